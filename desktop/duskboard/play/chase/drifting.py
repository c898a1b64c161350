"""Hazards that move: at the end of a round or at a word, and who is in their way (5.10)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from duskboard.core.chase.drifting import drifted, drifting, met
from duskboard.core.chase.movement import Crossing, NoObstacleError
from duskboard.core.chase.participant import lose
from duskboard.core.chase.rounds import NotRunningError, NotStartedError
from duskboard.core.chase.track import Edge, Hazard
from duskboard.core.dice import Dice, Reported, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, get, put, put_values
from duskboard.play.chase.check import Crossed, judged, without_luck
from duskboard.play.chase.crossing import Try, loss_of, roll_of, told
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardLine:
    """What a moving hazard did.

    Attributes:
        edge: The way it is on now, or None where it left the track.
        name: It.
        start: The place at the beginning of that way, or "".
        end: The place at its end, or "".
        passed: Who was in its way and has to meet it.
        names: Their names.
    """

    edge: EntityId | None
    name: str
    start: str
    end: str
    passed: tuple[EntityId, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardMoved(Report):
    """A hazard moved on at the word of the game master."""

    line: HazardLine


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """What the moving hazards of a track did."""

    lines: tuple[HazardLine, ...] = ()
    changes: tuple[Change, ...] = ()


def hazards_moved(table: Table, *, rounds: int) -> Moved:
    """Return what all moving hazards do at the end of so many rounds.

    With each round they may be met anew.
    """
    lines: list[HazardLine] = []
    after = table
    for _ in range(rounds):
        for edge_id in drifting(scene(after).track):
            line, found = _moved(after, edge_id)
            lines.extend([line] if line is not None else [])
            after = after.applied(found)
        after = after.applied(_fresh(after))
    found = tuple(change for key in table.values(Edge) for change in put(table, get(after, key)))
    return Moved(lines=tuple(lines), changes=found)


def move_hazard(table: Table, edge_id: EntityId) -> Transaction:
    """Return the step in which a moving hazard moves on at once.

    Raises:
        NotOnTableError: There is no chase or no such way.
        NothingToChangeError: No hazard that moves lies there.
    """
    scene(table).way(edge_id)
    line, found = _moved(table, edge_id)
    if line is None:
        raise NothingToChangeError
    return Transaction(report=HazardMoved(line=line), changes=found)


def meet_hazard(
    table: Table,
    crossed: Crossed,
    dice: Dice | Reported,
    loss: Dice | ReportedTotal | None = None,
) -> Transaction:
    """Return the step in which somebody meets a hazard that comes along; nobody moves.

    It takes no action; a failure costs 1D3 as at any hazard (5.7, 5.10).

    Raises:
        NotOnTableError: There is no chase, no such participant or no such way.
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        NoObstacleError: No moving hazard lies there, or it was met this round.
        LossWantedError: The check failed and `loss` is None; nothing has happened.
        DiceError: Typed faces or what was told do not fit.
    """
    chase = scene(table)
    person, hazard = chase.person(crossed.who), chase.way(crossed.leg.edge).hazard
    if not chase.is_running:
        raise NotStartedError
    if not person.is_running or person.place is None:
        raise NotRunningError(person.name)
    if hazard is None or hazard.drift is None or crossed.who in hazard.met_by:
        raise NoObstacleError
    crossed = replace(crossed, leg=replace(crossed.leg, place=person.place), caution=0)
    fallen = judged(table, crossed, dice)
    lost = loss_of(hazard, fallen.judgement, loss)
    done = Crossing(person=lose(without_luck(person, crossed.luck), lost), arrived=True, lost=lost)
    tried = Try(
        met=hazard,
        before=person,
        fallen=fallen,
        roll=roll_of(person, fallen, hazard.name),
        done=done,
        loss_told=isinstance(loss, ReportedTotal),
    )
    steps = (
        *changes(table, people={crossed.who: done.person}),
        *put_values(table, _met_by(chase, crossed, hazard)),
    )
    return told(table, chase, crossed, tried, steps)


def _met_by(chase: Scene, crossed: Crossed, hazard: Hazard) -> dict[EntityId, Edge]:
    edge = chase.way(crossed.leg.edge)
    return {crossed.leg.edge: replace(edge, hazard=met(hazard, crossed.who))}


def _moved(table: Table, edge_id: EntityId) -> tuple[HazardLine | None, tuple[Change, ...]]:
    chase = scene(table)
    there = drifted(chase.track, edge_id, chase.people)
    if there is None:
        return None, ()
    entity = get(table, edge_id)
    edge = chase.way(edge_id)
    left = replace(entity, value=replace(edge, hazard=None))
    found = list(put(table, left))
    start = end = ""
    if there.edge is not None:
        target = chase.way(there.edge)
        start, end = chase.place_name(target.start), chase.place_name(target.end)
        laid = replace(
            get(table, there.edge),
            value=replace(target, hazard=there.hazard),
            visibility=entity.visibility,
        )
        found.extend(put(table, laid))
    line = HazardLine(
        edge=there.edge,
        name=there.hazard.name,
        start=start,
        end=end,
        passed=there.passed,
        names=tuple(chase.name(who) for who in there.passed),
    )
    return line, tuple(found)


def _fresh(table: Table) -> Iterator[Change]:
    """Yield the changes that let everybody meet moving hazards again."""
    for key, edge in table.values(Edge).items():
        if edge.hazard is not None and edge.hazard.met_by:
            hazard = replace(edge.hazard, met_by=frozenset())
            yield from put_values(table, {key: replace(edge, hazard=hazard)})
