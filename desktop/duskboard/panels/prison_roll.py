"""The incarceration roll: its odds, what each result brings, what is chosen for it (109, 110)."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.prison import PRISON_MAP
from duskboard.core.blades.trait import TraumaId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.outcome_text import OUTCOME_TONE, odds_face
from duskboard.panels.prison_wish import ServeTime
from duskboard.table.prison_view import InmateView, PrisonView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.rating_bar import RatingBar
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.tone_mark import ToneMark

_MARK = 20.0


class PrisonRoll(QWidget):
    """Shows the roll of who is inside. Trauma, claim and faction are chosen before it.

    Signals:
        changed(): Another claim is chosen.
        serve_requested(ServeTime, QWidget): Dice shall be rolled; asked for by the widget.
    """

    changed = Signal()
    serve_requested = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._view: PrisonView | None = None
        self._inside: InmateView | None = None
        self._claim: int | None = None
        self._faction: EntityId | None = None
        self._trauma = ""
        self.title = TextLabel(look, "", TextStyle.LABEL)
        self.bar = RatingBar(look)
        self.lines = {outcome: TextLabel(look, "", TextStyle.BODY, lines=2) for outcome in Outcome}
        self.trauma, self.prize, self.friend = (Chip(look) for _ in range(3))
        self.after = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=2)
        self.act = GlyphButton(look, "", role="outline", small=True)
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(8)))
        column.addWidget(self.title)
        column.addWidget(self.bar)
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(px(8)))
        grid.setVerticalSpacing(round(px(6)))
        grid.setColumnStretch(3, 1)
        self._names = {outcome: TextLabel(look, "", TextStyle.LABEL) for outcome in Outcome}
        self.marks = {outcome: ToneMark(look, size=_MARK) for outcome in Outcome}
        chips = {Outcome.BAD: self.trauma, Outcome.FULL: self.prize, Outcome.CRITICAL: self.friend}
        for row, outcome in enumerate(Outcome):
            self.marks[outcome].mirror(OUTCOME_TONE[outcome])
            grid.addWidget(self.marks[outcome], row, 0)
            grid.addWidget(self._names[outcome], row, 1)
            grid.addWidget(self.lines[outcome], row, 2)
            if outcome in chips:
                grid.addWidget(chips[outcome], row, 3, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(grid)
        column.addWidget(self.after)
        column.addWidget(self.act, 0, Qt.AlignmentFlag.AlignLeft)
        self.trauma.clicked.connect(self._on_trauma_clicked)
        self.prize.clicked.connect(self._on_prize_clicked)
        self.friend.clicked.connect(self._on_friend_clicked)
        self.act.clicked.connect(self._on_act_clicked)

    @property
    def claim(self) -> int | None:
        """The place that a good result wins, or None."""
        return self._claim

    def choose_claim(self, place: int | None) -> None:
        """Have a good result win a place."""
        self._claim = place
        self._show()
        self.changed.emit()

    def mirror(self, view: PrisonView, inside: InmateView | None) -> None:
        """Show the roll; what is chosen and can be no more is forgotten."""
        is_other = inside is None or self._inside is None or inside.who != self._inside.who
        self._view, self._inside = view, inside
        if is_other or (inside is not None and self._trauma in inside.traumas):
            self._trauma = ""
        if self._claim not in view.reach:
            self._claim = view.reach[0] if view.reach else None
        if all(key != self._faction for key, _name in view.factions):
            self._faction = view.factions[0][0] if view.factions else None
        self._show()

    def _show(self) -> None:
        view, words, inside = self._view, self._words, self._inside
        if view is None:
            return
        title = words.pgettext("blades prison", "Incarceration, Tier %(tier)s: %(dice)dd")
        self.title.setText(title % {"tier": tier_text(min(6, view.tier)), "dice": view.dice})
        self.bar.mirror(odds_face(words, rating_odds(Rating(count=view.dice))))
        texts = {
            Outcome.BAD: words.pgettext("blades prison", "a trauma"),
            Outcome.PARTIAL: words.pgettext("blades prison", "nothing"),
            Outcome.FULL: words.pgettext("blades prison", "a claim, +1 status"),
            Outcome.CRITICAL: words.pgettext("blades prison", "also +3 rep"),
        }
        if view.has_block:
            texts[Outcome.BAD] = words.pgettext("blades prison", "no trauma: cell block control")
        for outcome, label in self.lines.items():
            self._names[outcome].setText(enum_text(words, outcome))
            label.setText(texts[outcome])
        self._show_chips(view, inside)
        served = words.pgettext("blades prison", "Whoever goes in: wanted −1, heat 0.")
        self.after.setText(served)
        self.act.setVisible(inside is not None)
        roll = words.pgettext("blades", "Roll %(dice)dd") % {"dice": view.dice}
        self.act.setText(roll)
        is_safe = view.has_block or (inside is not None and inside.is_career_over)
        self.act.setEnabled(bool(self._trauma) or is_safe)

    def _show_chips(self, view: PrisonView, inside: InmateView | None) -> None:
        words = self._words
        choose = words.pgettext("blades prison", "choose…")
        trauma = enum_text(words, TraumaId(self._trauma)) if self._trauma else choose
        claim = choose if self._claim is None else enum_text(words, PRISON_MAP[self._claim])
        faction = dict(view.factions).get(self._faction or EntityId(""), choose)
        for chip, text, tip, is_there in (
            (
                self.trauma,
                trauma,
                words.pgettext("blades prison", "The trauma"),
                not view.has_block,
            ),
            (self.prize, claim, words.pgettext("blades prison", "The claim"), bool(view.reach)),
            (
                self.friend,
                faction,
                words.pgettext("blades prison", "Who thinks better of the crew"),
                bool(view.factions),
            ),
        ):
            chip.setVisible(is_there and inside is not None)
            chip.tell(text, tip)
            chip.set_offered(is_so=text == choose)

    def _on_trauma_clicked(self) -> None:
        menu = QMenu(self)
        for one in TraumaId:
            if self._inside is not None and one.value not in self._inside.traumas:
                menu.addAction(enum_text(self._words, one), partial(self._choose_trauma, one.value))
        self._pop_up(menu, self.trauma)

    def _choose_trauma(self, trauma: str) -> None:
        self._trauma = trauma
        self._show()

    def _on_prize_clicked(self) -> None:
        menu = QMenu(self)
        for place in () if self._view is None else self._view.reach:
            claim = enum_text(self._words, PRISON_MAP[place])
            menu.addAction(claim, partial(self.choose_claim, place))
        self._pop_up(menu, self.prize)

    def _on_friend_clicked(self) -> None:
        menu = QMenu(self)
        for key, name in () if self._view is None else self._view.factions:
            menu.addAction(name.replace("&", "&&"), partial(self._choose_friend, key))
        self._pop_up(menu, self.friend)

    def _choose_friend(self, key: EntityId) -> None:
        self._faction = key
        self._show()

    def _on_act_clicked(self) -> None:
        if self._inside is not None:
            wish = ServeTime(
                who=self._inside.who,
                claim=self._claim,
                faction=self._faction,
                trauma=self._trauma,
            )
            self.serve_requested.emit(wish, self.act)

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))
