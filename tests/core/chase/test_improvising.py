"""Made-up places, sudden hazards, hiding, speeds in figures (chase.md 9.2, 9.7, 9.14, 9.15)."""

import pytest

from duskboard.core.chase.calling import Caller, may_call, places_it
from duskboard.core.chase.check import Difficulty, Verdict, judge_combined
from duskboard.core.chase.hiding import both_passed, hiding_level, keenest
from duskboard.core.chase.improvising import (
    NEXT_PLACES,
    Surroundings,
    kilometres_an_hour,
    miles_an_hour,
    random_dice,
    random_level,
)
from duskboard.core.dice import Percentile


@pytest.mark.rule("chase 9.2")
@pytest.mark.parametrize(
    ("total", "level"),
    [
        (1, None), (59, None),
        (60, Difficulty.REGULAR), (84, Difficulty.REGULAR),
        (85, Difficulty.HARD), (95, Difficulty.HARD),
        (96, Difficulty.EXTREME), (100, Difficulty.EXTREME),
    ],
)  # fmt: skip
def test_a_d100_says_what_lies_before_a_new_place(total: int, level: Difficulty | None) -> None:
    assert random_level(total) is level


@pytest.mark.rule("chase 9.2")
def test_danger_means_a_penalty_die_and_calm_a_bonus_die() -> None:
    dice = {where: random_dice(where) for where in Surroundings}
    assert dice == {
        Surroundings.CALM: Percentile(extra=1),
        Surroundings.USUAL: Percentile(),
        Surroundings.DANGEROUS: Percentile(extra=-1),
    }


@pytest.mark.rule("chase 9.7")
def test_the_keener_the_searcher_the_harder_to_hide() -> None:
    levels = [hiding_level(spot) for spot in (0, 49, 50, 89, 90)]
    regular, hard, extreme = Difficulty
    assert levels == [regular, regular, hard, hard, extreme]
    assert keenest([25, 60, 40]) == 60
    assert keenest([]) == 0


@pytest.mark.rule("chase 9.7")
def test_in_a_vehicle_one_roll_must_pass_two_skills() -> None:
    both = both_passed(judge_combined(30, (60, 40)))
    assert (both.verdict, both.passed, both.needed) == (Verdict.REGULAR, True, 40)
    one = both_passed(judge_combined(50, (60, 40)))
    assert (one.verdict, one.passed, one.needed) == (Verdict.FAILURE, False, 40)
    hard = both_passed(judge_combined(25, (60, 40), Difficulty.HARD))
    assert (hard.passed, hard.needed) == (False, 20)


@pytest.mark.rule("chase 9.14")
def test_each_mov_is_about_half_as_fast_again() -> None:
    speeds = [miles_an_hour(mov) for mov in range(4, 22)]
    assert speeds == [
        None, 3, 4, 6, 8, 12, 18, 27, 40, 60, 90, 135, 200, 300, 450, 675, 1000, None,
    ]  # fmt: skip
    assert [kilometres_an_hour(mov) for mov in (4, 8, 13)] == [None, 13, 97]


@pytest.mark.rule("chase 9.15")
def test_after_one_side_has_called_it_is_for_the_other() -> None:
    keeper, players = Caller
    assert may_call(None) == (keeper, players)
    assert may_call(keeper) == (players,)
    assert may_call(players) == (keeper,)


@pytest.mark.rule("chase 9.15")
def test_luck_says_who_places_it() -> None:
    assert places_it(passed=True) is Caller.PLAYERS
    assert places_it(passed=False) is Caller.KEEPER


@pytest.mark.rule("chase 9.2")
def test_three_places_are_made_up_at_once() -> None:
    assert NEXT_PLACES == 3
