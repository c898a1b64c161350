"""The open campaign without its window: document, models, projection and panels."""

from functools import cache, partial

from duskboard.app.chase_planner import ChasePlanner
from duskboard.app.clerk import Clerk
from duskboard.app.room import Room
from duskboard.app.screen_keeper import keep_screen, keep_secret, keep_wall
from duskboard.app.vehicle_kinds import vehicle_kinds
from duskboard.content.reading import load_presets
from duskboard.models.board_model import BoardModel
from duskboard.models.clock_model import ClockModel
from duskboard.models.crew_model import CrewModel
from duskboard.models.decision import DecisionHolder
from duskboard.models.document import TableDocument
from duskboard.models.log_model import LogModel
from duskboard.models.note_model import NoteModel
from duskboard.models.projection import Projection
from duskboard.models.ruling_model import RulingModel
from duskboard.models.scoundrel_model import ScoundrelModel
from duskboard.models.sheet_model import SheetModel
from duskboard.models.undo_model import UndoModel
from duskboard.panels.act_list import ActList
from duskboard.panels.body_panel import BodyPanel
from duskboard.panels.chase_board import ChaseBoard
from duskboard.panels.claim_panel import ClaimPanel
from duskboard.panels.clock_wall import ClockWall
from duskboard.panels.crew_holdings import CrewHoldings
from duskboard.panels.crew_panel import CrewPanel
from duskboard.panels.dice_tray import DiceTray
from duskboard.panels.fight_panel import FightPanel
from duskboard.panels.forecast_panel import ForecastPanel
from duskboard.panels.house_rules import HouseRules
from duskboard.panels.line_panel import LinePanel
from duskboard.panels.note_panel import NotePanel
from duskboard.panels.odds_panel import OddsPanel
from duskboard.panels.prison_panel import PrisonPanel
from duskboard.panels.procedure_panel import ProcedurePanel
from duskboard.panels.quick_sheet import QuickSheet
from duskboard.panels.roll_log import RollLog
from duskboard.panels.roll_panel import RollPanel
from duskboard.panels.scoundrel_panel import ScoundrelPanel
from duskboard.panels.setup_panel import SetupPanel
from duskboard.panels.sheet_panel import SheetPanel
from duskboard.panels.shelf import Shelf
from duskboard.panels.spoken_list import SpokenList
from duskboard.panels.step_panel import StepPanel
from duskboard.panels.time_panel import TimePanel
from duskboard.panels.track_list import TrackList
from duskboard.panels.track_text import row_text
from duskboard.panels.undo_panel import UndoPanel
from duskboard.panels.vehicle_panel import VehiclePanel
from duskboard.panels.wall_tools import WallTools
from duskboard.settings import option
from duskboard.storage.campaign_file import CampaignFile
from duskboard.widgets.icon_button import IconButton


