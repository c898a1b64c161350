"""Vehicles on the table, and who gets in and out (rules/chase.md 1.6, 9.4, 10.3)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from duskboard.core.chase.movement import NoActionsLeftError, other_price
from duskboard.core.chase.participant import Participant, spend
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.seat import PASSENGER_ACTS, Seat
from duskboard.core.chase.vehicle import Vehicle, aboard
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, make, put_values, take
from duskboard.play.chase.moving import PRICE_RULING, PriceWantedError
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class NewVehicle:
    """A wish for a vehicle; who drives it, if anybody, gets in with it."""

    vehicle_id: EntityId
    vehicle: Vehicle
    driver: EntityId | None = None
    visibility: Visibility = Visibility.HIDDEN


@dataclass(frozen=True, slots=True, kw_only=True)
class VehicleAdded(Report):
    """A vehicle was put on the table: it, where it stands or "", and who drives it or ""."""

    name: str
    place: str
    driver: str


@dataclass(frozen=True, slots=True, kw_only=True)
class VehicleEdited(Report):
    """A vehicle was changed: it before and after."""

    before: Vehicle
    after: Vehicle


@dataclass(frozen=True, slots=True, kw_only=True)
class VehicleRemoved(Report):
    """A vehicle was taken off the table; who sat in it stands there."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GotIn(Report):
    """Somebody got into a vehicle, or to its wheel.

    Attributes:
        who: Who.
        name: The name.
        vehicle: The vehicle.
        drives: Whether this one drives it now.
        price: Actions that it took.
        ruling: The ruling that said so, or None where the table did.
    """

    who: EntityId
    name: str
    vehicle: str
    drives: bool
    price: int
    ruling: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GotOut(Report):
    """Somebody got out of a vehicle: who, MOV on foot, and the actions that it took."""

    who: EntityId
    name: str
    vehicle: str
    mov: int
    price: int
    ruling: str | None = None


class FullError(ChaseError):
    """No seat is free. Args: the name of the vehicle, its seats."""


class NotThereError(ChaseError):
    """The vehicle stands elsewhere. Args: the name, the vehicle."""


class OtherSideError(ChaseError):
    """Somebody of the other side sits in it. Args: the name, the vehicle."""


class OneDrivesError(ChaseError):
    """A group does not drive; one of them has to leave it first. Args: the name."""


class OnFootError(PlayError):
    """This one sits in no vehicle. Args: the name."""


def add_vehicle(table: Table, wish: NewVehicle) -> Transaction:
    """Return the step that puts a vehicle on the table, where its driver stands.

    Raises:
        NotOnTableError: There is no chase, no such place or no such participant.
        AlreadyOnTableError: The identifier is taken.
        ChaseError: That one cannot drive it.
    """
    chase = scene(table)
    vehicle, who = wish.vehicle, wish.driver
    if who is not None:
        vehicle = replace(vehicle, place=chase.person(who).place)
    if vehicle.place is not None:
        chase.location(vehicle.place)
    entity = Entity(
        entity_id=wish.vehicle_id,
        value=vehicle,
        visibility=wish.visibility,
        rank=last_rank(table, Vehicle),
    )
    made = make(table, entity)
    found = made
    if who is not None:
        seated = _seated(chase.person(who), wish.vehicle_id, vehicle, drives=True)
        found = (*made, *put_values(table, {who: seated}))
    report = VehicleAdded(
        name=vehicle.name, place=chase.place_name(vehicle.place), driver=chase.name(who)
    )
    return Transaction(report=report, changes=found)


def edit_vehicle(table: Table, vehicle_id: EntityId, after: Vehicle) -> Transaction:
    """Return the step in which a vehicle is as the game master says, where it stands.

    Another MOV counts for who drives it, with what the speed roll gave or took.

    Raises:
        NotOnTableError: There is no chase or no such vehicle.
        NothingToChangeError: It is so.
        FullError: More are aboard than it would have seats.
    """
    chase = scene(table)
    before = chase.vehicle(vehicle_id)
    after = replace(after, place=before.place)
    if after == before:
        raise NothingToChangeError
    if after.seats < before.seats and seats_taken(chase, vehicle_id) > after.seats:
        raise FullError(after.name, after.seats)
    people: dict[EntityId, Participant] = {}
    for who in aboard(chase.people, vehicle_id):
        person = chase.people[who]
        if person.drives and after.mov != before.mov:
            speed = replace(person.speed, base=after.mov) if person.speed is not None else None
            mov = speed.mov if speed is not None else after.mov
            people[who] = replace(person, speed=speed, mov=mov)
    report = VehicleEdited(before=before, after=after)
    found = (*put_values(table, {vehicle_id: after}), *put_values(table, dict(people)))
    return Transaction(report=report, changes=found)


