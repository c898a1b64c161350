"""Exact odds that a check of any of the three games passes (rules/chase.md 14.2, 14.6)."""

from fractions import Fraction
from functools import cache

from duskboard.core.chase.check import Difficulty
from duskboard.core.dice import Percentile, Pool, Rating
from duskboard.odds.percentile import check_odds

_TEN, _SIX, _GOOD = 10, 6, 3


def pass_chance(what: Percentile | Pool | Rating, value: int, difficulty: Difficulty) -> Fraction:
    """Return the chance that a check passes; a d100 against its value, others as they stand."""
    match what:
        case Percentile():
            return check_odds(what, value, difficulty).passes
        case Pool():
            return _pool(what)
        case Rating(count=0):
            return Fraction(_GOOD, _SIX) ** 2
        case Rating(count=count):
            return 1 - Fraction(_GOOD, _SIX) ** count


@cache
def _pool(what: Pool) -> Fraction:
    """Return the chance of a net success: dice are added one by one."""
    success, one = Fraction(_TEN + 1 - what.target, _TEN), Fraction(1, _TEN)
    nets = {0: Fraction(1)}
    for _ in range(what.count):
        after: dict[int, Fraction] = {}
        for net, chance in nets.items():
            for by, share in ((1, success), (-1, one), (0, 1 - success - one)):
                after[net + by] = after.get(net + by, Fraction(0)) + chance * share
        nets = after
    return sum((chance for net, chance in nets.items() if net > 0), Fraction(0))
