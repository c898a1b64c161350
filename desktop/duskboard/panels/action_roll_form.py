"""The form of an action roll: position and effect, dice, odds, and what each outcome brings."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.panels.action_dice_box import ActionDiceBox
from duskboard.panels.action_pair_box import ActionPairBox
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.outcome_text import action_odds, outcome_faces
from duskboard.panels.reminder_lines import ReminderLines
from duskboard.panels.roll_page import OddsPage
from duskboard.theme.look import Look
from duskboard.widgets.outcome_cards import OutcomeCards

_WIDE = 620.0
"""Logical pixels of width from which on dice stand beside the grid."""


class ActionRollForm(OddsPage):
    """Shows an action roll in hand.

    Attributes:
        pair: Position and effect.
        dice: Dice and options.
        strip: The odds.
        cards: What each outcome brings.
        reminders: Abilities that are only reminded of.

    Signals:
        adjusted(ActionTerms): The roll shall be made on these terms.
    """

    adjusted = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: ActionRollOffer | None = None
        self.pair = ActionPairBox(look, words)
        self.dice = ActionDiceBox(look, words)
        self.cards = OutcomeCards(look)
        self.reminders = ReminderLines(look, words)
        self._is_wide: bool | None = None
        self._lay_out()
        self.pair.adjusted.connect(self.adjusted)
        self.dice.adjusted.connect(self.adjusted)

    @property
    def offer(self) -> ActionRollOffer | None:
        """What is shown."""
        return self._offer

    def mirror(self, offer: ActionRollOffer) -> None:
        """Show a roll in hand."""
        self._offer = offer
        words = self._words
        self.pair.mirror(offer)
        self.dice.mirror(offer)
        self.strip.mirror(action_odds(words, offer))
        self.cards.mirror(outcome_faces(words, offer))
        self.reminders.mirror(offer.reminders)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._offer is not None:
            self.mirror(self._offer)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        edge = round(px(16))
        column.setContentsMargins(edge, round(px(12)), edge, round(px(12)))
        column.setSpacing(round(px(6)))
        self._boxes = QGridLayout()
        self._boxes.setHorizontalSpacing(round(px(24)))
        self._boxes.setVerticalSpacing(round(px(12)))
        column.addLayout(self._boxes)
        column.addWidget(self.strip)
        column.addWidget(self.cards)
        column.addWidget(self.reminders)
        column.addStretch(1)
        self._arrange()

    def _arrange(self) -> None:
        """Put the dice beside the grid where there is room, or below it."""
        is_wide = self.width() >= self._look.px(_WIDE)
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        while self._boxes.count():
            self._boxes.takeAt(0)
        self._boxes.addWidget(self.pair, 0, 0)
        self._boxes.addWidget(self.dice, *((0, 1) if is_wide else (1, 0)))
        # Where it is tight the words of the options need more room than the marks of the pairs.
        for place, share in ((0, 5), (1, 6)):
            self._boxes.setColumnStretch(place, share if is_wide or place == 0 else 0)
