"""Checks of three games and the word of the game master (rules/chase.md 14)."""

import pytest

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.source import (
    Check,
    ReportedVerdict,
    Score,
    WrongReportError,
    check_dice,
    offered_target,
    score,
)
from duskboard.core.chase.speed import speed_shift
from duskboard.core.dice import (
    Percentile,
    Pool,
    Rating,
    Reported,
    ReportedBest,
    ReportedNet,
    ReportedTotal,
    ScriptedDice,
    TotalError,
)
from duskboard.core.real_dice import typed

D100, POOL, RATING, SAID = CheckSource


def check(
    source: CheckSource,
    value: int,
    difficulty: Difficulty = Difficulty.REGULAR,
    *,
    extra: int = 0,
    target: int | None = None,
) -> Check:
    return Check(source=source, value=value, difficulty=difficulty, extra=extra, target=target)


def fallen(what: Check, *faces: int) -> Score:
    return score(what, ScriptedDice(faces))


def went(what: Check, *faces: int) -> tuple[Verdict, bool]:
    judgement = fallen(what, *faces).judgement
    return judgement.verdict, judgement.passed


@pytest.mark.rule("chase 14.1")
def test_each_source_has_its_dice_and_the_game_master_has_none() -> None:
    assert [check_dice(check(source, 4)) for source in CheckSource] == [
        Percentile(),
        Pool(count=4, target=6),
        Rating(count=4),
        None,
    ]


@pytest.mark.rule("chase 14.2")
@pytest.mark.parametrize(
    ("faces", "verdict"),
    [
        ((1, 2, 3, 4, 5), Verdict.FUMBLE),
        ((2, 2, 3, 4, 5), Verdict.FAILURE),
        ((1, 6, 3, 4, 5), Verdict.FAILURE),
        ((1, 1, 6, 4, 5), Verdict.FAILURE),
        ((6, 2, 3, 4, 5), Verdict.REGULAR),
        ((6, 7, 8, 9, 5), Verdict.REGULAR),
        ((6, 7, 8, 9, 10), Verdict.EXTREME),
    ],
)
def test_a_pool_becomes_a_verdict(faces: tuple[int, ...], verdict: Verdict) -> None:
    assert went(check(POOL, 5), *faces) == (verdict, verdict.is_success)


@pytest.mark.rule("chase 14.2")
def test_net_successes_are_successes_less_ones() -> None:
    got = fallen(check(POOL, 6), 6, 7, 1, 10, 1, 2)
    assert (got.total, got.faces, got.what) == (
        1,
        ((6, 7, 1, 10, 1, 2),),
        Pool(count=6, target=6),
    )


@pytest.mark.rule("chase 14.2")
@pytest.mark.parametrize(
    ("faces", "verdict", "best"),
    [
        ((3, 1), Verdict.FAILURE, 3),
        ((4, 2), Verdict.REGULAR, 4),
        ((5, 2), Verdict.REGULAR, 5),
        ((6, 3), Verdict.REGULAR, 6),
        ((6, 6), Verdict.EXTREME, 6),
    ],
)
def test_a_rating_becomes_a_verdict(faces: tuple[int, ...], verdict: Verdict, best: int) -> None:
    got = fallen(check(RATING, 2), *faces)
    assert (got.judgement.verdict, got.total) == (verdict, best)
    assert got.judgement.passed is verdict.is_success


@pytest.mark.rule("chase 14.2")
@pytest.mark.parametrize("verdict", Verdict)
def test_the_word_of_the_game_master_is_taken_as_said(verdict: Verdict) -> None:
    got = score(check(SAID, 0, Difficulty.HARD), ReportedVerdict(verdict=verdict))
    assert (got.judgement.verdict, got.judgement.passed) == (verdict, verdict.is_success)
    assert (got.what, got.faces, got.total, got.is_told) == (None, (), 0, True)


@pytest.mark.rule("chase 14.2")
def test_a_said_verdict_of_a_d100_must_reach_the_level() -> None:
    got = [
        score(check(D100, 50, difficulty), ReportedVerdict(verdict=verdict)).judgement.passed
        for difficulty in Difficulty
        for verdict in Verdict
    ]
    assert got == [
        *(True, True, True, False, False),
        *(True, True, False, False, False),
        *(True, False, False, False, False),
    ]


