"""What the bar of a sheet shows: the pool in hand, what moves it, and what it may come to."""

from dataclasses import dataclass
from types import NoneType

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import CountedPool, Terms
from duskboard.core.storyteller.roll import NoDiceError
from duskboard.odds.storyteller import PoolOdds
from duskboard.play.storyteller.field import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolOffer:
    """The roll in hand of a sheet.

    Attributes:
        who: The sheet.
        name: Whose it is.
        terms: What is rolled.
        pool: The same counted.
        odds: What it may come to, or None where it cannot be rolled.
        refusal: Why it cannot be rolled or paid for, or None.
        willpower: Whether a point of Willpower goes with it.
        willpower_left: Points to spend.
        specialties: Fields that the traits of the pool have.
        wounds: Dice that wounds would take, 0 or less, whether they count or not.
        is_secret: Whether only the game master will see it.
        is_waiver_offered: Whether one success may be taken without rolling.
        source: The power, ritual or weapon that it is of, or None.
        blood: Blood points that it takes.
        willpower_price: Points of Willpower that it takes beside the one for the roll.
        is_overruled: Whether the game master overrules whatever would forbid it.
        overruled: The limits that it goes past by that.
        task: The extended action that it is rolled for, by name, or "".
    """

    who: EntityId
    name: str
    terms: Terms
    pool: CountedPool
    odds: PoolOdds | None
    refusal: Exception | None
    willpower: bool
    willpower_left: int
    specialties: tuple[str, ...]
    wounds: int
    is_secret: bool
    is_waiver_offered: bool
    source: Row | None = None
    blood: int = 0
    willpower_price: int = 0
    is_overruled: bool = False
    overruled: tuple[Limit, ...] = ()
    task: str = ""

    @property
    def added(self) -> int:
        """Dice that the game master adds or takes."""
        return sum(one.dice for one in self.terms.modifiers)

    @property
    def can_overrule(self) -> bool:
        """Whether there is something that the game master may overrule (10.1)."""
        return self.is_overruled or not isinstance(self.refusal, NoDiceError | NoneType)
