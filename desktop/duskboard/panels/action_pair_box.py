"""Position and effect of an action roll: the grid, and chips for all that moves them."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.factor import Factor
from duskboard.core.clocks.effect import Effect
from duskboard.i18n.blades_reminder_text import who_decides
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.action_roll_option_text import (
    factor_face,
    opening_face,
    set_up_face,
    use_face,
    wound_face,
)
from duskboard.panels.action_roll_terms import (
    with_next_set_up,
    with_next_standing,
    with_pair,
    with_trade,
    with_use,
    with_wound,
)
from duskboard.panels.action_roll_text import grid_face, pair_text, trade_to
from duskboard.panels.flow import Flow
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.position_grid import PositionGrid
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_ORDER = (Factor.QUALITY, Factor.SCALE, Factor.POTENCY)


class ActionPairBox(QWidget):
    """Shows position and effect, and what is weighed for them.

    Attributes:
        grid: The pairs.
        factors: The chip of each factor.
        opening: The chip of the position that the score opens in.
        set_up: The chip of a setup.
        wounds: The chip of each harm, in their order on the sheet.
        uses: The chip of each ability that fits.

    Signals:
        adjusted(ActionTerms): The roll shall be made on these terms.
    """

    adjusted = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: ActionRollOffer | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._pair = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.grid = PositionGrid(look)
        self.factors = {factor: WeighChip(look) for factor in _ORDER}
        self.opening, self.set_up = WeighChip(look), WeighChip(look)
        self.wounds: list[WeighChip] = []
        self.uses: list[WeighChip] = []
        self._lay_out()
        self._connect()

    def mirror(self, offer: ActionRollOffer) -> None:
        """Show a roll in hand."""
        self._offer = offer
        words = self._words
        self._title.setText(words.pgettext("blades", "Position and effect"))
        self._title.setToolTip(who_decides(words))
        self._pair.setText(pair_text(words, offer.counted.position, offer.counted.effect))
        self.grid.mirror(grid_face(words, offer))
        for factor, chip in self.factors.items():
            chip.mirror(factor_face(words, offer, factor))
        self.set_up.mirror(set_up_face(words, offer))
        self.opening.setVisible(offer.opening is not None)
        self.opening.mirror(opening_face(words, offer))
        self._fill(self.wounds, [wound_face(words, offer, one) for one in offer.wounds])
        self._fill(self.uses, [use_face(words, offer, one) for one in offer.uses])

    def _fill(self, chips: list[WeighChip], faces: Sequence[WeighFace]) -> None:
        """Have as many chips as there are faces, and show these."""
        while len(chips) < len(faces):
            chip = WeighChip(self._look, self._chips)
            chip.clicked.connect(self._on_chip_clicked)
            self._flow.addWidget(chip)
            chips.append(chip)
        for place, chip in enumerate(chips):
            chip.setVisible(place < len(faces))
            if place < len(faces):
                chip.mirror(faces[place])

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(8)))
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._pair)
        column.addLayout(head)
        column.addWidget(self.grid)
        self._chips = QWidget()
        self._flow = Flow(round(px(6)), self._chips)
        for chip in (self.opening, *self.factors.values(), self.set_up):
            self._flow.addWidget(chip)
        column.addWidget(self._chips)
        column.addStretch(1)

    def _connect(self) -> None:
        self.grid.pair_chosen.connect(self._on_grid_pair_chosen)
        self.grid.trade_chosen.connect(self._on_grid_trade_chosen)
        for chip in (self.opening, *self.factors.values(), self.set_up):
            chip.clicked.connect(self._on_chip_clicked)

    def _on_grid_pair_chosen(self, pair: object) -> None:
        if self._offer is not None and isinstance(pair, tuple):
            position, effect = pair
            self.adjusted.emit(with_pair(self._offer.terms, position, Effect(effect)))

    def _on_grid_trade_chosen(self, pair: object) -> None:
        if self._offer is not None:
            self.adjusted.emit(with_trade(self._offer.terms, trade_to(self._offer, pair)))

    def _on_chip_clicked(self) -> None:
        offer, chip = self._offer, self.sender()
        if offer is not None and isinstance(chip, WeighChip):
            self.adjusted.emit(self._pressed(offer, chip))

    def _pressed(self, offer: ActionRollOffer, chip: WeighChip) -> ActionTerms:
        """Return the terms after a press of a chip."""
        terms = offer.terms
        for factor, one in self.factors.items():
            if one is chip:
                return with_next_standing(terms, factor)
        if chip is self.opening:
            return with_pair(terms, offer.opening or terms.position, terms.effect)
        if chip is self.set_up:
            return with_next_set_up(terms)
        if chip in self.wounds:
            return with_wound(terms, offer.wounds[self.wounds.index(chip)])
        return with_use(terms, offer.uses[self.uses.index(chip)])
