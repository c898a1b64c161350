"""Hazards that move along the track (rules/chase.md 5.10)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.graph import Legs, reached
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import People
from duskboard.core.chase.track import Direction, Edge, Hazard, Leg, Track
from duskboard.core.identity import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Drifted:
    """Where a moving hazard came to.

    Attributes:
        hazard: It, with who has met it.
        edge: The way it is on now, or None where it left the track.
        passed: Who stood in the places that it went through, and has not met it this round.
    """

    hazard: Hazard
    edge: EntityId | None
    passed: tuple[EntityId, ...] = ()


def drifting(track: Track) -> tuple[EntityId, ...]:
    """Return the ways with a hazard that moves; of those that go one way the foremost first."""
    ranks = track.ranks()
    moving = [key for key, edge in track.ways().items() if edge.hazard and edge.hazard.drift]

    def going(key: EntityId) -> tuple[bool, int, EntityId]:
        edge = track.edges[key]
        is_back = edge.hazard is not None and _goes_back(edge.hazard)
        return is_back, ranks[edge.start] if is_back else -ranks[edge.start], key

    return tuple(sorted(moving, key=going))


def drifted(track: Track, edge_id: EntityId, people: People) -> Drifted | None:
    """Return where a moving hazard comes to in a round, or None where none lies there.

    It goes over ways on which something lies to the next open one, and is off the track behind
    the last.
    """
    hazard = track.edges[edge_id].hazard
    if hazard is None or hazard.drift is None:
        return None
    now: EntityId | None = edge_id
    left = hazard.drift.pace
    passed: list[EntityId] = []
    while now is not None and (left > 0 or (now != edge_id and not _is_free(track.edges[now]))):
        place = track.edges[now].start if _goes_back(hazard) else track.edges[now].end
        passed.extend(key for key, one in people.items() if _meets(one, place))
        now = _next_way(track, place, hazard, people)
        left -= 1
    fresh = tuple(key for key in passed if key not in hazard.met_by)
    return Drifted(hazard=hazard, edge=now, passed=fresh)


def met(hazard: Hazard, who: EntityId) -> Hazard:
    """Return a moving hazard after somebody met it; others are as they were."""
    if hazard.drift is None:
        return hazard
    return replace(hazard, met_by=hazard.met_by | {who})


def _next_way(track: Track, place: EntityId, hazard: Hazard, people: People) -> EntityId | None:
    """Return the way that a hazard goes on by, or None where the track ends.

    Where the way forks it takes the one that leads to the nearest of those who run, and of ways
    that are alike the first: what comes along a road comes towards somebody.
    """
    goes_back = _goes_back(hazard)
    ways = {
        key: edge.start if goes_back else edge.end
        for key, edge in track.ways().items()
        if (edge.end if goes_back else edge.start) == place
    }
    if len(ways) < 2:
        return next(iter(ways), None)
    standing = {one.place for one in people.values() if one.is_running}
    legs = _turned(track.legs()) if goes_back else track.legs()
    beyond = len(track.locations)

    def away(key: EntityId) -> int:
        found = reached(legs, ways[key])
        return min((found[one] for one in found if one in standing), default=beyond)

    return min(ways, key=away)


def _turned(legs: Legs) -> dict[EntityId, tuple[Leg, ...]]:
    """Return the ways as they are for what goes back."""
    other = {Direction.FORWARD: Direction.BACKWARD, Direction.BACKWARD: Direction.FORWARD}
    return {
        place: tuple(replace(leg, direction=other[leg.direction]) for leg in some)
        for place, some in legs.items()
    }


def _meets(person: Participant, place: EntityId) -> bool:
    """Return whether somebody in a place meets what comes by; for passengers it is the driver."""
    return person.is_running and person.place == place and not person.is_passenger


def _is_free(edge: Edge) -> bool:
    return edge.hazard is None and edge.barrier is None


def _goes_back(hazard: Hazard) -> bool:
    return hazard.drift is not None and hazard.drift.direction is Direction.BACKWARD
