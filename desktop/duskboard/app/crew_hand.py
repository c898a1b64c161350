"""What a crew does after a score and at the end of a session, each asked about in a menu."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from duskboard.app.crew_downtime import CrewDowntime
from duskboard.app.crew_growth import CrewGrowth
from duskboard.app.crew_making_hand import CrewMakingHand
from duskboard.app.crew_printing import CrewPrinting
from duskboard.app.crew_types import CrewTypes
from duskboard.app.desk import Desk
from duskboard.app.dock_name import claims_title, crew_title, holdings_title
from duskboard.app.pdf_writer import PdfWriter
from duskboard.app.wiring.crew import CrewWishes
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.development import score_rep
from duskboard.core.blades.downtime import DowntimeStep
from duskboard.core.blades.entanglement import EntanglementId, Out, entanglement_dice
from duskboard.core.blades.faction import MAX_TIER, Faction
from duskboard.core.blades.heat import NOISE_HEAT, HeatTerms, Noise, score_heat
from duskboard.core.blades.vault import PAY_COIN, Pay, tithe
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.blades_trouble_price_text import price_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.crew_wish import CrewDeed
from duskboard.play.blades.downtime import in_step, with_rolled
from duskboard.play.blades.payoff import heat_score, pay_off, pay_tithe
from duskboard.play.blades.scene import crew_id, crew_of
from duskboard.play.blades.trouble import (
    Settling,
    TroubleRolled,
    fitting,
    roll_trouble,
    settle,
    troubles,
    ways_out,
)
from duskboard.play.blades.war import is_at_war
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName

_TICKS = ("is_high_profile", "is_hostile_turf", "has_killed")


Act = Callable[[Table], Transaction]
"""A step at a table."""


class CrewHand:
    """The dock of the crew, and what is asked before it is done."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._clerk = desk, desk.clerk
        self._wishes = CrewWishes(desk)
        self._downtime = CrewDowntime(desk)
        self._types = CrewTypes(desk)
        self._growth = CrewGrowth(desk, self._types)
        self._making = CrewMakingHand(desk, self._types)
        self._printing: CrewPrinting | None = None
        self._window: MainWindow | None = None
        desk.crew_panel.deed_requested.connect(self._on_panel_deed_requested)
        desk.crew_panel.head.kind_requested.connect(self._making.offer_types)
        desk.crew_panel.pdf.clicked.connect(self._print)
        desk.holding_panel.set_kinds(self._types.named)
        for panel in (desk.crew_panel, desk.claim_panel, desk.holding_panel):
            panel.new_requested.connect(self.begin)

    def print_with(self, writer: PdfWriter) -> None:
        """Take who writes to files."""
        self._printing = CrewPrinting(self._desk, writer, self._types.named)

    def furnish(self, window: MainWindow) -> None:
        """Put the dock into the window."""
        self._window = window
        crew = self._desk.crew_panel
        window.add_panel(DockName.CREW, crew_title, crew, crew.pdf)
        claims = self._desk.claim_panel
        window.add_panel(DockName.CLAIMS, claims_title, claims, claims.says)
        window.add_panel(DockName.HOLDINGS, holdings_title, self._desk.holding_panel)

    def commands(self) -> Iterator[Command]:
        """Yield what can be done with a crew."""
        yield Command(
            command_id="crew.new",
            label=lambda words: words.pgettext("blades crew", "New crew"),
            run=self.begin,
            enabled=lambda: crew_id(self._clerk.table) is None,
            refusal=lambda words: words.pgettext("blades crew", "there is a crew already"),
            group=CommandGroup.GAME,
            glyph="person",
        )
        yield Command(
            command_id="crew.import-types",
            label=lambda words: words.pgettext("blades crew", "Import crew types…"),
            run=self._types.bring,
            group=CommandGroup.GAME,
            glyph="folder",
        )
        yield self._command("crew.make", _make_label, self.begin)
        yield self._command("crew.choose-type", _type_label, self._offer_types)
        yield self._command("crew.print", _print_label, self._print)
        for deed, label in _labels().items():
            yield self._command(f"crew.{deed.value}", label, partial(self._show_and_ask, deed))

    def _command(
        self, command_id: str, label: Callable[[Words], str], run: Callable[[], None]
    ) -> Command:
        """Return a command about the crew that there is."""
        return Command(
            command_id=command_id,
            label=label,
            run=run,
            enabled=lambda: crew_id(self._clerk.table) is not None,
            refusal=lambda words: words.pgettext("blades crew", "there is no crew yet"),
            group=CommandGroup.GAME,
            glyph="person",
        )

    def show_dock(self) -> None:
        """Show the crew, in the workspace of a score where this one has no place for it."""
        if self._window is not None:
            if not self._window.is_dock_shown(DockName.CREW):
                self._window.workspaces.select("score")
            self._window.show_dock(DockName.CREW)

    def begin(self) -> None:
        """Begin a crew, or go on with the making of the one that there is."""
        self.show_dock()
        self._making.begin()

    def _print(self) -> None:
        if self._printing is not None:
            self._printing.ask()

    def _offer_types(self) -> None:
        self.show_dock()
        self._making.offer_types(self._desk.crew_panel.head)

    def _show_and_ask(self, deed: CrewDeed) -> None:
        self.show_dock()
        panel = self._desk.crew_panel
        self._on_panel_deed_requested(deed, panel.deeds.get(deed, panel.head))

    def _on_panel_deed_requested(self, deed: CrewDeed, below: QWidget) -> None:
        crew_at, crew = crew_id(self._clerk.table), crew_of(self._clerk.table)
        # The panel of the score asks about the engagement roll.
        if crew_at is None or crew is None or deed is CrewDeed.ENGAGE:
            return
        menu = ChoiceMenu(self._desk.room.look, self._desk.room.words, self._desk.crew_panel)
        asks: Mapping[CrewDeed, Callable[[ChoiceMenu, EntityId, Crew], None]] = {
            CrewDeed.DOWNTIME: self._downtime.ask_downtime,
            CrewDeed.PAY_OFF: self._ask_pay,
            CrewDeed.HEAT: self._ask_heat,
            CrewDeed.TROUBLE: self._ask_trouble,
            CrewDeed.RISE: self._growth.ask_rise,
            CrewDeed.SESSION: self._growth.ask_session,
            CrewDeed.ADVANCE: self._growth.ask_advance,
        }
        asks[deed](menu, crew_at, crew)
        menu.open_below(below)

    def _ask_pay(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer the Tier of the target, then the pay; a quiet score; the boss (60, 102, 104)."""
        words = self._desk.room.words
        for is_quiet in (False, True):
            above: QMenu = menu
            if is_quiet:
                above = menu.addMenu(words.pgettext("blades crew", "Nobody knows of it"))
            for tier in range(MAX_TIER + 1):
                rep = score_rep(crew, tier, is_quiet=is_quiet)
                text = words.pgettext("blades crew", "Target of Tier %(tier)s: %(rep)d rep")
                pays = above.addMenu(text % {"tier": tier_text(tier), "rep": rep})
                for pay in Pay:
                    self._offer_pay(pays, (crew_at, tier, is_quiet), pay)
        menu.addSeparator()
        text = words.pgettext("blades crew", "Tithe to the boss: %(coin)d coin")
        menu.offer(
            text % {"coin": tithe(crew)},
            lambda: self._act(
                lambda table: in_step(table, DowntimeStep.TITHE, pay_tithe(table, crew_at))
            ),
        )

    def _offer_pay(self, menu: QMenu, what: tuple[EntityId, int, bool], pay: Pay) -> None:
        words, (crew_at, tier, is_quiet) = self._desk.room.words, what
        coin = PAY_COIN[pay]
        text = words.pgettext("blades crew", "%(pay)s: %(coin)d coin")
        menu.addAction(text % {"pay": enum_text(words, pay), "coin": coin}).triggered.connect(
            lambda _on: self._clerk.do(
                lambda table: in_step(
                    table,
                    DowntimeStep.PAYOFF,
                    pay_off(table, crew_at, tier, coin, is_quiet=is_quiet),
                )
            )
        )

    def _ask_heat(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer how it went, with what came on top (rules/blades.md 106, 146)."""
        words = self._desk.room.words
        for noise in NOISE_HEAT:
            below = menu.addMenu(enum_text(words, noise))
            for bits in range(1 << len(_TICKS)):
                terms = self._heat_terms(noise, bits)
                text = words.pgettext("blades crew", "%(what)s: %(heat)d heat")
                said = {"what": _ticked(words, terms), "heat": score_heat(crew, terms)}
                below.addAction(text % said).triggered.connect(
                    lambda _on, terms=terms: self._clerk.do(
                        lambda table: in_step(
                            table, DowntimeStep.HEAT, heat_score(table, crew_at, terms)
                        )
                    )
                )

    def _heat_terms(self, noise: Noise, bits: int) -> HeatTerms:
        ticks = [bool(bits & 1 << at) for at in range(len(_TICKS))]
        return HeatTerms(
            noise=noise,
            is_high_profile=ticks[0],
            is_hostile_turf=ticks[1],
            has_killed=ticks[2],
            is_at_war=is_at_war(self._clerk.table),
        )

    def _ask_trouble(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer the roll, and every entanglement that somebody fits (111, 112, 157)."""
        words = self._desk.room.words
        roll = words.pgettext("blades crew", "Roll the entanglement")
        menu.offer_dice(roll, entanglement_dice(crew), partial(self._rolled, crew_at))
        menu.addSeparator()
        self._offer_troubles(menu, crew_at, troubles(self._clerk.table))

    def _rolled(self, crew_at: EntityId, told: Told | None) -> None:
        dice = told or self._desk.room.dice
        step = self._clerk.do(lambda table: with_rolled(table, roll_trouble(table, crew_at, dice)))
        report = step.report if step is not None else None
        if isinstance(report, TroubleRolled) and report.names:
            panel = self._desk.crew_panel
            menu = ChoiceMenu(self._desk.room.look, self._desk.room.words, panel)
            self._offer_troubles(menu, crew_at, report.names)
            menu.open_below(panel.deeds[CrewDeed.TROUBLE])

    def _offer_troubles(
        self, menu: QMenu, crew_at: EntityId, names: tuple[EntanglementId, ...]
    ) -> None:
        """Offer the ways out of some entanglements, by each faction that fits."""
        words, table = self._desk.room.words, self._clerk.table
        for trouble in names:
            below = menu.addMenu(enum_text(words, trouble))
            for faction in fitting(table, trouble) or (None,):
                inner, name = below, ""
                if faction is not None:
                    found = table.value(faction, Faction)
                    name = "" if found is None else found.name
                    inner = below.addMenu(name)
                for out in ways_out(table, crew_at, trouble, faction):
                    settling = Settling(trouble=trouble, out=out.out, faction_id=faction)
                    self._offer_out(inner, crew_at, settling, out)

    def _offer_out(self, menu: QMenu, crew_at: EntityId, settling: Settling, out: Out) -> None:
        words = self._desk.room.words
        text = dotted(words, [enum_text(words, out.out), price_text(words, out.price)])
        menu.addAction(text).triggered.connect(
            lambda _on: self._clerk.do(
                lambda table: in_step(table, DowntimeStep.TROUBLE, settle(table, crew_at, settling))
            )
        )

    def _act(self, act: Act, anyway: Act | None = None) -> None:
        self._clerk.do(act, anyway)


def _make_label(words: Words) -> str:
    return words.pgettext("blades crew making", "Go on making the crew")


def _print_label(words: Words) -> str:
    return words.pgettext("blades crew", "The crew on paper…")


def _type_label(words: Words) -> str:
    return words.pgettext("blades crew", "Choose the crew’s type…")


def _ticked(words: Words, terms: HeatTerms) -> str:
    """Return what came on top of how it went."""
    texts = {
        words.pgettext("blades heat source", "High-profile target"): terms.is_high_profile,
        words.pgettext("blades heat source", "Hostile turf"): terms.is_hostile_turf,
        words.pgettext("blades heat source", "Killing"): terms.has_killed,
    }
    nothing = words.pgettext("blades heat source", "Nothing more")
    return dotted(words, [text for text, is_so in texts.items() if is_so]) or nothing


def _labels() -> dict[CrewDeed, Callable[[Words], str]]:
    return {
        CrewDeed.ENGAGE: lambda words: words.pgettext("blades crew", "The engagement roll…"),
        CrewDeed.DOWNTIME: lambda words: words.pgettext(
            "blades crew", "A downtime activity for the crew…"
        ),
        CrewDeed.PAY_OFF: lambda words: words.pgettext("blades crew", "A score is paid…"),
        CrewDeed.HEAT: lambda words: words.pgettext("blades crew", "Heat of a score…"),
        CrewDeed.TROUBLE: lambda words: words.pgettext("blades crew", "An entanglement…"),
        CrewDeed.RISE: lambda words: words.pgettext("blades crew", "The crew rises…"),
        CrewDeed.SESSION: lambda words: words.pgettext(
            "blades crew", "End of the session for the crew…"
        ),
        CrewDeed.ADVANCE: lambda words: words.pgettext("blades crew", "The crew advances…"),
    }
