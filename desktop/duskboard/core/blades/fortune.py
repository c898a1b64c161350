"""The fortune roll: a trait or sheer luck, and what it says (rules/blades.md 49, 50)."""

from dataclasses import dataclass

from duskboard.core.blades.action import PUSH_STRESS, OtherDice
from duskboard.core.blades.limit import OVERRULED_POOL
from duskboard.core.blades.position import raised
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.use import USES, AbilityUse
from duskboard.core.blades.wound import penalties
from duskboard.core.blades_rulings import BladesRulings, OtherHarm
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import Rating

SHEER_LUCK = 1
"""The dice of a fortune roll without a trait (rules/blades.md 49)."""
MOST_LUCK = 4
"""The most dice that the game master gives without a trait (rules/blades.md 49)."""


_EFFECTS = {
    Outcome.BAD: Effect.ZERO,
    Outcome.PARTIAL: Effect.LIMITED,
    Outcome.FULL: Effect.STANDARD,
    Outcome.CRITICAL: Effect.GREAT,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class FortuneTerms:
    """What is rolled for fortune.

    Attributes:
        trait: What is rolled, in the words of the table, or "" for sheer luck.
        rating: Its rating, 0 or more; 1 for sheer luck, 1 to 4 by the game master's word.
        advantages: Major advantages, a die each.
        disadvantages: Major disadvantages, a die less each.
        is_pushed: Whether effort is pushed into it (rules/blades.md 16).
        is_push_armoured: Whether special armour pays for it (G1; A36).
        is_hurt: Whether harm of level 2 fits the situation, and takes a die (29, D10).
        uses: Abilities that are ticked, for a question above all.
        others: What the table adds.
    """

    trait: str = ""
    rating: int = SHEER_LUCK
    advantages: int = 0
    disadvantages: int = 0
    is_pushed: bool = False
    is_push_armoured: bool = False
    is_hurt: bool = False
    uses: tuple[AbilityUse, ...] = ()
    others: tuple[OtherDice, ...] = ()

    @property
    def dice(self) -> int:
        """All dice; may be 0 or less."""
        more = sum(one.dice for one in self.others) + sum(USES[use].dice for use in self.uses)
        more += int(self.is_pushed) - int(self.is_hurt)
        return self.rating + self.advantages - self.disadvantages + more

    @property
    def check(self) -> Rating:
        """What is rolled; a pool of 0 or less is 0 dice (rules/blades.md 3)."""
        return Rating(count=min(max(self.dice, 0), OVERRULED_POOL))

    @property
    def stress(self) -> int:
        """What a push for it costs."""
        return PUSH_STRESS if self.is_pushed and not self.is_push_armoured else 0


def is_hindered(scoundrel: Scoundrel, rulings: BladesRulings) -> bool:
    """Return whether harm takes a die from a fortune roll of somebody unasked (29, D10)."""
    is_on = rulings.harm_on_other_rolls is OtherHarm.ON
    return is_on and penalties(scoundrel, scoundrel.harm.wounds).dice < 0


def fortune_effect(outcome: Outcome, uses: tuple[AbilityUse, ...] = ()) -> Effect | None:
    """Return the effect that fortune has, or None for little (rules/blades.md 50).

    Args:
        outcome: What the roll came to.
        uses: Abilities that raise an effect (A2, A11).
    """
    more = sum(USES[use].effect for use in uses)
    if outcome is Outcome.BAD and not more:
        return None
    return raised(_EFFECTS[outcome], more)
