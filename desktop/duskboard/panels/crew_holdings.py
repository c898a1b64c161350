"""Whom a crew commands and what it has bought for good, side by side or above each other."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.panels.crew_rows import CrewCohorts, CrewUpgrades, KindOf
from duskboard.panels.sheet_area import SheetArea
from duskboard.panels.sheet_book import page_rule
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState

_SIDE, _GAP = 13.0, 12.0


class CrewHoldings(QWidget):
    """Shows cohorts and upgrades.

    Signals:
        wished(CrewWish): They shall be others.
        new_requested(): A crew shall come to the table.
    """

    wished = Signal(object)
    new_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._view: CrewView | None = None
        self._area = SheetArea()
        self._none = EmptyState(look, "")
        self.cohorts = CrewCohorts(look, words)
        self.upgrades = CrewUpgrades(look, words)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(*(round(look.px(_SIDE)),) * 4)
        column.setSpacing(round(look.px(_GAP)))
        for part in (self.cohorts, page_rule(), self.upgrades):
            column.addWidget(part)
        column.addStretch(1)
        self._area.setWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._none, 1)
        outer.addWidget(self._area, 1)
        self._none.act_requested.connect(self.new_requested)
        for one in (self.cohorts, self.upgrades):
            one.wished.connect(self.wished)

    def set_kinds(self, kind_of: KindOf) -> None:
        """Take what knows the crew types, whose own upgrades stand on the sheet."""
        self.upgrades.kind_of = kind_of
        self.mirror(self._view)

    def mirror(self, view: CrewView | None) -> None:
        """Show those of a crew, or that there is none."""
        self._view, words = view, self._words
        self._none.tell(
            words.pgettext("blades crew", "No crew yet."),
            words.pgettext("blades crew", "New crew"),
        )
        self._none.setVisible(view is None)
        self._area.setVisible(view is not None)
        if view is not None:
            self.cohorts.mirror(view)
            self.upgrades.mirror(view)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._view)
