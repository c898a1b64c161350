"""Rules that hold under both presets."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.blades.resistance import resistance_stress
from duskboard.core.blades.roll import (
    RatingResult,
    ReportedBestError,
    compared,
    judge_rating,
    roll_rating,
    typed_rating,
)
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import (
    FaceCountError,
    FaceError,
    Rating,
    ReportedBest,
    ScriptedDice,
)


def outcome(count: int, *faces: int) -> Outcome:
    return judge_rating(Rating(count=count), faces).outcome


@pytest.mark.rule("blades 1")
@pytest.mark.rule("blades 2")
@pytest.mark.parametrize(
    ("faces", "read"),
    [
        ((1,), Outcome.BAD),
        ((3, 2), Outcome.BAD),
        ((4, 1), Outcome.PARTIAL),
        ((2, 5, 3), Outcome.PARTIAL),
        ((6, 1, 5), Outcome.FULL),
        ((6, 1, 6), Outcome.CRITICAL),
        ((6, 6, 6, 1), Outcome.CRITICAL),
    ],
)
def test_the_highest_die_is_read(faces: tuple[int, ...], read: Outcome) -> None:
    result = judge_rating(Rating(count=len(faces)), faces)
    assert result == RatingResult(faces=faces, best=max(faces), outcome=read)


@pytest.mark.rule("blades 3")
def test_of_zero_dice_the_lower_of_two_is_read_and_none_is_critical() -> None:
    read = {faces: outcome(0, *faces) for faces in product(range(1, 7), repeat=2)}
    assert len(read) == 36
    assert read[6, 6] is Outcome.FULL
    assert read[6, 2] is read[2, 6] is read[6, 3] is Outcome.BAD
    assert [faces for faces in read if read[faces] is Outcome.FULL] == [(6, 6)]
    assert sorted(faces for faces in read if read[faces] is Outcome.PARTIAL) == [
        (4, 4),
        (4, 5),
        (4, 6),
        (5, 4),
        (5, 5),
        (5, 6),
        (6, 4),
        (6, 5),
    ]
    assert Outcome.CRITICAL not in read.values()


@pytest.mark.rule("blades 6")
@pytest.mark.parametrize(
    ("count", "counts", "stress"),
    [
        (0, (27, 8, 1, 0), Fraction(125, 36)),
        (1, (3, 2, 1, 0), Fraction(15, 6)),
        (2, (9, 16, 10, 1), Fraction(54, 36)),
        (3, (27, 98, 75, 16), Fraction(209, 216)),
        (4, (81, 544, 500, 171), Fraction(808, 1296)),
        (5, (243, 2882, 3125, 1526), Fraction(2899, 7776)),
    ],
)
def test_every_fall_of_up_to_five_dice(
    count: int, counts: tuple[int, ...], stress: Fraction
) -> None:
    check = Rating(count=count)
    fallen = [judge_rating(check, faces) for faces in product(range(1, 7), repeat=count or 2)]
    found = Counter(result.outcome for result in fallen)
    assert tuple(found[one] for one in Outcome) == counts
    assert Fraction(sum(map(resistance_stress, fallen)), len(fallen)) == stress


@pytest.mark.rule("blades 4")
def test_half_of_all_single_dice_reach_a_four() -> None:
    reached = [face for face in range(1, 7) if outcome(1, face) is not Outcome.BAD]
    assert reached == [4, 5, 6]


def test_dice_fall_as_often_as_the_pool_says() -> None:
    dice = ScriptedDice([2, 5, 4, 6, 6])
    assert roll_rating(Rating(count=3), dice).faces == (2, 5, 4)
    assert roll_rating(Rating(count=0), dice).faces == (6, 6)
    assert dice.left == 0


def test_what_the_player_said_is_taken_as_said() -> None:
    told = roll_rating(Rating(count=2), ReportedBest(best=6, is_critical=True))
    assert told == RatingResult(faces=(), best=6, outcome=Outcome.CRITICAL, is_told=True)
    assert roll_rating(Rating(count=2), ReportedBest(best=5)).outcome is Outcome.PARTIAL
    assert roll_rating(Rating(count=0), ReportedBest(best=6)).is_zero


@pytest.mark.parametrize(
    ("count", "best", "is_critical"),
    [(2, 0, False), (2, 7, False), (2, 5, True), (1, 6, True), (0, 6, True)],
)
def test_what_no_dice_come_to_is_refused(count: int, best: int, is_critical: bool) -> None:  # noqa: FBT001 - a row of the table
    with pytest.raises(ReportedBestError) as refused:
        roll_rating(Rating(count=count), ReportedBest(best=best, is_critical=is_critical))
    assert refused.value.args == (best, is_critical, count)


def test_typed_faces_have_to_fit() -> None:
    assert roll_rating(Rating(count=2), typed_rating(Rating(count=2), (6, 6))).sixes == 2
    with pytest.raises(FaceError):
        typed_rating(Rating(count=2), (7, 1))
    with pytest.raises(FaceError):
        typed_rating(Rating(count=2), (0, 1))
    with pytest.raises(FaceCountError):
        typed_rating(Rating(count=0), (4,))


def test_outcomes_are_told_apart() -> None:
    assert compared(Outcome.FULL, Outcome.PARTIAL) == 1
    assert compared(Outcome.BAD, Outcome.PARTIAL) == -1
    assert compared(Outcome.CRITICAL, Outcome.CRITICAL) == 0


@given(st.lists(st.integers(1, 6), min_size=2, max_size=12))
def test_one_more_die_never_makes_a_roll_worse(faces: list[int]) -> None:
    fewer = outcome(len(faces) - 1, *faces[1:])
    assert compared(outcome(len(faces), *faces), fewer) >= 0
