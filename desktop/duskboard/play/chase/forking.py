"""Forks of the track: other ways, where they meet again, plates moved by hand (2.3, 6.3, 9.1)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.graph import leads_on
from duskboard.core.chase.track import NO_SHIFT, Edge, Location, Shift
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, make, put_values, take
from duskboard.play.chase.laying import LocationAdded, NewLocation
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change, Report, Transaction

MOST_SHIFT = 24
"""So many half steps a plate may be moved: further than any board is wide."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewFork:
    """A wish for another way from a place.

    Attributes:
        start: Where it leaves.
        places: The places on it, in order; of each, the way that leads to it has its identifier.
        end: Where it meets the track again, or None for a way that ends by itself.
        edge_id: The way that leads there.
    """

    start: EntityId
    places: Sequence[NewLocation]
    end: EntityId | None
    edge_id: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class ForkAdded(Report):
    """Another way leaves a place: the places on it, and where it meets the track again, or ""."""

    start: str
    places: tuple[str, ...]
    end: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WaysJoined(Report):
    """A way leads from one place on to another."""

    start: str
    end: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WayRemoved(Report):
    """A way between two places is gone; obstacles that went with it are named."""

    start: str
    end: str
    obstacles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlateShifted(Report):
    """The plate of a place was moved by hand, or put back where the board has it."""

    name: str
    is_back: bool


class LoopError(PlayError):
    """A way would lead in a circle. Args: the place it leaves, the place it leads to."""


class AlreadyJoinedError(PlayError):
    """A way joins these places already. Args: both places."""


class OnlyWayError(PlayError):
    """No other way leads to a place. Args: the place."""


def add_fork(table: Table, wish: NewFork) -> Transaction:
    """Return the one step in which another way leaves a place, with places on it.

    Raises:
        NotOnTableError: There is no chase or no such place.
        LoopError: It would lead in a circle.
        AlreadyJoinedError: It has no places, and a way joins both ends already.
        AlreadyOnTableError: An identifier is taken.
        NothingToChangeError: It has neither places nor an end.
        ValueError: A name is blank.
    """
    chase = scene(table)
    chase.location(wish.start)
    if wish.end is not None:
        _refuse_way(chase, wish.start, wish.end, is_bare=not wish.places)
    elif not wish.places:
        raise NothingToChangeError
    rank, way_rank = last_rank(table, Location), last_rank(table, Edge)
    found: list[Change] = []
    before = wish.start
    for position, place in enumerate(wish.places):
        location = Location(name=place.name.strip(), is_exit=place.is_exit)
        entity = Entity(
            entity_id=place.location_id,
            value=location,
            visibility=place.visibility,
            rank=rank + position,
        )
        found.extend(make(table, entity))
        ends, at = (before, place.location_id), way_rank + position
        found.extend(_way(table, place.edge_id, ends, place.visibility, at))
        before = place.location_id
    if wish.end is not None:
        seen = wish.places[-1].visibility if wish.places else Visibility.HIDDEN
        at = way_rank + len(wish.places)
        found.extend(_way(table, wish.edge_id, (before, wish.end), seen, at))
    report = ForkAdded(
        start=chase.place_name(wish.start),
        places=tuple(one.name.strip() for one in wish.places),
        end=chase.place_name(wish.end),
    )
    return Transaction(report=report, changes=tuple(found))


def join_ways(table: Table, start: EntityId, end: EntityId, edge_id: EntityId) -> Transaction:
    """Return the step in which a way leads from one place on to another, as where a fork ends.

    Raises:
        NotOnTableError: There is no chase or no such place.
        LoopError: It would lead in a circle.
        AlreadyJoinedError: A way joins them already.
        AlreadyOnTableError: The identifier is taken.
    """
    chase = scene(table)
    chase.location(start)
    _refuse_way(chase, start, end, is_bare=True)
    report = WaysJoined(start=chase.place_name(start), end=chase.place_name(end))
    rank = last_rank(table, Edge)
    made = _way(table, edge_id, (start, end), Visibility.HIDDEN, rank)
    return Transaction(report=report, changes=made)


def remove_way(table: Table, edge_id: EntityId) -> Transaction:
    """Return the step that takes a way off the track, where another one leads to its end.

    Raises:
        NotOnTableError: There is no chase or no such way.
        OnlyWayError: No other way leads to its end.
    """
    chase = scene(table)
    edge = chase.way(edge_id)
    others = [one for key, one in chase.track.ways().items() if key != edge_id]
    if not any(one.end == edge.end for one in others):
        raise OnlyWayError(chase.place_name(edge.end))
    report = WayRemoved(
        start=chase.place_name(edge.start), end=chase.place_name(edge.end), obstacles=edge.names
    )
    return Transaction(report=report, changes=(take(table, edge_id),))


def add_before(table: Table, wish: NewLocation, place: EntityId) -> Transaction:
    """Return the step that puts a place right before another, where all ways that come meet.

    What lies on these ways stays on them.

    Raises:
        NotOnTableError: There is no chase or no such place.
        AlreadyOnTableError: An identifier is taken.
        ValueError: The name is blank.
    """
    chase = scene(table)
    chase.location(place)
    fork = NewFork(start=place, places=(wish,), end=None, edge_id=wish.edge_id)
    added = table.applied(add_fork(table, fork).changes)
    moved = {
        key: replace(edge, end=wish.location_id)
        for key, edge in chase.track.edges.items()
        if edge.end == place
    }
    turned = {wish.edge_id: Edge(start=wish.location_id, end=place)}
    after = added.applied(put_values(added, {**moved, **turned}))
    keys = (wish.location_id, wish.edge_id, *moved)
    found = (Change(entity_id=key, before=table.get(key), after=after.get(key)) for key in keys)
    report = LocationAdded(name=wish.name.strip())
    return Transaction(report=report, changes=tuple(found))


def shift_plate(table: Table, place: EntityId, shift: Shift) -> Transaction:
    """Return the step in which a plate is moved by hand; `NO_SHIFT` puts it back.

    Raises:
        NotOnTableError: There is no chase or no such place.
        NothingToChangeError: It is there.
    """
    before = scene(table).location(place)

    def within(steps: int) -> int:
        return max(-MOST_SHIFT, min(MOST_SHIFT, steps))

    wanted = Shift(along=within(shift.along), across=within(shift.across))
    if wanted == before.shift:
        raise NothingToChangeError
    report = PlateShifted(name=before.name, is_back=wanted == NO_SHIFT)
    changes = put_values(table, {place: replace(before, shift=wanted)})
    return Transaction(report=report, changes=changes)


def _refuse_way(chase: Scene, start: EntityId, end: EntityId, *, is_bare: bool) -> None:
    names = (chase.place_name(start), chase.location(end).name)
    if leads_on(chase.track, end, start):
        raise LoopError(*names)
    ends = {(edge.start, edge.end) for edge in chase.track.ways().values()}
    if is_bare and (start, end) in ends:
        raise AlreadyJoinedError(*names)


def _way(
    table: Table, edge_id: EntityId, ends: tuple[EntityId, EntityId], seen: Visibility, rank: float
) -> tuple[Change, ...]:
    edge = Edge(start=ends[0], end=ends[1])
    return make(table, Entity(entity_id=edge_id, value=edge, visibility=seen, rank=rank))
