"""Powers, weapons and armour of a sheet: written, used, undone, and there in the morning."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
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
    player.open_sample()
    seat.key(Key.Key_F3)
    seat.clear_sheets()
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


def test_extras_come_in_one_line_and_a_copy_beside_its_original(qtbot: QtBot, start: Start) -> None:
    player = start()
    seat = RowSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_K, modifier=Qt.KeyboardModifier.ControlModifier)
    seat.line("New sheets in one line")
    seat.line("constable x3 dex11")
    assert seat.panel.entry.said.text() == "“dex11” cannot be. Type 0 to 10."
    seat.panel.entry.line.selectAll()
    seat.line("constable x3 dex3 firearms2 wp4")
    assert seat.tabs()[-3:] == ("constable 1", "constable 2", "constable 3")
    assert (seat.dots()["Dexterity"], seat.dots()["Willpower"]) == (3, 4)
    seat.click_dot("Strength", 4, Qt.KeyboardModifier.ControlModifier)
    seat.click(seat.panel.tabs._more)
    seat.choose("Duplicate")
    assert seat.tabs()[-1] == "constable 1, copy"
    assert seat.dots()["Strength"] == 4
    seat.click_dot("Strength", 2, Qt.KeyboardModifier.ControlModifier)
    seat.click_text("constable 1")
    assert seat.dots()["Strength"] == 4
    seat.undo()
    seat.undo()
    assert seat.tabs()[-1] == "constable 3"
    assert seat.inputs <= 20
    overrule_limits(qtbot, player, seat)


def overrule_limits(qtbot: QtBot, player: Player, seat: RowSeat) -> None:
    """A dot too many and one that is not paid for: refused with a sentence, done all the same."""
    bar = player.evening.window.status_bar
    seat.click(seat.panel.tabs.edit)
    seat.click_dot("Wits", 5)
    seat.row("Wits").setFocus(Qt.FocusReason.TabFocusReason)
    seat.key(Key.Key_Plus)
    assert seat.dots()["Wits"] == 5
    assert bar.overrule.isVisible()
    qtbot.mouseClick(bar.overrule, Qt.MouseButton.LeftButton)
    assert seat.dots()["Wits"] == 6
    seat.click(seat.page.lists.growth.spend)
    seat.choose("Physical", "Stamina 1 → 2 · 4 points")
    assert "Stamina" in seat.dots()
    assert seat.dots()["Stamina"] == 1
    qtbot.mouseClick(bar.overrule, Qt.MouseButton.LeftButton)
    assert seat.dots()["Stamina"] == 2
    assert seat.page.lists.growth.ledger.text() == "−4 · Stamina 2"
