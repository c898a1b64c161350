"""The claims of a crew, drawn and edited in place (rules/blades.md 69-71, 147)."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.claim import MAP_REACH, Claim, ClaimId, ClaimMap, ClaimState
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.claim_board import ClaimBoard
from duskboard.panels.claim_form import ClaimForm, turned
from duskboard.panels.claim_node import claim_name
from duskboard.panels.claim_tools import STAYING, TOOL_KEYS, ClaimTool, ClaimTools
from duskboard.panels.crew_wish import LinkClaims, PutClaim, RemoveClaim, SetClaim
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.text_label import TextLabel

_COLUMNS = 5
_STEP = 2
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class ClaimPanel(QWidget):
    """Shows the map with its tools, and the fields of the claim that is chosen.

    Signals:
        wished(CrewWish): The map shall be another.
        new_requested(): A crew shall come to the table.
    """

    wished = Signal(object)
    new_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: CrewView | None = None
        self._key = self._target = ""
        self._tool: ClaimTool | None = None
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.tools = ClaimTools(look, words)
        self.board = ClaimBoard(look, words)
        self.form = ClaimForm(look, words)
        self._none = EmptyState(look, "")
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self.board)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tools)
        column.addWidget(self._area, 1)
        column.addWidget(self._none, 1)
        column.addWidget(self.form)
        self.tools.pressed.connect(self._use)
        self.board.selected.connect(self._on_board_selected)
        self.board.offers_requested.connect(self._on_board_offers_requested)
        self.board.moved.connect(self._on_board_moved)
        self.board.linked.connect(self._on_board_linked)
        self.board.key_pressed.connect(self._on_board_key_pressed)
        self.form.written.connect(self._on_form_written)
        self.form.state_requested.connect(self._on_form_state_requested)
        self._none.act_requested.connect(self.new_requested)

    @property
    def is_in_sight(self) -> bool:
        """Whether the map is before the game master, not behind another dock."""
        return self.isVisible() and not self.visibleRegion().isEmpty()

    def mirror(self, view: CrewView | None) -> None:
        """Show the claims of a crew, or that there is none."""
        self._view, words = view, self._words
        for part in (self.tools, self._area):
            part.setVisible(view is not None)
        self._none.setVisible(view is None)
        self._none.tell(
            words.pgettext("blades crew", "No crew yet."),
            words.pgettext("blades crew", "New crew"),
        )
        claims = self._claims
        self.board.mirror(claims, "" if view is None else view.crew.profile.lair)
        if all(one.key != self._key for one in claims.claims):
            self._key = ""
            self._put_tool_away()
        self._show_chosen()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._view)

    @property
    def _claims(self) -> ClaimMap:
        return ClaimMap() if self._view is None else self._view.crew.claims

    @property
    def _chosen(self) -> Claim | None:
        return next((one for one in self._claims.claims if one.key == self._key), None)

    def _show_chosen(self) -> None:
        """Show which claim is chosen, what is in hand, and how it stands with the map."""
        chosen = self._chosen
        self.board.show_selected(self._key)
        is_linking = self._tool is ClaimTool.LINK
        self.board.show_path(self._key if is_linking else "", self._target if is_linking else "")
        self.tools.mirror(self._tool, has_claim=chosen is not None)
        self.form.setVisible(chosen is not None)
        if chosen is not None:
            self.form.mirror(chosen)
        self._say()

    def _say(self) -> None:
        words, claims = self._words, self._claims
        held = words.pgettext("blades crew", "%(count)d held") % {"count": len(claims.held)}
        turf = words.pgettext("blades crew", "%(count)d turf") % {"count": claims.turf}
        lost = words.pgettext("blades crew", "the lair is lost: none works")
        says = lost if claims.is_lair_lost else dotted(words, [held, turf])
        if self._tool is ClaimTool.LINK:
            says = words.pgettext("blades crew", "choose the claim to link")
        elif self._tool is ClaimTool.MOVE:
            says = words.pgettext("blades crew", "arrows move the claim")
        self.says.setText(says if self._view is not None else "")

    def _use(self, tool: ClaimTool) -> None:
        """Take a tool in hand or put it away, or do at once what it does."""
        chosen = self._chosen
        if tool is ClaimTool.ADD:
            self._offer_kinds()
        elif chosen is None:
            self._show_chosen()
        elif tool in STAYING:
            self._tool = None if self._tool is tool else tool
            self._target = ""
            self._show_chosen()
            self.board.nodes[self._key].setFocus(Qt.FocusReason.OtherFocusReason)
        elif tool is ClaimTool.TURF:
            self.wished.emit(PutClaim(claim=turned(chosen, claim_name(self._words, chosen))))
        else:
            self.wished.emit(RemoveClaim(key=chosen.key))

    def _put_tool_away(self) -> None:
        self._tool, self._target = None, ""

    def _on_board_selected(self, key: str) -> None:
        if self._tool is ClaimTool.LINK and self._key and key != self._key:
            self._link(key)
            return
        self._key = key
        self._show_chosen()

    def _link(self, key: str) -> None:
        first = self._key
        self._put_tool_away()
        self.wished.emit(LinkClaims(first=first, second=key))
        self._show_chosen()
        self.board.nodes[first].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_board_moved(self, key: str, column: int, row: int) -> None:
        claim = self._claims.claim(key)
        self.wished.emit(PutClaim(claim=replace(claim, column=column, row=row)))

    def _on_board_linked(self, first: str, second: str) -> None:
        self.wished.emit(LinkClaims(first=first, second=second))

    def _on_board_key_pressed(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in TOOL_KEYS:
            self._choose_focused()
            self._use(TOOL_KEYS[key])
        elif key == Qt.Key.Key_Escape:
            self._put_tool_away()
            self._show_chosen()
        elif key in _ARROWS:
            self._go(*_ARROWS[key])

    def _go(self, across: int, down: int) -> None:
        """Move the claim, the end of the path, or what is chosen, whatever is in hand."""
        chosen = self._chosen
        if self._tool is ClaimTool.MOVE and chosen is not None:
            column, row = chosen.column + across, chosen.row + down
            if min(column, row) >= 0 and max(column, row) < MAP_REACH:
                self._on_board_moved(chosen.key, column, row)
            return
        self._choose_focused()
        if self._tool is ClaimTool.LINK:
            self._target = self.board.beside(self._target or self._key, across, down)
        else:
            self._key = self.board.beside(self._key, across, down)
            if self._key:
                node = self.board.nodes[self._key]
                node.setFocus(Qt.FocusReason.OtherFocusReason)
                self._area.ensureWidgetVisible(node)
        self._show_chosen()

    def _choose_focused(self) -> None:
        """Choose the claim that has the keyboard, unless a tool is in hand."""
        if self._tool is None:
            found = (key for key, node in self.board.nodes.items() if node.hasFocus())
            self._key = next(found, self._key)

    def _on_board_offers_requested(self, key: str) -> None:
        if self._tool is ClaimTool.LINK:
            if self._target and self._target != self._key:
                self._link(self._target)
            return
        self._key = key
        self._put_tool_away()
        self._show_chosen()
        menu = QMenu(self)
        self._offer_states(menu, self._claims.claim(key))
        menu.addSeparator()
        for tool in (ClaimTool.MOVE, ClaimTool.LINK, ClaimTool.TURF, ClaimTool.REMOVE):
            text = self.tools.buttons[tool].text()
            menu.addAction(text, partial(self._use, tool))
        self._pop_up(menu, self.board.nodes[key])

    def _offer_states(self, menu: QMenu, claim: Claim) -> None:
        """Offer whose it can be; who owns it thinks worse of a crew that seizes it (70)."""
        words = self._words
        if claim.state is ClaimState.HELD:
            for state in (ClaimState.LOST, ClaimState.OPEN):
                self._offer(menu, enum_text(words, state), SetClaim(key=claim.key, state=state))
            return
        seize = words.pgettext("blades crew", "Hold it")
        self._offer(menu, seize, SetClaim(key=claim.key, state=ClaimState.HELD))
        factions = () if self._view is None else self._view.factions
        for faction in sorted(factions, key=lambda one: one.name != claim.owner):
            text = words.pgettext("blades crew", "Seize it from %(faction)s: status −2")
            wish = SetClaim(key=claim.key, state=ClaimState.HELD, owner=faction.faction_id)
            self._offer(menu, text % {"faction": faction.name}, wish)

    def _on_form_state_requested(self, state: ClaimState) -> None:
        """Say whose it is; where somebody may think worse for it, they are offered first."""
        chosen = self._chosen
        if chosen is None:
            return
        if state is ClaimState.HELD and self._view is not None and self._view.factions:
            menu = QMenu(self)
            self._offer_states(menu, chosen)
            self._pop_up(menu, self.form.state)
            self.form.mirror(chosen)
            return
        self.wished.emit(SetClaim(key=chosen.key, state=state))

    def _on_form_written(self, claim: Claim) -> None:
        self.wished.emit(PutClaim(claim=claim))

    def _offer(self, menu: QMenu, text: str, wish: object) -> None:
        menu.addAction(text.replace("&", "&&"), lambda: self.wished.emit(wish))

    def _offer_kinds(self) -> None:
        menu = QMenu(self)
        for kind in ClaimId:
            menu.addAction(enum_text(self._words, kind), partial(self._add, kind))
        self._pop_up(menu, self.tools.buttons[ClaimTool.ADD])

    def _add(self, kind: ClaimId) -> None:
        """Put a claim beside the one that is chosen, or on the first free place."""
        claims, chosen = self._claims.claims, self._chosen
        taken = {(one.column, one.row) for one in claims}
        places = [(_STEP * (at % _COLUMNS), _STEP * (at // _COLUMNS)) for at in range(90)]
        if chosen is not None:
            near = [
                (chosen.column + _STEP * across, chosen.row + _STEP * down)
                for across, down in ((1, 0), (0, 1), (-1, 0), (0, -1))
            ]
            places[:0] = [place for place in near if min(place) >= 0 and max(place) < MAP_REACH]
        column, row = next(place for place in places if place not in taken)
        keys = {one.key for one in claims}
        key = next(f"claim-{at}" for at in range(1, 99) if f"claim-{at}" not in keys)
        state = ClaimState.HELD if kind is ClaimId.LAIR else ClaimState.OPEN
        new = Claim(key=key, kind=kind, state=state, column=column, row=row)
        self._key = key
        self.wished.emit(PutClaim(claim=new))
        if key in self.board.nodes:
            self.board.nodes[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))
