"""The line in which a new clock is typed: "Alarm 6 danger"."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_clock import (
    NoClockTextError,
    QuickClockError,
    clock_caption,
    parse_clock,
)
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel


class ClockEntry(QWidget):
    """A field with a caption under it; hidden until it is needed.

    The caption repeats what was understood of the line; of an empty one it is the advice of
    rules/blades.md 46.

    Signals:
        entered(str): The line.
        left(): It was given up.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._taken: frozenset[str] = frozenset()
        self._field = EntryField()
        self._error = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=0)
        self._caption = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.size("space.xs")))
        column.addWidget(self._field)
        column.addWidget(self._error)
        column.addWidget(self._caption)
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

    def begin(self, text: str = "", taken: Iterable[str] = ()) -> None:
        """Show the field with a text and give it the keyboard; `taken` are names of clocks."""
        self._taken = frozenset(taken)
        self._field.setText(text)
        self.show_error("")
        self.show()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_error(self, text: str) -> None:
        """Say under the field what was wrong with the line; "" for nothing."""
        self._error.setText(text)
        self._error.setVisible(bool(text))
        self._caption.setVisible(not text)
        self._field.mark_error(wrong=bool(text))
        self._say_caption()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        words = self._words
        self._field.setPlaceholderText(words.gettext("Alarm 6 danger"))
        self._field.setAccessibleName(words.gettext("New clock"))
        self._say_caption()

    def _say_caption(self) -> None:
        self._caption.setText(self._understood())
        self._field.setAccessibleDescription(self._error.text() or self._caption.text())

    def _understood(self) -> str:
        words, text = self._words, self._field.text()
        try:
            return clock_caption(words, parse_clock(words, text), self._taken)
        except NoClockTextError:
            return words.gettext("Name what stands in the way, not the way past it.")
        except QuickClockError as error:
            return error_text(words, error)

    def _on_field_text_edited(self) -> None:
        self.show_error("")
