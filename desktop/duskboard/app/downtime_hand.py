"""The downtime of the crew in its dock: what is wished of it becomes acts at the table."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.downtime_plans import PlanHand
from duskboard.app.hands_hand import HandsHand
from duskboard.app.trouble_hand import TroubleHand
from duskboard.core.blades.downtime import DowntimeStep
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.downtime_model import DowntimeModel
from duskboard.panels.choice_menu import Told
from duskboard.panels.downtime_panel import DowntimePanel
from duskboard.panels.downtime_text import downtime_title
from duskboard.panels.downtime_wish import (
    BeginDowntime,
    CloseDowntime,
    CoolDown,
    DropKept,
    EndTurns,
    KeepTrouble,
    MoveAfter,
    NameTrouble,
    PassStep,
    PayDues,
    PayScore,
    SettleTrouble,
    TakeHeat,
    UseStandby,
)
from duskboard.panels.faction_wish import PlayTurn
from duskboard.panels.kept_panel import KeptPanel
from duskboard.play.blades.activity import use_asset
from duskboard.play.blades.aftermath import Dues, echo_score, settle_dues
from duskboard.play.blades.downtime import (
    begin_downtimes,
    cool_by_itself,
    downtime_of,
    end_downtime,
    end_turns,
    in_step,
    name_troubles,
    pass_step,
)
from duskboard.play.blades.keeping import drop_kept
from duskboard.play.blades.payoff import heat_score, pay_off
from duskboard.play.blades.scene import crew_id
from duskboard.play.change import difference
from duskboard.play.clock import NewClock, make_clock
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName

_PATIENCE = 4


class DowntimeHand:
    """Keeps the dock of the downtime, and does what is wished of it."""

    def __init__(
        self,
        desk: Desk,
        play_turn: Callable[[PlayTurn], None],
        begin_crew: Callable[[], None],
        indulge: Callable[[EntityId, Told | None, QWidget], None],
    ) -> None:
        """Play turns of factions by `play_turn`, indulge vices by `indulge`.

        A crew comes by `begin_crew`.
        """
        room = desk.room
        self._desk, self._clerk, self._play_turn = desk, desk.clerk, play_turn
        self._window: MainWindow | None = None
        self._model = DowntimeModel(desk.document)
        self.panel = DowntimePanel(room.look, room.words)
        self.kept = KeptPanel(room.look, room.words)
        self._plans = PlanHand(desk, self.panel.people, self._model, indulge)
        self._hands = HandsHand(desk, self.panel.people, self._model)
        self._troubles = TroubleHand(desk, self._model)
        self._model.changed.connect(self.show_view)
        self.panel.shown.connect(self.show_view)
        self.panel.wished.connect(self._do)
        self.panel.crew_requested.connect(begin_crew)
        self.panel.trouble.roll_requested.connect(self._on_roll_requested)
        self.kept.wished.connect(self._do)
        self.kept.play_requested.connect(self._troubles.offer_kept)
        self.show_view()

    def furnish(self, window: MainWindow) -> None:
        """Put the docks into the window."""
        self._window = window
        window.add_panel(DockName.DOWNTIME, _title, self.panel)
        window.add_panel(DockName.KEPT, _kept_title, self.kept)
        self._show_title()

    def commands(self) -> Iterator[Command]:
        """Yield the commands of a downtime."""
        yield Command(
            command_id="downtime.open",
            label=lambda words: words.pgettext("blades downtime", "Downtime of the crew"),
            run=self.open,
            group=CommandGroup.GAME,
            glyph="hourglass",
        )
        yield Command(
            command_id="downtime.kept",
            label=lambda words: words.pgettext(
                "blades downtime", "Kept entanglements and standby assets"
            ),
            run=partial(self._open_dock, DockName.KEPT),
            group=CommandGroup.GAME,
            glyph="hourglass",
        )
        yield Command(
            command_id="downtime.several",
            label=lambda words: words.pgettext(
                "blades downtime", "Several downtimes at once for a faction"
            ),
            run=self._open_several,
            enabled=lambda: self._model.view.is_running,
            refusal=lambda words: words.pgettext("blades downtime", "no downtime runs"),
            group=CommandGroup.GAME,
            glyph="faction",
        )

    def open(self) -> None:
        """Show the downtime where it has room, and give it the keyboard."""
        if self._window is not None:
            self._window.workspaces.select("downtime")
        self._open_dock(DockName.DOWNTIME)
        self.panel.take_keyboard()

    def begin_after(self, *, is_given_up: bool) -> None:
        """Begin the downtime after the score that is under way (rules/blades.md 100, 102).

        One that was given up is, as a rule, not paid.
        """
        if not self._model.view.is_running:
            self._begin("")
        if is_given_up and self._model.view.is_running:
            self._clerk.do(lambda table: pass_step(table, DowntimeStep.PAYOFF))
        self.open()

    def show_view(self) -> None:
        """Show the downtime as it is, where it is seen; else when it is."""
        view = self._model.view if self._is_seen else None
        if view is not None:
            self.panel.mirror(view, self._clerk.table.rulings)
            self._show_title()
        self.kept.mirror(self._model.view)

    @property
    def _is_seen(self) -> bool:
        return self.panel.isVisible() or self._window is None

    def _show_title(self) -> None:
        if self._window is not None:
            title = downtime_title(self._desk.room.words, self._model.view)
            self._window.dock(DockName.DOWNTIME).set_subtitle(title)

    def _open_dock(self, name: DockName) -> None:
        window = self._window
        if window is None:
            return
        if not window.is_dock_shown(name):
            window.workspaces.select("downtime")
        window.show_dock(name)

    def _open_several(self) -> None:
        self._open_dock(DockName.DOWNTIME)
        self.panel.turns.show_every()
        self.panel.look_at(DowntimeStep.FACTIONS)

    def _on_roll_requested(self) -> None:
        self._troubles.offer_roll(self.panel.trouble.foot.go)

    def _do(self, wish: object) -> None:
        """Do what was wished."""
        match wish:
            case PlayTurn():
                self._play_turn(wish)
            case SettleTrouble():
                self._troubles.settle(wish, self.panel.trouble.foot.go)
            case KeepTrouble():
                self._troubles.keep(wish)
            case BeginDowntime(score=score):
                self._begin(score)
            case PayScore() | PayDues() | MoveAfter() | TakeHeat():
                self._do_crew(wish)
            case _:
                self._clerk.do(lambda table: _stepped(table, wish))

    def _begin(self, score: str) -> None:
        self._clerk.do(
            lambda table: begin_downtimes(table, score),
            lambda table: begin_downtimes(table, score, is_overruled=True),
        )
        self.panel.take_keyboard()

    def _do_crew(self, wish: PayScore | PayDues | MoveAfter | TakeHeat) -> None:
        """Do what is wished of the crew itself."""
        key = crew_id(self._clerk.table)
        if key is None:
            return
        clock = new_id()
        words = self._desk.room.words
        name = words.pgettext("blades downtime", "Patience of the boss")
        self._clerk.do(
            lambda table: _act(
                table,
                key,
                wish,
                NewClock(clock_id=clock, name=name, kind=ClockKind.PATIENCE, size=_PATIENCE),
            )
        )


def _stepped(table: Table, wish: object) -> Transaction:
    """Return the step that does what is wished of a downtime itself."""
    match wish:
        case PassStep(step=step):
            return pass_step(table, step)
        case UseStandby(asset_id=asset):
            return use_asset(table, asset)
        case DropKept(kept_id=kept):
            return drop_kept(table, kept)
        case NameTrouble(trouble=trouble):
            return name_troubles(table, (trouble,))
        case _:
            return _ended(table, wish)


def _ended(table: Table, wish: object) -> Transaction:
    """Return the step that lets something of a downtime come to its end."""
    match wish:
        case CoolDown():
            return cool_by_itself(table)
        case EndTurns():
            return end_turns(table)
        case CloseDowntime():
            return end_downtime(table)
        case _:
            msg = f"not a wish of a downtime: {wish!r}"
            raise TypeError(msg)


def _act(
    table: Table,
    crew_key: EntityId,
    wish: PayScore | PayDues | MoveAfter | TakeHeat,
    patience: NewClock,
) -> Transaction:
    """Return the step that does what is wished of the crew."""
    match wish:
        case PayScore(target=target, coin=coin, is_quiet=is_quiet):
            act = pay_off(table, crew_key, target, coin, is_quiet=is_quiet)
            return in_step(table, DowntimeStep.PAYOFF, act)
        case TakeHeat(terms=terms):
            return in_step(table, DowntimeStep.HEAT, heat_score(table, crew_key, terms))
        case MoveAfter(statuses=statuses, ticks=ticks):
            return echo_score(table, crew_key, statuses, ticks)
        case PayDues():
            return _settled(table, crew_key, wish, patience)


def _settled(table: Table, crew_key: EntityId, wish: PayDues, patience: NewClock) -> Transaction:
    """Return the step that settles dues; where they are owed, with a clock of patience."""
    downtime = downtime_of(table)
    clock = None if downtime is None else downtime.patience
    if clock is not None and table.get(clock) is None:
        clock = None
    laid = table
    if wish.is_owed and clock is None:
        laid = table.applied(make_clock(table, patience).changes)
        clock = patience.clock_id
    dues = Dues(
        is_paid=wish.is_paid,
        is_owed=wish.is_owed,
        boss=wish.boss,
        patience=clock,
        shares=wish.shares,
    )
    act = settle_dues(laid, crew_key, dues)
    changes = difference(table, laid.applied(act.changes))
    return Transaction(report=act.report, changes=changes)


def _title(words: Words) -> str:
    return words.pgettext("dock", "Downtime")


def _kept_title(words: Words) -> str:
    return words.pgettext("dock", "Kept and standby")
