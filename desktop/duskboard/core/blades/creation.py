"""Making a scoundrel: totals that warn and never block (rules/blades.md 79-82, 132; K1, A40)."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.ability import AbilityId, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import Bond, Ratings, Scoundrel
from duskboard.core.blades.trait import CREATION_DOTS, USUAL_DOTS, ActionId

PRINTED_DOTS = 3
"""Dots that a playbook has printed (rules/blades.md 80)."""
CHOSEN_DOTS = 4
"""Dots that a player puts where they like (rules/blades.md 80)."""
_ONE_FREE = (
    AbilityId.ALCHEMIST,
    AbilityId.ARTIFICER,
    AbilityId.RITUAL,
    AbilityId.STRANGE_METHODS,
)


class CreationStep(StrEnum):
    """What is chosen, in order (rules/blades.md 79)."""

    PLAYBOOK = "playbook"
    HERITAGE = "heritage"
    BACKGROUND = "background"
    DOTS = "dots"
    ABILITY = "ability"
    FRIEND = "friend"
    RIVAL = "rival"
    VICE = "vice"
    PURVEYOR = "purveyor"
    NAME = "name"
    ALIAS = "alias"
    LOOK = "look"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreationLine:
    """How far one choice has come."""

    step: CreationStep
    have: int
    want: int

    @property
    def is_done(self) -> bool:
        """Whether it is as the rules want it."""
        return self.have == self.want

    @property
    def is_over(self) -> bool:
        """Whether it is more than the rules want."""
        return self.have > self.want


@dataclass(frozen=True, slots=True, kw_only=True)
class Creation:
    """How far a scoundrel is made.

    Attributes:
        lines: Each choice, in order.
        too_high: Actions with more dots than at creation (rules/blades.md 11, 80).
        limit: The most dots of an action now.
        missing: Actions with fewer dots than the playbook has printed.
        free_designs: Abilities that bring a formula or a ritual from the start (132; A40).
    """

    lines: tuple[CreationLine, ...]
    too_high: tuple[ActionId, ...]
    limit: int
    missing: tuple[ActionId, ...]
    free_designs: tuple[AbilityId, ...]

    @property
    def is_done(self) -> bool:
        """Whether all is as the rules want it."""
        are_done = all(line.is_done for line in self.lines)
        return are_done and not self.too_high and not self.missing


def creation(
    scoundrel: Scoundrel, crew: Crew | None = None, printed: Ratings | None = None
) -> Creation:
    """Return how far a scoundrel is made (rules/blades.md 79-82).

    A crew that is Deadly gives each scoundrel a dot more and a limit of three (K1).

    Args:
        scoundrel: The sheet.
        crew: The crew, or None.
        printed: The dots that the playbook has, or None where it is not known.
    """
    is_deadly = crew is not None and crew.has(CrewAbilityId.DEADLY)
    limit = USUAL_DOTS if is_deadly else CREATION_DOTS
    ratings, floor = scoundrel.ratings, printed or Ratings()
    lines = tuple(
        CreationLine(step=step, have=_have(scoundrel, step), want=_want(step, is_deadly=is_deadly))
        for step in CreationStep
    )
    return Creation(
        lines=lines,
        too_high=tuple(action for action in ActionId if ratings.of(action) > limit),
        limit=limit,
        missing=tuple(action for action in ActionId if ratings.of(action) < floor.of(action)),
        free_designs=tuple(ability for ability in _ONE_FREE if scoundrel.has(ability)),
    )


def _want(step: CreationStep, *, is_deadly: bool) -> int:
    if step is not CreationStep.DOTS:
        return 1
    return PRINTED_DOTS + CHOSEN_DOTS + int(is_deadly)


def _have(scoundrel: Scoundrel, step: CreationStep) -> int:
    match step:
        case CreationStep.DOTS:
            return sum(scoundrel.ratings.of(action) for action in ActionId)
        case CreationStep.ABILITY:
            return len(scoundrel.abilities)
        case CreationStep.FRIEND:
            return sum(one.bond is Bond.FRIEND for one in scoundrel.contacts)
        case CreationStep.RIVAL:
            return sum(one.bond is Bond.RIVAL for one in scoundrel.contacts)
        case CreationStep.NAME:
            return 1
        case _:
            return int(bool(getattr(scoundrel.profile, step.value)))
