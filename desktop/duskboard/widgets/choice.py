"""A field to choose one of many from, with our own arrow."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_ARROW = 14.0
_INSET = 8.0


class Choice(QComboBox):
    """A combo box of the style sheet, which has no arrow of its own."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = self._look.px(_ARROW)
        left = self.rect().width() - side - self._look.px(_INSET)
        box = QRectF(left, (self.rect().height() - side) / 2, side, side)
        role = Role.TEXT2 if self.isEnabled() else Role.TEXT3
        self._look.glyphs.paint_glyph(painter, box, "chevron-down", self._look.color(role))
        painter.end()
