"""Exact odds of a d100 with bonus or penalty dice (rules/chase.md 8.1-8.6, 8.12)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from types import MappingProxyType

from duskboard.core.chase.check import Difficulty, Verdict, judge
from duskboard.core.dice import Percentile, ScriptedDice, roll_percentile

_FACES = range(1, 11)


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckOdds:
    """What a check will come to.

    Attributes:
        levels: The chance of each verdict, best first; together 1.
        passes: The chance of reaching the difficulty.
    """

    levels: Mapping[Verdict, Fraction]
    passes: Fraction


def check_odds(what: Percentile, value: int, difficulty: Difficulty) -> CheckOdds:
    """Return the odds of a d100 against a skill, exact.

    Args:
        what: The d100 with its bonus or penalty dice.
        value: The value of the skill.
        difficulty: The level to reach.
    """
    levels = dict.fromkeys(Verdict, Fraction(0))
    passes = Fraction(0)
    for total, chance in totals(what).items():
        judgement = judge(total, value, difficulty)
        levels[judgement.verdict] += chance
        passes += chance if judgement.passed else 0
    return CheckOdds(levels=MappingProxyType(levels), passes=passes)


@cache
def totals(what: Percentile) -> Mapping[int, Fraction]:
    """Return the chance of each total from 1 to 100, by counting every fall of the dice.

    The bonus die that is rolled in play is the one that is counted here: every fall goes through
    the same rule.
    """
    dice = 2 + abs(what.extra)
    counted = Counter(
        roll_percentile(what, ScriptedDice(faces)).total for faces in product(_FACES, repeat=dice)
    )
    falls = len(_FACES) ** dice
    return MappingProxyType({total: Fraction(counted[total], falls) for total in range(1, 101)})
