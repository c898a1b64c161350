"""Factions about a crew: Tier and hold, and what they think (rules/blades.md 65, 144, 170)."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.faction import MAX_STATUS, MAX_TIER, WAR
from duskboard.core.blades.hold import Hold
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_standing_text import (
    short_standing,
    standing_text,
    status_text,
    status_tip,
)
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.crew_wish import AddFaction, RemoveFaction, SetStanding, SetStatus
from duskboard.panels.over_field import OverField
from duskboard.table.crew_view import CrewView, FactionRowView
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.entry_row import EntryFace, EntryRow
from duskboard.widgets.text_label import TextLabel


class CrewFactions(QWidget):
    """Shows factions as rows. A click on one offers status, Tier and hold.

    Signals:
        wished(CrewWish): A faction shall be otherwise.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._factions: tuple[FactionRowView, ...] = ()
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.rows: list[EntryRow] = []
        self.add = Chip(look, glyph="plus", is_offered=True)
        self.field = OverField(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(look.px(2)))
        self._column.addWidget(self._title)
        self._column.addWidget(self.add)
        self.add.clicked.connect(self._on_add_clicked)
        self.field.entered.connect(self._on_field_entered)

    def mirror(self, view: CrewView) -> None:
        """Show the factions about a crew."""
        words = self._words
        self._factions = view.factions
        self._title.setText(words.pgettext("blades crew", "Factions"))
        self.add.tell(words.pgettext("blades crew", "Faction"))
        while len(self.rows) > len(view.factions):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(view.factions):
            row = EntryRow(self._look)
            row.clicked.connect(self._on_row_clicked)
            self._column.insertWidget(1 + len(self.rows), row)
            self.rows.append(row)
        for row, one in zip(self.rows, view.factions, strict=True):
            status = dotted(words, [signed(one.status), status_text(words, one.status)])
            name = words.pgettext("blades faction", "%(standing)s  %(name)s") % {
                "standing": short_standing(words, one.tier, one.hold),
                "name": one.name,
            }
            row.mirror(EntryFace(text=name, figure=status, says=status_tip(words, one.status)))

    def _on_row_clicked(self) -> None:
        place = next(at for at, row in enumerate(self.rows) if row is self.sender())
        words, menu, one = self._words, QMenu(self), self._factions[place]
        for status in range(MAX_STATUS, WAR - 1, -1):
            act = menu.addAction(dotted(words, [signed(status), status_text(words, status)]))
            act.setCheckable(True)
            act.setChecked(status == one.status)
            act.triggered.connect(
                partial(self._wish, SetStatus(faction_id=one.faction_id, status=status))
            )
        standing = menu.addMenu(standing_text(words, one.tier, one.own_hold))
        for tier in range(MAX_TIER, -1, -1):
            for hold in reversed(Hold):
                wish = SetStanding(faction_id=one.faction_id, tier=tier, hold=hold)
                act = standing.addAction(standing_text(words, tier, hold))
                act.triggered.connect(partial(self._wish, wish))
        act = menu.addAction(words.gettext("Remove"))
        act.triggered.connect(partial(self._wish, RemoveFaction(faction_id=one.faction_id)))
        menu.aboutToHide.connect(menu.deleteLater)
        row = self.rows[place]
        menu.popup(row.mapToGlobal(row.rect().bottomLeft()))

    def _wish(self, wish: object, _on: object = None) -> None:
        self.wished.emit(wish)

    def _on_add_clicked(self) -> None:
        said = self._words.pgettext("blades crew", "Name of the faction")
        self.field.say(said, said)
        self.field.lie_over(self.add, "")

    def _on_field_entered(self, text: str) -> None:
        self.field.finish()
        if text.strip():
            self.wished.emit(AddFaction(name=text.strip()))
