"""Which notes are in the list: those that hold what is searched for."""

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.models.note_model import NoteModel
from duskboard.models.view_list_model import Index, ModelRole
from duskboard.table.view import NoteView


class FoundNotes(QSortFilterProxyModel):
    """The notes that hold what is searched for, in title, text or what they are on."""

    def __init__(self, model: NoteModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._needle = ""
        self._held: EntityId | None = None
        self._withheld: EntityId | None = None
        self.setSourceModel(model)

    def search(self, text: str) -> None:
        """Look for a text."""
        self.beginFilterChange()
        self._needle = text.strip().casefold()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def hold(self, note_id: EntityId | None) -> None:
        """Keep a note in the list while it is written, whatever it reads; None for no note."""
        if note_id != self._held:
            self.beginFilterChange()
            self._held = note_id
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def withhold(self, note_id: EntityId | None) -> None:
        """Leave out a note that is still written elsewhere; None for no note."""
        if note_id != self._withheld:
            self.beginFilterChange()
            self._withheld = note_id
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def forget(self, note_id: EntityId) -> None:
        """Take note that a note is about to go."""
        self._held = None if note_id == self._held else self._held
        self._withheld = None if note_id == self._withheld else self._withheld

    def index_of(self, note_id: EntityId) -> QModelIndex:
        """Return the row of a note, invalid where it is not among those found."""
        for place in range(self.rowCount()):
            index = self.index(place, 0)
            if index.data(ModelRole.KEY) == note_id:
                return index
        return QModelIndex()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        view = self.sourceModel().index(source_row, 0).data(ModelRole.VIEW)
        if not isinstance(view, NoteView):
            return not self._needle
        if view.note_id in {self._held, self._withheld}:
            return view.note_id == self._held
        texts = (view.title, view.text, view.about)
        return not self._needle or any(self._needle in text.casefold() for text in texts)
