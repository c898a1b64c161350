from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView
from tests.board.chase import (
    EDDA,
    TOM,
    chase,
    long_chase,
    place_id,
    way_id,
)
from tests.board.track import LEFT, NONE, Key, Show, click, key, wishes

from duskboard.board.track_view import TrackView


def seen(track: TrackView) -> list[int]:
    """The columns whose plates are wholly in sight."""
    measures, left = track.board.measures, track.horizontalScrollBar().value()
    right = left + track.viewport().width()
    view = track.desk.view
    assert view is not None
    return [
        place.column
        for place in view.places
        if measures.plate(place.column).left() >= left
        and measures.plate(place.column).right() <= right
    ]


@pytest.mark.parametrize("active", [1, 5, 20, 38, 40])
def test_a_long_track_keeps_two_behind_and_three_ahead_in_sight(show: Show, active: int) -> None:
    track = show(long_chase(40, active))
    wanted = range(max(0, active - 3), min(40, active + 3))
    assert set(wanted) <= set(seen(track))


def test_it_follows_when_another_is_in_turn(show: Show) -> None:
    track = show(long_chase(40, 2))
    assert 30 not in seen(track)
    view = long_chase(40, 31)
    track.mirror(replace(view, tokens=(replace(view.tokens[0], person_id=TOM),), active=TOM))
    assert {28, 29, 30, 31, 32, 33} <= set(seen(track))


def test_chevrons_count_what_is_beyond_and_lead_there(show: Show) -> None:
    track = show(long_chase(40, 20))
    before, after = track.sight.buttons
    assert before.isVisible()
    assert before.count + after.count + len(seen(track)) == 40
    was = seen(track)
    QTest.mouseClick(after, LEFT)
    assert seen(track)[0] > was[0]
    QTest.mouseClick(before, LEFT)
    assert seen(track)[0] == was[0]


def test_a_short_track_has_no_chevrons(track: TrackView) -> None:
    assert not any(button.isVisible() for button in track.sight.buttons)


def test_the_wheel_pans_a_long_track(show: Show) -> None:
    track = show(long_chase(40, 1))
    where = QPointF(200, 200)
    event = QWheelEvent(
        where, track.mapToGlobal(where), QPoint(), QPoint(0, -240), Qt.MouseButton.NoButton,
        NONE, Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003 - Qt's own order
    )  # fmt: skip
    QApplication.sendEvent(track.viewport(), event)
    assert track.horizontalScrollBar().value() == 240


def test_keys_bring_what_they_lead_to_into_sight(show: Show) -> None:
    track = show(long_chase(40, 1))
    track.select(place_id(12))
    key(track, Key.Key_Right, Key.Key_Right)
    assert 12 in seen(track)


def test_the_small_window_shows_six_whole_plates(show: Show) -> None:
    track = show(chase(), 752, 340)
    assert len(seen(track)) == 6


def test_it_repaints_as_little_as_it_can(track: TrackView) -> None:
    assert track.viewportUpdateMode() is QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate


def test_what_has_the_keyboard_is_told(track: TrackView) -> None:
    track.select(EDDA)
    told = track.accessibleDescription()
    assert told == "Edda Marsh, quarry, location 5 Rope walk, 2 actions, in turn"
    track.select(place_id(4))
    assert track.accessibleDescription() == "location 4 Cooper’s lane, 1 behind, contact"
    track.select(way_id(7))
    assert track.accessibleDescription() == "Live rail, Jump, hard, hazard, hidden"


def test_what_is_aimed_at_is_told(track: TrackView) -> None:
    key(track, Key.Key_Right)
    told = "Edda to Chapel yard: 1 AP + Climb, Low wall in the way"
    assert track.accessibleDescription() == told


def test_an_empty_board_takes_keys_and_clicks_without_harm(show: Show) -> None:
    track = show(None)
    heard = wishes(track)
    click(track, QPoint(86, 202))
    key(track, Key.Key_Right, Key.Key_Return, Key.Key_Down, Key.Key_F2, Key.Key_Escape)
    assert heard == []
