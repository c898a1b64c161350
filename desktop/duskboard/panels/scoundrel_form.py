"""Who a scoundrel is, in fields to be written, and how long the tracks of the sheet are."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.scoundrel import (
    ATTRIBUTE_XP,
    PLAYBOOK_XP,
    STRESS_BOXES,
    TRAUMA_BOXES,
    Fate,
)
from duskboard.core.blades.trait import ViceId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.field_form import FieldForm
from duskboard.panels.flow import Flow
from duskboard.panels.scoundrel_deed import ScoundrelDeed, deed_text
from duskboard.panels.scoundrel_wish import ChooseFate, WriteFlag, WriteNumber
from duskboard.play.blades.field import MAY_BE_EMPTY, RANGES, FlagField, NumberField, TextField
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.widgets.choice import Choice
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.switch import CheckBox

_COLUMNS = 2
_WORDS = (
    TextField.NAME,
    TextField.ALIAS,
    TextField.PLAYBOOK,
    TextField.PLAYER,
    TextField.HERITAGE,
    TextField.BACKGROUND,
    TextField.PURVEYOR,
    TextField.LOOK,
    TextField.TRIGGER,
)
_LENGTHS = {
    NumberField.STRESS_BOXES: STRESS_BOXES,
    NumberField.TRAUMA_BOXES: TRAUMA_BOXES,
    NumberField.PLAYBOOK_BOXES: PLAYBOOK_XP,
    NumberField.ATTRIBUTE_BOXES: ATTRIBUTE_XP,
}
"""Tracks with their usual lengths (rules/blades.md D15)."""
_TOP = (TextField.NAME, TextField.ALIAS)
_ORDER: tuple[StrEnum, ...] = (
    TextField.PLAYBOOK,
    TextField.PLAYER,
    TextField.HERITAGE,
    TextField.BACKGROUND,
    TextField.VICE,
    TextField.PURVEYOR,
    TextField.LOOK,
    TextField.TRIGGER,
)


class ScoundrelForm(FieldForm):
    """The fields of a scoundrel.

    Attributes:
        top: Name and alias, to be laid out beside the portrait.
        playbook: Choose a playbook.

    Signals:
        wished(ScoundrelWish): A number, a flag, or where somebody stands in the story.
        deed_wished(ScoundrelDeed): A playbook shall be chosen.
    """

    wished = Signal(object)
    deed_wished = Signal(object)

    may_be_empty = frozenset(MAY_BE_EMPTY)

    def __init__(self, look: Look, words: Words) -> None:
        lengths: Mapping[StrEnum, tuple[int, int]] = {one: RANGES[one] for one in _LENGTHS}
        super().__init__(look, words, _WORDS, lengths, (TextField.VICE,))
        self._view: ScoundrelView | None = None
        self.top = QWidget()
        self.fate = Choice(look)
        self.playbook = GlyphButton(look, "", glyph="book", small=True)
        self.flags = {field: CheckBox(look, "") for field in FlagField}
        self._lay_out()
        self.fate.activated.connect(self._on_fate_activated)
        self.playbook.clicked.connect(lambda: self.deed_wished.emit(ScoundrelDeed.PLAYBOOK))
        for flag, box in self.flags.items():
            box.clicked.connect(lambda _on, flag=flag: self._on_flag_clicked(flag))
        self.say()

    def mirror(self, view: ScoundrelView) -> None:
        """Show what is written; a field that is being typed into keeps what is in it."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view = view
        self.mirror_fields(is_other=is_other)
        self.fate.setCurrentIndex(tuple(Fate).index(view.fate))
        shown = {FlagField.HEALER: view.is_healer, FlagField.VICE_SATISFIED: view.is_vice_satisfied}
        for flag, box in self.flags.items():
            box.setChecked(shown[flag])

    @override
    def say(self) -> None:
        super().say()
        self.playbook.setText(deed_text(self._words, ScoundrelDeed.PLAYBOOK))
        self.fate.setAccessibleName(self._words.pgettext("blades field", "In the story"))
        self.fate.clear()
        self.fate.addItems([enum_text(self._words, fate) for fate in Fate])
        for flag, box in self.flags.items():
            box.setText(enum_text(self._words, flag))
            box.updateGeometry()
        if self._view is not None:
            self.mirror(self._view)

    @override
    def caption(self, field: StrEnum) -> str:
        words = self._words
        lengths: dict[StrEnum, str] = {
            NumberField.STRESS_BOXES: words.pgettext("blades length", "Stress"),
            NumberField.TRAUMA_BOXES: words.pgettext("blades length", "Trauma"),
            NumberField.PLAYBOOK_BOXES: words.pgettext("blades length", "Playbook xp"),
            NumberField.ATTRIBUTE_BOXES: words.pgettext("blades length", "Attribute xp"),
        }
        return lengths.get(field) or super().caption(field)

    @override
    def text_of(self, field: StrEnum) -> str:
        view = self._view
        if view is None:
            return ""
        return view.name if field is TextField.NAME else str(getattr(view.profile, field.value))

    @override
    def number_of(self, field: StrEnum) -> int | None:
        if self._view is None:
            return None
        number: int | None = getattr(self._view.tracks, field.value.removesuffix("-boxes"))
        return number

    @override
    def usual(self, field: StrEnum) -> str:
        return str(_LENGTHS[NumberField(field)])

    @override
    def write_number(self, field: StrEnum, number: int | None) -> None:
        self.wished.emit(WriteNumber(field=NumberField(field), number=number))

    @override
    def known(self, field: StrEnum) -> Mapping[str, str]:
        return {vice.value: enum_text(self._words, vice) for vice in ViceId}

    def _lay_out(self) -> None:
        px = self._look.px
        top = QGridLayout(self.top)
        top.setContentsMargins(0, 0, 0, 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(round(px(6)))
        whole.addWidget(self.playbook, 0, Qt.AlignmentFlag.AlignLeft)
        about, lengths = QGridLayout(), QGridLayout()
        for grid in (about, lengths):
            whole.addLayout(grid)
        whole.addWidget(self.wrong)
        flags = QWidget()
        whole.addWidget(flags)
        self._fill(top, _TOP, 1)
        self._fill(about, _ORDER, _COLUMNS)
        self._fill(lengths, tuple(_LENGTHS), len(_LENGTHS))
        flow = Flow(round(px(8)), flags)
        for box in (self.fate, *self.flags.values()):
            flow.addWidget(box)

    def _fill(self, grid: QGridLayout, cells: Sequence[StrEnum], columns: int) -> None:
        """Lay fields out below their labels, row by row."""
        grid.setHorizontalSpacing(round(self._look.px(8)))
        grid.setVerticalSpacing(round(self._look.px(2)))
        for place, cell in enumerate(cells):
            row, column = divmod(place, columns)
            widget = self.cells[cell]
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(self.labels[cell], 2 * row, column)
            grid.addWidget(widget, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)

    def _on_fate_activated(self, place: int) -> None:
        fate = tuple(Fate)[place]
        if self._view is not None and fate is not self._view.fate:
            self.wished.emit(ChooseFate(fate=fate))

    def _on_flag_clicked(self, flag: FlagField) -> None:
        self.wished.emit(WriteFlag(field=flag, is_so=self.flags[flag].isChecked()))
