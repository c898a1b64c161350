"""Painting actions: left, spent, about to be spent, and owed."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from duskboard.board.brush import Brush
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.token import Role

_WIDE, _HIGH, _GAP = 10.0, 6.0, 3.0
_CORNER = 2.0
_PEN = 1.25
_OWED_HIGH = 12.0
_MINUS = 5.0
_HATCH = 0.55
_STEP = _WIDE + _GAP
_MOST = 8
"""More pips than that are drawn narrower, so that they take no more room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PipsFace:
    """Somebody's actions.

    Attributes:
        left: Actions left.
        granted: Actions of this round.
        owed: Actions owed.
        planned: Actions of those left that are about to be spent.
        is_active: Whether it is this one's turn: all that is left is then lit.
    """

    left: int
    granted: int
    owed: int = 0
    planned: int = 0
    is_active: bool = False

    @property
    def count(self) -> int:
        """How many are drawn."""
        return max(self.left, self.granted) + self.owed


def pips_width(pips: PipsFace, size: float = 1.0) -> float:
    """Return how wide actions are; `size` is 1 at full size."""
    if pips.count == 0:
        return 0.0
    return (min(pips.count, _MOST) * _STEP - _GAP) * size


def paint_pips(brush: Brush, at: QPointF, pips: PipsFace, size: float = 1.0) -> float:
    """Paint actions whose left edge has its middle at a point; return how wide they are.

    Args:
        brush: What to paint with.
        at: The middle of the left edge.
        pips: The actions.
        size: 1 at full size.
    """
    width = pips_width(pips, size)
    count = pips.count
    if count == 0:
        return 0.0
    step = (width + _GAP * size) / count
    wide = max(2.0, step - _GAP * size)
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in range(count):
        left = at.x() + place * step
        if place < max(pips.left, pips.granted):
            box = QRectF(left, at.y() - _HIGH * size / 2, wide, _HIGH * size)
            _paint_pip(brush, box, pips, place, size)
        else:
            box = QRectF(left, at.y() - _OWED_HIGH * size / 2, wide, _OWED_HIGH * size)
            _paint_owed(brush, box, size)
    brush.painter.restore()
    return width


def _paint_pip(brush: Brush, box: QRectF, pips: PipsFace, place: int, size: float) -> None:
    painter, look = brush.painter, brush.look
    corner, pen = _CORNER * size, _PEN * size
    inner = box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
    if pips.left - pips.planned <= place < pips.left:
        path = QPainterPath()
        path.addRoundedRect(inner, corner, corner)
        paint_hatch(painter, look, path, Role.NOW, size=_HATCH * size)
        painter.setPen(look.pen(Role.NOW, pen))
        brush.fill(None)
    elif place < pips.left:
        brush.no_pen()
        brush.fill(Role.NOW if pips.is_active else Role.TEXT)
        inner = box
    else:
        painter.setPen(look.pen(Role.LINE_STRONG, pen))
        brush.fill(None)
    painter.drawRoundedRect(inner, corner, corner)


def _paint_owed(brush: Brush, box: QRectF, size: float) -> None:
    pen = _PEN * size
    brush.painter.setPen(brush.look.pen(Role.BAD, pen))
    brush.fill(None)
    corner = _CORNER * size
    inner = box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
    brush.painter.drawRoundedRect(inner, corner, corner)
    half = min(_MINUS * size, box.width() - 4 * pen) / 2
    middle = box.center()
    brush.painter.drawLine(QLineF(middle.x() - half, middle.y(), middle.x() + half, middle.y()))
