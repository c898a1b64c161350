"""The sheets of the table, for panels that show them."""

from PySide6.QtCore import QObject, Signal

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import Sheet
from duskboard.models.document import Step, TableDocument
from duskboard.table.entity import Note, Session
from duskboard.table.sheet_view import SheetTabView, SheetView, sheet_tabs, sheet_view
from duskboard.table.transaction import Change


class SheetModel(QObject):
    """Mirrors the sheets of the document.

    Signals:
        changed(): They are others than before, or what they read is.
    """

    changed = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        document.changed.connect(self._on_document_changed)

    @property
    def tabs(self) -> tuple[SheetTabView, ...]:
        """Every sheet by rank."""
        return sheet_tabs(self._document.table)

    def has(self, sheet_id: EntityId | None) -> bool:
        """Return whether there is such a sheet."""
        return sheet_id is not None and self._document.table.value(sheet_id, Sheet) is not None

    def view(self, sheet_id: EntityId | None) -> SheetView | None:
        """Return a sheet as the game master sees it, or None where there is none."""
        return sheet_view(self._document.table, sheet_id) if sheet_id is not None else None

    def _on_document_changed(self, step: Step) -> None:
        if not all(_is_elsewhere(change) for change in step.changes):
            self.changed.emit()


def _is_elsewhere(change: Change) -> bool:
    """Whether a change is of something that no sheet shows."""
    entity = change.after or change.before
    return entity is not None and isinstance(entity.value, Clock | Note | Session)
