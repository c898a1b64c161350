"""Actions spent and given back by hand, in the running program."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.board.track import pip_point
from tests.seat.chase_seat import LEFT, NONE, ChaseSeat
from tests.seat.player import Player

from duskboard.board.pip_painting import Pip
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

SHIFT = Qt.KeyboardModifier.ShiftModifier


def _click(
    track: TrackView, who: EntityId, kind: Pip, modifier: Qt.KeyboardModifier = NONE
) -> None:
    QTest.mouseClick(track.viewport(), LEFT, modifier, pip_point(track, who, kind))


def test_actions_are_spent_owed_undone_and_kept(qtbot: QtBot, start: Callable[[], Player]) -> None:
    player = start()
    player.open_sample("chase")
    seat = ChaseSeat(qtbot, player)
    track = seat.track
    edda = seat._tokens()["Edda Marsh"]
    begun = seat.screen()
    left, owed = seat.pips("Edda Marsh")
    assert left > 0

    _click(track, edda, Pip.LEFT)
    assert seat.pips("Edda Marsh") == (left - 1, owed)
    assert "Edda" in seat.log()
    _click(track, edda, Pip.SPENT)
    assert seat.pips("Edda Marsh") == (left, owed)
    _click(track, edda, Pip.LEFT, SHIFT)
    assert seat.pips("Edda Marsh") == (left, owed + 1)
    track.setFocus()
    player.key(Qt.Key.Key_BraceRight, SHIFT)
    assert seat.pips("Edda Marsh") == (left, owed)
    button = next(one for one in seat.panel.strip.buttons if one.person_id == edda)
    middle = button.pips.point_of(Pip.LEFT)
    assert middle is not None
    QTest.mouseClick(button.pips, LEFT, NONE, middle.toPoint())
    assert seat.pips("Edda Marsh") == (left - 1, owed)
    kept = seat.screen()

    player.undo()
    assert seat.pips("Edda Marsh") == (left, owed)
    player.undo(4)
    assert seat.screen() == begun
    player.redo(5)
    assert seat.screen() == kept
