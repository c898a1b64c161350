"""What the crossing in hand comes to under each choice of a ruling, before that is made."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.movement import (
    FAILED_RULING,
    LOSS_SIDES,
    StepBackError,
    cross_hazard,
    refuse_step_back,
)
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.track import Direction, Hazard
from duskboard.core.dice import Percentile, Pool, Rating
from duskboard.core.rulings import Rulings, all_rulings, with_choice
from duskboard.play.chase.check import Choice, Crossed, can_prepare, choices
from duskboard.play.chase.scene import scene
from duskboard.play.ruling import choose_ruling
from duskboard.table.table import Table

CAUTION_RULING = "chase.caution"
"""The ruling that says when bonus dice are bought."""
STEP_BACK_RULING = "chase.step_back"
"""The ruling that says whether one may go back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """A crossing under one choice of a ruling.

    Attributes:
        choice: The choice.
        dice: What is rolled with the most caution that can be had; None where the way is refused.
        caution: That caution, in bonus dice.
        waits: Whether that much takes a round of preparing.
        least_loss: Actions that a failure costs at least, beside the crossing.
        most_loss: Actions that it costs at most.
    """

    choice: StrEnum
    dice: Percentile | Pool | Rating | None
    caution: int
    waits: bool
    least_loss: int
    most_loss: int


def rulings_read(table: Table, crossed: Crossed) -> tuple[str, ...]:
    """Return the rulings that a crossing in hand reads, in their order.

    Raises:
        NotOnTableError: There is no chase or no such way.
    """
    found = {CAUTION_RULING}
    if crossed.leg.direction is Direction.BACKWARD:
        found.add(STEP_BACK_RULING)
    if _is_hazard(table, crossed):
        found.add(FAILED_RULING)
    return tuple(name for name in all_rulings() if name in found)


def outlooks(table: Table, crossed: Crossed, ruling_id: str) -> tuple[Outlook, ...]:
    """Return the crossing in hand under each choice of a ruling.

    Raises:
        NotOnTableError: There is no chase, way or participant.
        ValueError: There is no such ruling.
    """
    found: list[Outlook] = []
    for one in all_rulings()[ruling_id].choices:
        ruled = with_choice(table.rulings, ruling_id, one)
        there = table
        if ruled != table.rulings:
            there = table.applied(choose_ruling(table, ruling_id, one).changes)
        found.append(_outlook(there, crossed, ruled, one))
    return tuple(found)


def _outlook(table: Table, crossed: Crossed, rulings: Rulings, ruled: StrEnum) -> Outlook:
    person = scene(table).person(crossed.who)
    best = _best(table, choices(table, crossed))
    try:
        refuse_step_back(crossed.leg, rulings)
    except StepBackError:
        return Outlook(choice=ruled, dice=None, caution=0, waits=False, least_loss=0, most_loss=0)
    is_hazard = _is_hazard(table, crossed)
    return Outlook(
        choice=ruled,
        dice=best.dice,
        caution=best.caution,
        waits=best.short > 0,
        least_loss=_lost(person, crossed, rulings, 1) if is_hazard else 0,
        most_loss=_lost(person, crossed, rulings, LOSS_SIDES) if is_hazard else 0,
    )


def _best(table: Table, offered: tuple[Choice, ...]) -> Choice:
    """Return the most caution that can be had, at once or by preparing."""
    prepares = can_prepare(table)
    had = [one for one in offered if one.is_useful and (not one.short or prepares)]
    return had[-1] if had else offered[0]


def _lost(person: Participant, crossed: Crossed, rulings: Rulings, loss: int) -> int:
    return cross_hazard(person, crossed.leg, passed=False, loss=loss, rulings=rulings).lost


def _is_hazard(table: Table, crossed: Crossed) -> bool:
    edge = scene(table).way(crossed.leg.edge)
    return isinstance(edge.met(crossed.leg.direction), Hazard)
