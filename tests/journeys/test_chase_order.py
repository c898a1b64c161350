"""The order of turns: told where DEX is equal, kept, and in sight in any window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.board.track import ALT
from tests.seat.gm import Gm
from tests.seat.player import Start

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key


def test_the_order_has_its_room_in_a_window_that_grew(start: Start) -> None:
    gm = start()
    gm.program.files.open_sample()
    window, board = gm.evening.window, gm.evening.desk.chase_board
    window.workspaces.select("chase")  # before anything was laid out
    for size in ((1280, 720), (1920, 1080)):
        QTest.qWait(250)
        window.resize(*size)
    QTest.qWait(250)
    strip, track = board.strip.geometry(), board.track.geometry()
    assert track.top() - strip.bottom() > strip.top()


def test_equal_dex_is_told_dragged_undone_and_kept(qtbot: QtBot, start: Start) -> None:
    player = start()
    player.open_empty("chase")
    gm = Gm(player)
    setup, ties = gm.board.setup, gm.board.ties
    qtbot.mouseClick(setup.act, Qt.MouseButton.LeftButton)
    for line in ("Edda quarry mov7 dex60", "Hob mov8 dex60"):
        setup.field.setFocus()
        gm.player.line(line)
    qtbot.mouseClick(setup.act, Qt.MouseButton.LeftButton)
    assert ties.isVisible()
    first, second = (gm.view.token(key) for key in gm.view.ties[0])
    assert first is not None
    assert second is not None
    ties.fields[0].setFocus()
    for total in ("58", "55", "59", "12"):  # equal levels first, then the second wins
        gm.player.line(total)
    assert not ties.isVisible()
    assert gm.view.order == (second.person_id, first.person_id)
    gm.player.undo()
    assert ties.isVisible()
    gm.player.redo()
    front = next(one for one in gm.board.strip.buttons if one.person_id == second.person_id)
    front.setFocus()
    QTest.keyClick(front, Key.Key_Right, ALT)
    assert gm.view.order == (first.person_id, second.person_id)
    qtbot.mouseClick(gm.board.end, Qt.MouseButton.LeftButton)
    gm.player.restart()
    gm.player.key(Key.Key_F1)
    assert gm.view.order == (first.person_id, second.person_id)
