"""How a score opens, and what a crew does in its downtime, each offered in a menu."""

from collections.abc import Callable, Iterator
from functools import partial

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.blades.activity import (
    Asset,
    AssetKind,
    DowntimeActivity,
    acquiring_dice,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.downtime import Plan
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.play.blades.activity import Effort, Wanted, acquire, reduce_heat
from duskboard.play.blades.planning import counted
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_MOST_OTHERS = 2


class CrewDowntime:
    """Offers what is rolled for a crew."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._clerk = desk, desk.clerk

    def ask_downtime(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer less heat and assets, for each scoundrel in play (rules/blades.md 115, 116)."""
        words, look = self._desk.room.words, self._desk.room.look
        for who, sheet in self._clerk.table.values(Scoundrel).items():
            if sheet.fate is not Fate.ACTIVE:
                continue
            below = ChoiceMenu(look, words, menu)
            below.setTitle(sheet.name.replace("&", "&&"))
            menu.addMenu(below)
            self._offer_heat(below, crew_at, who, sheet)
            self._offer_assets(below, crew_at, crew, who)

    def _offer_heat(
        self, menu: ChoiceMenu, crew_at: EntityId, who: EntityId, sheet: Scoundrel
    ) -> None:
        words = self._desk.room.words
        for action in _known(sheet):
            text = words.pgettext("blades crew", "Reduce heat by %(action)s")
            effort = Effort(who=who, dice=sheet.ratings.of(action))
            menu.offer_dice(
                text % {"action": enum_text(words, action)},
                effort.dice,
                partial(self._reduce, crew_at, action, effort),
            )

    def _offer_assets(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew, who: EntityId) -> None:
        words = self._desk.room.words
        for kind in AssetKind:
            text = words.pgettext("blades crew", "Acquire: %(kind)s")
            asset = Asset(name=enum_text(words, kind), kind=kind)
            menu.offer_dice(
                text % {"kind": asset.name},
                acquiring_dice(crew),
                partial(self._acquire, crew_at, who, asset),
            )

    def _acquire(self, crew_at: EntityId, who: EntityId, asset: Asset, told: Told | None) -> None:
        wanted, dice = Wanted(asset_id=new_id(), asset=asset), told or self._desk.room.dice
        plan = Plan(
            number=0,
            who=who,
            activity=DowntimeActivity.ACQUIRE,
            asset=asset.name,
            kind=asset.kind,
            target=wanted.asset_id,
        )

        def act(table: Table, *, is_overruled: bool = False) -> Transaction:
            got = acquire(table, crew_at, Effort(who=who), wanted, dice)
            return counted(table, plan, got, is_overruled=is_overruled)

        self._clerk.do(act, lambda table: act(table, is_overruled=True))

    def _reduce(
        self, crew_at: EntityId, action: ActionId, effort: Effort, told: Told | None
    ) -> None:
        dice = told or self._desk.room.dice
        plan = Plan(number=0, who=effort.who, activity=DowntimeActivity.REDUCE_HEAT, action=action)

        def act(table: Table, *, is_overruled: bool = False) -> Transaction:
            cooled = reduce_heat(table, crew_at, effort, dice)
            return counted(table, plan, cooled, is_overruled=is_overruled)

        self._clerk.do(act, lambda table: act(table, is_overruled=True))

    def _roll(self, act: Callable[[Table, Told], Transaction], told: Told | None) -> None:
        dice = told or self._desk.room.dice
        self._clerk.do(lambda table: act(table, dice))


def _known(sheet: Scoundrel) -> Iterator[ActionId]:
    """Yield the actions of somebody who has a dot in them."""
    yield from (action for action in ActionId if sheet.ratings.of(action))
