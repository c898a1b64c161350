"""The chase put together from its parts on the table, and its parts after an act."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from duskboard.core.chase.graph import trunk
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course, Standing
from duskboard.core.chase.track import Edge, Location, Track
from duskboard.core.chase.vehicle import Vehicle, aboard
from duskboard.core.identity import EntityId
from duskboard.play.change import NotOnTableError, put_values
from duskboard.table.entity import COURSE_ID, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Change


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A chase as the rules want it.

    Attributes:
        course: How far it has come.
        track: Places and ways, places by rank.
        people: Everybody in it, by rank.
        vehicles: The vehicles, by rank.
    """

    course: Course
    track: Track
    people: Mapping[EntityId, Participant]
    vehicles: Mapping[EntityId, Vehicle] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def line(self) -> tuple[EntityId, ...]:
        """All places by rank, which is their order on a track without forks."""
        return tuple(self.track.locations)

    @property
    def trunk(self) -> tuple[EntityId, ...]:
        """The places of the longest way, in order: all of them where nothing forks."""
        return trunk(self.track)

    @property
    def is_running(self) -> bool:
        """Whether the first round has begun."""
        return self.course.round > 0

    def person(self, who: EntityId) -> Participant:
        """Return somebody.

        Raises:
            NotOnTableError: There is no such participant.
        """
        person = self.people.get(who)
        if person is None:
            raise NotOnTableError(who)
        return person

    def vehicle(self, vehicle_id: EntityId) -> Vehicle:
        """Return a vehicle.

        Raises:
            NotOnTableError: There is no such vehicle.
        """
        vehicle = self.vehicles.get(vehicle_id)
        if vehicle is None:
            raise NotOnTableError(vehicle_id)
        return vehicle

    def vehicle_of(self, who: EntityId) -> Vehicle | None:
        """Return the vehicle that somebody is aboard of, or None for who is on foot."""
        person = self.people.get(who)
        return self.vehicles.get(person.seat.vehicle) if person and person.seat else None

    def location(self, place: EntityId) -> Location:
        """Return a place.

        Raises:
            NotOnTableError: There is no such place.
        """
        location = self.track.locations.get(place)
        if location is None:
            raise NotOnTableError(place)
        return location

    def way(self, edge_id: EntityId) -> Edge:
        """Return a way.

        Raises:
            NotOnTableError: There is no such way.
        """
        edge = self.track.edges.get(edge_id)
        if edge is None:
            raise NotOnTableError(edge_id)
        return edge

    def name(self, who: EntityId | None) -> str:
        """Return the name of somebody, or "" for nobody."""
        person = self.people.get(who) if who is not None else None
        return person.name if person is not None else ""

    def place_name(self, place: EntityId | None) -> str:
        """Return the name of a place, or "" for none."""
        location = self.track.locations.get(place) if place is not None else None
        return location.name if location is not None else ""


def scene(table: Table) -> Scene:
    """Return the chase on the table.

    Raises:
        NotOnTableError: There is none.
    """
    course = table.value(COURSE_ID, Course)
    if course is None:
        raise NotOnTableError(COURSE_ID)
    track = Track(locations=table.values(Location), edges=table.values(Edge))
    people, vehicles = table.values(Participant), table.values(Vehicle)
    return Scene(course=course, track=track, people=people, vehicles=vehicles)


def changes(
    table: Table, *, people: Mapping[EntityId, Participant], course: Course | None = None
) -> tuple[Change, ...]:
    """Return the changes of those parts whose value differs; vehicles go with who is aboard.

    Raises:
        NotOnTableError: One of them is not on the table.
    """
    found = put_values(table, carried(table, people))
    return found if course is None else (*found, *put_values(table, {COURSE_ID: course}))


def carried(table: Table, people: Mapping[EntityId, Participant]) -> dict[EntityId, Value]:
    """Return people after an act, and what comes along with those of them who moved.

    Where a driver goes the vehicle and all aboard go; a passenger who comes to another place
    alone is aboard no more.
    """
    before = table.values(Participant)
    after = {**before, **people}
    moved = {who for who, one in before.items() if one.place != after[who].place}
    found: dict[EntityId, Value] = dict(people)
    for vehicle_id, vehicle in table.values(Vehicle).items():
        riding = aboard(after, vehicle_id)
        first = after[riding[0]] if riding else None
        place = first.place if first is not None and first.drives else vehicle.place
        for who in riding:
            one = after[who]
            if one.place != place:
                found[who] = replace(one, seat=None) if who in moved else replace(one, place=place)
        if place != vehicle.place:
            found[vehicle_id] = replace(vehicle, place=place)
    return found


def is_stopped(chase: Scene, who: EntityId) -> bool:
    """Return whether somebody sits in what goes nowhere any more (rules/chase.md 10.4)."""
    vehicle = chase.vehicle_of(who)
    return vehicle is not None and vehicle.is_wreck


def standing_changes(table: Table, standing: Standing) -> tuple[Change, ...]:
    """Return the changes after a turn or a round.

    Raises:
        NotOnTableError: One of the parts is not on the table.
    """
    return changes(table, people=standing.changed, course=standing.course)
