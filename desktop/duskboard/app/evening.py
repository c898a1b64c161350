"""An open campaign with its windows: everything made, named and connected."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt

from duskboard.app import dock_name
from duskboard.app.appearance import Appearance
from duskboard.app.chase_hand import ChaseHand
from duskboard.app.chase_march import MarchHand
from duskboard.app.clock_printing import ClockPrinting
from duskboard.app.commands.chase_commands import (
    chase_commands,
    print_commands,
    sheet_command,
    shelf_command,
    vehicle_command,
)
from duskboard.app.commands.clock_commands import CLOCK_ACTS
from duskboard.app.commands.edit_commands import edit_commands
from duskboard.app.commands.file_commands import file_commands
from duskboard.app.commands.help_commands import help_commands
from duskboard.app.commands.player_commands import player_commands
from duskboard.app.commands.player_view_commands import player_view_commands
from duskboard.app.commands.rule_commands import rule_commands
from duskboard.app.commands.sheet_commands import sheet_commands
from duskboard.app.commands.table_commands import table_commands
from duskboard.app.commands.view_commands import view_commands
from duskboard.app.deed_hand import DeedHand
from duskboard.app.desk import Desk
from duskboard.app.files import Files
from duskboard.app.forecasting import Forecasting
from duskboard.app.hand_outs import HandOuts
from duskboard.app.hints import Hints
from duskboard.app.night import Night
from duskboard.app.pdf_writer import PdfWriter
from duskboard.app.pool_hand import PoolHand
from duskboard.app.printing import Printing
from duskboard.app.rescuing import Background
from duskboard.app.room import Room
from duskboard.app.score import Score
from duskboard.app.sessions import Sessions
from duskboard.app.window_memory import load_memory, save_memory
from duskboard.app.wiring.acts import wire_acts
from duskboard.app.wiring.bars import Bars
from duskboard.app.wiring.chase import wire_chase
from duskboard.app.wiring.chase_title import wire_chase_title
from duskboard.app.wiring.clocks import wire_drop, wire_wall
from duskboard.app.wiring.consequences import wire_consequences
from duskboard.app.wiring.damage import wire_damage
from duskboard.app.wiring.deeds import wire_deeds
from duskboard.app.wiring.dropping import PlayersDrop, wire_row_drops
from duskboard.app.wiring.finding import Finder, Ways
from duskboard.app.wiring.notes import wire_notes
from duskboard.app.wiring.odds import OddsKeeper
from duskboard.app.wiring.players import (
    LivePictures,
    PlayersScreen,
    pictures_of,
    wire_page_keys,
    wire_projection,
)
from duskboard.app.wiring.players_menu import watch_board_drags, wire_players_menu
from duskboard.app.wiring.rulings import wire_rulings
from duskboard.app.wiring.setup import ChasePlace, wire_setup
from duskboard.app.wiring.sheet import wire_sheet
from duskboard.app.wiring.sheets import SheetPlace, wire_sheets
from duskboard.app.wiring.shelf import shelf_boxes, wire_shelf
from duskboard.app.wiring.spoken import wire_spoken
from duskboard.app.wiring.steps import wire_log, wire_undo
from duskboard.app.wiring.ties import wire_ties
from duskboard.app.wiring.tray import wire_tray
from duskboard.app.wiring.trouble_bar import Trouble, TroubleBar
from duskboard.app.wiring.vehicle import wire_vehicle
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.projector.window import PlayerWindow
from duskboard.storage.campaign_file import CampaignFile
from duskboard.theme.token import ThemeName
from duskboard.windows.command import CommandTable, bind
from duskboard.windows.command_box import CommandBox
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName


class Evening:
    """The windows of one open campaign.

    Attributes:
        desk: The campaign itself.
        window: The window of the game master.
        players: The window of the players.
    """

    def __init__(
        self,
        room: Room,
        appearance: Appearance,
        files: Files,
        file: CampaignFile,
        window: MainWindow | None = None,
    ) -> None:
        """Make everything, in a bare window or in one of its own that is not shown yet.

        Raises:
            CampaignFileError: The file cannot be read.
        """
        self._room = room
        self._background: Background | None = None
        self._appearance = appearance
        self.desk = Desk(room, file)
        self._hand = ChaseHand(self.desk.clerk, room.dice, lambda: self.desk.tray.is_secret)
        self._march = MarchHand(self.desk.clerk, room.words)
        self._deeds = DeedHand(
            self.desk.clerk, room.dice, room.words, lambda: self.desk.tray.is_secret
        )
        self._pool = PoolHand(self.desk.clerk, room.dice)
        self._night = Night(self.desk, self._pool)
        self._score = Score(self.desk)
        self._sheets: SheetPlace = wire_sheets(self.desk, self._pool, self._hand, self._march)
        self.players = PlayerWindow(room.player_look, room.player_words, pictures_of(file))
        self._pictures = LivePictures(room, self.desk.projection, self.players, file)
        self._sessions = Sessions(self.desk, lambda: self.window, self._say)
        writer = PdfWriter(self.desk, lambda: self.window, self._say, lambda: self._background)
        self._printing = Printing(self.desk, lambda: self.window, writer)
        self._night.print_with(writer)
        self._score.print_with(writer)
        self._hand_outs = HandOuts(self.desk, lambda: self.window)
        self._screen = PlayersScreen(room, self.players, lambda: self.window)
        self._commands = self._command_table(files)
        self.window = window or MainWindow(room.look, room.words)
        self.window.furnish(self._commands)
        # Some window systems give the players' screen the keyboard although it asks for none.
        bind(self.players, self._commands.of_players(), room.words)
        ways = Ways(
            hand_outs=self._hand_outs,
            clock=self._show_clock,
            note=self._show_note,
            on_track=self._show_on_track,
            ruling=self._show_ruling,
            sheet=self._show_sheet,
            scoundrel=self._score.show,
        )
        shelves = partial(shelf_boxes, self.desk, wire_shelf(self.desk))
        more = (shelves, self._score.boxes)
        self.finder = Finder(
            self.desk, self._commands, ways, lambda: (row for rows in more for row in rows())
        )
        self._box = CommandBox(room.look, room.words, self.finder.search, self.window)
        self._chase = ChasePlace(self.desk)
        self._add_panels()
        self._bars = Bars(self.desk, self._hand, self._chase, self.window, self._screen, files)
        self._lost: Trouble | None = None
        self._hints = Hints(room, self.window, self.desk)
        self._wire()
        self.window.recall(load_memory(room.settings))

    def use(self, background: Background) -> None:
        """Take who does work off the GUI thread, once the program runs."""
        self._background = background

    def show(self) -> None:
        """Show the window of the game master, the first new hint, and whether players wait."""
        self.window.show()
        self._hints.begin()
        self._bars.say_as_left()

    @property
    def trouble(self) -> TroubleBar:
        """The bar of trouble."""
        return self._bars.trouble

    @property
    def path(self) -> Path:
        """The campaign file."""
        return self.desk.document.file.path

    def duplicate(self, target: Path) -> None:
        """Copy the open campaign as it is now.

        Raises:
            CampaignFileError: The copy cannot be made.
        """
        self.desk.document.file.duplicate(target)

    def retranslate(self) -> None:
        """Say what is said by nobody else anew, after another language or theme was chosen."""
        self._bars.retranslate()
        self._hints.say()
        self._night.retranslate()
        self._pictures.look_again()

    def close(self) -> None:
        """Close the windows and let go of the file; a roll that was told is kept."""
        self._hand.settle()
        self._deeds.settle()
        self._rolls.settle()
        self._unwire()
        self._keep()
        self._screen.close()
        self.players.deleteLater()
        self.window.close()
        self.window.deleteLater()
        self.desk.document.close()

    def _command_table(self, files: Files) -> CommandTable:
        desk = self.desk
        return CommandTable(
            [
                *table_commands(desk, self._sessions, self._show_dock),
                shelf_command(desk, self._show_dock),
                sheet_command(desk, self._show_dock),
                vehicle_command(desk, self._show_dock),
                *print_commands(self._printing, ClockPrinting(desk, self._printing.writer)),
                *sheet_commands(self._sheets.begin, desk.sheet_panel.entry.begin, self._show_night),
                *self._night.commands(),
                *self._score.commands(),
                *rule_commands(desk, lambda: self.window),
                *chase_commands(desk, self._march, self._show_chase),
                *file_commands(files),
                *edit_commands(desk, self._open_box, self._show_dock),
                *view_commands(self._appearance, lambda: self.window),
                *player_commands(desk, self._screen, self._hand_outs),
                *player_view_commands(desk, self._appearance, self.players.stage),
                *help_commands(desk, lambda: self.window, lambda: self._commands),
            ]
        )

    def _add_panels(self) -> None:
        window, desk = self.window, self.desk
        clocks = window.add_panel(
            DockName.CLOCKS, dock_name.clocks_title, desk.wall, desk.wall_tools
        )
        clocks.set_acts([window.bindings.action(one) for one in CLOCK_ACTS])
        window.add_panel(DockName.CHASE, dock_name.chase_title, self._chase)
        window.add_panel(DockName.TRACK, dock_name.track_title, desk.track_list)
        window.add_panel(DockName.ACTS, dock_name.acts_title, desk.act_list)
        window.add_panel(DockName.SPOKEN, dock_name.spoken_title, desk.spoken, desk.copy_spoken)
        window.add_panel(DockName.FORECAST, dock_name.forecast_title, desk.forecast)
        window.add_panel(DockName.ODDS, dock_name.odds_title, desk.odds, desk.odds.ask_button)
        window.add_panel(DockName.NOTES, dock_name.notes_title, desk.note_panel)
        window.add_panel(DockName.UNDO, dock_name.undo_title, desk.undo_panel)
        window.add_panel(DockName.TRAY, dock_name.tray_title, desk.tray)
        window.add_panel(DockName.LOG, dock_name.log_title, desk.log_panel)
        window.add_panel(DockName.RULES, dock_name.rules_title, desk.house_rules)
        window.add_panel(DockName.SHELF, dock_name.shelf_title, desk.shelf)
        window.add_panel(DockName.SHEETS, dock_name.sheets_title, desk.sheet_panel)
        window.add_panel(DockName.SHEET, dock_name.sheet_title, desk.sheet, desk.pin_sheet)
        window.add_panel(DockName.VEHICLE, dock_name.vehicle_title, desk.vehicle_panel)

    def _wire(self) -> None:
        desk, room, window = self.desk, self._room, self.window
        wire_wall(desk, self._note_on, self._show_chase, self._say)
        drop = PlayersDrop(window.top_bar, self.players)
        wire_drop(desk, drop)
        wire_row_drops(desk, drop, window.top_bar.tabs)
        self._rolls = wire_tray(desk.tray, desk.clerk, desk.holder, room.dice, room.words)
        desk.tray.luck_asked.connect(partial(self._show_dock, DockName.TRAY))
        wire_notes(desk)
        wire_chase(desk, self._hand, self._march)
        verbs = wire_deeds(desk, self._deeds, self._hand, self._march)
        self._deeds.changed.connect(self._bars.refresh)
        wire_setup(desk, self._chase)
        wire_consequences(desk, self._hand)
        wire_damage(desk, window)
        wire_chase_title(desk, window.dock(DockName.CHASE).set_subtitle)
        subtitle = window.dock(DockName.ACTS).set_subtitle
        Forecasting(desk.document, desk.forecast, lambda: self._background)
        acts = wire_acts(desk, self._hand, self._march, self._chase, subtitle)
        acts.take_deeds(self._deeds, verbs.begin)
        wire_spoken(desk, self._hand)
        wire_sheet(desk, self._hand, self._show_dock)
        wire_vehicle(desk, self._march, self._show_dock)
        self._night.furnish(window, self._show_chase)
        self._score.furnish(window, self._show_chase)
        OddsKeeper(desk, self._hand, self._pool, self._score.rolls)
        self._score.rolls.changed.connect(self._bars.refresh)
        self._score.rolls.adjusted.connect(self.window.status_bar.clear_refusal)
        wire_ties(desk)
        wire_rulings(desk, self._hand)
        desk.house_rules.left.connect(window.workspaces.leave)
        window.workspaces.changed.connect(self._bars.refresh)
        window.workspaces.changed.connect(window.status_bar.clear_refusal)
        desk.track_list.jump_requested.connect(self._on_track_jump_requested)
        desk.chase_board.shelf_requested.connect(partial(self._show_dock, DockName.SHELF))
        wire_log(desk)
        wire_undo(desk.undo_panel, desk.clerk, desk.document)
        wire_projection(desk.projection, self.players, window.top_bar.players)
        wire_page_keys(desk, self.players, window, self._commands, self._say)
        wire_players_menu(desk, window.top_bar.players)
        watch_board_drags(desk, drop)
        bar = window.top_bar
        bar.set_picture(self._pictures.make)
        bar.search_requested.connect(self._box.open)
        bar.language_requested.connect(self._on_bar_language_requested)
        bar.theme_requested.connect(self._on_bar_theme_requested)
        window.closing.connect(self._on_window_closing)
        self.players.lost.connect(self._on_players_lost)
        self.players.restored.connect(self._on_players_restored)
        self.players.closed.connect(self._on_screen_changed)
        self._screen.changed.connect(self._on_screen_changed)

    def _say(self, text: str) -> None:
        self.window.status_bar.say(text)

    def _open_box(self) -> None:
        self._box.open()

    def _unwire(self) -> None:
        """Part from what outlives this evening, and from windows that close later than the file."""
        self.window.closing.disconnect(self._on_window_closing)
        self.players.closed.disconnect(self._on_screen_changed)
        self._screen.changed.disconnect(self._on_screen_changed)

    def _show_dock(self, name: str) -> None:
        self.window.show_dock(name)

    def _show_chase(self) -> None:
        if not self.window.is_dock_shown(DockName.CHASE):
            self.window.workspaces.select("chase")
        self._show_dock(DockName.CHASE)

    def _show_night(self) -> None:
        if not self.window.is_dock_shown(DockName.SHEETS):
            self.window.workspaces.select("night")
        self._show_dock(DockName.SHEETS)

    def _show_sheet(self, sheet_id: EntityId) -> None:
        self._show_night()
        self._sheets.open(sheet_id)

    def _show_on_track(self, key: EntityId) -> None:
        self._show_chase()
        self.desk.chase_board.track.setFocus(Qt.FocusReason.OtherFocusReason)
        self.desk.chase_board.select(key)

    def _show_clock(self, clock_id: EntityId) -> None:
        self._show_dock(DockName.CLOCKS)
        self.desk.wall.show_clock(clock_id)

    def _on_track_jump_requested(self, key: EntityId | None) -> None:
        self._show_dock(DockName.CHASE)
        self.desk.chase_board.select(key)

    def _show_note(self, note_id: EntityId) -> None:
        self._show_dock(DockName.NOTES)
        self.desk.note_panel.show_note(note_id)

    def _show_ruling(self, ruling_id: str) -> None:
        self.window.workspaces.select("rules")
        self.desk.house_rules.show_ruling(ruling_id)
        self._show_dock(DockName.RULES)

    def _note_on(self, clock_id: EntityId) -> None:
        self._show_dock(DockName.NOTES)
        self.desk.note_panel.begin_new_note(clock_id)

    def _keep(self) -> None:
        save_memory(self._room.settings, self.window.memory())

    def _on_window_closing(self) -> None:
        self._keep()
        self.players.leave()

    def _on_bar_language_requested(self, language: Language) -> None:
        self._appearance.set_language(language)

    def _on_bar_theme_requested(self, theme: ThemeName) -> None:
        if theme is not self._appearance.theme:
            self._appearance.toggle_theme()

    def _on_screen_changed(self) -> None:
        if self._screen.is_open:
            self.desk.projection.set_open()
            self._bars.say_screen()
        self._bars.refresh()

    def _on_players_lost(self, name: str) -> None:
        def title(words: Words) -> str:
            return words.gettext("The players’ screen “%(name)s” is gone.") % {"name": name}

        self._lost = Trouble(
            title=title,
            text=lambda words: words.gettext("Plug it in again, or choose another one."),
            act=lambda words: words.gettext("Choose screen"),
            run=self._screen.choose,
        )
        self.trouble.tell(self._lost)
        self._bars.refresh()

    def _on_players_restored(self, _name: str) -> None:
        if self._lost is not None:
            self.trouble.end(self._lost)
        self._bars.refresh()
