"""Hazards and barriers on the ways of a track (rules/chase.md 2.3, 5.1, 6.1-6.3)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.track import Barrier, Direction, Edge, Hazard, ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, get, put, put_values
from duskboard.play.chase.scene import scene
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstaclePut(Report):
    """A hazard or barrier was put on a way, between two places, in place of others."""

    kind: ObstacleKind
    name: str
    start: str
    end: str
    replaced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstacleMoved(Report):
    """What lay on one way was moved to another, between two places, in place of others."""

    names: tuple[str, ...]
    start: str
    end: str
    replaced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstacleRenamed(Report):
    """A hazard or barrier has another name."""

    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstacleTaken(Report):
    """Hazards or barriers were taken off a way."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierWorn(Report):
    """A barrier has fewer hit points than before, or more again."""

    name: str
    before: int
    after: int
    full: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierOpened(Report):
    """A barrier stands open for all, or is shut again."""

    name: str
    is_open: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ObstacleTurned(Report):
    """A hazard or barrier is met in other directions than before."""

    name: str
    ways: frozenset[Direction]


@dataclass(frozen=True, slots=True, kw_only=True)
class DebrisLeft(Report):
    """What a broken barrier left behind became a hazard: the barrier, the hazard."""

    barrier: str
    name: str


class NotBrokenError(PlayError):
    """The barrier still stands, so it leaves no debris. Args: its name."""


class NoBarrierError(PlayError):
    """No barrier lies on that way."""


class OtherWayError(PlayError):
    """The other direction is taken by something else. Args: its name."""


class HitPointsError(PlayError):
    """A barrier cannot have so many hit points. Args: the number, its hit points when whole."""


def put_obstacle(
    table: Table,
    edge_id: EntityId,
    what: Hazard | Barrier,
    *,
    visibility: Visibility | None = None,
) -> Transaction:
    """Return the step that puts a hazard or barrier on a way, in place of one of its kind.

    One of the other kind keeps those directions that the new one leaves to it (6.3).

    Args:
        table: The table.
        edge_id: The way.
        what: What will lie there.
        visibility: What players may know of it. None: what they knew of what lay there, or
            nothing where the way was open.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NothingToChangeError: It lies there.
    """
    chase = scene(table)
    edge = chase.way(edge_id)
    is_hazard = isinstance(what, Hazard)
    after = _with_hazard(edge, what) if isinstance(what, Hazard) else _with_barrier(edge, what)
    known = get(table, edge_id).visibility if edge.names else Visibility.HIDDEN
    found = _laid(table, edge_id, after, known if visibility is None else visibility)
    if not found:
        raise NothingToChangeError
    report = ObstaclePut(
        kind=ObstacleKind.HAZARD if is_hazard else ObstacleKind.BARRIER,
        name=what.name,
        start=chase.place_name(edge.start),
        end=chase.place_name(edge.end),
    )
    return Transaction(report=report, changes=found)


def lay_obstacle(table: Table, edge_id: EntityId, what: Hazard | Barrier) -> Transaction:
    """Return the step that puts a hazard or barrier on a way as `put_obstacle` does, with tact.

    Beside one of the other kind that holds in one direction only, it takes the direction that is
    left: a wall to climb into is no wall to who jumps down from it (6.3). What makes room for it
    is named in the report.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NothingToChangeError: It lies there.
    """
    chase = scene(table)
    edge = chase.way(edge_id)
    other = edge.barrier if isinstance(what, Hazard) else edge.hazard
    if other is not None and edge.free:
        what = replace(what, ways=edge.free)
    step = put_obstacle(table, edge_id, what)
    after = _with_hazard(edge, what) if isinstance(what, Hazard) else _with_barrier(edge, what)
    report = ObstaclePut(
        kind=ObstacleKind.HAZARD if isinstance(what, Hazard) else ObstacleKind.BARRIER,
        name=what.name,
        start=chase.place_name(edge.start),
        end=chase.place_name(edge.end),
        replaced=_replaced(edge, after),
    )
    return replace(step, report=report)


