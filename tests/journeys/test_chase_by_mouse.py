"""Three rounds of the sample's chase by mouse: read on screen, undone to the start, reopened."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import ChaseSeat
from tests.seat.player import Player, Start

from duskboard.core.dice import ScriptedDice

STEPS = 28
"""Steps of the three rounds."""


def seat_at_the_sample(qtbot: QtBot, player: Player) -> ChaseSeat:
    """Open the sample, and its chase with the list twin."""
    seat = ChaseSeat(qtbot, player)
    player.open_sample("chase")
    return seat


def told(seat: ChaseSeat, line: str) -> None:
    """Type what real dice show into the field of the bar."""
    seat.click_field(seat.panel.action.field)
    seat.line(line)


def test_three_rounds_by_mouse_undone_to_the_start_and_reopened(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([1, 2, 3, 9, 1, 2, 3, 10])
    seat = seat_at_the_sample(qtbot, player := start(dice))
    first = seat.screen()
    assert first.head == "Round 1, Turn 1 of 4"
    assert dict(first.board) == {
        "Edda Marsh": "Rope walk",
        "Finn Cray": "Fish market",
        "The Sexton": "Ferry steps",
        "Tom Reyes": "Cooper’s lane",
    }
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
    player.redo(STEPS)
    assert seat.screen() == last


def play_first_round(seat: ChaseSeat) -> None:
    """A drag refused, one given up; a hazard failed with a debt; a delay; one called in."""
    seat.drag("Finn Cray", "Night tram")
    assert "Wet cobbles in the way. Alt overrules." in seat.painted(seat.panel.turn)
    seat.drag("Finn Cray", "Net lane", gives_up=True)
    assert not seat.panel.action.isVisible()
    seat.drag("Finn Cray", "Net lane")
    assert {"Finn to Net lane", "75%", "94%", "98%"} <= set(seat.painted(seat.panel.action))
    told(seat, "99")
    assert "Finn failed: 99" in seat.painted(seat.panel.action)
    assert seat.place("Finn Cray") == "Fish market"
    seat.click("3")
    assert seat.place("Finn Cray") == "Net lane"
    assert seat.pips("Finn Cray") == (0, 1)
    assert seat.row_above("Finn Cray") == "location 3 Net lane, here"
    assert "Finn Cray, pursuer, no actions, owes 1, 11 HP, in turn" in seat.rows()
    assert seat.log() == "Finn Cray, DEX 75 · Failure · Wet cobbles · lost 3 actions, owes 1, 99"
    seat.click("End turn")
    assert "Edda Marsh" in seat.painted(seat.panel.turn)
    seat.click("Delay")
    assert seat.log() == "Edda Marsh, waits · then The Sexton"
    seat.drag("The Sexton", "Fish market")
    assert seat.pips("The Sexton") == (1, 0)
    seat.drag("The Sexton", "Net lane")
    seat.click("Roll DEX")
    assert seat.log() == "The Sexton, DEX 60 · Extreme success · Wet cobbles, 12"
    assert "Wet cobbles, DEX, hazard, passed" in seat.rows()
    seat.click("End turn")
    seat.click_strip("Edda Marsh")
    assert seat.log() == "Edda Marsh, acts now"
    seat.drag("Edda Marsh", "Chapel yard")
    seat.click(seat.panel.action.caution.buttons[1])
    told(seat, "80 30 8")
    assert seat.log() == "Edda Marsh, Climb 45 · Regular success · Low wall, 38"
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Chapel yard", (0, 0))
    seat.click("End turn")
    seat.drag("Tom Reyes", "Rope walk")
    seat.click("Roll Dodge")
    seat.click("Roll 1D3")  # Luck would help, and is not spent
    assert seat.log() == "Tom Reyes, Dodge 30 · Failure · Crowd · lost 1 action, owes 1, 39"
    seat.click("End turn")


def play_second_round(seat: ChaseSeat) -> None:
    """A debt paid, a contact, a barrier that stops and then is passed, an action unused."""
    assert seat.screen().head == "Round 2, Turn 1 of 4"
    assert (seat.pips("Finn Cray"), seat.pips("Tom Reyes")) == ((2, 0), (0, 0))
    seat.drag("Finn Cray", "Cooper’s lane")
    seat.drag("Finn Cray", "Rope walk")
    told(seat, "50")
    assert seat.place("Finn Cray") == seat.place("Tom Reyes") == "Rope walk"
    assert "Contact" in seat.painted(seat.track.viewport())
    assert "location 5 Rope walk, contact, here" in seat.rows()
    seat.click("End turn")
    seat.drag("Edda Marsh", "Tram depot")
    told(seat, "88")
    seat.click("It fails")
    assert seat.log() == "Edda Marsh, STR 50 · Failure · Depot fence · does not get past, 88"
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Chapel yard", (1, 0))
    seat.drag("Edda Marsh", "Tram depot")
    told(seat, "= 20")
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Tram depot", (0, 0))
    seat.click("End turn")
    seat.drag("The Sexton", "Cooper’s lane")
    seat.click("End turn")
    # Nothing is left of Tom's turn once the debt is paid: it is passed over.
    assert seat.log() == "The Sexton, turn ended · 1 action unused · Round 3 · then Finn Cray"


def play_third_round(seat: ChaseSeat) -> None:
    """A march given up; a loss rolled; somebody moved against the rules; the delayed last."""
    assert (seat.pips("Finn Cray"), seat.pips("Tom Reyes")) == ((3, 0), (1, 0))
    seat.click("Move all pursuers")
    assert "Sexton stops before “Crowd”" in seat.painted(seat.panel.march)
    seat.click("Cancel")
    seat.click("Delay")
    seat.drag("Edda Marsh", "Night tram")
    told(seat, "30")
    assert "Edda failed: 30" in seat.painted(seat.panel.action)
    seat.click("Roll 1D3")
    assert (seat.place("Edda Marsh"), seat.pips("Edda Marsh")) == ("Night tram", (0, 1))
    seat.click("End turn")
    seat.drag("The Sexton", "Rope walk")
    seat.click("Roll Dodge")
    assert seat.log() == "The Sexton, Dodge 35 · Regular success · Crowd, 30"
    seat.click("End turn")
    seat.drag("Tom Reyes", "Tram depot", modifier=Qt.KeyboardModifier.AltModifier)
    assert (seat.place("Tom Reyes"), seat.pips("Tom Reyes")) == ("Tram depot", (1, 0))
    seat.click("End turn")
    assert seat.screen().head == "Round 3, between turns"
    seat.click("Finn acts now")
    seat.click("End turn")
    assert seat.screen().head == "Round 4, Turn 1 of 4"
