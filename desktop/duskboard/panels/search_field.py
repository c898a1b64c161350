"""A field to search with: a glyph, a prompt, Esc empties it."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_GLYPH = 16.0
_INSET = 10.0


class SearchField(QLineEdit):
    """A line edit with a magnifying glass.

    Signals:
        left(): Esc was pressed in the empty field.
    """

    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._settle()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()

    @override
    def event(self, event: QEvent) -> bool:
        # Esc is the field's own, whatever the window does on it.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._settle()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = self._look.px(_GLYPH)
        box = QRectF(self._look.px(_INSET), (self.height() - side) / 2, side, side)
        color = self._look.color(Role.TEXT2)
        self._look.glyphs.paint_glyph(painter, box, "search", color)
        painter.end()

    def _settle(self) -> None:
        self.setTextMargins(round(self._look.px(_INSET + _GLYPH)), 0, 0, 0)
