"""Where something may be dropped, and what that does."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_PILL = 23.0
_PEN = 2.0


class DropMark(QWidget):
    """A frame over a part of a widget, with a pill that says what dropping there does."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def mark(self, text: str, place: QRectF) -> None:
        """Mark a place in the parent."""
        self._text = text
        self.setGeometry(place.toRect())
        self.show()
        self.raise_()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, box = self._look, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(look.pen(Role.NOW, _PEN))
        inset, radius = _PEN / 2, look.size("radius.card")
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
        size = measure_text(look, self._text, TextStyle.CAPTION, weight=600)
        height = look.px(_PILL)
        pill = QRectF(0, 0, min(box.width(), size.width() + height), height)
        pill.moveCenter(box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.NOW))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        paint_text(
            painter, look, pill, self._text, TextStyle.CAPTION, Role.ON_NOW,
            weight=600, align=CENTER, ground=Role.NOW,
        )  # fmt: skip
        painter.end()
