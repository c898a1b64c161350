"""How far one sees at full speed, about to be rolled (rules/chase.md 9.3)."""

from dataclasses import dataclass, replace

from typing_extensions import override

from duskboard.app.deeds.deed import Deed
from duskboard.core.chase.driving import SIGHT_DICE, Sight
from duskboard.core.chase.source import WrongReportError
from duskboard.core.dice import Reported, ReportedTotal
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.panels.deed_offer import DeedChoice, DeedOffer
from duskboard.play.chase.driving import roll_sight
from duskboard.play.chase.exchange import Throws, ThrowWantedError, Wanted
from duskboard.play.chase.scene import scene
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


@dataclass(frozen=True, kw_only=True)
class SightDeed(Deed):
    """The places in sight about to be rolled: no run should be declared beyond them (9.3)."""

    sight: Sight = Sight.TOWN

    @property
    @override
    def deed_id(self) -> str:
        return "sight"

    @override
    def offer(
        self, table: Table, words: Words, waiting: ThrowWantedError | None
    ) -> DeedOffer | None:
        dice = SIGHT_DICE[self.sight]
        row = tuple(
            DeedChoice(
                value=one.value,
                text=enum_text(words, one),
                price=roll_name(words, SIGHT_DICE[one]),
                is_on=one is self.sight,
            )
            for one in Sight
        )
        return DeedOffer(
            deed_id=self.deed_id,
            token=None,
            title=words.pgettext("chase", "Places in sight"),
            subject=enum_text(words, self.sight),
            row_id="sight",
            row=row,
            sentence=words.pgettext("chase", "Nobody should declare a run beyond them."),
            go=words.pgettext("chase", "Roll %(skill)s") % {"skill": roll_name(words, dice)},
            dice=dice,
        )

    @override
    def choose(self, table: Table, menu_id: str, value: str) -> "SightDeed":
        return replace(self, sight=Sight(value))

    @override
    def act(self, table: Table, throws: Throws, *, secret: bool) -> Transaction:
        dice = throws.attack
        if dice is None:
            raise ThrowWantedError(scene(table).course.name, Wanted.ATTACK)
        if isinstance(dice, Reported) and not isinstance(dice, ReportedTotal):
            raise WrongReportError
        return roll_sight(table, self.sight, dice)
