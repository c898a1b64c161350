"""How a chase may end: always proposed, never done by itself (rules/chase.md 4.3, Q18)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.graph import Gauge
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.chase.rounds import Course, People
from duskboard.core.chase.track import Track
from duskboard.core.identity import EntityId


class Ending(StrEnum):
    """What is proposed."""

    CAUGHT = "caught"
    ESCAPED = "escaped"
    ALL_OUT = "all-out"
    DOWN = "down"


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """An end that the board proposes.

    Attributes:
        ending: Which.
        who: Whom of the quarry it is about, or who is down; None where it is about all.
        by: The pursuer who stands there too, or None.
    """

    ending: Ending
    who: EntityId | None = None
    by: EntityId | None = None


def proposals(course: Course, track: Track, people: People) -> tuple[Proposal, ...]:
    """Return the ends that lie at hand in a chase that runs.

    Caught: a pursuer shares the place of one of the quarry. Escaped: at an exit, or so many places
    ahead of every pursuer as the keeper has set. All out: one side has nobody left. Down: somebody
    of either side has no hit points left.
    """
    if not course.round:
        return ()
    running = {key: one for key, one in people.items() if one.is_running}
    sides = {one.side for one in running.values()}
    was_on = {one.side for one in people.values() if one.fate is not Fate.APART} == set(Side)
    if len(sides) < len(Side):
        return (Proposal(ending=Ending.ALL_OUT),) if was_on else ()
    down = [
        Proposal(ending=Ending.DOWN, who=key)
        for key, one in running.items()
        if one.vitals.hit_points == 0
    ]
    return (*down, *_of_quarry(course, track, running))


def _of_quarry(course: Course, track: Track, running: People) -> Iterator[Proposal]:
    gauge = Gauge(track)
    pursuers = {key: one for key, one in running.items() if one.side is Side.PURSUER}
    for key, one in running.items():
        place = one.place
        if one.side is not Side.QUARRY or place is None or place not in track.locations:
            continue
        by = next((who for who, other in pursuers.items() if other.place == place), None)
        gaps = [gauge.ahead(other.place, place) for other in pursuers.values() if other.place]
        known = [gap for gap in gaps if gap is not None]
        is_far = course.escape_lead is not None and bool(known) and min(known) >= course.escape_lead
        if by is not None:
            yield Proposal(ending=Ending.CAUGHT, who=key, by=by)
        elif track.locations[place].is_exit or is_far:
            yield Proposal(ending=Ending.ESCAPED, who=key)
