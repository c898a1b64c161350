"""Forks of the track: made by a key on the board, and plates moved by hand."""

from duskboard.app.desk import Desk
from duskboard.app.road_acts import forked, shifted
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.panels.track_list import TrackList


def wire_roads(desk: Desk) -> None:
    """Connect what the boards wish of forks."""
    for track in (desk.chase_board.track, desk.setup_panel.track):
        _wire(desk, track)
        _wire_forks(desk, track)
    _wire_forks(desk, desk.track_list)


def _wire(desk: Desk, track: TrackView) -> None:
    clerk = desk.clerk

    def on_plate_move_requested(place: EntityId, along: int, across: int) -> None:
        clerk.do(lambda table: shifted(table, place, along, across))

    track.plate_move_requested.connect(on_plate_move_requested)


def _wire_forks(desk: Desk, source: TrackView | TrackList) -> None:
    clerk, words = desk.clerk, desk.room.words

    def on_fork_requested(place: EntityId) -> None:
        clerk.do(lambda table: forked(table, place, words))

    source.fork_requested.connect(on_fork_requested)
