"""A row of the pool's bar: how many actions in the turn, which of them, which try."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from duskboard.core.storyteller.pool import Terms
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.stepper import Stepper

MOST_ACTIONS = 9
"""More actions in a turn are not offered."""
MOST_TRIES = 9
"""More tries than that are not told apart: the difficulty is 10 long before."""


class PoolTurn(QWidget):
    """Shows the action and the try that a pool is (rules/storyteller.md 4.1, 6.1).

    Signals:
        actions_stepped(int), number_stepped(int), tries_stepped(int): One less or one more.
    """

    actions_stepped = Signal(int)
    number_stepped = Signal(int)
    tries_stepped = Signal(int)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.steps = Stepper(look, ground=Role.BG2)
        self.number = Stepper(look, ground=Role.BG2)
        self.tries = Stepper(look, ground=Role.BG2)
        self.aside = GlyphButton(look, "", glyph="plus", role="quiet", small=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(14)))
        for stepper in (self.steps, self.number, self.tries):
            row.addWidget(stepper)
        row.addWidget(self.aside)
        row.addStretch(1)
        self.steps.stepped.connect(self.actions_stepped)
        self.number.stepped.connect(self.number_stepped)
        self.tries.stepped.connect(self.tries_stepped)

    def mirror(self, terms: Terms) -> None:
        """Show which action and which try it is."""
        words = self._words
        self.steps.mirror(
            words.pgettext("vampire", "Actions this turn"),
            str(terms.actions),
            less=words.pgettext("vampire", "An action less"),
            more=words.pgettext("vampire", "An action more"),
        )
        self.steps.limit(can_less=terms.actions > 1, can_more=terms.actions < MOST_ACTIONS)
        self.number.mirror(
            words.pgettext("vampire", "this is number"),
            str(terms.number),
            less=words.pgettext("vampire", "The action before"),
            more=words.pgettext("vampire", "The next action"),
        )
        self.number.limit(can_less=terms.number > 1, can_more=terms.number < terms.actions)
        self.number.setVisible(terms.actions > 1)
        self.tries.mirror(
            words.pgettext("vampire", "Try"),
            str(terms.tries + 1),
            less=words.pgettext("vampire", "A try less"),
            more=words.pgettext("vampire", "Another try, one harder"),
        )
        self.aside.setText(words.pgettext("vampire", "Line up"))
        tip = words.pgettext("vampire", "Roll it beside others: a contest, a team")
        self.aside.setToolTip(tip)
        self.tries.limit(can_less=terms.tries > 0, can_more=terms.tries < MOST_TRIES)
