"""The factions of the table, for the panel that shows them."""

from PySide6.QtCore import QObject, Signal

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.clocks.clock import Clock
from duskboard.models.document import Step, TableDocument
from duskboard.table.entity import Note
from duskboard.table.faction_view import LadderView, ladder_view
from duskboard.table.transaction import Change


class FactionModel(QObject):
    """Mirrors the factions of the document.

    Signals:
        changed(): They, their clocks or what they did are others than before, or the crew is.
    """

    changed = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._shown = ladder_view(document.table)
        document.changed.connect(self._on_document_changed)

    @property
    def view(self) -> LadderView:
        """The ladder as it is now."""
        return self._shown

    def _on_document_changed(self, step: Step) -> None:
        if not any(_is_here(change) for change in step.changes):
            return
        now = ladder_view(self._document.table)
        if now != self._shown:
            self._shown = now
            self.changed.emit()


def _is_here(change: Change) -> bool:
    """Whether a change is of something that the ladder shows."""
    entity = change.after or change.before
    return entity is not None and isinstance(entity.value, Clock | Crew | Faction | Note)
