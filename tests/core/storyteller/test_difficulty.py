import pytest

from duskboard.core.storyteller.difficulty import (
    Degree,
    Difficulty,
    DifficultyError,
    DifficultyWord,
    degree,
    is_automatic_offered,
    opposed,
    retried,
    settled,
    typed_difficulty,
    word,
)
from duskboard.core.storyteller_rulings import AutomaticOffer


@pytest.mark.rule("storyteller 3.1")
def test_difficulties_3_to_9_have_names() -> None:
    assert [word(number) for number in range(2, 11)] == [
        None,
        DifficultyWord.VERY_EASY,
        DifficultyWord.EASY,
        DifficultyWord.ORDINARY,
        DifficultyWord.STANDARD,
        DifficultyWord.RATHER_HARD,
        DifficultyWord.HARD,
        DifficultyWord.NEAR_IMPOSSIBLE,
        None,
    ]


@pytest.mark.rule("storyteller 3.2")
def test_degrees_end_with_the_fifth() -> None:
    assert [degree(net) for net in (-1, 0, 1, 2, 3, 4, 5, 7)] == [
        None,
        None,
        Degree.MARGINAL,
        Degree.MODERATE,
        Degree.COMPLETE,
        Degree.EXCEPTIONAL,
        Degree.PHENOMENAL,
        Degree.PHENOMENAL,
    ]


@pytest.mark.rule("storyteller 2.2")
def test_a_difficulty_that_is_typed_is_2_to_10() -> None:
    assert [typed_difficulty(number) for number in (2, 6, 10)] == [2, 6, 10]
    for number in (1, 11):
        with pytest.raises(DifficultyError, match=str(number)):
            typed_difficulty(number)


@pytest.mark.rule("storyteller 2.2")
def test_one_that_is_pushed_outside_is_clamped_and_says_so() -> None:
    assert settled(7, 4) == Difficulty(raw=11, used=10)
    assert settled(3, -2) == Difficulty(raw=1, used=2)
    assert [settled(7, 4).is_clamped, settled(7, 3).is_clamped] == [True, False]


@pytest.mark.rule("storyteller 6.1")
def test_each_retry_is_harder_up_to_10() -> None:
    tries = [retried(6, failed) for failed in range(6)]
    assert [one.used for one in tries] == [6, 7, 8, 9, 10, 10]
    assert [one.is_clamped for one in tries] == [False] * 5 + [True]


@pytest.mark.rule("storyteller 8.4")
def test_an_opponents_pool_is_the_difficulty() -> None:
    assert [opposed(pool) for pool in (7, 12, 1)] == [
        Difficulty(raw=7, used=7),
        Difficulty(raw=12, used=10),
        Difficulty(raw=1, used=2),
    ]


@pytest.mark.rule("storyteller 5.3")
def test_an_automatic_success_is_offered_by_ruling_alone() -> None:
    assert not is_automatic_offered(7, 6, AutomaticOffer.GM_ONLY)
    assert [is_automatic_offered(pool, 6, AutomaticOffer.OFFERED) for pool in (5, 6, 7)] == [
        False,
        True,
        True,
    ]
