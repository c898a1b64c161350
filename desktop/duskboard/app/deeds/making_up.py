"""The next places of the track about to be made up from a number (rules/chase.md 9.2)."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from typing_extensions import override

from duskboard.app.deeds.deed import Deed
from duskboard.app.deeds.laying import Stock
from duskboard.core.chase.improvising import Surroundings
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.odds.seeded_dice import SeededDice
from duskboard.panels.deed_offer import DeedChoice, DeedMenu, DeedOffer
from duskboard.play.chase.exchange import Throws, ThrowWantedError
from duskboard.play.chase.improvising import Improvised, improvise
from duskboard.play.chase.laying import NewLocation
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

MOST_SEED = 9999
"""The largest number that the next places are made up from."""


@dataclass(frozen=True, kw_only=True)
class MakeUpDeed(Deed):
    """The next places of the track, made up from a number (9.2)."""

    seed: int
    surroundings: Surroundings
    places: int
    stock: Stock
    new_places: Callable[[Table, tuple[str, ...]], tuple[NewLocation, ...]]

    @property
    @override
    def deed_id(self) -> str:
        return "make-up"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        sets = tuple(
            DeedChoice(value=str(at), text=name, is_on=at == self.places)
            for at, (name, _) in enumerate(self.stock.places)
        )
        numbered = DeedChoice(
            value="-1", text=words.pgettext("chase", "Numbered"), is_on=self.places < 0
        )
        name = numbered.text
        if self.places >= 0:
            name = self.stock.places[self.places][0]
        row = tuple(
            DeedChoice(value=one.value, text=enum_text(words, one), is_on=one is self.surroundings)
            for one in Surroundings
        )
        return DeedOffer(
            deed_id=self.deed_id,
            token=None,
            title=words.pgettext("chase", "The next three places"),
            subject=words.pgettext("chase", "number %(seed)d") % {"seed": self.seed},
            menus=(
                DeedMenu(
                    menu_id="places",
                    text=name,
                    name=words.pgettext("chase", "What they are called"),
                    sections=((numbered,), sets),
                ),
            ),
            row_id="surroundings",
            row=row,
            sentence=words.pgettext(
                "chase", "01–59 clear, 60–84 Regular, 85–95 Hard, 96–100 Extreme."
            ),
            go=words.pgettext("chase", "Make them up"),
            wants_words=True,
            hint=words.pgettext("chase", "a number"),
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "MakeUpDeed":
        if menu_id == "places":
            return replace(self, places=int(value))
        return replace(self, surroundings=Surroundings(value))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        names = self.stock.places[self.places][1] if self.places >= 0 else ()
        wish = Improvised(
            places=self.new_places(table, names),
            obstacles=(*self.stock.hazards, *self.stock.barriers),
            surroundings=self.surroundings,
            seed=self.seed,
        )
        return improvise(table, wish, SeededDice(self.seed))

    @override
    def worded(self, _text: str) -> "MakeUpDeed":
        digits = "".join(one for one in _text if one.isdecimal())
        return replace(self, seed=int(digits) % (MOST_SEED + 1)) if digits else self
