"""Entanglements of a downtime: rolled, settled with what they ask, kept, played (112, 157)."""

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.blades.downtime import DowntimeStep, KeptTrouble
from duskboard.core.blades.entanglement import OutId, entanglement_dice
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_trouble_price_text import price_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.models.downtime_model import DowntimeModel
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.downtime_wish import KeepTrouble, SettleTrouble
from duskboard.play.blades.downtime import in_step, with_rolled
from duskboard.play.blades.keeping import keep_trouble, with_kept_played
from duskboard.play.blades.scene import crew_id, crew_of
from duskboard.play.blades.trouble import Settling, roll_trouble, settle
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_POOLS = range(5)
_AVERAGE = 2


class TroubleHand:
    """Rolls, settles and keeps entanglements."""

    def __init__(self, desk: Desk, model: DowntimeModel) -> None:
        self._desk, self._clerk, self._model = desk, desk.clerk, model

    def offer_roll(self, below: QWidget) -> None:
        """Offer the roll of the entanglement (rules/blades.md 111)."""
        crew = crew_of(self._clerk.table)
        if crew is None:
            return
        menu = self._menu(below)
        text = self._desk.room.words.pgettext("blades crew", "Roll the entanglement")
        menu.offer_dice(text, entanglement_dice(crew), self._rolled)
        menu.open_below(below)

    def settle(self, wish: SettleTrouble, below: QWidget) -> None:
        """Settle it, with what the way out asks first: who is hurt, which dice (112)."""
        words, menu = self._desk.room.words, self._menu(below)
        if wish.out is OutId.INTERROGATION_SUFFER:
            self._offer_victims(menu, wish)
        elif wish.out in {OutId.QUESTIONING_ROLL, OutId.SUSPECTS_ROLL, OutId.DEAD_OCCULTIST}:
            for pool in _POOLS:
                menu.offer_dice(
                    self._pool_text(wish.out, pool), pool, partial(self._told, wish, pool)
                )
        else:
            menu.deleteLater()
            self._settle(
                wish, Settling(trouble=wish.trouble, out=wish.out, faction_id=wish.faction), None
            )
            return
        menu.setTitle(enum_text(words, wish.out))
        menu.open_below(below)

    def keep(self, wish: KeepTrouble) -> None:
        """Keep it for its moment (rules/blades.md 157)."""
        key = new_id()
        kept = KeptTrouble(trouble=wish.trouble, trigger=wish.trigger, faction=wish.faction)
        self._clerk.do(lambda table: keep_trouble(table, key, kept))

    def offer_kept(self, kept_id: EntityId, below: QWidget) -> None:
        """Offer the ways out of one that was kept."""
        view = self._model.view
        one = next((each for each in view.kept if each.kept_id == kept_id), None)
        trouble = (
            None
            if one is None
            else next((each for each in view.troubles if each.trouble is one.kept.trouble), None)
        )
        if one is None or trouble is None:
            return
        words, menu = self._desk.room.words, self._menu(below)
        named = {each.faction_id: each.name for each in trouble.factions}
        for faction, outs in trouble.outs:
            if one.kept.faction in named and faction != one.kept.faction:
                continue
            inner: QMenu = menu
            if faction is not None and len(named) > 1 and one.kept.faction not in named:
                inner = menu.addMenu(named[faction].replace("&", "&&"))
            for out in outs:
                wish = SettleTrouble(
                    trouble=trouble.trouble, out=out.out, faction=faction, kept_id=kept_id
                )
                text = dotted(words, [enum_text(words, out.out), price_text(words, out.price)])
                act = inner.addAction(text.replace("&", "&&"))
                act.triggered.connect(lambda _on, wish=wish: self.settle(wish, below))
        menu.open_below(below)

    def _menu(self, parent: QWidget) -> ChoiceMenu:
        return ChoiceMenu(self._desk.room.look, self._desk.room.words, parent)

    def _rolled(self, told: Told | None) -> None:
        key, dice = crew_id(self._clerk.table), told or self._desk.room.dice
        if key is not None:
            self._clerk.do(lambda table: with_rolled(table, roll_trouble(table, key, dice)))

    def _offer_victims(self, menu: ChoiceMenu, wish: SettleTrouble) -> None:
        """Offer who is beaten; harm and heat hang on them, to be resisted (rules/blades.md 112)."""
        words = self._desk.room.words
        wound = words.pgettext("blades harm", "beaten")
        for who, sheet in self._clerk.table.values(Scoundrel).items():
            if sheet.fate in {Fate.ACTIVE, Fate.OUT}:
                settling = Settling(
                    trouble=wish.trouble,
                    out=wish.out,
                    faction_id=wish.faction,
                    who=who,
                    wound=wound,
                )
                menu.offer(sheet.name, partial(self._settle, wish, settling, None))
        menu.addSeparator()
        text = words.pgettext("blades downtime", "Somebody without a sheet: heat at once")
        plain = Settling(trouble=wish.trouble, out=wish.out, faction_id=wish.faction)
        menu.offer(text, partial(self._settle, wish, plain, None))

    def _pool_text(self, out: OutId, pool: int) -> str:
        words = self._desk.room.words
        if out is OutId.DEAD_OCCULTIST:
            return words.pgettext("blades", "quality %(count)d") % {"count": pool}
        if pool == _AVERAGE:
            text = words.pgettext("blades downtime", "%(dice)dd: an average sort")
        elif pool < _AVERAGE:
            text = words.pgettext("blades downtime", "%(dice)dd: soft")
        else:
            text = words.pgettext("blades downtime", "%(dice)dd: tough")
        return text % {"dice": pool}

    def _told(self, wish: SettleTrouble, pool: int, told: Told | None) -> None:
        settling = Settling(trouble=wish.trouble, out=wish.out, faction_id=wish.faction, pool=pool)
        self._settle(wish, settling, told or self._desk.room.dice)

    def _settle(self, wish: SettleTrouble, settling: Settling, dice: Told | None) -> None:
        key = crew_id(self._clerk.table)
        if key is None:
            return

        def act(table: Table) -> Transaction:
            done = settle(table, key, settling, dice)
            if wish.kept_id is not None:
                return with_kept_played(table, wish.kept_id, done)
            return in_step(table, DowntimeStep.TROUBLE, done)

        self._clerk.do(act)
