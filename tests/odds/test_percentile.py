from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.dice import Percentile
from duskboard.odds.percentile import check_odds, totals

EXTRAS = (-2, -1, 0, 1, 2)
# The chance of at most the key with -2 to 2 dice, in ten thousandths.
AT_MOST = {
    20: (80, 400, 2000, 3600, 4880),
    50: (1250, 2500, 5000, 7500, 8750),
    60: (2160, 3600, 6000, 8400, 9360),
    75: (4275, 5650, 7500, 9350, 9825),
    99: (9729, 9810, 9900, 9990, 9999),
}
# The chance of 100: a rule that took the smaller tens digit first would give 190 with a bonus die.
OF_100 = (271, 190, 100, 10, 1)


@pytest.mark.rule("chase 8.12")
@pytest.mark.parametrize("value", AT_MOST)
@pytest.mark.parametrize(("place", "extra"), list(enumerate(EXTRAS)))
def test_the_chance_of_at_most_a_value(value: int, place: int, extra: int) -> None:
    chances = totals(Percentile(extra=extra))
    at_most = sum(chance for total, chance in chances.items() if total <= value)
    assert at_most == Fraction(AT_MOST[value][place], 10_000)


@pytest.mark.rule("chase 8.6")
@pytest.mark.rule("chase 8.12")
@pytest.mark.parametrize(("place", "extra"), list(enumerate(EXTRAS)))
def test_the_chance_of_100(place: int, extra: int) -> None:
    assert totals(Percentile(extra=extra))[100] == Fraction(OF_100[place], 10_000)


@pytest.mark.rule("chase 8.2")
@pytest.mark.rule("chase 8.4")
def test_the_levels_of_a_plain_roll_of_45() -> None:
    odds = check_odds(Percentile(), 45, Difficulty.REGULAR)
    assert dict(odds.levels) == {
        Verdict.EXTREME: Fraction(9, 100),
        Verdict.HARD: Fraction(13, 100),
        Verdict.REGULAR: Fraction(23, 100),
        Verdict.FAILURE: Fraction(50, 100),
        Verdict.FUMBLE: Fraction(5, 100),
    }
    assert odds.passes == Fraction(45, 100)


@pytest.mark.rule("chase 5.3")
@pytest.mark.parametrize(
    ("extra", "levels", "passes"),
    [
        # By hand: at most 45 are five of ten tens with the units 1 to 5, else four.
        (1, (171, 219, 305, 300, 5), 695),
        (-1, (9, 41, 155, 700, 95), 205),
    ],
)
def test_a_bonus_and_a_penalty_die_at_45(extra: int, levels: tuple[int, ...], passes: int) -> None:
    odds = check_odds(Percentile(extra=extra), 45, Difficulty.REGULAR)
    assert [chance * 1000 for chance in odds.levels.values()] == list(levels)
    assert odds.passes == Fraction(passes, 1000)


@pytest.mark.rule("chase 8.3")
def test_a_hard_check_passes_with_half_and_fumbles_from_96() -> None:
    odds = check_odds(Percentile(), 55, Difficulty.HARD)
    assert odds.passes == Fraction(27, 100)
    assert odds.levels[Verdict.REGULAR] == Fraction(28, 100)
    assert odds.levels[Verdict.FUMBLE] == Fraction(5, 100)


@pytest.mark.rule("chase 8.5")
def test_nobody_is_sure_and_nobody_is_without_a_chance() -> None:
    assert check_odds(Percentile(), 140, Difficulty.REGULAR).passes == Fraction(99, 100)
    assert check_odds(Percentile(), 0, Difficulty.EXTREME).passes == Fraction(1, 100)


@given(
    st.builds(Percentile, extra=st.integers(-2, 2)),
    st.integers(0, 150),
    st.sampled_from(Difficulty),
)
def test_the_levels_come_best_first_and_are_everything(
    what: Percentile, value: int, difficulty: Difficulty
) -> None:
    odds = check_odds(what, value, difficulty)
    assert list(odds.levels) == list(Verdict)
    assert sum(odds.levels.values()) == 1
    successes = [chance for verdict, chance in odds.levels.items() if verdict.is_success]
    assert odds.passes <= sum(successes)


@given(st.integers(-2, 1), st.integers(0, 150), st.sampled_from(Difficulty))
def test_one_die_better_is_never_worse(extra: int, value: int, difficulty: Difficulty) -> None:
    worse = check_odds(Percentile(extra=extra), value, difficulty)
    better = check_odds(Percentile(extra=extra + 1), value, difficulty)
    assert worse.passes <= better.passes
