"""Where everything stands on a board, in pixels as they are painted."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.core.chase.participant import Side

PITCH = 148.0
"""From plate to plate at full size, logical pixels."""
LEAST_PITCH = 112.0
"""The smallest pitch: below it the board pans."""
BEHIND = 2
"""Places kept in sight behind the active token."""
AHEAD = 3
"""Places kept in sight before the active token."""
PAN_MARGIN = 38.0
"""Kept free beside the places of a board that pans, logical pixels: the chevrons stand there."""
SCREEN_PLACES = 8
"""The most places on the players' screen."""

_LEFT = 34.0
_PLATE = (104.0, 60.0)
_RADIUS = 6.0
_PAIR_STEP = 84.0
_TOKEN = 44.0

# Heights at a pitch of 118 (the small window) and of 148; between them by proportion.
_SMALL, _FULL = 0.8, 1.0
_QUARRY = (50.0, 66.0)
_RAIL = (158.0, 202.0)
_PURSUER = (246.0, 323.0)
_PILL = (323.0, 406.0)
_FOOT = 17.0
_RULER = 34.0
_RULED_FOOT = 68.0
_ROW_LANES = (-66.0, 96.0, 158.0)
"""From the middle of another row to the quarry, to the pursuers, to the pill of a contact."""
_FOOT_ROOM = 29.0
"""Kept free under the middle of a lane for the lines beside its tokens."""
_GIVE = 8.0
"""So much a lane may give way for that."""
_UP, _DOWN = 9.0, 12.0
"""So much further out the lanes of another row are on a small board."""
_TRIM = (11.0, 5.0)
"""What may be missing at the top and at the foot before a board pans downwards."""
_HIGH_ENOUGH = _PILL[0] + _FOOT - sum(_TRIM)
"""A board of this height, in pixels as usual, is seen whole."""

# The players' screen, in units of its page at eight places.
_SCREEN_PITCH = 234.0
_SCREEN_PLATE = (192.0, 130.0)
_SCREEN_LEFT = 45.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """Every measure of a board.

    Attributes:
        left: Left edge of the first plate.
        pitch: From plate to plate.
        plate_width: Width of a plate.
        plate_height: Height of a plate.
        radius: Corners of a plate.
        rail_y: The middle of plates and rails.
        quarry_y: The middle of the quarry's tokens.
        pursuer_y: The middle of the pursuers' tokens.
        pill_y: The middle of the pill under a contact.
        ruler_y: The line of the ruler, or None where there is no room for it.
        height: Of the whole board.
        shape: Shapes are this many times as large as at full size.
        line: Pens are this many times as thick.
        type: Text is this many times as large.
        pair_step: From one token of a pair to the other when they stand above each other; 0 when
            they stand side by side.
        is_small: Whether the numbers of places stand above the plates.
        is_public: Whether players see it.
        row_pitch: From one way of a fork to the next, in rows; 0 where nothing forks.
        pans: Whether a forked board is wider than its view, so that its left edge may be off it.
    """

    left: float
    pitch: float
    plate_width: float
    plate_height: float
    radius: float
    rail_y: float
    quarry_y: float
    pursuer_y: float
    pill_y: float
    ruler_y: float | None
    height: float
    shape: float
    line: float
    type: float
    pair_step: float
    is_small: bool = False
    is_public: bool = False
    row_pitch: float = 0.0
    pans: bool = False

    @property
    def is_forked(self) -> bool:
        """Whether there is room for several ways, and names stand beside the tokens."""
        return self.row_pitch > 0

    def plate(self, column: float, row: float = 0.0) -> QRectF:
        """Return the plate of a column, in a row."""
        left = self.left + column * self.pitch
        top = self.rail_at(row) - self.plate_height / 2
        return QRectF(left, top, self.plate_width, self.plate_height)

    def rail_at(self, row: float) -> float:
        """Return the middle of the plates of a row."""
        return self.rail_y + row * self.row_pitch

    def column_x(self, column: float) -> float:
        """Return the middle of a column."""
        return self.left + self.plate_width / 2 + column * self.pitch

    def way_x(self, start: float, end: float) -> float:
        """Return the middle of the way between two columns."""
        return (self.column_x(start) + self.column_x(end)) / 2

    def column_at(self, x: float, places: int) -> int:
        """Return the column nearest to `x` among so many places."""
        column = round((x - self.column_x(0)) / self.pitch)
        return max(0, min(places - 1, column))

    def lane_y(self, side: Side | None, row: float = 0.0) -> float:
        """Return the middle of the tokens of a side; strangers stand in the lower lane."""
        if row:
            away = _ROW_LANES[0] if side is Side.QUARRY else _ROW_LANES[1]
            usual = self.rail_at(row) + away * self.shape
            lowest = max(usual - _GIVE * self.type, self.height - _FOOT_ROOM * self.type)
            return min(usual + self._clear(away), lowest)
        return self.quarry_y if side is Side.QUARRY else self.pursuer_y

    def pill_at(self, row: float = 0.0) -> float:
        """Return the middle of the pill under a contact."""
        if not row:
            return self.pill_y
        return self.rail_at(row) + _ROW_LANES[2] * self.shape + self._clear(_ROW_LANES[2])

    def _clear(self, away: float) -> float:
        """Return how much further out lanes are where numbers and labels are as large as ever."""
        if not self.is_small:
            return 0.0
        return (-_UP if away < 0 else _DOWN) * self.type

    def width(self, places: float) -> float:
        """Return how wide a board with so many places is."""
        return 2 * self.left + (max(1, places) - 1) * self.pitch + self.plate_width

    @property
    def plate_top(self) -> float:
        """The upper edge of the plates."""
        return self.rail_y - self.plate_height / 2

    @property
    def plate_bottom(self) -> float:
        """The lower edge of the plates."""
        return self.rail_y + self.plate_height / 2

    @property
    def token(self) -> float:
        """The diameter of a token."""
        return _TOKEN * self.shape


