"""Chases as players may see them: builders that tests of the public board share."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Barrier, Edge, Hazard, Location
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView
from duskboard.table.entity import COURSE_ID, Entity, Value, Visibility
from duskboard.table.public_board import public_board
from duskboard.table.table import Table

HIDDEN, MASKED, SHOWN = Visibility.HIDDEN, Visibility.MASKED, Visibility.SHOWN
EDDA, TOM, HOB, FINN = (EntityId(name) for name in ("edda", "tom", "hob", "finn"))
WALL = Hazard(name="Low wall", skills=("climb",), difficulty=Difficulty.HARD)
FENCE = Barrier(name="Fence", skills=("str",), hit_points=9, full_hit_points=15)


def entity(name: str, value: Value, visibility: Visibility = SHOWN, rank: float = 0.0) -> Entity:
    return Entity(entity_id=EntityId(name), value=value, visibility=visibility, rank=rank)


def lay(*entities: Entity) -> Table:
    return Table(entities=MappingProxyType({one.entity_id: one for one in entities}))


def place(at: int) -> EntityId:
    return EntityId(f"p{at}")


def track(
    seen: str,
    lying: Mapping[int, tuple[Hazard | Barrier, Visibility]] = MappingProxyType({}),
    course: Course | None = None,
) -> list[Entity]:
    """A chase on a line of places: one letter each, "s"hown, "m"asked or "h"idden.

    `lying` puts something on the way to a place.
    """
    how = {"s": SHOWN, "m": MASKED, "h": HIDDEN}
    found = [entity(COURSE_ID, course or Course(name="To the tram", round=3))]
    for at, letter in enumerate(seen):
        found.append(entity(place(at), Location(name=f"Place {at}"), how[letter], at))
        if at:
            what, visibility = lying.get(at, (None, SHOWN))
            way = Edge(
                start=place(at - 1),
                end=place(at),
                hazard=what if isinstance(what, Hazard) else None,
                barrier=what if isinstance(what, Barrier) else None,
            )
            found.append(entity(f"w{at}", way, visibility, at))
    return found


def somebody(name: str, at: int | None, side: Side = Side.QUARRY, dex: int = 50) -> Participant:
    where = None if at is None else place(at)
    return Participant(name=name, side=side, mov=8, dex=dex, place=where)


def board(entities: Sequence[Entity], *more: Entity) -> BoardView:
    found = public_board(lay(*entities, *more))
    assert found is not None
    return found


def names(view: BoardView) -> list[str]:
    return [one.name or "?" for one in view.places]
