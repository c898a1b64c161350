"""The layout of the track on the table, worked out once for as long as nothing of it changes."""

from dataclasses import replace
from typing import TYPE_CHECKING

from duskboard.core.chase.track import Edge, Location, Track
from duskboard.table.entity import Entity
from duskboard.table.table import Table
from duskboard.table.track_layout import TrackLayout, shifted, track_layout

if TYPE_CHECKING:
    from duskboard.table.board_view import PlaceView, WayView

_KEY = "track layout"


def laid_out(table: Table) -> TrackLayout:
    """Return where the places of the track stand, plates moved by hand not counted."""
    return table.derived(_KEY, (Edge, Location), _laid_out)


def placed(view: "PlaceView", entity: Entity, laid: TrackLayout) -> "PlaceView":
    """Return a place where it stands, moved as it was by hand."""
    standing = laid.places[entity.entity_id]
    if isinstance(entity.value, Location):
        shift = entity.value.shift
        standing = shifted(standing, shift.along, shift.across)
    along = standing.x - standing.column
    return replace(view, along=along, row=standing.row, letter=standing.letter)


def bowed(view: "WayView", laid: TrackLayout) -> "WayView":
    """Return a way that goes round places in its way."""
    bow = laid.bows.get((view.start_id, view.end_id))
    return view if bow is None else replace(view, bow=bow)


def _laid_out(table: Table) -> TrackLayout:
    track = Track(locations=table.values(Location), edges=table.values(Edge))
    ways = [(one.start, one.end) for one in track.ways().values()]
    return track_layout(list(track.locations), ways, track.ranks())
