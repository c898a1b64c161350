"""A field for one line that Enter sends off and Esc gives up."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.widgets.painted_button import LOOK_EVENTS

_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape})


class EntryField(QLineEdit):
    """A line edit whose Enter and Esc are its own, whatever the window does on them.

    Signals:
        entered(str): Enter was pressed; the text.
        left(): Esc was pressed.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_error = False
        self._is_composing = False
        self._is_bold = False
        self._wide: tuple[Look, float] | None = None

    @property
    def is_composing(self) -> bool:
        """Whether an input method is in the middle of a word."""
        return self._is_composing

    @property
    def is_bold(self) -> bool:
        """Whether Enter was pressed with Alt, past what may forbid what was typed."""
        return self._is_bold

    @override
    def clear(self) -> None:
        """Empty the field; nothing is left in it to be taken back."""
        self.setText("")

    def mirror(self, text: str, *, is_other: bool) -> None:
        """Show a text, unless one is being typed; `is_other` says that it is of another thing."""
        is_typed = self.hasFocus() and self.isModified() and not is_other
        if not is_typed and self.text() != text:
            self.setText(text)

    def mark_error(self, *, wrong: bool) -> None:
        """Frame the field as wrong, or as right again."""
        if wrong is not self._has_error:
            self._has_error = wrong
            self.setProperty("state", "error" if wrong else "")
            self.style().unpolish(self)
            self.style().polish(self)

    def keep_width(self, look: Look, width: float) -> None:
        """Be so many logical pixels wide, however large text is now or later."""
        self._wide = (look, width)
        self.setFixedWidth(round(look.px(width)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS and self._wide is not None:
            self.keep_width(*self._wide)

    @override
    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        super().inputMethodEvent(event)
        self._is_composing = bool(event.preeditString())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _KEYS:
            self._is_bold = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            self.entered.emit(self.text())
            self._is_bold = False
        else:
            super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in _KEYS
        ):
            event.accept()
            return True
        return super().event(event)
