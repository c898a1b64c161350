"""Speed rolls: before the chase, for who comes late, and another way of moving (1.1-1.3, 1.6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource, Verdict
from duskboard.core.chase.driving import PassengerError
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.source import Check, Score, score
from duskboard.core.chase.speed import SpeedRoll, adjusted, in_other_way, speed_value
from duskboard.core.dice import Dice, Percentile, Reported
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedLine:
    """A speed roll of somebody.

    Attributes:
        name: Who.
        skill: What was rolled.
        value: Its value.
        verdict: How it went.
        before: MOV before it.
        after: MOV after it.
        roll: The dice, or None where the game master said how it went.
        source: What decided it.
    """

    name: str
    skill: str
    value: int
    verdict: Verdict
    before: int
    after: int
    roll: Roll | None
    source: CheckSource


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedRolled(Report):
    """Speed rolls were made, one or several at once."""

    lines: tuple[SpeedLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedCleared(Report):
    """A speed roll does not count: MOV is as it was before it."""

    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WayChanged(Report):
    """Somebody moves in another way: MOV before and after, the speed roll counted (1.6)."""

    name: str
    before: int
    after: int


class NoSpeedToRollError(PlayError):
    """All who roll for speed have done so; the game master says the rest."""


def speed_skill(chase: Scene, who: EntityId) -> str:
    """Return what somebody rolls for speed: a driver what drives, anybody else CON (1.1)."""
    vehicle = chase.vehicle_of(who)
    return vehicle.skill if vehicle is not None and chase.person(who).drives else SkillId.CON


def speed_check(chase: Scene, who: EntityId, *, extra: int = 0) -> Check:
    """Return the check of a speed roll: of the skill, or of what stands for it (1.1, 14.5).

    An impaired vehicle is driven with a penalty die (10.4).
    """
    person, vehicle = chase.person(who), chase.vehicle_of(who)
    value = speed_value(person.source, person.rolled(speed_skill(chase, who)))
    if vehicle is not None and person.drives:
        extra -= vehicle.penalty
    return Check(source=person.source, value=value, extra=extra)


def roll_speed(
    table: Table, who: EntityId, dice: Dice | Reported, *, extra: int = 0
) -> Transaction:
    """Return the step in which somebody rolls for speed; a roll before is replaced (1.1-1.3).

    Args:
        table: The table.
        who: Who rolls.
        dice: The dice, what the player said, or the word of the game master.
        extra: Bonus dice (positive) or penalty dice (negative), as the keeper allows (Q16).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        PassengerError: A passenger rolls for no speed (9.4).
        DiceError: Typed faces or what was told do not fit.
    """
    chase = scene(table)
    person = chase.person(who)
    if person.is_passenger:
        raise PassengerError(person.name)
    check = speed_check(chase, who, extra=extra)
    after, line = _sped(person, speed_skill(chase, who), check, score(check, dice))
    return _rolled(table, {who: after}, [line])


def roll_speeds(table: Table, some: Sequence[EntityId], dice: Dice) -> Transaction:
    """Return the step in which all of some roll for speed who have not, in their order.

    Those whose checks the game master says are left to the game master.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoSpeedToRollError: There is nobody to roll.
    """
    chase = scene(table)
    people: dict[EntityId, Participant] = {}
    lines: list[SpeedLine] = []
    for who in some:
        person = chase.person(who)
        is_said = person.source is CheckSource.SAID
        if person.speed is None and not is_said and not person.is_passenger:
            check = speed_check(chase, who)
            skill = speed_skill(chase, who)
            people[who], line = _sped(person, skill, check, score(check, dice))
            lines.append(line)
    if not people:
        raise NoSpeedToRollError
    return _rolled(table, people, lines)


def clear_speed(table: Table, who: EntityId) -> Transaction:
    """Return the step in which a speed roll does not count any more.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: There was none.
    """
    person = scene(table).person(who)
    if person.speed is None:
        raise NothingToChangeError
    after = replace(person, speed=None, mov=person.speed.base)
    report = SpeedCleared(name=person.name, before=person.mov, after=after.mov)
    return Transaction(report=report, changes=changes(table, people={who: after}))


def change_way(table: Table, who: EntityId, base: int) -> Transaction:
    """Return the step in which somebody goes on in another way, such as swimming (1.6).

    The other MOV counts, with what the speed roll gave or took; pools follow with the next round.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: MOV stays.
        ValueError: The MOV is below 1.
    """
    person = scene(table).person(who)
    speed = in_other_way(person.speed, base) if person.speed is not None else None
    after = replace(person, speed=speed, mov=speed.mov if speed is not None else base)
    if after == person:
        raise NothingToChangeError
    report = WayChanged(name=person.name, before=person.mov, after=after.mov)
    return Transaction(report=report, changes=changes(table, people={who: after}))


def _sped(
    person: Participant, skill: str, check: Check, fallen: Score
) -> tuple[Participant, SpeedLine]:
    base = person.speed.base if person.speed is not None else person.mov
    verdict = fallen.judgement.verdict
    is_said = fallen.what is None
    speed = SpeedRoll(
        base=base,
        skill=skill,
        value=check.value,
        verdict=verdict,
        source=CheckSource.SAID if is_said else check.source,
        faces=_faces(fallen),
        total=None if is_said else fallen.total,
    )
    roll = None
    if fallen.what is not None:
        roll = Roll(
            what=fallen.what,
            faces=fallen.faces,
            total=fallen.total,
            who=person.name,
            told=fallen.is_told,
        )
    line = SpeedLine(
        name=person.name,
        skill=speed.skill,
        value=speed.value,
        verdict=verdict,
        before=base,
        after=adjusted(base, speed.shift),
        roll=roll,
        source=speed.source,
    )
    return replace(person, speed=speed, mov=line.after), line


def _faces(fallen: Score) -> tuple[int, ...]:
    """Return the dice of a pool as they fell; a d100 is known by its total."""
    if isinstance(fallen.what, Percentile):
        return ()
    return tuple(face for handful in fallen.faces for face in handful)


def _rolled(
    table: Table, people: Mapping[EntityId, Participant], lines: Sequence[SpeedLine]
) -> Transaction:
    report = SpeedRolled(lines=tuple(lines))
    return Transaction(report=report, changes=changes(table, people=people))
