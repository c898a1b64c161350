"""What a clock has gone through, from the journal."""

from dataclasses import dataclass

from duskboard.core.clocks.clock import Beat, Clock
from duskboard.core.identity import EntityId
from duskboard.models.document import TableDocument
from duskboard.play.blades.applying import ConsequenceApplied, EffectTicked
from duskboard.play.blades.decision import ActionRolled
from duskboard.play.blades.team import TeamActed
from duskboard.play.clock_beat import BeatPassed
from duskboard.storage.journal import Act, JournalRow, Seq
from duskboard.table.entity import Entity, Moment
from duskboard.table.transaction import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockPoint:
    """A step that changed how far a clock is filled or its segments, or had its event come about.

    Attributes:
        seq: The step.
        at: When it was made.
        session: In which session; 0 before the first.
        before: Segments filled before, or None where the clock was made with it.
        after: Segments filled after.
        size: Segments after.
        report: What was done, or None when it cannot be read any more.
        roll: The roll of an action that ticked it, or None.
        scene: The number of the scene of the session that ticked it, or None.
    """

    seq: Seq
    at: Moment
    session: int
    before: int | None
    after: int
    size: int
    report: Report | None
    roll: ActionRolled | TeamActed | None = None
    scene: int | None = None


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
            report = document.report(row.seq)
            points.append(
                ClockPoint(
                    seq=row.seq,
                    at=row.at,
                    session=row.session,
                    before=None if was is None else was.filled,
                    after=clock.filled,
                    size=clock.size,
                    report=report,
                    roll=_roll(document, row, undone) if _is_of_roll(report) else None,
                    scene=_scene(document, row, undone) if _is_scene(report) else None,
                )
            )
        was = clock
    return tuple(points)


def _is_of_roll(report: Report | None) -> bool:
    return isinstance(report, EffectTicked | ConsequenceApplied)


def _is_scene(report: Report | None) -> bool:
    return isinstance(report, BeatPassed) and report.beat is Beat.SCENE


def _roll(
    document: TableDocument, row: JournalRow, undone: frozenset[Seq]
) -> ActionRolled | TeamActed | None:
    """Return the roll of an action that a step follows from: the last before it."""
    for earlier in reversed(_until(document, row, undone)):
        report = document.report(earlier.seq)
        if isinstance(report, ActionRolled | TeamActed):
            return report
    return None


def _scene(document: TableDocument, row: JournalRow, undone: frozenset[Seq]) -> int:
    """Return the how manieth scene of its session goes by with a step."""
    same = (one for one in _until(document, row, undone) if one.session == row.session)
    reports = (document.report(one.seq) for one in same)
    passed = (one.times for one in reports if isinstance(one, BeatPassed) and _is_scene(one))
    return sum(passed)


def _until(document: TableDocument, row: JournalRow, undone: frozenset[Seq]) -> list[JournalRow]:
    """Return the steps up to one, with it, that were made and not taken back."""
    return [
        one
        for one in document.rows
        if one.seq <= row.seq and one.act is Act.DO and one.seq not in undone
    ]


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


def _face(clock: Clock) -> tuple[int, int, bool]:
    return clock.filled, clock.size, clock.has_happened
