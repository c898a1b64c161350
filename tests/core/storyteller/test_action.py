from dataclasses import replace

import pytest

from duskboard.core.dice import ReportedNet
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.action import (
    Contest,
    Part,
    Teamwork,
    Winner,
    contest,
    hindered,
    loss,
    split,
    together,
)
from duskboard.core.storyteller.extended import (
    Ending,
    ExtendedAction,
    ExtendedContest,
    ExtendedOverError,
    contended,
    given_up,
    rolled,
    rolls_in,
)
from duskboard.core.storyteller.roll import PoolCheck, PoolResult, roll_pool
from duskboard.core.storyteller_rulings import EmptyPool

RULINGS = preset(Preset.REFERENCE).storyteller
BOTCH = -9
SEARCH = ExtendedAction(name="Find the book", target=15, interval=10, deadline=6)
ARMS = ExtendedContest(name="Arm wrestling", target=7, first="Ilse", second="Gregor")


def net(number: int) -> PoolResult:
    said = ReportedNet(net=max(0, number), is_botch=number == BOTCH)
    return roll_pool(PoolCheck(dice=5, difficulty=6), said, RULINGS)


@pytest.mark.rule("storyteller 4.3")
def test_the_worked_example_of_three_actions() -> None:
    assert split((7, 6, 6), EmptyPool.ACTION) == (
        Part(full=7, loss=3, dice=4, is_refused=False),
        Part(full=6, loss=4, dice=2, is_refused=False),
        Part(full=6, loss=5, dice=1, is_refused=False),
    )


@pytest.mark.rule("storyteller 4.1")
def test_one_action_loses_nothing_and_two_lose_two_and_three() -> None:
    assert [part.dice for part in split((7,), EmptyPool.ACTION)] == [7]
    assert [part.dice for part in split((7, 6), EmptyPool.ACTION)] == [5, 3]
    with pytest.raises(ValueError, match="no action 3 of 2"):
        loss(2, 3)
    with pytest.raises(ValueError, match="no action 0 of 2"):
        loss(2, 0)


@pytest.mark.rule("storyteller 4.2")
def test_an_action_without_dice_is_refused_or_all_are() -> None:
    four = split((7, 7, 7, 7), EmptyPool.ACTION)
    assert [part.dice for part in four] == [3, 2, 1, 0]
    assert [part.is_refused for part in four] == [False, False, False, True]
    # Wounded (-2) with the example.
    wounded = split((5, 4, 4), EmptyPool.ACTION)
    assert [(part.dice, part.is_refused) for part in wounded] == [
        (2, False),
        (0, True),
        (0, True),
    ]
    assert all(part.is_refused for part in split((7, 7, 7, 7), EmptyPool.DECLARATION))
    assert not any(part.is_refused for part in split((7, 6), EmptyPool.DECLARATION))


@pytest.mark.rule("storyteller 7.1")
@pytest.mark.rule("storyteller 7.3")
def test_an_extended_action_is_reached_in_its_last_roll() -> None:
    action, totals = SEARCH, []
    for number in (3, 4, 2, 3, 2, 1):
        action = rolled(action, net(number))
        totals.append(action.total)
    assert totals == [3, 7, 9, 12, 14, 15]
    assert (action.ending, action.left, action.rolls) == (Ending.REACHED, 0, 6)
    with pytest.raises(ExtendedOverError, match="Find the book"):
        rolled(action, net(1))
    with pytest.raises(ExtendedOverError):
        given_up(action)


@pytest.mark.rule("storyteller 7.1")
def test_a_botch_begins_an_extended_action_anew() -> None:
    action, totals = SEARCH, []
    for number in (3, 0, 4, BOTCH, 5, 4):
        action = rolled(action, net(number))
        totals.append(action.total)
    assert totals == [3, 3, 7, 0, 5, 9]
    assert action.ending is Ending.TIME_UP


@pytest.mark.rule("storyteller 7.2")
def test_an_hour_has_six_rolls_of_ten_minutes() -> None:
    assert [rolls_in(60, 10), rolls_in(59, 10), rolls_in(9, 10), rolls_in(-5, 10)] == [6, 5, 0, 0]
    with pytest.raises(ValueError, match="interval is below 1"):
        rolls_in(60, 0)


@pytest.mark.rule("storyteller 7.3")
def test_an_extended_action_may_be_given_up_or_have_no_end() -> None:
    assert given_up(SEARCH).ending is Ending.GIVEN_UP
    endless = replace(SEARCH, deadline=None)
    assert (endless.left, rolled(endless, net(1)).ending) == (None, None)
    assert rolled(SEARCH, net(1)).left == 5


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " "},
        {"target": 0},
        {"target": 100},
        {"total": -1},
        {"rolls": -1},
        {"deadline": 0},
    ],
)
def test_an_extended_action_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="ExtendedAction"):
        replace(SEARCH, **wrong)  # type: ignore[arg-type]  # wrong values are the test


@pytest.mark.rule("storyteller 8.1")
def test_more_successes_win_a_contest() -> None:
    assert contest(4, 2) == Contest(winner=Winner.FIRST, margin=2)
    assert contest(1, 5) == Contest(winner=Winner.SECOND, margin=4)
    assert contest(3, 3) == Contest(winner=Winner.NOBODY, margin=0)


@pytest.mark.rule("storyteller 8.2")
def test_hindrance_takes_successes_away() -> None:
    assert [hindered(5, 3), hindered(2, 3)] == [2, 0]


@pytest.mark.rule("storyteller 8.3")
def test_the_first_to_the_target_wins_and_both_at_once_is_a_tie() -> None:
    match = contended(contended(ARMS, net(3), net(4)), net(4), net(2))
    assert (match.first_total, match.second_total, match.winner) == (7, 6, Winner.FIRST)
    tied = contended(contended(ARMS, net(3), net(4)), net(4), net(3))
    assert (tied.first_total, tied.second_total, tied.winner) == (7, 7, Winner.NOBODY)
    beaten = contended(contended(ARMS, net(3), net(4)), net(BOTCH), net(3))
    assert (beaten.first_total, beaten.winner, beaten.rounds) == (0, Winner.SECOND, 2)
    with pytest.raises(ExtendedOverError):
        contended(tied, net(1), net(1))
    for wrong in ({"first": " "}, {"target": 0}, {"rounds": -1}):
        with pytest.raises(ValueError, match="ExtendedContest"):
            replace(ARMS, **wrong)


@pytest.mark.rule("storyteller 9.1")
@pytest.mark.rule("storyteller 9.2")
def test_a_team_adds_up_and_a_botch_is_told() -> None:
    assert together([net(2), net(1), net(BOTCH)]) == Teamwork(total=3, has_botch=True)
    assert together([net(2), net(0)]) == Teamwork(total=2, has_botch=False)
