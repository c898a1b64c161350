"""Harm of a scoundrel: three rows to write in, what each costs, and the clock that heals."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.harm import HARM_BOXES, HarmLevel, Wound
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.over_field import OverField
from duskboard.panels.scoundrel_deed import ScoundrelDeed, deed_text
from duskboard.panels.scoundrel_wish import SetHealing, TurnWound, WriteWound
from duskboard.table.scoundrel_view import HarmRowView, ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.harm_slot import HarmFace, HarmSlot
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_NUMBER = 16.0
_PENALTY = 92.0
_WRITTEN = 2
"""A slot with words in it is so much wider than an empty one beside it."""


class ScoundrelHarm(QWidget):
    """Shows the rows, the gravest first; fatal harm only where there is some.

    Signals:
        wished(ScoundrelWish): A harm shall read so, or the healing clock be filled so far.
        wound_ticked(Wound): A harm shall count for the roll in hand, or no longer.
        deed_wished(ScoundrelDeed): Somebody shall recover.
    """

    wished = Signal(object)
    wound_ticked = Signal(object)
    deed_wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._healing = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.dial = ClockDial(look, words, diameter="clock.mini", marks_hidden=False)
        self._healed = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.rows = {level: _HarmRow(look) for level in reversed(HarmLevel)}
        self.hint = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3)
        self.recover = Chip(look)
        self.field = _Words(self)
        self._lay_out()
        self.recover.clicked.connect(lambda: self.deed_wished.emit(ScoundrelDeed.RECOVER))
        self.dial.fill_requested.connect(self._on_dial_fill_requested)
        self.dial.resolve_requested.connect(self._on_dial_resolve_requested)
        self.field.entered.connect(self._on_field_entered)
        for row in self.rows.values():
            for slot in row.slots:
                slot.write_requested.connect(self._on_slot_write_requested)
                slot.ticked.connect(self._on_slot_ticked)
                slot.clear_requested.connect(self._on_slot_clear_requested)
                slot.menu_requested.connect(self._on_slot_menu_requested)

    def mirror(self, view: ScoundrelView, ticked: tuple[Wound, ...] | None) -> None:
        """Show harm; `ticked` is what counts for the roll in hand, or None without one."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view = view
        words = self._words
        if is_other:
            self.field.finish()
        self._title.setText(words.pgettext("blades", "Harm"))
        self._healing.setText(words.pgettext("blades", "Healing"))
        self.recover.tell(deed_text(words, ScoundrelDeed.RECOVER))
        self.dial.mirror(view.healing)
        self._healed.setText(f"{view.healing.filled}/{view.healing.size}")
        shown = {row.level: row for row in view.rows}
        for level, row in self.rows.items():
            row.setVisible(level in shown)
            if level in shown:
                row.mirror(words, shown[level], ticked)
        self._say_hint(view, ticked)

    def _say_hint(self, view: ScoundrelView, ticked: tuple[Wound, ...] | None) -> None:
        """Say how harm comes to count, in one line that is there with a roll and without."""
        words = self._words
        if ticked is None:
            said = words.pgettext("blades", "With a roll in hand, click what counts for it.")
        elif ticked:
            said = words.pgettext("blades", "What is lit counts for this roll.")
        else:
            said = words.pgettext("blades", "None counts for this roll: click one that does.")
        self.hint.setText(said)
        self.hint.setToolTip(said)
        self.hint.setVisible(any(row.wounds for row in view.rows))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The slots take their new places with the layout, which comes after this.
        QTimer.singleShot(0, self, lambda: self.field.place(self.field.anchor))

    def _lay_out(self) -> None:
        px = self._look.px
        head = QHBoxLayout()
        head.setSpacing(round(px(6)))
        head.addWidget(self._title, 1)
        for part in (self.recover, self._healing, self.dial, self._healed):
            head.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(4)))
        column.addLayout(head)
        for row in self.rows.values():
            column.addWidget(row)
        column.addWidget(self.hint)

    def _of(self, slot: object) -> tuple[HarmLevel, int]:
        """Return the row and the place of a slot."""
        for level, row in self.rows.items():
            for place, one in enumerate(row.slots):
                if one is slot:
                    return level, place
        raise LookupError

    def _wound(self, level: HarmLevel, place: int) -> Wound | None:
        rows = self._view.rows if self._view is not None else ()
        wounds = next((row.wounds for row in rows if row.level is level), ())
        return wounds[place] if place < len(wounds) else None

    def _on_slot_write_requested(self) -> None:
        level, place = self._of(self.sender())
        wound, words = self._wound(level, place), self._words
        hint = words.pgettext("blades", "What is it?")
        text = words.pgettext("blades", "Harm of level %(level)d")
        self.field.say(hint, text % {"level": level})
        # An empty place beside another is filled from the left.
        slots = self.rows[level].slots
        held = [one for at, one in enumerate(slots) if self._wound(level, at) is not None]
        anchor = slots[place] if wound is not None else slots[len(held)]
        self.field.lie_over(anchor, wound.text if wound is not None else "")

    def _on_slot_ticked(self) -> None:
        wound = self._wound(*self._of(self.sender()))
        if wound is not None:
            self.wound_ticked.emit(wound)

    def _on_slot_clear_requested(self) -> None:
        level, place = self._of(self.sender())
        self.wished.emit(WriteWound(level=level, place=place, text=""))

    def _on_slot_menu_requested(self) -> None:
        level, place = self._of(self.sender())
        wound, words = self._wound(level, place), self._words
        if wound is None:
            return
        menu, slot = QMenu(self), self.rows[level].slots[place]
        strange = menu.addAction(words.pgettext("blades", "From the supernatural"))
        strange.setCheckable(True)
        strange.setChecked(wound.is_supernatural)
        turned = TurnWound(level=level, place=place, is_supernatural=not wound.is_supernatural)
        strange.triggered.connect(lambda _on: self.wished.emit(turned))
        menu.addSeparator()
        gone = WriteWound(level=level, place=place, text="")
        menu.addAction(words.gettext("Remove"), lambda: self.wished.emit(gone))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(slot.mapToGlobal(slot.rect().bottomLeft()))

    def _on_field_entered(self, text: str) -> None:
        anchor = self.field.anchor
        self.field.finish()
        if anchor is None:
            return
        level, place = self._of(anchor)
        wound = self._wound(level, place)
        if text.strip() != (wound.text if wound is not None else ""):
            self.wished.emit(WriteWound(level=level, place=place, text=text.strip()))

    def _on_dial_fill_requested(self, _clock_id: EntityId, filled: int) -> None:
        self.wished.emit(SetHealing(filled=filled))

    def _on_dial_resolve_requested(self, _clock_id: EntityId) -> None:
        if self._view is not None and self._view.healing.size is not None:
            self.wished.emit(SetHealing(filled=self._view.healing.size))


