"""Painting dice: a shape for the number of sides, and what became of the die."""

import math
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle

_BASE = 36.0
_TEXT_PX = 16.0
_SQUARE_TEXT_PX = 18.0
_HALF_WIDTH = 17 / 36
"""Of a diamond, whose left and right corners are cut off."""
_HALF_EDGE = 3 / 36
_CORNER = 5.0
_PEN = 1.5
_THICK_PEN = 2.0


class DieState(StrEnum):
    """What became of a die."""

    REST = "rest"
    TO_ROLL = "to-roll"
    KEPT = "kept"
    DROPPED = "dropped"
    BONUS = "bonus"
    SUCCESS = "success"
    BEST = "best"
    CANCELS = "cancels"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieFace:
    """A die to paint.

    Attributes:
        sides: Its number of sides.
        text: What is on it: "6", "00", "?".
        state: What became of it.
    """

    sides: int
    text: str
    state: DieState = DieState.REST


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ink:
    text: Role
    pen: Role | None = None
    fill: Role | None = None
    width: float = _PEN
    is_dashed: bool = False


_INKS = {
    DieState.REST: _Ink(text=Role.TEXT, pen=Role.LINE_STRONG, fill=Role.BG3),
    DieState.TO_ROLL: _Ink(text=Role.TEXT2, pen=Role.LINE_STRONG, fill=Role.BG3, is_dashed=True),
    DieState.KEPT: _Ink(text=Role.BG1, fill=Role.TEXT),
    DieState.DROPPED: _Ink(text=Role.TEXT3, pen=Role.LINE_STRONG),
    DieState.BONUS: _Ink(text=Role.ON_NOW, fill=Role.NOW),
    DieState.SUCCESS: _Ink(text=Role.TEXT, pen=Role.GOOD, fill=Role.GOOD_DIM, width=_THICK_PEN),
    DieState.BEST: _Ink(text=Role.ON_GOOD, fill=Role.GOOD),
    DieState.CANCELS: _Ink(text=Role.BAD, pen=Role.BAD, width=_THICK_PEN),
}


def paint_die(  # noqa: PLR0913, PLR0917 - where, how large and on what it is painted
    painter: QPainter,
    look: Look,
    center: QPointF,
    size: float,
    die: DieFace,
    ground: Role = Role.BG1,
) -> None:
    """Paint a die.

    Args:
        painter: Painter, set to antialiasing here.
        look: The look.
        center: Its middle.
        size: Its height, in pixels as they are painted.
        die: The die.
        ground: What lies beneath.
    """
    ink = _INKS[die.state]
    scale = size / _BASE
    width = ink.width * scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(look.color(ink.fill) if ink.fill else Qt.BrushStyle.NoBrush)
    if ink.pen is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(die_path(die.sides, center, size))
    else:
        dash = (4.0, 3.0) if ink.is_dashed else None
        painter.setPen(look.pen(ink.pen, width, dash=dash))
        painter.drawPath(die_path(die.sides, center, size - width))
    px = (_SQUARE_TEXT_PX if die.sides == 6 else _TEXT_PX) * scale
    middle = center + QPointF(0, size * _drop(die.sides))
    box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    # "100" and the like must stay within the shape.
    px = min(px, px * 2.4 / max(1, len(die.text)))
    paint_text(
        painter,
        look,
        box,
        die.text,
        TextStyle.BODY,
        ink.text,
        weight=700,
        px=px,
        align=CENTER,
        ground=ink.fill or ground,
    )
    if die.state is DieState.CANCELS:
        low = middle + QPointF(0, 8 * scale)
        painter.setPen(look.pen(Role.BAD, _PEN * scale))
        painter.drawLine(QLineF(low - QPointF(7 * scale, 0), low + QPointF(7 * scale, 0)))
    painter.restore()


def die_path(sides: int, center: QPointF, size: float) -> QPainterPath:
    """Return the outline of a die: a triangle for d4, a square for d6, a diamond for d10."""
    path = QPainterPath()
    half = size / 2
    match sides:
        case 6:
            corner = _CORNER * size / _BASE
            path.addRoundedRect(
                QRectF(center.x() - half, center.y() - half, size, size), corner, corner
            )
        case 10 | 100:
            _add(path, center, _diamond(size))
        case 4:
            _add(path, center, _polygon(3, half * 1.15, 0.0, drop=half * 0.2))
        case 8:
            _add(path, center, _polygon(4, half, 0.0))
        case 12:
            _add(path, center, _polygon(5, half, 0.0))
        case 20:
            _add(path, center, _polygon(6, half, 0.0))
        case _:
            path.addEllipse(center, half, half)
    return path


def _diamond(size: float) -> list[QPointF]:
    half, wide, edge = size / 2, size * _HALF_WIDTH, size * _HALF_EDGE
    return [
        QPointF(0, -half),
        QPointF(wide, -edge),
        QPointF(wide, edge),
        QPointF(0, half),
        QPointF(-wide, edge),
        QPointF(-wide, -edge),
    ]


def _polygon(corners: int, radius: float, turn: float, drop: float = 0.0) -> list[QPointF]:
    angles = [math.tau * (place / corners + turn) for place in range(corners)]
    return [QPointF(radius * math.sin(a), drop - radius * math.cos(a)) for a in angles]


def _add(path: QPainterPath, center: QPointF, corners: list[QPointF]) -> None:
    path.addPolygon(QPolygonF([center + corner for corner in corners]))
    path.closeSubpath()


def _drop(sides: int) -> float:
    """Return how far below the middle the number stands, in sizes."""
    return {4: 0.12, 12: 0.02}.get(sides, 0.0)
