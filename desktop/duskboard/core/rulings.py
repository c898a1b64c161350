"""Every point where tables differ, as one value (rules/rulings.md).

A ruling is a field of the class of its game; its identifier is "game.field". Two presets give
every field a value. Rules that read a ruling name it in their result.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.storyteller_rulings import PUBLISHED, StorytellerRulings


class Preset(StrEnum):
    """A whole set of rulings: as the reference texts say, or as the published games say."""

    REFERENCE = "reference"
    PUBLISHED = "published"


class ProjectCritical(StrEnum):
    """Segments that a critical puts on a long-term project (rules/blades.md 115, C1)."""

    FOUR = "4"
    FIVE = "5"


class ExtremeEffect(StrEnum):
    """Segments that an effect above great puts on a clock (rules/blades.md 21, D1)."""

    FOUR = "4"
    FIVE = "5"
    ASK = "ask"


class StartGap(StrEnum):
    """How many places ahead the quarry start (rules/chase.md 2.2)."""

    TWO = "2"
    ONE = "1"
    OTHER = "other"


class DexTie(StrEnum):
    """What parts equal DEX (rules/chase.md 3.2, Q17)."""

    OPPOSED_ROLL = "opposed-roll"
    COMBAT_SKILL = "combat-skill"


class TieScope(StrEnum):
    """Which equal DEX are parted by a roll (rules/chase.md 3.3, Q17)."""

    EVERY = "every"
    BETWEEN_SIDES = "between-sides"


class LatecomerPool(StrEnum):
    """When a slower latecomer gives everybody more actions (rules/chase.md 3.6, Q4)."""

    NEXT_ROUND = "next-round"
    AT_ONCE = "at-once"


class LeaverPool(StrEnum):
    """Whether pools follow when the slowest one leaves (rules/chase.md 3.7, Q4)."""

    RECOMPUTED = "recomputed"
    UNCHANGED = "unchanged"


class OtherPrice(StrEnum):
    """What a spell, a lock or another act costs (rules/chase.md 3.13, Q12)."""

    ONE = "1"
    NONE = "none"
    WHOLE_ROUND = "whole-round"
    ASK = "ask"


class StepBack(StrEnum):
    """Whether somebody may go back along the track (rules/chase.md 4.2, Q13)."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class Caution(StrEnum):
    """Whether bonus dice may be bought a round ahead (rules/chase.md 5.4, Q3)."""

    PREPARE = "prepare"
    IN_HAND = "in-hand"


class FailedHazard(StrEnum):
    """What a failed hazard costs: crossing plus 1D3, or 1D3 in all (rules/chase.md 5.7, Q1)."""

    PLUS = "plus"
    IN_ALL = "in-all"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseRulings:
    """The rulings of the chase."""

    start_gap: StartGap = StartGap.TWO
    dex_tie: DexTie = DexTie.OPPOSED_ROLL
    dex_tie_scope: TieScope = TieScope.EVERY
    pool_for_slower_latecomer: LatecomerPool = LatecomerPool.NEXT_ROUND
    pool_when_someone_leaves: LeaverPool = LeaverPool.RECOMPUTED
    other_action_price: OtherPrice = OtherPrice.ONE
    step_back: StepBack = StepBack.ALLOWED
    caution: Caution = Caution.PREPARE
    failed_hazard: FailedHazard = FailedHazard.PLUS


@dataclass(frozen=True, slots=True, kw_only=True)
class BladesRulings:
    """The rulings of Blades in the Dark."""

    long_term_project_critical: ProjectCritical = ProjectCritical.FOUR
    extreme_effect_ticks: ExtremeEffect = ExtremeEffect.FOUR


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """All rulings of a campaign. The defaults are the preset `reference`."""

    blades: BladesRulings = field(default_factory=BladesRulings)
    chase: ChaseRulings = field(default_factory=ChaseRulings)
    storyteller: StorytellerRulings = field(default_factory=StorytellerRulings)


def preset(name: Preset) -> Rulings:
    """Return the rulings of a preset (rules/rulings.md)."""
    match name:
        case Preset.REFERENCE:
            return Rulings()
        case Preset.PUBLISHED:
            return Rulings(
                blades=BladesRulings(long_term_project_critical=ProjectCritical.FIVE),
                chase=ChaseRulings(
                    dex_tie_scope=TieScope.BETWEEN_SIDES,
                    pool_when_someone_leaves=LeaverPool.UNCHANGED,
                    caution=Caution.IN_HAND,
                ),
                storyteller=PUBLISHED,
            )
