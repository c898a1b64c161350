"""What can be done with forks and vehicles, fit or not, made of three numbers."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from tests.play.chase.choice import Act, Choice, Turning, by_the_active
from tests.play.chase.roads import BACK_WAY, CAR, LORRY, SALOON, VAN, fork
from tests.play.chase.scenes import PLACES

from duskboard.core.chase.collision import Collision
from duskboard.core.chase.driving import DriverHurt, Sight
from duskboard.core.chase.track import Edge, Hazard, Location, Shift
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.dice import ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.chase.boarding import (
    NewVehicle,
    add_vehicle,
    edit_vehicle,
    get_in,
    get_out,
    place_vehicle,
    remove_vehicle,
)
from duskboard.play.chase.colliding import CollisionDice, collide, say_build
from duskboard.play.chase.driving import declare, help_driver, keep_control, roll_sight
from duskboard.play.chase.forking import add_fork, join_ways, remove_way, shift_plate
from duskboard.play.chase.moving import move
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

VEHICLES = (CAR, LORRY)
CRATES = Hazard(name="Crates", skills=("drive",))


def _vehicle(choice: Choice) -> EntityId:
    return VEHICLES[choice.b % 2]


def _add(table: Table, choice: Choice) -> Transaction:
    what = (SALOON, VAN)[choice.b % 2]
    driver = choice.who if choice.c % 3 else None
    place = None if choice.c % 4 else choice.place
    wish = NewVehicle(
        vehicle_id=_vehicle(choice),
        vehicle=replace(what, place=place),
        driver=driver,
        visibility=choice.visibility,
    )
    return add_vehicle(table, wish)


def _edit(table: Table, choice: Choice) -> Transaction:
    before = table.value(_vehicle(choice), Vehicle) or SALOON
    return edit_vehicle(
        table, _vehicle(choice), replace(before, mov=8 + choice.c % 8, seats=1 + choice.a % 5)
    )


def _any_place(table: Table, number: int) -> EntityId:
    places = list(table.values(Location)) or list(PLACES)
    return places[number % len(places)]


def _any_way(table: Table, number: int) -> EntityId:
    ways = list(table.values(Edge)) or [BACK_WAY]
    return ways[number % len(ways)]


def _collide(table: Table, choice: Choice) -> Transaction:
    dice = CollisionDice(
        build=Turning(choice.a),
        harm=Turning(choice.b) if choice.a % 2 else None,
        loss=Turning(choice.c) if choice.b % 2 else None,
    )
    return collide(table, _vehicle(choice), list(Collision)[choice.c % 5], dice)


def _hurt(table: Table, choice: Choice) -> Transaction:
    return keep_control(
        table, choice.who, list(DriverHurt)[choice.b % 2], choice.dice, ReportedTotal(total=1)
    )


ROADS: Mapping[str, Act] = MappingProxyType(
    {
        "fork": lambda t, n: add_fork(t, fork(n.a % 6, n.b % 7 or None)),
        "join ways": lambda t, n: join_ways(t, _any_place(t, n.a), _any_place(t, n.b), BACK_WAY),
        "part ways": lambda t, n: remove_way(t, _any_way(t, n.a)),
        "plate": lambda t, n: shift_plate(
            t, _any_place(t, n.a), Shift(along=n.b % 5 - 2, across=n.c % 5 - 2)
        ),
        "go far": by_the_active(lambda t, n: move(t, n.who, _any_place(t, n.b))),
        "put far": lambda t, n: put_obstacle(t, _any_way(t, n.a), CRATES),
        "vehicle": _add,
        "other vehicle": _edit,
        "no vehicle": lambda t, n: remove_vehicle(t, _vehicle(n)),
        "empty vehicle": lambda t, n: place_vehicle(t, _vehicle(n), n.place if n.c % 3 else None),
        "get in": lambda t, n: get_in(t, n.who, _vehicle(n), drives=n.c % 2 == 0),
        "get out": lambda t, n: get_out(t, n.who, price=n.b % 3 if n.c % 2 else None),
        "full speed": by_the_active(lambda t, n: declare(t, n.who, n.b % 7)),
        "help": by_the_active(lambda t, n: help_driver(t, n.who, "spot", n.dice)),
        "driver hurt": _hurt,
        "collide": _collide,
        "build": lambda t, n: say_build(t, _vehicle(n), n.c % 8),
        "sight": lambda t, n: roll_sight(t, list(Sight)[n.b % 3], Turning(n.c)),
    }
)
"""Acts on forks and vehicles."""
