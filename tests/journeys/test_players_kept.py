"""What players see on the next evening as on the last, and what they see of a sheet."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.players_hand import (
    LEFT,
    choose,
    drag,
    drag_row,
    freeze_texts,
    group,
    middle_of,
    open_screen,
    row_with,
)
from tests.seat.sheet_seat import SheetSeat

from duskboard.core.dice import ScriptedDice


@pytest.fixture
def player(start: Start, qtbot: QtBot) -> Player:
    """Somebody with the sample open, and a players' screen in a window."""
    player = start()
    player.open_sample("chase")
    player.key(Qt.Key.Key_Escape)
    open_screen(player, qtbot)
    return player


@pytest.mark.slow
def test_two_pages_stand_side_by_side_in_the_players_language_and_size(player: Player) -> None:
    choose(player, "Turn order")
    choose(player, "Two side by side", "Clocks")
    assert group(player).page_button.accessibleName() == "Players see: Turn order and Clocks"
    assert {"Round 1", "Finn Cray", "Decode the ledger"} <= player.players_texts()
    choose(player, "Players’ language", "Players’ language: 繁體中文")
    assert "第 1 輪" in player.players_texts()
    assert group(player).page_button.accessibleName() == "Players see: Turn order and Clocks"
    for _ in range(5):
        choose(player, "Larger on the players’ screen")
    assert "Decode the ledger" in player.players_texts()
    assert "Mood of the crowd" not in player.players_texts()  # on the next page
    player.key(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert "Decode the ledger" not in player.players_texts()
    choose(player, "Two side by side", "One alone")
    assert group(player).page_button.accessibleName() == "Players see: Turn order"


@pytest.mark.slow
def test_what_has_to_be_rolled_is_shown_only_where_it_is_wanted(player: Player) -> None:
    choose(player, "Chase")
    assert "Dodge" not in player.players_texts()
    choose(player, "Players see skills and targets")
    assert "Dodge" in player.players_texts()
    player.restart()
    player.key(Qt.Key.Key_F1)
    player.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert "Dodge" in player.players_texts()


def test_what_is_held_back_is_so_on_a_screen_that_is_closed_and_on_the_next_evening(
    player: Player, qtbot: QtBot
) -> None:
    news = player.evening.window.status_bar
    choose(player, "Chase")
    choose(player, "Show or hide", "Tom Reyes")
    player.key(Qt.Key.Key_F11)
    player.undo()
    assert "would show them something hidden" in news.news
    open_screen(player, qtbot)
    assert "still frozen" in news.news
    seen = player.players_texts()
    assert "Finn Cray" in seen
    assert "Tom" not in seen
    choose(player, "Show or hide", "Chapel yard")
    player.restart()
    assert "still frozen" in player.evening.window.status_bar.news
    assert "2 waiting" in freeze_texts(player)
    player.key(Qt.Key.Key_F1)
    player.key(Qt.Key.Key_Escape)
    open_screen(player, qtbot)
    assert player.players_texts() == seen
    assert "still frozen" in player.evening.window.status_bar.news
    QTest.mouseClick(group(player)._freeze, LEFT)
    assert player.evening.window.status_bar.news == ""
    assert "Tom" in player.players_texts()
    assert "Chapel" not in " ".join(player.players_texts())


def test_a_sheet_and_its_roll_are_dragged_to_the_players(start: Start, qtbot: QtBot) -> None:
    player = start(ScriptedDice([9, 8, 1]))
    seat = watched_sheet(player, qtbot)
    tab = next(iter(seat.panel.tabs.buttons.values()))
    button = group(player).page_button
    drag(tab, tab.rect().center(), tab.mapFromGlobal(middle_of(button)))
    assert group(player).page_button.accessibleName() == "Players see: Character"
    assert {"Marek", "MR"} <= player.players_texts()
    assert not tab.isDown()
    choose(player, "Show or hide", "Marek")
    assert "Marek" not in player.players_texts()
    seat.click_label("Dexterity")
    seat.click_text("Roll 3d10")
    choose(player, "Last roll")
    assert {"1 success", "9", "8", "1"} <= player.players_texts()
    assert not any("Marek" in text or "difficulty" in text for text in player.players_texts())
    drag(seat.page.head, QPoint(30, 10), seat.page.head.mapFromGlobal(middle_of(button)))
    assert "Marek" in player.players_texts()
    steps = player.evening.desk.log_panel._list
    drag_row(player, steps, row_with(steps, "Marek, Dexterity, difficulty 6"))
    assert group(player).page_button.accessibleName() == "Players see: Last roll"
    assert {"Marek", "1 success"} <= player.players_texts()
    choose(player, "Players see skills and targets")
    assert "difficulty 6 · 3 dice · Dexterity 3" in player.players_texts()


def watched_sheet(player: Player, qtbot: QtBot) -> SheetSeat:
    """Return the hands of somebody with the sheet of Marek, and a players' screen in a window."""
    seat = SheetSeat(qtbot, player)
    player.open_sample()
    open_screen(player, qtbot)
    seat.key(Qt.Key.Key_F3)
    seat.clear_sheets()
    seat.click_text("New character")
    seat.line("Marek")
    seat.click_dot("Dexterity", 3)
    seat.click(seat.panel.tabs.edit)
    return seat
