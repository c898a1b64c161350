"""What is set apart from the sheet around it by a frame."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role


class Framed(QWidget):
    """Paints a frame and its own ground around what is laid out in it."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, edge: Role = Role.LINE
    ) -> None:
        super().__init__(parent)
        self._look, self._edge = look, edge

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(self._edge, 1))
            painter.setBrush(look.color(Role.BG2))
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, look.size("radius.card"), look.size("radius.card"))
