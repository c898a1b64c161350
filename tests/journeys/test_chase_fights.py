"""Fights and a chase made up, by keys and by mouse, taken back to the start."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import ChaseSeat
from tests.seat.player import Start

from duskboard.core.dice import ScriptedDice

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


def test_attacks_sudden_hazards_and_made_up_places(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([1, 2])
    player = start(dice)
    seat = ChaseSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F1, Key.Key_F6, Key.Key_F6)
    first = seat.screen()
    seat.key(Key.Key_A)
    assert "Attack: nobody here" in seat.painted(seat.panel.turn)
    seat.key(Key.Key_Right, Key.Key_Right, Key.Key_Right)
    seat.key(Key.Key_Return, modifier=ALT)  # the keeper puts him beside her
    assert seat.place("Finn Cray") == "Rope walk"
    attack_by_real_dice(seat)
    call_a_sudden_hazard(seat)
    make_up_places(seat)
    assert dice.left == 0
    last = seat.screen()
    player.restart()
    assert seat.screen() == last
    for _ in range(5):
        seat.undo()
    assert seat.screen() == first


def attack_by_real_dice(seat: ChaseSeat) -> None:
    """Typed: the attack, the answer that is asked for, and the damage; a second is refused."""
    seat.key(Key.Key_A)
    assert "Finn Cray attacks Edda Marsh" in seat.painted(seat.panel.deed)
    seat.key(Key.Key_B)  # the next answer of hers
    assert "33%" in seat.painted(seat.panel.deed.row)
    seat.line("20")
    assert "Edda Marsh: The answer" in seat.painted(seat.panel.deed)
    seat.line("99")
    assert "Finn Cray: Damage" in seat.painted(seat.panel.deed)
    seat.line("2")
    assert seat.log().startswith("Finn Cray, attacks Edda Marsh · Fighting 37: 20")
    assert "Edda Marsh: Fights back" in seat.log()
    assert "a hit · d3: 2 · Edda Marsh: HP 9 → 7" in seat.log()
    assert seat.pips("Finn Cray") == (2, 0)
    seat.key(Key.Key_A)
    assert "Attack: attacks used" in seat.painted(seat.panel.turn)


def call_a_sudden_hazard(seat: ChaseSeat) -> None:
    """The machine rolls Luck; the players place it; then the call is the players' no more."""
    seat.key(Key.Key_X, Key.Key_B)
    seat.key(Key.Key_Return)
    assert "The players place the sudden hazard" in seat.painted(seat.panel.deed)
    seat.click(seat.panel.deed.go)
    assert seat.log(1).startswith("Sudden hazard, called by: The players · group Luck 40")
    seat.key(Key.Key_X)
    assert "called last" in seat.painted(seat.panel.deed.row)
    seat.key(Key.Key_Escape)


def make_up_places(seat: ChaseSeat) -> None:
    """The same number makes up the same places."""
    before = len(seat.rows())
    seat.key(Key.Key_I)
    seat.click_field(seat.panel.deed.field)
    seat.line("7")
    assert "number 7" in seat.painted(seat.panel.deed)
    seat.click(seat.panel.deed.go)
    assert seat.log().endswith("number 7")
    assert len(seat.rows()) > before
