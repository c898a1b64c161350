"""The clocks of the table as rows."""

from PySide6.QtCore import QObject

from duskboard.models.document import Step, TableDocument
from duskboard.models.view_list_model import ViewListModel
from duskboard.table.clock_view import ClockView, OwnerView, clock_views, owner_views


class ClockModel(ViewListModel[ClockView]):
    """Every clock by rank, as the game master sees it."""

    def __init__(self, document: TableDocument, parent: QObject | None = None) -> None:
        super().__init__(lambda view: view.clock_id, lambda view: view.name, parent)
        self._document = document
        self._seen = document.table
        self.mirror(clock_views(document.table))
        document.changed.connect(self._on_document_changed)

    @property
    def owners(self) -> tuple[OwnerView, ...]:
        """Everybody whose a clock can be."""
        return owner_views(self._document.table)

    @property
    def groups(self) -> tuple[str, ...]:
        """The headings that clocks stand under, in the order in which they come."""
        found = (view.deed.group for view in self.views)
        return tuple(dict.fromkeys(group for group in found if group))

    def _on_document_changed(self, step: Step) -> None:
        if step.changes:
            before, self._seen = self._seen, self._document.table
            self.mirror(clock_views(self._seen, before, self.views))
