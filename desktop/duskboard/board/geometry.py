"""Where everything stands on a board, in pixels as they are painted."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

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
_MINI = 28.0
_MINI_STEP = 30.0
_MINI_ROW = 36.0
"""From row to row: the badge of a group has its place under it."""
_PENTAGON = 50.0 / 44.0
"""How much wider a pursuer's token is than high."""

# Heights at a pitch of 118 (the small window) and of 148; between them by proportion.
_SMALL, _FULL = 0.8, 1.0
_QUARRY = (50.0, 66.0)
_RAIL = (158.0, 202.0)
_PURSUER = (246.0, 323.0)
_PILL = (323.0, 406.0)
_FOOT = 17.0
_RULER = 34.0
_RULED_FOOT = 68.0
_TRIM = (11.0, 5.0)
"""What may be missing at the top and at the foot before a board pans downwards."""
_HIGH_ENOUGH = _PILL[0] + _FOOT - sum(_TRIM)
"""A board of this height, in pixels as usual, is seen whole."""

# The players' screen, in units of its page at eight places.
_SCREEN_PITCH = 234.0
_SCREEN_PLATE = (192.0, 130.0)
_SCREEN_LEFT = 45.0
_SCREEN_PAIR, _SCREEN_APART = 0.72, 0.62
"""The size of each token of a pair there, and how far from the middle it is in its own size."""


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

    def plate(self, column: int) -> QRectF:
        """Return the plate of a column."""
        left = self.left + column * self.pitch
        top = self.rail_y - self.plate_height / 2
        return QRectF(left, top, self.plate_width, self.plate_height)

    def column_x(self, column: float) -> float:
        """Return the middle of a column."""
        return self.left + self.plate_width / 2 + column * self.pitch

    def way_x(self, start: int, end: int) -> float:
        """Return the middle of the way between two columns."""
        return (self.column_x(start) + self.column_x(end)) / 2

    def column_at(self, x: float, places: int) -> int:
        """Return the column nearest to `x` among so many places."""
        column = round((x - self.column_x(0)) / self.pitch)
        return max(0, min(places - 1, column))

    def lane_y(self, side: Side | None) -> float:
        """Return the middle of the tokens of a side; strangers stand in the lower lane."""
        return self.quarry_y if side is Side.QUARRY else self.pursuer_y

    def width(self, places: int) -> float:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Where one of several tokens in a lane stands.

    Attributes:
        offset: From the middle of the lane.
        size: Diameter of the token.
        named: Whether its name and actions are written under it.
        room: How wide these may be.
        is_tight: Whether there is one line for both, since another token stands below.
        line: On which line under the token its name stands, or None where all names stand on one:
            a name with a line of its own may reach under the other token of its pair.
    """

    offset: QPointF
    size: float
    named: bool
    room: float
    is_tight: bool = False
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """Where the tokens in one lane of a column stand.

    Attributes:
        spots: One for each token that is drawn, in their order.
        hidden: How many more there are.
        more: The middle of the mark that says so, from the middle of the lane.
        caption: The middle of the line with the count of all, or None where names stand.
    """

    spots: tuple[Spot, ...]
    hidden: int
    more: QPointF
    caption: QPointF | None


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


def stack(measures: Measures, side: Side | None, count: int) -> Stack:
    """Return where so many tokens in one lane of a column stand.

    One stands in the middle; two above each other where there is room for that, or else side by
    side; three or more are small, in two columns, six at the most, with the count of all.
    """
    if count <= 1 or side is None:
        return _row(measures, count)
    if count == 2:
        return _pair(measures, side)
    return _grid(measures, side, count)


def _row(measures: Measures, count: int) -> Stack:
    """Return tokens in one line: a single one, or strangers, of whom no side is known."""
    step = min(measures.token * 0.6, measures.plate_width / max(1, count))
    first = -step * (count - 1) / 2
    spots = tuple(
        Spot(
            offset=QPointF(first + step * place, 0.0),
            size=measures.token,
            named=count == 1,
            room=measures.pitch - 6 * measures.type,
        )
        for place in range(count)
    )
    return Stack(spots=spots, hidden=0, more=QPointF(), caption=None)


def _pair(measures: Measures, side: Side) -> Stack:
    if measures.is_public:
        return _screen_pair(measures)
    is_high = measures.pair_step > 0
    if is_high:
        step = -measures.pair_step if side is Side.QUARRY else measures.pair_step
        offsets = (QPointF(0.0, 0.0), QPointF(0.0, step))
        room = measures.pitch - 6 * measures.type
    else:
        # As far apart as the brackets of a contact let them be.
        apart = measures.plate_width / 2 + 4 * measures.type - 25 * measures.shape
        offsets = (QPointF(-apart, 0.0), QPointF(apart, 0.0))
        room = 2 * apart - 2 * measures.type
    spots = tuple(
        Spot(offset=offset, size=measures.token, named=True, room=room, is_tight=is_high)
        for offset in offsets
    )
    return Stack(spots=spots, hidden=0, more=QPointF(), caption=None)


def _screen_pair(measures: Measures) -> Stack:
    """Return two smaller tokens: half a column holds no name that can be read from afar."""
    size = measures.token * _SCREEN_PAIR
    up = (size - measures.token) / 2 - 2.5 * measures.type
    apart = size * _SCREEN_APART
    spots = tuple(
        Spot(
            offset=QPointF(x, up),
            size=size,
            named=True,
            room=measures.pitch - 6 * measures.type,
            line=line,
        )
        for line, x in enumerate((-apart, apart))
    )
    return Stack(spots=spots, hidden=0, more=QPointF(), caption=None)


def _grid(measures: Measures, side: Side, count: int) -> Stack:
    is_low = measures.is_small or measures.is_public
    columns, rows = (3, 2) if is_low else (2, 3)
    size = _MINI / _TOKEN * measures.token * (_FULL if not measures.is_small else 1.05)
    step = size * _MINI_STEP / _MINI
    across = step * (_PENTAGON if side is Side.PURSUER else 1.0)
    cells = min(count, columns * rows)
    used = -(-cells // columns)
    down = size * _MINI_ROW / _MINI
    caption = measures.token / 2 + 34.5 * measures.type
    if side is Side.QUARRY:
        # It stands between tokens and plates, whose text is as large where players see it.
        caption = min(caption, measures.plate_top - measures.quarry_y - 10 * measures.type)
        low = caption - 9 * measures.type - size / 2
        top = low - down * (used - 1)
    else:
        top = (size - measures.token) / 2
        bottom = top + down * (used - 1) + size / 2
        caption = max(caption, bottom + 10 * measures.type)
    places = [
        QPointF(((cell % columns) - (columns - 1) / 2) * across, top + down * (cell // columns))
        for cell in range(cells)
    ]
    hidden = count - cells + 1 if count > cells else 0
    shown = places[:-1] if hidden else places
    spots = tuple(Spot(offset=place, size=size, named=False, room=0.0) for place in shown)
    return Stack(spots=spots, hidden=hidden, more=places[-1], caption=QPointF(0.0, caption))


def _between(heights: tuple[float, float], k: float) -> float:
    share = max(0.0, (k - _SMALL) / (_FULL - _SMALL))
    return heights[0] + (heights[1] - heights[0]) * share


def _pill(k: float) -> float:
    return _between(_PILL, k)


def _size_for(high: float) -> float:
    """Return the largest size at which a board without a ruler is no higher than that."""
    low, full = _PILL[0] + _FOOT, _PILL[1] + _FOOT
    return _SMALL + (_FULL - _SMALL) * (high + 0.5 - low) / (full - low)
