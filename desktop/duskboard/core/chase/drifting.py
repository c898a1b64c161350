"""Hazards that move along the track (rules/chase.md 5.10)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.rounds import People
from duskboard.core.chase.track import Direction, Edge, Hazard, Track
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
        passed.extend(key for key, one in people.items() if one.is_running and one.place == place)
        now = _next_way(track, place, hazard)
        left -= 1
    fresh = tuple(key for key in passed if key not in hazard.met_by)
    return Drifted(hazard=hazard, edge=now, passed=fresh)


def met(hazard: Hazard, who: EntityId) -> Hazard:
    """Return a moving hazard after somebody met it; others are as they were."""
    if hazard.drift is None:
        return hazard
    return replace(hazard, met_by=hazard.met_by | {who})


def _next_way(track: Track, place: EntityId, hazard: Hazard) -> EntityId | None:
    ways = track.ways()
    if _goes_back(hazard):
        return next((key for key, edge in ways.items() if edge.end == place), None)
    return next((key for key, edge in ways.items() if edge.start == place), None)


def _is_free(edge: Edge) -> bool:
    return edge.hazard is None and edge.barrier is None


def _goes_back(hazard: Hazard) -> bool:
    return hazard.drift is not None and hazard.drift.direction is Direction.BACKWARD
