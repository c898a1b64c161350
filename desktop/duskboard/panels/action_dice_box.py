"""The dice of an action roll, and the options that add to them, each with its price."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.action import ActionTerms, Push
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.action_roll_option_text import (
    armour_face,
    assist_face,
    bargain_face,
    push_face,
    stress_price,
    usual_prices,
)
from duskboard.panels.action_roll_terms import (
    added_dice,
    with_armoured_push,
    with_bargain,
    with_cut_off,
    with_dice,
    with_helper,
    with_push,
)
from duskboard.panels.action_roll_text import (
    dice_faces,
    dice_hint,
    rating_text,
    sum_says,
    sum_text,
)
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.menu_under import open_menu
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.dice_row import DiceRow
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.option_row import OptionRow
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip

_WIDEST_ADDED = "−12"


class ActionDiceBox(QWidget):
    """Shows the dice of a roll in hand and what may go with it.

    Attributes:
        dice: The dice.
        assist: Somebody helps.
        pushes: What stress buys.
        bargain: A Devil's Bargain.
        price: What that costs, in words.
        armour: Special armour pays for a push.
        fewer, more: Dice that the table takes or adds.
        cut_off: Nobody can be reached.

    Signals:
        adjusted(ActionTerms): The roll shall be made on these terms.
        price_written(): The price of a bargain is written, with Enter.
    """

    adjusted = Signal(object)
    price_written = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: ActionRollOffer | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._sum = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.dice = DiceRow(look)
        self._rating = TextLabel(look, "", TextStyle.LABEL)
        self._hint = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.assist = OptionRow(look)
        self.pushes = {push: OptionRow(look) for push in Push}
        self.bargain = OptionRow(look)
        self.price = EntryField()
        self.armour = WeighChip(look)
        self.fewer = GlyphButton(look, "", glyph="minus", role="tool", small=True)
        self.more = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self._added = TextLabel(look, "", TextStyle.BODY)
        self.cut_off = CheckBox(look, "")
        self._lay_out()
        self._connect()

    def mirror(self, offer: ActionRollOffer) -> None:
        """Show a roll in hand."""
        before, self._offer = self._offer, offer
        words, terms = self._words, offer.terms
        self._title.setText(words.pgettext("blades", "Dice"))
        self._sum.setText(sum_text(offer))
        self._sum.setToolTip(sum_says(words, offer))
        self.dice.mirror(dice_faces(offer), sum_says(words, offer))
        self._rating.setText(rating_text(words, offer))
        self._hint.setText(dice_hint(words, offer))
        self.assist.mirror(assist_face(words, offer))
        for push, row in self.pushes.items():
            row.mirror(push_face(words, offer, push))
        needs_push = offer.counted.is_helpless or Push.ACT in terms.pushes
        self.pushes[Push.ACT].setVisible(needs_push)
        self.bargain.mirror(bargain_face(words, offer))
        self._mirror_price(before, offer)
        self.armour.mirror(armour_face(words, offer))
        self.armour.setVisible(offer.has_special and bool(terms.pushes))
        self._say_more(offer)

    def choose_helper(self) -> None:
        """Offer everybody who could help."""
        offer = self._offer
        if offer is None or not offer.helpers:
            return
        words, rows = self._words, []
        for one in offer.helpers:
            price = stress_price(words, one.after - one.before)
            rows.append((clauses(words, [one.name, price]), one.who))
        open_menu(self.assist, rows, self._take_helper, chosen=offer.terms.helper or "")

    def _mirror_price(self, before: ActionRollOffer | None, offer: ActionRollOffer) -> None:
        price = offer.terms.bargain
        self.price.setVisible(price is not None)
        was_there = before is not None and before.terms.bargain is not None
        if price is not None and (not was_there or not self.price.hasFocus()):
            self.price.setText(price)

    def _say_more(self, offer: ActionRollOffer) -> None:
        words, added = self._words, added_dice(offer.terms)
        plain = words.pgettext("blades", "±0 dice")
        self._added.setText(f"{added:+d}".replace("-", "−") if added else plain)
        self._added.keep_room(plain, _WIDEST_ADDED)  # or the second click hits what stands beside
        self.cut_off.setText(words.pgettext("blades", "Cut off"))
        self.cut_off.setToolTip(
            words.pgettext("blades", "Nobody can be reached: no assist, no setup, no group")
        )
        self.cut_off.setChecked(offer.terms.is_cut_off)
        self.price.setPlaceholderText(words.pgettext("blades bargain", "what it costs"))
        self.price.setAccessibleName(words.pgettext("blades bargain", "The price of the bargain"))
        for button, said in (
            (self.fewer, words.pgettext("blades", "A die less")),
            (self.more, words.pgettext("blades", "A die more")),
        ):
            button.setAccessibleName(said)
            button.setToolTip(said)

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(6)))
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._sum)
        column.addLayout(head)
        top = QHBoxLayout()
        top.setSpacing(round(px(12)))
        top.addWidget(self.dice)
        about = QVBoxLayout()
        about.setSpacing(0)
        about.addWidget(self._rating)
        about.addWidget(self._hint)
        top.addLayout(about, 1)
        column.addLayout(top)
        column.addSpacing(round(px(2)))
        for row in (self.assist, self.pushes[Push.DIE], self.bargain):
            column.addWidget(row)
        column.addWidget(self.price)
        column.addWidget(self.pushes[Push.EFFECT])
        column.addWidget(self.pushes[Push.ACT])
        adder = QWidget()
        more = QHBoxLayout(adder)
        more.setContentsMargins(0, 0, 0, 0)
        more.setSpacing(round(px(4)))
        for part in (self.fewer, self._added, self.more):
            more.addWidget(part)
        foot = QWidget()
        flow = Flow(round(px(8)), foot)
        for one in (adder, self.cut_off, self.armour):
            flow.addWidget(one)
        column.addWidget(foot)
        column.addStretch(1)

    def _connect(self) -> None:
        self.assist.clicked.connect(self._on_assist_clicked)
        self.assist.menu_requested.connect(self.choose_helper)
        self.bargain.clicked.connect(self._on_bargain_clicked)
        self.bargain.overrule_requested.connect(self._on_bargain_overrule_requested)
        self.bargain.menu_requested.connect(self._on_bargain_menu_requested)
        self.pushes[Push.DIE].clicked.connect(lambda: self._push(Push.DIE))
        self.pushes[Push.DIE].overrule_requested.connect(lambda: self._push(Push.DIE, keeps=True))
        self.pushes[Push.EFFECT].clicked.connect(lambda: self._push(Push.EFFECT))
        self.pushes[Push.ACT].clicked.connect(lambda: self._push(Push.ACT))
        self.price.textEdited.connect(self._on_price_text_edited)
        self.price.entered.connect(self.price_written)
        self.price.left.connect(self._on_price_left)
        self.armour.clicked.connect(self._on_armour_clicked)
        self.fewer.clicked.connect(lambda: self._add(-1))
        self.more.clicked.connect(lambda: self._add(1))
        self.cut_off.clicked.connect(self._on_cut_off_clicked)

    def _wish(self, terms: ActionTerms) -> None:
        self.adjusted.emit(terms)

    def _push(self, push: Push, *, keeps: bool = False) -> None:
        offer = self._offer
        if offer is not None:
            self._wish(with_push(offer.terms, push, keeps=keeps or offer.is_overruled))

    def _add(self, dice: int) -> None:
        if self._offer is not None:
            terms = self._offer.terms
            self._wish(with_dice(terms, added_dice(terms) + dice))

    def _on_assist_clicked(self) -> None:
        offer = self._offer
        if offer is None:
            return
        first: EntityId | None = next((one.who for one in offer.helpers), None)
        helper = None if offer.terms.helper is not None else first
        self._wish(with_helper(offer.terms, helper))

    def _take_helper(self, who: object) -> None:
        if self._offer is not None:
            self._wish(with_helper(self._offer.terms, EntityId(str(who))))

    def _on_bargain_clicked(self) -> None:
        offer = self._offer
        if offer is None:
            return
        self._bargain(offer, keeps=offer.is_overruled)

    def _on_bargain_overrule_requested(self) -> None:
        if self._offer is not None:
            self._bargain(self._offer, keeps=True)

    def _bargain(self, offer: ActionRollOffer, *, keeps: bool) -> None:
        is_on = offer.terms.bargain is not None
        self._wish(with_bargain(offer.terms, None if is_on else "", keeps=keeps))

    def _on_bargain_menu_requested(self) -> None:
        rows = [(price, price) for price in usual_prices(self._words)]
        open_menu(self.bargain, rows, self._take_price)

    def _take_price(self, price: object) -> None:
        if self._offer is not None:
            self._wish(with_bargain(self._offer.terms, str(price)))

    def _on_price_text_edited(self, text: str) -> None:
        if self._offer is not None:
            self._wish(with_bargain(self._offer.terms, text))

    def _on_price_left(self) -> None:
        self.bargain.setFocus()

    def _on_armour_clicked(self) -> None:
        if self._offer is not None:
            self._wish(with_armoured_push(self._offer.terms))

    def _on_cut_off_clicked(self) -> None:
        if self._offer is not None:
            self._wish(with_cut_off(self._offer.terms))
