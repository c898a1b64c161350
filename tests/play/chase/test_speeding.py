"""Speed rolls, and other ways of moving (rules/chase.md 1)."""

import pytest
from tests.play.chase.scenes import (
    EDDA,
    done,
    laid,
    person,
    somebody,
    with_people,
)
from tests.play.chase.six import (
    C8,
    C8B,
    C8C,
    Q6,
    Q8,
    Q9,
    SIX,
    six,
    told,
    v7,
)

from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.participant import Side, Skill
from duskboard.core.dice import Percentile, ReportedNet, ReportedTotal, ScriptedDice
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.person import NewPerson
from duskboard.play.chase.running import (
    end_round,
)
from duskboard.play.chase.setting_up import (
    start_from_setup,
)
from duskboard.play.chase.speeding import (
    NoSpeedToRollError,
    SpeedCleared,
    SpeedLine,
    SpeedRolled,
    WayChanged,
    change_way,
    clear_speed,
    roll_speed,
    roll_speeds,
)
from duskboard.table.entity import Roll


@pytest.mark.rule("chase 1.1")
def test_all_roll_con_at_once_in_their_order_and_who_has_rolled_does_not_again() -> None:
    table = told(six(), q8=Verdict.REGULAR)
    faces = [9, 5, 1, 1, 4, 4, 6, 5, 10, 10]  # 95, 11, 44, 65, 100 against CON 50
    transaction = roll_speeds(table, SIX, ScriptedDice(faces))
    assert isinstance(transaction.report, SpeedRolled)
    assert [one.after - one.before for one in transaction.report.lines] == [-1, 0, 0, -1, -1]
    table = done(table, transaction)
    rolled = {key: person(table, key).speed for key in SIX}
    assert {key: (one.verdict, one.total) for key, one in rolled.items() if one is not None} == {
        Q6: (Verdict.FAILURE, 95),
        Q8: (Verdict.REGULAR, None),
        Q9: (Verdict.HARD, 11),
        C8: (Verdict.REGULAR, 44),
        C8B: (Verdict.FAILURE, 65),
        C8C: (Verdict.FUMBLE, 100),
    }
    assert [person(table, key).mov for key in SIX] == [5, 8, 9, 8, 7, 7]
    with pytest.raises(NoSpeedToRollError):
        roll_speeds(table, SIX, ScriptedDice(faces))


def test_those_whose_checks_the_game_master_says_are_not_rolled() -> None:
    wish = NewPerson(
        person_id=EDDA, name="Edda", side=Side.QUARRY, mov=8, dex=50, source=CheckSource.SAID
    )
    table = with_people(laid(), [wish])
    with pytest.raises(NoSpeedToRollError):
        roll_speeds(table, [EDDA], ScriptedDice([1, 1]))


@pytest.mark.rule("chase 1.1")
def test_a_speed_roll_is_told_with_all_that_it_was() -> None:
    table = with_people(laid(), [somebody(EDDA, None, side=Side.QUARRY, mov=8)])
    report = roll_speed(table, EDDA, ReportedTotal(total=83)).report
    roll = Roll(what=Percentile(), faces=(), total=83, who="Edda", told=True)
    assert report == SpeedRolled(
        lines=(
            SpeedLine(
                name="Edda",
                skill="con",
                value=50,
                verdict=Verdict.FAILURE,
                before=8,
                after=7,
                roll=roll,
                source=CheckSource.D100,
            ),
        )
    )


@pytest.mark.rule("chase 1.1")
def test_a_roll_made_again_starts_from_the_same_mov_and_can_be_taken_back() -> None:
    table = told(six(), q8=Verdict.EXTREME)
    table = told(table, q8=Verdict.FAILURE)
    assert (person(table, Q8).mov, person(table, Q8).speed is not None) == (7, True)
    transaction = clear_speed(table, Q8)
    assert transaction.report == SpeedCleared(name="Q8", before=7, after=8)
    table = done(table, transaction)
    assert (person(table, Q8).mov, person(table, Q8).speed) == (8, None)
    with pytest.raises(NothingToChangeError):
        clear_speed(table, Q8)


def test_the_keeper_may_give_a_speed_roll_dice() -> None:
    table = with_people(laid(), [somebody(EDDA, None, side=Side.QUARRY, mov=8)])
    report = roll_speed(table, EDDA, ScriptedDice([9, 2, 5]), extra=1).report
    assert isinstance(report, SpeedRolled)
    assert (report.lines[0].roll, report.lines[0].verdict) == (
        Roll(what=Percentile(extra=1), faces=((90, 20), (5,)), total=25, who="Edda"),
        Verdict.HARD,
    )


@pytest.mark.rule("chase 14.1")
@pytest.mark.rule("chase 14.3")
def test_a_pool_rolls_for_speed_against_six_and_keeps_its_faces() -> None:
    wish = NewPerson(
        person_id=EDDA,
        name="Ilse",
        side=Side.PURSUER,
        mov=8,
        dex=70,
        skills=(Skill(name="con", value=5),),
        source=CheckSource.POOL,
    )
    table = with_people(laid(), [wish])
    fast = done(table, roll_speed(table, EDDA, ScriptedDice([6, 7, 8, 9, 10])))
    speed = person(fast, EDDA).speed
    assert speed is not None
    assert (speed.faces, speed.total, speed.value, person(fast, EDDA).mov) == (
        (6, 7, 8, 9, 10),
        5,
        5,
        9,
    )
    slow = done(table, roll_speed(table, EDDA, ReportedNet(net=0)))
    assert person(slow, EDDA).mov == 7


@pytest.mark.rule("chase 1.6")
def test_another_way_of_moving_keeps_the_shift_and_the_pool_follows_next_round() -> None:
    table = done(v7(), start_from_setup(v7(), ScriptedDice([])))
    transaction = change_way(table, Q8, 4)
    assert transaction.report == WayChanged(name="Q8", before=8, after=4)
    table = done(table, transaction)
    assert (person(table, Q8).mov, person(table, Q8).left) == (4, 4)
    slower = done(table, change_way(table, C8, 4))
    assert person(slower, C8).mov == 3
    table = done(table, end_round(table))
    assert [person(table, key).left for key in (Q6, Q8, C8C)] == [2, 1, 6]
    with pytest.raises(NothingToChangeError):
        change_way(table, Q8, 4)


def test_without_a_speed_roll_another_way_is_just_another_mov() -> None:
    table = with_people(laid(), [somebody(EDDA, None, mov=8)])
    table = done(table, change_way(table, EDDA, 5))
    assert (person(table, EDDA).mov, person(table, EDDA).speed) == (5, None)
