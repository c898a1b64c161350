"""The form of a fortune roll: a trait or sheer luck, what helps and hinders, its odds."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.fortune import MOST_LUCK, SHEER_LUCK, FortuneTerms
from duskboard.core.blades.use import USES
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_option_text import stress_price
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.fortune_offer import FortuneOffer
from duskboard.panels.fortune_text import fortune_dice, fortune_faces, trait_text
from duskboard.panels.fortune_wish import PickTrait, SetAgainst, SetTerms, TellAgainst
from duskboard.panels.gather_box import GatherBox
from duskboard.panels.menu_under import open_menu
from duskboard.panels.odds_strip import OddsFace
from duskboard.panels.outcome_text import odds_face, odds_title
from duskboard.panels.reminder_lines import ReminderLines
from duskboard.panels.roll_page import OddsPage
from duskboard.panels.told_rating import told_hint
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.dice_row import DiceRow
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.option_row import OptionFace, OptionRow
from duskboard.widgets.outcome_cards import OutcomeCards
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_MOST = 12
_MOST_EACH = 6
_FIELD = 84.0


class FortuneForm(OddsPage):
    """Shows a fortune roll in hand.

    Attributes:
        gather: The question that it answers.
        trait: What is rolled.
        rating: Its dice.
        better: Major advantages.
        worse: Major disadvantages.
        against: The dice of the other side.
        against_field: What its real dice show.
        push: Effort is pushed into it.
        harm: Harm takes a die.
        reminders: Abilities of whoever asks that are only reminded of.

    Signals:
        wished(FortuneWish): This was clicked or typed.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: FortuneOffer | None = None
        self.gather = GatherBox(look, words)
        self.dice = DiceRow(look)
        self.trait = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.rating, self.better, self.worse = Stepper(look), Stepper(look), Stepper(look)
        self.against = Stepper(look)
        self.against_field = EntryField()
        self.against_field.keep_width(look, _FIELD)
        self.push = OptionRow(look)
        self.harm = WeighChip(look)
        self.uses: list[WeighChip] = []
        self.cards = OutcomeCards(look)
        self.reminders = ReminderLines(look, words)
        self._hint = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self._lay_out()
        self._connect()

    @property
    def offer(self) -> FortuneOffer | None:
        """What is shown."""
        return self._offer

    def mirror(self, offer: FortuneOffer) -> None:
        """Show a fortune roll in hand."""
        self._offer = offer
        words, terms = self._words, offer.terms
        self.gather.setVisible(offer.question is not None)
        self.gather.mirror(offer)
        self.dice.mirror(fortune_dice(offer), odds_title(words, terms.check.count))
        self.trait.setText(trait_text(words, offer))
        self._say_steppers(offer)
        self.push.setVisible(offer.stress is not None)
        self.push.mirror(
            OptionFace(
                title=words.pgettext("blades push", "Push"),
                detail=stress_price(words, 2),
                worth=words.pgettext("blades", "+1d"),
                is_on=terms.is_pushed,
            )
        )
        self._show_harm(offer)
        self._show_uses(offer)
        self._hint.setText(words.pgettext("blades", "two dice, the lower one counts"))
        self._hint.setVisible(not terms.check.count)
        title = odds_title(words, terms.check.count)
        self.strip.mirror(OddsFace(title=title, odds=odds_face(words, offer.odds)))
        self.cards.mirror(fortune_faces(words, offer))
        self.reminders.mirror(offer.reminders)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._offer is not None:
            self.mirror(self._offer)

    def _say_steppers(self, offer: FortuneOffer) -> None:
        words, terms = self._words, offer.terms
        less, more = words.pgettext("blades", "A die less"), words.pgettext("blades", "A die more")
        rows = (
            (self.rating, words.pgettext("blades fortune", "Dice"), str(terms.rating)),
            (self.better, words.pgettext("blades fortune", "Advantages"), str(terms.advantages)),
            (
                self.worse,
                words.pgettext("blades fortune", "Disadvantages"),
                str(terms.disadvantages),
            ),
            (
                self.against,
                words.pgettext("blades fortune", "Against"),
                "–" if offer.against is None else f"{offer.against}d",
            ),
        )
        for stepper, label, figure in rows:
            stepper.mirror(label, figure, less=less, more=more)
        self.against.setVisible(offer.question is None)
        field, is_there = self.against_field, offer.against is not None and offer.question is None
        if not is_there:
            field.clear()
        field.setVisible(is_there)
        field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        field.setAccessibleName(words.pgettext("blades fortune", "Real dice of the other side"))
        field.setToolTip(told_hint(words))

    def _show_harm(self, offer: FortuneOffer) -> None:
        """Show the harm that takes a die where it fits the situation."""
        words = self._words
        takes = clauses(words, [*offer.hurts, words.pgettext("blades harm", "−1d")])
        ruled = words.pgettext("blades fortune", "by the house rules")
        says = clauses(words, [takes, ruled]) if offer.is_hurt_ruled else takes
        text = words.pgettext("blades fortune", "Harm fits")
        self.harm.mirror(WeighFace(text=text, is_on=offer.is_hurt, says=says))
        self.harm.setEnabled(not offer.is_hurt_ruled)
        self.harm.setVisible(bool(offer.hurts))

    def _show_uses(self, offer: FortuneOffer) -> None:
        words = self._words
        while len(self.uses) < len(offer.uses):
            chip = WeighChip(self._look, self._chips)
            chip.clicked.connect(self._on_use_clicked)
            self._flow.addWidget(chip)
            self.uses.append(chip)
        for place, chip in enumerate(self.uses):
            chip.setVisible(place < len(offer.uses))
            if place < len(offer.uses):
                use = offer.uses[place]
                is_on, owner = use in offer.terms.uses, ability_name(words, USES[use].owner)
                text = enum_text(words, use)
                chip.mirror(WeighFace(text=text, is_on=is_on, says=clauses(words, [owner])))
        self._chips.setVisible(bool(offer.uses or offer.hurts))

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        edge = round(px(16))
        column.setContentsMargins(edge, round(px(12)), edge, round(px(12)))
        column.setSpacing(round(px(8)))
        column.addWidget(self.gather)
        top = QHBoxLayout()
        top.setSpacing(round(px(12)))
        top.addWidget(self.dice)
        top.addWidget(self.trait)
        top.addWidget(self._hint)
        top.addStretch(1)
        column.addLayout(top)
        steppers = QWidget()
        flow = Flow(round(px(12)), steppers)
        for one in (self.rating, self.better, self.worse, self.against, self.against_field):
            flow.addWidget(one)
        column.addWidget(steppers)
        column.addWidget(self.push)
        self._chips = QWidget()
        self._flow = Flow(round(px(6)), self._chips)
        self._flow.addWidget(self.harm)
        column.addWidget(self._chips)
        column.addSpacing(round(px(4)))
        column.addWidget(self.strip)
        column.addWidget(self.cards)
        column.addWidget(self.reminders)
        column.addStretch(1)

    def _connect(self) -> None:
        self.gather.wished.connect(self.wished)
        self.trait.clicked.connect(self._on_trait_clicked)
        self.rating.stepped.connect(self._on_rating_stepped)
        self.better.stepped.connect(self._on_better_stepped)
        self.worse.stepped.connect(self._on_worse_stepped)
        self.against.stepped.connect(self._on_against_stepped)
        self.against_field.textEdited.connect(lambda text: self.wished.emit(TellAgainst(text=text)))
        self.push.clicked.connect(self._on_push_clicked)
        self.harm.clicked.connect(self._on_harm_clicked)

    def _wish(self, terms: FortuneTerms) -> None:
        self.wished.emit(SetTerms(terms=terms))

    def _on_trait_clicked(self) -> None:
        offer, words = self._offer, self._words
        if offer is None:
            return
        rows: list[tuple[str, object]] = [(words.pgettext("blades fortune", "Sheer luck"), "")]
        rows += [(clauses(words, [one.name, f"{one.rating}d"]), one.key) for one in offer.traits]
        open_menu(self.trait, rows, lambda key: self.wished.emit(PickTrait(key=str(key))))

    def _on_rating_stepped(self, by: int) -> None:
        if self._offer is not None:
            terms = self._offer.terms
            least, most = (0, _MOST) if terms.trait else (SHEER_LUCK, MOST_LUCK)
            self._wish(replace(terms, rating=max(least, min(most, terms.rating + by))))

    def _on_better_stepped(self, by: int) -> None:
        if self._offer is not None:
            terms = self._offer.terms
            self._wish(replace(terms, advantages=_bounded(terms.advantages + by)))

    def _on_worse_stepped(self, by: int) -> None:
        if self._offer is not None:
            terms = self._offer.terms
            self._wish(replace(terms, disadvantages=_bounded(terms.disadvantages + by)))

    def _on_against_stepped(self, by: int) -> None:
        """Step the dice of the other side; below none there is no other side."""
        if self._offer is not None:
            now = -1 if self._offer.against is None else self._offer.against
            dice = max(-1, min(_MOST, now + by))
            self.wished.emit(SetAgainst(dice=None if dice < 0 else dice))

    def _on_push_clicked(self) -> None:
        if self._offer is not None:
            terms = self._offer.terms
            self._wish(replace(terms, is_pushed=not terms.is_pushed))

    def _on_harm_clicked(self) -> None:
        if self._offer is not None:
            terms = self._offer.terms
            self._wish(replace(terms, is_hurt=not terms.is_hurt))

    def _on_use_clicked(self) -> None:
        chip, offer = self.sender(), self._offer
        if offer is None or not isinstance(chip, WeighChip):
            return
        use, terms = offer.uses[self.uses.index(chip)], offer.terms
        has = use in terms.uses
        uses = tuple(one for one in terms.uses if one is not use) if has else (*terms.uses, use)
        self._wish(replace(terms, uses=uses))


def _bounded(number: int) -> int:
    return max(0, min(_MOST_EACH, number))
