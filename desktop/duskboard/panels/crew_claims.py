"""The claims of a crew, drawn and edited in place (rules/blades.md 69-71, 147)."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.claim import Claim, ClaimId, ClaimState
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.claim_board import ClaimBoard, claim_name
from duskboard.panels.crew_wish import LinkClaims, PutClaim, RemoveClaim, SetClaim
from duskboard.panels.over_field import OverField
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_COLUMNS = 4
_STEP = 2
_MOVES = {"←": (-_STEP, 0), "→": (_STEP, 0), "↑": (0, -_STEP), "↓": (0, _STEP)}


class CrewClaims(QWidget):
    """Shows the map. A click on a claim offers what can become of it.

    Signals:
        wished(CrewWish): The map shall be another.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: CrewView | None = None
        self._linking = ""
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.add = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self.board = ClaimBoard(look, words)
        self.field = OverField(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(8)))
        head = QHBoxLayout()
        head.setSpacing(round(look.px(8)))
        head.addWidget(self._title)
        head.addWidget(self._says, 1)
        head.addWidget(self.add)
        column.addLayout(head)
        column.addWidget(self.board)
        self.add.clicked.connect(self._on_add_clicked)
        self.board.pressed.connect(self._on_board_pressed)
        self.field.entered.connect(self._on_field_entered)

    def mirror(self, view: CrewView) -> None:
        """Show the claims of a crew."""
        self._view, words = view, self._words
        claims = view.crew.claims
        self._title.setText(words.pgettext("blades crew", "Claims"))
        held = words.pgettext("blades crew", "%(count)d held") % {"count": len(claims.held)}
        turf = words.pgettext("blades crew", "turf %(count)d") % {"count": claims.turf}
        lost = words.pgettext("blades crew", "the lair is lost: none works")
        says = lost if claims.is_lair_lost else dotted(words, [held, turf])
        if self._linking:
            says = words.pgettext("blades crew", "choose the claim to link")
        self._says.setText(says)
        said = words.pgettext("blades crew", "Add a claim")
        self.add.setAccessibleName(said)
        self.add.setToolTip(said)
        self.board.mirror(claims)

    def _on_board_pressed(self, key: str) -> None:
        if self._view is None:
            return
        if self._linking:
            first, self._linking = self._linking, ""
            if first != key:
                self.wished.emit(LinkClaims(first=first, second=key))
            self.mirror(self._view)
            return
        claim = self._view.crew.claims.claim(key)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self._offer_states(menu, claim)
        menu.addSeparator()
        self._offer_edits(menu, claim)
        self._pop_up(menu, self.board.nodes[key])

    def _offer_states(self, menu: QMenu, claim: Claim) -> None:
        words = self._words
        if claim.state is ClaimState.HELD:
            for state in (ClaimState.LOST, ClaimState.OPEN):
                self._offer(menu, enum_text(words, state), SetClaim(key=claim.key, state=state))
            return
        seize = words.pgettext("blades crew", "Hold it")
        self._offer(menu, seize, SetClaim(key=claim.key, state=ClaimState.HELD))
        for faction in self._view.factions if self._view is not None else ():
            text = words.pgettext("blades crew", "Seize it from %(faction)s: status −2")
            wish = SetClaim(key=claim.key, state=ClaimState.HELD, owner=faction.faction_id)
            self._offer(menu, text % {"faction": faction.name}, wish)

    def _offer_edits(self, menu: QMenu, claim: Claim) -> None:
        words = self._words
        for arrow, (column, row) in _MOVES.items():
            moved = (claim.column + column, claim.row + row)
            if min(moved) >= 0:
                text = words.pgettext("blades crew", "Move %(arrow)s") % {"arrow": arrow}
                wish = PutClaim(claim=replace(claim, column=moved[0], row=moved[1]))
                self._offer(menu, text, wish)
        link = words.pgettext("blades crew", "Link to another claim")
        menu.addAction(link, partial(self._begin_link, claim.key))
        other = words.pgettext("blades crew", "Call it otherwise…")
        menu.addAction(other, partial(self._begin_name, claim))
        self._offer(menu, words.gettext("Remove"), RemoveClaim(key=claim.key))

    def _offer(self, menu: QMenu, text: str, wish: object) -> None:
        menu.addAction(text, lambda: self.wished.emit(wish))

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def _begin_link(self, key: str) -> None:
        self._linking = key
        if self._view is not None:
            self.mirror(self._view)

    def _begin_name(self, claim: Claim) -> None:
        said = self._words.pgettext("blades crew", "Name of the claim")
        self.field.say(said, said)
        self.field.lie_over(self.board.nodes[claim.key], claim_name(self._words, claim))

    def _on_field_entered(self, text: str) -> None:
        anchor = self.field.anchor
        self.field.finish()
        key = next((key for key, node in self.board.nodes.items() if node is anchor), None)
        if key is not None and self._view is not None and text.strip():
            claim = self._view.crew.claims.claim(key)
            self.wished.emit(PutClaim(claim=replace(claim, name=text.strip())))

    def _on_add_clicked(self) -> None:
        menu = QMenu(self)
        for kind in ClaimId:
            menu.addAction(enum_text(self._words, kind), partial(self._add, kind))
        self._pop_up(menu, self.add)

    def _add(self, kind: ClaimId) -> None:
        """Put a claim on the first free place, row by row."""
        if self._view is None:
            return
        claims = self._view.crew.claims.claims
        taken = {(one.column, one.row) for one in claims}
        places = ((_STEP * (at % _COLUMNS), _STEP * (at // _COLUMNS)) for at in range(80))
        column, row = next(place for place in places if place not in taken)
        keys = {one.key for one in claims}
        key = next(f"claim-{at}" for at in range(1, 99) if f"claim-{at}" not in keys)
        state = ClaimState.HELD if kind is ClaimId.LAIR else ClaimState.OPEN
        self.wished.emit(
            PutClaim(claim=Claim(key=key, kind=kind, state=state, column=column, row=row))
        )
