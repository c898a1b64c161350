"""A short chase by mouse and by keyboard: steps, a failed hazard, a barrier, undo to the start."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.board.track_view import TrackView
from duskboard.panels.dice_entry import TotalTold
from duskboard.table.board_view import TokenView
from duskboard.windows.workspace import DockName


class Runner:
    """A player with the sample's chase before them."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.program.files.open_sample()
        player.settle()
        player.key(Qt.Key.Key_F1)
        player.key(Qt.Key.Key_Escape)

    @property
    def track(self) -> TrackView:
        return self.player.evening.desk.chase_board.track

    def token(self, name: str) -> TokenView:
        view = self.player.evening.desk.chase_board.view
        assert view is not None
        return next(token for token in view.tokens if token.name == name)

    def place(self, name: str) -> str:
        """Return the name of the place where somebody stands."""
        view = self.player.evening.desk.chase_board.view
        assert view is not None
        place = view.place(self.token(name).place_id)
        assert place is not None
        return place.name or "?"

    def active(self) -> str:
        view = self.player.evening.desk.chase_board.view
        assert view is not None
        token = view.token(view.active)
        return token.name or "?" if token is not None else ""

    def wish(self, name: str, place: str) -> None:
        """Ask for a move as the board does when a token is let go."""
        view = self.player.evening.desk.chase_board.view
        assert view is not None
        goal = next(one.place_id for one in view.places if one.name == place)
        overrules = False
        self.track.move_requested.emit(self.token(name).person_id, goal, overrules)


def test_a_round_with_a_failed_hazard_and_a_debt_undone_to_the_start(
    qtbot: QtBot, start: Callable[[], Player]
) -> None:
    runner = Runner(start())
    action = runner.player.evening.desk.chase_board.action
    assert (runner.active(), runner.place("Finn Cray")) == ("Finn Cray", "Fish market")

    runner.wish("Finn Cray", "Net lane")
    assert runner.player.evening.desk.chase_board.offer is not None
    action.told.emit(TotalTold(total=99))
    assert runner.place("Finn Cray") == "Fish market"
    action.loss_told.emit(3)
    assert runner.place("Finn Cray") == "Net lane"
    assert (runner.token("Finn Cray").left, runner.token("Finn Cray").owed) == (0, 1)

    end = runner.player.evening.desk.chase_board.end
    qtbot.mouseClick(end, Qt.MouseButton.LeftButton)
    assert runner.active() == "Edda Marsh"
    runner.wish("Edda Marsh", "Rope walk")
    assert runner.place("Edda Marsh") in {"Rope walk", "Cooper’s lane"}

    runner.player.window.setFocus()
    before = runner.player.evening.desk.document.undo_steps
    while runner.place("Finn Cray") != "Fish market":
        runner.player.undo()
        assert len(runner.player.evening.desk.document.undo_steps) < len(before)
    assert runner.token("Finn Cray").left == 3
    runner.player.restart()
    runner.player.key(Qt.Key.Key_F1)
    assert runner.place("Finn Cray") == "Fish market"


def test_the_list_shows_what_the_board_shows(start: Callable[[], Player]) -> None:
    runner = Runner(start())
    desk = runner.player.evening.desk
    runner.player.evening.window.show_dock(DockName.TRACK)
    runner.wish("Finn Cray", "Ferry steps")
    rows = [row.token.name for row in desk.board_model.views if row.token is not None]
    assert rows.index("Finn Cray") < rows.index("Tom Reyes")
    assert runner.place("Finn Cray") == "Ferry steps"
