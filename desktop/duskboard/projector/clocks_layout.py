"""Where the clocks stand on the players' screen.

One row of four at 360 units across; five to eight in two rows at 240; more on further pages,
which only the game master turns.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.projector.page import MARGIN, WIDTH
from duskboard.table.view import CardKind, CardView, ClockView, cards

ROW = 4
"""Clocks side by side."""
PAGE = 8
"""Clocks on one page."""
LARGE = 360.0
"""Diameter in one row."""
MEDIUM = 240.0
"""Diameter in two rows."""

_CELL = (WIDTH - 2 * MARGIN) / ROW
_PANEL_GAP = 6.0


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


def lay_out(clocks: Sequence[ClockView], page: int, top: float, bottom: float) -> ClocksLayout:
    """Return where the clocks of a page stand between two heights; the last page for any beyond.

    Rivals and chains stay together, a chain longer than a row excepted.
    """
    pages = _pages(clocks)
    number = min(page, len(pages) - 1)
    rows = pages[number]
    height = (bottom - top) / len(rows)
    placed: list[PlacedClock] = []
    panels: list[tuple[QRectF, CardView]] = []
    for place, row in enumerate(rows):
        count = sum(len(card.clocks) for card in row)
        left = (WIDTH - count * _CELL) / 2
        for card in row:
            width = _CELL * len(card.clocks)
            if card.kind is not CardKind.SINGLE:
                ground = QRectF(left, top + place * height, width, height)
                panels.append((ground.adjusted(0, _PANEL_GAP, -12, -_PANEL_GAP), card))
            for clock in card.clocks:
                cell = QRectF(left, top + place * height, _CELL, height)
                placed.append(PlacedClock(clock=clock, cell=cell))
                left += _CELL
    return ClocksLayout(
        diameter=LARGE if len(rows) == 1 else MEDIUM,
        clocks=tuple(placed),
        panels=tuple(panels),
        page=number,
        pages=len(pages),
    )


def _pages(clocks: Sequence[ClockView]) -> list[list[list[CardView]]]:
    """Return the pages, each of one or two rows of cards. There is always one page."""
    rows: list[list[CardView]] = [[]]
    for card in _short_cards(clocks):
        used = sum(len(one.clocks) for one in rows[-1])
        if used + len(card.clocks) > ROW:
            rows.append([])
        rows[-1].append(card)
    per_page = PAGE // ROW
    return [rows[start : start + per_page] for start in range(0, len(rows), per_page)]


def _short_cards(clocks: Sequence[ClockView]) -> list[CardView]:
    found: list[CardView] = []
    for card in cards(clocks):
        if len(card.clocks) <= ROW:
            found.append(card)
        else:
            found.extend(CardView(kind=CardKind.SINGLE, clocks=(one,)) for one in card.clocks)
    return found
