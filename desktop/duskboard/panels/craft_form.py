"""Crafting: who makes what, the arithmetic of its quality, the roll, coin (114, 115, 130, 168)."""

from dataclasses import replace
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.design import (
    MOST_DESIGN_QUALITY,
    CraftPart,
    Design,
    DesignKind,
    Modification,
    craft_parts,
    crafting_dice,
    modifying_quality,
)
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import MAX_DICE, Rating
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_activity_report_text import quality_text
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.making_offer import MakingOffer
from duskboard.panels.making_wish import Craft, KeepCraft
from duskboard.panels.menu_under import open_menu
from duskboard.panels.odds_strip import OddsFace, OddsStrip
from duskboard.panels.outcome_text import OUTCOME_TONE, odds_face, odds_title, range_text
from duskboard.panels.roll_page import RollPage
from duskboard.play.blades.craft import CraftRolled, CraftTerms
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.outcome_cards import OutcomeCards, OutcomeFace
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_MOST_COIN = 9


class CraftForm(RollPage):
    """Asks what is crafted; after the roll, what coin makes of it.

    Attributes:
        who: Who crafts.
        what: A design, something common, or a change.
        name: What it is called.
        helped: A friend or contact helps.
        least: The quality that the game master asks for.
        roll: Rolls.
        coin: Coin for a better one, after the roll.
        keep, leave: Keeps it, or lets it go.

    Signals:
        wished(Craft | KeepCraft): This shall be done.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._offer: MakingOffer | None = None
        self._terms = CraftTerms(who=EntityId(""))
        self._coin = 0
        self.who = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.what = GlyphButton(look, "", glyph="chevron-down", small=True)
        self.name = EntryField()
        self.helped = WeighChip(look)
        self.least = Stepper(look)
        self.strip = OddsStrip(look)
        self.cards = OutcomeCards(look)
        self.roll = GlyphButton(look, "", glyph="die", small=True)
        self.result = TextLabel(look, "", TextStyle.TITLE, lines=3)
        self.coin = Stepper(look)
        self.keep = GlyphButton(look, "", small=True)
        self.leave = GlyphButton(look, "", role="quiet", small=True)
        self._lay_out()
        self._connect()

    @property
    def terms(self) -> CraftTerms:
        """What is asked for."""
        return self._terms

    def choose(self, design: EntityId) -> None:
        """Ask about a design."""
        self._take_what(CraftTerms(who=self._terms.who, design=design))

    def mirror(self, offer: MakingOffer) -> None:
        """Take up who can craft what."""
        before, self._offer = self._offer, offer
        if self._terms.who not in offer.people:
            first = next(iter(offer.people), EntityId(""))
            self._terms = replace(self._terms, who=first)
        if self._terms.design is not None and self._terms.design not in offer.designs:
            self._terms = CraftTerms(who=self._terms.who)
        if before is None or before.rolled != offer.rolled:
            self._coin = 0
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, offer, terms = self._words, self._offer, self._terms
        if offer is None:
            return
        sheet = offer.people.get(terms.who)
        self.who.setText("" if sheet is None else sheet.name.replace("&", "&&"))
        self.who.setAccessibleDescription(words.pgettext("blades craft", "Who crafts"))
        self.what.setText(self._what_text(terms).replace("&", "&&"))
        self.what.setAccessibleDescription(words.pgettext("blades craft", "What is crafted"))
        called = words.pgettext("blades craft", "What it is called")
        self.name.setPlaceholderText(called)
        self.name.setAccessibleName(called)
        self.name.setVisible(terms.design is None)
        helps = words.pgettext("blades craft", "A friend or contact helps, +1d")
        self.helped.mirror(WeighFace(text=helps, is_on=terms.is_helped, says=helps))
        least = self._least
        self.least.mirror(
            words.pgettext("blades craft", "Lowest quality asked for"),
            "–" if least is None else str(least),
            less=words.pgettext("blades", "One less"),
            more=words.pgettext("blades", "One more"),
        )
        self._say_odds(sheet, offer.crew or Crew(name="?"))
        self._say_result(offer.rolled)

    def _say_odds(self, sheet: Scoundrel | None, crew: Crew) -> None:
        words = self._words
        is_there = sheet is not None
        for part in (self.strip, self.cards, self.roll):
            part.setVisible(is_there)
        if sheet is None:
            return
        dice = min(MAX_DICE, crafting_dice(sheet, is_helped=self._terms.is_helped))
        odds = rating_odds(Rating(count=dice))
        title = odds_title(words, dice)
        self.strip.mirror(OddsFace(title=title, odds=odds_face(words, odds)))
        self.cards.mirror(
            tuple(
                OutcomeFace(
                    tone=OUTCOME_TONE[outcome],
                    range=range_text(words, outcome),
                    word=quality_text(words, self._quality(outcome, sheet, crew)),
                    body=quality_sum(words, craft_parts(outcome, sheet, crew, self._kind)),
                )
                for outcome, chance in odds.chances().items()
                if chance
            )
        )
        self.roll.setText(words.pgettext("blades", "Roll %(dice)dd") % {"dice": dice})

    def _say_result(self, rolled: CraftRolled | None) -> None:
        words = self._words
        for part in (self.result, self.coin, self.keep, self.leave):
            part.setVisible(rolled is not None)
        if rolled is None:
            return
        level = rolled.quality + self._coin
        text = words.pgettext("blades craft", "%(what)s: %(quality)s")
        parts = [text % {"what": rolled.what, "quality": quality_text(words, level)}]
        if rolled.least is not None and level < rolled.least:
            short = words.pgettext("blades craft", "%(least)d is asked for")
            parts.append(short % {"least": rolled.least})
        self.result.setText(clauses(words, parts))
        self.coin.mirror(
            words.pgettext("blades craft", "Coin, +1 each"),
            str(self._coin),
            less=words.pgettext("blades", "One less"),
            more=words.pgettext("blades", "One more"),
        )
        self.keep.setText(words.pgettext("blades craft", "Keep it"))
        self.leave.setText(words.pgettext("blades", "Leave it at that"))

    def _quality(self, outcome: Outcome, sheet: Scoundrel, crew: Crew) -> int:
        return sum(many for _part, many in craft_parts(outcome, sheet, crew, self._kind))

    @property
    def _design(self) -> Design | None:
        offer, key = self._offer, self._terms.design
        return None if offer is None or key is None else offer.designs.get(key)

    @property
    def _kind(self) -> DesignKind:
        design = self._design
        return self._terms.kind if design is None else design.kind

    @property
    def _least(self) -> int | None:
        terms, design = self._terms, self._design
        if terms.least is not None:
            return terms.least
        crew = None if self._offer is None else self._offer.crew
        if terms.change is not None:
            return modifying_quality(0 if crew is None else crew.tier, terms.change)
        return None if design is None else design.quality

    def _what_text(self, terms: CraftTerms) -> str:
        words, design = self._words, self._design
        if design is not None:
            return design.name
        if terms.change is not None:
            return enum_text(words, terms.change)
        text = words.pgettext("blades craft", "Something common: %(kind)s")
        return text % {"kind": enum_text(words, terms.kind)}

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(round(px(16)), round(px(8)), round(px(16)), round(px(12)))
        column.setSpacing(gap)
        for parts in (
            (self.who, self.what),
            (self.name,),
            (self.helped, self.least),
            (self.strip,),
            (self.cards,),
            (self.roll,),
            (self.result,),
            (self.coin, self.keep, self.leave),
        ):
            if len(parts) == 1 and parts[0] is not self.roll:
                column.addWidget(parts[0])
                continue
            box = QWidget(self)
            flow = Flow(gap, box)
            for part in parts:
                flow.addWidget(part)
            column.addWidget(box)
        column.addStretch(1)

    def _connect(self) -> None:
        self.who.clicked.connect(self._on_who_clicked)
        self.what.clicked.connect(self._on_what_clicked)
        self.helped.clicked.connect(self._on_helped_clicked)
        self.least.stepped.connect(self._on_least_stepped)
        self.roll.clicked.connect(self._on_roll_clicked)
        self.coin.stepped.connect(self._on_coin_stepped)
        self.keep.clicked.connect(lambda: self.wished.emit(KeepCraft(coin=self._coin)))
        self.leave.clicked.connect(lambda: self.wished.emit(KeepCraft(coin=None)))

    def _on_who_clicked(self) -> None:
        if self._offer is not None:
            people = self._offer.people.items()
            rows = [(one.name.replace("&", "&&"), key) for key, one in people]
            open_menu(self.who, rows, self._take_who, chosen=self._terms.who)

    def _take_who(self, who: object) -> None:
        self._terms = replace(self._terms, who=EntityId(str(who)))
        self.say()

    def _on_what_clicked(self) -> None:
        offer, who, words = self._offer, self._terms.who, self._words
        if offer is None:
            return
        rows: list[tuple[str, object]] = []
        for key, design in offer.designs.items():
            parts = [design.name, enum_text(words, design.kind)]
            said = clauses(words, [*parts, quality_text(words, design.quality)])
            rows.append((said.replace("&", "&&"), CraftTerms(who=who, design=key)))
        choices = [CraftTerms(who=who, kind=kind) for kind in DesignKind]
        choices += [CraftTerms(who=who, change=change) for change in Modification]
        rows += [(self._plain_text(one), one) for one in choices]
        open_menu(self.what, rows, self._take_what)

    def _plain_text(self, terms: CraftTerms) -> str:
        """Return what is crafted without a design."""
        held, self._terms = self._terms, terms
        text = self._what_text(terms)
        self._terms = held
        return text

    def _take_what(self, terms: object) -> None:
        if isinstance(terms, CraftTerms):
            self._terms = replace(terms, who=self._terms.who, is_helped=self._terms.is_helped)
            self.say()

    def _on_helped_clicked(self) -> None:
        self._terms = replace(self._terms, is_helped=not self._terms.is_helped)
        self.say()

    def _on_least_stepped(self, by: int) -> None:
        least = (self._least or 0) + by
        asked = None if least < 0 else min(MOST_DESIGN_QUALITY, least)
        self._terms = replace(self._terms, least=asked)
        self.say()

    def _on_roll_clicked(self) -> None:
        offer = self._offer
        sheet = None if offer is None else offer.people.get(self._terms.who)
        if sheet is None:
            return
        menu = ChoiceMenu(self._look, self._words, self)
        dice = min(MAX_DICE, crafting_dice(sheet, is_helped=self._terms.is_helped))
        menu.offer_dice(self._what_text(self._terms), dice, self._craft)
        menu.open_below(self.roll)

    def _craft(self, told: Told | None) -> None:
        terms = self._terms
        name = self.name.text().strip() if terms.design is None else ""
        plain: StrEnum = terms.kind if terms.change is None else terms.change
        called = name or ("" if terms.design is not None else enum_text(self._words, plain))
        self.wished.emit(Craft(terms=replace(terms, name=called), told=told))

    def _on_coin_stepped(self, by: int) -> None:
        self._coin = max(0, min(_MOST_COIN, self._coin + by))
        self.say()


def quality_sum(words: Words, parts: tuple[tuple[CraftPart, int], ...]) -> str:
    """Return the arithmetic of a quality: "Tier 1, result +1, Workshop +1" (115, 130)."""
    said = []
    for part, many in parts:
        figure = str(many) if part is CraftPart.TIER else signed(many)
        text = words.pgettext("blades craft", "%(part)s %(count)s")
        said.append(text % {"part": enum_text(words, part), "count": figure})
    return clauses(words, said)
