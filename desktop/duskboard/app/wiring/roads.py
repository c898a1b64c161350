"""Forks of the track: made by a key on the board, and plates moved by hand."""

from duskboard.app.desk import Desk
from duskboard.app.road_acts import forked, shifted
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId


def wire_roads(desk: Desk) -> None:
    """Connect what the boards wish of forks."""
    for track in (desk.chase_board.track, desk.setup_panel.track):
        _wire(desk, track)


def _wire(desk: Desk, track: TrackView) -> None:
    clerk, words = desk.clerk, desk.room.words

    def on_plate_move_requested(place: EntityId, along: int, across: int) -> None:
        clerk.do(lambda table: shifted(table, place, along, across))

    def on_fork_requested(place: EntityId) -> None:
        clerk.do(lambda table: forked(table, place, words))

    track.plate_move_requested.connect(on_plate_move_requested)
    track.fork_requested.connect(on_fork_requested)
