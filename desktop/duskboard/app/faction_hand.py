"""The ladder of factions in its dock: what is wished of it becomes acts at the table."""

from collections.abc import Iterator

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.blades.faction import Faction
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.faction_model import FactionModel
from duskboard.panels.faction_ladder import FactionLadder
from duskboard.panels.faction_wish import (
    DropFaction,
    MoveStanding,
    MoveStatus,
    NewFaction,
    NewGoal,
    PassBy,
    PlayTurn,
    SetFighting,
    SetSeen,
    WriteAbout,
)
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.downtime import with_turn
from duskboard.play.blades.faction import (
    FactionFlag,
    FactionText,
    add_faction,
    remove_faction,
    write_faction_flag,
    write_faction_words,
    write_standing,
    write_status,
)
from duskboard.play.blades.faction_turn import TurnTerms, pass_factions_by, play_turn
from duskboard.play.clock import NewClock, fill_clock, make_clock
from duskboard.play.clock_about import write_owner
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName


class FactionHand:
    """Keeps the ladder, and does what is wished of it."""

    def __init__(self, desk: Desk, dice: Dice) -> None:
        """Roll with `dice` where nobody tells what real ones came to."""
        self._clerk, self._dice = desk.clerk, dice
        self._window: MainWindow | None = None
        self._model = FactionModel(desk.document)
        self.panel = FactionLadder(desk.room.look, desk.room.words)
        self._model.changed.connect(self._show)
        self.panel.wished.connect(self._do)
        self.panel.fill_requested.connect(self._fill)
        self._show()

    def furnish(self, window: MainWindow) -> None:
        """Put the dock into the window."""
        self._window = window
        window.add_panel(DockName.FACTIONS, _title, self.panel)

    def commands(self) -> Iterator[Command]:
        """Yield the commands of factions."""
        yield Command(
            command_id="faction.ladder",
            label=lambda words: words.pgettext("blades faction", "Ladder of factions"),
            run=self._open,
            group=CommandGroup.GAME,
            glyph="faction",
        )
        yield Command(
            command_id="faction.pass-by",
            label=lambda words: words.pgettext("blades faction", "A downtime passes factions by"),
            run=lambda: self._do(PassBy()),
            group=CommandGroup.GAME,
            glyph="hourglass",
        )

    def _open(self) -> None:
        window = self._window
        if window is None:
            return
        if not window.is_dock_shown(DockName.FACTIONS):
            window.workspaces.select("score")
        window.show_dock(DockName.FACTIONS)
        self.panel.begin()

    def _show(self) -> None:
        self.panel.mirror(self._model.view)

    def _fill(self, clock_id: EntityId, filled: int) -> None:
        self._clerk.do(lambda table: fill_clock(table, clock_id, filled))

    def _do(self, wish: object) -> None:
        """Do what was wished."""
        match wish:
            case PlayTurn():
                self.play(wish)
            case NewGoal():
                self._make_goal(wish)
            case _:
                self._clerk.do(lambda table: _act(table, wish))

    def play(self, wish: PlayTurn) -> None:
        """Play a turn; each downtime has dice of its own."""
        key = new_id()

        def act(table: Table, *, is_overruled: bool = False) -> Transaction:
            throws: list[Throw] = [wish.told or self._dice] * wish.downtimes
            terms = TurnTerms(
                faction=wish.faction_id,
                clock=wish.goal,
                circumstances=wish.circumstances,
                downtimes=wish.downtimes,
                maneuvers=wish.maneuvers,
                line=wish.line,
                line_id=key,
                ticks=wish.ticks,
                is_overruled=is_overruled,
            )
            return with_turn(table, wish.faction_id, play_turn(table, terms, throws))

        self._clerk.do(act, lambda table: act(table, is_overruled=True))

    def _make_goal(self, wish: NewGoal) -> None:
        """Make a clock that is a faction's, as one step."""
        key = new_id()

        def act(table: Table) -> Transaction:
            new = NewClock(clock_id=key, name=wish.name, kind=ClockKind.FACTION, size=wish.size)
            made = make_clock(table, new)
            owned = write_owner(table.applied(made.changes), key, wish.faction_id)
            after = owned.changes[-1].after
            change = made.changes[0]
            return Transaction(
                report=made.report,
                changes=(type(change)(entity_id=key, before=None, after=after),),
            )

        self._clerk.do(act)


def _act(table: Table, wish: object) -> Transaction:
    """Return the step that does what was wished."""
    match wish:
        case NewFaction():
            return add_faction(table, new_id(), Faction(name=wish.name, tier=wish.tier))
        case SetSeen():
            seen = Visibility.SHOWN if wish.is_seen else Visibility.HIDDEN
            return set_visibility(table, wish.entity_id, seen)
        case DropFaction():
            return remove_faction(table, wish.faction_id)
        case PassBy():
            return pass_factions_by(table)
        case _:
            return _write(table, wish)


def _write(table: Table, wish: object) -> Transaction:
    """Return the step that writes something of a faction."""
    match wish:
        case MoveStatus():
            return write_status(table, wish.faction_id, wish.status)
        case MoveStanding():
            return write_standing(table, wish.faction_id, wish.tier, wish.hold)
        case SetFighting():
            flag = FactionFlag.FIGHTING
            return write_faction_flag(table, wish.faction_id, flag, is_so=wish.is_so)
        case WriteAbout():
            field, text = _written(wish)
            return write_faction_words(table, wish.faction_id, field, text)
        case _:
            msg = f"not a wish of factions: {wish!r}"
            raise TypeError(msg)


def _written(wish: WriteAbout) -> tuple[FactionText, str]:
    if wish.about is not None:
        return FactionText.ABOUT, wish.about
    if wish.notes is not None:
        return FactionText.NOTES, wish.notes
    return FactionText.NAME, wish.name


def _title(words: Words) -> str:
    return words.pgettext("dock", "Factions")