def rename_obstacle(
    table: Table, edge_id: EntityId, name: str, kind: ObstacleKind | None = None
) -> Transaction:
    """Return the step that gives what lies on a way another name.

    Args:
        table: The table.
        edge_id: The way.
        name: The name.
        kind: Which of two; None for the barrier, or for what lies there alone.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NothingToChangeError: Nothing of the kind lies there, or it has that name.
        ValueError: The name is blank.
    """
    edge = scene(table).way(edge_id)
    is_hazard = edge.barrier is None or kind is ObstacleKind.HAZARD
    before = edge.hazard if is_hazard else edge.barrier
    if before is None or before.name == name.strip():
        raise NothingToChangeError
    hazard, barrier = edge.hazard, edge.barrier
    if is_hazard and hazard is not None:
        hazard = replace(hazard, name=name.strip())
    elif barrier is not None:
        barrier = replace(barrier, name=name.strip())
    after = replace(edge, hazard=hazard, barrier=barrier)
    report = ObstacleRenamed(before=before.name, after=name.strip())
    return Transaction(report=report, changes=put_values(table, {edge_id: after}))


def turn_obstacle(
    table: Table,
    edge_id: EntityId,
    ways: frozenset[Direction],
    kind: ObstacleKind | None = None,
) -> Transaction:
    """Return the step that has an obstacle be met in other directions (6.3).

    Where hazard and barrier share a way, the other one takes the direction that is left.

    Args:
        table: The table.
        edge_id: The way.
        ways: The directions in which it is met from now on; at least one.
        kind: Which of two; None for the barrier, or for what lies there alone.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NothingToChangeError: Nothing of the kind lies there, or it is so already.
        OtherWayError: It would be met both ways, and something else lies there.
    """
    edge = scene(table).way(edge_id)
    hazard, barrier = edge.hazard, edge.barrier
    is_hazard = barrier is None or kind is ObstacleKind.HAZARD
    turned, other = (hazard, barrier) if is_hazard else (barrier, hazard)
    if turned is None or turned.ways == ways:
        raise NothingToChangeError
    rest = frozenset(Direction) - ways
    if other is not None and not rest:
        raise OtherWayError(other.name)
    if hazard is not None:
        hazard = replace(hazard, ways=ways if is_hazard else rest)
    if barrier is not None:
        barrier = replace(barrier, ways=rest if is_hazard else ways)
    after = replace(edge, hazard=hazard, barrier=barrier)
    report = ObstacleTurned(name=turned.name, ways=ways)
    return Transaction(report=report, changes=put_values(table, {edge_id: after}))


def take_obstacle(table: Table, edge_id: EntityId, kind: ObstacleKind | None = None) -> Transaction:
    """Return the step that clears a way of what lies on it: of one kind, or None for all.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NothingToChangeError: Nothing of the kind lies there.
    """
    edge = scene(table).way(edge_id)
    gone = replace(
        edge,
        hazard=None if kind is ObstacleKind.BARRIER else edge.hazard,
        barrier=None if kind is ObstacleKind.HAZARD else edge.barrier,
    )
    if not gone.names:
        raise NothingToChangeError
    after = replace(
        edge,
        hazard=None if gone.hazard else edge.hazard,
        barrier=None if gone.barrier else edge.barrier,
    )
    report = ObstacleTaken(names=gone.names)
    return Transaction(report=report, changes=put_values(table, {edge_id: after}))


def move_obstacle(table: Table, edge_id: EntityId, to: EntityId) -> Transaction:
    """Return the step that moves what lies on one way to another, replacing what lay there.

    What players know of it goes with it.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NothingToChangeError: Nothing lies there, or both are one way.
    """
    chase = scene(table)
    edge, target = chase.way(edge_id), chase.way(to)
    if not edge.names or edge_id == to:
        raise NothingToChangeError
    after = replace(target, hazard=edge.hazard, barrier=edge.barrier)
    known = get(table, edge_id).visibility
    cleared = put_values(table, {edge_id: replace(edge, hazard=None, barrier=None)})
    report = ObstacleMoved(
        names=edge.names,
        start=chase.place_name(target.start),
        end=chase.place_name(target.end),
        replaced=target.names,
    )
    return Transaction(report=report, changes=(*cleared, *_laid(table, to, after, known)))


