"""Hatch and dots: what is pending, lost or adverse. Lines and discs, since brushes do not scale."""

import math

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_PITCH = 6.0
_WIDTH = 2.2
_DOT_STEP = 4.2
_DOT_RADIUS = 1.1
_ROW = math.sqrt(3) / 2
"""Height of a row of dots set in triangles, in steps."""


def paint_hatch(
    painter: QPainter, look: Look, path: QPainterPath, role: Role | QColor, *, size: float = 1.0
) -> None:
    """Hatch the inside of a path with rising lines, 6 px apart and 2.2 wide, times `size`.

    The lines stand on a grid of the whole painter, so that neighbours match.
    """
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(look.pen(role, _WIDTH * size))
    rect = path.boundingRect()
    step = _PITCH * size * math.sqrt(2)
    first = math.floor((rect.left() + rect.top()) / step)
    last = math.ceil((rect.right() + rect.bottom()) / step)
    lines = []
    for place in range(first, last + 1):
        total = place * step
        lines.append(QLineF(total - rect.bottom(), rect.bottom(), total - rect.top(), rect.top()))
    painter.drawLines(lines)
    painter.restore()


def paint_dots(
    painter: QPainter, look: Look, path: QPainterPath, role: Role, *, size: float = 1.0
) -> None:
    """Fill the inside of a path with dots, 4.2 px apart, times `size`."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color(role))
    rect = path.boundingRect()
    step, radius = _DOT_STEP * size, _DOT_RADIUS * size
    for row in range(math.ceil(rect.height() / (step * _ROW)) + 1):
        y = rect.top() + row * step * _ROW
        x = rect.left() + (step / 2 if row % 2 else 0.0)
        while x < rect.right():
            painter.drawEllipse(QPointF(x, y), radius, radius)
            x += step
    painter.restore()
