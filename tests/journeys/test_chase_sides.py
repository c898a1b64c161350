"""Whole sides, menus and the list of acts in the running program, by mouse and by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.seat.gm import Gm
from tests.seat.shared_evening import SharedEvening

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def gm(chase_evening: SharedEvening, qtbot: QtBot) -> Iterator[Gm]:
    with chase_evening.lent(qtbot) as player:
        yield Gm(player)


def test_all_of_a_side_move_after_path_and_price_were_shown(gm: Gm) -> None:
    gm.player.key(Key.Key_M)
    assert gm.texts() == (
        "Move all pursuers · 1 AP",
        "Finn stops before “Wet cobbles” · Sexton to Fish market, 1 AP",
    )
    assert (gm.number("The Sexton"), gm.board.march.isVisible()) == (1, True)
    gm.player.key(Key.Key_Return)
    assert (gm.number("The Sexton"), gm.number("Finn Cray")) == (2, 2)
    assert not gm.board.march.isVisible()
    gm.player.key(Key.Key_M, SHIFT)
    gm.player.key(Key.Key_M, SHIFT)
    assert gm.texts()[0] == "Move all quarry · 0 AP"  # a crowd before one, a wall before the other
    assert not gm.board.march.go.isEnabled()
    gm.player.key(Key.Key_Escape)
    assert not gm.board.march.isVisible()
    gm.player.undo()
    assert gm.number("The Sexton") == 1


def test_the_command_box_moves_a_side_too(gm: Gm) -> None:
    gm.player.key(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    gm.player.line("move all pursuers")
    assert gm.board.march.isVisible()
    QTest.mouseClick(gm.board.march.go, Qt.MouseButton.LeftButton)
    assert gm.number("The Sexton") == 2


@pytest.mark.rule("chase 9.12")
def test_everybody_has_one_action_a_round_until_it_goes_by_mov_again(gm: Gm) -> None:
    def say(line: str) -> None:
        gm.player.key(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        gm.player.line(line)

    def granted() -> set[int | None]:
        return {one.granted for one in gm.view.tokens if one.order is not None}

    by_mov = granted()
    say("one action a round")
    say("end round")
    assert granted() == {1}
    title = gm.player.evening.window.dock("chase")._subtitle
    assert "1 action a round" in title
    say("three actions a round")
    say("end round")
    assert granted() == {3}
    say("by MOV again")
    say("end round")
    assert granted() == by_mov


def test_the_track_is_edited_by_its_menus(gm: Gm) -> None:
    places = [one.name for one in gm.view.places]
    fence = next(one for one in gm.view.ways if one.barrier is not None)
    gm.choose(fence.edge_id, "Break it")
    gm.choose(fence.edge_id, "Make its debris a hazard")
    assert gm.view.ways[5].hazard is not None
    assert gm.view.ways[5].hazard.name == "Debris of Depot fence"
    gm.choose(gm.view.places[0].place_id, "New place before it")
    gm.choose(gm.view.places[0].place_id, "Move it on")
    assert [one.name for one in gm.view.places] == ["Ferry steps", "Place 9", *places[1:]]
    gm.choose(gm.view.places[1].place_id, "Players see", "Mask: only that it is there")
    gm.choose(gm.view.places[1].place_id, "Exit: the quarry are away here")
    assert gm.view.places[1].is_exit
    gm.choose(gm.view.places[1].place_id, "Remove")
    assert [one.name for one in gm.view.places] == places
    gm.choose(gm.token("Tom Reyes").person_id, "Give the turn all the same")
    assert gm.token("Tom Reyes").is_active
    gm.player.undo(8)
    assert gm.view.ways[5].barrier is not None


def test_the_list_of_acts_plays_and_tells_what_the_bar_does(gm: Gm) -> None:
    desk, bar = gm.player.evening.desk, gm.board.action
    acts = desk.act_list
    gm.player.evening.window.show_dock("acts")
    acts.setFocus()
    QTest.keyClick(acts, Key.Key_Home)
    assert [row.verb for row in acts.rows][:2] == ["Go to Net lane", "Go to Cooper’s lane"]
    QTest.keyClick(acts, Key.Key_Return)
    assert (bar.title.text(), acts.rows[0].verb) == ("Finn to Net lane", "Finn to Net lane")
    assert acts.rows[0].price == "75%, 1 AP"
    second = acts.visualRect(acts.model().index(1, 0)).center()
    QTest.mouseClick(acts.viewport(), Qt.MouseButton.LeftButton, pos=second)
    assert bar.offer is not None
    assert (bar.offer.caution, acts.rows[0].price) == (1, "94%, 2 AP")
    bar.field.setFocus()
    gm.player.line("99")
    assert [row.act_id for row in acts.rows][:3] == ["go", "lose:1", "lose:2"]
    acts.act_requested.emit("lose:2")
    assert gm.number("Finn Cray") == 3
    told = [one.text for one in desk.spoken.utterances]
    assert told[0] == "Finn Cray: 99, DEX 75, Failure, Wet cobbles, lost 2 actions, owes 1"
    assert "Finn to Net lane, DEX 75, 94%, 2 AP" in told
    QTest.mouseClick(desk.copy_spoken, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == told[0]


def test_in_a_small_window_nothing_of_the_chase_is_cut_off(gm: Gm) -> None:
    window = gm.player.evening.window
    window.resize(1280, 720)
    QTest.qWait(50)
    window.workspaces.reset("chase")
    QTest.qWait(50)
    chase = window.dock("chase").geometry()
    lists = [window.dock(name) for name in ("track", "acts", "spoken", "notes", "undo")]
    below = next(dock for dock in lists if not dock.visibleRegion().isEmpty()).geometry()
    assert chase.height() >= window.dock("chase").minimumSizeHint().height()
    assert chase.bottom() < below.top()
    down = gm.board.track.verticalScrollBar()
    assert down.maximum() == down.minimum()
    assert below.bottom() < window.height() - window.status_bar.height()
