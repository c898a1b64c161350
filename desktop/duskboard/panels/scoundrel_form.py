"""Who a scoundrel is, in fields to be written, and how long the tracks of the sheet are."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.blades.scoundrel import (
    ATTRIBUTE_XP,
    PLAYBOOK_XP,
    STRESS_BOXES,
    TRAUMA_BOXES,
    Fate,
)
from duskboard.core.blades.trait import ViceId
from duskboard.i18n.blades_trait_text import vice_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.scoundrel_wish import ChooseFate, WriteFlag, WriteNumber
from duskboard.play.blades.field import RANGES, FlagField, NumberField, TextField
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.choice import Choice
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

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
Cell = TextField | NumberField
_TOP = (TextField.NAME, TextField.ALIAS)
_ORDER: tuple[Cell, ...] = (
    TextField.PLAYBOOK,
    TextField.PLAYER,
    TextField.HERITAGE,
    TextField.BACKGROUND,
    TextField.VICE,
    TextField.PURVEYOR,
    TextField.LOOK,
    TextField.TRIGGER,
)


class ScoundrelForm(QWidget):
    """The fields. What was typed is written when a field is left, or on Enter.

    Attributes:
        top: Name and alias, to be laid out beside the portrait.

    Signals:
        text_written(TextField, str): Words of a field.
        wished(ScoundrelWish): A number, a flag, or where somebody stands in the story.
    """

    text_written = Signal(object, str)
    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self.fields = {field: EntryField() for field in _WORDS}
        self.numbers = {field: EntryField() for field in _LENGTHS}
        self.top = QWidget(parent)
        self.vice, self.fate = Choice(look), Choice(look)
        self.vice.setEditable(True)
        self.vice.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.flags = {field: CheckBox(look, "") for field in FlagField}
        self._cells: dict[Cell, QWidget] = {TextField.VICE: self.vice}
        self._cells |= dict[Cell, QWidget](self.fields.items())
        self._cells |= dict[Cell, QWidget](self.numbers.items())
        self._labels = {cell: _label(look) for cell in self._cells}
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=2)
        self.wrong.hide()
        self._lay_out()
        self._connect()
        self.say()

    def mirror(self, view: ScoundrelView) -> None:
        """Show what is written; a field that is being typed into keeps what is in it."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view = view
        for field, line in self.fields.items():
            line.mirror(self._text(field), is_other=is_other)
        for number, line in self.numbers.items():
            held = self._number(number)
            if is_other:
                self._tell(number, "")
            if not line.property("state"):
                line.mirror("" if held is None else str(held), is_other=is_other)
        vice = vice_text(self._words, view.profile.vice) if view.profile.vice else ""
        if self.vice.currentText() != vice:
            self.vice.setEditText(vice)
        self.fate.setCurrentIndex(tuple(Fate).index(view.fate))
        shown = {FlagField.HEALER: view.is_healer, FlagField.VICE_SATISFIED: view.is_vice_satisfied}
        for flag, box in self.flags.items():
            box.setChecked(shown[flag])

    def begin(self) -> None:
        """Give the keyboard to the name, all of it chosen."""
        name = self.fields[TextField.NAME]
        name.setFocus()
        name.selectAll()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        for cell, label in self._labels.items():
            text = short_field(words, cell)
            label.setText(text)
            self._cells[cell].setAccessibleName(enum_text(words, cell))
            label.setToolTip(enum_text(words, cell))
        self.fate.setAccessibleName(words.pgettext("blades field", "In the story"))
        held = self.vice.currentText()
        self.vice.clear()
        self.vice.addItems([enum_text(words, vice) for vice in ViceId])
        self.vice.setEditText(held)
        self.fate.clear()
        self.fate.addItems([enum_text(words, fate) for fate in Fate])
        for flag, box in self.flags.items():
            box.setText(enum_text(words, flag))
            box.updateGeometry()
        for number, usual in _LENGTHS.items():
            self.numbers[number].setPlaceholderText(str(usual))
        if self._view is not None:
            self.mirror(self._view)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _connect(self) -> None:
        for line in self.fields.values():
            line.editingFinished.connect(self._on_field_editing_finished)
            line.entered.connect(self._on_field_editing_finished)
            line.left.connect(self._on_field_left)
        for line in self.numbers.values():
            line.editingFinished.connect(self._on_number_editing_finished)
            line.entered.connect(self._on_number_editing_finished)
            line.left.connect(self._on_field_left)
        self.vice.activated.connect(self._on_vice_activated)
        edit = self.vice.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self._on_vice_activated)
        self.fate.activated.connect(self._on_fate_activated)
        for flag, box in self.flags.items():
            box.clicked.connect(lambda _on, flag=flag: self._on_flag_clicked(flag))

    def _lay_out(self) -> None:
        px = self._look.px
        top = QGridLayout(self.top)
        top.setContentsMargins(0, 0, 0, 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(round(px(6)))
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

    def _fill(self, grid: QGridLayout, cells: Sequence[Cell], columns: int) -> None:
        """Lay fields out below their labels, row by row."""
        grid.setHorizontalSpacing(round(self._look.px(8)))
        grid.setVerticalSpacing(round(self._look.px(2)))
        for place, cell in enumerate(cells):
            row, column = divmod(place, columns)
            widget = self._cells[cell]
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(self._labels[cell], 2 * row, column)
            grid.addWidget(widget, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)

    def _text(self, field: TextField) -> str:
        view = self._view
        if view is None:
            return ""
        return view.name if field is TextField.NAME else str(getattr(view.profile, field.value))

    def _number(self, field: NumberField) -> int | None:
        if self._view is None:
            return None
        number: int | None = getattr(self._view.tracks, field.value.removesuffix("-boxes"))
        return number

    def _on_field_editing_finished(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender() and line.text().strip() != self._text(field):
                line.setModified(False)
                self.text_written.emit(field, line.text())

    def _on_number_editing_finished(self) -> None:
        for field, line in self.numbers.items():
            if line is self.sender():
                self._send(field, line)

    def _send(self, field: NumberField, line: EntryField) -> None:
        """Write the length of a track, or say what would be one."""
        text, (least, most) = line.text().strip(), RANGES[field]
        number = int(text) if text.isdecimal() else None
        is_right = not text or (number is not None and least <= number <= most)
        wanted = self._words.pgettext("blades", "A number is wanted, %(least)d to %(most)d.")
        self._tell(field, "" if is_right else wanted % {"least": least, "most": most})
        if is_right and number != self._number(field):
            line.setModified(False)
            self.wished.emit(WriteNumber(field=field, number=number))

    def _tell(self, field: NumberField, error: str) -> None:
        line = self.numbers[field]
        line.mark_error(wrong=bool(error))
        line.setToolTip(error)
        line.setAccessibleDescription(error)
        wrong = [one for one in self.numbers.values() if one.property("state") == "error"]
        self.wrong.setText(wrong[-1].toolTip() if wrong else "")
        self.wrong.setVisible(bool(wrong))

    def _on_field_left(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender():
                line.setText(self._text(field))
        for number, line in self.numbers.items():
            if line is self.sender():
                held = self._number(number)
                line.setText("" if held is None else str(held))
                self._tell(number, "")

    def _on_vice_activated(self) -> None:
        text = self.vice.currentText().strip()
        known = next((one for one in ViceId if enum_text(self._words, one) == text), None)
        vice = known.value if known is not None else text
        if self._view is not None and vice != self._view.profile.vice:
            self.text_written.emit(TextField.VICE, vice)

    def _on_fate_activated(self, place: int) -> None:
        fate = tuple(Fate)[place]
        if self._view is not None and fate is not self._view.fate:
            self.wished.emit(ChooseFate(fate=fate))

    def _on_flag_clicked(self, flag: FlagField) -> None:
        self.wished.emit(WriteFlag(field=flag, is_so=self.flags[flag].isChecked()))


def short_field(words: Words, field: Cell) -> str:
    """Return what a field is called where there is little room."""
    texts: dict[Cell, str] = {
        NumberField.STRESS_BOXES: words.pgettext("blades length", "Stress"),
        NumberField.TRAUMA_BOXES: words.pgettext("blades length", "Trauma"),
        NumberField.PLAYBOOK_BOXES: words.pgettext("blades length", "Playbook xp"),
        NumberField.ATTRIBUTE_BOXES: words.pgettext("blades length", "Attribute xp"),
    }
    return texts[field] if field in texts else enum_text(words, field)


def _label(look: Look) -> TextLabel:
    return TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
