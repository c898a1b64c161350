"""Boxes of the rep track that turf fills for good: a flag in each."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_WIDE, _HIGH, _GAP, _GLYPH = 11.0, 15.0, 2.0, 8.0
_RADIUS, _PEN = 3.0, 1.25


class TurfBoxes(QWidget):
    """Paints as many as there are."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._count = look, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, count: int, says: str) -> None:
        """Show so many."""
        self._count = count
        self.setToolTip(says)
        self.setAccessibleName(says)
        self.setVisible(count > 0)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        px = self._look.px
        wide = self._count * px(_WIDE + _GAP)
        return QSize(round(wide), round(px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for at in range(self._count):
                box = QRectF(at * px(_WIDE + _GAP), 0, px(_WIDE), px(_HIGH))
                pen = px(_PEN)
                painter.setPen(look.pen(Role.QUARRY, pen))
                painter.setBrush(look.color(Role.QUARRY_DIM))
                inner = box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
                painter.drawRoundedRect(inner, px(_RADIUS), px(_RADIUS))
                side = px(_GLYPH)
                mark = QRectF(0, 0, side, side)
                mark.moveCenter(box.center())
                look.glyphs.paint_glyph(painter, mark, "faction", look.color(Role.QUARRY))
