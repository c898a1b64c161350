"""What a clock has gone through, from the journal."""

from dataclasses import dataclass

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.models.document import TableDocument
from duskboard.storage.journal import Act, Seq
from duskboard.table.entity import Entity, Moment
from duskboard.table.transaction import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockPoint:
    """A step that changed how far a clock is filled, or how many segments it has.

    Attributes:
        seq: The step.
        at: When it was made.
        session: In which session; 0 before the first.
        before: Segments filled before, or None where the clock was made with it.
        after: Segments filled after.
        size: Segments after.
        report: What was done, or None when it cannot be read any more.
    """

    seq: Seq
    at: Moment
    session: int
    before: int | None
    after: int
    size: int
    report: Report | None


def clock_history(document: TableDocument, clock_id: EntityId) -> tuple[ClockPoint, ...]:
    """Return what a clock has gone through, oldest first; what was taken back is left out.

    Raises:
        CampaignFileError: The file cannot be read.
    """
    undone = _undone(document)
    points: list[ClockPoint] = []
    was: Clock | None = None
    for row, entity in document.file.history(clock_id):
        clock = _clock(entity)
        if row.act is not Act.DO or row.seq in undone:
            continue
        if clock is not None and (was is None or _face(was) != _face(clock)):
            points.append(
                ClockPoint(
                    seq=row.seq,
                    at=row.at,
                    session=row.session,
                    before=None if was is None else was.filled,
                    after=clock.filled,
                    size=clock.size,
                    report=document.report(row.seq),
                )
            )
        was = clock
    return tuple(points)


def _undone(document: TableDocument) -> frozenset[Seq]:
    undone: set[Seq] = set()
    for row in document.rows:
        if row.act is Act.UNDO and row.of_seq is not None:
            undone.add(row.of_seq)
        elif row.act is Act.REDO and row.of_seq is not None:
            undone.discard(row.of_seq)
    return frozenset(undone)


def _clock(entity: Entity | None) -> Clock | None:
    return entity.value if entity is not None and isinstance(entity.value, Clock) else None


def _face(clock: Clock) -> tuple[int, int]:
    return clock.filled, clock.size