class _HarmRow(QWidget):
    """A row of harm: its number, its slots, and what it costs."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._number = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self._penalty = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.slots = [HarmSlot(look) for _ in range(max(HARM_BOXES.values()))]
        line = self._line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(round(look.px(4)))
        line.addWidget(self._number)
        for slot in self.slots:
            line.addWidget(slot, 1)
        line.addSpacing(round(look.px(6)))
        line.addWidget(self._penalty)
        self._measure()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._measure()

    def _measure(self) -> None:
        """Have numbers and penalties of all rows stand below each other."""
        self._number.setFixedWidth(round(self._look.px(_NUMBER)))
        self._penalty.setFixedWidth(round(self._look.px(_PENALTY)))

    def mirror(self, words: Words, row: HarmRowView, ticked: tuple[Wound, ...] | None) -> None:
        """Show a row."""
        self._number.setText(str(int(row.level)))
        penalty = penalty_text(words, row.counts_as)
        self._penalty.setText(penalty)
        name = words.pgettext("blades", "Harm of level %(level)d") % {"level": row.level}
        for place, slot in enumerate(self.slots):
            wound = row.wounds[place] if place < len(row.wounds) else None
            is_ticked = ticked is not None and wound in ticked
            counts = words.pgettext("blades", "counts for this roll") if is_ticked else ""
            strange = ""
            if wound is not None and wound.is_supernatural:
                strange = words.pgettext("blades", "from the supernatural")
            slot.mirror(
                HarmFace(
                    name=name,
                    text=wound.text if wound is not None else "",
                    can_tick=ticked is not None and wound is not None,
                    is_ticked=is_ticked,
                    says=clauses(words, [wound.text if wound else "", strange, penalty, counts]),
                )
            )
            slot.setVisible(place < row.boxes)
            # What is written has room before what is still empty.
            self._line.setStretchFactor(slot, 1 if wound is None else _WRITTEN)


class _Words(OverField):
    """The field lies over one slot alone."""

    @override
    def width_over(self, anchor: QWidget) -> int:
        return anchor.width()


def penalty_text(words: Words, counts_as: int) -> str:
    """Return what a row of harm costs (rules/blades.md 29); "" where it costs nothing."""
    texts = {
        HarmLevel.LESSER: words.pgettext("blades harm", "less effect"),
        HarmLevel.MODERATE: words.pgettext("blades harm", "−1d"),
        HarmLevel.SEVERE: words.pgettext("blades harm", "needs help"),
        HarmLevel.FATAL: words.pgettext("blades harm", "fatal"),
    }
    return texts[HarmLevel(counts_as)] if counts_as else ""
