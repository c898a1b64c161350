"""The foot of the pool's bar: the odds, what there is to say of them, and the GM's own word."""

from PySide6.QtWidgets import QGridLayout

from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_roll_text import overruled_text
from duskboard.i18n.words import Words
from duskboard.panels.pool_offer import PoolOffer
from duskboard.panels.pool_text import advice, degrees_text, odds_parts, odds_text
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.odds_bar import OddsBar
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel


class PoolFoot(QGridLayout):
    """Shows the odds of a pool, or why it cannot be rolled: then over the whole width."""

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self._look, self._words = look, words
        ground = Role.BG2
        self.odds = OddsBar(look)
        self.said = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground, lines=4)
        self.overrule = CheckBox(look, "", ground=ground)
        self._is_wrong = self._is_slim = False
        self._is_stacked: bool | None = None
        self.setColumnStretch(0, 3)
        self.measure()

    def mirror(self, offer: PoolOffer | None, error: str, *, names_who: bool) -> None:
        """Say what is wrong, or else the odds and what there is to know.

        Args:
            offer: The pool in hand, or None.
            error: What was wrong with what was typed or pressed, or "".
            names_who: Whether it is said whose pool it is.
        """
        words, text = self._words, ""
        refused = offer is not None and offer.refusal is not None
        odds = offer.odds if offer is not None else None
        self.odds.setVisible(odds is not None)
        if odds is not None:
            self.odds.mirror(odds_parts(odds), degrees_text(words, odds))
        if offer is not None:
            chances = odds_text(words, odds) if odds is not None else ""
            joined = dotted if refused else clauses
            name = offer.name if names_who else ""
            said = joined(words, [chances, advice(words, offer)])
            text = dotted(words, [name, offer.task, said])
        self._is_wrong = refused or bool(error)
        self.said.setText(error or text)
        self.said.set_role(Role.BAD if self._is_wrong else Role.TEXT2)
        self._arrange()

    def mirror_overrule(self, offer: PoolOffer) -> bool:
        """Offer to overrule what forbids the roll; return whether the keyboard is lost by it."""
        words, loses = self._words, self.overrule.hasFocus() and not offer.can_overrule
        self.overrule.setText(words.pgettext("vampire", "Overrule"))
        self.overrule.setVisible(offer.can_overrule)
        self.overrule.setChecked(offer.is_overruled)
        tip = words.pgettext("vampire", "Roll all the same; the log says so")
        self.overrule.setToolTip(overruled_text(words, offer.overruled) or tip)
        return loses

    def set_slim(self, slim: bool) -> None:  # noqa: FBT001 - a state of the bar
        """Have less room, or enough: the bar knows before this is laid out."""
        self._is_slim = slim
        self._arrange()

    def measure(self) -> None:
        """Take the sizes of the look as it is now."""
        self.setHorizontalSpacing(round(self._look.px(12)))
        self.setVerticalSpacing(round(self._look.px(4)))
        self._arrange()

    def _arrange(self) -> None:
        """Put what is said beside the odds, or below them where it needs the whole width."""
        is_stacked = self._is_wrong or self._is_slim
        if is_stacked is self._is_stacked:
            return
        self._is_stacked = is_stacked
        while self.count():
            self.takeAt(0)
        self.addWidget(self.odds, 0, 0)
        self.addWidget(self.said, 1 if is_stacked else 0, 0 if is_stacked else 1)
        self.addWidget(self.overrule, 0, 2, 2 if is_stacked else 1, 1)
        self.setColumnStretch(1, 0 if is_stacked else 2)
