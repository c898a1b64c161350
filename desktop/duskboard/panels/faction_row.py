"""A faction on its ladder: how it stands, what it thinks of the crew, and its clocks."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_standing_text import (
    short_standing,
    standing_text,
    status_text,
    status_tip,
)
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.tag_label import TagLabel
from duskboard.table.entity import Visibility
from duskboard.table.faction_view import FactionView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_row import ClockRow
from duskboard.widgets.entry_row import EntryFace, EntryRow
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.status_track import StatusTrack
from duskboard.widgets.text_label import TextLabel

_STANDING, _NUMBER, _INDENT = 42.0, 24.0, 36.0


class FactionRow(QWidget):
    """Shows a faction. A click on its name offers what can be done about it.

    Signals:
        offers_wished(): What can be done shall be offered.
        status_requested(int): It shall think so of the crew.
        fill_requested(object, int): A clock of it shall be filled so far.
        visibility_requested(object): A clock of it shall be shown or hidden.
    """

    offers_wished = Signal()
    status_requested = Signal(int)
    fill_requested = Signal(object, int)
    visibility_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.standing = TextLabel(look, "", TextStyle.BODY, weight=700)
        self.name = EntryRow(look)
        self.war = TagLabel(look, "", ground=Role.BG1)
        self.track = StatusTrack(look)
        self.number = TextLabel(look, "", TextStyle.BODY, weight=700)
        self.number.setAlignment(RIGHT)
        self.goals: list[ClockRow] = []
        self._head, self._clocks = QHBoxLayout(), QVBoxLayout()
        self._head.setSpacing(round(look.px(6)))
        for part, stretch in (
            (self.standing, 0),
            (self.name, 1),
            (self.war, 0),
            (self.track, 0),
            (self.number, 0),
        ):
            self._head.addWidget(part, stretch, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addLayout(self._clocks)
        self.name.clicked.connect(self.offers_wished)
        self.name.write_requested.connect(self.offers_wished)
        self.track.status_requested.connect(self.status_requested)
        self._measure()

    def mirror(self, view: FactionView) -> None:
        """Show a faction."""
        words = self._words
        self.standing.setText(short_standing(words, view.tier, view.hold))
        self.standing.setToolTip(standing_text(words, view.tier, view.hold))
        seen = words.pgettext("blades faction", "players see the name")
        due = words.npgettext(
            "blades faction", "%(count)d turn waits", "%(count)d turns wait", view.idle
        ) % {"count": view.idle}
        says = [
            standing_text(words, view.tier, view.hold),
            status_text(words, view.status),
            due if view.idle else "",
            seen if view.visibility is Visibility.SHOWN else "",
            view.notes,
        ]
        self.name.mirror(
            EntryFace(
                text=view.name,
                detail=dotted(words, [view.about, due if view.idle else ""]),
                says=clauses(words, [one for one in says if one]),
            )
        )
        self.war.setText(words.pgettext("blades status", "war"))
        self.war.setVisible(view.is_at_war)
        text = words.pgettext("blades faction", "%(name)s, status") % {"name": view.name}
        tip = dotted(words, [status_text(words, view.status), status_tip(words, view.status)])
        self.track.mirror(view.status, text, tip)
        self.number.setText(signed(view.status))
        self._match(len(view.goals))
        for row, goal in zip(self.goals, view.goals, strict=True):
            row.mirror(goal)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._measure()

    def _measure(self) -> None:
        px = self._look.px
        self.standing.setFixedWidth(round(px(_STANDING)))
        self.number.setFixedWidth(round(px(_NUMBER)))
        self._clocks.setContentsMargins(round(px(_INDENT)), 0, 0, 0)

    def _match(self, count: int) -> None:
        """Have as many rows as there are clocks."""
        while len(self.goals) > count:
            row = self.goals.pop()
            self._clocks.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.goals) < count:
            row = ClockRow(self._look, self._words)
            row.fill_requested.connect(self.fill_requested)
            row.visibility_requested.connect(self.visibility_requested)
            self._clocks.addWidget(row)
            self.goals.append(row)
