"""Where the clocks stand on the players' screen.

One row of four at 360 units across; five to eight in two rows at 240; more on further pages,
which only the game master turns. Where there is less room there are fewer to a row and a page.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.projector.page import MARGIN
from duskboard.table.clock_view import CardKind, CardView, ClockView, cards

ROW = 4
"""Clocks side by side at the most."""
ROWS = 2
"""Rows at the most."""
LARGE = 360.0
"""Diameter in one row, and in two where there is height for both."""
HUGE = 540.0
"""The largest diameter, of four clocks at the most on a page about as high as it is wide."""
MEDIUM = 240.0
"""Diameter in two rows, and where one row has little height."""
LEAST_CELL = 420.0
"""The least width that a clock and its name take."""

_PANEL_GAP = 6.0
_WORTH = 60.0
"""Four clocks stand in two rows where they are larger by so much."""
_LARGE_HEIGHT = 690.0
_MEDIUM_HEIGHT = 420.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacedClock:
    """A clock and the cell that it stands in, in units of the page."""

    clock: ClockView
    cell: QRectF


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksLayout:
    """A page of clocks.

    Attributes:
        diameter: Of every clock, in units of the page.
        clocks: The clocks and their cells.
        panels: The grounds of rivals and chains, and what they hold.
        page: Which page this is, 0 for the first.
        pages: How many there are.
    """

    diameter: float
    clocks: tuple[PlacedClock, ...]
    panels: tuple[tuple[QRectF, CardView], ...]
    page: int
    pages: int


def row_length(width: float) -> int:
    """Return how many clocks stand side by side on a page of a width."""
    return max(1, min(ROW, int((width - 2 * MARGIN + 0.5) // LEAST_CELL)))


def row_count(height: float) -> int:
    """Return how many rows fit into a height that is left to clocks."""
    return max(1, min(ROWS, int(height // _MEDIUM_HEIGHT)))


def lay_out(
    clocks: Sequence[ClockView], page: int, room: QRectF, *, spare: float = 0.0
) -> ClocksLayout:
    """Return where the clocks of a page stand in a room; the last page for any beyond.

    Rivals and chains stay together, a chain longer than a row excepted.

    Args:
        clocks: All clocks.
        page: Which page, 0 for the first.
        room: Where they stand.
        spare: How much higher the room is than on a common screen. It makes clocks larger, but
            brings no more of them onto a page: the game master turns pages by a picture of it.
    """
    length, count = row_length(room.width()), row_count(room.height() - spare)
    is_huge = _is_huge(clocks, room, length) if spare else False
    if is_huge:
        length, count = ROW // ROWS, ROWS
    pages = _pages(clocks, length, count)
    number = min(page, len(pages) - 1)
    rows = pages[number]
    height = room.height() / len(rows)
    cell = (room.width() - 2 * MARGIN) / length
    diameter = LARGE if height >= _LARGE_HEIGHT else MEDIUM
    if is_huge:
        diameter = min(HUGE, LARGE + height - _LARGE_HEIGHT)
    above = max(0.0, height - _LARGE_HEIGHT - diameter + LARGE) / 2 if spare else 0.0
    placed: list[PlacedClock] = []
    panels: list[tuple[QRectF, CardView]] = []
    for place, row in enumerate(rows):
        count = sum(len(card.clocks) for card in row)
        left, top = (room.width() - count * cell) / 2, room.top() + place * height + above
        for card in row:
            width = cell * len(card.clocks)
            if card.kind is not CardKind.SINGLE:
                ground = QRectF(left, top, width, height - 2 * above)
                panels.append((ground.adjusted(0, _PANEL_GAP, -12, -_PANEL_GAP), card))
            for clock in card.clocks:
                placed.append(
                    PlacedClock(clock=clock, cell=QRectF(left, top, cell, height - 2 * above))
                )
                left += cell
    return ClocksLayout(
        diameter=diameter,
        clocks=tuple(placed),
        panels=tuple(panels),
        page=number,
        pages=len(pages),
    )


def _is_huge(clocks: Sequence[ClockView], room: QRectF, length: int) -> bool:
    """Return whether a few clocks have two rows of two instead of one row."""
    if not ROW // ROWS < len(clocks) <= ROW or length < ROW:
        return False
    if any(len(card.clocks) > ROW // ROWS for card in cards(clocks)):
        return False
    return room.height() / ROWS >= _LARGE_HEIGHT + _WORTH


def _pages(clocks: Sequence[ClockView], length: int, per_page: int) -> list[list[list[CardView]]]:
    """Return the pages, each of some rows of cards. There is always one page."""
    rows: list[list[CardView]] = [[]]
    for card in _short_cards(clocks, length):
        used = sum(len(one.clocks) for one in rows[-1])
        if used + len(card.clocks) > length:
            rows.append([])
        rows[-1].append(card)
    return [rows[start : start + per_page] for start in range(0, len(rows), per_page)]


def _short_cards(clocks: Sequence[ClockView], length: int) -> list[CardView]:
    found: list[CardView] = []
    for card in cards(clocks):
        if len(card.clocks) <= length:
            found.append(card)
        else:
            found.extend(CardView(kind=CardKind.SINGLE, clocks=(one,)) for one in card.clocks)
    return found
