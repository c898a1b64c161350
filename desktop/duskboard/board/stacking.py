"""Where several tokens in one lane of a column stand."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from duskboard.board.geometry import Measures
from duskboard.core.chase.participant import Side

_MINI = 28.0
_MINI_STEP = 30.0
_MINI_ROW = 36.0
"""From row to row: the badge of a group has its place under it."""
_PENTAGON = 50.0 / 44.0
"""How much wider a pursuer's token is than high."""
_SCREEN_PAIR, _SCREEN_APART = 0.72, 0.62
"""The size of each token of a pair there, and how far from the middle it is in its own size."""
_TOKEN = 44.0
_FULL = 1.0


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
        beside: 1 where its name stands at the right of it, -1 at the left, 0 under it.
    """

    offset: QPointF
    size: float
    named: bool
    room: float
    is_tight: bool = False
    line: int | None = None
    beside: int = 0


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


def stack(measures: Measures, side: Side | None, count: int) -> Stack:
    """Return where so many tokens in one lane of a column stand.

    One stands in the middle; two above each other where there is room for that, or else side by
    side; three or more are small, in two columns, six at the most, with the count of all.
    """
    if measures.is_forked and count <= 2:
        return _beside(measures, side, count)
    if count <= 1 or side is None:
        return _row(measures, count)
    if count == 2:
        return _pair(measures, side)
    return _grid(measures, side, count)


def _beside(measures: Measures, side: Side | None, count: int) -> Stack:
    """Return one or two tokens on a track that forks, above each other: names stand beside them."""
    step = measures.pair_step * (-1 if side is Side.QUARRY else 1)
    room = measures.pitch - measures.token - 20 * measures.type
    spots = tuple(
        Spot(
            offset=QPointF(0.0, step * place),
            size=measures.token,
            named=True,
            room=room,
            beside=1,
        )
        for place in range(count)
    )
    return Stack(spots=spots, hidden=0, more=QPointF(), caption=None)


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