def place_vehicle(table: Table, vehicle_id: EntityId, place: EntityId | None) -> Transaction:
    """Return the step that puts an empty vehicle somewhere, or off the track for None.

    Raises:
        NotOnTableError: There is no chase, no such vehicle or no such place.
        NothingToChangeError: It is there, or somebody sits in it: it goes with them.
    """
    chase = scene(table)
    before = chase.vehicle(vehicle_id)
    if place is not None:
        chase.location(place)
    if before.place == place or aboard(chase.people, vehicle_id):
        raise NothingToChangeError
    after = replace(before, place=place)
    report = VehicleAdded(name=after.name, place=chase.place_name(place), driver="")
    return Transaction(report=report, changes=put_values(table, {vehicle_id: after}))


def remove_vehicle(table: Table, vehicle_id: EntityId) -> Transaction:
    """Return the step that takes a vehicle off the table; who sat in it stands there, on foot.

    Raises:
        NotOnTableError: There is no chase or no such vehicle.
    """
    chase = scene(table)
    vehicle = chase.vehicle(vehicle_id)
    out = {who: _on_foot(chase.people[who]) for who in aboard(chase.people, vehicle_id)}
    found = (take(table, vehicle_id), *put_values(table, dict(out)))
    return Transaction(report=VehicleRemoved(name=vehicle.name), changes=found)


def get_in(
    table: Table,
    who: EntityId,
    vehicle_id: EntityId,
    *,
    drives: bool = False,
    price: int | None = None,
) -> Transaction:
    """Return the step in which somebody gets into a vehicle, or changes to or from its wheel.

    Whoever drove it rides along then. A driver has the MOV of the vehicle and rolls for speed
    anew (1.6); a passenger has one act a round and no speed roll (9.4). In one's own turn it
    takes what other acts take; at any other time the game master just says so.

    Raises:
        NotOnTableError: There is no chase, no such participant or no such vehicle.
        NothingToChangeError: That one sits there.
        PriceWantedError: The ruling has the table say each time what other acts take.
        ChaseError: It cannot be done: full, elsewhere, the other side's, no actions.
    """
    chase = scene(table)
    person, vehicle = chase.person(who), chase.vehicle(vehicle_id)
    seat = person.seat
    if seat is not None and (seat.vehicle, seat.drives) == (vehicle_id, drives):
        raise NothingToChangeError
    _refuse_seat(chase, who, vehicle_id, drives=drives)
    takes, ruling = _price(table, chase, who, price)
    people: dict[EntityId, Participant] = {}
    if drives:
        for other in aboard(chase.people, vehicle_id):
            if chase.people[other].drives:
                people[other] = _seated(chase.people[other], vehicle_id, vehicle, drives=False)
    paid = spend(person, takes) if takes else person
    people[who] = _seated(paid, vehicle_id, vehicle, drives=drives)
    report = GotIn(
        who=who, name=person.name, vehicle=vehicle.name, drives=drives, price=takes, ruling=ruling
    )
    brought = _brought(person, vehicle, vehicle_id)
    found = (*put_values(table, dict(people)), *put_values(table, dict(brought)))
    return Transaction(report=report, changes=found)


def get_out(table: Table, who: EntityId, *, price: int | None = None) -> Transaction:
    """Return the step in which somebody gets out and goes on foot where the vehicle stands.

    MOV is that of the own body again, and speed is rolled anew (1.6).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        OnFootError: That one sits in no vehicle.
        PriceWantedError: The ruling has the table say each time what other acts take.
        NoActionsLeftError: There are not as many actions.
    """
    chase = scene(table)
    person, vehicle = chase.person(who), chase.vehicle_of(who)
    if person.seat is None:
        raise OnFootError(person.name)
    takes, ruling = _price(table, chase, who, price)
    after = _on_foot(spend(person, takes) if takes else person)
    report = GotOut(
        who=who,
        name=person.name,
        vehicle=vehicle.name if vehicle is not None else "",
        mov=after.mov,
        price=takes,
        ruling=ruling,
    )
    return Transaction(report=report, changes=changes(table, people={who: after}))


