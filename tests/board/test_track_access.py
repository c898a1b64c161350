"""What a screen reader finds on the board, asked through Qt as one would."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from pytestqt.qtbot import QtBot
from tests.board.chase import EDDA, HOB, SEXTON, chase, long_chase, place_id, way_id, with_token
from tests.board.track import Key, Show, at, key

from duskboard.board.thing_list import BoardThing
from duskboard.board.track_access import board_access
from duskboard.board.track_view import TrackView

NAME = QAccessible.Text.Name


@pytest.fixture(scope="module", autouse=True)
def _factory() -> None:
    QAccessible.installFactory(board_access)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, object]]:
    """What screen readers are told, with one at work."""
    heard: list[tuple[QAccessible.Event, object]] = []

    def hear(event: QAccessibleEvent) -> None:
        thing = event.object()
        heard.append((event.type(), thing.text if isinstance(thing, BoardThing) else thing))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return heard


def interface(track: TrackView) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(track)


def things(track: TrackView) -> list[QAccessibleInterface]:
    board = interface(track)
    children = [board.child(place) for place in range(board.childCount())]
    return [one for one in children if isinstance(one.object(), BoardThing)]


def named(track: TrackView, start: str) -> QAccessibleInterface:
    return next(one for one in things(track) if one.text(NAME).startswith(start))


def test_every_place_way_and_token_is_an_item_of_a_list_along_the_track(track: TrackView) -> None:
    board = interface(track)
    assert board.role() == QAccessible.Role.List
    assert board.text(NAME) == "Chase track"
    assert {one.role() for one in things(track)} == {QAccessible.Role.ListItem}
    assert [one.text(NAME) for one in things(track)] == [
        "location 1 Ferry steps, 4 behind",
        "open way",
        "location 2 Fish market, 3 behind",
        "Hob, pursuer, location 2 Fish market, no actions, owes 1, turn 5",
        "Wet cobbles, DEX, hazard, passed",
        "location 3 Net lane, 2 behind",
        "The Sexton, pursuer, location 3 Net lane, 2 actions, turn 3",
        "Yard gate, broken",
        "location 4 Cooper’s lane, 1 behind, contact",
        "Tom Reyes, quarry, location 4 Cooper’s lane, 1 action, turn 4",
        "Finn Cray, pursuer, location 4 Cooper’s lane, has acted",
        "Crowd, Dodge, hazard",
        "location 5 Rope walk, here",
        "Edda Marsh, quarry, location 5 Rope walk, 2 actions, in turn",
        "Low wall, Climb, hazard",
        "location 6 Chapel yard, 1 ahead",
        "Depot fence, 9 / 15 HP, Climb, barrier",
        "location 7 Tram depot, 2 ahead",
        "Live rail, Jump, hard, hazard, hidden",
        "location 8 Night tram, 3 ahead, exit",
    ]


def test_the_way_from_parent_to_child_and_back(track: TrackView) -> None:
    board = interface(track)
    edda = named(track, "Edda")
    parent = edda.parent()
    assert parent is not None
    assert parent.object() is track
    assert board.indexOfChild(edda) == 13
    assert edda.childCount() == 0


def test_scroll_bars_and_buttons_are_found_behind_the_things(track: TrackView) -> None:
    board = interface(track)
    last = board.child(board.childCount() - 1)
    assert board.childCount() > len(things(track))
    assert last is not None
    assert not isinstance(last.object(), BoardThing)
    assert board.indexOfChild(last) == board.childCount() - 1


def test_an_item_lies_where_it_is_painted(track: TrackView) -> None:
    middle = track.viewport().mapToGlobal(at(track, EDDA))
    edda = named(track, "Edda")
    assert edda.rect().contains(middle)
    found = interface(track).childAt(middle.x(), middle.y())
    assert found is not None
    assert found.text(NAME) == edda.text(NAME)
    assert not named(track, "location 1").rect().contains(middle)


def test_what_is_out_of_sight_says_so(show: Show) -> None:
    track = show(long_chase(40), 700)
    assert not named(track, "Edda").state().offscreen
    assert named(track, "location 40").state().offscreen


def test_the_item_that_has_the_keyboard_is_focused_and_selected(track: TrackView) -> None:
    key(track, Key.Key_Tab)
    found = interface(track).focusChild()
    assert found is not None
    first = found.text(NAME)
    assert found.state().focused
    assert found.state().selected
    key(track, Key.Key_Tab)
    other = interface(track).focusChild()
    assert other is not None
    assert other.text(NAME) != first
    assert not named(track, first).state().focused


def test_focus_is_told_of_the_item(
    track: TrackView, told: list[tuple[QAccessible.Event, object]]
) -> None:
    track.desk.focus_on(place_id(4))
    track.desk.focus_on(SEXTON)
    place = "location 4 Cooper’s lane, 1 behind, contact"
    sexton = "The Sexton, pursuer, location 3 Net lane, 2 actions, turn 3"
    assert told == [
        (QAccessible.Event.Focus, place),
        (QAccessible.Event.Selection, place),
        (QAccessible.Event.Focus, sexton),
        (QAccessible.Event.Selection, sexton),
    ]


def test_what_is_called_something_else_is_told(
    track: TrackView, told: list[tuple[QAccessible.Event, object]]
) -> None:
    assert len(things(track)) == 20
    track.mirror(with_token(chase(), HOB, left=1, owed=0))
    assert told == [
        (
            QAccessible.Event.NameChanged,
            "Hob, pursuer, location 2 Fish market, 1 action, turn 5",
        )
    ]


def test_an_aim_is_announced(
    track: TrackView, told: list[tuple[QAccessible.Event, object]]
) -> None:
    track.desk.focus_on(EDDA)
    told.clear()
    key(track, Key.Key_Right)
    assert told == [(QAccessible.Event.Announcement, track)]
    assert track.accessibleDescription() == (
        "Edda to Chapel yard: 1 AP + Climb, Low wall in the way"
    )


def test_what_comes_and_goes_is_found_and_gone(track: TrackView, qtbot: QtBot) -> None:
    gone = named(track, "Hob").object()
    with qtbot.waitSignal(gone.destroyed):
        track.mirror(replace(chase(), tokens=chase().tokens[:4], ways=chase().ways[:6]))
    assert len(things(track)) == 18
    track.mirror(chase())
    assert named(track, "Hob").text(NAME).startswith("Hob, pursuer")


def test_a_board_without_a_chase_has_nothing_on_it(show: Show) -> None:
    track = show(None)
    assert things(track) == []
    found = interface(track).childAt(*_middle(track))
    assert not isinstance(found.object(), BoardThing)


def test_a_way_is_found_by_its_point(track: TrackView) -> None:
    point = track.viewport().mapToGlobal(at(track, way_id(5)))
    found = interface(track).childAt(point.x(), point.y())
    assert found is not None
    assert found.text(NAME) == "Low wall, Climb, hazard"


def _middle(track: TrackView) -> tuple[int, int]:
    point = track.viewport().mapToGlobal(QPoint(track.width() // 2, track.height() // 2))
    return point.x(), point.y()
