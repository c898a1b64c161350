"""Hit points that the game master takes and gives by hand: of people, and of barriers."""

from dataclasses import dataclass, replace

from duskboard.core.dice import Dice, Expression, ReportedTotal, roll_expression
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, put_values
from duskboard.play.chase.obstacle import NoBarrierError
from duskboard.play.chase.scene import changes, scene
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class HitPointsLost(Report):
    """The game master took hit points from somebody, or gave some back.

    Attributes:
        who: Who.
        name: Their name.
        lost: How many; below 0 for regained.
        before: Hit points before, or None where they are not known.
        after: Hit points after, or None where they are not known.
        roll: The dice that said how many, or None where the game master did.
    """

    who: EntityId
    name: str
    lost: int
    before: int | None
    after: int | None
    roll: Roll | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HitPointsSaid(Report):
    """The game master said how many hit points somebody has, and has when unhurt, as far as known.

    Attributes:
        who: Who.
        name: Their name.
        before: Hit points before, or None where they were not known.
        after: Hit points after.
        full_before: Those when unhurt, before.
        full_after: Those when unhurt, after.
    """

    who: EntityId
    name: str
    before: int | None
    after: int
    full_before: int | None
    full_after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierStruck(Report):
    """Dice fell on a barrier: what they showed, and what it has left of what it had when whole."""

    name: str
    roll: Roll
    before: int
    after: int
    full: int


class TooManyHitPointsError(PlayError):
    """Nobody has more hit points than when unhurt. Args: the number, those when unhurt."""


def lose_hit_points(table: Table, who: EntityId, points: int) -> Transaction:
    """Return the step in which somebody loses hit points, or regains some for a number below 0.

    Never below 0, and never above those when unhurt. Where they are not known the loss is only
    written down (rules/chase.md 5.8, 10.1).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: Nothing is lost or regained.
    """
    return _hurt(table, who, points, None)


def strike_person(
    table: Table, who: EntityId, what: Expression, dice: Dice | ReportedTotal
) -> Transaction:
    """Return the step in which somebody loses what dice come to, such as those of a weapon.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: Nothing is lost.
        DiceError: Typed faces or the total told do not fit.
    """
    roll = _rolled(what, dice, scene(table).person(who).name)
    return _hurt(table, who, max(0, roll.total), roll)


def say_hit_points(
    table: Table, who: EntityId, points: int, full: int | None = None
) -> Transaction:
    """Return the step in which the game master says how many hit points somebody has.

    Args:
        table: The table.
        who: Who.
        points: Hit points, 0 or more.
        full: Those when unhurt; None for what was known of them.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        TooManyHitPointsError: More than when unhurt.
        NothingToChangeError: It is so already.
    """
    person = scene(table).person(who)
    known = person.vitals
    most = known.full_hit_points if full is None else full
    if most is not None and points > most:
        raise TooManyHitPointsError(points, most)
    vitals = replace(known, hit_points=points, full_hit_points=most)
    if vitals == known:
        raise NothingToChangeError
    report = HitPointsSaid(
        who=who,
        name=person.name,
        before=known.hit_points,
        after=points,
        full_before=known.full_hit_points,
        full_after=most,
    )
    said = replace(person, vitals=vitals)
    return Transaction(report=report, changes=changes(table, people={who: said}))


def strike_barrier(
    table: Table, edge_id: EntityId, what: Expression, dice: Dice | ReportedTotal
) -> Transaction:
    """Return the step in which dice fall on a barrier, without a roll to hit (6.5, 6.6).

    What is left of it stays for the next try (6.11); at 0 it bars nobody any more (6.9).

    Raises:
        NotOnTableError: There is no chase or no such way.
        NoBarrierError: No barrier lies there.
        NothingToChangeError: It is broken already.
        DiceError: Typed faces or the total told do not fit.
    """
    edge = scene(table).way(edge_id)
    barrier = edge.barrier
    if barrier is None:
        raise NoBarrierError
    if barrier.is_broken:
        raise NothingToChangeError
    roll = _rolled(what, dice)
    left = max(0, barrier.hit_points - max(0, roll.total))
    report = BarrierStruck(
        name=barrier.name,
        roll=roll,
        before=barrier.hit_points,
        after=left,
        full=barrier.full_hit_points,
    )
    after = replace(edge, barrier=replace(barrier, hit_points=left))
    return Transaction(report=report, changes=put_values(table, {edge_id: after}))


def _hurt(table: Table, who: EntityId, points: int, roll: Roll | None) -> Transaction:
    person = scene(table).person(who)
    before, full = person.vitals.hit_points, person.vitals.full_hit_points
    after = None
    if before is not None:
        most = before - points if full is None else max(before, full)
        after = max(0, min(before - points, most))
    if points == 0 or (before is not None and after == before):
        raise NothingToChangeError
    hurt = replace(person, vitals=replace(person.vitals, hit_points=after))
    report = HitPointsLost(
        who=who, name=person.name, lost=points, before=before, after=after, roll=roll
    )
    return Transaction(report=report, changes=changes(table, people={who: hurt}))


def _rolled(what: Expression, dice: Dice | ReportedTotal, who: str = "") -> Roll:
    fallen = roll_expression(what, dice)
    is_told = isinstance(dice, ReportedTotal)
    return Roll(what=what, faces=fallen.faces, total=fallen.total, who=who, told=is_told)
