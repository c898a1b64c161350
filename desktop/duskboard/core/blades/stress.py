"""Stress and what it leaves behind (rules/blades.md 41-44; rules/blades-abilities.md U4, U5).

The last box brings trauma once whatever cost the stress is through (D6): until a condition is
chosen, trauma is due. What would go past the last box is lost.
"""

from dataclasses import dataclass, replace

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import (
    MOST_BOXES,
    STRESS_BOXES,
    TRAUMA_BOXES,
    Fate,
    Scoundrel,
)
from duskboard.core.blades_rulings import StressCleared
from duskboard.core.rulings import Rulings


@dataclass(frozen=True, slots=True, kw_only=True)
class Strain:
    """What stress did.

    Attributes:
        scoundrel: The sheet afterwards.
        before: Boxes marked before.
        after: Boxes marked.
        lost: Stress past the last box.
        is_trauma_due: Whether the last box is marked.
    """

    scoundrel: Scoundrel
    before: int
    after: int
    lost: int
    is_trauma_due: bool


class NoTraumaDueError(BladesError):
    """The last box of stress is not marked, or the trauma was chosen. Args: the name."""


class TraumaTwiceError(BladesError):
    """Each trauma comes once. Args: the name, the trauma."""


class TraumaLimitError(BladesError):
    """There is no box for another trauma. Args: the name, the boxes."""


def stress_boxes(scoundrel: Scoundrel, crew: Crew | None = None) -> int:
    """Return the boxes of the stress track, those of the crew among them (41, D15, U5)."""
    own = scoundrel.tracks.stress or STRESS_BOXES
    return min(MOST_BOXES, own + (crew.composed if crew else 0))


def trauma_boxes(scoundrel: Scoundrel, crew: Crew | None = None) -> int:
    """Return how many traumas end a career, those of the crew among them (44, U4)."""
    own = scoundrel.tracks.trauma or TRAUMA_BOXES
    return min(MOST_BOXES, own + (crew.hardened if crew else 0))


def is_trauma_due(scoundrel: Scoundrel, crew: Crew | None = None) -> bool:
    """Return whether the last box is marked and no condition chosen yet (42, D6)."""
    return scoundrel.fate is Fate.ACTIVE and scoundrel.stress >= stress_boxes(scoundrel, crew)


def is_career_over(scoundrel: Scoundrel, crew: Crew | None = None) -> bool:
    """Return whether every box of trauma is marked: retire, or go to prison (44)."""
    return len(scoundrel.traumas) >= trauma_boxes(scoundrel, crew)


def stressed(scoundrel: Scoundrel, stress: int, crew: Crew | None = None) -> Strain:
    """Return a sheet with more stress, as far as there are boxes (rules/blades.md 42).

    Raises:
        ValueError: The stress is below 0.
    """
    if stress < 0:
        msg = f"stress is below 0: {stress}"
        raise ValueError(msg)
    boxes = max(stress_boxes(scoundrel, crew), scoundrel.stress)
    marked = min(boxes, scoundrel.stress + stress)
    after = replace(scoundrel, stress=marked)
    return Strain(
        scoundrel=after,
        before=scoundrel.stress,
        after=marked,
        lost=scoundrel.stress + stress - marked,
        is_trauma_due=is_trauma_due(after, crew),
    )


def relieved(scoundrel: Scoundrel, stress: int) -> Scoundrel:
    """Return a sheet with less stress, not below 0 (rules/blades.md 33).

    Raises:
        ValueError: The stress is below 0.
    """
    if stress < 0:
        msg = f"stress is below 0: {stress}"
        raise ValueError(msg)
    return replace(scoundrel, stress=max(0, scoundrel.stress - stress))


def traumatised(
    scoundrel: Scoundrel,
    trauma: str,
    rulings: Rulings,
    crew: Crew | None = None,
    *,
    is_overruled: bool = False,
) -> Scoundrel:
    """Return a sheet with a condition chosen: out of action, the vice satisfied (42, 43).

    Stress goes to 0 now or on the return to play (ruling blades.stress_cleared_after_trauma).

    Raises:
        TraumaTwiceError: It stands on the sheet.
        NoTraumaDueError: Stress is not full; the game master may overrule that.
        TraumaLimitError: There is no box for it; the game master may overrule that.
    """
    if trauma in scoundrel.traumas:
        raise TraumaTwiceError(scoundrel.name, trauma)
    if not is_overruled and not is_trauma_due(scoundrel, crew):
        raise NoTraumaDueError(scoundrel.name)
    if not is_overruled and is_career_over(scoundrel, crew):
        raise TraumaLimitError(scoundrel.name, trauma_boxes(scoundrel, crew))
    is_cleared = rulings.blades.stress_cleared_after_trauma is StressCleared.AT_ONCE
    return replace(
        scoundrel,
        traumas=(*scoundrel.traumas, trauma),
        stress=0 if is_cleared else scoundrel.stress,
        fate=Fate.OUT,
        is_vice_satisfied=True,
    )
