"""What is written and rolled on the quick sheet: taken back, and found again the next evening."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import LEFT, ChaseSeat
from tests.seat.player import Player, Start
from tests.seat.quick_seat import click, luck, open_chase, sheet_of, shown, write

from duskboard.core.dice import ScriptedDice


@pytest.mark.rule("chase 8.11")
def test_what_is_written_and_the_luck_spent_are_undone_and_kept(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    open_chase(player)
    seat = ChaseSeat(qtbot, player)
    player.key(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert shown(player) == "Finn Cray"
    write_on_the_sheet(player, seat)
    spend_luck(player, seat)
    rows = skills(player)
    assert "first aid" in rows
    player.restart()
    player.key(Qt.Key.Key_F1)
    assert shown(player) == "Finn Cray"
    kept = sheet_of(player)
    assert kept.hit_points.field.text() == "9\u2009/\u200911"
    assert kept.traits.fields[0].text() == "65"
    assert skills(player) == rows
    luck_is_given_back_and_not_asked_for_twice(player, seat)


def skills(player: Player) -> list[str]:
    return [one.name for one in sheet_of(player).skills.rows.skills]


def write_on_the_sheet(player: Player, seat: ChaseSeat) -> None:
    """Write hit points, take a wound back, write a skill and a characteristic."""
    sheet = sheet_of(player)
    write(player, sheet.hit_points.field, "9/11")
    write(player, sheet.hit_points.field, "-4")
    assert seat.log().startswith("Finn Cray")
    player.undo()
    assert sheet.hit_points.field.text() == "9\u2009/\u200911"
    QTest.mouseClick(sheet.edit, LEFT)
    write(player, sheet.line, "first aid 30")
    write(player, sheet.traits.fields[0], "65")
    assert "first aid" in skills(player)
    QTest.mouseClick(sheet.edit, LEFT)


def spend_luck(player: Player, seat: ChaseSeat) -> None:
    """Fail without Luck, where nothing is asked, and with it, where it saves the roll."""
    sheet, form = sheet_of(player), player.evening.desk.tray.form
    click(player, 0, 1)
    write(player, form.field, "=62")
    assert "Climb 55 · Failure" in seat.log()
    sheet.edit.click()
    write(player, sheet.line, "luck 20")
    sheet.edit.click()
    before = seat.log()
    click(player, 0, 1)
    write(player, form.field, "=62")
    assert form.luck.isVisible()
    assert seat.log() == before
    form.luck.click()
    player.settle()
    assert seat.log() == (
        "Finn Cray, Climb 55 · 7 Luck spent · Regular success · told by the player, 62"
    )
    assert luck(player) == 13


def luck_is_given_back_and_not_asked_for_twice(player: Player, seat: ChaseSeat) -> None:
    seat.undo()
    assert "Climb 55 · 7 Luck spent" in seat.log()
    assert (seat.log().endswith("undone"), luck(player)) == (True, 20)
    click(player, 0, 1)
    write(player, player.evening.desk.tray.form.field, "=62")
    player.restart()  # what has fallen counts, though nobody answered
    assert "Climb 55 · Failure · told by the player" in seat.log()
