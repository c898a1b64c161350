"""Driving hard: full speed, a passenger's help, a driver who is hurt (rules/chase.md 9.3-9.6)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.chase.driving import (
    HELPING_SKILLS,
    SIGHT_DICE,
    DriverHurt,
    NotDrivingError,
    Sight,
    declare_run,
    run_ended,
)
from duskboard.core.chase.movement import act_otherwise
from duskboard.core.chase.participant import Participant, lose
from duskboard.core.chase.rounds import ChaseError, NotStartedError
from duskboard.core.chase.source import Check, Score, score
from duskboard.core.chase.vehicle import Vehicle, driver
from duskboard.core.chase.worth import worth
from duskboard.core.dice import Dice, ExpressionResult, Reported, ReportedTotal, roll_expression
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError, put_values
from duskboard.play.chase.crossing import LossWantedError, roll_of, rolled_loss
from duskboard.play.chase.moving import mover
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

HELP_PRICE = 1
"""A passenger's one act (9.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDeclared(Report):
    """A driver goes at full speed.

    Attributes:
        who: Who drives.
        name: The name.
        reach: How many places were declared.
        penalty: Penalty dice on every hazard on the way.
        helped: Whether a passenger's help took one off.
    """

    who: EntityId
    name: str
    reach: int
    penalty: int
    helped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DriverHelped(Report):
    """A passenger looked out for the driver.

    Attributes:
        who: Who.
        name: The name.
        driver: Who drives, by name.
        skill: What was rolled.
        value: Its value.
        verdict: How it went.
        passed: Whether the next run at full speed has a penalty die less.
        roll: The dice, or None where the game master said how it went.
    """

    who: EntityId
    name: str
    driver: str
    skill: str
    value: int
    verdict: Verdict
    passed: bool
    roll: Roll | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlTested(Report):
    """A driver who was hurt kept the vehicle under control, or lost it.

    Attributes:
        who: Who drives.
        name: The name.
        vehicle: The vehicle.
        hurt: What became of the driver.
        kept: Whether it is under control.
        lost: Actions lost, as by a failed hazard.
        owed: Actions owed afterwards.
        verdict: How the roll went; None where none was made.
        roll: The dice, or None.
    """

    who: EntityId
    name: str
    vehicle: str
    hurt: DriverHurt
    kept: bool
    lost: int
    owed: int
    verdict: Verdict | None = None
    roll: Roll | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SightRolled(Report):
    """How many places are in sight at full speed: the surroundings, the number, the dice."""

    name: str
    sight: Sight
    places: int
    roll: Roll


class NobodyDrivesError(ChaseError):
    """Nobody drives the vehicle, so that nobody can be helped. Args: its name."""


class NotHelpingError(PlayError):
    """Only a passenger helps the driver. Args: the name."""


class NoHelpError(PlayError):
    """That skill does not help a driver. Args: the skill."""


def declare(table: Table, who: EntityId, reach: int) -> Transaction:
    """Return the step in which a driver goes at full speed: 2 to 5 places for one action (9.3).

    It is declared before the first of them and cannot be changed. Moves and crossings after it
    take no more actions until it is over: at the places declared, or at the first failure.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotDrivingError, WreckError, RunningOnError, ReachError, TooFewActionsError: It cannot be
            done.
        ChaseError: It is not that one's turn.
    """
    chase = scene(table)
    person, vehicle = mover(chase, who), chase.vehicle_of(who)
    after = declare_run(person, vehicle, reach)
    found = changes(table, people={who: after})
    helped = vehicle is not None and vehicle.is_helped
    if vehicle is not None and person.seat is not None and helped:
        spent = replace(vehicle, is_helped=False)
        found = (*found, *put_values(table, {person.seat.vehicle: spent}))
    penalty = after.pedal.penalty if after.pedal is not None else 0
    report = RunDeclared(who=who, name=person.name, reach=reach, penalty=penalty, helped=helped)
    return Transaction(report=report, changes=found)


def roll_sight(table: Table, sight: Sight, dice: Dice | ReportedTotal) -> Transaction:
    """Return the step that says how many places are in sight, which is for the table to heed (9.3).

    Raises:
        NotOnTableError: There is no chase.
        DiceError: Typed faces or the total told do not fit.
    """
    chase = scene(table)
    rolled: ExpressionResult = roll_expression(SIGHT_DICE[sight], dice)
    roll = Roll(
        what=SIGHT_DICE[sight],
        faces=rolled.faces,
        total=rolled.total,
        told=isinstance(dice, ReportedTotal),
    )
    report = SightRolled(name=chase.course.name, sight=sight, places=rolled.total, roll=roll)
    return Transaction(report=report, changes=())


