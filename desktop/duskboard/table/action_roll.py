"""Dice of Blades in the Dark that fell, with all that explains what they came to."""

from dataclasses import dataclass

from duskboard.core.blades.action import CountedAction
from duskboard.core.blades.fortune import FortuneTerms, fortune_effect
from duskboard.core.blades.limit import ActionLimit
from duskboard.core.blades.outcome import Offer, effect_of, offer_of
from duskboard.core.blades.position import Position
from duskboard.core.blades.resistance import CountedResistance, resistance_stress
from duskboard.core.blades.roll import RatingResult, compared
from duskboard.core.blades.team import TeamResult
from duskboard.core.blades.trait import ActionId
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.core.dice import Rating


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRoll:
    """An action roll (rules/blades.md 12-25).

    Attributes:
        who: Who acted.
        why: What for, in the words of the game master, or "".
        counted: The dice, position and effect, each with what moved it.
        check: What was rolled.
        result: What it came to.
        helper: Who assisted, or "".
        overruled: Limits that the game master let it go past.
    """

    who: str
    why: str
    counted: CountedAction
    check: Rating
    result: RatingResult
    helper: str = ""
    overruled: tuple[ActionLimit, ...] = ()

    @property
    def action(self) -> ActionId:
        """What was done."""
        return self.counted.action

    @property
    def position(self) -> Position:
        """How much stood against it."""
        return self.counted.position

    @property
    def outcome(self) -> Outcome:
        """How it came out."""
        return self.result.outcome

    @property
    def effect(self) -> Effect:
        """The effect it has, before consequences (rules/blades.md 17, 23)."""
        return effect_of(self.counted.effect, self.outcome)

    @property
    def offer(self) -> Offer:
        """What the outcome offers (rules/blades.md 17)."""
        return offer_of(self.position, self.outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class CohortRoll:
    """A cohort's roll of its quality in a group action (rules/blades.md 94)."""

    who: str
    check: Rating
    result: RatingResult


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamActionRoll:
    """A group action (rules/blades.md 101).

    Attributes:
        who: Who led it.
        why: What for, or "".
        rolls: What each rolled, the leader's first where the leader did.
        cohorts: What cohorts rolled.
        counted: Position and effect for all, as the leader's terms have it.
        result: What it came to.
    """

    who: str
    why: str
    rolls: tuple[ActionRoll, ...]
    counted: CountedAction
    result: TeamResult
    cohorts: tuple[CohortRoll, ...] = ()

    @property
    def faced(self) -> tuple[tuple[str, RatingResult], ...]:
        """What each rolled, cohorts last: who, and what it came to."""
        own = tuple((one.who, one.result) for one in self.rolls)
        return (*own, *((one.who, one.result) for one in self.cohorts))

    @property
    def action(self) -> ActionId:
        """What was done."""
        return self.counted.action

    @property
    def position(self) -> Position:
        """How much stood against it."""
        return self.counted.position

    @property
    def outcome(self) -> Outcome:
        """How it came out."""
        return self.result.outcome

    @property
    def effect(self) -> Effect:
        """The effect it has, before consequences (rules/blades.md 17, 23)."""
        return effect_of(self.counted.effect, self.outcome)

    @property
    def offer(self) -> Offer:
        """What the outcome offers (rules/blades.md 17)."""
        return offer_of(self.position, self.outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class ResistanceRoll:
    """A resistance roll (rules/blades.md 33).

    Attributes:
        who: Who resisted.
        counted: The dice, each with its source.
        result: What it came to.
    """

    who: str
    counted: CountedResistance
    result: RatingResult

    @property
    def stress(self) -> int:
        """What it cost, below 0 where it cleared some; the price of a push is not in it."""
        return resistance_stress(self.result)


@dataclass(frozen=True, slots=True, kw_only=True)
class FortuneRoll:
    """A fortune roll (rules/blades.md 49).

    Attributes:
        who: Who rolled or for whom, or "".
        why: What for, or "".
        terms: What was rolled.
        result: What it came to.
    """

    who: str
    why: str
    terms: FortuneTerms
    result: RatingResult

    @property
    def effect(self) -> Effect | None:
        """The effect it has, or None for little (rules/blades.md 50)."""
        return fortune_effect(self.result.outcome, self.terms.uses)


@dataclass(frozen=True, slots=True, kw_only=True)
class FortunePair:
    """Two fortune rolls against each other (rules/blades.md 49)."""

    first: FortuneRoll
    second: FortuneRoll

    @property
    def winner(self) -> int:
        """1 where the first came out better, -1 where the second did, else 0."""
        return compared(self.first.result.outcome, self.second.result.outcome)


BladesRoll = ActionRoll | FortunePair | FortuneRoll | ResistanceRoll | TeamActionRoll
"""Whatever of this game can stand on the players' screen."""
