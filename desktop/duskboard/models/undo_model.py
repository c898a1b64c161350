"""The steps that can be undone as rows, the next one first."""

from collections import Counter

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from typing_extensions import override

from duskboard.models.document import Step, TableDocument
from duskboard.models.log_model import LogEntry
from duskboard.models.view_list_model import Index, ModelRole
from duskboard.storage.journal import Act, JournalRow


class UndoModel(QAbstractListModel):
    """Each step that stands; row 0 is what undo would take back."""

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._rows: list[JournalRow] = list(document.undo_steps)
        self._counts = Counter(row.session for row in self._rows)
        document.changed.connect(self._on_document_changed)

    def steps_of(self, session: int) -> int:
        """Return how many steps of a session stand; 0 for the number before the first."""
        return self._counts[session]

    def entry(self, place: int) -> LogEntry:
        """Return the step in a row, 0 for the next to be undone.

        Raises:
            IndexError: There is no such row.
        """
        row = self._rows[len(self._rows) - 1 - place]
        return LogEntry(
            seq=row.seq,
            at=row.at,
            session=row.session,
            report=self._document.report(row.seq),
            undone=False,
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

    def _on_document_changed(self, step: Step) -> None:
        if step.row.act is Act.UNDO:
            self.beginRemoveRows(QModelIndex(), 0, 0)
            self._counts[self._rows.pop().session] -= 1
            self.endRemoveRows()
            return
        of_seq = step.row.of_seq
        row = step.row if of_seq is None else self._document.row(of_seq)
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._rows.append(row)
        self._counts[row.session] += 1
        self.endInsertRows()
