"""Gathering information: how a question is answered, and how fully (51, 141, 142)."""

from enum import StrEnum

from duskboard.core.blades.trait import ActionId
from duskboard.core.clocks.effect import Effect


class Answering(StrEnum):
    """How a question gets its answer (rules/blades.md 51)."""

    TOLD = "told"
    ACTION = "action"
    FORTUNE = "fortune"


class Detail(StrEnum):
    """How much an answer holds (rules/blades.md 51)."""

    NOTHING = "nothing"
    PARTIAL = "partial"
    GOOD = "good"
    EXCEPTIONAL = "exceptional"


class Subject(StrEnum):
    """What a question is about, as far as one action is usual for it (rules/blades.md 141)."""

    SITUATION = "situation"
    PERSON = "person"


class Question(StrEnum):
    """What can be asked (rules/blades.md 142)."""

    PLAN = "plan"
    MOOD = "mood"
    WON_OVER = "won-over"
    DANGER = "danger"
    WEAKNESS = "weakness"
    WAY_IN = "way-in"
    BELOW_THE_SURFACE = "below-the-surface"
    WHO_ELSE = "who-else"
    ORIGIN = "origin"


def answering(*, is_common: bool, has_obstacle: bool) -> Answering:
    """Return how a question gets its answer (rules/blades.md 51).

    Args:
        is_common: Whether everybody knows it.
        has_obstacle: Whether something stands between the question and its answer.
    """
    if is_common:
        return Answering.TOLD
    return Answering.ACTION if has_obstacle else Answering.FORTUNE


def detail(effect: Effect | None) -> Detail:
    """Return how much an answer of an effect holds; None for the little that fortune gave."""
    match effect:
        case None | Effect.ZERO:
            return Detail.NOTHING
        case Effect.LIMITED:
            return Detail.PARTIAL
        case Effect.STANDARD:
            return Detail.GOOD
        case Effect.GREAT | Effect.EXTREME:
            return Detail.EXCEPTIONAL


def usual_action(subject: Subject) -> ActionId:
    """Return the action that usually answers a question (rules/blades.md 141)."""
    return ActionId.SURVEY if subject is Subject.SITUATION else ActionId.STUDY