def help_check(table: Table, who: EntityId, skill: str) -> Check:
    """Return what a passenger rolls to help the driver.

    Raises:
        NotOnTableError: There is no chase or no such participant.
    """
    person = scene(table).person(who)
    return Check(source=person.source, value=worth(person, skill), difficulty=Difficulty.REGULAR)


def help_driver(table: Table, who: EntityId, skill: str, dice: Dice | Reported) -> Transaction:
    """Return the step in which a passenger spends the one act of the round on looking out (9.4).

    With success the next run at full speed has a penalty die less.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotHelpingError: That one is no passenger.
        NobodyDrivesError: Nobody drives.
        NoHelpError: The skill does not help.
        NoActionsLeftError: The act of this round is spent.
        ChaseError: It is not that one's turn.
        DiceError: Typed faces or what was told do not fit.
    """
    chase = scene(table)
    person, vehicle = mover(chase, who), chase.vehicle_of(who)
    if person.seat is None or vehicle is None or not person.is_passenger:
        raise NotHelpingError(person.name)
    at_wheel = driver(chase.people, person.seat.vehicle)
    if at_wheel is None:
        raise NobodyDrivesError(vehicle.name)
    if skill not in HELPING_SKILLS:
        raise NoHelpError(skill)
    acted = act_otherwise(person, HELP_PRICE)
    check = help_check(table, who, skill)
    fallen = score(check, dice)
    passed = fallen.judgement.passed
    found = changes(table, people={who: acted})
    if passed:
        helped = replace(vehicle, is_helped=True)
        found = (*found, *put_values(table, {person.seat.vehicle: helped}))
    report = DriverHelped(
        who=who,
        name=person.name,
        driver=chase.name(at_wheel),
        skill=skill,
        value=check.value,
        verdict=fallen.judgement.verdict,
        passed=passed,
        roll=roll_of(person, fallen, vehicle.name),
    )
    return Transaction(report=report, changes=found)


def control_check(table: Table, who: EntityId) -> Check:
    """Return what a wounded driver rolls to keep the vehicle under control: Hard (9.6).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotDrivingError: That one drives nothing.
    """
    chase = scene(table)
    person, vehicle = _at_wheel(chase, who)
    return Check(
        source=person.source,
        value=worth(person, vehicle.skill),
        difficulty=Difficulty.HARD,
        extra=-vehicle.penalty,
    )


def keep_control(
    table: Table,
    who: EntityId,
    hurt: DriverHurt,
    dice: Dice | Reported | None = None,
    loss: Dice | ReportedTotal | None = None,
) -> Transaction:
    """Return the step in which a driver was hurt, and keeps control or loses it (9.6).

    Awake with a major wound, the driver rolls at once, Hard; not awake, control is lost without
    a roll. Lost control is a failed hazard: 1D3 actions, and what the collision does.

    Args:
        table: The table.
        who: The driver.
        hurt: What became of the driver.
        dice: The roll; None where none is made.
        loss: Where the 1D3 comes from; a total of 0 waives it.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotStartedError: No round runs.
        NotDrivingError: That one drives nothing.
        LossWantedError: Control is lost and `loss` is None; nothing has happened.
        DiceError: Typed faces or what was told do not fit.
        ValueError: A wounded driver rolls, and there are no dice.
    """
    chase = scene(table)
    person, vehicle = _at_wheel(chase, who)
    if not chase.is_running:
        raise NotStartedError
    fallen: Score | None = None
    if hurt is DriverHurt.WOUNDED:
        if dice is None:
            msg = f"no dice for a driver who rolls: {who}"
            raise ValueError(msg)
        fallen = score(control_check(table, who), dice)
    kept = fallen is not None and fallen.judgement.passed
    lost = 0
    after = person
    if not kept:
        if loss is None:
            raise LossWantedError
        lost = rolled_loss(loss)
        after = run_ended(lose(person, lost))
    report = ControlTested(
        who=who,
        name=person.name,
        vehicle=vehicle.name,
        hurt=hurt,
        kept=kept,
        lost=lost,
        owed=after.debt,
        verdict=fallen.judgement.verdict if fallen is not None else None,
        roll=roll_of(person, fallen, vehicle.name) if fallen is not None else None,
    )
    return Transaction(report=report, changes=changes(table, people={who: after}))


def _at_wheel(chase: Scene, who: EntityId) -> tuple[Participant, Vehicle]:
    person, vehicle = chase.person(who), chase.vehicle_of(who)
    if vehicle is None or not person.drives:
        raise NotDrivingError(person.name)
    return person, vehicle
