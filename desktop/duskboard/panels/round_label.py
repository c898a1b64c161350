"""Which round of a chase it is, and whose turn of how many."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, paint_text
from duskboard.theme.token import Role, TextStyle

_ROUND_PX = 20.0
_LOW_ROUND_PX = 18.0


class RoundLabel(QWidget):
    """Round and turn, in two lines."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._title, self._detail = "", ""
        self._px = _ROUND_PX

    def fit(self, width: float, height: float, *, is_low: bool) -> None:
        """Take a size; in a small window the type is smaller too."""
        self._px = _LOW_ROUND_PX if is_low else _ROUND_PX
        self.setFixedSize(round(width), round(height))

    def mirror(self, title: str, detail: str) -> None:
        """Show round and turn."""
        self._title, self._detail = title, detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, rect = self._look, QRectF(self.rect())
        with QPainter(self) as painter:
            upper = QRectF(0, 0, rect.width(), rect.height() * 0.58)
            paint_text(
                painter, look, upper, self._title, TextStyle.HEAD, Role.TEXT,
                weight=700, px=look.px(self._px), align=LEFT, ground=Role.BG1,
            )  # fmt: skip
            lower = QRectF(0, rect.height() * 0.54, rect.width(), rect.height() * 0.44)
            paint_text(
                painter, look, lower, self._detail, TextStyle.BODY, Role.TEXT2,
                align=LEFT, ground=Role.BG1,
            )  # fmt: skip
