"""Full speed, a driver who is hurt; the table of collisions (rules/chase.md 9.3-9.6, 10.2)."""

from dataclasses import replace

import pytest
from tests.core.chase.graphs import DOCK, FIELD, GLASS, GOODS, MARKET, forked, runner, way

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.collision import Collision, roll_collision, usual_collision
from duskboard.core.chase.driving import (
    SIGHT_DICE,
    DriverHurt,
    NotDrivingError,
    PassengerError,
    ReachError,
    RunningOnError,
    Sight,
    TooFewActionsError,
    WreckError,
    declare_run,
    driver_hurt,
    pedal_penalty,
    refuse_seated,
    run_on,
)
from duskboard.core.chase.movement import (
    Stop,
    cross_barrier,
    cross_hazard,
    crossing_price,
    path,
    pay_crossing,
    step,
)
from duskboard.core.chase.participant import Participant, Vitals, spend
from duskboard.core.chase.rounds import Course, begin_round, end_turn
from duskboard.core.chase.seat import Pedal, Seat
from duskboard.core.chase.track import Direction, Leg
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.dice import ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset

BOTH = pytest.mark.parametrize("rulings", [preset(one) for one in Preset], ids=list(Preset))
VAN, EDDA = EntityId("van"), EntityId("edda")
CAR = Vehicle(name="Saloon", mov=14, build=5, full_build=5, seats=4)
AT_WHEEL = Seat(vehicle=VAN, drives=True, foot_mov=8)


def driving(left: int = 4) -> Participant:
    return replace(runner(GOODS, left=left, seat=AT_WHEEL), mov=14, pool=left)


def leg(start: EntityId, end: EntityId) -> Leg:
    return Leg(edge=way(start, end), direction=Direction.FORWARD, place=end)


@pytest.mark.rule("chase 9.3")
def test_full_speed_takes_one_penalty_die_up_to_three_places_and_two_up_to_five() -> None:
    assert [pedal_penalty(reach) for reach in (2, 3, 4, 5)] == [1, 1, 2, 2]
    assert [pedal_penalty(reach, is_helped=True) for reach in (3, 5)] == [0, 1]
    for reach in (1, 6):
        with pytest.raises(ReachError) as raised:
            pedal_penalty(reach)
        assert raised.value.args == (reach,)


@pytest.mark.rule("chase 9.3")
@BOTH
def test_a_run_takes_one_action_and_the_places_declared(rulings: Rulings) -> None:
    person = declare_run(driving(), CAR, 5)
    assert (person.left, person.spent, person.pedal) == (3, 1, Pedal(reach=5, penalty=2))
    found = path(forked(), person, MARKET, rulings)
    assert (found.price, found.stop, len(found.legs)) == (0, None, 3)
    moved = step(person, found.legs)
    assert (moved.place, moved.left, moved.pedal) == (
        MARKET,
        3,
        Pedal(reach=5, gone=3, penalty=2),
    )
    beyond = path(forked(), moved, FIELD, rulings)
    assert (beyond.stop, len(beyond.legs)) == (Stop.ACTIONS, 2)
    over = step(moved, beyond.legs)
    assert (over.pedal, over.left) == (None, 3)
    assert path(forked(), over, FIELD, rulings).price == 2


@pytest.mark.rule("chase 9.3")
@BOTH
def test_a_run_stops_at_the_first_failed_hazard(rulings: Rulings) -> None:
    person = replace(declare_run(driving(), CAR, 4), place=MARKET)
    paid = pay_crossing(person, 0)
    assert (paid.left, crossing_price(person, 0), crossing_price(person, 1)) == (3, 0, 1)
    passed = cross_hazard(paid, leg(MARKET, GLASS), passed=True, loss=0, rulings=rulings)
    assert passed.person.pedal == Pedal(reach=4, gone=1, penalty=2)
    failed = cross_hazard(paid, leg(MARKET, GLASS), passed=False, loss=2, rulings=rulings)
    assert (failed.person.pedal, failed.person.place, failed.person.left) == (None, GLASS, 1)
    stopped = cross_barrier(paid, leg(MARKET, GLASS), passed=False)
    assert (stopped.person.pedal, stopped.person.place) == (None, MARKET)
    through = cross_barrier(paid, leg(MARKET, GLASS), passed=True)
    assert through.person.pedal == Pedal(reach=4, gone=1, penalty=2)
    careful = pay_crossing(person, 2)
    assert (careful.left, careful.pedal) == (1, person.pedal)


