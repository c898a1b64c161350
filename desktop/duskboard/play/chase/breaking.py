"""Barriers that are broken, by a weapon or by driving into them (rules/chase.md 6.4-6.12)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.impact import break_through, ram_dice, roll_ram
from duskboard.core.chase.movement import (
    NoActionsLeftError,
    NoWayError,
    on_the_move,
    refuse_standing,
)
from duskboard.core.chase.participant import Participant, spend
from duskboard.core.chase.physique import Weapon
from duskboard.core.chase.track import Barrier, Leg
from duskboard.core.chase.vehicle import Vehicle, damaged, wrecked
from duskboard.core.dice import Dice, Expression, ReportedTotal, roll_expression
from duskboard.core.identity import EntityId
from duskboard.play.change import put_values
from duskboard.play.chase.attack import RamError, driven
from duskboard.play.chase.moving import mover
from duskboard.play.chase.obstacle import NoBarrierError
from duskboard.play.chase.scene import Scene, scene
from duskboard.play.chase.wound import Wound, hit_changes, vehicle_wound
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

BREAK_PRICE = 1
"""Actions for a try to break a barrier; a vehicle that gets through has moved with it (Q9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Breaking:
    """A try to break a barrier, in hand.

    Attributes:
        who: Who.
        leg: The way, next to where that one stands.
        weapon: What with, or None for the vehicle that one drives.
        is_slow: Whether a vehicle comes slowly, as the keeper says: it takes nothing (6.7).
    """

    who: EntityId
    leg: Leg
    weapon: Weapon | None
    is_slow: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierBattered(Report):
    """Somebody tried to break a barrier.

    Attributes:
        who: Who.
        name: Their name.
        barrier: The barrier.
        edge: Where it stands.
        weapon: What with: its name, or "" for bare hands and vehicles.
        roll: The dice.
        before: Its hit points before.
        after: Those left.
        full: Those when whole.
        price: Actions that it took.
        place: Where a vehicle got to that broke through, or "".
        wound: What the vehicle took, or None for who came on foot.
        is_slow: Whether it came slowly.
    """

    who: EntityId
    name: str
    barrier: str
    edge: EntityId
    weapon: str
    roll: Roll
    before: int
    after: int
    full: int
    price: int
    place: str = ""
    wound: Wound | None = None
    is_slow: bool = False


def breaking_dice(table: Table, breaking: Breaking) -> Expression:
    """Return the dice of a try; nothing else is rolled, whatever the pace (6.5, 6.6, 6.12).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        RamError: Nobody drives, or a wreck.
    """
    if breaking.weapon is not None:
        return breaking.weapon.damage
    chase = scene(table)
    return _vehicle_dice(_vehicle(chase, breaking.who), chase.name(breaking.who))


def batter(table: Table, breaking: Breaking, dice: Dice | ReportedTotal) -> Transaction:
    """Return the step in which somebody tries to break a barrier (6.5-6.11).

    On foot the way is free then; a vehicle that gets through is in the next place (Q9).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoWayError: The way does not lead from there.
        NoBarrierError: No barrier stands there.
        NoActionsLeftError: There is no action.
        RamError: Nobody drives, or a wreck.
        DiceError: Typed faces or the total told do not fit.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person = mover(chase, breaking.who)
    barrier = barrier_before(chase, person, breaking.leg)
    if person.left < BREAK_PRICE:
        raise NoActionsLeftError(person.name, BREAK_PRICE, person.left)
    if breaking.weapon is None:
        return _driven_into(table, breaking, barrier, dice)
    fallen = roll_expression(breaking.weapon.damage, dice)
    left = max(0, barrier.hit_points - max(0, fallen.total))
    roll = Roll(
        what=breaking.weapon.damage,
        faces=fallen.faces,
        total=fallen.total,
        who=person.name,
        why=barrier.name,
        told=isinstance(dice, ReportedTotal),
    )
    edge = chase.way(breaking.leg.edge)
    worn = replace(edge, barrier=replace(barrier, hit_points=left))
    paid = spend(person, BREAK_PRICE)
    found = put_values(table, {breaking.who: paid, breaking.leg.edge: worn})
    return Transaction(report=_report(breaking, person, barrier, roll, left), changes=found)


def barrier_before(chase: Scene, person: Participant, leg: Leg) -> Barrier:
    """Return the barrier that bars a way from where somebody stands.

    Raises:
        NoWayError: The way does not lead from there.
        NoBarrierError: No barrier stands there, or it bars nobody that way.
    """
    if person.place is None or leg not in chase.track.leaving(person.place):
        raise NoWayError
    met = chase.way(leg.edge).met(leg.direction)
    if not isinstance(met, Barrier):
        raise NoBarrierError
    return met


def _driven_into(
    table: Table, breaking: Breaking, barrier: Barrier, dice: Dice | ReportedTotal
) -> Transaction:
    chase = scene(table)
    person = chase.person(breaking.who)
    vehicle = _vehicle(chase, breaking.who)
    what = _vehicle_dice(vehicle, person.name)
    refuse_standing(person)
    fallen = roll_ram(vehicle.build, dice)
    breach = break_through(barrier, fallen.total, is_slow=breaking.is_slow)
    hurt = wrecked(vehicle) if breach.is_wrecked else damaged(vehicle, breach.own_lost)
    paid = spend(on_the_move(person), BREAK_PRICE)
    if breach.is_through:
        paid = replace(paid, place=breaking.leg.place)
    edge = chase.way(breaking.leg.edge)
    vehicle_id = person.seat.vehicle if person.seat is not None else breaking.who
    found = (
        *hit_changes(table, {breaking.who: paid}, {vehicle_id: hurt.vehicle}),
        *put_values(table, {breaking.leg.edge: replace(edge, barrier=breach.barrier)}),
    )
    roll = Roll(
        what=what,
        faces=fallen.faces,
        total=fallen.total,
        who=person.name,
        why=barrier.name,
        told=isinstance(dice, ReportedTotal),
    )
    report = _report(breaking, person, barrier, roll, breach.barrier.hit_points)
    report = replace(
        report,
        place=chase.place_name(breaking.leg.place) if breach.is_through else "",
        wound=vehicle_wound(chase, vehicle_id, hurt, breach.rebound),
    )
    return Transaction(report=report, changes=found)


def _report(
    breaking: Breaking, person: Participant, barrier: Barrier, roll: Roll, left: int
) -> BarrierBattered:
    return BarrierBattered(
        who=breaking.who,
        name=person.name,
        barrier=barrier.name,
        edge=breaking.leg.edge,
        weapon=breaking.weapon.name if breaking.weapon is not None else "",
        roll=roll,
        before=barrier.hit_points,
        after=left,
        full=barrier.full_hit_points,
        price=BREAK_PRICE,
        is_slow=breaking.is_slow,
    )


def _vehicle(chase: Scene, who: EntityId) -> Vehicle:
    vehicle = driven(chase, who)
    if vehicle is None:
        raise RamError(chase.name(who))
    return vehicle


def _vehicle_dice(vehicle: Vehicle, name: str) -> Expression:
    what = ram_dice(vehicle.build)
    if what is None:
        raise RamError(name)
    return what
