"""Diablerie: what it takes, what it brings and what it costs (rules/storyteller.md 22)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.generation import OLDEST
from duskboard.core.storyteller.health import Beyond, Damage, Health

STRENGTH_DIFFICULTY = 9
"""What Strength is rolled against (rules/storyteller.md 22.1)."""
LEAST_HUMANITY_LOST = 1
"""The least Humanity that it costs (rules/storyteller.md 22.4)."""
DISCIPLINE_DOTS = (1, 2, 3)
"""Dots that Disciplines may rise by for a while (rules/storyteller.md 22.3)."""


class DiablerieStep(StrEnum):
    """What a diablerie waits for, in order (rules/storyteller.md 22.1-22.4)."""

    DRAIN = "drain"
    STRENGTH = "strength"
    SELF_CONTROL = "self-control"
    SPOILS = "spoils"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Toll:
    """What a diablerie brings and costs.

    Attributes:
        generation: The drinker's own afterwards, with the least gain.
        gap: Steps between both.
        years: How long Auspex sees the stain.
        months: How long others feel an air.
    """

    generation: int
    gap: int
    years: int
    months: int

    @property
    def has_air(self) -> bool:
        """Whether others feel an air at all; the same generation leaves none."""
        return self.months > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Diablerie:
    """Somebody drinks somebody's soul.

    Attributes:
        drinker: The sheet of who drinks.
        victim: The sheet of whom.
        drinker_name: The name.
        victim_name: The name.
        step: What it waits for.
        rolls: Strength rolls made.
        levels: Levels taken.
        frenzy: The frenzy that the Self-Control roll runs as (22.5), or None.
    """

    drinker: EntityId
    victim: EntityId
    drinker_name: str
    victim_name: str
    step: DiablerieStep = DiablerieStep.DRAIN
    rolls: int = 0
    levels: int = 0
    frenzy: EntityId | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: Somebody drinks their own soul, a name is blank, or a count below 0.
        """
        if self.drinker == self.victim:
            msg = f"Diablerie.victim is the drinker: {self.victim}"
            raise ValueError(msg)
        is_named = self.drinker_name.strip() and self.victim_name.strip()
        if not is_named or min(self.rolls, self.levels) < 0:
            msg = "Diablerie.drinker_name or victim_name is blank, or a count below 0"
            raise ValueError(msg)


class NotThatStepError(StorytellerError):
    """The diablerie waits for something else. Args: the drinker's name."""


def toll(drinker: int, victim: int) -> Toll:
    """Return what drinking a soul brings and costs (rules/storyteller.md 22.3, 22.4, D22).

    Args:
        drinker: The drinker's generation.
        victim: The victim's; a lower number is an older one and makes the drinker's better.
    """
    gap = abs(drinker - victim)
    gains = victim < drinker
    return Toll(
        generation=max(OLDEST, drinker - 1) if gains else drinker,
        gap=gap,
        years=max(1, gap),
        months=gap,
    )


def torn(health: Health, levels: int) -> Health:
    """Return a body whose soul is drunk: aggravated levels that nothing soaks (22.1).

    With the last level it is Final Death, as with any level in torpor (26.4).
    """
    if health.is_gone or not levels:
        return health
    room = len(health.boxes) - health.filled
    taken = min(levels, room)
    after = replace(health, aggravated=health.count(Damage.AGGRAVATED) + taken)
    is_end = health.beyond is Beyond.TORPOR or after.filled == len(after.boxes)
    return replace(after, beyond=Beyond.FINAL_DEATH) if is_end else after


def at_step(run: Diablerie, step: DiablerieStep) -> Diablerie:
    """Return a diablerie that must wait for a step.

    Raises:
        NotThatStepError: It waits for another one.
    """
    if run.step is not step:
        raise NotThatStepError(run.drinker_name)
    return run
