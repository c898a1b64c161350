"""The glyph of a result as a widget: it tells by shape how a roll came out."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.widgets.result_card import Tone, paint_result_glyph

_SIDE = 36.0


class ToneMark(QWidget):
    """Paints the glyph of a tone."""

    def __init__(self, look: Look, *, size: float = _SIDE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._size, self._tone = look, size, Tone.PLAIN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def tone(self) -> Tone:
        """What is shown."""
        return self._tone

    def mirror(self, tone: Tone) -> None:
        """Show a tone."""
        if tone is not self._tone:
            self._tone = tone
            self.update()

    @override
    def sizeHint(self) -> QSize:
        side = round(self._look.px(self._size))
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_result_glyph(painter, self._look, QRectF(self.rect()), self._tone)
