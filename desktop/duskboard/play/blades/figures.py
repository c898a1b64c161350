"""What changes come to in figures: rep, coin, heat, stress and the like, before and after."""

from collections.abc import Iterable, Iterator

from duskboard.core.blades.activity import Asset
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.downtime import Figure, FigureLine
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.healing import healing_boxes
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import XpTrack
from duskboard.core.clocks.clock import Clock
from duskboard.table.transaction import Change


def figure_lines(changes: Iterable[Change]) -> tuple[FigureLine, ...]:
    """Return every figure that changes, the crew's own first, then by name."""
    lines = [line for change in changes for line in _of(change)]
    return tuple(sorted(lines, key=lambda line: bool(line.name)))


def _of(change: Change) -> Iterator[FigureLine]:
    before = None if change.before is None else change.before.value
    after = None if change.after is None else change.after.value
    found: Iterable[tuple[Figure, int, int, int]] = ()
    name = ""
    match before, after:
        case Crew(), Crew():
            found = _crew(before, after)
        case Scoundrel(), Scoundrel():
            name, found = after.name, _scoundrel(before, after)
        case Faction(), Faction():
            name = after.name
            found = [(Figure.STATUS, before.status, after.status, 0)]
        case Clock(), Clock():
            name, found = after.name, [(Figure.CLOCK, before.filled, after.filled, after.size)]
        case None, Asset():
            yield FigureLine(figure=Figure.QUALITY, before=0, after=after.quality, name=after.name)
        case _:
            pass
    for figure, was, now, size in found:
        if was != now:
            yield FigureLine(figure=figure, before=was, after=now, name=name, size=size)


def _crew(before: Crew, after: Crew) -> Iterator[tuple[Figure, int, int, int]]:
    yield Figure.REP, before.rep, after.rep, 0
    yield Figure.COIN, before.coin, after.coin, 0
    yield Figure.HEAT, before.heat, after.heat, 0
    yield Figure.WANTED, before.wanted, after.wanted, 0
    yield Figure.TURF, before.claims.turf, after.claims.turf, 0
    yield Figure.HOLD, int(before.hold is Hold.STRONG), int(after.hold is Hold.STRONG), 0


def _scoundrel(before: Scoundrel, after: Scoundrel) -> Iterator[tuple[Figure, int, int, int]]:
    yield Figure.STRESS, before.stress, after.stress, 0
    yield Figure.COIN, before.coin, after.coin, 0
    yield Figure.STASH, before.stash, after.stash, 0
    yield Figure.XP, _marks(before), _marks(after), 0
    yield Figure.HARM, _worst(before), _worst(after), 0
    yield Figure.HEALING, before.harm.healing, after.harm.healing, healing_boxes(after)


def _marks(scoundrel: Scoundrel) -> int:
    return sum(scoundrel.xp.of(track) for track in XpTrack)


def _worst(scoundrel: Scoundrel) -> int:
    return max((one.level for one in scoundrel.harm.wounds), default=0)
