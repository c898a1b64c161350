"""The choice of bonus dice before a crossing: each with its price and its odds."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QRadioButton, QWidget

from duskboard.board.board_words import price_text
from duskboard.i18n.words import Words
from duskboard.panels.action_offer import CautionOffer
from duskboard.panels.price_choice import PriceChoice, PriceOption, percent
from duskboard.theme.look import Look


class CautionChoice(PriceChoice):
    """The row of them.

    Signals:
        caution_chosen(int): Another number of bonus dice was chosen.
    """

    caution_chosen = Signal(int)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, parent)
        self._choices: tuple[Sequence[CautionOffer], int] = ((), 0)
        self.chosen.connect(self._on_chosen)
        self.say()

    @property
    def buttons(self) -> tuple[QRadioButton, ...]:
        """The choices, none first."""
        return self.segments

    def mirror(self, choices: Sequence[CautionOffer], caution: int) -> None:
        """Show choices of which `caution` holds."""
        self._choices = choices, caution
        self.mirror_options([self._option(one) for one in choices], caution)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        self.setAccessibleName(self._words.pgettext("chase", "Bonus dice"))
        self.mirror(*self._choices)

    def _on_chosen(self, caution: object) -> None:
        if isinstance(caution, int):
            self.caution_chosen.emit(caution)

    def _option(self, choice: CautionOffer) -> PriceOption:
        words = self._words
        return PriceOption(
            value=choice.caution,
            lower=caution_text(words, choice.caution),
            upper=words.pgettext("chance", "%(percent)d%%") % {"percent": percent(choice.chance)},
            price=price_of_caution(words, choice),
            chance=choice.chance if choice.dice is not None else None,
            can_be_chosen=choice.can_be_chosen,
        )


def caution_text(words: Words, caution: int) -> str:
    """Return so many bonus dice: "+1 die"."""
    if not caution:
        return words.pgettext("chase", "No bonus die")
    text = words.npgettext("chase", "+%(count)d die", "+%(count)d dice", caution)
    return text % {"count": caution}


def price_of_caution(words: Words, choice: CautionOffer) -> str:
    """Return what a crossing costs with its bonus dice: "2 AP", "needs 3 AP"."""
    price = price_text(words, choice.price)
    if choice.short:
        return words.pgettext("chase", "needs %(price)s") % {"price": price}
    return price if choice.is_useful else words.pgettext("chase", "no use")
