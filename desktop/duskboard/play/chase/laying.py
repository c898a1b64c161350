"""Laying out the track of a chase: its places, in a row (rules/chase.md 2.1, 2.3)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.graph import is_line
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.identity import EntityId
from duskboard.play.change import (
    NothingToChangeError,
    NotOnTableError,
    PlayError,
    get,
    make,
    put,
    put_values,
    take,
)
from duskboard.play.chase.joining import joined_round
from duskboard.play.chase.opening import opening_gone
from duskboard.play.chase.scene import changes, scene
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class NewLocation:
    """A wish for a place; the way that leads to it bears its own identifier.

    Attributes:
        location_id: The place.
        edge_id: The new way.
        name: What it is.
        after: The place it comes behind; None for last.
        is_exit: Whether the quarry are away once they reach it.
        visibility: What players may know of the place and of the way to it.
        way: The one way that it is put on, where several lead on from the place before; None for
            before all of them.
    """

    location_id: EntityId
    edge_id: EntityId
    name: str
    after: EntityId | None = None
    is_exit: bool = False
    visibility: Visibility = Visibility.HIDDEN
    way: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackLaid(Report):
    """A chase was put on the table: what it is about, and how many places it has."""

    name: str
    places: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseRenamed(Report):
    """The chase got another name."""

    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationAdded(Report):
    """A place was put on the track."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationRenamed(Report):
    """A place got another name."""

    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationRemoved(Report):
    """A place was taken off the track; obstacles that went with it are named."""

    name: str
    obstacles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationMoved(Report):
    """A place got another position on the track."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExitMarked(Report):
    """A place became one where the quarry are away, or is none any more."""

    name: str
    is_exit: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseCleared(Report):
    """The whole chase was taken off the table."""

    name: str


class PlaceTakenError(PlayError):
    """A place cannot go while somebody stands on it. Args: the place, who stands there."""


class ForkedError(PlayError):
    """Places change their order on a track without forks only. Args: the place."""


def lay_track(
    table: Table,
    name: str,
    places: Sequence[NewLocation],
    *,
    visibility: Visibility = Visibility.HIDDEN,
) -> Transaction:
    """Return the step that puts a chase with a line of places on the table (2.3).

    The first place's way is not used.

    Args:
        table: The table.
        name: What the chase is about.
        places: The places, in order.
        visibility: What players may know of the chase as a whole; of each place its wish says.

    Raises:
        AlreadyOnTableError: There is a chase, or an identifier is taken.
        ValueError: A name is blank, or two wishes share an identifier.
    """
    value = Course(name=name.strip())
    found = list(make(table, Entity(entity_id=COURSE_ID, value=value, visibility=visibility)))
    for place, wish in enumerate(places):
        found.extend(make(table, replace(_placed(wish), rank=float(place))))
        if place:
            found.extend(make(table, _way_to(wish, places[place - 1].location_id, place)))
    report = TrackLaid(name=value.name, places=len(places))
    return Transaction(report=report, changes=tuple(found))


def rename_chase(table: Table, name: str) -> Transaction:
    """Return the step that gives the chase another name.

    Raises:
        NotOnTableError: There is none.
        NothingToChangeError: It has that name.
        ValueError: The name is blank.
    """
    before = scene(table).course
    after = replace(before, name=name.strip())
    if before == after:
        raise NothingToChangeError
    report = ChaseRenamed(before=before.name, after=after.name)
    return Transaction(report=report, changes=changes(table, people={}, course=after))


def add_location(table: Table, wish: NewLocation, *, first: bool = False) -> Transaction:
    """Return the step that puts a place on the track, behind another or last.

    The ways that led on from there now begin at the new place, with what lies on them; or only the
    one that is named. Last is behind the last place of the longest way.

    Args:
        table: The table.
        wish: The place.
        first: Whether it comes before all others; it has no place that it comes behind then.

    Raises:
        NotOnTableError: There is no chase, or not the place it comes behind.
        AlreadyOnTableError: An identifier is taken.
        ValueError: The name is blank.
    """
    chase = scene(table)
    line, longest = chase.line, chase.trunk
    after = wish.after if wish.after is not None else (longest[-1] if longest else None)
    if first and line:
        return _added_first(table, wish, line, longest[0])
    if after is not None and after not in line:
        raise NotOnTableError(after)
    position = line.index(after) + 1 if after is not None else 0
    found = list(make(table, replace(_placed(wish), rank=float(position))))
    if after is not None:
        onward = {
            key: edge
            for key, edge in chase.track.edges.items()
            if edge.start == after and wish.way in {None, key}
        }
        begun = {key: replace(edge, start=wish.location_id) for key, edge in onward.items()}
        found.extend(put_values(table, begun))
        found.extend(make(table, _way_to(wish, after, position)))
    found.extend(_ranked(table, line[position:], position + 1))
    return Transaction(report=LocationAdded(name=wish.name.strip()), changes=tuple(found))


def rename_location(table: Table, location_id: EntityId, name: str) -> Transaction:
    """Return the step that gives a place another name.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It has that name.
        ValueError: The name is blank.
    """
    before = scene(table).location(location_id)
    after = replace(before, name=name.strip())
    if before == after:
        raise NothingToChangeError
    report = LocationRenamed(before=before.name, after=after.name)
    return Transaction(report=report, changes=put_values(table, {location_id: after}))


def mark_exit(table: Table, location_id: EntityId, *, is_exit: bool) -> Transaction:
    """Return the step that says whether the quarry are away once they reach a place.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It is so already.
    """
    before = scene(table).location(location_id)
    if before.is_exit is is_exit:
        raise NothingToChangeError
    report = ExitMarked(name=before.name, is_exit=is_exit)
    after = replace(before, is_exit=is_exit)
    return Transaction(report=report, changes=put_values(table, {location_id: after}))


def remove_location(table: Table, location_id: EntityId) -> Transaction:
    """Return the step that takes a place off the track; its neighbours are joined.

    Of the two ways the one with an obstacle stays; of two obstacles that of the way that came. At
    a fork or where ways meet each of them is joined to the one on the other side; of two ways that
    join the same places then, one stays.

    Raises:
        NotOnTableError: It is not on the table.
        PlaceTakenError: Somebody stands on it.
        NotALineError: Several ways go on, and not just one comes that they can be joined to.
    """
    chase = scene(table)
    location = chase.location(location_id)
    here = [one.name for one in chase.people.values() if one.place == location_id]
    here += [one.name for one in chase.vehicles.values() if one.place == location_id]
    if here:
        raise PlaceTakenError(location.name, here[0])
    kept, gone = joined_round(chase, location_id)
    dropped = tuple(obstacle for key in gone for obstacle in chase.way(key).names)
    found = [take(table, key) for key in (location_id, *gone)]
    found.extend(put_values(table, kept))
    report = LocationRemoved(name=location.name, obstacles=dropped)
    return Transaction(report=report, changes=tuple(found))


def move_location(table: Table, location_id: EntityId, after: EntityId | None) -> Transaction:
    """Return the step that moves a place behind another, or to the front for None.

    Obstacles stay on their ways, by position; only the places change.

    Raises:
        NotOnTableError: One of them is not on the table.
        NothingToChangeError: It stands there.
        ForkedError: The track forks.
    """
    chase = scene(table)
    location, line = chase.location(location_id), chase.trunk
    if not is_line(chase.track):
        raise ForkedError(location.name)
    order = [place for place in line if place != location_id]
    if after is not None and after not in order:
        raise NotOnTableError(after)
    order.insert(order.index(after) + 1 if after is not None else 0, location_id)
    if tuple(order) == line:
        raise NothingToChangeError
    found: list[Change] = []
    for position, place in enumerate(line):
        for way, edge in chase.track.ways().items():
            if edge.start == place:
                moved = replace(edge, start=order[position], end=order[position + 1])
                found.extend(put_values(table, {way: moved}))
    found.extend(_ranked(table, order, 0))
    return Transaction(report=LocationMoved(name=location.name), changes=tuple(found))


def clear_chase(table: Table) -> Transaction:
    """Return the step that takes the whole chase off the table.

    Raises:
        NotOnTableError: There is none.
    """
    chase = scene(table)
    parts = (*chase.track.locations, *chase.track.edges, *chase.people, *chase.vehicles)
    gone = [COURSE_ID, *parts]
    report = ChaseCleared(name=chase.course.name)
    found = (*(take(table, one) for one in gone), *opening_gone(table))
    return Transaction(report=report, changes=found)


def _added_first(
    table: Table, wish: NewLocation, line: Sequence[EntityId], beginning: EntityId
) -> Transaction:
    way = Entity(
        entity_id=wish.edge_id,
        value=Edge(start=wish.location_id, end=beginning),
        visibility=wish.visibility,
        rank=0.0,
    )
    found = [
        *make(table, replace(_placed(wish), rank=0.0)),
        *make(table, way),
        *_ranked(table, line, 1),
    ]
    return Transaction(report=LocationAdded(name=wish.name.strip()), changes=tuple(found))


def _placed(wish: NewLocation) -> Entity:
    location = Location(name=wish.name.strip(), is_exit=wish.is_exit)
    return Entity(entity_id=wish.location_id, value=location, visibility=wish.visibility)


def _way_to(wish: NewLocation, start: EntityId, position: int) -> Entity:
    return Entity(
        entity_id=wish.edge_id,
        value=Edge(start=start, end=wish.location_id),
        visibility=wish.visibility,
        rank=float(position),
    )


def _ranked(table: Table, places: Sequence[EntityId], first: int) -> list[Change]:
    """Return the changes that give places on the table ranks from `first` on."""
    found: list[Change] = []
    for rank, place in enumerate(places, first):
        found.extend(put(table, replace(get(table, place), rank=float(rank))))
    return found
