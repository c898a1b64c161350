"""The score: plan, engagement, linked plans, flashbacks (rules/blades.md 96-100, 152, 154)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.claim import ENGAGEMENT, PlanKind
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.position import Position
from duskboard.core.clocks.effect import Outcome

ENGAGEMENT_DICE = 1
"""The dice with which an engagement begins (rules/blades.md 97)."""


class ScoreKind(StrEnum):
    """What a score is for (rules/blades.md 96)."""

    CRIME = "crime"
    CLAIM = "claim"
    MISSION = "mission"


class EngagementDie(StrEnum):
    """What gives a die to the engagement roll, or takes one (rules/blades.md 97, 98; K5, K13)."""

    BOLD = "bold"
    COMPLEX = "complex"
    WEAKNESS = "weakness"
    DEFENDED = "defended"
    HELP = "help"
    INTERFERENCE = "interference"
    LOWER_TIER = "lower-tier"
    HIGHER_TIER = "higher-tier"
    SETUP_FAILED = "setup-failed"
    CLAIM = "claim"
    PREDATORS = "predators"
    SECOND_STORY = "second-story"
    WEAVING = "weaving"


_LESS = frozenset(
    {
        EngagementDie.COMPLEX,
        EngagementDie.DEFENDED,
        EngagementDie.INTERFERENCE,
        EngagementDie.HIGHER_TIER,
        EngagementDie.SETUP_FAILED,
    }
)
OPENING: Mapping[Outcome, Position] = MappingProxyType(
    {
        Outcome.BAD: Position.DESPERATE,
        Outcome.PARTIAL: Position.RISKY,
        Outcome.FULL: Position.CONTROLLED,
        Outcome.CRITICAL: Position.CONTROLLED,
    }
)
"""The opening position by the engagement roll (rules/blades.md 97)."""


class SetupGain(StrEnum):
    """What a plan that set up another one gives it (rules/blades.md 98, 152)."""

    POSITION = "position"
    EFFECT = "effect"


class FlashbackKind(StrEnum):
    """How far-fetched a flashback is (rules/blades.md 99)."""

    EASY = "easy"
    UNLIKELY = "unlikely"
    ELABORATE = "elaborate"


FLASHBACK_STRESS: Mapping[FlashbackKind, int] = MappingProxyType(
    {FlashbackKind.EASY: 0, FlashbackKind.UNLIKELY: 1, FlashbackKind.ELABORATE: 2}
)
"""The stress of each, of the last at least (rules/blades.md 99)."""
MOST_FLASHBACK = 6
"""The most stress that is asked for a flashback."""


class FlashbackPay(StrEnum):
    """What a flashback is paid with; a downtime activity is not paid with stress (99)."""

    STRESS = "stress"
    COIN = "coin"
    REP = "rep"


@dataclass(frozen=True, slots=True, kw_only=True)
class EngagementPart:
    """Dice of an engagement roll, and where they come from."""

    source: EngagementDie
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """How a score opens (rules/blades.md 97).

    Attributes:
        position: The position of the opening actions.
        is_past_first: Whether the first obstacle is overcome already.
    """

    position: Position
    is_past_first: bool = False


def engagement_die(die: EngagementDie) -> int:
    """Return what one thing does to the engagement roll: a die more, or one less (97)."""
    return -1 if die in _LESS else 1


def tier_die(crew: Crew, target: int) -> EngagementDie | None:
    """Return the die that the Tier of the target gives or takes, or None (rules/blades.md 97)."""
    if target == crew.tier:
        return None
    return EngagementDie.LOWER_TIER if target < crew.tier else EngagementDie.HIGHER_TIER


def plan_claims(crew: Crew, plan: PlanKind) -> int:
    """Return the claims that help to engage by a plan (rules/blades.md 71)."""
    return sum(crew.claims.works(claim) for claim, plans in ENGAGEMENT.items() if plan in plans)


def engagement_offers(crew: Crew, plan: PlanKind) -> tuple[EngagementDie, ...]:
    """Return the dice that can be ticked for a plan (rules/blades.md 97, 98; K5, K13, A37)."""
    hidden = set[EngagementDie]()
    if not plan_claims(crew, plan):
        hidden.add(EngagementDie.CLAIM)
    is_quiet = plan in {PlanKind.STEALTH, PlanKind.DECEPTION}
    if not (is_quiet and crew.has(CrewAbilityId.PREDATORS)):
        hidden.add(EngagementDie.PREDATORS)
    if not (plan is PlanKind.STEALTH and crew.has(CrewAbilityId.SECOND_STORY)):
        hidden.add(EngagementDie.SECOND_STORY)
    return tuple(die for die in EngagementDie if die not in hidden)


def engagement_parts(dice: Sequence[EngagementDie]) -> tuple[EngagementPart, ...]:
    """Return the dice of an engagement roll part by part, each thing once."""
    return tuple(
        EngagementPart(source=die, dice=engagement_die(die)) for die in EngagementDie if die in dice
    )


def engagement_dice(dice: Sequence[EngagementDie], others: int = 0) -> int:
    """Return the dice of an engagement roll; may be 0 or less (rules/blades.md 97).

    Args:
        dice: What counts.
        others: Dice that the table adds or takes.
    """
    return ENGAGEMENT_DICE + sum(part.dice for part in engagement_parts(dice)) + others


def opened(outcome: Outcome) -> Opened:
    """Return how a score opens (rules/blades.md 97)."""
    return Opened(position=OPENING[outcome], is_past_first=outcome is Outcome.CRITICAL)
