"""Where cards stand on a wall: columns of one width, rows as high as their highest card."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

FEWEST_COLUMNS = 2
"""A pair of clocks wants two columns, however narrow the wall."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """The columns of a wall, in pixels.

    Attributes:
        columns: How many there are.
        card: The width of a card in one column.
        gap: Between two cards, across and down.
        margin: Left and right of the cards.
    """

    columns: int
    card: int
    gap: int
    margin: int

    def width_of(self, span: int) -> int:
        """Return the width of a card over `span` columns."""
        return self.card * span + self.gap * (span - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A card to be placed: the columns it takes and the height it asks for at that width."""

    span: int
    height: int


def grid(width: int, *, least: int, gap: int, margin: int) -> Grid:
    """Return the columns that fit into `width` when no card is narrower than `least`.

    There are two at least, then narrower than that.
    """
    room = max(0, width - 2 * margin)
    columns = max(FEWEST_COLUMNS, (room + gap) // (least + gap))
    return Grid(
        columns=columns,
        card=max(1, (room - gap * (columns - 1)) // columns),
        gap=gap,
        margin=margin,
    )


def place(grid: Grid, slots: Sequence[Slot], *, top: int) -> tuple[tuple[QRect, ...], int]:
    """Return where each card stands, in order, and the y below the last row.

    A card that does not fit into what is left of a row begins the next one; all cards of a row
    are as high as the highest.
    """
    rows: list[list[tuple[int, Slot]]] = []
    column = grid.columns
    for slot in slots:
        span = min(slot.span, grid.columns)
        if column + span > grid.columns:
            rows.append([])
            column = 0
        rows[-1].append((column, slot))
        column += span
    rects: list[QRect] = []
    y = top
    for row in rows:
        height = max(slot.height for _, slot in row)
        for start, slot in row:
            x = grid.margin + start * (grid.card + grid.gap)
            span = min(slot.span, grid.columns)
            rects.append(QRect(x, y, grid.width_of(span), height))
        y += height + grid.gap
    return tuple(rects), y if rows else top
