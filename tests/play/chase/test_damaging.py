"""Hit points that the game master takes and gives by hand."""

from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FENCE,
    WAYS,
    done,
    edge,
    laid,
    person,
    somebody,
    with_people,
)

from duskboard.core.chase.participant import Side, Vitals
from duskboard.core.chase.track import Barrier
from duskboard.core.dice import Expression, Handful, ReportedTotal, ScriptedDice
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.damaging import (
    BarrierStruck,
    HitPointsLost,
    HitPointsSaid,
    TooManyHitPointsError,
    lose_hit_points,
    say_hit_points,
    strike_barrier,
    strike_person,
)
from duskboard.play.chase.obstacle import BarrierWorn, HitPointsError, NoBarrierError, wear_barrier
from duskboard.table.entity import Roll
from duskboard.table.table import Table

FISTS = Expression(handfuls=(Handful(count=1, sides=3),))
CAR = Expression(handfuls=(Handful(count=4, sides=10),))
HURT = Vitals(hit_points=9, full_hit_points=11, sanity=40)


def fenced(left: int = 9) -> Table:
    return laid(lying={5: replace(FENCE, hit_points=left, full_hit_points=15)})


def edda(vitals: Vitals = HURT) -> Table:
    return with_people(laid(), [replace(somebody(EDDA, 4, side=Side.QUARRY), vitals=vitals)])


def barrier(table: Table) -> Barrier:
    found = edge(table, WAYS[5]).barrier
    assert found is not None
    return found


@pytest.mark.rule("chase 6.5")
@pytest.mark.rule("chase 6.11")
def test_a_blow_needs_no_roll_to_hit_and_what_is_left_stays() -> None:
    transaction = strike_barrier(fenced(), WAYS[5], FISTS, ScriptedDice([3]))
    assert transaction.report == BarrierStruck(
        name=FENCE.name, roll=Roll(what=FISTS, faces=((3,),), total=3), before=9, after=6, full=15
    )
    struck = done(fenced(), transaction)
    assert barrier(struck) == replace(FENCE, hit_points=6, full_hit_points=15)
    again = done(struck, strike_barrier(struck, WAYS[5], FISTS, ScriptedDice([1])))
    assert barrier(again).hit_points == 5


@pytest.mark.rule("chase 6.6")
@pytest.mark.rule("chase 6.9")
def test_a_vehicle_breaks_it_and_it_bars_nobody_any_more() -> None:
    transaction = strike_barrier(fenced(), WAYS[5], CAR, ScriptedDice([2, 3, 4, 8]))
    assert barrier(done(fenced(), transaction)).hit_points == 0
    assert not barrier(done(fenced(), transaction)).bars


def test_real_dice_are_told() -> None:
    transaction = strike_barrier(fenced(), WAYS[5], CAR, ReportedTotal(total=8))
    assert isinstance(transaction.report, BarrierStruck)
    assert transaction.report.roll == Roll(what=CAR, faces=(), total=8, told=True)
    assert barrier(done(fenced(), transaction)).hit_points == 1


def test_only_a_barrier_that_stands_is_struck() -> None:
    with pytest.raises(NoBarrierError):
        strike_barrier(fenced(), WAYS[4], FISTS, ScriptedDice([3]))
    with pytest.raises(NothingToChangeError):
        strike_barrier(fenced(left=0), WAYS[5], FISTS, ScriptedDice([3]))


def test_a_barrier_is_said_to_have_other_hit_points_when_whole() -> None:
    transaction = wear_barrier(fenced(), WAYS[5], 20, 25)
    assert transaction.report == BarrierWorn(name=FENCE.name, before=9, after=20, full=25)
    assert barrier(done(fenced(), transaction)) == replace(FENCE, hit_points=20, full_hit_points=25)
    with pytest.raises(HitPointsError) as refused:
        wear_barrier(fenced(), WAYS[5], 26, 25)
    assert refused.value.args == (26, 25)
    with pytest.raises(NothingToChangeError):
        wear_barrier(fenced(), WAYS[5], 9, 15)


@pytest.mark.parametrize(
    ("points", "left"), [(4, 5), (9, 0), (30, 0), (-1, 10), (-2, 11), (-30, 11)]
)
def test_hit_points_go_down_and_up_between_none_and_unhurt(points: int, left: int) -> None:
    transaction = lose_hit_points(edda(), EDDA, points)
    assert transaction.report == HitPointsLost(
        who=EDDA, name="Edda", lost=points, before=9, after=left
    )
    assert person(done(edda(), transaction), EDDA).vitals == replace(HURT, hit_points=left)


def test_nothing_is_lost_by_who_has_none_and_regained_by_who_is_unhurt() -> None:
    for vitals, points in ((replace(HURT, hit_points=0), 3), (replace(HURT, hit_points=11), -3)):
        with pytest.raises(NothingToChangeError):
            lose_hit_points(edda(vitals), EDDA, points)
    with pytest.raises(NothingToChangeError):
        lose_hit_points(edda(), EDDA, 0)


def test_a_loss_is_written_down_where_hit_points_are_not_known() -> None:
    transaction = lose_hit_points(edda(Vitals()), EDDA, 4)
    assert transaction.changes == ()
    assert transaction.report == HitPointsLost(
        who=EDDA, name="Edda", lost=4, before=None, after=None
    )


@pytest.mark.rule("chase 5.8")
def test_dice_hurt_somebody() -> None:
    transaction = strike_person(edda(), EDDA, CAR, ScriptedDice([1, 2, 1, 3]))
    assert transaction.report == HitPointsLost(
        who=EDDA,
        name="Edda",
        lost=7,
        before=9,
        after=2,
        roll=Roll(what=CAR, faces=((1, 2, 1, 3),), total=7, who="Edda"),
    )
    assert person(done(edda(), transaction), EDDA).vitals.hit_points == 2


def test_hit_points_are_said_and_those_when_unhurt_with_them() -> None:
    transaction = say_hit_points(edda(Vitals()), EDDA, 10, 12)
    assert transaction.report == HitPointsSaid(
        who=EDDA, name="Edda", before=None, after=10, full_before=None, full_after=12
    )
    said = done(edda(Vitals()), transaction)
    assert person(said, EDDA).vitals == Vitals(hit_points=10, full_hit_points=12)
    assert person(done(said, say_hit_points(said, EDDA, 3)), EDDA).vitals == Vitals(
        hit_points=3, full_hit_points=12
    )
    alone = done(edda(Vitals()), say_hit_points(edda(Vitals()), EDDA, 10))
    assert person(alone, EDDA).vitals == Vitals(hit_points=10)
    with pytest.raises(TooManyHitPointsError) as refused:
        say_hit_points(said, EDDA, 13)
    assert refused.value.args == (13, 12)
    with pytest.raises(NothingToChangeError):
        say_hit_points(said, EDDA, 10, 12)
