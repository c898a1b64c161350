import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.chase.check import Difficulty, Judgement, Verdict, judge, needed

REGULAR, HARD, EXTREME = Difficulty.REGULAR, Difficulty.HARD, Difficulty.EXTREME


@pytest.mark.rule("chase 8.2")
@pytest.mark.parametrize(
    ("total", "value", "verdict"),
    [
        (1, 60, Verdict.EXTREME),
        (12, 60, Verdict.EXTREME),
        (13, 60, Verdict.HARD),
        (30, 60, Verdict.HARD),
        (31, 60, Verdict.REGULAR),
        (60, 60, Verdict.REGULAR),
        (61, 60, Verdict.FAILURE),
        (99, 60, Verdict.FAILURE),
        (9, 47, Verdict.EXTREME),
        (10, 47, Verdict.HARD),
        (23, 47, Verdict.HARD),
        (24, 47, Verdict.REGULAR),
        (47, 47, Verdict.REGULAR),
        (48, 47, Verdict.FAILURE),
    ],
)
def test_the_level_of_a_roll(total: int, value: int, verdict: Verdict) -> None:
    assert judge(total, value).verdict is verdict


@pytest.mark.rule("chase 8.3")
@pytest.mark.parametrize(
    ("difficulty", "goal"), [(REGULAR, 55), (HARD, 27), (EXTREME, 11)], ids=str
)
def test_a_difficulty_asks_for_the_value_its_half_or_a_fifth(
    difficulty: Difficulty, goal: int
) -> None:
    assert needed(55, difficulty) == goal
    assert judge(goal, 55, difficulty).passed
    assert not judge(goal + 1, 55, difficulty).passed


@pytest.mark.rule("chase 8.3")
def test_a_success_below_the_difficulty_does_not_pass() -> None:
    assert judge(40, 55, HARD) == Judgement(verdict=Verdict.REGULAR, passed=False, needed=27)


@pytest.mark.rule("chase 8.4")
@pytest.mark.parametrize(
    ("total", "value", "difficulty", "fumbles"),
    [
        (95, 55, HARD, False),
        (96, 55, HARD, True),
        (100, 55, HARD, True),
        (96, 55, REGULAR, False),
        (99, 55, REGULAR, False),
        (100, 55, REGULAR, True),
        (96, 49, REGULAR, True),
        (96, 50, REGULAR, False),
        (98, 99, HARD, True),
        (99, 100, HARD, False),
        (96, 240, EXTREME, True),
        (96, 250, EXTREME, False),
    ],
)
def test_a_fumble_depends_on_what_was_needed(
    *, total: int, value: int, difficulty: Difficulty, fumbles: bool
) -> None:
    assert (judge(total, value, difficulty).verdict is Verdict.FUMBLE) is fumbles


@pytest.mark.rule("chase 8.5")
def test_100_fails_and_1_succeeds_whatever_the_value() -> None:
    assert judge(100, 130) == Judgement(verdict=Verdict.FUMBLE, passed=False, needed=99)
    assert judge(1, 3, EXTREME) == Judgement(verdict=Verdict.EXTREME, passed=True, needed=1)
    assert judge(2, 3, EXTREME) == Judgement(verdict=Verdict.REGULAR, passed=False, needed=1)
    assert judge(1, 0).passed


@given(st.integers(1, 100), st.integers(0, 200), st.sampled_from(Difficulty))
def test_whoever_passes_succeeded_and_rolled_no_more_than_needed(
    total: int, value: int, difficulty: Difficulty
) -> None:
    judgement = judge(total, value, difficulty)
    assert judgement.passed is (total <= judgement.needed)
    assert judgement.verdict.is_success or not judgement.passed
    assert 1 <= judgement.needed <= 99
