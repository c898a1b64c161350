"""Barriers broken by weapons and by vehicles (rules/chase.md 6.4-6.12)."""

from dataclasses import replace

import pytest
from tests.play.chase.fights import (
    CAR,
    GUN,
    KNIFE,
    aboard,
    armed,
    at,
    edited,
    told,
    vehicle,
)
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    FINN,
    HOB,
    PLACES,
    WAYS,
    back,
    done,
    edge,
    laid,
    on,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.conflict import Answer
from duskboard.core.chase.movement import NoActionsLeftError, NoWayError
from duskboard.core.chase.participant import Side
from duskboard.core.chase.physique import UNARMED
from duskboard.core.chase.rounds import NotActiveError
from duskboard.core.chase.track import Barrier
from duskboard.core.chase.vehicle import Condition
from duskboard.core.dice import Expression, Handful, ReportedTotal, ScriptedDice, TotalError
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.chase.attack import AttackKind, RamError, answered, attack_of
from duskboard.play.chase.breaking import BarrierBattered, Breaking, batter, breaking_dice
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.crossing import cross
from duskboard.play.chase.obstacle import NoBarrierError, open_barrier
from duskboard.play.chase.running import end_this_turn
from duskboard.play.chase.striking import strike
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))
REFERENCE = preset(Preset.REFERENCE)
WALL = Barrier(name="Brick wall", skills=("climb",), hit_points=25, full_hit_points=25)


def at_fence(what: Barrier = FENCE, *, rulings: Rulings = REFERENCE, mov: int = 9) -> Table:
    """Edda, who is to act, stands before the way to the fifth place; Hob stands with her."""
    people = [
        somebody(EDDA, 4, side=Side.QUARRY, mov=mov, dex=75),
        somebody(HOB, 4, mov=8, dex=50),
        somebody(FINN, 1, mov=7, dex=40),
    ]
    table = started(with_people(laid(rulings=rulings, lying={5: what}), people))
    return armed(armed(table, HOB), EDDA, KNIFE, GUN)


def tried(table: Table, breaking: Breaking, total: int) -> tuple[Table, BarrierBattered]:
    step = batter(table, breaking, ReportedTotal(total=total))
    assert isinstance(step.report, BarrierBattered)
    return done(table, step), step.report


HANDS = Breaking(who=EDDA, leg=on(5), weapon=UNARMED)
DRIVE = Breaking(who=EDDA, leg=on(5), weapon=None)


@pytest.mark.rule("chase 6.5")
@pytest.mark.rule("chase 6.11")
@BOTH
def test_a_fence_is_struck_without_a_roll_to_hit_and_keeps_it(rulings: Rulings) -> None:
    table = at_fence(rulings=rulings)
    assert breaking_dice(table, HANDS) == Expression(handfuls=(Handful(count=1, sides=3),))
    after, report = tried(table, HANDS, 3)
    assert (report.before, report.after, report.full, report.price) == (5, 2, 5, 1)
    assert (at(after, EDDA), person(after, EDDA).left) == (4, 2)
    knife, second = tried(after, replace(HANDS, weapon=KNIFE), 2)
    assert (second.before, second.after, second.weapon) == (2, 0, "Knife")
    laid_ = edge(knife, WAYS[5]).barrier
    assert laid_ is not None
    assert laid_.is_broken


@pytest.mark.rule("chase 6.5")
@pytest.mark.rule("chase 6.9")
def test_on_foot_the_way_is_free_then_and_no_more() -> None:
    after, report = tried(at_fence(), replace(HANDS, weapon=KNIFE), 5)
    assert (at(after, EDDA), report.place, report.wound) == (4, "", None)
    with pytest.raises(NoBarrierError):
        batter(after, HANDS, ReportedTotal(total=1))


@pytest.mark.rule("chase 6.4")
@BOTH
def test_a_barrier_that_was_struck_may_still_be_climbed(rulings: Rulings) -> None:
    table, _ = tried(at_fence(rulings=rulings), HANDS, 1)
    climb = Crossed(who=EDDA, leg=on(5), skill="climb", value=45, difficulty=Difficulty.REGULAR)
    after = done(table, cross(table, climb, ReportedTotal(total=40)))
    assert at(after, EDDA) == 5


def test_what_does_not_stand_there_is_not_struck() -> None:
    table = at_fence()
    with pytest.raises(NoWayError):
        batter(table, replace(HANDS, leg=on(3)), ReportedTotal(total=1))
    with pytest.raises(NoBarrierError):
        batter(table, replace(HANDS, leg=back(4)), ReportedTotal(total=1))
    with pytest.raises(NotActiveError):
        batter(table, replace(HANDS, who=HOB), ReportedTotal(total=1))
    with pytest.raises(TotalError):
        batter(table, HANDS, ReportedTotal(total=4))
    open_ = done(table, open_barrier(table, WAYS[5], is_open=True))
    with pytest.raises(NoBarrierError):
        batter(open_, HANDS, ReportedTotal(total=1))
    tired = edited(table, EDDA, left=0)
    with pytest.raises(NoActionsLeftError) as refused:
        batter(tired, HANDS, ReportedTotal(total=1))
    assert refused.value.args == ("Edda", 1, 0)


