"""Rows painted once: a list in which one row comes in above paints the others from pictures."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from duskboard.theme.look import Look

_KEPT = 64
"""More than a dock shows at once."""


class RowPictures:
    """Keeps the latest pictures of rows. While texts are recorded every row is painted anew."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        says: Hashable,
        paint_row: Callable[[QPainter, QRectF], None],
    ) -> None:
        """Paint a row.

        Args:
            painter: Painter.
            rect: The row; its edges lie on whole pixels.
            says: Everything that the row is painted from, but for look and size.
            paint_row: Paints it; called with a rectangle of the same size.
        """
        ratio = painter.device().devicePixelRatioF()
        # Between whole ratios a row does not end on a pixel, and a picture would leave a seam.
        if self._look.text_record is not None or not ratio.is_integer():
            paint_row(painter, rect)
            return
        key = (says, rect.width(), rect.height(), ratio, self._look_key())
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._picture(rect, ratio, paint_row)
            self._pictures[key] = picture
            if len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
        else:
            self._pictures.move_to_end(key)
        painter.drawPixmap(rect.topLeft(), picture)

    def _picture(
        self, rect: QRectF, ratio: float, paint_row: Callable[[QPainter, QRectF], None]
    ) -> QPixmap:
        picture = QPixmap((rect.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        paint_row(painter, QRectF(0, 0, rect.width(), rect.height()))
        painter.end()
        return picture

    def _look_key(self) -> Hashable:
        look = self._look
        return look.theme, look.language, look.scale, look.high_contrast
