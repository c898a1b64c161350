"""A score under way: how it opened, what it is linked to, flashbacks, how it ends."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.core.blades.position import Position
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_option_text import opening_text
from duskboard.panels.flashback_form import FlashbackForm
from duskboard.panels.flow import Flow
from duskboard.panels.linked_plans import LinkedPlans
from duskboard.panels.roll_page import RollPage
from duskboard.panels.score_offer import ScoreOffer
from duskboard.panels.score_text import reminder_text, target_text
from duskboard.panels.score_wish import EndOpening, GiveUp
from duskboard.panels.sheet_book import page_rule
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class RunningScore(RollPage):
    """Shows a score under way.

    Attributes:
        opening: The position of the opening actions; a press puts it out.
        linked: Plans that go with it.
        reminder: Upgrades of the crew that are only reminded of.
        flashback: A flashback.
        pay: Ends it by its payoff.
        give_up: Gives it up.

    Signals:
        wished(ScoreWish): This was clicked or typed.
        payoff_requested(): It is over.
    """

    wished = Signal(object)
    payoff_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._title = TextLabel(look, "", TextStyle.TITLE, lines=2)
        self._about = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=2)
        self._says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=3)
        self.opening = Chip(look, glyph="close", is_lit=True)
        self.linked = LinkedPlans(look, words)
        self.reminder = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=3)
        self.flashback = FlashbackForm(look, words)
        self.pay = GlyphButton(look, "", glyph="check", small=True)
        self.give_up = GlyphButton(look, "", role="quiet", small=True)
        self._lay_out()
        self._connect()

    def mirror(self, offer: ScoreOffer) -> None:
        """Show a score under way."""
        words, score = self._words, offer.score
        self.flashback.mirror(offer)
        if score is None:
            return
        plan = enum_text(words, score.plan)
        self._title.setText(score.name or plan)
        parts = [plan if score.name else "", score.detail, target_text(words, offer)]
        self._about.setText(dotted(words, [one for one in parts if one]))
        self._say_opening(score.opening, is_past_first=score.is_past_first)
        self.linked.mirror(score.linked)
        self.reminder.setText(reminder_text(words, offer.reminders))
        self.reminder.setVisible(bool(offer.reminders))
        self.pay.setText(words.pgettext("blades score", "The score is over: payoff…"))
        self.give_up.setText(words.pgettext("blades score", "Give it up"))
        self.give_up.setToolTip(
            words.pgettext(
                "blades score",
                "Downtime follows, usually without pay; heat and an entanglement come all the same",
            )
        )

    def _say_opening(self, position: Position | None, *, is_past_first: bool) -> None:
        words = self._words
        self.opening.setVisible(position is not None)
        if position is None:
            said = words.pgettext("blades score", "The opening is over.")
        else:
            out = words.pgettext("blades score", "Press to end the opening")
            self.opening.tell(opening_text(words, position), out)
            said = words.pgettext(
                "blades score", "It holds for everybody’s first action, then it goes out."
            )
            if is_past_first:
                said = words.pgettext(
                    "blades score", "Past the first obstacle; it holds for the first actions."
                )
            elif position is Position.DESPERATE:
                said = words.pgettext(
                    "blades score", "In the middle of it; a flashback answers it well."
                )
        self._says.setText(said)

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        edge = round(px(16))
        column.setContentsMargins(edge, round(px(12)), edge, round(px(12)))
        column.setSpacing(round(px(8)))
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addWidget(self.opening, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._says)
        column.addWidget(self.linked)
        column.addWidget(self.reminder)
        column.addWidget(page_rule())
        column.addWidget(self.flashback)
        column.addWidget(page_rule())
        ends = QWidget()
        flow = Flow(round(px(8)), ends)
        flow.addWidget(self.pay)
        flow.addWidget(self.give_up)
        column.addWidget(ends)
        column.addStretch(1)

    def _connect(self) -> None:
        self.opening.clicked.connect(lambda: self.wished.emit(EndOpening()))
        self.linked.wished.connect(self.wished)
        self.flashback.wished.connect(self.wished)
        self.pay.clicked.connect(self.payoff_requested)
        self.give_up.clicked.connect(lambda: self.wished.emit(GiveUp()))