def wear_barrier(
    table: Table, edge_id: EntityId, hit_points: int, full: int | None = None
) -> Transaction:
    """Return the step in which the game master says what is left of a barrier; 0 breaks it (6.1).

    Args:
        table: The table.
        edge_id: The way.
        hit_points: What is left.
        full: What it has when whole, at least 1; None for what it had.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NoBarrierError: No barrier lies there.
        HitPointsError: Fewer than 0, or more than it has when whole.
        NothingToChangeError: It is so already.
    """
    edge = scene(table).way(edge_id)
    barrier = edge.barrier
    if barrier is None:
        raise NoBarrierError
    most = barrier.full_hit_points if full is None else full
    if not 0 <= hit_points <= most:
        raise HitPointsError(hit_points, most)
    worn = replace(barrier, hit_points=hit_points, full_hit_points=most)
    if worn == barrier:
        raise NothingToChangeError
    report = BarrierWorn(
        name=barrier.name,
        before=barrier.hit_points,
        after=hit_points,
        full=most,
    )
    changed = put_values(table, {edge_id: replace(edge, barrier=worn)})
    return Transaction(report=report, changes=changed)


def open_barrier(table: Table, edge_id: EntityId, *, is_open: bool) -> Transaction:
    """Return the step that opens a barrier for all, or shuts it again (Q14).

    Raises:
        NotOnTableError: There is no chase or no such way.
        NoBarrierError: No barrier lies there.
        NothingToChangeError: It is so already.
    """
    edge = scene(table).way(edge_id)
    if edge.barrier is None:
        raise NoBarrierError
    if edge.barrier.is_open is is_open:
        raise NothingToChangeError
    after = replace(edge, barrier=replace(edge.barrier, is_open=is_open))
    report = BarrierOpened(name=edge.barrier.name, is_open=is_open)
    return Transaction(report=report, changes=put_values(table, {edge_id: after}))


def leave_debris(table: Table, edge_id: EntityId, debris: Hazard) -> Transaction:
    """Return the step that makes a hazard of what a broken barrier left behind (6.9).

    A hazard that lay there for the other direction goes with it: the way is one heap.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NoBarrierError: No barrier lies there.
        NotBrokenError: It still stands.
    """
    edge = scene(table).way(edge_id)
    if edge.barrier is None:
        raise NoBarrierError
    if not edge.barrier.is_broken:
        raise NotBrokenError(edge.barrier.name)
    after = replace(edge, hazard=debris, barrier=None)
    report = DebrisLeft(barrier=edge.barrier.name, name=debris.name)
    return Transaction(report=report, changes=put_values(table, {edge_id: after}))


def _with_hazard(edge: Edge, hazard: Hazard) -> Edge:
    rest = edge.barrier.ways - hazard.ways if edge.barrier else frozenset()
    barrier = replace(edge.barrier, ways=rest) if edge.barrier and rest else None
    return replace(edge, hazard=hazard, barrier=barrier)


def _with_barrier(edge: Edge, barrier: Barrier) -> Edge:
    rest = edge.hazard.ways - barrier.ways if edge.hazard else frozenset()
    hazard = replace(edge.hazard, ways=rest) if edge.hazard and rest else None
    return replace(edge, hazard=hazard, barrier=barrier)


def _replaced(before: Edge, after: Edge) -> tuple[str, ...]:
    """Return the names of what lay on a way and is gone, or has become another."""
    pairs = ((before.hazard, after.hazard), (before.barrier, after.barrier))
    return tuple(was.name for was, now in pairs if was and (now is None or now.name != was.name))


def _laid(
    table: Table, edge_id: EntityId, edge: Edge, visibility: Visibility
) -> tuple[Change, ...]:
    return put(table, replace(get(table, edge_id), value=edge, visibility=visibility))
