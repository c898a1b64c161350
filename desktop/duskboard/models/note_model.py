"""The notes of the table as rows."""

from PySide6.QtCore import QObject

from duskboard.models.document import Step, TableDocument
from duskboard.models.view_list_model import ViewListModel
from duskboard.table.view import NoteView, note_views


class NoteModel(ViewListModel[NoteView]):
    """Every note, the newest last."""

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(lambda view: view.note_id, lambda view: view.title, parent)
        self._document = document
        self.mirror(note_views(document.table))
        document.changed.connect(self._on_document_changed)

    def _on_document_changed(self, step: Step) -> None:
        if step.changes:
            self.mirror(note_views(self._document.table))
