"""The quick sheet in the running program: opened, rolled from, pinned."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import LEFT, NONE, ChaseSeat
from tests.seat.player import Player
from tests.seat.quick_seat import click, luck, sheet_of, shown, write
from tests.seat.shared_evening import SharedEvening

from duskboard.windows.workspace import DockName

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


@pytest.fixture
def player(chase_evening: SharedEvening, qtbot: QtBot) -> Iterator[Player]:
    with chase_evening.lent(qtbot, 6, 2) as player:
        yield player


def test_a_level_is_clicked_and_real_dice_are_judged_by_it(qtbot: QtBot, player: Player) -> None:
    seat = ChaseSeat(qtbot, player)
    QTest.mouseDClick(seat.track.viewport(), LEFT, NONE, seat.token_point("The Sexton"))
    player.settle()
    assert shown(player) == "The Sexton"
    assert sheet_of(player).skills.hasFocus()
    click(player, 0, 2)
    tray = player.evening.desk.tray
    assert "Climb" in " ".join(seat.painted(tray))
    field = tray.findChild(QLineEdit)
    assert field is not None
    write(player, field, "=38")
    told = seat.log()
    assert told.startswith("The Sexton")
    assert "Hard needed" in told
    assert "38" in told


def test_real_dice_are_typed_right_after_the_click_on_a_level(qtbot: QtBot, player: Player) -> None:
    seat, form = ChaseSeat(qtbot, player), player.evening.desk.tray.form
    click(player, 0, 2)
    assert "Climb 55 · Hard 27 · d100" in seat.painted(player.evening.desk.tray)
    player.line("38")
    assert seat.log().startswith("Finn Cray, Climb 55 · Regular success, Hard needed")
    assert seat.log().endswith("38")  # not the 26 of the machine's dice
    strength = sheet_of(player).traits.buttons[0]
    QTest.mouseClick(strength, LEFT)
    player.line("=41")
    assert form.field.isVisible()
    assert seat.log().startswith("Finn Cray, STR 55 · Regular success")
    assert seat.log().endswith("41")
    public = player.evening.desk.projection.coming.view.roll
    assert public is not None
    QTest.mouseClick(form.secret, LEFT)
    QTest.mouseClick(strength, LEFT)
    assert form.secret.isChecked()
    player.line("=42")
    player.key(Key.Key_K, CTRL)
    player.line("d6")
    assert form.secret.isChecked()
    player.line("3")
    assert seat.log().endswith("3, secret")
    assert seat.log(1).endswith("42, secret")
    assert player.evening.desk.projection.coming.view.roll == public
    QTest.mouseClick(form.secret, LEFT)
    seat.drag("Finn Cray", "Net lane")
    sheet_of(player).skills.setFocus()
    player.line("60")
    assert "60" in seat.log()
    assert "Wet cobbles" in seat.log()


def test_a_check_in_hand_is_seen_where_the_dice_were_not(qtbot: QtBot, player: Player) -> None:
    seat = ChaseSeat(qtbot, player)
    player.evening.window.dock(DockName.TRAY).close()
    click(player, 0, 1)
    assert player.evening.desk.tray.isVisible()
    assert sheet_of(player).skills.hasFocus()
    player.line("38")
    assert "Climb 55 · Regular success" in seat.log()
    seat.drag("Finn Cray", "Net lane")
    player.evening.window.dock(DockName.CHASE).close()
    click(player, 0, 1)
    assert seat.panel.isVisible()
    player.line("41")
    assert "Climb 55 · Regular success" in seat.log()
    assert "Wet cobbles" in seat.log()
    window, tray = player.evening.window, player.evening.desk.tray
    window.tabifyDockWidget(window.dock(DockName.TRAY), window.dock(DockName.SHEET))
    window.show_dock(DockName.SHEET)
    qtbot.waitUntil(lambda: tray.visibleRegion().isEmpty())
    click(player, 0, 1)
    qtbot.waitUntil(lambda: not tray.visibleRegion().isEmpty())
    player.line("42")
    assert seat.log().startswith("Finn Cray, Climb 55 · Regular success")
    assert seat.log().endswith("42")


def test_keys_alone_open_it_roll_and_go_back(qtbot: QtBot, player: Player) -> None:
    seat = ChaseSeat(qtbot, player)
    seat.track.setFocus()
    player.key(Key.Key_I, CTRL)
    assert sheet_of(player).skills.hasFocus()
    before = seat.log()
    player.key(Key.Key_Return, SHIFT)
    assert player.evening.desk.holder.decision is not None
    player.key(Key.Key_Right)
    player.key(Key.Key_Return)  # the hard level is in hand: it falls
    assert player.evening.desk.holder.decision is None
    assert seat.log() != before
    player.key(Key.Key_Escape)
    assert seat.track.hasFocus()


def test_a_crossing_in_hand_takes_a_skill_that_the_obstacle_does_not_name(
    qtbot: QtBot, player: Player
) -> None:
    seat = ChaseSeat(qtbot, player)
    seat.drag("Finn Cray", "Net lane")  # wet cobbles: DEX
    assert shown(player) == "Finn Cray"
    click(player, 0, 1)
    buttons = seat.panel.action.findChildren(QAbstractButton)
    assert "Roll Climb" in [one.text() for one in buttons if one.isVisible()]
    assert player.evening.desk.holder.decision is None


def test_it_follows_whoever_is_chosen_unless_it_is_pinned(qtbot: QtBot, player: Player) -> None:
    seat = ChaseSeat(qtbot, player)
    QTest.mouseClick(seat.track.viewport(), LEFT, NONE, seat.token_point("Tom Reyes"))
    assert shown(player) == "Tom Reyes"
    QTest.mouseClick(player.evening.desk.pin_sheet, LEFT)
    QTest.mouseClick(seat.track.viewport(), LEFT, NONE, seat.token_point("The Sexton"))
    assert shown(player) == "Tom Reyes"
    QTest.mouseClick(player.evening.desk.pin_sheet, LEFT)
    QTest.mouseClick(seat.track.viewport(), LEFT, NONE, seat.token_point("The Sexton"))
    assert shown(player) == "The Sexton"

    open_where_there_is_no_place_for_it(player)


def open_where_there_is_no_place_for_it(player: Player) -> None:
    """In a workspace that does not have it."""
    player.key(Key.Key_F4)
    player.key(Key.Key_I, CTRL)
    dock = player.evening.window.dock(DockName.SHEET)
    assert sheet_of(player).isVisible()
    assert player.evening.window.dockWidgetArea(dock) != Qt.DockWidgetArea.NoDockWidgetArea
    player.key(Key.Key_F1)
    assert sheet_of(player).isVisible()


@pytest.mark.rule("chase 14.1")
def test_a_pool_or_rating_rolls_from_its_sheet_without_a_crossing(
    qtbot: QtBot, player: Player
) -> None:
    seat = ChaseSeat(qtbot, player)
    for line, dice, told in (
        ("Ana Reyes flees pool dex70 mov8 climb5", "6 7 8 2 3", "Dexterity + Athletics · 5d @6"),
        ("Ash flees rating dex70 mov8 climb2", "6 3", "Prowl · 2d"),
    ):
        seat.panel.add_people()
        write(player, seat.panel.setup.field, line)
        name = line.split(" flees", maxsplit=1)[0]
        seat.twin.setFocus()
        seat.go_to_row(name)
        player.key(Key.Key_S)
        assert shown(player) == name
        click(player, 0, 1)
        write(player, player.evening.desk.tray.form.field, dice)
        assert seat.log().startswith(f"{name}, {told} · Regular success · {dice}, ")


@pytest.mark.rule("chase 8.11")
def test_luck_is_asked_where_it_is_seen_and_the_keyboard_goes_back(
    qtbot: QtBot, player: Player
) -> None:
    del qtbot
    sheet, form = sheet_of(player), player.evening.desk.tray.form
    player.key(Key.Key_I, CTRL)
    sheet.edit.click()
    write(player, sheet.line, "luck 90")
    sheet.edit.click()
    player.key(Key.Key_I, CTRL)
    player.key(Key.Key_Return)
    player.evening.window.dock(DockName.TRAY).close()
    assert not form.isVisible()
    player.key(Key.Key_I, CTRL)
    player.key(Key.Key_Return)
    assert form.luck.isVisible()
    assert form.leave.hasFocus()
    player.key(Key.Key_Tab)
    assert form.luck.hasFocus()
    player.key(Key.Key_Return)
    assert luck(player) == 83
    assert player.evening.desk.holder.decision is None
    assert sheet.skills.hasFocus()
