"""What has left a place of the board stands painted there no more."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot
from tests.board.chase import SEXTON, TOM, hazard, long_chase, place_id, token, way, with_token
from tests.board.track import Show, at
from tests.seat.painted import Painted
from tests.seat.picture import at_rest, differing, stale

from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Side
from duskboard.table.board_view import BoardView


def pursued() -> BoardView:
    """A track with somebody below it and a crowd on the way on."""
    sexton = token(SEXTON, "The Sexton", Side.PURSUER, 3, order=1, is_active=True)
    bare = long_chase(8)
    ways = [
        way(3, hazard=hazard("Crowd", "dodge")) if one.start_id == place_id(3) else one
        for one in bare.ways
    ]
    return replace(bare, tokens=(sexton,), order=(SEXTON,), ways=tuple(ways))


@pytest.fixture
def scrolled(show: Show) -> TrackView:
    """A view too low for the board, scrolled up a little."""
    track = show(pursued(), height=240)
    at_rest(track)
    for _ in range(2):
        track.sight.pan(QPoint(0, -40))
        at_rest(track)
    return track


def paint_up_to(track: TrackView, x: int) -> None:
    """Paint the left of a board at once, as where something over it has gone."""
    track.viewport().repaint(QRect(0, 0, x, track.viewport().height()))


def test_a_frame_that_leaves_while_the_board_is_painted_elsewhere(track: TrackView) -> None:
    track.select(TOM)
    with_frame = at_rest(track)
    track.select(SEXTON)
    assert at(track, SEXTON).x() < at(track, TOM).x() - 100
    paint_up_to(track, at(track, TOM).x() - 50)
    assert stale(track).isEmpty()
    assert not differing(with_frame, at_rest(track)).isEmpty()


def test_who_moves_after_the_board_has_scrolled(scrolled: TrackView) -> None:
    scrolled.mirror(with_token(pursued(), SEXTON, place_id=place_id(5)))
    assert stale(scrolled).isEmpty()


def test_what_is_cleared_away_after_the_board_has_scrolled(scrolled: TrackView) -> None:
    scrolled.mirror(replace(pursued(), ways=long_chase(8).ways))
    assert stale(scrolled).isEmpty()


def test_who_goes_after_the_board_has_scrolled(scrolled: TrackView) -> None:
    scrolled.mirror(replace(pursued(), tokens=(), order=()))
    assert stale(scrolled).isEmpty()


def test_a_step_is_painted_once(track: TrackView, qtbot: QtBot) -> None:
    at_rest(track)
    painted = Painted(track.viewport())
    track.mirror(with_token(long_chase(8), TOM, place_id=place_id(6)))
    qtbot.wait(50)
    assert len(painted.times) == 1
