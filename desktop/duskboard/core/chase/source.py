"""Checks of three games, or none: dice become the verdict that the chase sees (14.1, 14.2, 14.6).

Only as much of the other games stands here as a pool or a rating typed on the track needs.
"""

from dataclasses import dataclass

from duskboard.core.chase.check import CheckSource, Difficulty, Judgement, Verdict, judge
from duskboard.core.dice import (
    MAX_DICE,
    MAX_EXTRA_TENS,
    Dice,
    DiceError,
    Percentile,
    Pool,
    Rating,
    Reported,
    ReportedBest,
    ReportedNet,
    ReportedTotal,
    TotalError,
    roll_percentile,
)

_TARGET = {Difficulty.REGULAR: 6, Difficulty.HARD: 8, Difficulty.EXTREME: 9}
_FEWER = {Difficulty.REGULAR: 0, Difficulty.HARD: 1, Difficulty.EXTREME: 2}
_EXTREME_NET = 5
_BAD, _FULL = 3, 6


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedVerdict(Reported):
    """How a check went, in the word of the game master."""

    verdict: Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A check of any game.

    Attributes:
        source: What decides it.
        value: A d100 value, the dice of a pool, or a rating; nothing for the word of the GM.
        difficulty: The level of the obstacle, one for all (5.1, 14.6).
        target: The difficulty of a pool where it was typed over, or None.
        extra: Bonus dice (positive) or penalty dice (negative).
    """

    source: CheckSource
    value: int
    difficulty: Difficulty = Difficulty.REGULAR
    target: int | None = None
    extra: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """What a check came to.

    Attributes:
        judgement: How it went.
        what: The dice, or None for the word of the game master.
        faces: What fell, as a `Roll` holds it; empty where it was told or nothing was rolled.
        total: The d100, the net successes, or the die that counts; 0 for the word of the GM.
        is_told: Whether it was said and no faces were seen.
    """

    judgement: Judgement
    what: Percentile | Pool | Rating | None
    faces: tuple[tuple[int, ...], ...] = ()
    total: int = 0
    is_told: bool = False


class WrongReportError(DiceError):
    """What was told belongs to the dice of another game."""


def offered_target(difficulty: Difficulty) -> int:
    """Return the difficulty of a pool that stands for a level, to be typed over (14.6)."""
    return _TARGET[difficulty]


def check_dice(check: Check) -> Percentile | Pool | Rating | None:
    """Return what is rolled for a check, or None where the game master says how it went.

    A bonus or penalty die of the chase is a die more or less in a pool (14.6); at most two of a
    kind are left (8.7).
    """
    extra = max(-MAX_EXTRA_TENS, min(MAX_EXTRA_TENS, check.extra))
    match check.source:
        case CheckSource.D100:
            return Percentile(extra=extra)
        case CheckSource.POOL:
            target = offered_target(check.difficulty) if check.target is None else check.target
            return Pool(count=_dice(check.value + extra), target=target)
        case CheckSource.RATING:
            return Rating(count=_dice(check.value + extra - _FEWER[check.difficulty]))
        case CheckSource.SAID:
            return None


def score(check: Check, dice: Dice | Reported) -> Score:
    """Return what a check comes to; any check can be answered by the word of the game master.

    Raises:
        WrongReportError: What was told belongs to the dice of another game.
        DiceError: Typed faces or what was told do not fit.
    """
    what = check_dice(check)
    if isinstance(dice, ReportedVerdict):
        return Score(judgement=_said(check, dice.verdict), what=None, is_told=True)
    match what:
        case Percentile():
            return _percentile(what, check, dice)
        case Pool():
            return _pool(what, dice)
        case Rating():
            return _rating(what, dice)
        case None:
            raise WrongReportError


def net_verdict(net: int, *, is_botch: bool) -> Verdict:
    """Return the verdict of a Storyteller pool (14.2)."""
    if is_botch:
        return Verdict.FUMBLE
    if net < 1:
        return Verdict.FAILURE
    return Verdict.EXTREME if net >= _EXTREME_NET else Verdict.REGULAR


def best_verdict(best: int, *, is_critical: bool) -> Verdict:
    """Return the verdict of a Blades roll by the die that counts (14.2)."""
    if is_critical:
        return Verdict.EXTREME
    return Verdict.FAILURE if best <= _BAD else Verdict.REGULAR


def _said(check: Check, verdict: Verdict) -> Judgement:
    """Return a verdict that was said: that of a d100 must still reach the level (14.2)."""
    reaches = {
        Difficulty.REGULAR: {Verdict.REGULAR, Verdict.HARD, Verdict.EXTREME},
        Difficulty.HARD: {Verdict.HARD, Verdict.EXTREME},
        Difficulty.EXTREME: {Verdict.EXTREME},
    }
    is_level = check.source is CheckSource.D100
    passed = verdict in reaches[check.difficulty] if is_level else verdict.is_success
    return Judgement(verdict=verdict, passed=passed)


def _percentile(what: Percentile, check: Check, dice: Dice | Reported) -> Score:
    if isinstance(dice, Reported) and not isinstance(dice, ReportedTotal):
        raise WrongReportError
    result = roll_percentile(what, dice)
    return Score(
        judgement=judge(result.total, check.value, check.difficulty),
        what=what,
        faces=() if result.units is None else (result.tens, (result.units,)),
        total=result.total,
        is_told=isinstance(dice, Reported),
    )


def _pool(what: Pool, dice: Dice | Reported) -> Score:
    """Return what a pool comes to; ruling storyteller.botch A: any success prevents a botch."""
    if isinstance(dice, ReportedNet):
        if not -what.count <= dice.net <= what.count:
            raise TotalError(dice.net, -what.count, what.count)
        verdict = net_verdict(dice.net, is_botch=dice.is_botch)
        return Score(judgement=_any(verdict), what=what, total=dice.net, is_told=True)
    if isinstance(dice, Reported):
        raise WrongReportError
    if not what.count:
        return Score(judgement=_any(Verdict.FAILURE), what=what)
    faces = dice.roll(what.count, 10)
    successes = sum(face >= what.target for face in faces)
    ones = faces.count(1)
    verdict = net_verdict(successes - ones, is_botch=not successes and ones > 0)
    return Score(judgement=_any(verdict), what=what, faces=(faces,), total=successes - ones)


def _rating(what: Rating, dice: Dice | Reported) -> Score:
    if isinstance(dice, ReportedBest):
        if not 1 <= dice.best <= _FULL:
            raise TotalError(dice.best, 1, _FULL)
        is_critical = dice.is_critical and what.count > 1 and dice.best == _FULL
        verdict = best_verdict(dice.best, is_critical=is_critical)
        return Score(judgement=_any(verdict), what=what, total=dice.best, is_told=True)
    if isinstance(dice, Reported):
        raise WrongReportError
    faces = dice.roll(what.count or 2, _FULL)
    best = max(faces) if what.count else min(faces)
    is_critical = what.count > 1 and faces.count(_FULL) > 1
    verdict = best_verdict(best, is_critical=is_critical)
    return Score(judgement=_any(verdict), what=what, faces=(faces,), total=best)


def _any(verdict: Verdict) -> Judgement:
    """Return a judgement where the difficulty is in the roll already: any success passes."""
    return Judgement(verdict=verdict, passed=verdict.is_success)


def _dice(count: int) -> int:
    return max(0, min(MAX_DICE, count))
