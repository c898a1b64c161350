"""Hiding and losing the trail (rules/chase.md 9.7)."""

from collections.abc import Iterable

from duskboard.core.chase.check import Difficulty, Judgement, Verdict

_HARD_FROM, _EXTREME_FROM = 50, 90
_BETTER = (Verdict.FUMBLE, Verdict.FAILURE, Verdict.REGULAR, Verdict.HARD, Verdict.EXTREME)


def hiding_level(spot: int) -> Difficulty:
    """Return the level that Stealth must reach against a searcher's Spot Hidden."""
    if spot < _HARD_FROM:
        return Difficulty.REGULAR
    return Difficulty.HARD if spot < _EXTREME_FROM else Difficulty.EXTREME


def keenest(spots: Iterable[int]) -> int:
    """Return the Spot Hidden that counts of all who search: the highest; 0 for nobody."""
    return max(spots, default=0)


def both_passed(judgements: tuple[Judgement, ...]) -> Judgement:
    """Return what one roll against two skills comes to: both must pass (8.9, 9.7)."""
    worst = min(judgements, key=lambda one: _BETTER.index(one.verdict))
    passed = all(one.passed for one in judgements)
    return Judgement(
        verdict=worst.verdict, passed=passed, needed=min(one.needed for one in judgements)
    )
