"""Collisions: what a vehicle and those aboard take; Build by hand (rules/chase.md 10.2, 10.4)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.collision import BUILD_DICE, Collision, roll_collision
from duskboard.core.chase.driving import DriverHurt, driver_hurt
from duskboard.core.chase.participant import Participant, lose
from duskboard.core.chase.vehicle import Condition, Damaged, Vehicle, aboard, damaged, driver
from duskboard.core.dice import Dice, ExpressionResult, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, put_values
from duskboard.play.chase.crossing import rolled_loss
from duskboard.play.chase.scene import changes, scene
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class OccupantLine:
    """What a collision did to one of those aboard.

    Attributes:
        who: Who.
        name: The name.
        roll: The dice, or None in a game where harm is its own matter (14.8).
        before: Hit points before, or None where they are not known.
        after: Hit points after, or None where they are not known.
        hurt: What it means for who drives (9.6), or None.
    """

    who: EntityId
    name: str
    roll: Roll | None
    before: int | None
    after: int | None
    hurt: DriverHurt | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Collided(Report):
    """A vehicle collided with something.

    Attributes:
        vehicle_id: The vehicle.
        name: Its name.
        collision: How bad it was.
        roll: The dice for its Build.
        build: The Build that it lost.
        left: The Build that it has left.
        full: The Build that it has when whole.
        before: Its condition before.
        after: Its condition now.
        aboard: What it did to those aboard.
        driver: Who drives, by name, or "".
        lost: Actions that the driver lost.
    """

    vehicle_id: EntityId
    name: str
    collision: Collision
    roll: Roll
    build: float
    left: float
    full: float
    before: Condition
    after: Condition
    aboard: tuple[OccupantLine, ...] = ()
    driver: str = ""
    lost: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildSaid(Report):
    """The game master said what Build a vehicle has left: before and after, and its condition."""

    name: str
    before: float
    after: float
    condition: Condition


class BuildError(PlayError):
    """A vehicle has no such Build. Args: the number, that of the whole vehicle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CollisionDice:
    """The dice of a collision.

    Attributes:
        build: Those for the Build of the vehicle, or what they came to.
        harm: Those for the ones aboard, the driver first; None where nobody is hurt.
        loss: Where the actions come from that the driver loses, or None for none.
    """

    build: Dice | ReportedTotal
    harm: Dice | None = None
    loss: Dice | ReportedTotal | None = None


def collide(
    table: Table, vehicle_id: EntityId, collision: Collision, dice: CollisionDice
) -> Transaction:
    """Return the step in which a vehicle collides (10.2).

    It loses Build by the table; each of those aboard loses as many dice of hit points, rolled one
    by one, and the driver 1D3 actions where the game master has it so.

    Args:
        table: The table.
        vehicle_id: The vehicle.
        collision: How bad it is.
        dice: The dice.

    Raises:
        NotOnTableError: There is no chase or no such vehicle.
        DiceError: Typed faces or a total told do not fit.
    """
    chase = scene(table)
    vehicle = chase.vehicle(vehicle_id)
    rolled = roll_collision(collision, dice.build)
    hit = damaged(vehicle, rolled.total)
    people: dict[EntityId, Participant] = {}
    lines: list[OccupantLine] = []
    if dice.harm is not None:
        for who in aboard(chase.people, vehicle_id):
            people[who], line = _hurt(who, chase.people[who], collision, dice.harm)
            lines.append(line)
    at_wheel, lost = driver(chase.people, vehicle_id), 0
    if at_wheel is not None and dice.loss is not None and chase.is_running:
        lost = rolled_loss(dice.loss)
        people[at_wheel] = lose(people.get(at_wheel, chase.people[at_wheel]), lost)
    report = Collided(
        vehicle_id=vehicle_id,
        name=vehicle.name,
        collision=collision,
        roll=_roll(vehicle.name, collision, rolled, is_told=isinstance(dice.build, ReportedTotal)),
        build=hit.lost,
        left=hit.vehicle.build,
        full=vehicle.full_build,
        before=hit.before,
        after=hit.after,
        aboard=tuple(lines),
        driver=chase.name(at_wheel),
        lost=lost,
    )
    found = (*put_values(table, {vehicle_id: hit.vehicle}), *changes(table, people=people))
    return Transaction(report=report, changes=found)


def say_build(table: Table, vehicle_id: EntityId, build: float) -> Transaction:
    """Return the step in which the game master says what Build a vehicle has left.

    What goes down goes as in one incident: all of a whole vehicle at once destroys it (10.4).

    Raises:
        NotOnTableError: There is no chase or no such vehicle.
        NothingToChangeError: It has as much.
        BuildError: It never has so much, or so little.
    """
    before = scene(table).vehicle(vehicle_id)
    if build == before.build:
        raise NothingToChangeError
    if not 0 <= build <= before.full_build:
        raise BuildError(build, before.full_build)
    after = _with_build(before, build)
    report = BuildSaid(
        name=before.name, before=before.build, after=after.build, condition=after.condition
    )
    return Transaction(report=report, changes=put_values(table, {vehicle_id: after}))


def _with_build(vehicle: Vehicle, build: float) -> Vehicle:
    if build > vehicle.build:
        return replace(vehicle, build=build, is_destroyed=False)
    if build == 0:
        hit: Damaged = damaged(vehicle, int(vehicle.full_build) + 1)
        return hit.vehicle
    return replace(vehicle, build=build)


def _hurt(
    who: EntityId, person: Participant, collision: Collision, dice: Dice
) -> tuple[Participant, OccupantLine]:
    before = person.vitals.hit_points
    if person.source not in {CheckSource.D100, CheckSource.SAID}:
        line = OccupantLine(who=who, name=person.name, roll=None, before=before, after=before)
        return person, line
    rolled = roll_collision(collision, dice)
    after = person
    if before is not None:
        left = max(0, before - rolled.total)
        after = replace(person, vitals=replace(person.vitals, hit_points=left))
    line = OccupantLine(
        who=who,
        name=person.name,
        roll=_roll(person.name, collision, rolled, is_told=False),
        before=before,
        after=after.vitals.hit_points,
        hurt=driver_hurt(after, rolled.total),
    )
    return after, line


def _roll(who: str, collision: Collision, rolled: ExpressionResult, *, is_told: bool) -> Roll:
    return Roll(
        what=BUILD_DICE[collision],
        faces=rolled.faces,
        total=rolled.total,
        who=who,
        told=is_told,
    )
