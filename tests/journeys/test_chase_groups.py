"""From an empty table: groups, things that come along, and a whole chase by car and motorcycle."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.board.track import ALT, at, drag, move, press, release
from tests.seat.gm import Gm
from tests.seat.shared_evening import Share, SharedEvening

from duskboard.core.chase.participant import Fate

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PEOPLE = (
    "Edda flees mov8 dex70 drive60 fighting50 hp11",
    "Hob flees mov8 dex45 spot40",
    "Finn mov8 dex75 drive55 fighting40",
    "Sexton mov8 dex60 drive50",
)


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


@pytest.mark.rule("chase 9.2")
def test_a_chase_made_up_from_two_places_by_two_cars_and_a_motorcycle(qtbot: QtBot, gm: Gm) -> None:
    two_places_and_four_people(qtbot, gm)
    two_cars_and_a_motorcycle(gm)
    make_up_the_way(qtbot, gm)
    another_way(gm)
    first_round_by_both_ways(gm)
    they_meet_again_and_ram(qtbot, gm)


def two_places_and_four_people(qtbot: QtBot, gm: Gm) -> None:
    """Typed on an empty table; three of the five places go again; all are dragged onto two."""
    setup = gm.board.setup
    qtbot.mouseClick(setup.act, LEFT)
    for line in PEOPLE:
        setup.field.setFocus()
        gm.player.line(line)
    for _ in range(3):
        gm.track.setFocus()
        gm.track.select(gm.view.places[-1].place_id)
        QTest.keyClick(gm.track, Key.Key_Delete)
    assert [place.label for place in gm.view.places] == ["1", "2"]
    for name, number in (("Edda", 2), ("Hob", 2), ("Finn", 1), ("Sexton", 1)):
        drag(gm.track, gm.at(name), gm.place(number))


def two_cars_and_a_motorcycle(gm: Gm) -> None:
    for name, kind in (
        ("Edda", "Standard car"), ("Finn", "Standard car"), ("Sexton", "Heavy motorcycle"),
    ):  # fmt: skip
        gm.choose(gm.token(name).person_id, "Vehicle", "New vehicle", "On the road", kind)
    gm.choose(gm.token("Hob").person_id, "Vehicle", "Get into “Standard car”")
    assert [(one.name, one.mov, len(one.aboard)) for one in gm.view.vehicles] == [
        ("Standard car", 14, 2),
        ("Standard car 2", 14, 1),
        ("Heavy motorcycle", 16, 1),
    ]


def make_up_the_way(qtbot: QtBot, gm: Gm) -> None:
    """From the two places on by a number, and another way that meets the track again."""
    qtbot.mouseClick(gm.board.end, LEFT)
    gm.track.setFocus()
    QTest.keyClick(gm.track, Key.Key_I)
    deed = gm.board.deed
    deed.field.setFocus()
    gm.player.line("7")
    qtbot.mouseClick(deed.go, LEFT)
    assert [(one.label, one.name) for one in gm.view.places[2:]] == [
        ("3", "Place 3"), ("4", "Place 4"), ("5", "Place 5"),
    ]  # fmt: skip
    assert [one.hazard and one.hazard.name for one in gm.view.ways] == [
        None, "Slow lorry or refuse cart", None, "Narrow road along a cliff",
    ]  # fmt: skip


def another_way(gm: Gm) -> None:
    gm.track.setFocus()
    gm.track.select(gm.view.places[1].place_id)
    QTest.keyClick(gm.track, Key.Key_F)
    assert [one.label for one in gm.view.places] == ["1", "2", "3a", "3b", "4", "5"]


def go(gm: Gm, name: str, label: str) -> None:
    """Drag somebody to a place by its number."""
    place = next(one for one in gm.view.places if one.label == label)
    drag(gm.track, gm.at(name), at(gm.track, place.place_id))


def end_turn(gm: Gm) -> None:
    gm.track.setFocus()
    QTest.keyClick(gm.track, Key.Key_E)


def where(gm: Gm, name: str) -> str:
    place = gm.view.place(gm.token(name).place_id)
    return place.label if place is not None else ""


def active(gm: Gm) -> str | None:
    token = gm.view.token(gm.view.active)
    return token.name if token is not None else None


def first_round_by_both_ways(gm: Gm) -> None:
    """The quarry take the lower way, a pursuer the upper one; the passenger helps the driver."""
    assert active(gm) == "Finn"
    go(gm, "Finn", "2")
    end_turn(gm)
    go(gm, "Edda", "3b")
    assert (where(gm, "Edda"), where(gm, "Hob")) == ("3b", "3b")
    end_turn(gm)
    assert active(gm) == "Sexton"
    go(gm, "Sexton", "2")
    go(gm, "Sexton", "3a")
    gm.player.line("20")
    go(gm, "Sexton", "4")
    assert (where(gm, "Sexton"), gm.token("Sexton").left) == ("4", 0)
    end_turn(gm)
    assert active(gm) == "Hob"
    QTest.keyClick(gm.track, Key.Key_Q)
    gm.player.line("20")
    assert gm.view.vehicles[0].is_helped
    end_turn(gm)
    assert gm.view.round == 2


def they_meet_again_and_ram(qtbot: QtBot, gm: Gm) -> None:
    """Both ways lead to one place: there the motorcycle rams the car, and the chase is over."""
    go(gm, "Finn", "3b")
    end_turn(gm)
    go(gm, "Edda", "4")
    assert gm.view.contacts == (gm.token("Sexton").place_id,)
    end_turn(gm)
    gm.track.setFocus()
    QTest.keyClick(gm.track, Key.Key_R)
    gm.player.line("5")
    gm.player.line("99")
    gm.player.line("25")
    assert [one.build for one in gm.view.vehicles] == [3, 5, 2]
    found = [one for one in gm.board.findChildren(QAbstractButton) if one.text() == "Caught"]
    qtbot.mouseClick(next(one for one in found if one.isVisible()), LEFT)
    assert [gm.token(name).fate for name in ("Edda", "Hob")] == [Fate.CAUGHT, Fate.CAUGHT]
    assert [gm.token(name).fate for name in ("Finn", "Sexton")] == [Fate.RUNNING, Fate.RUNNING]
