"""Prison and crafting of the scoundrel that is open: choices, dice, what comes of them."""

from collections.abc import Callable, Iterator
from functools import partial

from duskboard.app.desk import Desk
from duskboard.core.blades.design import Design, DesignKind, Modification
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.incarceration import claims_in_reach
from duskboard.core.blades.prison import PRISON_MAP
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.trait import TraumaId
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_crew_report_text import signed
from duskboard.i18n.blades_world_report_text import quality_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.play.blades.craft import (
    CraftRolled,
    CraftTerms,
    KeepTerms,
    craft,
    craft_dice,
    keep_craft,
)
from duskboard.play.blades.fate import go_to_prison
from duskboard.play.blades.prison import TimeTerms, do_time, send_another, take_beating, time_dice
from duskboard.play.blades.scene import crew_of
from duskboard.windows.command import Command, CommandGroup

_MOST_COIN = 4


class PrisonHand:
    """Does time, and crafts."""

    def __init__(self, desk: Desk, dice: Dice) -> None:
        """Roll with `dice` where nobody tells what real ones came to."""
        self._desk, self._dice = desk, dice

    def commands(self) -> Iterator[Command]:
        """Yield what can be done, each about the scoundrel that is open."""
        rows: tuple[tuple[str, Callable[[Words], str], Callable[[EntityId], None], str], ...] = (
            ("jail", _is_jailed, self._jail, "padlock"),
            ("time", _does_time, self._begin_time, "padlock"),
            ("beating", _is_beaten, self._beat, "padlock"),
            ("craft", _crafts, self._begin_craft, "settings"),
        )
        for key, label, act, glyph in rows:
            yield Command(
                command_id=f"scoundrel.{key}",
                label=label,
                run=partial(self._run, act),
                enabled=lambda: self._desk.scoundrel_panel.sheet_id is not None,
                refusal=lambda words: words.pgettext("blades", "there is no scoundrel yet"),
                group=CommandGroup.GAME,
                glyph=glyph,
            )
        yield Command(
            command_id="crew.convicted",
            label=lambda words: words.pgettext(
                "blades prison", "Somebody else goes to prison for the crew"
            ),
            run=self._do_convict,
            group=CommandGroup.GAME,
            glyph="padlock",
        )

    def _run(self, act: Callable[[EntityId], None]) -> None:
        who = self._desk.scoundrel_panel.sheet_id
        if who is not None:
            act(who)

    def _menu(self) -> ChoiceMenu:
        room = self._desk.room
        return ChoiceMenu(room.look, room.words, self._desk.scoundrel_panel)

    def _open(self, menu: ChoiceMenu) -> None:
        menu.open_below(self._desk.scoundrel_panel.tabs)

    def _do_convict(self) -> None:
        self._desk.clerk.do(lambda table: send_another(table, ""))

    def _jail(self, who: EntityId) -> None:
        self._desk.clerk.do(lambda table: go_to_prison(table, who))

    def _beat(self, who: EntityId) -> None:
        text = self._desk.room.words.pgettext("blades prison", "beaten by guards")
        self._desk.clerk.do(lambda table: take_beating(table, who, text))

    def _begin_time(self, who: EntityId) -> None:
        """Offer the claim that good time would win (rules/blades.md 109, 110)."""
        table, words = self._desk.clerk.table, self._desk.room.words
        sheet = table.value(who, Scoundrel)
        if sheet is None or sheet.fate is not Fate.JAILED:
            self._desk.clerk.do(lambda table: do_time(table, TimeTerms(who=who), self._dice))
            return
        menu = self._menu()
        for place in claims_in_reach(crew_of(table)):
            text = words.pgettext("blades prison", "A 6 wins: %(claim)s")
            claim = enum_text(words, PRISON_MAP[place])
            terms = TimeTerms(who=who, claim=place)
            menu.offer(text % {"claim": claim}, partial(self._choose_faction, terms))
        none = words.pgettext("blades prison", "No claim in prison")
        menu.offer(none, partial(self._choose_faction, TimeTerms(who=who)))
        self._open(menu)

    def _choose_faction(self, terms: TimeTerms) -> None:
        """Offer who would think better of the crew (rules/blades.md 109)."""
        factions = self._desk.clerk.table.values(Faction)
        if not factions:
            self._choose_trauma(terms)
            return
        menu, words = self._menu(), self._desk.room.words
        for key, one in factions.items():
            text = words.pgettext("blades prison", "A 6 brings status +1: %(name)s, %(status)s")
            said = text % {"name": one.name, "status": signed(one.status)}
            better = TimeTerms(who=terms.who, claim=terms.claim, faction=key)
            menu.offer(said, partial(self._choose_trauma, better))
        self._open(menu)

    def _choose_trauma(self, terms: TimeTerms) -> None:
        """Offer the trauma that a bad time leaves, each with the dice (rules/blades.md 109)."""
        table, words, menu = self._desk.clerk.table, self._desk.room.words, self._menu()
        sheet = table.value(terms.who, Scoundrel)
        for trauma in TraumaId:
            if sheet is not None and trauma in sheet.traumas:
                continue
            chosen = TimeTerms(
                who=terms.who, claim=terms.claim, faction=terms.faction, trauma=trauma
            )
            text = words.pgettext("blades prison", "1–3 leaves a trauma: %(trauma)s")
            said = text % {"trauma": enum_text(words, trauma)}
            menu.offer_dice(said, time_dice(table, chosen), partial(self._serve, chosen))
        self._open(menu)

    def _serve(self, terms: TimeTerms, told: Told | None) -> None:
        self._desk.clerk.do(lambda table: do_time(table, terms, told or self._dice))

    def _begin_craft(self, who: EntityId) -> None:
        """Offer what can be made: known designs, something common, a change (130, 167, 168)."""
        table, words, menu = self._desk.clerk.table, self._desk.room.words, self._menu()
        for key, design in table.values(Design).items():
            least = quality_text(words, design.quality)
            said = clauses(words, [design.name, enum_text(words, design.kind), least])
            self._offer_craft(menu, said, CraftTerms(who=who, design=key))
        for kind in DesignKind:
            text = words.pgettext("blades craft", "Something common: %(kind)s")
            kind_name = enum_text(words, kind)
            terms = CraftTerms(who=who, name=kind_name, kind=kind)
            self._offer_craft(menu, text % {"kind": kind_name}, terms)
        for change in Modification:
            name = enum_text(words, change)
            self._offer_craft(menu, name, CraftTerms(who=who, name=name, change=change))
        self._open(menu)

    def _offer_craft(self, menu: ChoiceMenu, text: str, terms: CraftTerms) -> None:
        dice = craft_dice(self._desk.clerk.table, terms)
        menu.offer_dice(text, dice, partial(self._craft, terms))

    def _craft(self, terms: CraftTerms, told: Told | None) -> None:
        """Roll, and offer what it comes to with coin (rules/blades.md 114, 130)."""
        rolled = self._desk.clerk.do(lambda table: craft(table, terms, told or self._dice))
        report = None if rolled is None else rolled.report
        if not isinstance(report, CraftRolled):
            return
        words, menu = self._desk.room.words, self._menu()
        for coin in range(_MOST_COIN + 1):
            quality = quality_text(words, report.quality + coin)
            text = words.npgettext(
                "blades", "%(count)d coin: %(outcome)s", "%(count)d coin: %(outcome)s", coin
            ) % {"count": coin, "outcome": quality}
            kept = KeepTerms(
                who=report.who,
                name=report.what,
                quality=report.quality,
                coin=coin,
                least=report.least,
            )
            menu.offer(text, partial(self._keep, kept))
        menu.offer(words.pgettext("blades", "Leave it at that"), lambda: None)
        self._open(menu)

    def _keep(self, terms: KeepTerms) -> None:
        self._desk.clerk.do(lambda table: keep_craft(table, terms))


def _is_jailed(words: Words) -> str:
    return words.pgettext("blades prison", "This scoundrel goes to prison for the crew")


def _does_time(words: Words) -> str:
    return words.pgettext("blades prison", "This scoundrel does time…")


def _is_beaten(words: Words) -> str:
    return words.pgettext("blades prison", "This scoundrel takes a beating for a light sentence")


def _crafts(words: Words) -> str:
    return words.pgettext("blades craft", "This scoundrel crafts…")
