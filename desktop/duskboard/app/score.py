"""What of a score of Blades stands beside the clocks: the scoundrels, and their commands."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from duskboard.app.commands.roll_commands import roll_boxes, roll_commands
from duskboard.app.crew_hand import CrewHand
from duskboard.app.desk import Desk
from duskboard.app.downtime import Downtime
from duskboard.app.downtime_hand import DowntimeHand
from duskboard.app.faction_hand import FactionHand
from duskboard.app.making_hand import MakingHand
from duskboard.app.pdf_writer import PdfWriter
from duskboard.app.playbooks import PlaybookHand
from duskboard.app.prison_hand import PrisonHand
from duskboard.app.rolls import Rolls
from duskboard.app.score_hand import ScoreHand
from duskboard.app.scoundrel_printing import ScoundrelPrinting
from duskboard.app.wiring.scoundrels import ScoundrelPlace
from duskboard.app.wiring.sheet_chase import wire_scoundrel_chase
from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.scoundrel_deed import ScoundrelDeed
from duskboard.windows.box_row import BoxRow
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName


class Score:
    """The dock of the scoundrels and who carries its wishes."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._window: MainWindow | None = None
        self._place = ScoundrelPlace(desk)
        self.rolls = Rolls(desk)
        self._playbooks = PlaybookHand(desk)
        self._prison = PrisonHand(desk, desk.room.dice)
        self._factions = FactionHand(desk, desk.room.dice)
        self._crew = CrewHand(desk)
        self._plan = ScoreHand(
            desk, self.rolls, lambda given_up: self._crew_time.begin_after(is_given_up=given_up)
        )
        self._making = MakingHand(desk, self.rolls)
        for hand in (self._plan, self._making):
            hand.roll_wanted.connect(self._show_roll)
        self._downtime = Downtime(desk, desk.room.dice, self._place.open)
        self._crew_time = DowntimeHand(
            desk, self._factions.play, self._crew.begin, self._downtime.indulge
        )
        self._send: Callable[[EntityId, Side], None] = lambda _who, _side: None
        self._show_chase: Callable[[], None] = lambda: None
        self._printing: ScoundrelPrinting | None = None
        desk.scoundrel_panel.deed_requested.connect(self._do)
        desk.scoundrel_panel.set_playbooks(self._playbooks.known)

    def print_with(self, writer: PdfWriter) -> None:
        """Take who writes to files."""
        self._printing = ScoundrelPrinting(self._desk, writer)
        self._crew.print_with(writer)

    def furnish(self, window: MainWindow, show_chase: Callable[[], None]) -> None:
        """Put the dock into the window, and connect it; `show_chase` shows the track."""
        panel = self._desk.scoundrel_panel
        self._window, self._show_chase = window, show_chase
        window.add_panel(DockName.SCOUNDREL, _scoundrel_title, panel, *panel.tabs.tools)
        self._crew.furnish(window)
        roll = self._desk.roll_panel
        window.add_panel(DockName.ROLL, _roll_title, roll, roll.why, roll.kinds)
        roll.note_wished.connect(self._begin_note)
        self._plan.furnish(window)
        self._making.furnish(window)
        self._factions.furnish(window)
        self._prison.furnish(window)
        self._crew_time.furnish(window)
        self.rolls.wanted.connect(self._bring_roll)
        self._send = wire_scoundrel_chase(self._desk)

    def show(self, who: EntityId) -> None:
        """Show a scoundrel."""
        self.show_dock()
        self._place.open(who)

    def show_dock(self) -> None:
        """Show the scoundrels, in the workspace of a score where this one has no place for them."""
        window = self._window
        if window is None:
            return
        if not window.is_dock_shown(DockName.SCOUNDREL):
            window.workspaces.select("score")
        window.show_dock(DockName.SCOUNDREL)

    def commands(self) -> list[Command]:
        """Return the commands of scoundrels."""
        return [
            Command(
                command_id="scoundrel.new",
                label=lambda words: words.pgettext("blades", "New scoundrel"),
                run=self._begin,
                group=CommandGroup.GAME,
                glyph="person",
            ),
            Command(
                command_id="scoundrel.line",
                label=lambda words: words.pgettext("blades quick", "New scoundrels in one line…"),
                run=self._begin_line,
                group=CommandGroup.GAME,
                glyph="person",
            ),
            self._command(
                "scoundrel.edit",
                lambda words: words.pgettext("blades", "Write on this scoundrel’s sheet"),
                self._write,
                glyph="pencil",
            ),
            self._command(
                "scoundrel.session",
                lambda words: words.pgettext("blades", "End of the session for this scoundrel"),
                self._end_session,
                glyph="calendar",
            ),
            self._command(
                "scoundrel.duplicate",
                lambda words: words.pgettext("blades", "Duplicate this scoundrel"),
                lambda: self._ask(self._desk.scoundrel_panel.duplicate_requested.emit),
                glyph="copy",
            ),
            self._command(
                "scoundrel.remove",
                lambda words: words.pgettext("blades", "Remove this scoundrel"),
                lambda: self._ask(self._desk.scoundrel_panel.remove_requested.emit),
                glyph="trash",
            ),
            self._command(
                "scoundrel.playbook",
                lambda words: words.pgettext("blades", "Choose this scoundrel’s playbook…"),
                self._choose_playbook,
                glyph="book",
            ),
            Command(
                command_id="scoundrel.import-playbooks",
                label=lambda words: words.pgettext("blades", "Import playbooks…"),
                run=self._playbooks.bring,
                group=CommandGroup.GAME,
                glyph="folder",
            ),
            Command(
                command_id="scoundrel.playbook-form",
                label=lambda words: words.pgettext("blades", "How playbooks are written…"),
                run=self._playbooks.show_form,
                group=CommandGroup.GAME,
                glyph="help",
            ),
            self._command(
                "scoundrel.print",
                lambda words: words.pgettext("blades", "The scoundrel on paper…"),
                self._print,
                glyph="picture",
            ),
            *self._downtime.commands(),
            *self._crew_time.commands(),
            *self._factions.commands(),
            *self._prison.commands(),
            *self._crew.commands(),
            *self._plan.commands(),
            *self._making.commands(),
            *(self._chase_command(side) for side in Side),
            *roll_commands(self._desk, self.rolls, self._show_roll),
        ]

    def boxes(self) -> Iterator[BoxRow]:
        """Return the rows of the command box that take an action in hand."""
        return roll_boxes(self._desk, self.rolls, self._show_roll)

    def _command(
        self,
        command_id: str,
        label: Callable[[Words], str],
        run: Callable[[], None],
        glyph: str,
    ) -> Command:
        """Return a command about the scoundrel that is open."""
        return Command(
            command_id=command_id,
            label=label,
            run=run,
            enabled=lambda: self._desk.scoundrel_panel.sheet_id is not None,
            refusal=lambda words: words.pgettext("blades", "there is no scoundrel yet"),
            group=CommandGroup.GAME,
            glyph=glyph,
        )

    def _chase_command(self, side: Side) -> Command:
        def label(words: Words) -> str:
            text = words.pgettext("blades", "This scoundrel into the chase: %(side)s")
            return text % {"side": enum_text(words, side)}

        def run() -> None:
            who = self._desk.scoundrel_panel.sheet_id
            if who is not None:
                self._show_chase()
                self._send(who, side)

        return self._command(f"scoundrel.chase.{side.value}", label, run, glyph="chase")

    def _show_roll(self) -> None:
        """Show the roll in hand, in the workspace of a score where there is no place for it."""
        window = self._window
        if window is None:
            return
        if not window.is_dock_shown(DockName.ROLL):
            window.workspaces.select("score")
        window.show_dock(DockName.ROLL)
        self._desk.roll_panel.take_keyboard()

    def _bring_roll(self) -> None:
        """Have the panel of rolls come forward where it lies behind another as a tab.

        The keyboard stays where an action was taken in hand: the keys of the roll work there too.
        """
        window, panel, typing = self._window, self._desk.roll_panel, QApplication.focusWidget()
        if window is not None and panel.visibleRegion().isEmpty():
            self._show_roll()
            if typing is not None and typing.isVisible():
                typing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_note(self, ability: AbilityId, text: str) -> None:
        """Begin a note of what comes of an ability, with whose it is (A18, A30)."""
        words, who = self._desk.room.words, self._desk.scoundrel_panel.sheet_id
        sheet = None if who is None else self._desk.clerk.table.value(who, Scoundrel)
        named = [enum_text(words, ability), "" if sheet is None else sheet.name]
        if self._window is not None:
            self._window.show_dock(DockName.NOTES)
        self._desk.note_panel.begin_new_note(title=dotted(words, named), text=text)

    def _begin(self) -> None:
        self.show_dock()
        self._place.begin()

    def _begin_line(self) -> None:
        self.show_dock()
        self._desk.scoundrel_panel.entry.begin()

    def _print(self) -> None:
        if self._printing is not None:
            self._printing.ask()

    def _do(self, deed: ScoundrelDeed) -> None:
        """Do what was pressed on a sheet."""
        if deed is ScoundrelDeed.PLAYBOOK:
            self._playbooks.offer()
        else:
            self._downtime.do(deed)

    def _choose_playbook(self) -> None:
        self.show_dock()
        self._playbooks.offer()

    def _write(self) -> None:
        self.show_dock()
        self._desk.scoundrel_panel.begin_writing()

    def _end_session(self) -> None:
        self.show_dock()
        self._desk.scoundrel_panel.session.begin()

    def _ask(self, emit: Callable[[EntityId], None]) -> None:
        who = self._desk.scoundrel_panel.sheet_id
        if who is not None:
            emit(who)


def _scoundrel_title(words: Words) -> str:
    return words.pgettext("dock", "Scoundrel")


def _roll_title(words: Words) -> str:
    return words.pgettext("dock", "Action roll")
