"""What the panel of action rolls shows: the roll in hand, what moves it, what it may come to."""

from dataclasses import dataclass

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.action import ActionTerms, CountedAction
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.limit import ActionLimit
from duskboard.core.blades.position import Position
from duskboard.core.blades.use import AbilityUse
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.odds.blades import RatingOdds


@dataclass(frozen=True, slots=True, kw_only=True)
class StressOffer:
    """What a roll costs somebody.

    Attributes:
        who: Who pays.
        name: Who that is.
        before: Stress as it stands.
        after: Stress once the roll is paid for.
        boxes: The boxes of the track.
        cost: What the roll asks for, boxes or not.
    """

    who: EntityId
    name: str
    before: int
    after: int
    boxes: int
    cost: int = 0

    @property
    def owed(self) -> int:
        """What is to be paid, whether there are boxes for it or not."""
        return max(self.cost, self.after - self.before)

    @property
    def is_full(self) -> bool:
        """Whether paying marks the last box, so that trauma follows (rules/blades.md 42, D6)."""
        return self.after >= self.boxes > self.before


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockOffer:
    """A clock that a success may tick.

    Attributes:
        clock: Which.
        name: Its name.
        kind: Its kind; None where it is not told.
        filled: Segments filled.
        size: Segments.
        is_locked: Whether it waits for another one, so that nothing ticks it.
    """

    clock: EntityId
    name: str
    kind: ClockKind | None = None
    filled: int = 0
    size: int = 0
    is_locked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRollOffer:
    """The action roll in hand.

    Attributes:
        who: Who acts.
        name: Who that is.
        rating: Dots of the action that is rolled.
        terms: What is rolled.
        counted: The same counted.
        odds: What it may come to.
        plain_odds: The same without the die of a push; the same odds where none is bought.
        stress: What whoever acts pays.
        helper: What the helper pays, or None without one.
        helpers: Who could assist, each with what it would cost them.
        uses: Abilities that fit.
        wounds: All harm of whoever acts.
        has_special: Whether special armour can pay for a push (G1).
        ticks: Segments that a success ticks; None where the table asks.
        better_ticks: Segments that a critical ticks; None where the table asks.
        target: The clock that a success ticks, or None.
        clocks: The clocks that it might tick.
        why: What for, in the words of the game master, or "".
        refusal: Why it cannot be rolled or paid for, or None.
        is_secret: Whether only the game master will see it.
        is_overruled: Whether the game master overrules whatever would forbid it.
        overruled: The limits that it goes past by that.
        reminders: Abilities to remind of.
        is_score_running: Whether a score is under way, so that flashbacks can be made (99).
        opening: The position that this action opens in, or None where none holds (154).
    """

    who: EntityId
    name: str
    rating: int
    terms: ActionTerms
    counted: CountedAction
    odds: RatingOdds
    plain_odds: RatingOdds
    stress: StressOffer
    helper: StressOffer | None = None
    helpers: tuple[StressOffer, ...] = ()
    uses: tuple[AbilityUse, ...] = ()
    wounds: tuple[Wound, ...] = ()
    has_special: bool = False
    ticks: int | None = 2
    better_ticks: int | None = 3
    target: ClockOffer | None = None
    clocks: tuple[ClockOffer, ...] = ()
    why: str = ""
    refusal: Exception | None = None
    is_secret: bool = False
    is_overruled: bool = False
    overruled: tuple[ActionLimit, ...] = ()
    reminders: tuple[AbilityId, ...] = ()
    is_score_running: bool = False
    opening: Position | None = None

    @property
    def dice(self) -> int:
        """Dice that are rolled; 0 stands for two of which the lower counts."""
        return max(0, self.counted.dice)

    @property
    def can_overrule(self) -> bool:
        """Whether there is something that the game master may overrule."""
        return self.is_overruled or self.refusal is not None
