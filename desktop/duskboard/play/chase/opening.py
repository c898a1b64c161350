"""Starting a chase again from where it stood before the first round."""

from dataclasses import dataclass

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.setup import Setup
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.play.change import NotOnTableError, put, take
from duskboard.table.entity import COURSE_ID, OPENING_ID, SETUP_ID, Entity, Kept, Opening
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction

_PARTS = (Course, Edge, Location, Participant, Setup, Vehicle)
"""What a chase is made of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseRestarted(Report):
    """The chase lies on the table as before the first round: its name, and the round it was in."""

    name: str
    round: int


def opening(table: Table) -> Opening:
    """Return the chase as it lies on the table."""
    return Opening(
        parts=tuple(
            Kept(
                entity_id=entity.entity_id,
                value=entity.value,
                visibility=entity.visibility,
                rank=entity.rank,
            )
            for entity in sorted(table, key=lambda entity: entity.entity_id)
            if isinstance(entity.value, Course | Edge | Location | Participant | Setup | Vehicle)
        )
    )


def restart(table: Table) -> Transaction:
    """Return the step that lays the chase as it was before the first round.

    Every part of it is the very same as then; what is no part of a chase stays as it is.

    Raises:
        NotOnTableError: No chase has begun.
    """
    kept, course = table.value(OPENING_ID, Opening), table.value(COURSE_ID, Course)
    if kept is None or course is None:
        raise NotOnTableError(OPENING_ID)
    wanted = {one.entity_id for one in kept.parts}
    found: list[Change] = [take(table, OPENING_ID)]
    found.extend(
        take(table, entity.entity_id)
        for entity in table
        if isinstance(entity.value, _PARTS) and entity.entity_id not in wanted
    )
    for one in kept.parts:
        entity = Entity(
            entity_id=one.entity_id, value=one.value, visibility=one.visibility, rank=one.rank
        )
        found.extend(put(table, entity))
    report = ChaseRestarted(name=course.name, round=course.round)
    return Transaction(report=report, changes=tuple(found))


def opening_gone(table: Table) -> tuple[Change, ...]:
    """Return the changes that take away what belongs to a chase that is cleared."""
    return tuple(take(table, key) for key in (OPENING_ID, SETUP_ID) if table.get(key) is not None)
