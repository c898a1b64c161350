"""A chase from two places to its end: two cars, a motorcycle, and a fork that meets again."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from tests.board.track import at, drag
from tests.seat.gm import Gm
from tests.seat.player import Start

from duskboard.core.chase.participant import Fate
from duskboard.core.dice import ScriptedDice

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PEOPLE = (
    "Edda flees mov8 dex70 drive60 fighting50 hp11",
    "Hob flees mov8 dex45 spot40",
    "Finn mov8 dex75 drive55 fighting40",
    "Sexton mov8 dex60 drive50",
)


def test_a_chase_made_up_from_two_places_by_car_and_motorcycle(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([]))
    player.size = (1920, 1080)
    player.open_empty("chase")
    gm = Gm(player)
    two_places_and_four_people(qtbot, gm)
    two_cars_and_a_motorcycle(gm)
    make_up_the_way(qtbot, gm)
    another_way(gm)
    first_round_by_both_ways(gm)
    they_meet_again_and_ram(qtbot, gm)
    last = gm.view
    player.restart()
    assert gm.view == last


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
