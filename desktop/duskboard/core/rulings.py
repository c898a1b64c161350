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


@dataclass(frozen=True, slots=True, kw_only=True)
class BladesRulings:
    """The rulings of Blades in the Dark."""

    long_term_project_critical: ProjectCritical = ProjectCritical.FOUR
    extreme_effect_ticks: ExtremeEffect = ExtremeEffect.FOUR


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """All rulings of a campaign. The defaults are the preset `reference`."""

    blades: BladesRulings = field(default_factory=BladesRulings)


def preset(name: Preset) -> Rulings:
    """Return the rulings of a preset (rules/rulings.md)."""
    match name:
        case Preset.REFERENCE:
            return Rulings()
        case Preset.PUBLISHED:
            return Rulings(blades=BladesRulings(long_term_project_critical=ProjectCritical.FIVE))
