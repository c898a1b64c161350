"""Exact odds of six-sided dice of which the highest is read (rules/blades.md 1-6).

Of n dice none is above k in k to the power of n falls; that is all there is to it. For a pool of 0
the lower of two dice is read.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from duskboard.core.blades.roll import SIDES
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating

_ZERO_DICE = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingOdds:
    """What a pool will come to, in equally likely falls of the dice.

    Attributes:
        falls: All of them.
        best: Those in which each die from 1 to 6 counts, criticals among the sixes.
        criticals: Those that are a critical.
    """

    falls: int
    best: tuple[int, ...]
    criticals: int

    def of(self, outcome: Outcome) -> int:
        """Return how many falls come out so."""
        match outcome:
            case Outcome.BAD:
                return sum(self.best[:3])
            case Outcome.PARTIAL:
                return self.best[3] + self.best[4]
            case Outcome.FULL:
                return self.best[5] - self.criticals
            case Outcome.CRITICAL:
                return self.criticals

    def chance(self, outcome: Outcome) -> float:
        """Return the chance that it comes out so."""
        return self.of(outcome) / self.falls

    def chances(self) -> dict[Outcome, float]:
        """Return the chance of every outcome, the worst first."""
        return {outcome: self.chance(outcome) for outcome in Outcome}

    def at_least(self, outcome: Outcome) -> float:
        """Return the chance of an outcome or a better one."""
        ranked = tuple(Outcome)
        better = ranked[ranked.index(outcome) :]
        return sum(self.of(one) for one in better) / self.falls

    def mean_stress(self) -> Fraction:
        """Return the stress that resisting with this pool costs on average (33, 6)."""
        paid = sum((SIDES - face) * count for face, count in enumerate(self.best, start=1))
        return Fraction(paid - self.criticals, self.falls)


def rating_odds(check: Rating) -> RatingOdds:
    """Return the odds of a pool, exact (rules/blades.md 6)."""
    dice = check.count
    if not dice:
        above = [(SIDES + 1 - face) ** _ZERO_DICE for face in range(1, SIDES + 2)]
        best = tuple(first - second for first, second in pairwise(above))
        return RatingOdds(falls=SIDES**_ZERO_DICE, best=best, criticals=0)
    below = [face**dice for face in range(SIDES + 1)]
    best = tuple(second - first for first, second in pairwise(below))
    single = dice * (SIDES - 1) ** (dice - 1)
    return RatingOdds(falls=SIDES**dice, best=best, criticals=best[-1] - single)
