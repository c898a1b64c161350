"""A track that forks and meets again: goods, bridge, then three places or two, then three more."""

import itertools

from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.seat import Seat
from duskboard.core.chase.track import Barrier, Edge, Hazard, Location, Track
from duskboard.core.identity import EntityId

GOODS, BRIDGE, CANAL, MARKET, GLASS, DOCK, RAIL, TOLL, RING, FIELD = (
    EntityId(name)
    for name in (
        "goods", "bridge", "canal", "market", "glass", "dock", "rail", "toll", "ring", "field",
    )
)  # fmt: skip
UPPER = (GOODS, BRIDGE, CANAL, MARKET, GLASS, TOLL, RING, FIELD)
LOWER = (BRIDGE, DOCK, RAIL, TOLL)


def way(start: EntityId, end: EntityId) -> EntityId:
    """The identifier of the way between two places."""
    return EntityId(f"{start}-{end}")


def forked(**lying: Hazard | Barrier) -> Track:
    """The track; `dock_rail=WALL` puts the wall on the way from the dock to the rails."""
    edges: dict[EntityId, Edge] = {}
    for some in (UPPER, LOWER):
        for start, end in itertools.pairwise(some):
            what = lying.get(f"{start}_{end}")
            edges[way(start, end)] = Edge(
                start=start,
                end=end,
                hazard=what if isinstance(what, Hazard) else None,
                barrier=what if isinstance(what, Barrier) else None,
            )
    places = dict.fromkeys((*UPPER, DOCK, RAIL))
    locations = {
        place: Location(name=place.capitalize(), is_exit=place == FIELD) for place in places
    }
    return Track(locations=locations, edges=edges)


def runner(  # noqa: PLR0913 - a person has that many sides
    place: EntityId,
    *,
    side: Side = Side.QUARRY,
    mov: int = 8,
    dex: int = 50,
    left: int = 0,
    seat: Seat | None = None,
) -> Participant:
    return Participant(
        name="Somebody",
        side=side,
        mov=mov,
        dex=dex,
        place=place,
        left=left,
        granted=left,
        seat=seat,
    )
