"""The check of a crossing in hand, with each amount of caution (rules/chase.md 5.3, 5.4, 8.7)."""

from dataclasses import dataclass

from duskboard.core.chase.check import Difficulty, Judgement, judge
from duskboard.core.chase.movement import crossing_price
from duskboard.core.chase.participant import MOST_CAUTION, Participant
from duskboard.core.chase.track import Leg
from duskboard.core.dice import (
    MAX_EXTRA_TENS,
    Dice,
    Percentile,
    PercentileResult,
    ReportedTotal,
    roll_percentile,
)
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Caution
from duskboard.play.chase.scene import scene
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossed:
    """The check of a crossing in hand.

    Attributes:
        who: Who crosses.
        leg: The way, next to where that one stands.
        skill: The name of the skill that is rolled.
        value: Its value.
        difficulty: The level to reach; what the obstacle says, unless the keeper says otherwise.
        caution: Bonus dice bought with actions, 0 to 2.
        extra: Bonus dice (positive) or penalty dice (negative) from elsewhere.
        secret: Whether only the game master sees the roll.
    """

    who: EntityId
    leg: Leg
    skill: str
    value: int
    difficulty: Difficulty
    caution: int = 0
    extra: int = 0
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One way to make a crossing: with so much caution.

    Attributes:
        caution: Bonus dice bought with actions.
        price: Actions for crossing and caution.
        dice: What is rolled then.
        short: Actions missing for it.
        is_useful: Whether every bonus die that is paid for counts (5.3).
    """

    caution: int
    price: int
    dice: Percentile
    short: int
    is_useful: bool


def crossing_dice(table: Table, crossed: Crossed) -> Percentile:
    """Return the d100 of a crossing with all its bonus and penalty dice (5.3, 8.7).

    Dice bought before count; one bonus and one penalty cancel, at most two of a kind are left.

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    return percentile(bonus_dice(scene(table).person(crossed.who), crossed, crossed.caution))


def choices(table: Table, crossed: Crossed) -> tuple[Choice, ...]:
    """Return what each amount of caution would take and roll, from none to two (5.3, 5.4).

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    person = scene(table).person(crossed.who)
    found: list[Choice] = []
    for caution in range(MOST_CAUTION + 1):
        extra = bonus_dice(person, crossed, caution)
        price = crossing_price(caution)
        found.append(
            Choice(
                caution=caution,
                price=price,
                dice=percentile(extra),
                short=max(0, price - person.left),
                is_useful=not caution or extra <= MAX_EXTRA_TENS,
            )
        )
    return tuple(found)


def can_prepare(table: Table) -> bool:
    """Return whether this table buys bonus dice a round ahead (ruling chase.caution, Q3)."""
    return table.rulings.chase.caution is Caution.PREPARE


def judged(
    table: Table, crossed: Crossed, dice: Dice | ReportedTotal
) -> tuple[PercentileResult, Judgement]:
    """Return the dice of a crossing and what they come to.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        DiceError: Typed faces or the total told do not fit.
    """
    result = roll_percentile(crossing_dice(table, crossed), dice)
    return result, judge(result.total, crossed.value, crossed.difficulty)


def bonus_dice(person: Participant, crossed: Crossed, caution: int) -> int:
    """Return the bonus dice less the penalty dice, before more than two of a kind are dropped."""
    return caution + person.prepared_for(crossed.leg.edge) + crossed.extra


def percentile(extra: int) -> Percentile:
    """Return a d100 with so many bonus or penalty dice, at most two (8.7)."""
    return Percentile(extra=max(-MAX_EXTRA_TENS, min(MAX_EXTRA_TENS, extra)))
