"""Clocks that act: a race both win, a chain, a mission that runs out during a chase."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start

from duskboard.i18n.report_text import report_text
from duskboard.panels.clock_history_panel import ClockHistoryPanel
from duskboard.widgets.icon_button import IconButton
from duskboard.windows.status_bar import StatusBar

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
# Menus grab the keyboard, which the offscreen platform has none of.
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")


class Table:
    """A player at the wall of clocks."""

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        self.qtbot, self.player = qtbot, player

    def find(self, line: str) -> None:
        """Find and do something with the command box."""
        self.player.key(Qt.Key.Key_K, CONTROL)
        self.player.line(line)

    def choose(self, clock: str, *path: str) -> None:
        """Open the menu of a clock by its key and choose through submenus."""
        dial = self.player.dial(clock)
        self.player.focus_clock(clock)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(4, 4), QPoint(4, 4))
        QApplication.sendEvent(dial, event)
        self.pick(*path)

    def answer(self, clock: str, text: str) -> None:
        """Press Enter on a full clock and choose what becomes of it."""
        self.player.focus_clock(clock)
        self.player.key(Qt.Key.Key_Return)
        self.pick(text)

    def pick(self, *path: str) -> None:
        """Choose in the menu that is open."""
        menu: object = QApplication.activePopupWidget()
        for text in path[:-1]:
            assert isinstance(menu, QMenu)
            menu = next(a.menu() for a in menu.actions() if a.text() == text)
        assert isinstance(menu, QMenu)
        action = next(a for a in menu.actions() if a.text() == path[-1])
        assert action.isEnabled()
        action.trigger()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()

    def newest(self) -> str:
        """Return what the newest step of the log tells."""
        entry = self.player.evening.desk.log.entry(0)
        return report_text(self.player.evening.desk.room.words, entry.report).detail

    def typed(self, line: str) -> str:
        """Type a line for a new clock in place of what stands there; return the caption."""
        field = self.player.evening.desk.wall.view.entry.field
        field.selectAll()
        self.player.type(line)
        return field.accessibleDescription()

    def is_seen(self, clock: str) -> bool:
        """Return whether players see a clock."""
        frame = self.player.evening.desk.projection.coming
        return any(one.name == clock for one in frame.view.clocks)

    def news(self) -> str:
        """Return what the status bar says."""
        bar = self.player.window.findChild(StatusBar)
        assert isinstance(bar, StatusBar)
        return bar.news

    def far(self, clock: str) -> int | None:
        """Return how far a clock is filled, wherever it is shown."""
        views = self.player.evening.desk.clocks.views
        return next(one.filled for one in views if one.name == clock)


def test_a_race_both_win_a_chain_and_a_mission_that_runs_out_in_a_chase(
    qtbot: QtBot, start: Start
) -> None:
    player = start()
    table = Table(qtbot, player)
    player.open_sample("table")
    _both_win(table)
    _chain(table)
    _runs_out(table)
    _text_grows(table)
    _away_and_back(table)


def _text_grows(table: Table) -> None:
    """Whoever makes text larger and smaller goes on where he is, though docks find new places."""
    player = table.player
    assert player.evening.window.workspaces.room == "wide"
    player.focus_clock("Escape")
    player.key(Qt.Key.Key_Plus, CONTROL)
    player.settle_layout()
    assert player.evening.window.workspaces.room == "narrow"  # else no dock has moved
    table.qtbot.waitUntil(lambda: player.window.focusWidget() is player.dial("Escape"))


def _both_win(table: Table) -> None:
    """Both are one short of full; a tick of their heading fills both, and each has won."""
    player = table.player
    table.find("New clocks: Race")
    player.click_segment("Escape", 7)
    player.click_segment("They close in", 5)
    table.choose("Escape", "What happens when it is full…")
    player.line("They reach the boat")
    table.choose("Escape", "Heading", "New heading…")
    player.line("The quay")
    table.find("Clocks by heading")
    head = next(one for one in player.evening.desk.wall.view.canvas.heads if one.group is not None)
    assert head.fold.text() == "The quay  2"
    table.qtbot.mouseClick(head.tick, LEFT)
    assert (player.filled("Escape"), player.filled("They close in")) == (8, 6)
    assert "Escape and They close in filled together: both win" in table.newest()
    table.answer("Escape", "It comes about: They reach the boat")
    view = player.dial("Escape").view
    assert view is not None
    assert (view.is_full, view.calls) == (True, False)
    player.undo()
    view = player.dial("Escape").view
    assert view is not None
    assert view.calls
    player.redo()
    table.answer("They close in", "Begin again")
    assert player.filled("They close in") == 0
    table.find("Clocks: not in groups")


def _chain(table: Table) -> None:
    """Only the outer layer can be ticked; filling it opens the next, and so on."""
    player = table.player
    table.find("New clocks: Three layers")
    table.choose("Middle layer", "Duplicate")
    assert table.newest() == "made like “Middle layer”, locked until “Outer layer” is full"
    for locked in ("Middle layer", "Middle layer 2"):
        player.focus_clock(locked)
        player.key(Qt.Key.Key_Plus)
        assert player.filled(locked) == 0
    player.focus_clock("Outer layer")
    player.key(Qt.Key.Key_4)
    player.focus_clock("Middle layer")
    player.key(Qt.Key.Key_Plus)
    assert player.filled("Middle layer") == 1
    player.key(Qt.Key.Key_End)
    player.focus_clock("Inner layer")
    player.key(Qt.Key.Key_2)
    assert player.filled("Inner layer") == 2
    player.undo()
    assert player.filled("Inner layer") == 0
    player.focus_clock("Middle layer 2")
    player.key(Qt.Key.Key_Plus)
    assert player.filled("Middle layer 2") == 1
    # Keys that have to do with places are the wall's own, from an eye of a card as well: no night
    # of Vampire goes by.
    player.key(Qt.Key.Key_Left, CONTROL | SHIFT)
    assert table.newest() == "moved on the wall"
    steps = len(player.evening.desk.document.rows)
    eye = player.evening.desk.wall.view.canvas.hosts[0].findChild(IconButton)
    assert isinstance(eye, IconButton)
    eye.setFocus()
    player.key(Qt.Key.Key_Right, CONTROL | SHIFT)
    player.key(Qt.Key.Key_Right, CONTROL)
    assert len(player.evening.desk.document.rows) == steps


def _runs_out(table: Table) -> None:
    """A fuse of two rounds is full when the second has ended; the turns between leave it alone."""
    player = table.player
    player.key(Qt.Key.Key_C)
    assert table.typed("Escape mision") == "“Escape mision” · Progress · 6 segments, as usual"
    assert table.typed("Escape 8") == "“Escape” · Progress · 8 segments · there is one of this name"
    player.line("")
    assert table.news() == "2 clocks are called “Escape” now."
    player.undo()
    player.key(Qt.Key.Key_C)
    player.line("Fuse 2 mission")
    player.key(Qt.Key.Key_Escape)
    table.choose("Fuse", "Ticks by itself", "each round")
    player.focus_clock("Fuse")
    player.key(Qt.Key.Key_F2)
    assert player.evening.window.workspaces.current == "score"
    player.key(Qt.Key.Key_F1)
    board = player.evening.desk.chase_board
    seen = []
    for _ in range(8):
        table.qtbot.mouseClick(board.end, LEFT)
        seen.append(table.far("Fuse"))
    assert seen == [0, 0, 0, 1, 1, 1, 1, 2]
    player.key(Qt.Key.Key_F4)
    table.answer("Fuse", "A chase begins")
    assert table.news() == "A chase is under way already: this is its track."
    player.key(Qt.Key.Key_F4)
    view = player.dial("Fuse").view
    assert view is not None
    assert (view.is_full, view.calls) == (True, False)
    assert table.newest() == "time is up"


def _away_and_back(table: Table) -> None:
    """What is put away is off the wall, and there after closing; what has happened is told."""
    player = table.player
    table.choose("Fuse", "History")
    panel = player.evening.desk.wall.page
    assert isinstance(panel, ClockHistoryPanel)
    rows = panel.rows
    assert [rows.item(row).text().split("   ")[1:] for row in range(4)] == [
        ["full", "It comes about: time is up"],
        ["1 → 2", "round 2 of the chase ended"],
        ["0 → 1", "round 1 of the chase ended"],
        ["new", "New clock “Fuse”"],
    ]
    player.key(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is player.dial("Fuse")
    player.key(Qt.Key.Key_V)
    assert table.is_seen("Fuse")
    table.choose("Fuse", "Put away")
    assert not player.has_clock("Fuse")
    table.find("Clocks by heading")
    head = next(one for one in player.evening.desk.wall.view.canvas.heads if one.group is not None)
    table.qtbot.mouseClick(head.fold, LEFT)
    player.restart()
    assert not player.has_clock("Fuse")
    heads = player.evening.desk.wall.view.canvas.heads
    folded = [one.group.is_folded for one in heads if one.group is not None]
    assert (heads[0].fold.text(), folded) == ("The quay  2", [True, False])
    table.find("Clocks that are put away")
    assert player.filled("Fuse") == 2
    table.choose("Fuse", "Put back on the wall")
    assert not table.is_seen("Fuse")
    assert table.newest() == "back on the wall, hidden from players"
