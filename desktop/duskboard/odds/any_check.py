"""Exact odds that a check of any of the three games passes (rules/chase.md 14.2, 14.6)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType

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
def net_odds(what: Pool) -> Mapping[int, Fraction]:
    """Return the chance of each number of net successes: dice are added one by one."""
    success, one = Fraction(_TEN + 1 - what.target, _TEN), Fraction(1, _TEN)
    nets = {0: Fraction(1)}
    for _ in range(what.count):
        after: dict[int, Fraction] = {}
        for net, chance in nets.items():
            for by, share in ((1, success), (-1, one), (0, 1 - success - one)):
                after[net + by] = after.get(net + by, Fraction(0)) + chance * share
        nets = after
    return MappingProxyType(nets)


@cache
def best_odds(what: Rating) -> Mapping[tuple[int, bool], Fraction]:
    """Return the chance of each die that counts, and of a critical; of no dice the lower of two."""
    if not what.count:
        return MappingProxyType(
            {(face, False): Fraction((_SIX + 1 - face) ** 2 - (_SIX - face) ** 2, _SIX**2)
             for face in range(1, _SIX + 1)}
        )  # fmt: skip
    below = [Fraction(face, _SIX) ** what.count for face in range(_SIX + 1)]
    found = {(face, False): below[face] - below[face - 1] for face in range(1, _SIX + 1)}
    single = what.count * Fraction(1, _SIX) * Fraction(_SIX - 1, _SIX) ** (what.count - 1)
    critical = found[_SIX, False] - single
    found[_SIX, False] = single
    if critical:
        found[_SIX, True] = critical
    return MappingProxyType(found)


def _pool(what: Pool) -> Fraction:
    """Return the chance of a net success."""
    return sum((chance for net, chance in net_odds(what).items() if net > 0), Fraction(0))
