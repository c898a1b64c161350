"""The track as players see it: hidden places between others as one "?", hidden ways not at all."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from duskboard.core.chase.graph import reached
from duskboard.core.chase.track import Edge, Location, Track
from duskboard.core.identity import EntityId
from duskboard.table.board_view import PlaceView
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table
from duskboard.table.track_layout import TrackLayout, track_layout

Way = tuple[EntityId, EntityId, EntityId | None]
"""Start and end as players see them, and the way on the table that it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenTrack:
    """The track as players see it.

    Attributes:
        places: The places, by column.
        ways: The ways between them.
        stands_for: Which of the places stands for each place of the track, where one does.
        layout: Where they stand.
    """

    places: tuple[PlaceView, ...]
    ways: tuple[Way, ...]
    stands_for: Mapping[EntityId, EntityId]
    layout: TrackLayout


@dataclass(slots=True, kw_only=True)
class _Gathering:
    """The track while it is gathered: what stands for what, and the ways so far."""

    track: Track
    seen: dict[EntityId, EntityId] = field(default_factory=dict)

    def onward(self, *, without: tuple[EntityId, EntityId] | None = None) -> Track:
        """Return the track as it is known so far, without one way."""
        edges: dict[EntityId, Edge] = {}
        for key, edge in self.track.ways().items():
            ends = (self.seen.get(edge.start), self.seen.get(edge.end))
            start, end = ends
            if start is not None and end is not None and start != end and ends != without:
                edges[key] = Edge(start=start, end=end)
        places = dict.fromkeys(self.seen.values(), Location(name="?"))
        return Track(locations=places, edges=edges)

    def leads(
        self, start: EntityId, end: EntityId, *, without: tuple[EntityId, EntityId] | None = None
    ) -> bool:
        """Return whether players know of a way on from one place to another."""
        return end in reached(self.onward(without=without).legs(), start)


def seen_track(table: Table, occupied: AbstractSet[EntityId | None]) -> SeenTrack:
    """Return the track as players see it.

    Hidden places in a row are one "?" where those whom players know of stand there, or where no
    other way that they know leads on: what is hidden beside a known way does not show at all.
    """
    track = Track(locations=table.values(Location), edges=table.values(Edge))
    ranks = track.ranks()
    entities = sorted(table.of(Location), key=lambda one: ranks[one.entity_id])
    gathered = _Gathering(track=track)
    for one in entities:
        if one.visibility is not Visibility.HIDDEN:
            gathered.seen[one.entity_id] = one.entity_id
    rows = _hidden_rows(track, [one.entity_id for one in entities], gathered.seen)
    for number, row in enumerate(rows):
        if occupied & set(row) or _is_needed(gathered, row):
            gathered.seen.update(dict.fromkeys(row, EntityId(f"row-{number}")))
    return _told(table, entities, _named(entities, gathered), ranks)


def _hidden_rows(
    track: Track, order: list[EntityId], known: Mapping[EntityId, EntityId]
) -> list[list[EntityId]]:
    """Return the hidden places that hang together, each row by rank, the rearmost first."""
    legs, left, found = track.legs(), [one for one in order if one not in known], []
    while left:
        row = [left.pop(0)]
        for place in row:
            near = [leg.place for leg in legs.get(place, ()) if leg.place in left]
            for one in dict.fromkeys(near):
                left.remove(one)
                row.append(one)
        found.append(row)
    return found


def _is_needed(gathered: _Gathering, row: list[EntityId]) -> bool:
    """Return whether a known place leads to another through a hidden row only."""
    ways = gathered.track.ways().values()
    into = {way.start for way in ways if way.end in row and way.start not in row}
    out = {way.end for way in ways if way.start in row and way.end not in row}
    seen = gathered.seen
    return any(
        start in seen and end in seen and not gathered.leads(seen[start], seen[end])
        for start in into
        for end in out
    )


def _named(entities: list[Entity], gathered: _Gathering) -> _Gathering:
    """Return the same with a "?" called after its place among those that players see."""
    names: dict[EntityId, EntityId] = {}
    for entity in entities:
        stands = gathered.seen.get(entity.entity_id)
        if stands is not None and stands not in names:
            is_row = stands != entity.entity_id
            names[stands] = EntityId(f"unknown-{len(names)}") if is_row else stands
    seen = {place: names[stands] for place, stands in gathered.seen.items()}
    return _Gathering(track=gathered.track, seen=seen)


def _told(
    table: Table, entities: list[Entity], gathered: _Gathering, ranks: Mapping[EntityId, int]
) -> SeenTrack:
    order = list(dict.fromkeys(
        gathered.seen[one.entity_id] for one in entities if one.entity_id in gathered.seen
    ))  # fmt: skip
    ways = _ways(table, gathered, order)
    plain = Track(
        locations=dict.fromkeys(order, Location(name="?")),
        edges={EntityId(f"{start}>{end}"): Edge(start=start, end=end) for start, end, _ in ways},
    )
    columns = plain.ranks() if ways else {place: at for at, place in enumerate(order)}
    layout = track_layout(order, [(start, end) for start, end, _ in ways], columns)
    by_id = {one.entity_id: one for one in entities}
    places = [_place(place, by_id.get(place), layout) for place in order]
    del ranks
    return SeenTrack(
        places=tuple(sorted(places, key=lambda one: (one.column, one.row))),
        ways=tuple(ways),
        stands_for=gathered.seen,
        layout=layout,
    )


def _ways(table: Table, gathered: _Gathering, order: list[EntityId]) -> list[Way]:
    """Return the ways that players know: not those that are hidden beside a known one."""
    found: dict[tuple[EntityId, EntityId], EntityId] = {}
    is_plain = len(gathered.track.ways()) < len(gathered.track.locations)
    for entity in table.of(Edge):
        edge = entity.value
        if not isinstance(edge, Edge):
            continue
        start, end = gathered.seen.get(edge.start), gathered.seen.get(edge.end)
        if start is None or end is None or order.index(start) >= order.index(end):
            continue
        is_secret = entity.visibility is Visibility.HIDDEN or start not in edge_ends(edge)
        is_secret = is_secret or end not in edge_ends(edge)
        if is_secret and not is_plain and gathered.leads(start, end, without=(start, end)):
            continue
        known = found.get((start, end))
        before = table.get(known) if known is not None else None
        if before is None or before.visibility is Visibility.HIDDEN:
            found[start, end] = entity.entity_id
    return [(start, end, key) for (start, end), key in found.items()]


def edge_ends(edge: Edge) -> tuple[EntityId, EntityId]:
    """Return both ends of a way."""
    return edge.start, edge.end


def _place(place_id: EntityId, entity: Entity | None, layout: TrackLayout) -> PlaceView:
    location = entity.value if entity is not None else None
    is_shown = entity is not None and entity.visibility is Visibility.SHOWN
    is_known = is_shown and isinstance(location, Location)
    standing = layout.places[place_id]
    return PlaceView(
        place_id=place_id,
        name=location.name if is_known and isinstance(location, Location) else None,
        number=None,
        column=standing.column,
        is_exit=is_known and isinstance(location, Location) and location.is_exit,
        visibility=entity.visibility if entity is not None else Visibility.MASKED,
        along=standing.x - standing.column,
        row=standing.row,
    )