@pytest.mark.rule("chase 9.3")
def test_a_run_is_declared_once_and_ends_with_whatever_else_is_done() -> None:
    person = declare_run(driving(), CAR, 2)
    with pytest.raises(RunningOnError) as on:
        declare_run(person, CAR, 3)
    assert on.value.args == ("Somebody", 2)
    assert spend(person, 1).pedal is None
    course = Course(name="Race", round=1, active=EDDA)
    assert end_turn(course, {EDDA: person}).changed[EDDA].pedal is None
    assert begin_round(course, {EDDA: person}, Rulings()).changed[EDDA].pedal is None
    assert run_on(driving(), 3).pedal is None
    again = declare_run(replace(person, pedal=None), CAR, 5)
    assert again.left == 2  # several runs a round: four actions may make twenty places


def test_only_a_driver_of_something_that_goes_drives_at_full_speed() -> None:
    rides = replace(driving(), seat=replace(AT_WHEEL, drives=False))
    for person, vehicle in ((rides, CAR), (runner(GOODS, left=3), None)):
        with pytest.raises(NotDrivingError):
            declare_run(person, vehicle, 2)
    wreck = replace(CAR, build=0)
    with pytest.raises(WreckError) as raised:
        declare_run(driving(), wreck, 2)
    assert raised.value.args == ("Saloon",)
    with pytest.raises(TooFewActionsError):
        declare_run(driving(0), CAR, 2)
    with pytest.raises(PassengerError):
        refuse_seated(rides, CAR)
    with pytest.raises(WreckError):
        refuse_seated(driving(), wreck)
    refuse_seated(driving(), CAR)
    refuse_seated(runner(DOCK), None)


@pytest.mark.rule("chase 9.6")
@pytest.mark.parametrize(
    ("left", "lost", "expected"),
    [
        (6, 5, None),
        (5, 6, DriverHurt.WOUNDED),
        (0, 3, DriverHurt.UNCONSCIOUS),
        (None, 9, None),
        (0, 0, None),
    ],
)
def test_half_of_the_hit_points_at_once_shake_a_driver_and_none_left_more(
    left: int | None, lost: int, expected: DriverHurt | None
) -> None:
    hurt = replace(driving(), vitals=Vitals(hit_points=left, full_hit_points=11))
    assert driver_hurt(hurt, lost) is expected
    assert driver_hurt(replace(hurt, seat=None), lost) is None
    half = replace(hurt, vitals=Vitals(hit_points=5, full_hit_points=10))
    assert [driver_hurt(half, one) for one in (4, 5)] == [None, DriverHurt.WOUNDED]
    frail = replace(hurt, vitals=Vitals(hit_points=1, full_hit_points=2))
    assert driver_hurt(frail, 1) is DriverHurt.WOUNDED
    unknown = replace(hurt, vitals=Vitals(hit_points=1))
    assert driver_hurt(unknown, 9) is None


@pytest.mark.rule("chase 10.2")
@pytest.mark.parametrize(
    ("collision", "faces", "lost"),
    [
        (Collision.MINOR, [1], 0),
        (Collision.MINOR, [3], 2),
        (Collision.MODERATE, [6], 6),
        (Collision.SEVERE, [10], 10),
        (Collision.MAYHEM, [10, 9], 19),
        (Collision.ROAD_KILL, [10, 10, 10, 10, 10], 50),
    ],
)
def test_each_collision_takes_its_dice(collision: Collision, faces: list[int], lost: int) -> None:
    assert roll_collision(collision, ScriptedDice(faces)).total == lost
    assert roll_collision(collision, ReportedTotal(total=lost)).total == lost


@pytest.mark.rule("chase 10.2")
def test_how_bad_it_is_goes_by_the_hazard_where_nobody_says() -> None:
    assert [usual_collision(one) for one in Difficulty] == [
        Collision.MINOR,
        Collision.MODERATE,
        Collision.SEVERE,
    ]


@pytest.mark.rule("chase 9.3")
def test_how_far_one_sees_goes_by_the_surroundings() -> None:
    sides = {sight: SIGHT_DICE[sight].handfuls[0].sides for sight in Sight}
    assert sides == {Sight.TOWN: 3, Sight.SUBURB: 6, Sight.OPEN_ROAD: 10}
