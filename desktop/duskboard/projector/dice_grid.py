"""Dice side by side, in as many rows as they need, as large as their room allows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duskboard.projector.page import Canvas
from duskboard.table.pool_view import PoolDieView
from duskboard.theme.text import CENTER
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.die import DieFace, DieState, paint_die

_SIDES = 10
_SMALLEST = 40.0
_STEP = 6.0
_GAP = 0.14
"""Between two dice, in sizes of a die."""
_SIGN = 0.4
"""Room of the sign before dice that tens added, in sizes."""

Waves = Sequence[Sequence[PoolDieView]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedDie:
    """A die with its middle, and whether the sign of a new wave stands before it."""

    die: PoolDieView
    center: QPointF
    begins: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceGrid:
    """Dice with where they stand, from 0, 0.

    Attributes:
        size: The height of each.
        dice: The dice.
        extent: What all of them take.
    """

    size: float
    dice: tuple[PlacedDie, ...]
    extent: QSizeF


def dice_grid(
    waves: Waves, room: QSizeF, largest: float, smallest: float = _SMALLEST
) -> DiceGrid | None:
    """Return dice with rows centred on each other, or None where they would be too small to read.

    Args:
        waves: The dice; each wave but the first begins with a sign.
        room: What they may take.
        largest: How large a die is at most.
        smallest: How large it is at least.
    """
    size = largest
    while size >= smallest:
        rows = _rows(waves, size, room.width())
        height = size * (len(rows) * (1 + _GAP) - _GAP)
        width = max((row.width for row in rows), default=0.0)
        if rows and height <= room.height() and width <= room.width():
            dice = tuple(_placed(rows, size, width))
            return DiceGrid(size=size, dice=dice, extent=QSizeF(width, height))
        size -= _STEP
    return None


def paint_dice(
    canvas: Canvas, grid: DiceGrid, at: QPointF, ground: Role, sides: int = _SIDES
) -> None:
    """Paint the dice, their left upper corner at a point."""
    for placed in grid.dice:
        center = at + placed.center
        if placed.begins:
            wide = grid.size * _SIGN
            left = center.x() - grid.size * (0.5 + _GAP) - wide
            box = QRectF(left, center.y() - grid.size / 2, wide, grid.size)
            canvas.text(
                box, "+", Role.TEXT2, grid.size / 2,
                style=TextStyle.BODY, align=CENTER, ground=ground,
            )  # fmt: skip
        face = DieFace(sides=sides, text=str(placed.die.face), state=_state(placed.die))
        paint_die(canvas.painter, canvas.look, center, grid.size, face, ground)


@dataclass(slots=True, kw_only=True)
class _Row:
    """Dice of a row, each with how far in its middle stands, and how wide all of it is."""

    dice: list[tuple[PoolDieView, float, bool]]
    width: float = 0.0


def _rows(waves: Waves, size: float, width: float) -> list[_Row]:
    rows: list[_Row] = []
    for number, wave in enumerate(waves):
        for place, die in enumerate(wave):
            begins = number > 0 and place == 0
            sign = size * (_SIGN + _GAP) if begins else 0.0
            if not rows or rows[-1].width + size * (1 + _GAP) + sign > width:
                rows.append(_Row(dice=[]))
            row = rows[-1]
            left = row.width + (size * _GAP if row.dice else 0.0) + sign
            row.dice.append((die, left + size / 2, begins))
            row.width = left + size
    return rows


def _placed(rows: Sequence[_Row], size: float, width: float) -> Iterator[PlacedDie]:
    for number, row in enumerate(rows):
        left = (width - row.width) / 2
        middle = size * (number * (1 + _GAP) + 0.5)
        for die, at, begins in row.dice:
            yield PlacedDie(die=die, center=QPointF(left + at, middle), begins=begins)


def _state(die: PoolDieView) -> DieState:
    if die.takes:
        return DieState.CANCELS
    if die.counts is None:
        return DieState.REST
    return DieState.SUCCESS if die.counts else DieState.DROPPED
