"""Seduction in three steps (rules/storyteller.md 25)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.difficulty import STANDARD, Difficulty, settled
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.trait import AbilityId, AttributeId, TraitKey, ability, attribute
from duskboard.core.storyteller_rulings import SeductionRule

TARGET_ADDS = 3
"""What is added to the other side's trait (rules/storyteller.md 25.1-25.3)."""
WON_DIE = 1
"""Dice that a won step gives to the next one (rules/storyteller.md 25.4)."""


class SeductionStep(StrEnum):
    """The steps, in order (rules/storyteller.md 25.1-25.3)."""

    APPROACH = "approach"
    TALK = "talk"
    INTIMACY = "intimacy"


class SeductionEnd(StrEnum):
    """How a step came out."""

    WON = "won"
    TIED = "tied"
    FAILED = "failed"
    BOTCHED = "botched"


SEDUCER_TRAITS: Mapping[SeductionStep, tuple[TraitKey, TraitKey]] = MappingProxyType(
    {
        SeductionStep.APPROACH: (
            attribute(AttributeId.APPEARANCE),
            ability(AbilityId.SUBTERFUGE),
        ),
        SeductionStep.TALK: (attribute(AttributeId.WITS), ability(AbilityId.SUBTERFUGE)),
        SeductionStep.INTIMACY: (attribute(AttributeId.CHARISMA), ability(AbilityId.EMPATHY)),
    }
)
"""What the seducer rolls (rules/storyteller.md 25.1-25.3, 25.5)."""
TARGET_TRAITS: Mapping[SeductionStep, TraitKey] = MappingProxyType(
    {
        SeductionStep.APPROACH: attribute(AttributeId.WITS),
        SeductionStep.TALK: attribute(AttributeId.INTELLIGENCE),
        SeductionStep.INTIMACY: attribute(AttributeId.PERCEPTION),
    }
)
"""What the other side has against it (rules/storyteller.md 25.1-25.3, 25.5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seduction:
    """Somebody seduces somebody.

    Attributes:
        who: The sheet of the seducer.
        target: The sheet of the other side, or None for somebody without.
        name: The seducer's name.
        target_name: The other's name.
        ends: How the steps came out, in order.
    """

    who: EntityId
    target: EntityId | None
    name: str
    target_name: str
    ends: tuple[SeductionEnd, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: A name is blank or there are more than three steps.
        """
        is_named = self.name.strip() and self.target_name.strip()
        if not is_named or len(self.ends) > len(SeductionStep):
            msg = "Seduction.name or target_name is blank, or there are too many ends"
            raise ValueError(msg)

    @property
    def step(self) -> SeductionStep | None:
        """What comes next, or None where it is over (rules/storyteller.md 25.4)."""
        lost = {SeductionEnd.FAILED, SeductionEnd.BOTCHED}
        if any(end in lost for end in self.ends):
            return None
        won = len(self.ends) - self.is_tied
        return tuple(SeductionStep)[won] if won < len(SeductionStep) else None

    @property
    def is_tied(self) -> bool:
        """Whether the game master decides a tie now (rules/storyteller.md D8)."""
        return bool(self.ends) and self.ends[-1] is SeductionEnd.TIED

    @property
    def dice(self) -> int:
        """Dice that the step before brought (rules/storyteller.md 25.4)."""
        return WON_DIE if self.ends and self.ends[-1] is SeductionEnd.WON else 0


class SeductionOverError(StorytellerError):
    """The seduction is over, or waits for a tie. Args: the name."""


class NotTiedError(StorytellerError):
    """There is no tie to decide. Args: the name."""


def target_dice(trait: int) -> int:
    """Return the other side's dice in a contest (rules/storyteller.md 25.6)."""
    return trait + TARGET_ADDS


def seducer_difficulty(trait: int, rule: SeductionRule) -> Difficulty:
    """Return what the seducer rolls against (rules/storyteller.md 25.6, D24)."""
    is_contest = rule is SeductionRule.CONTEST
    return settled(STANDARD if is_contest else trait + TARGET_ADDS)


def step_end(net: int, theirs: int, verdict: PoolVerdict) -> SeductionEnd:
    """Return how a step came out; a botch is read on the seducer's own faces (25.1-25.3, D24).

    Args:
        net: The seducer's successes.
        theirs: The other side's, 0 where it does not roll.
        verdict: Of the seducer's roll.
    """
    if verdict is PoolVerdict.BOTCH:
        return SeductionEnd.BOTCHED
    if verdict is PoolVerdict.FAILURE or net < theirs:
        return SeductionEnd.FAILED
    return SeductionEnd.WON if net > theirs else SeductionEnd.TIED


def went(run: Seduction, end: SeductionEnd) -> Seduction:
    """Return a seduction after its next step.

    Raises:
        SeductionOverError: It is over, or the game master must decide a tie first.
    """
    if run.step is None or run.is_tied:
        raise SeductionOverError(run.name)
    return replace(run, ends=(*run.ends, end))


def untied(run: Seduction, *, is_won: bool) -> Seduction:
    """Return a seduction after the game master has decided a tie (rules/storyteller.md D8).

    Raises:
        NotTiedError: There is none.
    """
    if not run.is_tied:
        raise NotTiedError(run.name)
    end = SeductionEnd.WON if is_won else SeductionEnd.FAILED
    return replace(run, ends=(*run.ends[:-1], end))
