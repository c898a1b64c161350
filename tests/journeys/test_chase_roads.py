"""Forks and vehicles in the running program, by mouse and by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from tests.board.track import at, drag
from tests.seat.gm import Gm, entry
from tests.seat.shared_evening import SharedEvening

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def gm(chase_evening: SharedEvening, qtbot: QtBot) -> Iterator[Gm]:
    with chase_evening.lent(qtbot) as player:
        yield Gm(player)


def test_a_fork_is_made_moved_by_hand_and_taken_away_again(gm: Gm) -> None:
    places = list(gm.view.places)
    gm.track.setFocus()
    gm.track.select(places[1].place_id)
    QTest.keyClick(gm.track, Key.Key_F)
    assert [place.label for place in gm.view.places] == [
        "1", "2", "3a", "3b", "4", "5", "6", "7", "8",
    ]  # fmt: skip
    new = next(place for place in gm.view.places if place.label == "3b")
    pitch = gm.track.board.measures.pitch
    start = at(gm.track, new.place_id)
    drag(gm.track, start, start + QPoint(round(pitch / 2), 0))
    moved = gm.view.place(new.place_id)
    assert moved is not None
    assert moved.along == 0.5
    gm.track.select(new.place_id)
    QTest.keyClick(gm.track, Key.Key_Left, ALT)
    assert gm.view.place(new.place_id) == new
    gm.choose(places[0].place_id, "A way on to", "4 " + (places[3].name or ""))
    tunnel = next(way for way in gm.view.ways if way.bow is not None)
    gm.choose(tunnel.edge_id, "Take this way away")
    gm.choose(new.place_id, "Remove")
    short = [way for way in gm.view.ways if way.start_id == places[1].place_id]
    assert len(short) == 2
    gm.track.select(next(way.edge_id for way in short if way.end_id == places[3].place_id))
    QTest.keyClick(gm.track, Key.Key_Delete)
    assert [place.label for place in gm.view.places] == ["1", "2", "3", "4", "5", "6", "7", "8"]
    for _ in range(7):
        gm.player.undo()
    assert list(gm.view.places) == places


def test_a_car_takes_two_along_at_full_speed_and_into_a_tree(
    gm: Gm, chase_evening: SharedEvening
) -> None:
    edda, tom = gm.token("Edda Marsh"), gm.token("Tom Reyes")
    gm.choose(edda.person_id, "Vehicle", "New vehicle", "On the road", "Standard car")
    car = gm.view.vehicles[0]
    assert (car.name, car.driver, gm.token("Edda Marsh").mov) == (
        "Standard car",
        edda.person_id,
        14,
    )
    here = gm.view.place(edda.place_id)
    assert here is not None
    with gm.menu(tom.person_id) as menu:
        there = entry(menu, "Move anyway to").menu()
        assert isinstance(there, QMenu)
        next(one for one in there.actions() if (here.name or "?") in one.text()).trigger()
    gm.choose(tom.person_id, "Vehicle", "Get into “Standard car”")
    assert gm.view.vehicles[0].aboard == (edda.person_id, tom.person_id)
    assert gm.token("Tom Reyes").rides == "Standard car"
    _write_on_the_vehicle(gm)
    gm.choose(edda.person_id, "Give the turn all the same")
    gm.choose(edda.person_id, "Vehicle", "Full speed", "&2 places · 1 penalty die")
    assert gm.number("Tom Reyes") == gm.number("Edda Marsh")
    chase_evening._dice.load([3, 2, 1])
    gm.choose(edda.person_id, "Vehicle", "Collision", "Moderate: a cow, a small car")
    assert gm.view.vehicles[0].build == 2
    gm.choose(edda.person_id, "Vehicle", "Tom Reyes takes the wheel")
    assert gm.view.vehicles[0].driver == tom.person_id
    gm.choose(tom.person_id, "Vehicle", "Take the vehicle away")
    assert (gm.view.vehicles, gm.token("Edda Marsh").mov) == ((), edda.mov)


def _write_on_the_vehicle(gm: Gm) -> None:
    """In its dock: another MOV and a burst tyre, taken back; seats changed there and back."""
    panel = gm.player.evening.desk.vehicle_panel
    gm.choose(gm.token("Edda Marsh").person_id, "Vehicle", "Numbers and seats")
    assert panel.isVisible()
    before = gm.view.vehicles[0]
    line = QApplication.focusWidget()
    assert line is not None
    QTest.keyClicks(line, "16")
    QTest.keyClick(line, Key.Key_Return)
    assert (gm.view.vehicles[0].mov, gm.token("Edda Marsh").mov) == (16, 16)
    tyres = panel.gear.tyres
    QTest.mouseClick(tyres, Qt.MouseButton.LeftButton, pos=tyres.box_rect(4).center().toPoint())
    assert (gm.view.vehicles[0].burst, gm.view.vehicles[0].build) == (1, 4)
    panel.seats.rows[1].wheel.click()
    assert gm.view.vehicles[0].driver == gm.token("Tom Reyes").person_id
    for _ in range(3):
        gm.player.undo()
    assert gm.view.vehicles[0] == before
