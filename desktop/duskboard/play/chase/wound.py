"""What a hit takes: hit points of people, Build of vehicles (rules/chase.md 7.6-7.10, 9.5)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.impact import (
    after_armour,
    build_lost,
    collide,
    ram_dice,
    roll_ram,
    run_down,
)
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.physique import Weapon
from duskboard.core.chase.shooting import bursts_tyre
from duskboard.core.chase.vehicle import Condition, Damaged, Vehicle, aboard, damaged
from duskboard.core.dice import Dice, Expression, ReportedTotal, roll_expression
from duskboard.core.identity import EntityId
from duskboard.play.change import put_values
from duskboard.play.chase.scene import Scene, carried
from duskboard.table.entity import Roll, Value
from duskboard.table.table import Table
from duskboard.table.transaction import Change

POINTS = frozenset({CheckSource.D100, CheckSource.SAID})
"""Who is hurt in hit points; other games keep harm to themselves (14.8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wound:
    """What somebody or a vehicle lost by a hit.

    Attributes:
        who: The person, or the vehicle.
        name: The name.
        damage: What got through armour, in hit points or in damage to a vehicle.
        armour: What armour took.
        hit_points_before: Those of a person, or None where they are not known.
        hit_points_after: Those afterwards, or None.
        build_lost: Build that a vehicle lost.
        condition: What a vehicle is still good for, or None for a person.
        aboard: Who sits in a vehicle that was hit.
        names: Their names.
        tyres: Tyres that burst.
        is_capped: Whether it would have lost more, had the other one more Build (7.7).
    """

    who: EntityId
    name: str
    damage: int = 0
    armour: int = 0
    hit_points_before: int | None = None
    hit_points_after: int | None = None
    build_lost: float = 0.0
    condition: Condition | None = None
    aboard: tuple[EntityId, ...] = ()
    names: tuple[str, ...] = ()
    tyres: int = 0
    is_capped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """What a hit came to.

    Attributes:
        roll: The dice of the damage, or None where none were rolled.
        wounds: What was lost, the one who was hit first.
        people: The people after it.
        vehicles: The vehicles after it.
    """

    roll: Roll | None = None
    wounds: tuple[Wound, ...] = ()
    people: Mapping[EntityId, Participant] = field(default_factory=dict)
    vehicles: Mapping[EntityId, Vehicle] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Blow:
    """A hit before its dice fall.

    Attributes:
        by: Who lands it.
        on: Whom it hits.
        weapon: What hits, or None for the vehicle that one drives.
        at_vehicle: Whether it is the vehicle that is hit, rather than who sits in it.
        at_tyre: Whether it is a tyre.
    """

    by: EntityId
    on: EntityId
    weapon: Weapon | None
    at_vehicle: bool = False
    at_tyre: bool = False


def damage_dice(chase: Scene, blow: Blow) -> Expression | None:
    """Return the dice of a hit, or None where none are rolled: a wreck, or harm of another game."""
    vehicle = chase.vehicle_of(blow.on)
    hits_vehicle = vehicle is not None and blow.at_vehicle
    if not hits_vehicle and chase.person(blow.on).source not in POINTS:
        return None
    if blow.weapon is not None:
        return blow.weapon.damage
    own = chase.vehicle_of(blow.by)
    return ram_dice(own.build) if own is not None else None


def landed(chase: Scene, blow: Blow, dice: Dice | ReportedTotal) -> Hit:
    """Return what a hit comes to.

    Raises:
        DiceError: Typed faces or the total told do not fit.
    """
    what = damage_dice(chase, blow)
    if what is None:
        return Hit()
    own = chase.vehicle_of(blow.by)
    if blow.weapon is None and own is not None:
        fallen = roll_ram(own.build, dice)
    else:
        fallen = roll_expression(what, dice)
    is_told = isinstance(dice, ReportedTotal)
    roll = Roll(
        what=what, faces=fallen.faces, total=fallen.total, who=chase.name(blow.by), told=is_told
    )
    damage = max(0, fallen.total)
    if blow.weapon is None and own is not None:
        return replace(_rammed(chase, blow, own, damage), roll=roll)
    return replace(_struck(chase, blow, damage), roll=roll)


def hit_changes(
    table: Table, people: Mapping[EntityId, Participant], vehicles: Mapping[EntityId, Vehicle]
) -> tuple[Change, ...]:
    """Return the changes of people and of vehicles that were hit, which go with who is aboard.

    Raises:
        NotOnTableError: One of them is not on the table.
    """
    values: dict[EntityId, Value] = carried(table, people)
    for key, after in vehicles.items():
        there = values.get(key, table.value(key, Vehicle))
        place = there.place if isinstance(there, Vehicle) else after.place
        values[key] = replace(after, place=place)
    return put_values(table, values)


def vehicle_wound(chase: Scene, vehicle_id: EntityId, hurt: Damaged, damage: int) -> Wound:
    """Return what a vehicle lost, with who is aboard."""
    riding = aboard(chase.people, vehicle_id)
    return Wound(
        who=vehicle_id,
        name=hurt.vehicle.name,
        damage=damage,
        build_lost=hurt.lost,
        condition=hurt.after,
        aboard=riding,
        names=tuple(chase.name(who) for who in riding),
    )


def _rammed(chase: Scene, blow: Blow, own: Vehicle, damage: int) -> Hit:
    """Return what a vehicle does to a vehicle or a person, and to itself (7.6-7.8)."""
    own_id = _vehicle_id(chase, blow.by)
    other = chase.vehicle_of(blow.on)
    if other is not None and blow.at_vehicle:
        impact, other_id = collide(damage, other.build), _vehicle_id(chase, blow.on)
        hurt = damaged(other, impact.target_lost)
        first = vehicle_wound(chase, other_id, hurt, damage)
        people, vehicles = dict[EntityId, Participant](), {other_id: hurt.vehicle}
    else:
        impact = run_down(damage, chase.person(blow.on).build)
        first, people = _hurt(chase, blow.on, damage)
        vehicles = {}
    back = damaged(own, impact.own_lost)
    second = vehicle_wound(chase, own_id, back, damage // 2)
    second = replace(second, is_capped=impact.is_capped)
    return Hit(wounds=(first, second), people=people, vehicles={**vehicles, own_id: back.vehicle})


def _struck(chase: Scene, blow: Blow, damage: int) -> Hit:
    """Return what a weapon does (7.8-7.10, 9.5)."""
    vehicle = chase.vehicle_of(blow.on)
    if vehicle is not None and blow.at_tyre:
        return _tyre(chase, blow, vehicle, damage)
    if vehicle is not None and blow.at_vehicle:
        hurt = damaged(vehicle, build_lost(damage))
        key = _vehicle_id(chase, blow.on)
        return Hit(wounds=(vehicle_wound(chase, key, hurt, damage),), vehicles={key: hurt.vehicle})
    wound, people = _hurt(chase, blow.on, damage)
    return Hit(wounds=(wound,), people=people)


def _tyre(chase: Scene, blow: Blow, vehicle: Vehicle, damage: int) -> Hit:
    key = _vehicle_id(chase, blow.on)
    bursts = bursts_tyre(damage) and vehicle.burst < vehicle.tyres
    hurt = damaged(vehicle, 1 if bursts else 0)
    if bursts:
        hurt = replace(hurt, vehicle=replace(hurt.vehicle, burst=vehicle.burst + 1))
    wound = replace(vehicle_wound(chase, key, hurt, damage), tyres=int(bursts))
    return Hit(wounds=(wound,), vehicles={key: hurt.vehicle})


def _hurt(chase: Scene, who: EntityId, damage: int) -> tuple[Wound, dict[EntityId, Participant]]:
    """Return what a person lost behind all armour."""
    person, vehicle = chase.person(who), chase.vehicle_of(who)
    armour = person.physique.armour + (vehicle.armour if vehicle is not None else 0)
    through = after_armour(damage, armour)
    before = person.vitals.hit_points
    after = None if before is None else max(0, before - through)
    wound = Wound(
        who=who,
        name=person.name,
        damage=through,
        armour=min(armour, damage),
        hit_points_before=before,
        hit_points_after=after,
    )
    hurt = replace(person, vitals=replace(person.vitals, hit_points=after))
    return wound, {who: hurt} if hurt != person else {}


def _vehicle_id(chase: Scene, who: EntityId) -> EntityId:
    """Return the vehicle that somebody is aboard of.

    Raises:
        ValueError: That one is on foot.
    """
    seat = chase.person(who).seat
    if seat is None:
        msg = f"nobody is aboard: {who}"
        raise ValueError(msg)
    return seat.vehicle