def desk_measures(width: float, height: float, places: int, scale: float = 1.0) -> Measures:
    """Return the measures of the game master's board in a view of a size.

    The pitch is 148 where that fits and shrinks to 112 at the least; a board that does not fit
    then is wider than the view and keeps two places behind and three ahead in sight.

    Args:
        width: Of the view, in pixels.
        height: Of the view, in pixels.
        places: On the track.
        scale: How large everything is, as in `Look.scale`; larger than usual only as far as the
            board is seen whole.
    """
    scale = min(scale, max(1.0, height / _HIGH_ENOUGH))
    wide, high = width / scale, height / scale
    least = LEAST_PITCH / PITCH
    by_width = (wide + 0.5) / (max(1, places) * PITCH + 2 * _LEFT + _PLATE[0] - PITCH)
    pans = by_width < least
    if pans:
        seen = BEHIND + 1 + AHEAD
        by_width = (wide - 2 * PAN_MARGIN) / ((seen - 1) * PITCH + _PLATE[0])
    k = max(least, min(_FULL, by_width, _size_for(high)))
    is_ruled = high + 0.5 >= _pill(k) + _RULED_FOOT
    tall = high >= _pill(k) + _RULED_FOOT + 2 * _PAIR_STEP
    step = _PAIR_STEP if tall else 0.0
    needed = _pill(k) + (_RULED_FOOT if is_ruled else _FOOT) + 2 * step
    tight = max(0.0, min(_TRIM[0] + _TRIM[1], needed - high))
    top = (max(0.0, high - needed) / 2 + step - min(_TRIM[0], tight)) * scale

    def down(heights: tuple[float, float]) -> float:
        return top + _between(heights, k) * scale

    pill = down(_PILL) + step * scale
    return Measures(
        left=(PAN_MARGIN if pans else _LEFT * k) * scale,
        pitch=PITCH * k * scale,
        plate_width=_PLATE[0] * k * scale,
        plate_height=_PLATE[1] * k * scale,
        radius=_RADIUS * scale,
        rail_y=down(_RAIL),
        quarry_y=down(_QUARRY),
        pursuer_y=down(_PURSUER),
        pill_y=pill,
        ruler_y=pill + _RULER * scale if is_ruled else None,
        height=max(height, (needed - tight) * scale),
        shape=k * scale,
        line=scale,
        type=scale,
        pair_step=step * scale,
        is_small=k < (_SMALL + _FULL) / 2,
    )


def screen_measures(places: int) -> Measures:
    """Return the measures of the players' board, in units of their page; the top is 0.

    Up to eight places fit; of more, eight are shown at once.
    """
    spare = SCREEN_PLACES - max(1, min(SCREEN_PLACES, places))
    return Measures(
        left=_SCREEN_LEFT + spare * _SCREEN_PITCH / 2,
        pitch=_SCREEN_PITCH,
        plate_width=_SCREEN_PLATE[0],
        plate_height=_SCREEN_PLATE[1],
        radius=14.0,
        rail_y=307.0,
        quarry_y=103.0,
        pursuer_y=507.0,
        pill_y=656.0,
        ruler_y=None,
        height=700.0,
        shape=100.0 / _TOKEN,
        line=2.5,
        type=38.0 / 13.0,
        pair_step=0.0,
        is_public=True,
    )


def first_column(active: int, shown: int, places: int) -> int:
    """Return the first of `shown` columns so that two behind the active one and more are seen."""
    return max(0, min(active - BEHIND, places - shown))


def _between(heights: tuple[float, float], k: float) -> float:
    share = max(0.0, (k - _SMALL) / (_FULL - _SMALL))
    return heights[0] + (heights[1] - heights[0]) * share


def _pill(k: float) -> float:
    return _between(_PILL, k)


def _size_for(high: float) -> float:
    """Return the largest size at which a board without a ruler is no higher than that."""
    low, full = _PILL[0] + _FOOT, _PILL[1] + _FOOT
    return _SMALL + (_FULL - _SMALL) * (high + 0.5 - low) / (full - low)
