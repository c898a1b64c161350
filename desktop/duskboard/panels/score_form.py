"""The plan of a score: how, against whom, what counts for its engagement roll, its odds."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.plan import MOST_OTHERS
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.linked_plans import LinkedPlans
from duskboard.panels.menu_under import open_menu
from duskboard.panels.roll_page import OddsPage
from duskboard.panels.score_offer import ScoreOffer
from duskboard.panels.score_text import (
    detail_text,
    die_faces,
    engagement_cards,
    engagement_odds,
    plan_tip,
    reminder_text,
    target_text,
)
from duskboard.panels.score_wish import SetPlan, SetTarget, StepOthers, TickDie, WriteScore
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.option_row import OptionFace, OptionRow
from duskboard.widgets.outcome_cards import OutcomeCards
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel

_COLUMNS = 2


class ScoreForm(OddsPage):
    """Shows a score that is planned.

    Attributes:
        plans: How it is gone about.
        name: What it is about.
        detail: What the plan takes to begin.
        target: Whom it is against.
        rows: What counts for the engagement roll, in the order of the offer.
        others: Dice that the table adds or takes.
        linked: Plans that go with it.
        reminder: Upgrades of the crew that are only reminded of.

    Signals:
        wished(ScoreWish): This was clicked or typed.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: ScoreOffer | None = None
        self.plans = SegmentedControl(look)
        self.name, self.detail = EntryField(), EntryField()
        self.target = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.rows: list[OptionRow] = []
        self.others = Stepper(look)
        self.linked = LinkedPlans(look, words)
        self.cards = OutcomeCards(look)
        self.reminder = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=3)
        self._grid = QGridLayout()
        self._lay_out()
        self._connect()

    def mirror(self, offer: ScoreOffer) -> None:
        """Show a score that is planned."""
        before, self._offer = self._offer, offer
        words, score = self._words, offer.score
        if score is None:
            return
        is_other = before is None or before.score is None
        self._say_plan(score.plan)
        self.name.mirror(score.name, is_other=is_other)
        self.detail.mirror(score.detail, is_other=is_other)
        self.target.setText(target_text(words, offer).replace("&", "&&"))
        self._fill(die_faces(words, offer))
        self.others.mirror(
            words.pgettext("blades engagement", "What else counts"),
            f"{signed(score.others)}d",
            less=words.pgettext("blades", "A die less"),
            more=words.pgettext("blades", "A die more"),
        )
        most = MOST_OTHERS
        self.others.limit(can_less=score.others > -most, can_more=score.others < most)
        self.linked.mirror(score.linked)
        odds = engagement_odds(words, offer)
        if odds is not None:
            self.strip.mirror(odds)
        self.cards.mirror(engagement_cards(words, offer))
        self.reminder.setText(reminder_text(words, offer.reminders))
        self.reminder.setVisible(bool(offer.reminders))

    def _say_plan(self, held: PlanKind) -> None:
        words = self._words
        options = [
            Option(value=plan, text=enum_text(words, plan), tip=plan_tip(words, plan))
            for plan in PlanKind
        ]
        self.plans.mirror(options, held)
        about = words.pgettext("blades score", "What it is about")
        for field, said in ((self.name, about), (self.detail, detail_text(words, held))):
            field.setPlaceholderText(said)
            field.setAccessibleName(said)
            field.setToolTip(said)
        self.target.setAccessibleDescription(words.pgettext("blades score", "Whom it is against"))

    def _fill(self, faces: tuple[OptionFace, ...]) -> None:
        """Have as many rows as there are faces, and show these."""
        while len(self.rows) < len(faces):
            row, place = OptionRow(self._look), len(self.rows)
            row.clicked.connect(self._ticks(place))
            self._grid.addWidget(row, place // _COLUMNS, place % _COLUMNS)
            row.show()
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(faces))
            if place < len(faces):
                row.mirror(faces[place])

    def _ticks(self, place: int) -> Callable[[], None]:
        def on_clicked() -> None:
            if self._offer is not None and place < len(self._offer.dice):
                self.wished.emit(TickDie(die=self._offer.dice[place]))

        return on_clicked

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        edge = round(px(16))
        column.setContentsMargins(edge, round(px(12)), edge, round(px(12)))
        column.setSpacing(round(px(8)))
        column.addWidget(self.plans, 0, Qt.AlignmentFlag.AlignLeft)
        fields = QHBoxLayout()
        fields.setSpacing(round(px(8)))
        fields.addWidget(self.name, 1)
        fields.addWidget(self.detail, 1)
        fields.addWidget(self.target)
        column.addLayout(fields)
        self._grid.setSpacing(round(px(6)))
        column.addLayout(self._grid)
        below = QHBoxLayout()
        below.addWidget(self.linked, 1)
        below.addWidget(self.others)
        column.addLayout(below)
        column.addWidget(self.strip)
        column.addWidget(self.cards)
        column.addWidget(self.reminder)
        column.addStretch(1)

    def _connect(self) -> None:
        self.plans.chosen.connect(lambda plan: self.wished.emit(SetPlan(plan=PlanKind(plan))))
        self.others.stepped.connect(lambda by: self.wished.emit(StepOthers(by=by)))
        self.linked.wished.connect(self.wished)
        self.target.clicked.connect(self._on_target_clicked)
        for field in (self.name, self.detail):
            field.editingFinished.connect(self._on_field_finished)
            field.entered.connect(self._on_field_finished)
            field.left.connect(self._on_field_left)

    def _on_target_clicked(self) -> None:
        offer, words = self._offer, self._words
        if offer is None or offer.score is None:
            return
        tier = words.pgettext("blades faction", "Tier %(tier)s")
        rows: list[tuple[str, object]] = [
            (
                clauses(words, [one.name, tier % {"tier": tier_text(one.tier)}]).replace("&", "&&"),
                (one.faction, one.tier),
            )
            for one in offer.targets
        ]
        other = words.pgettext("blades score", "Somebody else of Tier %(tier)s")
        rows += [
            (other % {"tier": tier_text(number)}, (None, number)) for number in range(MAX_TIER + 1)
        ]
        held = (offer.score.target if offer.target else None, offer.tier)
        open_menu(self.target, rows, self._take_target, chosen=held)

    def _take_target(self, target: object) -> None:
        if isinstance(target, tuple):
            faction, tier = target
            self.wished.emit(SetTarget(faction=faction, tier=tier))

    def _on_field_finished(self) -> None:
        score = None if self._offer is None else self._offer.score
        if score is None:
            return
        name, detail = self.name.text().strip(), self.detail.text().strip()
        if name != score.name:
            self.name.setModified(False)
            self.wished.emit(WriteScore(name=name))
        if detail != score.detail:
            self.detail.setModified(False)
            self.wished.emit(WriteScore(detail=detail))

    def _on_field_left(self) -> None:
        score = None if self._offer is None else self._offer.score
        if score is not None:
            self.name.setText(score.name)
            self.detail.setText(score.detail)
