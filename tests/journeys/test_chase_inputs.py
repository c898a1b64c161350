"""How many clicks, drags, chords and typed lines a game master needs from nothing to a roll."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import ChaseSeat
from tests.seat.player import Player, Start

from duskboard.core.dice import ScriptedDice
from duskboard.windows.first_run import FirstRun

Key = Qt.Key


def test_from_nothing_to_the_first_roll_takes_forty_inputs(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([3, 8]))
    seat = ChaseSeat(qtbot, player)
    begin_an_empty_table(qtbot, player, seat)
    seat.key(Key.Key_F1)
    seat.click("Set up a chase")
    seat.click_field(seat.panel.setup.field)
    for line in (
        "Edda Marsh flees dex70 mov8 climb45",
        "Tom Reyes flees dex50 mov7 climb30",
        "Ada Quill flees dex45 mov8 climb50",
        "Ned Shaw flees dex40 mov7 climb25",
        "Finn Cray dex75 mov9 climb55",
        "Sexton dex60 mov8 climb40",
        "ghoul dex35 mov8 climb40",
    ):
        seat.line(line)
    lay_the_track(seat)
    seat.click_chip("Old gate", "+ hazard")
    seat.rename(seat.way_point("Hazard"), "Market crowd")
    seat.click("Place everybody")
    seat.click("Start")
    assert seat.screen().head == "Round 1, Turn 1 of 7"
    seat.drag("Finn Cray", "Fish stalls")
    seat.click("Roll Climb")
    assert seat.log() == "Finn Cray, Climb 55 · Regular success · Market crowd, 38, secret"
    assert seat.place("Finn Cray") == "Fish stalls"
    assert seat.inputs <= 40


def begin_an_empty_table(qtbot: QtBot, player: Player, seat: ChaseSeat) -> None:
    """Press "Empty table" on the first page."""
    player.program.start(None)
    pages = (one for one in QApplication.topLevelWidgets() if isinstance(one, FirstRun))
    page = next(one for one in pages if one.isVisible())  # not one that an earlier test left
    buttons = page.findChildren(QAbstractButton)
    seat.click(next(one for one in buttons if one.text() == "Empty table"))
    qtbot.waitUntil(lambda: player.program.evening is not None)
    player.settle()


def lay_the_track(seat: ChaseSeat) -> None:
    """Put three places behind the last and name all eight."""
    seat.click_plate("Place 5")
    seat.key(Key.Key_Insert, Key.Key_Insert, Key.Key_Insert)
    names = ("Quay", "Old gate", "Fish stalls", "Arcade", "Stairs", "Roofs", "Canal", "Mill yard")
    for number, name in enumerate(names, 1):
        seat.rename(seat.plate_point_of(number), name)
    assert [row.split(",")[0] for row in seat.rows() if row.startswith("location")] == [
        f"location {number} {name}" for number, name in enumerate(names, 1)
    ]
