"""The quick sheet on screen: hands that open it, click on it and write on it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from tests.seat.chase_seat import LEFT, NONE
from tests.seat.player import Player

from duskboard.panels.quick_sheet import QuickSheet


def open_chase(player: Player) -> None:
    """Open the sample at its chase, all of it in sight."""
    player.size = (1920, 1080)
    player.open_sample("chase")


def sheet_of(player: Player) -> QuickSheet:
    """Return the quick sheet."""
    return player.evening.desk.sheet


def shown(player: Player) -> str:
    """Return whose sheet is shown."""
    return sheet_of(player).name.text()


def click(player: Player, row: int, column: int) -> None:
    """Click a level of a skill."""
    table = sheet_of(player).skills
    middle = table.visualRect(table.rows.index(row, column)).center()
    QTest.mouseClick(table.viewport(), LEFT, NONE, middle)
    player.settle()


def write(player: Player, field: QLineEdit, text: str) -> None:
    """Type a line into a field."""
    field.setFocus()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    player.settle()


def luck(player: Player) -> int | None:
    """Return the Luck of whose sheet is shown."""
    view = sheet_of(player).view
    return view.luck if view is not None else None
