"""What is wished of forks and vehicles in menus and by keys, as acts at the table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from duskboard.app.clerk import new_id
from duskboard.core.chase.collision import Collision
from duskboard.core.chase.driving import DriverHurt
from duskboard.core.chase.graph import onward_legs, trunk
from duskboard.core.chase.track import NO_SHIFT, Location, Shift
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.i18n.made_name import next_places
from duskboard.i18n.words import Words
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.play.change import NothingToChangeError, get
from duskboard.play.chase.boarding import NewVehicle, add_vehicle, get_in, get_out
from duskboard.play.chase.colliding import CollisionDice, collide, say_build
from duskboard.play.chase.driving import declare, help_driver, keep_control
from duskboard.play.chase.forking import NewFork, add_fork, join_ways, remove_way, shift_plate
from duskboard.play.chase.laying import NewLocation
from duskboard.play.chase.scene import scene
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_AHEAD = 2
"""So many ways on a new way meets the track again."""


def road_wished(
    table: Table, wish: ChaseWish, thing: EntityId, words: Words, dice: Dice
) -> Transaction:
    """Return the step of a wish about forks or vehicles.

    Raises:
        NothingToChangeError: It is about nothing, or nothing would differ.
        PlayError: It cannot be done.
        ChaseError: The rules do not allow it.
    """
    if wish.verb is ChaseVerb.FORK:
        return forked(table, thing, words)
    act = _ACTS.get(wish.verb)
    if act is None:
        raise NothingToChangeError
    return act(table, wish, thing, dice)


def is_road(verb: ChaseVerb) -> bool:
    """Return whether a wish is about forks or vehicles."""
    return verb is ChaseVerb.FORK or verb in _ACTS


def forked(table: Table, start: EntityId, words: Words) -> Transaction:
    """Return the step in which another way leaves a place, with one place on it.

    It meets the track again two places on, where there are so many; else it ends by itself.
    """
    chase = scene(table)
    legs, main = chase.track.legs(), trunk(chase.track)
    end: EntityId | None = start
    for _ in range(_AHEAD):
        onward = [leg.place for leg in onward_legs(legs, end)] if end is not None else []
        end = next((one for one in onward if one in main), next(iter(onward), None))
    name = next_places(words, (one.name for one in table.values(Location).values()))[0]
    seen = get(table, start).visibility
    place = NewLocation(location_id=new_id(), edge_id=new_id(), name=name, visibility=seen)
    wish = NewFork(start=start, places=(place,), end=end, edge_id=new_id())
    return add_fork(table, wish)


def shifted(table: Table, place: EntityId, along: int, across: int) -> Transaction:
    """Return the step in which a plate stands so many half steps further."""
    now = scene(table).location(place).shift
    return shift_plate(table, place, Shift(along=now.along + along, across=now.across + across))


def removed_way(table: Table, way: EntityId) -> Transaction:
    """Return the step that takes an empty way away."""
    return remove_way(table, way)


def _plated(table: Table, wish: ChaseWish, place: EntityId, _dice: Dice) -> Transaction:
    return shift_plate(table, place, wish.value if isinstance(wish.value, Shift) else NO_SHIFT)


def _joined(table: Table, wish: ChaseWish, place: EntityId, _dice: Dice) -> Transaction:
    if wish.other is None:
        raise NothingToChangeError
    return join_ways(table, place, wish.other, new_id())


def _vehicle(table: Table, wish: ChaseWish, who: EntityId, _dice: Dice) -> Transaction:
    if not isinstance(wish.value, Vehicle):
        raise NothingToChangeError
    seen = get(table, who).visibility
    vehicle, names = wish.value, {one.name for one in table.values(Vehicle).values()}
    name, number = vehicle.name, 2
    while name in names:
        name, number = f"{vehicle.name} {number}", number + 1
    is_person = who in scene(table).people
    place = None if is_person else who
    request = NewVehicle(
        vehicle_id=new_id(),
        vehicle=replace(vehicle, name=name, place=place),
        driver=who if is_person else None,
        visibility=seen if is_person else Visibility.HIDDEN,
    )
    return add_vehicle(table, request)


def _got_in(table: Table, wish: ChaseWish, who: EntityId, _dice: Dice) -> Transaction:
    if wish.other is None:
        raise NothingToChangeError
    return get_in(table, who, wish.other, drives=bool(wish.value))


def _fast(table: Table, wish: ChaseWish, who: EntityId, _dice: Dice) -> Transaction:
    return declare(table, who, wish.value if isinstance(wish.value, int) else 2)


def _hurt(table: Table, wish: ChaseWish, who: EntityId, dice: Dice) -> Transaction:
    if not isinstance(wish.value, DriverHurt):
        raise NothingToChangeError
    return keep_control(table, who, wish.value, dice, dice)


def _collided(table: Table, wish: ChaseWish, vehicle: EntityId, dice: Dice) -> Transaction:
    if not isinstance(wish.value, Collision):
        raise NothingToChangeError
    return collide(table, vehicle, wish.value, CollisionDice(build=dice, harm=dice))


def _built(table: Table, wish: ChaseWish, vehicle: EntityId, _dice: Dice) -> Transaction:
    if not isinstance(wish.value, int | float):
        raise NothingToChangeError
    return say_build(table, vehicle, float(wish.value))


Act = Callable[[Table, ChaseWish, EntityId, Dice], Transaction]
_ACTS: Mapping[ChaseVerb, Act] = MappingProxyType(
    {
        ChaseVerb.WAY_ON: _joined,
        ChaseVerb.CUT: lambda table, _wish, way, _dice: remove_way(table, way),
        ChaseVerb.PLATE: _plated,
        ChaseVerb.VEHICLE: _vehicle,
        ChaseVerb.GET_IN: _got_in,
        ChaseVerb.GET_OUT: lambda table, _wish, who, _dice: get_out(table, who),
        ChaseVerb.FULL_SPEED: _fast,
        ChaseVerb.HELP: lambda table, wish, who, dice: help_driver(
            table, who, str(wish.value), dice
        ),
        ChaseVerb.DRIVER_HURT: _hurt,
        ChaseVerb.COLLIDE: _collided,
        ChaseVerb.BUILD: _built,
    }
)
