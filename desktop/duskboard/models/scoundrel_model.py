"""The scoundrels of the table, for panels that show them."""

from PySide6.QtCore import QObject, Signal

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId
from duskboard.models.document import Step, TableDocument
from duskboard.table.scoundrel_view import (
    ScoundrelTabView,
    ScoundrelView,
    scoundrel_tabs,
    scoundrel_view,
)
from duskboard.table.transaction import Change


class ScoundrelModel(QObject):
    """Mirrors the scoundrels of the document.

    Signals:
        changed(): They are others than before, or what they read of the crew is.
    """

    changed = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        document.changed.connect(self._on_document_changed)

    @property
    def tabs(self) -> tuple[ScoundrelTabView, ...]:
        """Every scoundrel by rank."""
        return scoundrel_tabs(self._document.table)

    def has(self, sheet_id: EntityId | None) -> bool:
        """Return whether there is such a scoundrel."""
        return sheet_id is not None and self._document.table.value(sheet_id, Scoundrel) is not None

    def view(self, sheet_id: EntityId | None) -> ScoundrelView | None:
        """Return a scoundrel as the game master sees it, or None where there is none."""
        return scoundrel_view(self._document.table, sheet_id) if sheet_id is not None else None

    def _on_document_changed(self, step: Step) -> None:
        if any(_is_here(change) for change in step.changes):
            self.changed.emit()


def _is_here(change: Change) -> bool:
    """Whether a change is of something that a sheet shows."""
    entity = change.after or change.before
    return entity is not None and isinstance(entity.value, Crew | Scoundrel)