@pytest.mark.rule("chase 6.6")
@pytest.mark.rule("chase 6.8")
@BOTH
def test_v14_a_car_goes_through_a_guard_rail(rulings: Rulings) -> None:
    """Five hit points throw back two, which is no Build; the car is in the next place."""
    table = aboard(at_fence(rulings=rulings), CAR, [EDDA], build=5)
    assert breaking_dice(table, DRIVE) == Expression(handfuls=(Handful(count=5, sides=10),))
    after, report = tried(table, DRIVE, 23)
    assert (at(after, EDDA), vehicle(after, CAR).place) == (5, PLACES[5])
    assert (vehicle(after, CAR).build, person(after, EDDA).left) == (5, 2)
    assert report.place == "Chapel yard"
    assert report.wound is not None
    assert (report.wound.damage, report.wound.build_lost) == (2, 0)


@pytest.mark.rule("chase 6.8")
def test_a_wall_takes_a_build_of_who_breaks_it() -> None:
    table = aboard(at_fence(WALL), CAR, [EDDA, HOB], build=5)
    after, report = tried(table, DRIVE, 25)
    assert (vehicle(after, CAR).build, at(after, EDDA), at(after, HOB)) == (4, 5, 5)
    assert report.wound is not None
    assert (report.wound.damage, report.wound.names) == (12, ("Edda", "Hob"))


@pytest.mark.rule("chase 6.7")
@pytest.mark.rule("chase 6.11")
@BOTH
def test_a_car_that_does_not_get_through_is_wrecked(rulings: Rulings) -> None:
    table = aboard(at_fence(WALL, rulings=rulings), CAR, [EDDA], build=5)
    after, report = tried(table, DRIVE, 24)
    assert (vehicle(after, CAR).build, at(after, EDDA)) == (0, 4)
    assert vehicle(after, CAR).condition is Condition.DESTROYED
    assert (report.before, report.after, report.place) == (25, 1, "")
    assert report.wound is not None
    assert report.wound.condition is Condition.DESTROYED


@pytest.mark.rule("chase 6.7")
def test_one_that_comes_slowly_is_not() -> None:
    table = aboard(at_fence(WALL), CAR, [EDDA], build=5)
    after, report = tried(table, replace(DRIVE, is_slow=True), 24)
    assert (vehicle(after, CAR).build, at(after, EDDA), report.is_slow) == (5, 4, True)
    through, _ = tried(table, replace(DRIVE, is_slow=True), 30)
    assert (vehicle(through, CAR).build, at(through, EDDA)) == (5, 5)


@pytest.mark.rule("chase 6.6")
def test_only_who_drives_breaks_through_with_a_vehicle() -> None:
    table = at_fence()
    for breaks in (batter, lambda table, one, _dice: breaking_dice(table, one)):
        with pytest.raises(RamError):
            breaks(table, DRIVE, ReportedTotal(total=1))
    wreck = aboard(table, CAR, [EDDA], build=0, full=5)
    with pytest.raises(RamError) as refused:
        batter(wreck, DRIVE, ReportedTotal(total=1))
    assert refused.value.args == ("Edda",)


@pytest.mark.rule("chase 6.12")
@BOTH
def test_speed_does_not_make_it_harder(rulings: Rulings) -> None:
    """Breaking takes damage dice alone: there is no roll that a penalty die could spoil."""
    table = aboard(at_fence(rulings=rulings), CAR, [EDDA], build=2, full=5)
    assert breaking_dice(table, DRIVE) == Expression(handfuls=(Handful(count=2, sides=10),))
    step = batter(table, DRIVE, ScriptedDice([2, 3]))
    assert isinstance(step.report, BarrierBattered)
    assert (step.report.roll.faces, step.report.after) == (((2, 3),), 0)


@pytest.mark.rule("chase 6.5")
@pytest.mark.rule("chase 6.11")
@pytest.mark.rule("chase 7.1")
@BOTH
def test_v4_who_smashes_a_fence_is_caught_up_with(rulings: Rulings) -> None:
    """1D3 shows three: two are left, she stays, and who stands there attacks with one action."""
    table, report = tried(at_fence(rulings=rulings, mov=7), HANDS, 3)
    assert (report.after, at(table, EDDA)) == (2, 4)
    table = done(table, end_this_turn(table))
    attack = answered(table, attack_of(table, HOB, EDDA, AttackKind.BLOW), Answer.DODGE)
    after = done(table, strike(table, attack, told(20, 60, damage=2)))
    assert person(after, HOB).left == person(table, HOB).left - 1
