"""The ladder of factions: Tier, hold, status and clocks, and what they did (design.md 7)."""

import re
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.hold import Hold
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_standing_text import (
    short_standing,
    standing_text,
    status_text,
    tier_text,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.faction_done import FactionDone
from duskboard.panels.faction_row import FactionRow
from duskboard.panels.faction_turn_form import FactionTurnForm
from duskboard.panels.faction_wish import (
    DropFaction,
    MoveStanding,
    MoveStatus,
    NewFaction,
    NewGoal,
    PassBy,
    PlayTurn,
    SetFighting,
    SetSeen,
    WriteAbout,
)
from duskboard.panels.ladder_rung import CrewRung, RungHead
from duskboard.panels.over_field import OverField
from duskboard.table.entity import Visibility
from duskboard.table.faction_view import FactionView, LadderOrder, LadderView, ordered
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_TYPED = re.compile(r"(.*?)[\s,，]+([0-6])")
_SIZES = (4, 6, 8, 10, 12)


class FactionLadder(QWidget):
    """Shows the ladder, and says what is wished of it.

    Signals:
        wished(object): One of `faction_wish`.
        fill_requested(object, int): A clock shall be filled so far.
    """

    wished = Signal(object)
    fill_requested = Signal(object, int)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view = LadderView()
        self._order = LadderOrder.TIER
        self._asked: tuple[str, EntityId] | None = None
        self.order = SegmentedControl(look)
        self.entry = EntryField()
        self.pass_by = GlyphButton(look, "", glyph="hourglass", role="quiet", small=True)
        self.empty = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=3)
        self.rows: dict[EntityId, FactionRow] = {}
        self.heads: list[QWidget] = []
        self.form = FactionTurnForm(look, words)
        self.done = FactionDone(look, words)
        self.field = OverField(self)
        self._ladder = QVBoxLayout()
        self._lay_out()
        self._connect()
        self._say()

    def mirror(self, view: LadderView) -> None:
        """Show the ladder."""
        self._view = view
        for key in [
            key for key in self.rows if all(one.faction_id != key for one in view.factions)
        ]:
            self._drop(self.rows.pop(key))
        for one in view.factions:
            if one.faction_id not in self.rows:
                self.rows[one.faction_id] = self._make_row(one.faction_id)
            self.rows[one.faction_id].mirror(one)
        self._arrange()
        self.empty.setVisible(not view.factions)
        self.pass_by.setVisible(bool(view.factions))
        self.done.mirror(view.done)
        if self.form.faction_id is not None and not self.form.isHidden():
            self.form.follow(self._faction(self.form.faction_id))

    def begin(self) -> None:
        """Take the keyboard for a new faction."""
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_turn(self, key: EntityId) -> None:
        """Ask what a faction does."""
        one = self._faction(key)
        if one is not None:
            self.form.begin(one)
            QTimer.singleShot(0, self._show_form)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self.form.say()
            self.mirror(self._view)

    def _show_form(self) -> None:
        """Have all of the form in sight, now that it is laid out."""
        self._area.ensureWidgetVisible(self.form)

    def _faction(self, key: EntityId) -> FactionView | None:
        return next((one for one in self._view.factions if one.faction_id == key), None)

    def _say(self) -> None:
        words = self._words
        options = [Option(value=one, text=enum_text(words, one)) for one in LadderOrder]
        self.order.mirror(options, self._order)
        self.order.setAccessibleName(words.pgettext("blades faction", "Order of the ladder"))
        hint = words.pgettext("blades faction", "New faction, such as: Tollmen 3")
        self.entry.setPlaceholderText(hint)
        self.entry.setAccessibleName(hint)
        self.pass_by.setText(words.pgettext("blades faction", "A downtime passes them by"))
        self.empty.setText(
            words.pgettext("blades faction", "No factions yet. Type a name and a Tier.")
        )

    def _make_row(self, key: EntityId) -> FactionRow:
        row = FactionRow(self._look, self._words)
        row.offers_wished.connect(partial(self._offer, key))
        row.status_requested.connect(partial(self._move_status, key))
        row.fill_requested.connect(self.fill_requested)
        row.visibility_requested.connect(self._on_row_visibility_requested)
        return row

    def _drop(self, widget: QWidget) -> None:
        self._ladder.removeWidget(widget)
        widget.hide()
        widget.deleteLater()

    def _arrange(self) -> None:
        """Put the rows on their rungs, each rung under its name."""
        while self._ladder.count():
            self._ladder.takeAt(0)
        while self.heads:
            head = self.heads.pop()
            head.hide()
            head.deleteLater()
        rung: str | None = None
        crew = self._view.crew if self._order is LadderOrder.TIER else None
        for one in ordered(self._view, self._order):
            if crew is not None and one.tier < crew.tier:
                rung = self._put_crew(rung)
                crew = None
            rung = self._put_head(rung, self._rung(one))
            self._ladder.addWidget(self.rows[one.faction_id])
        if crew is not None:
            self._put_crew(rung)

    def _rung(self, one: FactionView) -> str:
        if self._order is LadderOrder.STATUS:
            return status_text(self._words, one.status)
        return self._tier(one.tier)

    def _tier(self, tier: int) -> str:
        text = self._words.pgettext("blades faction", "Tier %(tier)s")
        return text % {"tier": tier_text(tier)}

    def _put_head(self, before: str | None, text: str) -> str:
        if text != before:
            self._put(RungHead(self._look, text))
        return text

    def _put_crew(self, before: str | None) -> str | None:
        """Put the crew on its rung, after the others there."""
        crew, words = self._view.crew, self._words
        if crew is None:
            return before
        rung = self._put_head(before, self._tier(crew.tier))
        name = words.pgettext("blades faction", "%(name)s, your crew") % {"name": crew.name}
        self._put(CrewRung(self._look, short_standing(words, crew.tier, crew.hold), name))
        return rung

    def _put(self, head: QWidget) -> None:
        self._ladder.addWidget(head)
        self.heads.append(head)

    def _lay_out(self) -> None:
        px = self._look.px
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 10)))
        column.setSpacing(round(px(4)))
        head = QHBoxLayout()
        head.addWidget(self.entry, 1)
        head.addWidget(self.order)
        column.addLayout(head)
        column.addWidget(self.empty)
        self._ladder.setSpacing(round(px(2)))
        column.addLayout(self._ladder)
        column.addWidget(self.form)
        column.addWidget(self.pass_by, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.done)
        column.addStretch(1)
        self.form.hide()
        area = self._area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def _connect(self) -> None:
        self.order.chosen.connect(self._on_order_chosen)
        self.entry.entered.connect(self._on_entry_entered)
        self.entry.left.connect(self.entry.clear)
        self.pass_by.clicked.connect(lambda: self.wished.emit(PassBy()))
        self.form.played.connect(self._on_form_played)
        self.form.left.connect(self._end_turn)
        self.done.seen_requested.connect(self._on_done_seen_requested)
        self.field.entered.connect(self._on_field_entered)

    def _offer(self, key: EntityId) -> None:
        """Offer what can be done about a faction."""
        one, words, row = self._faction(key), self._words, self.rows[key]
        if one is None:
            return
        menu = QMenu(row)
        turn = menu.addAction(words.pgettext("blades faction", "Its turn…"))
        turn.triggered.connect(lambda _on: self.begin_turn(key))
        standing = menu.addMenu(standing_text(words, one.tier, one.own_hold))
        for tier in range(MAX_TIER, -1, -1):
            for hold in reversed(Hold):
                wish = MoveStanding(faction_id=key, tier=tier, hold=hold)
                self._offer_wish(standing, standing_text(words, tier, hold), wish)
        act = self._offer_wish(
            menu,
            words.pgettext("blades faction", "At war with somebody else"),
            SetFighting(faction_id=key, is_so=not one.is_fighting),
        )
        act.setCheckable(True)
        act.setChecked(one.is_fighting)
        goals = menu.addMenu(words.pgettext("blades faction", "New clock"))
        for size in _SIZES:
            text = words.pgettext("blades faction", "%(count)d segments") % {"count": size}
            goals.addAction(text).triggered.connect(partial(self._ask, f"goal {size}", key, ""))
        for what, text, before in (
            ("name", words.pgettext("blades faction", "Name…"), one.name),
            ("about", words.pgettext("blades faction", "Line for the players…"), one.about),
            ("notes", words.pgettext("blades faction", "Notes…"), one.notes),
        ):
            menu.addAction(text).triggered.connect(partial(self._ask, what, key, before))
        seen = SetSeen(entity_id=key, is_seen=one.visibility is not Visibility.SHOWN)
        act = self._offer_wish(menu, words.pgettext("blades faction", "Players see it"), seen)
        act.setCheckable(True)
        act.setChecked(not seen.is_seen)
        self._offer_wish(menu, words.gettext("Remove"), DropFaction(faction_id=key))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(row.name.mapToGlobal(row.name.rect().bottomLeft()))

    def _offer_wish(self, menu: QMenu, text: str, wish: object) -> QAction:
        """Add a choice that wishes something."""
        act = menu.addAction(text)
        act.triggered.connect(lambda _on: self.wished.emit(wish))
        return act

    def _ask(self, what: str, key: EntityId, before: str, _on: object = None) -> None:
        """Ask for a line in the place of a row."""
        said = self._words.pgettext("blades faction", "Words, then Enter")
        self._asked = (what, key)
        self.field.say(said, said)
        self.field.lie_over(self.rows[key].name, before)

    def _move_status(self, key: EntityId, status: int) -> None:
        self.wished.emit(MoveStatus(faction_id=key, status=status))

    def _end_turn(self) -> None:
        key = self.form.faction_id
        self.form.hide()
        row = None if key is None else self.rows.get(key)
        if row is not None:
            row.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_entered(self, text: str) -> None:
        asked, self._asked = self._asked, None
        self.field.finish()
        if asked is None:
            return
        what, key = asked
        if what == "about":
            self.wished.emit(WriteAbout(faction_id=key, about=text))
        elif what == "notes":
            self.wished.emit(WriteAbout(faction_id=key, notes=text))
        elif text.strip() and what == "name":
            self.wished.emit(WriteAbout(faction_id=key, name=text))
        elif text.strip():
            size = int(what.split()[1])
            self.wished.emit(NewGoal(faction_id=key, name=text.strip(), size=size))

    def _on_order_chosen(self, order: object) -> None:
        if isinstance(order, LadderOrder):
            self._order = order
            self._arrange()

    def _on_entry_entered(self, text: str) -> None:
        typed = _TYPED.fullmatch(text.strip())
        name, tier = (typed[1], int(typed[2])) if typed else (text.strip(), 0)
        if name.strip():
            self.entry.clear()
            self.wished.emit(NewFaction(name=name.strip(), tier=tier))

    def _on_row_visibility_requested(self, clock_id: EntityId) -> None:
        for one in self._view.factions:
            for goal in one.goals:
                if goal.clock_id == clock_id:
                    is_seen = goal.visibility is not Visibility.SHOWN
                    self.wished.emit(SetSeen(entity_id=clock_id, is_seen=is_seen))

    def _on_done_seen_requested(self, note_id: EntityId, is_seen: bool) -> None:  # noqa: FBT001
        self.wished.emit(SetSeen(entity_id=note_id, is_seen=is_seen))

    def _on_form_played(self, wish: PlayTurn) -> None:
        self._end_turn()
        self.wished.emit(wish)
