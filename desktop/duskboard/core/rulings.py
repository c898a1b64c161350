"""Every point where tables differ, as one value (rules/rulings.md).

A ruling is a field of the class of its game; its identifier is "game.field". Two presets give
every field a value. Rules that read a ruling name it in their result.
"""

from dataclasses import dataclass, field
from enum import StrEnum


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


class StepBack(StrEnum):
    """Whether somebody may go back along the track (rules/chase.md 4.2, Q13)."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class FailedHazard(StrEnum):
    """What a failed hazard costs: crossing plus 1D3, or 1D3 in all (rules/chase.md 5.7, Q1)."""

    PLUS = "plus"
    IN_ALL = "in-all"


class TieScope(StrEnum):
    """Which equal DEX are parted by a roll (rules/chase.md 3.3, Q17)."""

    EVERY = "every"
    BETWEEN_SIDES = "between-sides"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseRulings:
    """The rulings of the chase."""

    dex_tie_scope: TieScope = TieScope.EVERY

    step_back: StepBack = StepBack.ALLOWED
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


def preset(name: Preset) -> Rulings:
    """Return the rulings of a preset (rules/rulings.md)."""
    match name:
        case Preset.REFERENCE:
            return Rulings()
        case Preset.PUBLISHED:
            return Rulings(
                blades=BladesRulings(long_term_project_critical=ProjectCritical.FIVE),
                chase=ChaseRulings(dex_tie_scope=TieScope.BETWEEN_SIDES),
            )
