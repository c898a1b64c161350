"""The picture of somebody, or a place for one."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import PaintedButton

_SIDE = 64.0
_ROUND = 6.0
_GLYPH = 24.0


class Portrait(PaintedButton):
    """Paints a picture, cut to a square. It can be pressed while the sheet is written on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._image: QImage | None = None

    @property
    def image(self) -> QImage | None:
        """The picture, or None."""
        return self._image

    def mirror(self, image: QImage | None, *, can_press: bool) -> None:
        """Show a picture, or a place for one; say whether a press chooses another."""
        self._image = image
        self.setEnabled(can_press)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if can_press else Qt.FocusPolicy.NoFocus)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        side = round(self._look.px(_SIDE))
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, box = self._look, QRectF(self.rect())
        radius = look.px(_ROUND)
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            is_over = self.isEnabled() and self.underMouse()
            painter.fillPath(path, look.color(Role.BG3 if is_over else Role.BG2))
            if self._image is not None:
                self._paint_picture(painter, path, box)
            else:
                side = look.px(_GLYPH)
                glyph = QRectF(0, 0, side, side)
                glyph.moveCenter(box.center())
                look.glyphs.paint_glyph(painter, glyph, "picture", look.color(Role.TEXT2))
            if self.isEnabled():
                painter.strokePath(path, look.pen(Role.LINE_STRONG, 1.0))

    def _paint_picture(self, painter: QPainter, path: QPainterPath, box: QRectF) -> None:
        image = self._image
        if image is None:
            return
        mode = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        size = image.size().toSizeF().scaled(box.size(), mode)
        place = QRectF(box.topLeft(), size)
        place.moveCenter(box.center())
        painter.save()
        painter.setClipPath(path)
        painter.drawImage(place, image)
        painter.restore()
