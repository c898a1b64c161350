"""A way that is met in one direction only, set by mouse and by keyboard (rules/chase.md 6.3)."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import ChaseSeat
from tests.seat.player import Start

from duskboard.core.dice import ScriptedDice

Key = Qt.Key


@pytest.mark.rule("chase 6.3")
def test_a_fence_from_one_side_is_a_drop_from_the_other(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([3, 8]))
    seat = ChaseSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F1, Key.Key_F6, Key.Key_F6, Key.Key_F6)
    first = seat.screen()

    seat.go_to_row("Wet cobbles")
    seat.key(Key.Key_T, Key.Key_T)
    assert seat.log() == "Wet cobbles, back only"
    assert "Wet cobbles, DEX, back only, hazard" in seat.rows()
    seat.key(Key.Key_B)  # the other way is free for a barrier, which a second press finds taken
    assert "Barrier, 10 HP, Climb or STR or Jump, barrier, Back: Wet cobbles, DEX" in seat.rows()
    seat.key(Key.Key_B)
    assert seat.log() == "Barrier, Barrier, between Fish market and Net lane"
    seat.key(Key.Key_T)
    assert "Barrier, 10 HP, Climb or STR or Jump, barrier, Onward: Wet cobbles, DEX" in seat.rows()

    seat.go_to_row("location 3")
    seat.key(Key.Key_Return)
    seat.line("30")
    assert seat.log() == "Finn Cray, DEX 75 · Hard success · Wet cobbles, 30"
    assert (seat.place("Finn Cray"), seat.pips("Finn Cray")) == ("Net lane", (2, 0))
    seat.go_to_row("location 2")
    seat.key(Key.Key_Return)
    seat.line("99")
    assert seat.log() == "Finn Cray, Climb 55 · Failure · Barrier · does not get past, 99"
    assert (seat.place("Finn Cray"), seat.pips("Finn Cray")) == ("Net lane", (1, 0))

    for _ in range(6):
        seat.undo()
    assert seat.screen() == first
