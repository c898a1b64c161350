"""Exact odds of pools of ten-sided dice (rules/storyteller.md 29), under every ruling.

A die is a polynomial: the power of x is what it adds to the net, moved up by one so that a 1 stands
at the power 0; the coefficient counts the faces. A pool is that polynomial to the power of its
dice. Chained dice have no end, but 1 / (10 - x) stands for all of their series.

The coefficients of such a power come one from another: for F = (N / D)^n the derivative says that
N D F' = n (N' D - N D') F. So each takes a few products of whole numbers, and nothing is rounded
before the last division.
"""

from dataclasses import dataclass
from itertools import accumulate

from duskboard.core.storyteller.difficulty import Degree
from duskboard.core.storyteller.roll import SIDES, PoolCheck, dice_count
from duskboard.core.storyteller_rulings import (
    BotchRule,
    DamageOnes,
    SpecialtyRule,
    StorytellerRulings,
    WillpowerRule,
)

MOST_NET = 30
"""Net successes from here on are counted together."""

Polynomial = tuple[int, ...]
"""Coefficients, that of x^0 first."""

_ADDED = SIDES * SIDES


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolOdds:
    """What a pool will come to, in equally likely falls of the dice.

    Attributes:
        falls: All of them.
        botches: Those that are a botch.
        nets: Those with so many net successes, 0 for failure and botch together, 30 for as many
            and more.
    """

    falls: int
    botches: int
    nets: tuple[int, ...]

    @property
    def success(self) -> float:
        """The chance of one net success or more."""
        return (self.falls - self.nets[0]) / self.falls

    @property
    def failure(self) -> float:
        """The chance of a failure that is no botch."""
        return (self.nets[0] - self.botches) / self.falls

    @property
    def botch(self) -> float:
        """The chance of a botch."""
        return self.botches / self.falls

    def at_least(self, net: int) -> float:
        """Return the chance of so many net successes or more; `net` is at most 30."""
        return sum(self.nets[net:]) / self.falls

    def degrees(self) -> dict[Degree, float]:
        """Return the chance of each degree of success (rules/storyteller.md 3.2)."""
        exactly = [self.at_least(net) for net in range(1, len(Degree) + 1)]
        chances = [first - second for first, second in zip(exactly, [*exactly[1:], 0], strict=True)]
        return dict(zip(Degree, chances, strict=True))

    def mean(self) -> float:
        """Return the net successes to be expected, failures as 0."""
        return sum(net * falls for net, falls in enumerate(self.nets)) / self.falls


