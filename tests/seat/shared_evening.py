"""One evening that several tests play in: each finds the table as it was opened.

To open the program costs more than most of what a test then does in it. What outlives a restart
is no business of a shared evening: a test of that starts a program of its own.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player
from typing_extensions import override

from duskboard.core.dice import Dice, ScriptedDice
from duskboard.windows.panel_dock import PanelDock


class LoadedDice(Dice):
    """The machine's dice, loaded anew for each test."""

    def __init__(self) -> None:
        self._faces = ScriptedDice([])

    def load(self, faces: Iterable[int]) -> None:
        """Fall so from now on, and not at all once these have fallen."""
        self._faces = ScriptedDice(faces)

    @override
    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return self._faces.roll(count, sides)


class SharedEvening:
    """Somebody's open evening, lent to one test after the other."""

    def __init__(self, player: Player, dice: LoadedDice) -> None:
        """Remember the table, and what players see of it, as they are now."""
        self._player, self._dice = player, dice
        self._size = player.size
        desk = player.evening.desk
        self._workspace = player.evening.window.workspaces.current
        self._table = desk.document.table
        self._steps = len(desk.document.undo_steps)
        self._choice, self._memory = desk.projection.choice, desk.projection.memory
        self._focus = player.window.focusWidget()
        self._layout = self._laid_out()
        lists = (desk.sheet.skills, desk.track_list, desk.act_list, desk.spoken)
        self._rows: dict[QAbstractItemView, tuple[int, int]] = {
            rows: (rows.currentIndex().row(), rows.currentIndex().column()) for rows in lists
        }

    @contextmanager
    def lent(self, qtbot: QtBot, *faces: int) -> Iterator[Player]:
        """Return who plays for a while; the machine's dice fall as given."""
        yield self._given(qtbot, faces)
        self._take_back()

    def _given(self, qtbot: QtBot, faces: Iterable[int]) -> Player:
        player = self._player
        self._dice.load(faces)
        player.sit(qtbot)
        player.size = self._size
        player.settle()
        if self._focus is not None:
            self._focus.setFocus()
        return player

    def _take_back(self) -> None:
        """Have everything be as it was: the table, what is in hand, the docks, what players see."""
        for box in (QApplication.activePopupWidget, QApplication.activeModalWidget):
            while (open_one := box()) is not None:
                open_one.close()
        self._put_down()
        document = self._player.evening.desk.document
        while len(document.undo_steps) > self._steps:
            document.undo()
        self._show_as_before()
        self._lay_out_as_before()
        assert document.table == self._table

    def _put_down(self) -> None:
        evening = self._player.evening
        desk = evening.desk
        desk.holder.drop()
        evening._hand.drop()
        evening._march.drop()
        desk.chase_board._on_setup_left()
        desk.chase_board.setup.field.clear()
        desk.tray.form.field.clear()
        desk.tray.set_secret(False)

    def _show_as_before(self) -> None:
        evening = self._player.evening
        if evening.players.is_open:
            evening._screen.toggle()
        projection = evening.desk.projection
        projection._take(self._choice)
        projection.recall(self._memory)

    def _lay_out_as_before(self) -> None:
        evening = self._player.evening
        desk, book = evening.desk, evening.window.workspaces
        if self._laid_out() != self._layout:
            self._player.window.resize(*self._size)
            for each in book.workspaces:
                book.reset(each.workspace_id)
            book.select(self._workspace)
            self._layout = self._laid_out()
        if desk.pin_sheet.accessibleName() != "Keep this sheet":
            desk.pin_sheet.click()
        if desk.sheet.is_editing:
            desk.sheet.edit.click()
        view = desk.chase_board.view
        desk.chase_board.select(view.active if view is not None else None)
        desk.chase_board.select(None)
        for rows, (row, column) in self._rows.items():
            rows.setCurrentIndex(rows.model().index(row, column))

    def _laid_out(self) -> tuple[object, ...]:
        """Return what tells whether docks were moved: to lay them all out takes long."""
        window = self._player.evening.window
        docks = (
            (each.objectName(), each.isHidden(), each.isFloating(), each.visibleRegion().isEmpty())
            for each in window.findChildren(PanelDock)
        )
        opened = window.workspaces.memory().layouts
        return window.size().toTuple(), tuple(sorted(opened)), *docks


class Share(Protocol):
    """Opens an evening for the tests of a module."""

    def __call__(self, open_it: Callable[[Player], None]) -> SharedEvening:
        """Return it, opened as `open_it` does."""
        ...
