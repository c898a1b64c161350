"""The turns of factions in a downtime: a row each, and the form of who plays (126, 163)."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_standing_text import short_standing
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import EndTurns
from duskboard.panels.faction_turn_form import FactionTurnForm
from duskboard.panels.outcome_text import odds_face
from duskboard.panels.tag_label import TagLabel
from duskboard.table.downtime_view import DowntimeView
from duskboard.table.faction_view import FactionView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.rating_bar import RatingBar
from duskboard.widgets.text_label import TextLabel

_STANDING, _NAME, _DICE, _BAR = 42.0, 150.0, 28.0, 112.0


class TurnsForm(QWidget):
    """Shows the factions and whose turn it was.

    Signals:
        wished(object): See `downtime_wish` and `faction_wish`.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view = DowntimeView()
        self._every = False
        self.rows: list[TurnRow] = []
        self.form = FactionTurnForm(look, words)
        self.all = GlyphButton(look, "", role="quiet", small=True)
        self.foot = StepFoot(look)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(look.px(2)))
        self._column.addWidget(self.form)
        self._column.addWidget(self.all, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.foot)
        self.form.hide()
        self.form.played.connect(self._on_form_played)
        self.form.left.connect(self.form.hide)
        self.all.clicked.connect(self._on_all_clicked)
        self.foot.done.connect(self.act)

    def mirror(self, view: DowntimeView, *, is_current: bool) -> None:
        """Show the factions; those of interest and those that are behind, or all."""
        self._view = view
        words = self._words
        factions = self._seen(view)
        played = set() if view.downtime is None else set(view.downtime.played)
        while len(self.rows) > len(factions):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(factions):
            row = TurnRow(self._look, self._words)
            row.play.clicked.connect(partial(self._on_play_clicked, len(self.rows)))
            self._column.insertWidget(len(self.rows), row)
            row.show()
            self.rows.append(row)
        for row, faction in zip(self.rows, factions, strict=True):
            row.mirror(faction, is_played=faction.faction_id in played)
        hidden = len(view.factions) - len(factions)
        text = words.npgettext(
            "blades downtime", "%(count)d more faction", "%(count)d more factions", hidden
        )
        few = words.pgettext("blades downtime", "Only factions of interest")
        self.all.setText(few if self._every else text % {"count": hidden})
        self.all.setVisible(bool(hidden) or self._every)
        if self.form.isVisible():
            key = self.form.faction_id
            self.form.follow(next((one for one in factions if one.faction_id == key), None))
        self.foot.setVisible(is_current)
        self.foot.mirror(
            words.pgettext("blades downtime", "Those without a turn wait for the next."),
            "",
            words.pgettext("blades downtime", "Turns are over"),
        )

    def act(self) -> None:
        """Do it."""
        self.wished.emit(EndTurns())

    def show_every(self) -> None:
        """Show every faction, for several turns at once."""
        self._every = True
        self.mirror(self._view, is_current=self.foot.isVisible())

    def _seen(self, view: DowntimeView) -> list[FactionView]:
        interesting = [one for one in view.factions if one.is_of_interest or one.idle]
        return list(view.factions) if self._every or not interesting else interesting

    def _on_play_clicked(self, place: int) -> None:
        self._column.removeWidget(self.form)
        self._column.insertWidget(place + 1, self.form)
        self.form.begin(self._seen(self._view)[place])

    def _on_form_played(self, wish: object) -> None:
        self.form.hide()
        self.wished.emit(wish)

    def _on_all_clicked(self) -> None:
        self._every = not self._every
        self.mirror(self._view, is_current=self.foot.isVisible())


class TurnRow(QWidget):
    """A faction: how it stands, its dice and their odds, its clocks, its turn."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        px = look.px
        self.faction_id: EntityId | None = None
        self.standing = TextLabel(look, "", TextStyle.BODY, weight=700)
        self.name = TextLabel(look, "", TextStyle.LABEL)
        self.dice = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.bar = RatingBar(look, is_small=True)
        self.clocks = TextLabel(look, "", TextStyle.BODY)
        self.tag = TagLabel(look, "", ground=Role.BG1)
        self.play = GlyphButton(look, "", glyph="hourglass", role="quiet", small=True)
        for label, wide in (
            (self.standing, _STANDING),
            (self.dice, _DICE),
            (self.bar, _BAR),
        ):
            label.setFixedWidth(round(px(wide)))
        self.name.setMaximumWidth(round(px(_NAME)))
        self.name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(px(10)))
        row.addWidget(self.standing)
        row.addWidget(self.name, 1)
        row.addWidget(self.dice)
        row.addWidget(self.bar)
        row.addWidget(self.clocks, 2)
        row.addWidget(self.tag)
        row.addWidget(self.play)

    def mirror(self, view: FactionView, *, is_played: bool) -> None:
        """Show a faction."""
        words = self._words
        self.faction_id = view.faction_id
        dice = max(0, view.tier)
        self.standing.setText(short_standing(words, view.tier, view.hold))
        self.name.setText(view.name)
        self.dice.setText(words.pgettext("blades downtime", "%(dice)dd") % {"dice": dice})
        self.bar.mirror(odds_face(words, rating_odds(Rating(count=dice))))
        text = words.pgettext("blades downtime", "%(clock)s %(filled)d/%(size)d")
        goals = [
            text % {"clock": one.name, "filled": one.filled, "size": one.size} for one in view.goals
        ]
        self.clocks.setText(dotted(words, goals))
        due = words.npgettext(
            "blades faction", "%(count)d turn waits", "%(count)d turns wait", view.idle
        ) % {"count": view.idle}
        played = words.pgettext("blades downtime", "played")
        self.tag.setText(played if is_played else due)
        self.tag.setVisible(is_played or bool(view.idle))
        self.tag.updateGeometry()
        again = words.pgettext("blades downtime", "Play again…")
        self.play.setText(again if is_played else words.pgettext("blades downtime", "Play…"))
        said = words.pgettext("blades faction", "Turn of %(name)s") % {"name": view.name}
        self.play.setAccessibleName(said)
