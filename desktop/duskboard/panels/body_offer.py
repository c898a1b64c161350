"""What the damage panel shows: a blow at somebody, what may get through, what can heal."""

from dataclasses import dataclass

from duskboard.core.storyteller.calendar import Span
from duskboard.core.storyteller.gear import Armour
from duskboard.core.storyteller.healing import HealingPrice
from duskboard.core.storyteller.health import Beyond, Damage, Health
from duskboard.core.storyteller.trait import Creature
from duskboard.play.storyteller.soak import Blow, SoakPlan
from duskboard.table.sheet_view import HealthView


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """One of the ways that a blow may end.

    Attributes:
        levels: Levels taken.
        share: Its chance, 0 to 1.
        level: The name of the gravest box that is marked then, or "".
        beyond: What lies past the last box then.
    """

    levels: int
    share: float
    level: str
    beyond: Beyond


@dataclass(frozen=True, slots=True, kw_only=True)
class HealOffer:
    """Levels that can go again.

    Attributes:
        damage: The kind that is chosen.
        levels: How many.
        most: How many there are of the kind.
        price: What they take in blood, or None for who has none to spend.
        time: How long the gravest takes a mortal, or None where time alone does not heal.
    """

    damage: Damage
    levels: int
    most: int
    price: HealingPrice | None
    time: Span | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BodyOffer:
    """A body and the blow that comes at it.

    Attributes:
        name: Whose.
        creature: What kind.
        body: The body itself.
        health: The same to draw.
        blow: The blow in hand.
        plan: What the soak roll is made of.
        counts_armour: Whether armour counts.
        has_armour: Whether some is worn that would stop that.
        chances: The ways that it may end, none for a blow without levels.
        refusal: Why it cannot be soaked, or None.
        heal: What can go again, or None for somebody unhurt or gone.
        is_lit: Whether it is what the game master is about.
        ruinable: Armour that the last blow is offered to destroy (X3.4).
        is_starving: Whether hunger takes a level each day (26.1).
        is_resting: Whether in voluntary torpor (26.3).
        asleep_until: The date on which a torpor's sleep is over, or None (26.5).
        may_wake: Whether that date has come.
    """

    name: str
    creature: Creature
    body: Health
    health: HealthView
    blow: Blow
    plan: SoakPlan
    counts_armour: bool
    has_armour: bool
    chances: tuple[Chance, ...]
    refusal: Exception | None
    heal: HealOffer | None
    is_lit: bool
    ruinable: tuple[Armour, ...] = ()
    is_starving: bool = False
    is_resting: bool = False
    asleep_until: int | None = None
    may_wake: bool = False

    @property
    def mean(self) -> float:
        """The levels to be expected."""
        return sum(one.levels * one.share for one in self.chances)

    @property
    def any_share(self) -> float:
        """The chance that something gets through."""
        return sum(one.share for one in self.chances if one.levels)
