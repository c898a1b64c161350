"""A table with one new character, for journeys of Vampire."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.row_seat import RowSeat
from tests.seat.sheet_seat import SheetSeat

from duskboard.core.dice import ScriptedDice

Key = Qt.Key


def seated(qtbot: QtBot, start: Start, dice: ScriptedDice) -> tuple[Player, RowSeat]:
    player = start(dice)
    seat = RowSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F3)
    seat.clear_sheets()
    return player, seat


def write_marek(seat: SheetSeat) -> None:
    """Somebody new, with a name, a clan and the dots of a first roll."""
    seat.click_text("New character")
    seat.line("Marek")
    seat.click_dot("Dexterity", 3)
    seat.click_dot("Wits", 4)
    seat.click_dot("Firearms", 2)
    seat.row("Wits").setFocus(Qt.FocusReason.TabFocusReason)
    seat.key(Key.Key_F2, modifier=Qt.KeyboardModifier.ShiftModifier)
    seat.line("ambush, cards")
    seat.click(seat.panel.tabs.edit)
