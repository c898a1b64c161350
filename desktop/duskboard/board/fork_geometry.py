"""Where everything stands on a board whose track forks: rows above and below the trunk."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from duskboard.board.geometry import LEAST_PITCH, PAN_MARGIN, PITCH, Measures
from duskboard.table.board_view import BoardView, PlaceView

_ROW, _CLOSE_ROW = 140.0, 112.0
"""From row to row with two ways at the most, and with more."""
_WIDE_SPAN = 2.0
"""So many rows from the highest to the lowest way where they need not stand closer."""
_ABOVE, _BELOW = 125.0, 128.0
"""Kept above the middle of the highest row and below that of the lowest."""
_PILL_FOOT = 46.0
"""The same for the pill of a contact in the lowest row."""
_TRUNK_LANES = (96.0, 121.0, 185.0)
"""From the trunk to the quarry above, to the pursuers below, and to the pill of a contact."""
_SMALL = 0.95
"""Below that size number and distance stand above a plate, or they would run into its name."""
_LEFT = 34.0
_PLATE = (104.0, 60.0)
_RADIUS = 6.0
_SCREEN = (1920.0, 700.0)
_SCREEN_TYPE = 1.3
"""Text on the players' board is so much larger than its shapes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """How much room a track takes: columns from `first`, rows from `top` to `bottom`.

    Attributes:
        first: The first column.
        columns: How many there are.
        top: The highest row, 0 for the trunk.
        bottom: The lowest.
        foot: More room under that, for the pill of a contact there.
    """

    first: float = 0.0
    columns: float = 1.0
    top: float = 0.0
    bottom: float = 0.0
    foot: float = 0.0

    @property
    def span(self) -> float:
        """From the highest row to the lowest."""
        return self.bottom - self.top


def spread_of(view: BoardView | None) -> Spread | None:
    """Return the room of a track that forks, or None for a line."""
    if view is None or not view.is_forked:
        return None
    rows = [*_rows(view.places), *(way.bow for way in view.ways if way.bow is not None)]
    first = min(0.0, *(place.x for place in view.places))
    last = max(place.x for place in view.places)
    bottom = max(0.0, *rows)
    met = {place.row for key in view.contacts if (place := view.place(key)) is not None}
    return Spread(
        first=first,
        columns=last - first + 1,
        top=min(0.0, *rows),
        bottom=bottom,
        foot=_PILL_FOOT if bottom in met else 0.0,
    )


def columns_of(view: BoardView) -> int:
    """Return how many columns a track takes, moved plates counted."""
    return math.ceil(max((place.x for place in view.places), default=-1.0)) + 1


def _rows(places: Iterable[PlaceView]) -> list[float]:
    return [place.row for place in places]


def fork_measures(width: float, height: float, spread: Spread, scale: float) -> Measures:
    """Return the measures of the game master's board in a view of a size.

    It is as large as fits both ways, but never smaller than a line is; then it pans.
    """
    row = _ROW if spread.span <= _WIDE_SPAN else _CLOSE_ROW
    needed = _ABOVE + spread.span * row + _BELOW + spread.foot
    wide, high = width / scale, height / scale
    least = LEAST_PITCH / PITCH
    by_width = (wide + 0.5) / (spread.columns * PITCH + 2 * _LEFT + _PLATE[0] - PITCH)
    k = max(least, min(1.0, by_width, (high + 0.5) / needed))
    pans = by_width < least
    tall = max(high, needed * k)
    rail = (tall - needed * k) / 2 + (_ABOVE - spread.top * row) * k
    left = PAN_MARGIN if pans else max(_LEFT * k, (wide - _wide(spread, k)) / 2)
    return replace(_measures(spread, (left, rail, tall), k, scale, row=row), pans=pans)


def fork_screen(spread: Spread) -> Measures:
    """Return the measures of the players' board, in units of their page; the top is 0."""
    row = _ROW if spread.span <= _WIDE_SPAN else _CLOSE_ROW
    needed = _ABOVE + spread.span * row + _BELOW + spread.foot
    k = min(_SCREEN[1] / needed, _SCREEN[0] / _wide(spread, 1.0))
    rail = (_SCREEN[1] - needed * k) / 2 + (_ABOVE - spread.top * row) * k
    left = (_SCREEN[0] - _wide(spread, k)) / 2 + _LEFT * k
    found = _measures(spread, (left / k, rail / k, _SCREEN[1] / k), 1.0, k, row=row)
    return _public(found, k)


def _public(found: Measures, k: float) -> Measures:
    return replace(found, is_public=True, type=k * _SCREEN_TYPE, shape=k, line=k)


def _wide(spread: Spread, k: float) -> float:
    return ((spread.columns - 1) * PITCH + _PLATE[0] + 2 * _LEFT) * k


def _measures(
    spread: Spread, at: tuple[float, float, float], k: float, scale: float, *, row: float
) -> Measures:
    left, rail, height = at
    up, down, pill = (lane * k for lane in _TRUNK_LANES)
    return Measures(
        left=(left - spread.first * PITCH * k) * scale,
        pitch=PITCH * k * scale,
        plate_width=_PLATE[0] * k * scale,
        plate_height=_PLATE[1] * k * scale,
        radius=_RADIUS * scale,
        rail_y=rail * scale,
        quarry_y=(rail - up) * scale,
        pursuer_y=(rail + down) * scale,
        pill_y=(rail + pill) * scale,
        ruler_y=None,
        height=height * scale,
        shape=k * scale,
        line=scale,
        type=scale,
        pair_step=56.0 * k * scale,
        row_pitch=row * k * scale,
        is_small=k < _SMALL,
    )
