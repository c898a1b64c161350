"""The crew of the table and its factions, for panels that show them."""

from PySide6.QtCore import QObject, Signal

from duskboard.core.blades.activity import Asset
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_making import CrewMaking
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.models.document import Step, TableDocument
from duskboard.table.crew_view import CrewView, crew_view
from duskboard.table.prison_view import PrisonView, prison_view
from duskboard.table.transaction import Change


class CrewModel(QObject):
    """Mirrors the crew of the document.

    Signals:
        changed(): It is another than before, or a faction is.
    """

    changed = Signal()

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        document.changed.connect(self._on_document_changed)

    @property
    def prison(self) -> PrisonView | None:
        """Prison as it is for the crew, or None before there is one."""
        return prison_view(self._document.table)

    @property
    def view(self) -> CrewView | None:
        """The crew as the game master sees it, or None before there is one."""
        return crew_view(self._document.table)

    def _on_document_changed(self, step: Step) -> None:
        if any(_is_here(change) for change in step.changes):
            self.changed.emit()


def _is_here(change: Change) -> bool:
    """Whether a change is of something that a crew's sheet shows."""
    values = [None if one is None else one.value for one in (change.before, change.after)]
    if any(isinstance(one, Scoundrel) for one in values):
        # Of scoundrels it shows what they carry, who they are and how they are in prison.
        shown = [
            (one.name, one.coin, one.fate, one.jail, one.traumas, one.items if one.jail else ())
            if isinstance(one, Scoundrel)
            else None
            for one in values
        ]
        return shown[0] != shown[1]
    return any(isinstance(one, Asset | Crew | CrewMaking | Faction) for one in values)
