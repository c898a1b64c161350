"""The one document: it holds the table, writes each step to the file, then tells everybody.

Nothing else writes. A step is durable before anybody hears of it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from duskboard.core.identity import EntityId
from duskboard.models.roll_origin import was_shown
from duskboard.models.undo_order import UndoOrder
from duskboard.play.going_back import go_back
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Act, JournalRow, Seq
from duskboard.table.entity import Entity, Moment, Session
from duskboard.table.public_view import public_view, reveals
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A step of the journal as it was made.

    Attributes:
        row: Its row.
        report: What was done, undone or redone; None when it cannot be read any more.
        changes: What changed on the table.
    """

    row: JournalRow
    report: Report | None
    changes: tuple[Change, ...]


class TableDocument(QObject):
    """The table and its journal.

    Signals:
        changed(Step): A step is in the file and on the table.
        revealing(bool): The step just written shows players something that was hidden, or calls
            something by another name; whether a roll from the log is among it. Said before
            `changed`, and only of undo, redo and going back.
    """

    changed = Signal(object)
    revealing = Signal(bool)

    def __init__(
        self, file: CampaignFile, now: Callable[[], Moment], parent: QObject | None = None
    ) -> None:
        """Hold the table of an open file. `now` is the clock on the wall.

        Raises:
            CampaignFileError: The file cannot be read.
        """
        super().__init__(parent)
        self._file = file
        self._now = now
        self._table = file.table()
        self._rows = list(file.rows())
        self._place = {row.seq: place for place, row in enumerate(self._rows)}
        self._session_number = max((row.session for row in self._rows), default=0)
        self._reports: dict[Seq, Report] = {}
        floor = file.undo_floor  # what a rescue has lost cannot be undone
        self._order = UndoOrder(row for row in self._rows if row.seq > floor)
        self._allowed_session: int | None = None
        self._is_closed = False

    @property
    def file(self) -> CampaignFile:
        """The campaign file."""
        return self._file

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._table

    @property
    def rows(self) -> tuple[JournalRow, ...]:
        """The journal, oldest first."""
        return tuple(self._rows)

    @property
    def last_seq(self) -> Seq:
        """The last step of the journal; 0 before the first."""
        return self._rows[-1].seq if self._rows else Seq(0)

    @property
    def undo_steps(self) -> tuple[JournalRow, ...]:
        """The steps that can be undone, oldest first."""
        return tuple(self.row(seq) for seq in self._order.done)

    @property
    def next_undo(self) -> JournalRow | None:
        """The step that undo would take back, or None."""
        seq = self._order.next_undo
        return None if seq is None else self.row(seq)

    @property
    def next_redo(self) -> JournalRow | None:
        """The step that redo would make again, or None."""
        seq = self._order.next_redo
        return None if seq is None else self.row(seq)

    @property
    def session_number(self) -> int:
        """The latest session that the journal knows; 0 before the first."""
        return self._session_number

    @property
    def undo_needs_second_press(self) -> bool:
        """Whether the next undo is the first that reaches into an earlier session."""
        row = self.next_undo
        if row is None:
            return False
        allowed = self.session_number if self._allowed_session is None else self._allowed_session
        return row.session < allowed

    def row(self, seq: Seq) -> JournalRow:
        """Return a row of the journal.

        Raises:
            KeyError: There is no such row.
        """
        return self._rows[self._place[seq]]

    def report(self, seq: Seq) -> Report | None:
        """Return what a step did, or None when it cannot be read any more.

        Lists that wait to be deleted with their window may still ask after `close`.
        """
        found = self._reports.get(seq)
        if found is None and not self._is_closed:
            found = self._file.report(seq)
            if found is not None:
                self._reports[seq] = found
        return found

    def history(self, entity_id: EntityId) -> tuple[tuple[JournalRow, Entity | None], ...]:
        """Return the values that a thing has had, oldest first, with the rows that set them."""
        return self._file.history(entity_id)

    def submit(self, transaction: Transaction) -> Step:
        """Write a new step, lay it on the table, tell everybody.

        Raises:
            StaleChangeError: The transaction was made from another table.
            CampaignFileError: The file cannot be written; nothing has changed.
        """
        step = self._commit(Act.DO, None, transaction)
        self._allowed_session = None
        self.changed.emit(step)
        return step

    def undo(self) -> Step | None:
        """Take the last step back; None when there is none.

        Raises:
            CampaignFileError: The file cannot be read or written; nothing has changed.
        """
        row = self.next_undo
        if row is None:
            return None
        changes = tuple(change.inverted() for change in self._file.changes(row.seq))
        step = self._turn(Act.UNDO, row, changes)
        self._allowed_session = row.session
        self.changed.emit(step)
        return step

    def redo(self) -> Step | None:
        """Make the last step that was taken back again; None when there is none.

        Raises:
            CampaignFileError: The file cannot be read or written; nothing has changed.
        """
        row = self.next_redo
        if row is None:
            return None
        step = self._turn(Act.REDO, row, self._file.changes(row.seq))
        self.changed.emit(step)
        return step

    def go_back(self, seq: Seq) -> Step:
        """Lay the table as it was after a step, by a new step.

        Raises:
            NothingToChangeError: Nothing differs.
            KeyError: There is no such row.
            CampaignFileError: The file cannot be read or written; nothing has changed.
        """
        earlier = self._file.table_at(seq)
        transaction = go_back(self._table, earlier, seq=seq, at=self.row(seq).at)
        before = self._table
        step = self._commit(Act.DO, None, transaction)
        self._allowed_session = None
        self._warn(before)
        self.changed.emit(step)
        return step

    def close(self) -> None:
        """Close the file. Every step is in it already."""
        self._is_closed = True
        self._file.close()

    def _turn(self, act: Act, of: JournalRow, changes: tuple[Change, ...]) -> Step:
        report = self.report(of.seq)
        before = self._table
        transaction = Transaction(report=report or Report(), changes=changes)
        step = self._commit(act, of.seq, transaction)
        self._warn(before)
        return Step(row=step.row, report=report, changes=changes)

    def _warn(self, before: Table) -> None:
        old, new = public_view(before), public_view(self._table)
        is_other_roll = new.roll is not None and new.roll != old.roll
        has_roll = is_other_roll and self._has_roll_of_log()
        if has_roll or reveals(old, new):
            self.revealing.emit(has_roll)

    def _has_roll_of_log(self) -> bool:
        """Return whether the roll that players see was brought from the log."""
        return was_shown(self._file, self.row, self.report, self.last_seq)

    def _commit(self, act: Act, of_seq: Seq | None, transaction: Transaction) -> Step:
        table = self._table.applied(transaction.changes)
        row = self._file.commit(
            at=self._now(),
            session=self._session_of(table, act),
            act=act,
            of_seq=of_seq,
            transaction=transaction,
        )
        self._table = table
        self._place[row.seq] = len(self._rows)
        self._rows.append(row)
        self._session_number = max(self._session_number, row.session)
        if act is Act.DO:
            self._reports[row.seq] = transaction.report
        self._order.add(row)
        return Step(row=row, report=transaction.report, changes=transaction.changes)

    def _session_of(self, table: Table, act: Act) -> int:
        """Return the number a row bears: undo and redo belong to the evening they are made in."""
        if act is not Act.DO:
            return self.session_number
        entity = table.session
        return entity.value.number if entity and isinstance(entity.value, Session) else 0
