"""The downtime of the table, for the panels that show it."""

from PySide6.QtCore import QObject, Signal

from duskboard.core.blades.activity import Asset
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.downtime import Downtime, KeptTrouble
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.plan import Score
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.clocks.clock import Clock
from duskboard.core.rulings import Rulings
from duskboard.models.document import Step, TableDocument
from duskboard.table.downtime_view import DowntimeView, downtime_view
from duskboard.table.transaction import Change

_SHOWN = Asset | Clock | Crew | Downtime | Faction | KeptTrouble | Rulings | Score | Scoundrel


class DowntimeModel(QObject):
    """Mirrors the downtime of the document.

    Signals:
        changed(): It, or something that it shows, is another than before.
    """

    changed = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._shown: DowntimeView | None = None
        document.changed.connect(self._on_document_changed)

    @property
    def view(self) -> DowntimeView:
        """The downtime as it is now; it is made when somebody looks."""
        if self._shown is None:
            self._shown = downtime_view(self._document.table)
        return self._shown

    def _on_document_changed(self, step: Step) -> None:
        if any(_is_here(change) for change in step.changes):
            self._shown = None
            self.changed.emit()


def _is_here(change: Change) -> bool:
    """Whether a change is of something that a downtime shows."""
    entity = change.after or change.before
    return entity is not None and isinstance(entity.value, _SHOWN)
