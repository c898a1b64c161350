"""Three rounds of the sample's chase by keyboard alone: on the board, then in its list."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import ChaseSeat
from tests.seat.player import Start

from duskboard.core.dice import ScriptedDice

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
STEPS = 29
"""Steps of the three rounds."""


def spoken() -> str:
    """Return what has the keyboard, as a screen reader says it."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget.accessibleDescription()


def test_three_rounds_by_keyboard_undone_to_the_start_and_reopened(
    qtbot: QtBot, start: Start
) -> None:
    dice = ScriptedDice([1, 2, 3, 9, 1, 2])
    player = start(dice)
    seat = ChaseSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F1, Key.Key_F6, Key.Key_F6)
    assert spoken() == "Finn Cray, pursuer, location 2 Fish market, 3 actions, 11 HP, in turn"
    first = seat.screen()
    play_first_round(seat)
    play_second_round(seat)
    play_third_round(seat)
    assert dice.left == 0
    last = seat.screen()
    player.restart()
    assert seat.screen() == last
    for _ in range(STEPS - 1):
        seat.undo()
        assert seat.screen() != first
    seat.undo()
    assert seat.screen() == first
    player.restart()
    assert seat.screen() == first


def play_first_round(seat: ChaseSeat) -> None:
    """A hazard failed with a debt; a delay; bonus dice; the keyboard goes on with the turn."""
    seat.key(Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert "Wet cobbles in the way. Alt overrules." in seat.painted(seat.panel.turn)
    seat.key(Key.Key_Right)
    assert spoken().startswith("Finn to Net lane: 1 AP + DEX")
    seat.key(Key.Key_Escape, Key.Key_Right, Key.Key_Return)
    seat.line("99")
    assert "Finn failed: 99" in seat.painted(seat.panel.action)
    seat.key(Key.Key_3)
    assert (seat.place("Finn Cray"), seat.pips("Finn Cray")) == ("Net lane", (0, 1))
    assert seat.log() == "Finn Cray, DEX 75 · Failure · Wet cobbles · lost 3 actions, owes 1, 99"
    seat.key(Key.Key_E)
    assert spoken() == "Edda Marsh, quarry, location 5 Rope walk, 2 actions, 9 / 11 HP, in turn"
    seat.key(Key.Key_D)
    assert seat.log() == "Edda Marsh, waits · then The Sexton"
    seat.key(Key.Key_Right, Key.Key_Return)
    assert seat.pips("The Sexton") == (1, 0)
    seat.key(Key.Key_Right, Key.Key_Return, Key.Key_Return)
    assert seat.log() == "The Sexton, DEX 60 · Extreme success · Wet cobbles, 12"
    seat.key(Key.Key_E)
    assert spoken() == "Tom Reyes, quarry, location 4 Cooper’s lane, 1 action, 12 HP, in turn"
    seat.key(Key.Key_Right, Key.Key_Return, Key.Key_Return)
    seat.key(Key.Key_Return)  # Luck would help, and is not spent
    assert seat.log() == "Tom Reyes, Dodge 30 · Failure · Crowd · lost 1 action, owes 1, 39"
    seat.key(Key.Key_E)
    assert seat.screen().head == "Round 1, between turns"
    seat.key(Key.Key_F6)
    seat.go_to_row("Edda Marsh")
    seat.key(Key.Key_Return)
    assert seat.log() == "Edda Marsh, acts now"
    seat.go_to_row("location 6")
    seat.key(Key.Key_Return, Key.Key_B)
    seat.line("80 30 8")
    assert seat.log() == "Edda Marsh, Climb 45 · Regular success · Low wall, 38"
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Chapel yard", (0, 0))
    seat.key(Key.Key_E)


def play_second_round(seat: ChaseSeat) -> None:
    """All of it in the list: a debt paid, a contact, a barrier that stops and then is passed."""
    assert seat.screen().head == "Round 2, Turn 1 of 4"
    assert (seat.pips("Finn Cray"), seat.pips("Tom Reyes")) == ((2, 0), (0, 0))
    seat.go_to_row("location 4")
    seat.key(Key.Key_Return)
    seat.go_to_row("location 5")
    seat.key(Key.Key_Return)
    seat.line("50")
    assert seat.place("Finn Cray") == seat.place("Tom Reyes") == "Rope walk"
    assert seat.row_above("Finn Cray") == "location 5 Rope walk, contact, here"
    seat.key(Key.Key_E)
    seat.go_to_row("location 7")
    seat.key(Key.Key_Return)
    seat.line("88")
    seat.key(Key.Key_Return)
    assert seat.log() == "Edda Marsh, STR 50 · Failure · Depot fence · does not get past, 88"
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Chapel yard", (1, 0))
    seat.key(Key.Key_Return)
    seat.line("= 20")
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Tram depot", (0, 0))
    seat.key(Key.Key_E)
    seat.go_to_row("location 4")
    seat.key(Key.Key_Return, Key.Key_E)
    assert seat.log() == "The Sexton, turn ended · 1 action unused · Round 3 · then Finn Cray"


def play_third_round(seat: ChaseSeat) -> None:
    """Moved against the rules in the list; a loss rolled by the machine on the board."""
    seat.go_to_row("location 8")
    seat.key(Key.Key_Return, modifier=ALT)
    assert seat.log() == "Finn Cray, put from Rope walk to Night tram · said by the GM"
    assert (seat.place("Finn Cray"), seat.pips("Finn Cray")) == ("Night tram", (3, 0))
    seat.key(Key.Key_F6, modifier=SHIFT)
    seat.key(Key.Key_E)
    seat.go_to_token("Edda Marsh")
    seat.key(Key.Key_Right, Key.Key_Return)
    seat.line("30")
    seat.key(Key.Key_Return)
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Night tram", (0, 1))
    seat.key(Key.Key_E, Key.Key_D, Key.Key_D)
    assert seat.screen().head == "Round 3, between turns"
    seat.key(Key.Key_F6)
    seat.go_to_row("The Sexton")
    seat.key(Key.Key_Return, Key.Key_E)
    seat.go_to_row("Tom Reyes")
    seat.key(Key.Key_Return, Key.Key_E)
    assert seat.screen().head == "Round 4, Turn 1 of 4"