@pytest.mark.rule("chase 14.3")
def test_speed_by_any_source_shifts_mov() -> None:
    rolls = [
        (POOL, 5, (6, 7, 8, 9, 10)),
        (POOL, 5, (1, 2, 3, 4, 5)),
        (RATING, 2, (6, 6)),
        (RATING, 2, (6, 3)),
        (RATING, 2, (4, 2)),
        (RATING, 2, (3, 1)),
    ]
    shifts = [
        speed_shift(fallen(check(source, value), *faces).judgement.verdict)
        for source, value, faces in rolls
    ]
    assert shifts == [1, -1, 1, 0, 0, -1]


@pytest.mark.rule("chase 14.6")
def test_levels_are_offered_as_difficulties_of_pools_and_dice_of_ratings() -> None:
    assert [offered_target(level) for level in Difficulty] == [6, 8, 9]
    assert [check_dice(check(RATING, 3, level)) for level in Difficulty] == [
        Rating(count=3),
        Rating(count=2),
        Rating(count=1),
    ]
    assert check_dice(check(POOL, 4, Difficulty.HARD, target=7)) == Pool(count=4, target=7)


@pytest.mark.rule("chase 14.6")
def test_a_bonus_die_is_a_die_more() -> None:
    hard = Difficulty.HARD
    pool = check(POOL, 5, hard, extra=1)
    assert check_dice(pool) == Pool(count=6, target=8)
    assert went(pool, 8, 2, 2, 2, 2, 2) == (Verdict.REGULAR, True)
    rating = check(RATING, 2, hard, extra=1)
    assert check_dice(rating) == Rating(count=2)
    assert went(rating, 4, 1) == (Verdict.REGULAR, True)
    percentile = check(D100, 50, hard, extra=1)
    assert check_dice(percentile) == Percentile(extra=1)
    assert went(percentile, 6, 4, 5) == (Verdict.REGULAR, False)
    assert check_dice(check(POOL, 5, extra=-2)) == Pool(count=3, target=6)


@pytest.mark.rule("chase 8.7")
def test_never_more_than_two_dice_of_a_kind_count() -> None:
    assert check_dice(check(D100, 50, extra=4)) == Percentile(extra=2)
    assert check_dice(check(D100, 50, extra=-4)) == Percentile(extra=-2)
    assert check_dice(check(POOL, 5, extra=3)) == Pool(count=7, target=6)


@pytest.mark.rule("chase 14.6")
def test_a_pool_of_nothing_fails_unrolled() -> None:
    nothing = check(POOL, 1, extra=-2)
    dice = ScriptedDice([6])
    got = score(nothing, dice)
    assert (got.judgement.verdict, got.faces, got.total, dice.left) == (
        Verdict.FAILURE,
        (),
        0,
        1,
    )


@pytest.mark.rule("chase 14.6")
def test_a_rating_of_nothing_is_two_dice_of_which_the_lower_counts() -> None:
    nothing = check(RATING, 1, Difficulty.EXTREME)
    assert went(nothing, 6, 6) == (Verdict.REGULAR, True)
    assert went(nothing, 6, 2) == (Verdict.FAILURE, False)
    assert fallen(nothing, 6, 2).total == 2


def test_one_six_is_no_critical() -> None:
    assert went(check(RATING, 1), 6) == (Verdict.REGULAR, True)


@pytest.mark.rule("chase 14.2")
@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        (ReportedNet(net=3), Verdict.REGULAR),
        (ReportedNet(net=4), Verdict.REGULAR),
        (ReportedNet(net=5), Verdict.EXTREME),
        (ReportedNet(net=0), Verdict.FAILURE),
        (ReportedNet(net=-1), Verdict.FAILURE),
        (ReportedNet(net=-1, is_botch=True), Verdict.FUMBLE),
    ],
)
def test_net_successes_can_be_told(told: ReportedNet, verdict: Verdict) -> None:
    got = score(check(POOL, 5), told)
    assert (got.judgement.verdict, got.total, got.faces) == (verdict, told.net, ())
    assert got.is_told


