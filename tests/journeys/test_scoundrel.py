"""A scoundrel of Blades: made, worn down, healed, rolled, and there again the next evening."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.scoundrel_seat import ScoundrelSeat

from duskboard.core.blades.growth import Trigger
from duskboard.core.blades.harm import HarmLevel
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.blades.trait import AttributeId, XpTrack
from duskboard.core.dice import ScriptedDice
from duskboard.play.blades.field import TextField

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def test_a_scoundrel_from_nothing_to_a_trauma_and_open_again(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([6, 4])
    player = start(dice)
    seat = ScoundrelSeat(qtbot, player)
    player.open_empty("table")
    seat.key(Key.Key_F2)
    seat.command("new sco")
    make_nell(seat)
    make_ansel(seat)
    ansel = (seat.tracks(), seat.harm(), seat.row("Prowl").value())
    seat.tab("Nell Harrow")
    wear_nell_down(player, seat)
    roll_for_nell(seat)
    enrich_nell(seat)
    break_nell(seat)
    drag_nell(player, seat)
    assert dice.left == 0
    seat.tab("Ansel")
    assert (seat.tracks(), seat.harm(), seat.row("Prowl").value()) == ansel
    player.restart()
    assert seat.tabs() == {
        "Nell Harrow": "stress 9 of 9, Out of action",
        "Ansel": "stress 0 of 9",
    }
    seat.command("nell")
    assert seat.tracks() == (9, 1, 3, 3)


def make_nell(seat: ScoundrelSeat) -> None:
    """Somebody new: a name and more, dots by mouse and by digit, items, an ability, contacts."""
    page = seat.page
    seat.line("Nell Harrow")
    assert seat.log() == "New scoundrel, Name · New scoundrel → Nell Harrow"
    seat.click(page.form.fields[TextField.ALIAS])
    seat.line("Wick")
    seat.click_dot("Prowl", 2)
    seat.row("Finesse").setFocus()
    seat.key(Key.Key_1)
    for gear in ("Lockpicks 0 fine", "Climbing gear 2", "Blade or two"):
        seat.click(page.load.add)
        seat.line(gear)
    seat.click(page.growth.add)
    seat.choose("Shadow")
    seat.click(page.contacts.add)
    seat.line("Old Pell")
    seat.click(page.contacts.chips[0])
    seat.choose("Close friend")
    assert seat.log() == "Nell Harrow, Contacts · Old Pell"
    seat.click(seat.panel.tabs.edit)
    assert page.head.calling.text() == "“Wick”"


def make_ansel(seat: ScoundrelSeat) -> None:
    """A second one, a copy of the first that is called otherwise."""
    seat.command("duplicate this")
    seat.command("write on")
    seat.line("Ansel")
    seat.click(seat.panel.tabs.edit)
    assert seat.tabs() == {"Nell Harrow": "stress 0 of 9", "Ansel": "stress 0 of 9"}


def wear_nell_down(player: Player, seat: ScoundrelSeat) -> None:
    """Stress, harm, armour and load; what is refused says why."""
    page = seat.page
    seat.click_track(page.tracks.stress, 5)
    seat.click_track(page.tracks.stress, 5)
    seat.key(Key.Key_Plus, Key.Key_Plus)
    assert seat.tracks()[0] == 6
    seat.write_harm(page.harm.rows[HarmLevel.LESSER].slots[0], "Rattled")
    seat.write_harm(page.harm.rows[HarmLevel.MODERATE].slots[1], "Cut forearm")
    assert seat.harm() == {2: ["Cut forearm"], 1: ["Rattled"]}
    seat.click(page.armour.boxes[ArmourKind.SPECIAL])
    assert page.armour.boxes[ArmourKind.SPECIAL].isChecked()
    climbing = page.load.items[1]
    seat.click(climbing)
    assert not climbing.isChecked()
    bar = player.evening.window.status_bar
    assert bar.news.startswith("Nell Harrow has no load")
    for _ in range(2):  # in hand, and put down: the refusal is not of that
        seat.click_label("Prowl")
        assert bar.news == ""
    light = page.load.load._segments[0]
    seat.click(light)
    assert page.armour.boxes[ArmourKind.SPECIAL].isChecked() is False
    seat.click(climbing)
    assert (climbing.isChecked(), page.load.carried.text()) == (True, "2 carried")
    page.harm.dial.setFocus()
    seat.key(Key.Key_3)
    seat.key(Key.Key_Plus)
    assert seat.harm() == {1: ["Cut forearm"]}
    seat.undo()
    assert seat.harm() == {2: ["Cut forearm"], 1: ["Rattled"]}


def roll_for_nell(seat: ScoundrelSeat) -> None:
    """An action is taken in hand and put down, rolled at once, and resisted by the keyboard."""
    seat.click_label("Prowl")
    assert seat.row("Prowl").accessibleDescription() == "2 dots, in hand"
    seat.click_label("Prowl")
    assert seat.row("Prowl").accessibleDescription() == "2 dots"
    seat.double_click_label("Prowl")
    assert seat.log() == "Nell Harrow, Prowl, risky, standard · 6 · Clean, 6"
    seat.row("Finesse").setFocus()
    seat.key(Key.Key_Up)
    head = seat.page.attributes[AttributeId.PROWESS].head
    assert QApplication.focusWidget() is head
    seat.key(Key.Key_Space)
    assert head.accessibleDescription() == "resist 2d, against strain and injury, in hand"
    seat.key(Key.Key_Space)


def enrich_nell(seat: ScoundrelSeat) -> None:
    """A full track becomes a dot; coin is earned, and some of it put by."""
    prowess, wealth = seat.page.attributes[AttributeId.PROWESS], seat.page.wealth
    seat.click_track(prowess.xp, 6)
    seat.click(prowess.advance)
    seat.choose("Prowl")
    assert (seat.row("Prowl").value(), prowess.xp.value()) == (3, 0)
    seat.click(seat.panel.tabs._more)
    seat.choose("End of the session: mark xp…")
    session = seat.panel.session
    seat.click(session.times[Trigger.BELIEFS]._segments[1])
    seat.click(session.tracks[XpTrack.PLAYBOOK].more)
    seat.click(session.done)
    assert (seat.page.growth.xp.value(), session.isVisible()) == (1, False)
    seat.click_track(wealth.coin, 4)
    seat.click(wealth.put)
    seat.click_track(wealth.stash, 3)
    assert seat.tracks()[2:] == (3, 3)


def break_nell(seat: ScoundrelSeat) -> None:
    """The last box brings a trauma; out of action until she comes back."""
    tracks = seat.page.tracks
    seat.click_track(tracks.stress, 9)
    seat.click(tracks.due)
    seat.choose("Haunted")
    assert (tracks.end.text(), tracks.due.isVisible()) == ("Out of action", False)
    assert tracks.back.isVisible()


def drag_nell(player: Player, seat: ScoundrelSeat) -> None:
    """Her tab is dropped on the button of the players’ screen, then on a track elsewhere."""
    bar = player.evening.window.top_bar
    seat.drag_tab("Nell Harrow", bar.players_button_rect_global().center())
    faces = player.evening.desk.projection.frame.view.faces
    assert [(face.name, face.calling) for face in faces] == [("Nell Harrow", "Wick")]
    board = player.evening.desk.chase_board
    assert not board.isVisible()
    seat.carry_tab("Nell Harrow", "Workspace “Chase”", board)
    said = '"Nell Harrow" Pursuer rating MOV 8 DEX 70 CON 3 Drive Auto 1 Climb 3 Jump 3'
    assert board.setup.field.text().startswith(said)
    board.setup.field.setFocus()
    seat.key(Key.Key_Escape, Key.Key_F2)
