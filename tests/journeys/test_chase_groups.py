"""Groups and things that come along in the running program, by mouse and by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.board.track import ALT, drag, move, press, release
from tests.seat.gm import Gm
from tests.seat.shared_evening import Share, SharedEvening

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key


@pytest.fixture(scope="module")
def empty_evening(share: Share) -> SharedEvening:
    return share(lambda player: player.open_empty("chase"))


@pytest.fixture
def gm(empty_evening: SharedEvening, qtbot: QtBot) -> Iterator[Gm]:
    with empty_evening.lent(qtbot) as player:
        yield Gm(player)


@pytest.fixture
def ghouls(qtbot: QtBot, gm: Gm) -> Gm:
    """Three ghouls, placed by dragging, after one who runs."""
    setup = gm.board.setup
    qtbot.mouseClick(setup.act, Qt.MouseButton.LeftButton)
    for line in ("Edda quarry mov7 dex40", "Ghoul x3 mov9 dex60"):
        setup.field.setFocus()
        gm.player.line(line)
    drag(gm.track, gm.at("Edda"), gm.place(4))
    drag(gm.track, gm.at("Ghoul"), gm.place(1))
    qtbot.mouseClick(gm.board.end, Qt.MouseButton.LeftButton)
    return gm


def test_tokens_are_placed_by_dragging_before_the_first_round(ghouls: Gm) -> None:
    assert (ghouls.number("Edda"), ghouls.number("Ghoul")) == (4, 1)
    assert (ghouls.view.round, ghouls.view.active) == (1, ghouls.token("Ghoul").person_id)


def test_one_leaves_the_group_runs_ahead_and_joins_again(ghouls: Gm) -> None:
    track = ghouls.track
    press(track, ghouls.at("Ghoul"), ALT)
    move(track, ghouls.at("Ghoul") + QPoint(14, 0), ghouls.place(2))
    release(track, ghouls.place(2))
    assert ghouls.counts() == {"Edda": 1, "Ghoul": 2, "Ghoul 2": 1}
    assert (ghouls.number("Ghoul"), ghouls.number("Ghoul 2")) == (1, 2)
    assert (ghouls.token("Ghoul").left, ghouls.token("Ghoul 2").left) == (3, 2)
    assert ghouls.token("Ghoul 2").is_active  # the turn of the group goes on with it
    drag(track, ghouls.at("Ghoul 2"), ghouls.place(1))
    track.select(ghouls.token("Ghoul 2").person_id)
    track.setFocus()
    QTest.keyClick(track, Key.Key_J)
    assert ghouls.counts() == {"Edda": 1, "Ghoul": 3}
    assert (ghouls.token("Ghoul").left, ghouls.token("Ghoul").is_active) == (1, True)
    ghouls.player.undo(3)  # joined, back, apart and on
    assert (ghouls.counts()["Ghoul"], ghouls.token("Ghoul").left) == (3, 3)
    ghouls.player.redo()
    assert (ghouls.counts()["Ghoul 2"], ghouls.number("Ghoul 2")) == (1, 2)


def test_several_leave_by_key_in_the_list(ghouls: Gm) -> None:
    tracks = ghouls.player.evening.desk.track_list
    ghouls.player.evening.window.show_dock("track")
    tracks.select(ghouls.token("Ghoul").person_id)
    QTest.keyClick(tracks, Key.Key_G)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Key.Key_2)
    assert ghouls.counts() == {"Edda": 1, "Ghoul": 1, "Ghoul 2": 2}
    rows = [one.token.name for one in ghouls.player.evening.desk.board_model.views if one.token]
    assert rows == ["Ghoul", "Ghoul 2", "Edda"]


def test_numbers_are_changed_in_one_line(ghouls: Gm) -> None:
    ghouls.choose(ghouls.token("Ghoul").person_id, "Change the numbers…")
    assert ghouls.track.editor.text() == "Ghoul x3 mov9 dex60"
    ghouls.track.editor.clear()
    ghouls.player.line("Ghoul x2 mov9 dex60 climb35")
    ghoul = ghouls.token("Ghoul")
    assert (ghoul.count, [(one.name, one.value) for one in ghoul.skills]) == (2, [("climb", 35)])


def test_a_hazard_comes_along_a_barrier_stands_open_and_one_side_is_out(
    qtbot: QtBot, gm: Gm
) -> None:
    qtbot.mouseClick(gm.board.setup.act, Qt.MouseButton.LeftButton)
    people = {"Edda quarry dex50 climb50": 3, "Tom quarry dex40 climb40": 3, "Hob dex60 str60": 1}
    for line, place in people.items():
        gm.board.setup.field.setFocus()
        gm.player.line(line)
        drag(gm.track, gm.at(line.split()[0]), gm.place(place))
    lorry, gate = (gm.view.ways[at].edge_id for at in (1, 3))
    gm.track.setFocus()
    for way, key in ((lorry, Key.Key_H), (gate, Key.Key_B)):
        gm.track.select(way)
        gm.player.key(key)
    gm.choose(lorry, "Moves", "moves 1 on a round")
    gm.choose(gate, "Open for all")
    model = gm.player.evening.desk.board_model
    rows = [str(model.index(at, 0).data()) for at in range(model.rowCount())]
    assert "Barrier, open, hidden" in rows
    assert "Hazard, Climb or Dodge or Jump, moves 1 on a round, hazard, hidden" in rows
    qtbot.mouseClick(gm.board.end, Qt.MouseButton.LeftButton)
    gm.track.setFocus()
    for _ in people:
        gm.player.key(Key.Key_E)
    action = gm.board.action
    gm.player.settle()  # the menus took the keyboard from the window
    qtbot.waitUntil(lambda: action.title.text() == "Edda meets it at Place 3")
    gm.player.line("30")
    qtbot.waitUntil(lambda: action.title.text() == "Tom meets it at Place 3")
    gm.player.line("99")
    gm.player.key(Key.Key_1)
    assert (gm.token("Edda").owed, gm.token("Tom").left) == (0, 0)
    assert not action.isVisible()
    gm.track.select(gm.token("Hob").person_id)
    gm.track.setFocus()
    gm.player.key(Key.Key_Delete)
    ends = gm.board.ends
    assert (ends.isVisible(), ends.again.isVisible()) == (True, True)
    assert ends.text.text() == "One side has nobody left: the chase is over."
    qtbot.mouseClick(ends.again, Qt.MouseButton.LeftButton)
    assert (gm.view.round, gm.number("Edda"), ends.isVisible()) == (0, 3, False)