NO_DICE = PoolOdds(falls=1, botches=0, nets=(1, *(0 for _ in range(MOST_NET))))
"""What a pool without dice comes to: nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestOdds:
    """How two pools will stand against each other (rules/storyteller.md 8.1)."""

    first: float
    second: float
    tie: float


def pool_odds(check: PoolCheck, rulings: StorytellerRulings) -> PoolOdds:
    """Return the odds of a pool, exact (rules/storyteller.md 29.2)."""
    dice = dice_count(check, rulings)
    hits = SIDES + 1 - check.difficulty
    if check.kind.is_harm and rulings.ones_on_damage_and_soak is DamageOnes.IGNORED:
        nets, falls = _power((SIDES - hits, hits), dice, dice), SIDES**dice
        return PoolOdds(falls=falls, botches=0, nets=_gathered(nets, 0, falls))
    special = rulings.specialty if check.specialty and not check.kind.is_harm else None
    moved, falls = _by_specialty(dice, hits, special)
    nets = list(_gathered(moved, dice, falls))
    if check.kind.is_harm:
        return PoolOdds(falls=falls, botches=0, nets=tuple(nets))
    if check.willpower and rulings.willpower is WillpowerRule.SUCCESS:
        # Never a botch, and one more than what the faces say (5.2, D26).
        return PoolOdds(falls=falls, botches=0, nets=(0, *nets[:-2], nets[-2] + nets[-1]))
    botches = _botches(dice, hits, moved, falls, rulings.botch)
    return PoolOdds(falls=falls, botches=botches, nets=tuple(nets))


def contest_odds(first: PoolOdds, second: PoolOdds) -> ContestOdds:
    """Return the odds of a contest of two pools."""
    falls = first.falls * second.falls
    below = [0, *accumulate(second.nets)]
    wins = sum(count * below[net] for net, count in enumerate(first.nets))
    ties = sum(one * other for one, other in zip(first.nets, second.nets, strict=True))
    return ContestOdds(first=wins / falls, second=(falls - wins - ties) / falls, tie=ties / falls)


def extended_odds(odds: PoolOdds, target: int, rolls: int, total: int = 0) -> float:
    """Return the chance of an extended action (rules/storyteller.md 7): a botch empties it.

    Args:
        odds: One roll of it.
        target: Successes wanted.
        rolls: Rolls left.
        total: Successes gathered so far.
    """
    if total >= target:
        return 1.0
    chances = [0.0] * target
    chances[total] = 1.0
    fails = (odds.nets[0] - odds.botches) / odds.falls
    nets = [count / odds.falls for count in odds.nets[1:]]
    reached = 0.0
    for _ in range(rolls):
        after = [chance * fails for chance in chances]
        after[0] += sum(chances) * odds.botch
        for so_far, chance in enumerate(chances):
            if not chance:
                continue
            for net, likely in enumerate(nets, start=1):
                if so_far + net < target:
                    after[so_far + net] += chance * likely
                else:
                    reached += chance * likely
        chances = after
    return reached


def _by_specialty(dice: int, hits: int, rule: SpecialtyRule | None) -> tuple[list[int], int]:
    """Return the falls by net moved up by the number of dice, and all of them."""
    blanks = SIDES - 1 - hits
    match rule:
        case None:
            return _power((1, blanks, hits), dice, 2 * dice), SIDES**dice
        case SpecialtyRule.COUNTS_TWO:
            return _power((1, blanks, hits - 1, 1), dice, 3 * dice), SIDES**dice
        case SpecialtyRule.ONE_DIE_EACH:
            each = (SIDES, SIDES * blanks + 1, SIDES * (hits - 1) + blanks, hits)
            return _power(each, dice, 3 * dice), _ADDED**dice
        case SpecialtyRule.CHAINED_ONES_COUNT:
            return _chained((1, blanks, hits - 1), dice, SIDES)
        case SpecialtyRule.CHAINED:
            # (1/x + blanks + (hits - 1) x) (10 - x) + x (1 + blanks + (hits - 1) x), times x.
            return _chained((SIDES, SIDES * blanks - 1, SIDES * (hits - 1) + 1), dice, _ADDED)


def _chained(each: Polynomial, dice: int, share: int) -> tuple[list[int], int]:
    """Return the falls of chained dice: `each` / (10 - x), over 1 or, for `share` 100, over 10.

    What lies above the highest net that is told apart is the rest.
    """
    highest = dice + MOST_NET - 1
    parts = SIDES**highest
    told = _power(each, dice, highest, under=(SIDES, -1), first=each[0] ** dice * parts)
    falls = share**dice * parts
    return [*told, falls - sum(told)], falls


def _power(
    over: Polynomial,
    exponent: int,
    highest: int,
    *,
    under: Polynomial = (1,),
    first: int | None = None,
) -> list[int]:
    """Return the coefficients of (over / under) to a power, from that of x^0 to the highest.

    Args:
        over: A polynomial whose first coefficient is not 0.
        exponent: The power.
        highest: The last coefficient that is wanted.
        under: A polynomial whose first coefficient is not 0.
        first: The first coefficient, in units in which all of them are whole; else as it is.
    """
    both = _product(over, under)
    slope = [
        exponent * (one - other)
        for one, other in zip(
            _product(_derived(over), under), _product(over, _derived(under)), strict=True
        )
    ]
    steps = [(part, slope[place - 1]) for place, part in enumerate(both) if place]
    found = [over[0] ** exponent if first is None else first]
    for place in range(1, highest + 1):
        total = 0
        for back, (part, rise) in enumerate(steps[:place], start=1):
            total += (rise - part * (place - back)) * found[place - back]
        found.append(total // (both[0] * place))
    return found


def _product(first: Polynomial, second: Polynomial) -> list[int]:
    found = [0] * (len(first) + len(second) - 1)
    for place, one in enumerate(first):
        for further, other in enumerate(second):
            found[place + further] += one * other
    return found


def _derived(polynomial: Polynomial) -> tuple[int, ...]:
    """Return the derivative, with a 0 in the place of the power that is gone."""
    return (*(place * part for place, part in enumerate(polynomial) if place), 0)


def _botches(dice: int, hits: int, moved: list[int], falls: int, rule: BotchRule) -> int:
    """Return how many falls are a botch (rules/storyteller.md 2.6, 29.1, D2).

    A 10 is a success, so that there are no added dice where no face is one.
    """
    each = falls // SIDES**dice
    blank: int = each * (SIDES - 1 - hits) ** dice
    missed: int = each * (SIDES - hits) ** dice
    match rule:
        case BotchRule.NO_SUCCESS_FACE:
            return missed - blank
        case BotchRule.NET_BELOW_ZERO:
            return sum(moved[:dice])
        case BotchRule.NET_ZERO_WITH_ONE:
            return sum(moved[: dice + 1]) - blank


def _gathered(moved: list[int], zero: int, falls: int) -> tuple[int, ...]:
    """Return the falls by net, 0 and less together, as many as are told apart and more together."""
    failed = sum(moved[: zero + 1])
    told = moved[zero + 1 : zero + MOST_NET]
    told.extend([0] * (MOST_NET - 1 - len(told)))
    return failed, *told, falls - failed - sum(told)
