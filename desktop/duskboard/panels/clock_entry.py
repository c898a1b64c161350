"""The line in which a new clock is typed: "Alarm 6 danger"."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class ClockEntry(QWidget):
    """A field with the advice of rules/blades.md 46 under it; hidden until it is needed.

    Signals:
        entered(str): The line.
        left(): It was given up.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._field = EntryField()
        self._error = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=0)
        self._advice = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3, lines=0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.size("space.xs")))
        column.addWidget(self._field)
        column.addWidget(self._error)
        column.addWidget(self._advice)
        self._field.entered.connect(self.entered)
        self._field.left.connect(self.left)
        self._field.textEdited.connect(self._on_field_text_edited)
        self._error.hide()
        self.hide()
        self._say()

    @property
    def field(self) -> EntryField:
        """The field."""
        return self._field

    def begin(self, text: str = "") -> None:
        """Show the field with a text and give it the keyboard."""
        self._field.setText(text)
        self.show_error("")
        self.show()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_error(self, text: str) -> None:
        """Say under the field what was wrong with the line; "" for nothing."""
        self._error.setText(text)
        self._error.setVisible(bool(text))
        self._field.mark_error(wrong=bool(text))
        self._field.setAccessibleDescription(text or self._advice.text())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        words = self._words
        self._field.setPlaceholderText(words.gettext("Alarm 6 danger"))
        self._field.setAccessibleName(words.gettext("New clock"))
        advice = words.gettext("Name what stands in the way, not the way past it.")
        self._advice.setText(advice)
        self._field.setAccessibleDescription(self._error.text() or advice)

    def _on_field_text_edited(self) -> None:
        self.show_error("")
