"""A chase by car on a track that forks: two vehicles, and somebody on foot."""

from tests.play.chase.scenes import EDDA, FINN, HOB, PLACES, SHOWN, TOM, done, laid

from duskboard.core.chase.participant import Participant, Side, Skill, Vitals
from duskboard.core.chase.track import Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings
from duskboard.play.chase.boarding import NewVehicle, add_vehicle, get_in
from duskboard.play.chase.forking import NewFork, add_fork
from duskboard.play.chase.laying import NewLocation
from duskboard.play.chase.person import NewPerson, add_people
from duskboard.table.entity import Visibility
from duskboard.table.table import Table

CAR, LORRY = EntityId("car"), EntityId("lorry")
LANE, YARD, LANE_WAY, YARD_WAY, BACK_WAY = (
    EntityId(name) for name in ("lane", "yard", "lane-way", "yard-way", "back-way")
)
SALOON = Vehicle(name="Saloon", mov=14, build=5, full_build=5, armour=2, seats=4)
VAN = Vehicle(name="Lorry", mov=13, build=7, full_build=7, armour=2, seats=3)


def lane(name: str, key: EntityId, way: EntityId) -> NewLocation:
    return NewLocation(location_id=key, edge_id=way, name=name, visibility=SHOWN)


def fork(start: int = 2, end: int | None = 5) -> NewFork:
    """The lower way: the lane and the yard, from the net lane to the chapel yard."""
    return NewFork(
        start=PLACES[start],
        places=(lane("Back lane", LANE, LANE_WAY), lane("Coal yard", YARD, YARD_WAY)),
        end=None if end is None else PLACES[end],
        edge_id=BACK_WAY,
    )


def driver(  # noqa: PLR0913 - a person has that many sides
    who: EntityId,
    at: int | None,
    *,
    side: Side = Side.QUARRY,
    dex: int = 50,
    drive: int = 60,
    points: int | None = None,
    visibility: Visibility = SHOWN,
) -> NewPerson:
    return NewPerson(
        person_id=who,
        name=who.capitalize(),
        side=side,
        mov=8,
        dex=dex,
        skills=(Skill(name="drive", value=drive), Skill(name="spot", value=40)),
        place=None if at is None else PLACES[at],
        visibility=visibility,
        vitals=Vitals(hit_points=points, full_hit_points=points),
    )


def roads(rulings: Rulings | None = None, *, is_forked: bool = True) -> Table:
    """Edda (70) drives the saloon with Tom (50); Finn (75) the lorry; Hob (45) is on foot."""
    table = laid(8, rulings=rulings)
    if is_forked:
        table = done(table, add_fork(table, fork()))
    people = [
        driver(EDDA, 4, dex=70, points=11),
        driver(TOM, 4, points=9),
        driver(FINN, 1, side=Side.PURSUER, dex=75, points=12),
        driver(HOB, 1, side=Side.PURSUER, dex=45),
    ]
    table = done(table, add_people(table, people))
    for key, what, who in ((CAR, SALOON, EDDA), (LORRY, VAN, FINN)):
        wish = NewVehicle(vehicle_id=key, vehicle=what, driver=who, visibility=SHOWN)
        table = done(table, add_vehicle(table, wish))
    return done(table, get_in(table, TOM, CAR))


def vehicle(table: Table, key: EntityId) -> Vehicle:
    value = table.value(key, Vehicle)
    assert value is not None
    return value


def places_of(table: Table, *who: EntityId) -> list[EntityId | None]:
    people = table.values(Participant)
    return [people[one].place for one in who]


def names(table: Table) -> set[str]:
    return {one.name for one in table.values(Location).values()}
