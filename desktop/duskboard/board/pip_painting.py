"""Painting actions: left, spent, about to be spent, and owed."""

import math
from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

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
_NARROW_GAP = 0.4
"""The share of its step that is left free beside a narrow pip at the most."""
_MOST = 8
"""More pips than that are drawn narrower, so that they take no more room."""
_TOUCH = 12.0
"""So far above and below its middle the pointer finds a pip."""


class Pip(StrEnum):
    """What a pip stands for, and so what a click on it changes."""

    LEFT = "left"
    """An action left: a click spends one."""
    SPENT = "spent"
    """An action spent or lost: a click gives one back."""
    OWED = "owed"
    """An action owed: a click forgives one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PipsFace:
    """Somebody's actions.

    Attributes:
        left: Actions left.
        granted: Actions of this round.
        owed: Actions owed.
        planned: Actions of those left that are about to be spent.
        is_active: Whether it is this one's turn: all that is left is then lit.
        hovered: What the pointer is over: the one that a click would change is marked.
        room: How wide they may be at full size; drawn narrower where they would be wider.
        is_act: Whether it is a passenger's one act, which moves nobody: a diamond.
    """

    left: int
    granted: int
    owed: int = 0
    planned: int = 0
    is_active: bool = False
    hovered: Pip | None = None
    room: float = math.inf
    is_act: bool = False

    @property
    def count(self) -> int:
        """How many are drawn."""
        return max(self.left, self.granted) + self.owed

    @property
    def kinds(self) -> tuple[Pip, ...]:
        """What each stands for, from the left."""
        spent = max(0, self.granted - self.left)
        return (Pip.LEFT,) * self.left + (Pip.SPENT,) * spent + (Pip.OWED,) * self.owed

    def under(self, pip: Pip | None) -> "PipsFace":
        """Return them with the pointer over a pip of a kind, or over none."""
        return replace(self, hovered=pip)

    @property
    def marked(self) -> int | None:
        """The place of the one that a click would change: the last left, the first spent or owed.

        None where the pointer is over none.
        """
        if self.hovered is None or self.hovered not in self.kinds:
            return None
        if self.hovered is Pip.LEFT:
            return self.left - 1
        return self.kinds.index(self.hovered)


def pips_width(pips: PipsFace, size: float = 1.0) -> float:
    """Return how wide actions are; `size` is 1 at full size."""
    if pips.count == 0:
        return 0.0
    wide = min(pips.count, _MOST) * _STEP - _GAP
    return max(0.0, min(wide, pips.room)) * size


def pip_at(pips: PipsFace, at: QPointF, size: float = 1.0) -> Pip | None:
    """Return what the pip at a point stands for, from the middle of their left edge; or None.

    Narrow as they are, they are found a little outside as well.
    """
    width, count = pips_width(pips, size), pips.count
    half = _GAP * size / 2
    if count == 0 or abs(at.y()) > _TOUCH * size or not -half <= at.x() <= width + half:
        return None
    place = int((at.x() + half) * count / (width + 2 * half))
    return pips.kinds[min(place, count - 1)]


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
    wide = max(2.0, step - min(_GAP * size, step * _NARROW_GAP))
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
        if place == pips.marked:
            _paint_mark(brush, box, size)
    brush.painter.restore()
    return width


def _paint_pip(brush: Brush, box: QRectF, pips: PipsFace, place: int, size: float) -> None:
    painter, look = brush.painter, brush.look
    corner, pen = _CORNER * size, _PEN * size
    if pips.is_act:
        half = min(_WIDE * size, box.width()) / 2
        box = QRectF(box.center().x() - half, box.center().y() - half, 2 * half, 2 * half)
    inner = box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
    if pips.left - pips.planned <= place < pips.left:
        path = QPainterPath()
        if pips.is_act:
            path.addPolygon(_diamond(inner))
        else:
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
    if pips.is_act:
        painter.drawPolygon(_diamond(inner))
    else:
        painter.drawRoundedRect(inner, corner, corner)


def _diamond(box: QRectF) -> QPolygonF:
    middle = box.center()
    return QPolygonF(
        [
            QPointF(middle.x(), box.top()),
            QPointF(box.right(), middle.y()),
            QPointF(middle.x(), box.bottom()),
            QPointF(box.left(), middle.y()),
        ]
    )


def _paint_mark(brush: Brush, box: QRectF, size: float) -> None:
    """Frame the pip that a click would change."""
    reach = _GAP * size / 2
    brush.painter.setPen(brush.look.pen(Role.TEXT2, _PEN * size))
    brush.fill(None)
    corner = _CORNER * size + reach
    brush.painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), corner, corner)


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
