"""Keys as one sees them on a keyboard: in the status bar, in menus, in hints."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_HEIGHT = 18.0
_PAD = 5.0
_WEIGHT = 600


def key_cap_size(look: Look, text: str) -> QSizeF:
    """Return the size of a key cap, in pixels as they are painted."""
    width = measure_text(look, text, TextStyle.CAPTION, weight=_WEIGHT).width()
    height = max(look.px(_HEIGHT), look.line(TextStyle.CAPTION))
    return QSizeF(max(height, width + 2 * look.px(_PAD)), height)


def paint_key_cap(
    painter: QPainter, look: Look, at: QPointF, text: str, *, ground: Role = Role.BG1
) -> QRectF:
    """Paint a key cap whose left edge has its middle at a point; return the box it took."""
    size = key_cap_size(look, text)
    box = QRectF(at.x(), round(at.y() - size.height() / 2), size.width(), size.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(look.pen(Role.LINE, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = look.size("radius.box")
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    paint_text(
        painter, look, box, text, TextStyle.CAPTION, Role.TEXT2,
        weight=_WEIGHT, align=CENTER, ground=ground,
    )  # fmt: skip
    painter.restore()
    return box


class KeyCap(QLabel):
    """A key cap as a widget."""

    def __init__(
        self, look: Look, text: str, *, ground: Role = Role.BG1, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._look, self._ground = look, ground
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        size = key_cap_size(self._look, self.text())
        return QSize(round(size.width() + 0.5), round(size.height()))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = QPointF(0, self.rect().height() / 2)
        paint_key_cap(painter, self._look, middle, self.text(), ground=self._ground)
        painter.end()
