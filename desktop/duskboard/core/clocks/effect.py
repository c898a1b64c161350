"""How many segments an effect or the result of an activity puts on a clock."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades_rulings import ExtremeEffect, ProjectCritical
from duskboard.core.rulings import Rulings


class Effect(StrEnum):
    """How much an action does (rules/blades.md 21)."""

    ZERO = "zero"
    LIMITED = "limited"
    STANDARD = "standard"
    GREAT = "great"
    EXTREME = "extreme"


class Outcome(StrEnum):
    """What a pool of d6 came to (rules/blades.md 2)."""

    BAD = "bad"
    PARTIAL = "partial"
    FULL = "full"
    CRITICAL = "critical"


class Activity(StrEnum):
    """What is rolled for between scores that ticks a clock (rules/blades.md 115)."""

    PROJECT = "project"
    RECOVER = "recover"
    FACTION = "faction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Segments:
    """A number of segments to tick.

    Attributes:
        count: Segments, or None where the table asks the game master.
        ruling: The ruling that decided, such as "blades.extreme_effect_ticks", or None.
    """

    count: int | None
    ruling: str | None = None


def effect_segments(effect: Effect, rulings: Rulings) -> Segments:
    """Return what an effect ticks: 0, 1, 2, 3, and for extreme what the ruling says.

    Source: rules/blades.md 21 and ruling blades.extreme_effect_ticks.
    """
    match effect:
        case Effect.ZERO:
            return Segments(count=0)
        case Effect.LIMITED:
            return Segments(count=1)
        case Effect.STANDARD:
            return Segments(count=2)
        case Effect.GREAT:
            return Segments(count=3)
        case Effect.EXTREME:
            choice = rulings.blades.extreme_effect_ticks
            count = None if choice is ExtremeEffect.ASK else int(choice)
            return Segments(count=count, ruling="blades.extreme_effect_ticks")


def activity_segments(activity: Activity, outcome: Outcome, rulings: Rulings) -> Segments:
    """Return what the result of an activity ticks: 1, 2, 3, and for a critical 5.

    A critical on a long-term project ticks 4 or 5 by a ruling.
    Source: rules/blades.md 115 and ruling blades.long_term_project_critical.
    """
    match outcome:
        case Outcome.BAD:
            return Segments(count=1)
        case Outcome.PARTIAL:
            return Segments(count=2)
        case Outcome.FULL:
            return Segments(count=3)
        case Outcome.CRITICAL if activity is Activity.PROJECT:
            five = rulings.blades.long_term_project_critical is ProjectCritical.FIVE
            return Segments(count=5 if five else 4, ruling="blades.long_term_project_critical")
        case Outcome.CRITICAL:
            return Segments(count=5)
