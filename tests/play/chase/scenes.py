"""Chases to play with: a track of eight places, and steps that can always be taken back."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from duskboard.core.chase.participant import Participant, Side, Skill
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Barrier, Direction, Edge, Hazard, Leg
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings
from duskboard.play.chase.laying import NewLocation, lay_track
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.person import NewPerson, add_people
from duskboard.play.chase.running import start_chase
from duskboard.table.entity import COURSE_ID, RULINGS_ID, Entity, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

SHOWN = Visibility.SHOWN
NAMES = (
    "Ferry steps",
    "Fish market",
    "Net lane",
    "Cooper’s lane",
    "Rope walk",
    "Chapel yard",
    "Tram depot",
    "Night tram",
)
PLACES = tuple(EntityId(f"p{number}") for number in range(8))
WAYS = tuple(EntityId(f"w{number}") for number in range(8))
"""WAYS[n] leads to PLACES[n]; the first is not used."""
EDDA, TOM, FINN, HOB = (EntityId(name) for name in ("edda", "tom", "finn", "hob"))
WALL = Hazard(name="Low wall", skills=("climb",))
FENCE = Barrier(name="Fence", skills=("climb", "str"), hit_points=5, full_hit_points=5)


def done(table: Table, transaction: Transaction) -> Table:
    """The table after a step, which the inverted changes take back to the very same table."""
    after = table.applied(transaction.changes)
    back = after.applied(change.inverted() for change in reversed(transaction.changes))
    assert back == table
    return after


def places(count: int = 8, visibility: Visibility = SHOWN) -> list[NewLocation]:
    return [
        NewLocation(
            location_id=PLACES[at],
            edge_id=WAYS[at],
            name=NAMES[at],
            is_exit=at == 7,
            visibility=visibility,
        )
        for at in range(count)
    ]


def laid(
    count: int = 8,
    *,
    rulings: Rulings | None = None,
    visibility: Visibility = SHOWN,
    lying: Mapping[int, Hazard | Barrier] = MappingProxyType({}),
) -> Table:
    """A track; `lying` puts something on the way to a place."""
    table = Table()
    if rulings is not None:
        entity = Entity(entity_id=RULINGS_ID, value=rulings)
        table = Table(entities=MappingProxyType({RULINGS_ID: entity}))
    table = done(
        table,
        lay_track(
            table, "Ferry steps to the night tram", places(count, visibility), visibility=visibility
        ),
    )
    for at, what in lying.items():
        table = done(table, put_obstacle(table, WAYS[at], what, visibility=visibility))
    return table


def somebody(  # noqa: PLR0913 - a person has that many sides
    who: EntityId,
    at: int | None,
    *,
    side: Side = Side.PURSUER,
    mov: int = 8,
    dex: int = 50,
    climb: int = 45,
    count: int = 1,
    visibility: Visibility = SHOWN,
) -> NewPerson:
    return NewPerson(
        person_id=who,
        name=who.capitalize(),
        side=side,
        mov=mov,
        dex=dex,
        skills=(Skill(name="climb", value=climb),),
        place=None if at is None else PLACES[at],
        count=count,
        visibility=visibility,
    )


def with_people(table: Table, wishes: Sequence[NewPerson]) -> Table:
    return done(table, add_people(table, wishes))


def started(table: Table, faces: Iterable[int] = ()) -> Table:
    return done(table, start_chase(table, ScriptedDice(faces)))


def four(table: Table) -> Table:
    """Edda and Tom flee; Finn and Hob pursue. Finn (75), Edda (70), Tom (50), Hob (45) act."""
    return with_people(
        table,
        [
            somebody(EDDA, 4, side=Side.QUARRY, mov=8, dex=70),
            somebody(TOM, 3, side=Side.QUARRY, mov=7, dex=50),
            somebody(FINN, 2, mov=9, dex=75),
            somebody(HOB, 1, mov=7, dex=45),
        ],
    )


def person(table: Table, who: EntityId) -> Participant:
    value = table.value(who, Participant)
    assert value is not None
    return value


def course(table: Table) -> Course:
    value = table.value(COURSE_ID, Course)
    assert value is not None
    return value


def edge(table: Table, way: EntityId) -> Edge:
    value = table.value(way, Edge)
    assert value is not None
    return value


def line(table: Table) -> list[str]:
    """The identifiers of places along the ways, with what lies between in brackets."""
    edges = {value.start: value for value in table.values(Edge).values()}
    place = next(iter({*edges} - {value.end for value in edges.values()}))
    found = [str(place)]
    while place in edges:
        found.extend(f"[{name}]" for name in edges[place].names)
        place = edges[place].end
        found.append(str(place))
    return found


def on(at: int) -> Leg:
    """The leg that leads on to a place."""
    return Leg(edge=WAYS[at], direction=Direction.FORWARD, place=PLACES[at])


def back(at: int) -> Leg:
    """The leg that leads back from a place."""
    return Leg(edge=WAYS[at], direction=Direction.BACKWARD, place=PLACES[at - 1])
