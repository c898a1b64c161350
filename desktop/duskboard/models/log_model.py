"""The journal as rows, the newest first."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from typing_extensions import override

from duskboard.models.document import Step, TableDocument
from duskboard.models.view_list_model import Index, ModelRole
from duskboard.play.fallen import is_roll
from duskboard.storage.journal import Act, JournalRow, Seq
from duskboard.table.entity import Moment
from duskboard.table.transaction import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """A step in the log.

    Attributes:
        seq: Its number in the journal.
        at: When it was made.
        session: The session it belongs to; 0 before the first.
        report: What was done, or None when it cannot be read any more.
        undone: Whether it has been taken back.
    """

    seq: Seq
    at: Moment
    session: int
    report: Report | None
    undone: bool

    @property
    def is_roll(self) -> bool:
        """Whether dice fell."""
        return is_roll(self.report)


class LogModel(QAbstractListModel):
    """Each step once, the newest first; undo and redo mark the step they speak of.

    Reports are read from the file when a view asks for them, then kept.
    """

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._rows: list[JournalRow] = []
        self._place: dict[Seq, int] = {}
        self._undone: set[Seq] = set()
        self._reports: dict[Seq, Report | None] = {}
        for row in document.rows:
            self._take(row)
        document.changed.connect(self._on_document_changed)

    def entry(self, place: int) -> LogEntry:
        """Return the entry in a row, 0 for the newest.

        Raises:
            IndexError: There is no such row.
        """
        row = self._rows[len(self._rows) - 1 - place]
        if row.seq not in self._reports:
            self._reports[row.seq] = self._document.report(row.seq)
        return LogEntry(
            seq=row.seq,
            at=row.at,
            session=row.session,
            report=self._reports[row.seq],
            undone=row.seq in self._undone,
        )

    def entries(self, session: int) -> tuple[LogEntry, ...]:
        """Return the entries of a session, oldest first."""
        return tuple(
            self.entry(len(self._rows) - 1 - place)
            for place, row in enumerate(self._rows)
            if row.session == session
        )

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        if role == ModelRole.VIEW:
            return self.entry(index.row())
        if role == ModelRole.KEY:
            return self._rows[len(self._rows) - 1 - index.row()].seq
        return None

    def _take(self, row: JournalRow) -> None:
        match row.act:
            case Act.DO:
                self._place[row.seq] = len(self._rows)
                self._rows.append(row)
            case Act.UNDO if row.of_seq is not None:
                self._undone.add(row.of_seq)
            case Act.REDO if row.of_seq is not None:
                self._undone.discard(row.of_seq)

    def _on_document_changed(self, step: Step) -> None:
        row = step.row
        if row.act is Act.DO:
            self.beginInsertRows(QModelIndex(), 0, 0)
            self._take(row)
            self._reports[row.seq] = step.report
            self.endInsertRows()
            return
        self._take(row)
        if row.of_seq is not None and row.of_seq in self._place:
            index = self.index(len(self._rows) - 1 - self._place[row.of_seq])
            self.dataChanged.emit(index, index)
