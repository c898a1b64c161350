"""Exact odds of an attack with each answer of its target (rules/chase.md 7.4, 14.7).

Every fall of the dice is counted, and goes through the same rule as in play.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.conflict import Answer, Upper, decided, decided_by_one
from duskboard.core.chase.impact import collide
from duskboard.core.chase.source import Check, Score, check_dice, score
from duskboard.core.dice import (
    Expression,
    Percentile,
    Pool,
    Rating,
    ReportedBest,
    ReportedNet,
    ReportedTotal,
)
from duskboard.odds.any_check import best_odds, net_odds
from duskboard.odds.percentile import totals


def attack_odds(own: Check, reply: Check | None, answer: Answer) -> Mapping[Upper, Fraction] | None:
    """Return how likely each has the better of it; None where somebody says how it went.

    Args:
        own: What the attacker rolls.
        reply: What the target rolls, or None for nothing.
        answer: What the target does.
    """
    if CheckSource.SAID in {own.source, reply.source if reply is not None else own.source}:
        return None
    sources = (own.source, reply.source if reply is not None else own.source)
    found = dict.fromkeys(Upper, Fraction(0))
    against = {None: Fraction(1)} if reply is None else dict(_scores(reply))
    for first, chance in _scores(own).items():
        for second, share in against.items():
            found[decided(first, second, answer, sources)] += chance * share
    return MappingProxyType(found)


def one_roll_odds(check: Check, *, is_attackers: bool) -> Mapping[Upper, Fraction]:
    """Return how likely each wins where one side rolls for both (14.7)."""
    found = dict.fromkeys(Upper, Fraction(0))
    for fallen, chance in _scores(check).items():
        found[decided_by_one(fallen, is_attackers=is_attackers)] += chance
    return MappingProxyType(found)


def sum_odds(what: Expression) -> Mapping[int, Fraction]:
    """Return the chance of each sum of dice, by adding one die after the other."""
    ways: Counter[int] = Counter({what.modifier: 1})
    falls = 1
    for handful in what.handfuls:
        for _ in range(handful.count):
            after: Counter[int] = Counter()
            for total, count in ways.items():
                for face in range(1, handful.sides + 1):
                    after[total + (-face if handful.negative else face)] += count
            ways = after
            falls *= handful.sides
    return MappingProxyType({total: Fraction(count, falls) for total, count in ways.items()})


def ram_losses(
    what: Expression, target_build: float
) -> tuple[Mapping[int, Fraction], Mapping[int, Fraction]]:
    """Return the chance of each Build that the target loses by a ram that hits, and the rammer.

    Caps are counted: nobody loses more than the target has (7.6, 7.7).
    """
    target: dict[int, Fraction] = {}
    own: dict[int, Fraction] = {}
    for damage, chance in sum_odds(what).items():
        impact = collide(damage, target_build)
        target[impact.target_lost] = target.get(impact.target_lost, Fraction(0)) + chance
        own[impact.own_lost] = own.get(impact.own_lost, Fraction(0)) + chance
    return MappingProxyType(dict(sorted(target.items()))), MappingProxyType(
        dict(sorted(own.items()))
    )


def _scores(check: Check) -> Mapping[Score, Fraction]:
    """Return the chance of each outcome, those that decide alike put together."""
    found: dict[tuple[object, ...], tuple[Score, Fraction]] = {}
    for fallen, chance in _falls(check):
        is_net = check.source is CheckSource.POOL
        judgement = fallen.judgement
        key = (judgement.passed, judgement.verdict, fallen.total if is_net else 0)
        one, before = found.get(key, (fallen, Fraction(0)))
        found[key] = (one, before + chance)
    return dict(found.values())


def _falls(check: Check) -> list[tuple[Score, Fraction]]:
    what = check_dice(check)
    match what:
        case Percentile():
            return [
                (score(check, ReportedTotal(total=total)), chance)
                for total, chance in totals(what).items()
            ]
        case Pool():
            return [
                (score(check, ReportedNet(net=net)), chance)
                for net, chance in net_odds(what).items()
            ]
        case Rating():
            return [
                (score(check, ReportedBest(best=best, is_critical=is_critical)), chance)
                for (best, is_critical), chance in best_odds(what).items()
            ]
        case None:
            return []
