"""Laying out a chase: the track, what lies on it, and who takes part (rules/chase.md 2, 5.1, 6)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Fate, Participant, Side, Skill
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Barrier, Edge, Hazard, Location
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
from duskboard.table.entity import COURSE_ID, Entity, Visibility
from duskboard.table.table import Table, last_rank
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
    """

    location_id: EntityId
    edge_id: EntityId
    name: str
    after: EntityId | None = None
    is_exit: bool = False
    visibility: Visibility = Visibility.HIDDEN


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPerson:
    """A wish for somebody in the chase."""

    person_id: EntityId
    name: str
    side: Side
    mov: int
    dex: int
    skills: tuple[Skill, ...] = ()
    place: EntityId | None = None
    count: int = 1
    visibility: Visibility = Visibility.HIDDEN


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackLaid(Report):
    """A chase was put on the table: what it is about, and how many places it has."""

    name: str
    places: int


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
    """A place was taken off the track."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationMoved(Report):
    """A place got another position on the track."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstaclePut(Report):
    """A hazard or barrier was put on a way, between two places."""

    name: str
    start: str
    end: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstacleTaken(Report):
    """A hazard or barrier was taken off a way."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleAdded(Report):
    """People joined the chase."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRemoved(Report):
    """Somebody was taken off the table."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FateSettled(Report):
    """Somebody escaped, was caught, is out, or runs again."""

    name: str
    before: Fate
    after: Fate


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseCleared(Report):
    """The whole chase was taken off the table."""

    name: str


class PlaceTakenError(PlayError):
    """A place cannot go while somebody stands on it. Args: the place, who stands there."""


class NotALineError(PlayError):
    """Places are moved and removed only where one way comes and one goes. Args: the place."""


def lay_track(table: Table, name: str, places: Sequence[NewLocation]) -> Transaction:
    """Return the step that puts a chase with a line of places on the table (2.3).

    The first place's way is not used.

    Raises:
        AlreadyOnTableError: There is a chase, or an identifier is taken.
        ValueError: A name is blank.
    """
    course = Entity(entity_id=COURSE_ID, value=Course(name=name.strip()))
    changes = list(make(table, course))
    for place, wish in enumerate(places):
        entity = Entity(
            entity_id=wish.location_id,
            value=Location(name=wish.name.strip(), is_exit=wish.is_exit),
            visibility=wish.visibility,
            rank=float(place),
        )
        changes.extend(make(table, entity))
        if place:
            way = Edge(start=places[place - 1].location_id, end=wish.location_id)
            changes.extend(make(table, _edge(wish.edge_id, way, wish.visibility, place)))
    report = TrackLaid(name=name.strip(), places=len(places))
    return Transaction(report=report, changes=tuple(changes))


def add_location(table: Table, wish: NewLocation) -> Transaction:
    """Return the step that puts a place on the track, behind another or last.

    The way that led on from there now begins at the new place, with what lies on it.

    Raises:
        NotOnTableError: The place it comes behind is not on the table.
        AlreadyOnTableError: An identifier is taken.
        ValueError: The name is blank.
    """
    line = _line(table)
    after = wish.after if wish.after is not None else (line[-1] if line else None)
    if after is not None and after not in line:
        raise NotOnTableError(after)
    order = list(line)
    order.insert(order.index(after) + 1 if after is not None else 0, wish.location_id)
    entity = Entity(
        entity_id=wish.location_id,
        value=Location(name=wish.name.strip(), is_exit=wish.is_exit),
        visibility=wish.visibility,
    )
    changes = dict.fromkeys(order)
    laid = Table(entities={**table.entities, wish.location_id: entity})
    found: list[Change] = []
    if after is not None:
        for edge_id, edge in table.values(Edge).items():
            if edge.start == after:
                found.extend(put_values(table, {edge_id: replace(edge, start=wish.location_id)}))
        way = Edge(start=after, end=wish.location_id)
        found.extend(make(table, _edge(wish.edge_id, way, wish.visibility, len(order))))
    found.extend(_ranked(table, laid, tuple(changes)))
    return Transaction(report=LocationAdded(name=wish.name.strip()), changes=tuple(found))


def rename_location(table: Table, location_id: EntityId, name: str) -> Transaction:
    """Return the step that gives a place another name.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It has that name.
        ValueError: The name is blank.
    """
    before = _location(table, location_id)
    after = replace(before, name=name.strip())
    if before == after:
        raise NothingToChangeError
    report = LocationRenamed(before=before.name, after=after.name)
    return Transaction(report=report, changes=put_values(table, {location_id: after}))


def remove_location(table: Table, location_id: EntityId) -> Transaction:
    """Return the step that takes a place off the track; its neighbours are joined.

    The way that came keeps what lies on it.

    Raises:
        NotOnTableError: It is not on the table.
        PlaceTakenError: Somebody stands on it.
        NotALineError: More than one way comes or goes.
    """
    location = _location(table, location_id)
    here = [p.name for p in table.values(Participant).values() if p.place == location_id]
    if here:
        raise PlaceTakenError(location.name, here[0])
    into, out = _ways(table, location_id)
    changes = [take(table, location_id)]
    if into is not None and out is not None:
        edge = table.values(Edge)[into]
        end = table.values(Edge)[out].end
        changes.extend(put_values(table, {into: replace(edge, end=end)}))
        changes.append(take(table, out))
    else:
        changes.extend(take(table, way) for way in (into, out) if way is not None)
    return Transaction(report=LocationRemoved(name=location.name), changes=tuple(changes))


def move_location(table: Table, location_id: EntityId, after: EntityId | None) -> Transaction:
    """Return the step that moves a place behind another, or to the front for None.

    Obstacles stay on their ways, by position; only the places change.

    Raises:
        NotOnTableError: One of them is not on the table.
        NothingToChangeError: It stands there.
        NotALineError: The track forks.
    """
    location = _location(table, location_id)
    line = _line(table)
    order = [place for place in line if place != location_id]
    if after is not None and after not in order:
        raise NotOnTableError(after)
    order.insert(order.index(after) + 1 if after is not None else 0, location_id)
    if tuple(order) == line:
        raise NothingToChangeError
    ways = [_ways(table, place)[1] for place in line[:-1]]
    changes: list[Change] = []
    for place, way in enumerate(ways):
        if way is not None:
            edge = table.values(Edge)[way]
            moved = replace(edge, start=order[place], end=order[place + 1])
            changes.extend(put_values(table, {way: moved}))
    changes.extend(_ranked(table, table, tuple(order)))
    return Transaction(report=LocationMoved(name=location.name), changes=tuple(changes))


def put_obstacle(table: Table, edge_id: EntityId, what: Hazard | Barrier) -> Transaction:
    """Return the step that puts a hazard or barrier on a way, in place of one of its kind.

    Raises:
        NotOnTableError: There is no such way.
        NothingToChangeError: It lies there.
        ValueError: It would share a direction with the other kind.
    """
    edge = _way(table, edge_id)
    if isinstance(what, Hazard):
        after = replace(edge, hazard=what)
        if edge.barrier and edge.barrier.ways & what.ways:
            after = replace(edge, hazard=what, barrier=None)
    else:
        after = replace(edge, barrier=what)
        if edge.hazard and edge.hazard.ways & what.ways:
            after = replace(edge, barrier=what, hazard=None)
    if after == edge:
        raise NothingToChangeError
    report = ObstaclePut(
        name=what.name,
        start=_location(table, edge.start).name,
        end=_location(table, edge.end).name,
    )
    return Transaction(report=report, changes=put_values(table, {edge_id: after}))


def take_obstacle(table: Table, edge_id: EntityId) -> Transaction:
    """Return the step that clears a way of what lies on it.

    Raises:
        NotOnTableError: There is no such way.
        NothingToChangeError: Nothing lies there.
    """
    edge = _way(table, edge_id)
    names = [one.name for one in (edge.hazard, edge.barrier) if one is not None]
    if not names:
        raise NothingToChangeError
    after = replace(edge, hazard=None, barrier=None)
    return Transaction(
        report=ObstacleTaken(name=names[0]), changes=put_values(table, {edge_id: after})
    )


def move_obstacle(table: Table, edge_id: EntityId, to: EntityId) -> Transaction:
    """Return the step that moves what lies on one way to another, replacing what lay there.

    Raises:
        NotOnTableError: There is no such way.
        NothingToChangeError: Nothing lies there, or both are one way.
    """
    edge, target = _way(table, edge_id), _way(table, to)
    names = [one.name for one in (edge.hazard, edge.barrier) if one is not None]
    if not names or edge_id == to:
        raise NothingToChangeError
    moved = {
        edge_id: replace(edge, hazard=None, barrier=None),
        to: replace(target, hazard=edge.hazard, barrier=edge.barrier),
    }
    report = ObstaclePut(
        name=names[0],
        start=_location(table, target.start).name,
        end=_location(table, target.end).name,
    )
    return Transaction(report=report, changes=put_values(table, moved))


def add_people(table: Table, wishes: Sequence[NewPerson]) -> Transaction:
    """Return the step that adds people to the chase.

    Raises:
        AlreadyOnTableError: An identifier is taken.
        NotOnTableError: A place is not on the table.
        NothingToChangeError: There is nobody to add.
        ValueError: A value cannot be.
    """
    if not wishes:
        raise NothingToChangeError
    rank = last_rank(table, Participant)
    changes: list[Change] = []
    for place, wish in enumerate(wishes):
        if wish.place is not None:
            _location(table, wish.place)
        person = Participant(
            name=wish.name.strip(),
            side=wish.side,
            mov=wish.mov,
            dex=wish.dex,
            skills=wish.skills,
            place=wish.place,
            count=wish.count,
        )
        entity = Entity(
            entity_id=wish.person_id,
            value=person,
            visibility=wish.visibility,
            rank=rank + place,
        )
        changes.extend(make(table, entity))
    names = tuple(wish.name.strip() for wish in wishes)
    return Transaction(report=PeopleAdded(names=names), changes=tuple(changes))


def remove_person(table: Table, who: EntityId) -> Transaction:
    """Return the step that takes somebody off the table.

    Raises:
        NotOnTableError: There is no such participant.
    """
    person = _person(table, who)
    changes = [take(table, who)]
    course = table.value(COURSE_ID, Course)
    if course is not None and course.active == who:
        changes.extend(put_values(table, {COURSE_ID: replace(course, active=None)}))
    return Transaction(report=PersonRemoved(name=person.name), changes=tuple(changes))


def settle_fate(table: Table, who: EntityId, fate: Fate) -> Transaction:
    """Return the step in which the game master says what became of somebody (8.12, Q18).

    Raises:
        NotOnTableError: There is no such participant.
        NothingToChangeError: It is so already.
    """
    person = _person(table, who)
    if person.fate is fate:
        raise NothingToChangeError
    report = FateSettled(name=person.name, before=person.fate, after=fate)
    return Transaction(report=report, changes=put_values(table, {who: replace(person, fate=fate)}))


def clear_chase(table: Table) -> Transaction:
    """Return the step that takes the whole chase off the table.

    Raises:
        NotOnTableError: There is none.
    """
    course = table.value(COURSE_ID, Course)
    if course is None:
        raise NotOnTableError(COURSE_ID)
    gone = [COURSE_ID, *table.values(Location), *table.values(Edge), *table.values(Participant)]
    return Transaction(
        report=ChaseCleared(name=course.name), changes=tuple(take(table, one) for one in gone)
    )


def _edge(edge_id: EntityId, way: Edge, visibility: Visibility, place: int) -> Entity:
    return Entity(entity_id=edge_id, value=way, visibility=visibility, rank=float(place))


def _location(table: Table, location_id: EntityId) -> Location:
    location = table.value(location_id, Location)
    if location is None:
        raise NotOnTableError(location_id)
    return location


def _way(table: Table, edge_id: EntityId) -> Edge:
    edge = table.value(edge_id, Edge)
    if edge is None:
        raise NotOnTableError(edge_id)
    return edge


def _person(table: Table, who: EntityId) -> Participant:
    person = table.value(who, Participant)
    if person is None:
        raise NotOnTableError(who)
    return person


def _line(table: Table) -> tuple[EntityId, ...]:
    """Return the places by rank, which is their order on a track without forks."""
    return tuple(table.values(Location))


def _ways(table: Table, location_id: EntityId) -> tuple[EntityId | None, EntityId | None]:
    """Return the one way that comes and the one that goes.

    Raises:
        NotALineError: There are more.
    """
    edges = table.values(Edge)
    into = [key for key, edge in edges.items() if edge.end == location_id]
    out = [key for key, edge in edges.items() if edge.start == location_id]
    if len(into) > 1 or len(out) > 1:
        raise NotALineError(_location(table, location_id).name)
    return (into[0] if into else None), (out[0] if out else None)


def _ranked(table: Table, laid: Table, order: tuple[EntityId, ...]) -> list[Change]:
    """Return the changes after which the places of `laid` bear ranks in that order."""
    changes: list[Change] = []
    for rank, location_id in enumerate(order):
        changes.extend(put(table, replace(get(laid, location_id), rank=float(rank))))
    return changes
