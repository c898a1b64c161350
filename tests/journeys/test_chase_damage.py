"""Damage to a barrier and to somebody in the running program, by mouse, by keys and in the list."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.seat.chase_seat import LEFT, NONE, ChaseSeat
from tests.seat.player import Player, Start

from duskboard.core.chase.harm import Severity
from duskboard.core.dice import ScriptedDice
from duskboard.panels.damage_pad import DamagePad

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
Key = Qt.Key


def pad(player: Player) -> DamagePad:
    found = player.window.findChild(DamagePad)
    assert found is not None
    return found


def fence(seat: ChaseSeat) -> str:
    """Return what stands under the fence."""
    return dict(seat.screen().ways)["Depot fence"]


def row(seat: ChaseSeat, name: str) -> str:
    return next(one for one in seat.rows() if one.startswith(name))


def sit(qtbot: QtBot, player: Player) -> ChaseSeat:
    player.open_sample("chase")
    player.key(Key.Key_Escape)
    return ChaseSeat(qtbot, player)


def test_a_barrier_and_somebody_are_hurt_undone_and_kept(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([2, 8, 3, 2, 4, 1, 1, 6]))
    seat = sit(qtbot, player)
    begun = seat.screen()
    the_list_alone_breaks_a_barrier_and_hurts_somebody(player, seat)
    player.undo(3)
    assert seat.screen() == begun
    player.see("Chase")
    assert fence(seat) == "9 / 15 HP"

    QTest.mouseClick(seat.track.viewport(), LEFT, NONE, seat.way_point("Depot fence"))
    assert pad(player).isVisible()
    QTest.mouseClick(pad(player).buttons.weapons[0], LEFT)
    assert (fence(seat), pad(player).state.text()) == ("6 / 15 HP", "6 / 15 HP")
    assert pad(player).detail.text() == "−3, d3 · 6 / 15 HP"
    QTest.mouseClick(pad(player).undo, LEFT)
    assert fence(seat) == "9 / 15 HP"
    assert not pad(player).undo.isEnabled()
    player.key(Key.Key_Escape)
    assert seat.track.hasFocus()
    player.type("4")
    player.key(Key.Key_Return)
    assert fence(seat) == "5 / 15 HP"
    assert not pad(player).isVisible()
    assert seat.track.hasFocus()
    assert "Depot fence" in seat.log()
    player.line("20/15")
    assert pad(player).detail.text() == (
        "That barrier has 15 hit points when whole. Type 0 to that."
    )
    player.key(Key.Key_Escape)

    seat.track.select(seat._tokens()["Edda Marsh"])
    player.key(Key.Key_H)
    player.line("11/11")
    assert "11 HP" in row(seat, "Edda Marsh")
    player.key(Key.Key_H)
    QTest.mouseClick(pad(player).buttons.harms[Severity.MODERATE], LEFT)
    assert "9 / 11 HP" in row(seat, "Edda Marsh")
    player.line("13")
    assert "0 / 11 HP" in row(seat, "Edda Marsh")
    kept = seat.screen()
    assert not [text for text in player.players_texts() if "HP" in text or "/ 15" in text]

    player.undo(4)
    assert seat.screen() == begun
    player.redo(4)
    assert seat.screen() == kept
    player.restart()
    seat.show_list()
    assert seat.screen() == kept


def the_list_alone_breaks_a_barrier_and_hurts_somebody(player: Player, seat: ChaseSeat) -> None:
    seat.show_list()
    seat.twin.setFocus()
    seat.go_to_row("Depot fence")
    player.line("3")
    assert seat.twin.hasFocus()
    assert row(seat, "Depot fence").startswith("Depot fence, 6 / 15 HP")
    player.type("2d10")
    player.key(Key.Key_Return)
    assert pad(player).detail.text() == "−10, 2d10 · broken"
    player.key(Key.Key_Return)
    assert seat.twin.hasFocus()
    assert row(seat, "Depot fence").startswith("Depot fence, broken")

    seat.go_to_row("Tom Reyes")
    player.key(Key.Key_H)
    player.line("5/9")
    assert seat.twin.hasFocus()
    assert "5 / 9 HP" in row(seat, "Tom Reyes")

    player.key(Key.Key_H)
    QTest.mouseClick(seat.track.viewport(), LEFT, NONE, seat.plate_point("Net lane"))
    assert not pad(player).isVisible()
    QTest.mouseClick(seat.track.viewport(), LEFT, NONE, seat.way_point("Depot fence"))
    player.key(Key.Key_Escape)
    assert seat.track.hasFocus()  # where it was opened last, not in the list