def reseated(chase: Scene, who: EntityId, after: Participant) -> Participant:
    """Return somebody who was changed, as that one sits now.

    Who changes sides does not stay with those of the other one: gets out, on foot where the
    vehicle stands. Another MOV of a passenger is that of the own body.

    Raises:
        FullError: There are not as many seats.
        OneDrivesError: A group does not drive.
    """
    seat, before = after.seat, chase.people[who]
    if seat is None:
        return after
    others = [chase.people[one] for one in aboard(chase.people, seat.vehicle) if one != who]
    if any(one.side is not after.side for one in others):
        return _on_foot(after)
    if after.count > 1 and seat.drives:
        raise OneDrivesError(after.name)
    vehicle = chase.vehicle(seat.vehicle)
    taken = seats_taken(chase, seat.vehicle) - before.count + after.count
    if after.count > before.count and taken > vehicle.seats:
        raise FullError(vehicle.name, vehicle.seats)
    if after.mov != before.mov and not seat.drives:
        return replace(after, seat=replace(seat, foot_mov=after.mov))
    return after


def seats_taken(chase: Scene, vehicle_id: EntityId) -> int:
    """Return how many seats are taken: those of a group count each."""
    return sum(chase.people[who].count for who in aboard(chase.people, vehicle_id))


def _refuse_seat(chase: Scene, who: EntityId, vehicle_id: EntityId, *, drives: bool) -> None:
    person, vehicle = chase.person(who), chase.vehicle(vehicle_id)
    is_aboard = person.seat is not None and person.seat.vehicle == vehicle_id
    others = [chase.people[one] for one in aboard(chase.people, vehicle_id) if one != who]
    if drives and person.count > 1:
        raise OneDrivesError(person.name)
    is_either_off = vehicle.place is None or person.place is None
    if vehicle.place != person.place and (others or not is_either_off):
        raise NotThereError(person.name, vehicle.name)
    if any(one.side is not person.side for one in others):
        raise OtherSideError(person.name, vehicle.name)
    if not is_aboard and seats_taken(chase, vehicle_id) + person.count > vehicle.seats:
        raise FullError(vehicle.name, vehicle.seats)


def _price(table: Table, chase: Scene, who: EntityId, price: int | None) -> tuple[int, str | None]:
    """Return the actions for getting in or out, and the ruling that said so."""
    person, is_ruled = chase.person(who), price is None and chase.course.active == who
    takes = other_price(person, table.rulings) if is_ruled else price or 0
    if takes is None:
        raise PriceWantedError
    if takes > person.left:
        raise NoActionsLeftError(person.name, takes, person.left)
    return takes, PRICE_RULING if is_ruled else None


def _brought(
    person: Participant, vehicle: Vehicle, vehicle_id: EntityId
) -> Mapping[EntityId, Vehicle]:
    """Return a vehicle that had no place, where the one who gets in stands."""
    if vehicle.place is not None or person.place is None:
        return {}
    return {vehicle_id: replace(vehicle, place=person.place)}


def _seated(
    person: Participant, vehicle_id: EntityId, vehicle: Vehicle, *, drives: bool
) -> Participant:
    base = person.speed.base if person.speed is not None else person.mov
    foot = person.seat.foot_mov if person.seat is not None else base
    seat = Seat(vehicle=vehicle_id, drives=drives, foot_mov=foot)
    return replace(
        person,
        seat=seat,
        place=vehicle.place if vehicle.place is not None else person.place,
        mov=vehicle.mov if drives else foot,
        speed=None,
        left=person.left if drives else min(person.left, PASSENGER_ACTS),
        prepared=None,
        pedal=None,
    )


def _on_foot(person: Participant) -> Participant:
    foot = person.seat.foot_mov if person.seat is not None else person.mov
    return replace(person, seat=None, mov=foot, speed=None, prepared=None, pedal=None)
