"""Powers, weapons and armour of a sheet: written, used, undone, and there in the morning."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.seat.player import Start
from tests.seat.row_seat import RowSeat

from duskboard.core.dice import ScriptedDice

Key = Qt.Key


def write_ilse(seat: RowSeat) -> None:
    """Kindred with a Discipline of the table's own, two powers, a pistol and a vest."""
    seat.click_text("New character")
    seat.line("Ilse")
    seat.click_dot("Wits", 3)
    seat.click_dot("Dexterity", 3)
    seat.click_dot("Occult", 2)
    seat.add("Disciplines", "Another…")
    seat.line("Tide-callng")
    seat.menu_of("Tide-callng")
    seat.choose("Rename…")
    seat.line("Tide-calling")
    seat.click(seat.page.pools.more)
    seat.click(seat.page.pools.more)
    seat.add("Powers")
    seat.fill(Name="Low water", Pool="wits + occult", Difficulty="11")
    assert "11 does not fit. Type 2 to 10." in seat.texts()
    seat.fill(Difficulty="7", Blood="1", Note="at the quay")
    seat.add("Powers")
    seat.fill(Name="Salt skin", Blood="1")
    seat.add("Weapons", "Pistol")
    seat.add("Armour", "Ballistic vest")
    seat.click(seat.panel.tabs.edit)


def test_powers_and_weapons_are_written_and_a_click_takes_them_in_hand(
    qtbot: QtBot, start: Start
) -> None:
    dice = ScriptedDice([9, 8, 1, 2, 3, 6, 6])
    player = start(dice)
    seat = RowSeat(qtbot, player)
    player.program.files.open_sample()
    player.settle()
    seat.key(Key.Key_F3)
    write_ilse(seat)
    assert "Tide-calling" in seat.traits()
    written = {
        "Low water": "5d10, Tide-calling 1, Wits + Occult, difficulty 7, 1 blood, at the quay",
        "Salt skin": "Tide-calling 2, 1 blood",
        "Pistol": "3d10, Dexterity + Firearms, 5 dice lethal",
        "Ballistic vest": "+3, worn, −1 with Dexterity",
    }
    assert seat.rows() == written
    seat.use("Low water")
    assert seat.sum() == "Wits 3 + Occult 2 = Pool 5d10"
    assert seat.said().endswith("1 blood")
    assert seat.rows()["Low water"].endswith(", in hand")
    seat.click_text("Roll 5d10")
    said = "Ilse, Low water · Wits + Occult, difficulty 7 · 1 success, 1"
    assert seat.log() == said
    assert seat.blood() == 1
    seat.use("Pistol")
    assert seat.sum() == "Dexterity 3 + Firearms 0 − Armour 1 = Pool 2d10"
    seat.key(Key.Key_Escape)
    seat.use("Ballistic vest")
    assert seat.rows()["Ballistic vest"] == "+3, not worn, −1 with Dexterity"
    seat.use("Salt skin")
    assert seat.blood() == 1  # a power of the turn took the blood that a turn allows
    player.restart()
    seat.key(Key.Key_F3)
    assert seat.rows() == {**written, "Ballistic vest": "+3, not worn, −1 with Dexterity"}
    seat.undo()
    assert seat.rows() == written
    assert dice.left == 2
