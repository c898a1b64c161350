"""Vehicles: Build, condition, who is aboard (rules/chase.md 9.4, 10.4)."""

import pytest

from duskboard.core.chase.participant import Participant, Side
from duskboard.core.chase.rounds import pools
from duskboard.core.chase.seat import Pedal, Seat
from duskboard.core.chase.vehicle import (
    Condition,
    Vehicle,
    aboard,
    damaged,
    driver,
    passengers,
    wrecked,
)
from duskboard.core.identity import EntityId

CAR, VAN = EntityId("car"), EntityId("van")
EDDA, TOM, PELL, HOB = (EntityId(name) for name in ("edda", "tom", "pell", "hob"))


def vehicle(build: float, full: float = 5, *, tyres: int = 4, burst: int = 0) -> Vehicle:
    return Vehicle(
        name="Saloon", mov=14, build=build, full_build=full, seats=5, tyres=tyres, burst=burst
    )


def riding(who: EntityId, mov: int, *, seat: Seat | None, place: str = "p1") -> Participant:
    return Participant(
        name=who.capitalize(), side=Side.QUARRY, mov=mov, dex=50, seat=seat, place=EntityId(place)
    )


@pytest.mark.rule("chase 10.4")
@pytest.mark.parametrize(
    ("full", "impaired"), [(5, [1, 2]), (4, [1, 2]), (1, []), (6, [1, 2, 3]), (0.5, [])]
)
def test_at_half_of_full_build_or_below_it_is_impaired(full: float, impaired: list[int]) -> None:
    builds = [0.5] if full == 0.5 else range(int(full) + 1)
    found = [one for one in (vehicle(build, full) for build in builds) if one.is_impaired]
    assert [one.build for one in found] == impaired
    assert {one.penalty for one in found} <= {1}
    assert vehicle(full, full).penalty == 0
    assert vehicle(0, full).penalty == 0


@pytest.mark.rule("chase 10.4")
def test_one_blow_that_takes_all_destroys_and_many_stall() -> None:
    at_once = damaged(vehicle(5), 5)
    assert (at_once.lost, at_once.before, at_once.after) == (
        5,
        Condition.SOUND,
        Condition.DESTROYED,
    )
    first = damaged(vehicle(5), 3)
    assert (first.vehicle.build, first.after) == (2, Condition.IMPAIRED)
    second = damaged(first.vehicle, 9)
    assert (second.lost, second.before, second.after) == (
        2,
        Condition.IMPAIRED,
        Condition.STALLED,
    )
    assert not second.vehicle.is_destroyed
    assert damaged(vehicle(5), 0).after is Condition.SOUND
    assert damaged(at_once.vehicle, 1).after is Condition.DESTROYED
    bicycle = damaged(vehicle(0.5, 0.5), 1)
    assert (bicycle.lost, bicycle.after) == (0.5, Condition.DESTROYED)
    with pytest.raises(ValueError, match="Build lost is below 0: -1"):
        damaged(vehicle(5), -1)


def test_what_is_wrecked_is_gone_whatever_it_had() -> None:
    gone = wrecked(vehicle(2))
    assert (gone.lost, gone.vehicle.build, gone.after) == (2, 0, Condition.DESTROYED)
    assert gone.vehicle.is_wreck


def test_the_driver_is_first_of_those_aboard() -> None:
    people = {
        TOM: riding(TOM, 8, seat=Seat(vehicle=CAR, drives=False, foot_mov=8)),
        EDDA: riding(EDDA, 14, seat=Seat(vehicle=CAR, drives=True, foot_mov=8)),
        PELL: riding(PELL, 8, seat=Seat(vehicle=CAR, drives=False, foot_mov=8)),
        HOB: riding(HOB, 13, seat=Seat(vehicle=VAN, drives=True, foot_mov=7)),
    }
    assert aboard(people, CAR) == (EDDA, TOM, PELL)
    assert (driver(people, CAR), driver(people, VAN)) == (EDDA, HOB)
    assert passengers(people, CAR) == (TOM, PELL)
    del people[EDDA]
    assert (driver(people, CAR), aboard(people, CAR)) == (None, (TOM, PELL))


@pytest.mark.rule("chase 9.4")
def test_a_passenger_has_one_act_and_does_not_slow_the_others_down() -> None:
    people = {
        EDDA: riding(EDDA, 15, seat=Seat(vehicle=CAR, drives=True, foot_mov=8)),
        TOM: riding(TOM, 7, seat=Seat(vehicle=CAR, drives=False, foot_mov=7)),
        HOB: riding(HOB, 13, seat=None),
    }
    assert pools(people) == {EDDA: 3, TOM: 1, HOB: 1}
    assert pools(people, 12) == {EDDA: 4, TOM: 1, HOB: 2}
    assert pools({TOM: people[TOM]}) == {TOM: 1}


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " "},
        {"skill": ""},
        {"mov": 0},
        {"seats": 0},
        {"armour": -1},
        {"build": 6},
        {"build": -1},
        {"build": 1.5},
        {"full_build": 0.25, "build": 0},
        {"burst": 5},
        {"burst": -1},
        {"is_destroyed": True},
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    usual = {"name": "Car", "mov": 14, "build": 5, "full_build": 5}
    with pytest.raises(ValueError, match=r"Vehicle\."):
        Vehicle(**(usual | wrong))  # type: ignore[arg-type]  # on purpose


def test_a_run_at_full_speed_keeps_within_what_was_declared() -> None:
    assert Pedal(reach=3, gone=1).left == 2
    for reach, gone, penalty in ((1, 0, 0), (6, 0, 0), (3, 4, 0), (3, -1, 0), (3, 0, -1)):
        with pytest.raises(ValueError, match=r"Pedal\."):
            Pedal(reach=reach, gone=gone, penalty=penalty)
    with pytest.raises(ValueError, match=r"Seat\.foot_mov"):
        Seat(vehicle=CAR, drives=True, foot_mov=0)


def test_the_least_that_a_vehicle_can_be() -> None:
    bicycle = Vehicle(name="Bicycle", mov=1, build=0.5, full_build=0.5, armour=0, seats=1, tyres=0)
    assert (bicycle.seats, bicycle.condition) == (1, Condition.SOUND)