@pytest.mark.rule("chase 14.2")
@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        (ReportedBest(best=1), Verdict.FAILURE),
        (ReportedBest(best=3), Verdict.FAILURE),
        (ReportedBest(best=4), Verdict.REGULAR),
        (ReportedBest(best=6), Verdict.REGULAR),
        (ReportedBest(best=6, is_critical=True), Verdict.EXTREME),
    ],
)
def test_the_die_that_counts_can_be_told(told: ReportedBest, verdict: Verdict) -> None:
    got = score(check(RATING, 2), told)
    assert (got.judgement.verdict, got.total, got.is_told) == (verdict, told.best, True)


def test_one_die_is_no_critical_whatever_is_told() -> None:
    got = score(check(RATING, 1), ReportedBest(best=6, is_critical=True))
    assert got.judgement.verdict is Verdict.REGULAR
    five = score(check(RATING, 2), ReportedBest(best=5, is_critical=True))
    assert five.judgement.verdict is Verdict.REGULAR


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (POOL, ReportedNet(net=6)),
        (POOL, ReportedNet(net=-6)),
        (RATING, ReportedBest(best=7)),
        (RATING, ReportedBest(best=0)),
        (D100, ReportedTotal(total=101)),
    ],
)
def test_what_cannot_have_fallen_is_refused(source: CheckSource, told: Reported) -> None:
    with pytest.raises(TotalError):
        score(check(source, 5), told)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (D100, ReportedNet(net=1)),
        (POOL, ReportedTotal(total=3)),
        (RATING, ReportedNet(net=3)),
        (SAID, ReportedTotal(total=50)),
    ],
)
def test_what_is_told_of_other_dice_is_refused(source: CheckSource, told: Reported) -> None:
    with pytest.raises(WrongReportError):
        score(check(source, 5), told)


def test_a_d100_is_judged_and_its_faces_are_kept() -> None:
    got = fallen(check(D100, 50), 3, 8)
    assert (got.total, got.faces, got.judgement.needed, got.is_told) == (
        38,
        ((30,), (8,)),
        50,
        False,
    )
    told = score(check(D100, 50), ReportedTotal(total=51))
    assert (told.judgement.passed, told.faces, told.is_told) == (False, (), True)


def test_faces_of_pools_and_ratings_are_typed_as_printed() -> None:
    assert typed(Pool(count=3, target=6), (0, 7, 1)).roll(3, 10) == (10, 7, 1)
    assert typed(Rating(count=0), (6, 2)).roll(2, 6) == (6, 2)
    assert typed(Rating(count=3), (6, 2, 1)).roll(3, 6) == (6, 2, 1)


@pytest.mark.parametrize("wrong", [(-1, 6), (101, 6), (3, 1), (3, 11)])
def test_a_pool_that_cannot_be_is_refused(wrong: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="Pool"):
        Pool(count=wrong[0], target=wrong[1])


@pytest.mark.parametrize("count", [-1, 101])
def test_a_rating_that_cannot_be_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="Rating"):
        Rating(count=count)


@pytest.mark.rule("chase 14.2")
def test_a_told_critical_of_two_dice_is_extreme_and_of_one_is_none() -> None:
    told = ReportedBest(best=6, is_critical=True)
    verdicts = [
        score(Check(source=CheckSource.RATING, value=dice), told).judgement.verdict
        for dice in (2, 1)
    ]
    assert verdicts == [Verdict.EXTREME, Verdict.REGULAR]


@pytest.mark.rule("chase 14.2")
def test_as_many_ones_as_dice_can_be_told_and_no_more() -> None:
    check = Check(source=CheckSource.POOL, value=3)
    assert score(check, ReportedNet(net=-3, is_botch=True)).judgement.verdict is Verdict.FUMBLE
    with pytest.raises(TotalError):
        score(check, ReportedNet(net=-4, is_botch=True))


def test_a_die_that_no_die_shows_is_refused_with_what_it_shows() -> None:
    with pytest.raises(TotalError) as raised:
        score(Check(source=CheckSource.RATING, value=2), ReportedBest(best=7))
    assert raised.value.args == (7, 1, 6)
