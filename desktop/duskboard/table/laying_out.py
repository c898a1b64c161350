"""The layout of the track on the table, worked out once for as long as nothing of it changes."""

from duskboard.core.chase.track import Edge, Location, Track
from duskboard.table.entity import Entity
from duskboard.table.table import Table
from duskboard.table.track_layout import Standing, TrackLayout, shifted, track_layout

_KEY = "track layout"


def laid_out(table: Table) -> TrackLayout:
    """Return where the places of the track stand, plates moved by hand not counted."""
    return table.derived(_KEY, (Edge, Location), _laid_out)


def standing(laid: TrackLayout, entity: Entity) -> Standing:
    """Return where a place stands, moved as it was by hand."""
    found = laid.places[entity.entity_id]
    if not isinstance(entity.value, Location):
        return found
    shift = entity.value.shift
    return shifted(found, shift.along, shift.across)


def _laid_out(table: Table) -> TrackLayout:
    track = Track(locations=table.values(Location), edges=table.values(Edge))
    ways = [(one.start, one.end) for one in track.ways().values()]
    return track_layout(list(track.locations), ways, track.ranks())
