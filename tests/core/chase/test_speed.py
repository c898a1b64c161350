"""The speed roll (rules/chase.md 1)."""

import pytest

from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.speed import (
    SpeedRoll,
    adjusted,
    half_mov,
    in_other_way,
    speed_shift,
    speed_value,
)

ROLL = SpeedRoll(base=8, skill="con", value=55, verdict=Verdict.FAILURE, total=83)


@pytest.mark.rule("chase 1.2")
@pytest.mark.rule("chase 1.3")
@pytest.mark.rule("chase 14.3")
@pytest.mark.parametrize(
    ("verdict", "shift"),
    [
        (Verdict.FUMBLE, -1),
        (Verdict.FAILURE, -1),
        (Verdict.REGULAR, 0),
        (Verdict.HARD, 0),
        (Verdict.EXTREME, 1),
    ],
)
def test_a_verdict_shifts_mov_by_one_at_most(verdict: Verdict, shift: int) -> None:
    assert speed_shift(verdict) == shift


@pytest.mark.rule("chase 1.2")
def test_a_roll_says_mov_before_and_after() -> None:
    assert (ROLL.base, ROLL.shift, ROLL.mov) == (8, -1, 7)


def test_adjusted_mov_is_never_below_one() -> None:
    assert [adjusted(base, shift) for base, shift in ((1, -1), (1, 0), (2, -1), (9, 1))] == [
        1,
        1,
        1,
        10,
    ]


@pytest.mark.rule("chase 1.6")
def test_another_way_of_moving_keeps_the_shift_and_needs_no_new_roll() -> None:
    swimming = in_other_way(ROLL, half_mov(8))
    assert (swimming.base, swimming.mov, swimming.verdict) == (4, 3, Verdict.FAILURE)
    assert [half_mov(mov) for mov in (8, 7, 1)] == [4, 3, 1]


@pytest.mark.parametrize(("base", "value"), [(0, 50), (8, -1)])
def test_a_roll_that_cannot_be_is_refused(base: int, value: int) -> None:
    with pytest.raises(ValueError, match="SpeedRoll"):
        SpeedRoll(base=base, skill="con", value=value, verdict=Verdict.REGULAR)


def test_the_least_that_can_be_is_taken() -> None:
    least = SpeedRoll(base=1, skill="con", value=0, verdict=Verdict.FAILURE)
    assert (least.mov, least.faces, least.total, least.source) == (1, (), None, CheckSource.D100)


@pytest.mark.rule("chase 1.1")
@pytest.mark.parametrize(
    ("source", "usual"),
    [
        (CheckSource.D100, 50),
        (CheckSource.POOL, 4),
        (CheckSource.RATING, 1),
        (CheckSource.SAID, 0),
    ],
)
def test_what_nobody_typed_is_the_usual_value(source: CheckSource, usual: int) -> None:
    assert speed_value(source, None) == usual
    assert speed_value(source, 7) == 7