class Desk:
    """Everything that speaks of one open campaign.

    Attributes:
        room: What outlives it.
        document: The table and its journal.
        clerk: Carries wishes to the document.
        holder: The roll in hand.
        projection: What players see.
        clocks: The clocks as rows.
        notes: The notes as rows.
        log: The journal as rows.
        wall: The clocks on screen.
        wall_tools: The tools in the head of the clocks.
        tray: The dice on screen.
        note_panel: The notes on screen.
        log_panel: The journal on screen.
        planner: Says what moves in the chase come to.
        board_model: The chase as rows.
        chase_board: The chase on screen.
        setup_panel: The set-up of a chase on screen.
        track_list: The same as a list.
        act_list: What can be done in the chase now.
        spoken: What was said to screen readers.
        copy_spoken: The button that copies it.
        forecast: What the next rounds of the chase may bring, on screen.
        odds: The odds of the roll in hand, on screen.
        undo_panel: The steps that can be undone, on screen.
        ruling_model: The house rules and their history.
        house_rules: The house rules on screen.
        presets: Reads what there is to put on a track; once.
        vehicle_kinds: Returns the vehicles that there are, by kind; none where they cannot be read.
        shelf: The same on screen.
        sheet_model: The sheets.
        sheet_panel: The same on screen.
        body_panel: Damage and healing of the sheet that is open, on screen.
        line_panel: Several pools side by side, on screen.
        procedure_panel: Extended actions and contests, on screen.
        fight_panel: The order of a fight and its attacks, on screen.
        night_panel: Frenzy, bonds, diablerie, seduction and torpor, on screen.
        time_panel: The time of the chronicle, on screen.
        scoundrel_model: The scoundrels.
        scoundrel_panel: The same on screen.
        crew_model: The crew and its factions.
        crew_panel: The same on screen.
        claim_panel: The map of the crew's claims, on screen.
        prison_panel: The prison, on screen.
        holding_panel: Its cohorts and upgrades, on screen.
        roll_panel: The roll in hand of a score, and what came of the last action, on screen.
        sheet: The quick sheet of somebody, on screen.
        pin_sheet: The button that keeps it.
        vehicle_panel: A vehicle, on screen.
    """

    def __init__(self, room: Room, file: CampaignFile) -> None:
        """Lay out an open file.

        Raises:
            CampaignFileError: The file cannot be read.
        """
        look, words = room.look, room.words
        self.room = room
        self.document = TableDocument(file, room.now)
        self.clerk = Clerk(self.document)
        self.holder = DecisionHolder()
        self.projection = Projection(self.document)
        self.projection.set_numbers(room.settings.get(option.PROJECTOR_NUMBERS))
        keep_screen(self.projection, file)
        self.clocks = ClockModel(self.document)
        self.notes = NoteModel(self.document)
        self.log = LogModel(self.document)
        self._undo = UndoModel(self.document)
        self.wall = ClockWall(look, words, self.clocks)
        self.wall_tools = WallTools(look, words)
        keep_wall(self.wall, file)
        self.tray = DiceTray(look, words, self.holder)
        keep_secret(self.tray, file)
        self.note_panel = NotePanel(look, words, self.notes)
        self.log_panel = RollLog(look, words, self.log, room.now, room.zone)
        self.planner = ChasePlanner(self.clerk, words)
        self.board_model = BoardModel(self.document, partial(row_text, words))
        self.chase_board = ChaseBoard(look, words, self.planner.plan)
        self.setup_panel = SetupPanel(look, words)
        self.track_list = TrackList(look, words, self.board_model)
        self.act_list = ActList(look, words)
        self.spoken = SpokenList(look, words, room.zone)
        self.copy_spoken = IconButton(look, "copy", words.gettext("Copy"))
        self.forecast, self.odds = ForecastPanel(look, words), OddsPanel(look, words)
        self.undo_panel = UndoPanel(look, words, self._undo, room.now, room.zone)
        self.ruling_model = RulingModel(self.document)
        self.house_rules = HouseRules(look, words)
        self.presets = cache(partial(load_presets, room.resources / "content"))
        self.shelf = Shelf(look, words, self.presets)
        self.vehicle_kinds = partial(vehicle_kinds, words, self.presets)
        self.sheet_model = SheetModel(self.document)
        self.sheet_panel = SheetPanel(look, words)
        self.body_panel = BodyPanel(look, words)
        self.time_panel = TimePanel(look, words)
        self.line_panel = LinePanel(look, words)
        self.procedure_panel = ProcedurePanel(look, words)
        self.fight_panel = FightPanel(look, words)
        self.night_panel = StepPanel(look, words)
        self.scoundrel_model = ScoundrelModel(self.document)
        self.scoundrel_panel = ScoundrelPanel(look, words)
        self.crew_model, self.prison_panel = CrewModel(self.document), PrisonPanel(look, words)
        self.crew_panel, self.claim_panel = CrewPanel(look, words), ClaimPanel(look, words)
        self.holding_panel, self.roll_panel = CrewHoldings(look, words), RollPanel(look, words)
        self.sheet, self.vehicle_panel = QuickSheet(look, words), VehiclePanel(look, words)
        self.pin_sheet = IconButton(look, "pin", "")
