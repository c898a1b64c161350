"""Who somebody is, in fields to be written: what the forms of all games share."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QWidget
from typing_extensions import override

from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.choice import Choice
from duskboard.widgets.text_label import TextLabel


class FieldForm(QWidget):
    """Fields of a sheet. What was typed is written when a field is left, or on Enter.

    Each game says in a class of its own which fields there are, what is written in them, and where
    they are laid out.

    Attributes:
        fields: The lines that hold words; the first is the name.
        numbers: The lines that hold a number.
        choices: What holds a word of the game or one of the table's own.
        labels: What stands above each field.
        wrong: Says below all fields what is wrong with one of them.

    Signals:
        text_written(StrEnum, str): Words of a field.
    """

    text_written = Signal(object, str)

    may_be_empty: frozenset[StrEnum] = frozenset()
    """Numbers that may be taken away; what is usual holds then."""

    def __init__(
        self,
        look: Look,
        words: Words,
        texts: Iterable[StrEnum],
        numbers: Mapping[StrEnum, tuple[int, int]],
        choices: Iterable[StrEnum],
    ) -> None:
        """Make the fields; the class of a game lays them out.

        Args:
            look: How it looks.
            words: The language.
            texts: The fields that hold words, the name first.
            numbers: The fields that hold a number, with the least and the most that each takes.
            choices: The fields that hold one word of many.
        """
        super().__init__()
        self._look, self._words = look, words
        self._ranges = dict(numbers)
        self.fields = {field: EntryField() for field in texts}
        self.numbers = {field: EntryField() for field in numbers}
        self.choices = {field: self._choice() for field in choices}
        self.cells: dict[StrEnum, QWidget] = {}
        self.cells |= dict[StrEnum, QWidget](self.choices)
        self.cells |= dict[StrEnum, QWidget](self.fields)
        self.cells |= dict[StrEnum, QWidget](self.numbers)
        self.labels = {cell: self.label() for cell in self.cells}
        self.wrong = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=2)
        self.wrong.hide()
        for line in (*self.fields.values(), *self.numbers.values()):
            line.editingFinished.connect(self._on_line_finished)
            line.entered.connect(self._on_line_finished)
            line.left.connect(self._on_line_left)

    def text_of(self, field: StrEnum) -> str:
        """Return what is written in a field of words or a choice."""
        raise NotImplementedError

    def number_of(self, field: StrEnum) -> int | None:
        """Return what is written in a field of a number, or None for what is usual."""
        raise NotImplementedError

    def usual(self, field: StrEnum) -> str:
        """Return what holds where no number is written."""
        raise NotImplementedError

    def write_number(self, field: StrEnum, number: int | None) -> None:
        """Ask for a number in a field; None for what is usual."""
        raise NotImplementedError

    def known(self, field: StrEnum) -> Mapping[str, str]:
        """Return the words of the game for a choice: what is written, and what it is called."""
        raise NotImplementedError

    def caption(self, field: StrEnum) -> str:
        """Return what stands above a field."""
        return enum_text(self._words, field)

    def label(self) -> TextLabel:
        """Return a new label to stand above a field."""
        return TextLabel(self._look, "", TextStyle.CAPTION, role=Role.TEXT2)

    def begin(self) -> None:
        """Give the keyboard to the name, all of it chosen."""
        name = next(iter(self.fields.values()))
        name.setFocus()
        name.selectAll()

    def mirror_fields(self, *, is_other: bool) -> None:
        """Show what is written; a field that is being typed into keeps what is in it.

        Args:
            is_other: Whether it is of another sheet than before.
        """
        for field, line in self.fields.items():
            line.mirror(self.text_of(field), is_other=is_other)
        for field, line in self.numbers.items():
            line.setPlaceholderText(self.usual(field))
            if is_other:
                self._tell(field, "")
            if not line.property("state"):
                line.mirror(_digits(self.number_of(field)), is_other=is_other)
        for field, choice in self.choices.items():
            text = self._called(field)
            if choice.currentText() != text:
                choice.setEditText(text)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        for cell, label in self.labels.items():
            name = enum_text(self._words, cell)
            label.setText(self.caption(cell))
            label.setToolTip(name)
            self.cells[cell].setAccessibleName(name)
        for field, choice in self.choices.items():
            held = choice.currentText()
            choice.clear()
            choice.addItems(list(self.known(field).values()))
            choice.setEditText(held)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _choice(self) -> Choice:
        """Return a new field that takes a word of many, or any other."""
        choice = Choice(self._look)
        choice.setEditable(True)
        choice.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        choice.activated.connect(self._on_choice_activated)
        edit = choice.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self._on_choice_activated)
        return choice

    def _called(self, field: StrEnum) -> str:
        """Return what the word in a choice is called."""
        held = self.text_of(field)
        return self.known(field).get(held, held)

    def _send_number(self, field: StrEnum, line: EntryField) -> None:
        """Write a number, or say what would be one."""
        text, (least, most) = line.text().strip(), self._ranges[field]
        is_empty = not text and field in self.may_be_empty
        number = int(text) if text.isdecimal() else None
        is_right = is_empty or (number is not None and least <= number <= most)
        wanted = self._words.pgettext("sheet", "A number is wanted, %(least)d to %(most)d.")
        self._tell(field, "" if is_right else wanted % {"least": least, "most": most})
        if is_right and number != self.number_of(field):
            line.setModified(False)
            self.write_number(field, number)

    def _tell(self, field: StrEnum, error: str) -> None:
        """Say what is wrong with a number, at its field and below all of them."""
        line = self.numbers[field]
        line.mark_error(wrong=bool(error))
        line.setToolTip(error)
        line.setAccessibleDescription(error)
        said = self._words.pgettext("sheet", "%(field)s: %(error)s")
        wrong = [
            said % {"field": enum_text(self._words, one), "error": its.toolTip()}
            for one, its in self.numbers.items()
            if its.toolTip()
        ]
        self.wrong.setText(wrong[-1] if wrong else "")
        self.wrong.setVisible(bool(wrong))

    def _on_line_finished(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender() and line.text().strip() != self.text_of(field):
                line.setModified(False)
                self.text_written.emit(field, line.text())
        for field, line in self.numbers.items():
            if line is self.sender():
                self._send_number(field, line)

    def _on_line_left(self) -> None:
        for field, line in self.fields.items():
            if line is self.sender():
                line.setText(self.text_of(field))
        for field, line in self.numbers.items():
            if line is self.sender():
                line.setText(_digits(self.number_of(field)))
                self._tell(field, "")

    def _on_choice_activated(self) -> None:
        for field, choice in self.choices.items():
            if self.sender() in (choice, choice.lineEdit()):
                text = choice.currentText().strip()
                values = {called: value for value, called in self.known(field).items()}
                written = values.get(text, text)
                if written != self.text_of(field):
                    self.text_written.emit(field, written)


def _digits(number: int | None) -> str:
    return "" if number is None else str(number)
