"""Hands at the players’ screen: its menu, and what is dragged to its button."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.windows.players_group import PlayersGroup
from duskboard.windows.screen_choice import ScreenChoice

LEFT = Qt.MouseButton.LeftButton


def open_screen(player: Player, qtbot: QtBot) -> None:
    """Open the players' screen in a window."""
    player.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ScreenChoice))
    player.choose_players_window()
    player.settle()


def group(player: Player) -> PlayersGroup:
    """Return the buttons of the players' screen."""
    return player.evening.window.top_bar.players


def choose(player: Player, *names: str) -> None:
    """Choose from the menu of the players' screen, menu by menu."""
    QTest.mouseClick(group(player).page_button, LEFT)
    menu = group(player)._menu
    for name in names[:-1]:
        below = next(one for one in menu.actions() if one.text() == name).menu()
        assert isinstance(below, QMenu)
        menu = below
    next(one for one in menu.actions() if one.text().split("\t")[0] == names[-1]).trigger()
    group(player)._menu.close()


def row_with(rows: QListView, text: str) -> int:
    """Return the first row with a text."""
    places = range(rows.model().rowCount())
    return next(place for place in places if text in text_of(rows, place))


def text_of(rows: QListView, row: int) -> str:
    """Return what stands in a row."""
    return str(rows.model().index(row, 0).data())


def drag_row(player: Player, rows: QListView, row: int) -> None:
    """Drag a row of a list to the button of the players' screen."""
    viewport, button = rows.viewport(), group(player).page_button
    start = rows.visualRect(rows.model().index(row, 0)).center() - QPoint(60, 0)
    goal = viewport.mapFromGlobal(button.mapToGlobal(button.rect().center()))
    drag(viewport, start, goal)


def drag(widget: QWidget, start: QPoint, goal: QPoint) -> None:
    """Drag with the mouse, seen on the way."""
    QTest.mouseMove(widget, start)
    QTest.mousePress(widget, LEFT, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(widget, start + (goal - start) * share)
    QTest.mouseRelease(widget, LEFT, pos=goal)


def middle_of(button: QWidget) -> QPoint:
    """Return the middle of a button on the screen."""
    return button.mapToGlobal(button.rect().center())


def freeze_texts(player: Player) -> set[str]:
    """Return what stands on the button that holds the picture."""
    return {part.value for line in group(player)._freeze._lines for part in line}
