"""Tests of the chance that a clock is full after so many rolls."""

import pytest

from duskboard.odds.rolls_needed import filled_within

_TWO_DICE = {0: 9 / 36, 2: 26 / 36, 3: 1 / 36}
"""Two dice at standard effect: 2 ticks for 4 to 6, 3 for the one critical."""


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        (2, (0.75, 0.9375)),
        (3, (1 / 36, 747 / 1296)),
        (4, (0.0, 0.5625)),
        (5, (0.0, (2 * 26 + 1) / 1296)),
        (0, (1.0, 1.0)),
    ],
)
def test_a_clock_is_filled_by_what_rolls_bring(left: int, expected: tuple[float, float]) -> None:
    assert filled_within(_TWO_DICE, left, 2) == pytest.approx(expected)


def test_one_tick_a_roll_takes_as_many_rolls_as_there_are_segments() -> None:
    assert filled_within({1: 1.0}, 3, 4) == (0.0, 0.0, 1.0, 1.0)


def test_what_brings_nothing_never_fills_it() -> None:
    assert filled_within({0: 1.0}, 1, 3) == (0.0, 0.0, 0.0)
