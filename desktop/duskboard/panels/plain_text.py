"""A field for many lines of plain text, as high as what is in it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit
from typing_extensions import override

_FEWEST_LINES = 2
_MOST_LINES = 14
_FRAME = 10
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class PlainText(QPlainTextEdit):
    """Plain text that grows with what is in it, up to fourteen lines.

    Signals:
        left(): Esc was pressed.
        finished(): Ctrl+Enter was pressed.
        height_changed(): It wants another height.
    """

    left = Signal()
    finished = Signal()
    height_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self._lines = 0
        self._is_composing = False
        self.textChanged.connect(self._on_self_text_changed)
        self._on_self_text_changed()

    @property
    def is_composing(self) -> bool:
        """Whether an input method is in the middle of a word."""
        return self._is_composing

    @override
    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        super().inputMethodEvent(event)
        self._is_composing = bool(event.preeditString())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER and is_control:
            self.finished.emit()
        else:
            super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
            if event.key() == Qt.Key.Key_Escape or (event.key() in _ENTER and is_control):
                event.accept()
                return True
        return super().event(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_self_text_changed()

    def _on_self_text_changed(self) -> None:
        """Be as high as the text is at this width."""
        written = int(self.document().size().height())
        lines = max(_FEWEST_LINES, min(_MOST_LINES, written))
        if lines != self._lines:
            self._lines = lines
            self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 2 * _FRAME)
            self.height_changed.emit()
