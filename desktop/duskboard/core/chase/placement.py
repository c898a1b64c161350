"""Where everybody starts, and how far the quarry are ahead (rules/chase.md 2.2-2.4, 4.4)."""

from collections.abc import Mapping, Sequence

from duskboard.core.chase.graph import Gauge
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.rounds import ChaseError, People
from duskboard.core.chase.track import Direction, Track
from duskboard.core.chase.vehicle import driver
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings, StartGap

WIDEST_GAP = 2
"""More places ahead than this are not advised (rules/chase.md 2.2)."""


class ShortTrackError(ChaseError):
    """The track is too short to place everybody. Args: places wanted, places there."""


class GapError(ChaseError):
    """The quarry must start at least one place ahead. Args: the places asked for."""


def usual_gap(rulings: Rulings) -> int | None:
    """Return how many places ahead the quarry start, or None where the table asks (2.2)."""
    return {StartGap.TWO: 2, StartGap.ONE: 1, StartGap.OTHER: None}[rulings.chase.start_gap]


def starting_places(
    people: People, places: Sequence[EntityId], gap: int
) -> dict[EntityId, EntityId]:
    """Return where everybody starts on a line of places.

    The slowest pursuers stand in the first place, each other one further for every MOV above
    them; the slowest quarry `gap` ahead of the foremost pursuer, each other one further for every
    MOV above them (rules/chase.md 2.2, 2.4). Passengers are left out: they come with who drives.

    Raises:
        GapError: The gap is below 1.
        ShortTrackError: Somebody would stand behind the last place.
    """
    if gap < 1:
        raise GapError(gap)
    columns = _ahead(people, Side.PURSUER, 0)
    foremost = max(columns.values(), default=0)
    columns.update(_ahead(people, Side.QUARRY, foremost + gap))
    wanted = 1 + max(columns.values(), default=-1)
    if wanted > len(places):
        raise ShortTrackError(wanted, len(places))
    return {key: places[column] for key, column in columns.items()}


def with_riders(people: People, places: Mapping[EntityId, EntityId]) -> dict[EntityId, EntityId]:
    """Return places with those of passengers: where the driver stands (9.4)."""
    found = dict(places)
    for key, one in people.items():
        if key not in places and one.seat is not None:
            who = driver(people, one.seat.vehicle)
            if who is not None and who in places:
                found[key] = places[who]
    return found


def lead(track: Track, people: People) -> int | None:
    """Return how many places the last of the quarry is ahead of the foremost pursuer.

    It is negative where somebody has been overtaken, and None unless both sides run. On a track
    that forks it is counted along the ways; for those on two ways it is what a pursuer would have
    to walk.
    """
    gauge = Gauge(track)
    gaps = [
        gap
        for one in _running(people, Side.QUARRY)
        for other in _running(people, Side.PURSUER)
        if one.place is not None
        and other.place is not None
        and (gap := gauge.ahead(other.place, one.place)) is not None
    ]
    return min(gaps, default=None)


def is_stuck(track: Track, people: People) -> bool:
    """Return whether nobody can gain on anybody: equal MOV, and nothing on the way (4.4)."""
    ranks = track.ranks()
    runners = [
        one
        for side in Side
        for one in _running(people, side)
        if one.place in ranks and not one.is_passenger
    ]
    if {one.side for one in runners} != set(Side) or len({one.mov for one in runners}) > 1:
        return False
    behind = min(ranks[one.place] for one in runners if one.place is not None)
    return not any(
        edge.met(Direction.FORWARD) for edge in track.ways().values() if ranks[edge.end] > behind
    )


def _running(people: People, side: Side) -> list[Participant]:
    return [one for one in people.values() if one.is_running and one.side is side]


def _ahead(people: People, side: Side, first: int) -> dict[EntityId, int]:
    movs = {
        key: person.mov
        for key, person in people.items()
        if person.side is side and not person.is_passenger
    }
    slowest = min(movs.values(), default=0)
    return {key: first + mov - slowest for key, mov in movs.items()}
