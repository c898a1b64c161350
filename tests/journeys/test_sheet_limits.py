"""What a night of Vampire refuses: said in a sentence, and done by the game master's word."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot
from tests.seat.marek import seated, write_marek
from tests.seat.player import Player, Start
from tests.seat.row_seat import RowSeat

from duskboard.core.dice import ScriptedDice

Key = Qt.Key


@pytest.mark.rule("storyteller 10.1")
def test_what_the_rules_refuse_the_game_master_overrules(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([7, 7, 2, 2, 2, 9, *(2,) * 32, 8])
    player, seat = seated(qtbot, start, dice)
    write_marek(seat)
    seat.click_label("Dexterity")
    seat.click_label("Firearms")
    seat.key(Key.Key_At)
    assert seat.panel.bar.field.text() == "@"
    seat.line("12")
    assert seat.said() == "There is no difficulty 12. Type 2 to 10."
    seat.key(Key.Key_O)
    assert seat.said().endswith("difficulty 10 (by the sum 12)")
    seat.key(Key.Key_O, Key.Key_Return)
    assert seat.sum() != ""
    seat.key(Key.Key_6, Key.Key_Return)
    assert seat.log() == "Marek, Dexterity + Firearms, difficulty 6 · 2 successes, 2"
    overrule = player.evening.window.status_bar.overrule
    assert not overrule.isVisible()
    pools = seat.page.pools
    for button in (pools.more, pools.more, pools.less, pools.less):
        seat.click(button)
    assert overrule.isVisible()
    qtbot.mouseClick(overrule, Qt.MouseButton.LeftButton)
    assert not overrule.isVisible()
    assert seat.log() == (
        "Marek, Blood · no reason given · overruled: too much blood in a turn, 1 → 0"
    )
    spend_what_is_not_there(qtbot, player, seat)
    overrule_in_the_line_up(qtbot, player, seat)
    assert dice.left == 0


def spend_what_is_not_there(qtbot: QtBot, player: Player, seat: RowSeat) -> None:
    """More than thirty dice, retries past ten, blood and Willpower that are not there."""
    bar, status = seat.panel.bar, player.evening.window.status_bar
    seat.click(seat.page.pools.less)
    assert status.news == "Marek has 0 blood, not 1."
    seat.click_label("Dexterity")
    seat.key(Key.Key_T)
    seat.line("+30")
    assert seat.said() == "33 dice are too many. Roll at most 30."
    assert not bar.go.isEnabled()
    seat.key(Key.Key_0, Key.Key_R)
    seat.key(Key.Key_O)
    assert seat.said().endswith("difficulty 10 (by the sum 11)")
    seat.key(Key.Key_Return)
    assert seat.log() == (
        "Marek, Dexterity, difficulty 10 (by the sum 11) · Failure · "
        "overruled: more than 30 dice, 0"
    )
    seat.click_label("Dexterity")
    seat.key(Key.Key_W)
    seat.key(Key.Key_T)
    seat.line("1")
    assert seat.page.pools.willpower.value() == 0
    seat.click_dot("Willpower", 3, Qt.KeyboardModifier.ControlModifier)
    seat.click_track(seat.page.pools.willpower, 3)
    assert seat.page.pools.willpower.value() == 3
    seat.click_label("Dexterity")
    seat.key(Key.Key_W)
    assert seat.said().endswith(
        "Marek has spent Willpower this turn. Begin the next turn, or overrule."
    )
    seat.key(Key.Key_Escape)
    seat.click_track(seat.page.pools.willpower, 3)
    assert (status.overrule.isVisible(), seat.page.pools.willpower.value()) == (True, 3)
    qtbot.mouseClick(status.overrule, Qt.MouseButton.LeftButton)
    assert seat.page.pools.willpower.value() == 2
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    seat.key(Key.Key_Right, modifier=both)
    assert seat.log() == "Time, Turn 2"
    seat.click_label("Dexterity")
    seat.key(Key.Key_W)
    assert "has spent Willpower" not in seat.said()
    seat.key(Key.Key_Escape)


def overrule_in_the_line_up(qtbot: QtBot, player: Player, seat: RowSeat) -> None:
    """Of pools that stand side by side each is refused, and overruled, on its own."""
    panel = player.evening.desk.line_panel
    player.evening.window.show_dock("several")
    for text in ("Guard 1 @12", "Old Tom 1 @6"):
        QTest.keyClicks(panel.loose, text)
        QTest.keyClick(panel.loose, Key.Key_Return)
    kinds = {one.text(): one for one in panel.mode.findChildren(QRadioButton)}
    qtbot.mouseClick(kinds["Hinder"], Qt.MouseButton.LeftButton)
    guard = panel.rows[0]
    assert guard._says.text() == "There is no difficulty 12. Type 2 to 10."
    assert (panel.go.isEnabled(), panel.rows[1].overrule.isVisible()) == (False, False)
    qtbot.mouseClick(guard.overrule, Qt.MouseButton.LeftButton)
    assert guard.difficulty.figure.text() == "10"
    QTest.keyClicks(guard.field, "= 3")
    qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    assert seat.log() == "Guard against Old Tom, Guard keeps 2 successes, 3 : 1"
