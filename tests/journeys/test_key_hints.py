"""The status bar tells of the keys that do something now."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from tests.seat.player import Player


def keys(player: Player) -> list[str]:
    return [hint.key for hint in player.evening.window.status_bar.state.hints]


def test_keys_are_those_of_the_workspace_and_of_the_crossing_in_hand(
    start: Callable[[], Player],
) -> None:
    player = start()
    player.open_sample()
    assert keys(player) == ["C", "+ −", "V", "Ctrl D", "Ctrl K"]
    player.key(Qt.Key.Key_F1)
    turn = ["Drag", "← →", "P", "U", ".", "D", "E", "Ctrl D", "Ctrl K"]
    assert keys(player) == turn
    player.evening.desk.chase_board.track.setFocus()
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Return)
    assert keys(player) == ["← →", "B", "Enter", "Esc"]
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Escape)
    assert keys(player) == turn
    player.evening.desk.track_list.setFocus()
    player.key(Qt.Key.Key_L)  # a letter of a verb, from the list as on the board
    assert keys(player) == ["B", "0–9", "Enter", "Esc"]
    player.key(Qt.Key.Key_Escape)
    assert keys(player) == turn
    player.key(Qt.Key.Key_F4)
    assert keys(player)[0] == "C"
