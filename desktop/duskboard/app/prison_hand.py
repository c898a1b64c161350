"""Prison and crafting of the scoundrel that is open: choices, dice, what comes of them."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.desk import Desk
from duskboard.core.blades.design import Design, DesignKind, Modification
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_world_report_text import quality_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.prison_wish import (
    BringCoin,
    ComeOut,
    GoToPrison,
    MarkPrison,
    PrisonWish,
    ServeTime,
    TakeBeating,
)
from duskboard.play.blades.claim import mark_prison
from duskboard.play.blades.craft import (
    CraftRolled,
    CraftTerms,
    KeepTerms,
    craft,
    craft_dice,
    keep_craft,
)
from duskboard.play.blades.fate import come_back, go_to_prison
from duskboard.play.blades.prison import (
    TimeTerms,
    do_time,
    send_another,
    smuggle_coin,
    take_beating,
    time_dice,
)
from duskboard.play.blades.scene import crew_id
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName

_MOST_COIN = 4


class PrisonHand:
    """Does time, and crafts."""

    def __init__(self, desk: Desk, dice: Dice) -> None:
        """Roll with `dice` where nobody tells what real ones came to."""
        self._desk, self._dice = desk, dice
        self._window: MainWindow | None = None
        panel = desk.prison_panel
        desk.crew_model.changed.connect(self.show)
        panel.wished.connect(self._on_panel_wished)
        panel.serve_requested.connect(self._on_panel_serve_requested)
        self.show()

    def furnish(self, window: MainWindow) -> None:
        """Put the dock into the window."""
        panel = self._desk.prison_panel
        self._window = window
        window.add_panel(DockName.PRISON, _title, panel, panel.says)

    def show(self) -> None:
        """Show prison as it is."""
        self._desk.prison_panel.mirror(self._desk.crew_model.prison)

    def _on_panel_wished(self, wish: PrisonWish) -> None:
        do, crew_at = self._desk.clerk.do, crew_id(self._desk.clerk.table)
        match wish:
            case MarkPrison(place=place):
                if crew_at is not None:
                    do(lambda table: mark_prison(table, crew_at, place))
            case GoToPrison(who=goes):
                self._do_convict() if goes is None else self._jail(goes)
            case TakeBeating(who=who):
                self._beat(who)
            case ComeOut(who=who):
                do(
                    lambda table: come_back(table, who),
                    lambda table: come_back(table, who, is_overruled=True),
                )
            case BringCoin(who=who, coin=coin):
                do(
                    lambda table: smuggle_coin(table, who, coin),
                    lambda table: smuggle_coin(table, who, coin, is_overruled=True),
                )

    def _on_panel_serve_requested(self, wish: ServeTime, below: QWidget) -> None:
        """Ask for the dice of the time that somebody does (rules/blades.md 109)."""
        table, words = self._desk.clerk.table, self._desk.room.words
        terms = TimeTerms(who=wish.who, claim=wish.claim, faction=wish.faction, trauma=wish.trauma)
        menu = self._menu()
        text = words.pgettext("blades prison", "Do time")
        menu.offer_dice(text, time_dice(table, terms), partial(self._serve, terms))
        menu.open_below(below)

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
        """Show what time served may bring, or say that they are not inside (109, 110)."""
        table, window = self._desk.clerk.table, self._window
        sheet = table.value(who, Scoundrel)
        if sheet is None or sheet.fate is not Fate.JAILED:
            self._desk.clerk.do(lambda table: do_time(table, TimeTerms(who=who), self._dice))
        elif window is not None:
            if not window.is_dock_shown(DockName.PRISON):
                window.workspaces.select("score")
            window.show_dock(DockName.PRISON)
            self._desk.prison_panel.begin(who)

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


def _title(words: Words) -> str:
    return words.pgettext("blades prison", "Prison")


def _is_jailed(words: Words) -> str:
    return words.pgettext("blades prison", "This scoundrel goes to prison for the crew")


def _does_time(words: Words) -> str:
    return words.pgettext("blades prison", "This scoundrel does time…")


def _is_beaten(words: Words) -> str:
    return words.pgettext("blades prison", "This scoundrel takes a beating for a light sentence")


def _crafts(words: Words) -> str:
    return words.pgettext("blades craft", "This scoundrel crafts…")
