"""The roll in hand, and dice that fall.

A `Decision` is not part of the table: nothing enters it before dice fall or somebody says what
they showed.
"""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.source import Check, Score, WrongReportError, check_dice, score
from duskboard.core.dice import (
    Dice,
    Expression,
    Percentile,
    Pool,
    Rating,
    Reported,
    ReportedTotal,
    roll_expression,
    roll_percentile,
)
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError, put, put_values, take
from duskboard.play.chase.check import helped, luck_offered, without_luck
from duskboard.play.telling import told_roll
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCheck:
    """What a check of a sheet is rolled against (rules/chase.md 8.2, 8.3, 14.1).

    Attributes:
        person_id: Whose sheet.
        skill: A `SkillId`, or a word of the table's own.
        value: What it is worth: a d100 value, the dice of a pool, a rating.
        difficulty: The level to reach.
        source: The game whose dice decide it.
        extra: Bonus dice less penalty dice: in a pool dice more or less (14.6).
        target: The difficulty of a pool where it was typed over, or None (14.6).
        luck: Points of Luck spent on it (8.11).
    """

    person_id: EntityId
    skill: str
    value: int
    difficulty: Difficulty
    source: CheckSource = CheckSource.D100
    extra: int = 0
    target: int | None = None
    luck: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """The roll in hand.

    Attributes:
        check: What is to be rolled.
        who: Who rolls, in the words of the game master, or "".
        why: What for, or "".
        secret: Whether only the game master will see it.
        against: What it is rolled against, or None where it decides nothing by itself.
    """

    check: Expression | Percentile | Pool | Rating
    who: str = ""
    why: str = ""
    secret: bool = False
    against: SkillCheck | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RollMade(Report):
    """Dice fell, or the player said what they showed.

    Attributes:
        roll: The dice.
        secret: Whether players did not see it.
        against: What was rolled against, or None.
        verdict: How well that went; None where nothing was rolled against.
    """

    roll: Roll
    secret: bool
    against: SkillCheck | None = None
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RollShown(Report):
    """A roll of the log was put on the players' screen."""

    roll: Roll


@dataclass(frozen=True, slots=True, kw_only=True)
class RollWithdrawn(Report):
    """The roll was taken off the players' screen."""


def adjust(decision: Decision, *, extra: int) -> Decision:
    """Return the decision with so many bonus dice (positive) or penalty dice (negative).

    A d100 has them, and a check of a pool, whose dice are more or less then (rules/chase.md 8.6,
    14.6); any other roll is returned as it is.

    Raises:
        ValueError: `extra` is not within -2 to 2.
    """
    against = replace(decision.against, extra=extra) if decision.against is not None else None
    if isinstance(decision.check, Percentile):
        return replace(decision, check=Percentile(extra=extra), against=against)
    if against is None or isinstance(decision.check, Expression):
        return decision
    return (
        check_decision(against, who=decision.who, why=decision.why, secret=decision.secret)
        or decision
    )


def at_target(decision: Decision, target: int) -> Decision:
    """Return the decision with the difficulty of its pool typed over; others stay (14.6)."""
    against = decision.against
    if against is None or not isinstance(decision.check, Pool):
        return decision
    check = Pool(count=decision.check.count, target=target)
    return replace(decision, check=check, against=replace(against, target=target))


def extra_dice(decision: Decision) -> int | None:
    """Return the bonus dice less the penalty dice, or None for a roll that has none."""
    if isinstance(decision.check, Percentile):
        return decision.check.extra
    is_pool = isinstance(decision.check, Pool | Rating)
    return decision.against.extra if is_pool and decision.against is not None else None


def check_decision(
    check: SkillCheck, *, who: str = "", why: str = "", secret: bool = False
) -> Decision | None:
    """Return the roll of a check of a sheet, or None where the game master says how it goes."""
    what = check_dice(_check(check, check.extra))
    if what is None:
        return None
    return Decision(check=what, who=who, why=why, secret=secret, against=check)


def luck_for(table: Table, decision: Decision, dice: Dice | Reported) -> int | None:
    """Return the points of Luck that make the roll in hand pass, or None where none do (8.11).

    Raises:
        DiceError: Typed faces or what was told do not fit.
    """
    against = decision.against
    person = table.value(against.person_id, Participant) if against is not None else None
    if against is None or person is None:
        return None
    check = _check(against, extra_dice(decision) or 0)
    return luck_offered(person, against.skill, check, score(check, dice))


def resolve(table: Table, decision: Decision, dice: Dice | Reported) -> Transaction:
    """Return the step in which the roll in hand is made, with the Luck that is spent on it.

    A roll made in the open takes its place on the players' screen; a secret one changes nothing
    there.

    Raises:
        DiceError: Typed faces or what was told do not fit.
        NotOnTableError: Luck is to be spent, and whose it is is not there.
        LuckError: Luck does not help this roll, or there is not as much.
    """
    is_check = not isinstance(decision.check, Expression)
    against, verdict = decision.against if is_check else None, None
    spent: tuple[Change, ...] = ()
    if against is None:
        roll = _rolled(decision, dice)
    else:
        fallen, spent = _scored(table, decision, against, dice)
        roll, verdict = _roll_of(decision, against, fallen), fallen.judgement.verdict
    shown = () if decision.secret else put(table, _public(table, roll))
    report = RollMade(roll=roll, secret=decision.secret, against=against, verdict=verdict)
    return Transaction(report=report, changes=(*spent, *shown))


def show_roll(table: Table, roll: Roll) -> Transaction:
    """Return the step that puts a roll of the log on the players' screen.

    Raises:
        NothingToChangeError: It is there already.
    """
    changes = put(table, _public(table, roll))
    if not changes:
        raise NothingToChangeError
    return Transaction(report=RollShown(roll=roll), changes=changes)


def withdraw_roll(table: Table) -> Transaction:
    """Return the step that takes the roll off the players' screen.

    Raises:
        NothingToChangeError: There is none.
    """
    if table.get(PUBLIC_ROLL_ID) is None:
        raise NothingToChangeError
    return Transaction(report=RollWithdrawn(), changes=(take(table, PUBLIC_ROLL_ID),))


def _public(table: Table, roll: Roll) -> Entity:
    told = told_roll(table, roll)
    return Entity(entity_id=PUBLIC_ROLL_ID, value=told, visibility=Visibility.SHOWN)


def _check(check: SkillCheck, extra: int) -> Check:
    """Return the check of a sheet with so many bonus dice."""
    return Check(
        source=check.source,
        value=check.value,
        difficulty=check.difficulty,
        target=check.target,
        extra=extra,
    )


def _scored(
    table: Table, decision: Decision, against: SkillCheck, dice: Dice | Reported
) -> tuple[Score, tuple[Change, ...]]:
    """Return what a check of a sheet comes to, and the Luck that it takes."""
    check = _check(against, extra_dice(decision) or 0)
    fallen = score(check, dice)
    if not against.luck:
        return fallen, ()
    person = table.value(against.person_id, Participant)
    if person is None:
        raise NotOnTableError(against.person_id)
    fallen = helped(person, against.skill, check, fallen, against.luck)
    return fallen, put_values(table, {against.person_id: without_luck(person, against.luck)})


def _roll_of(decision: Decision, against: SkillCheck, fallen: Score) -> Roll:
    judgement = fallen.judgement
    return Roll(
        what=decision.check,
        faces=fallen.faces,
        total=fallen.total,
        who=decision.who,
        why=decision.why,
        told=fallen.is_told,
        passed=judgement.passed,
        needed=judgement.needed or None,
        skill=against.skill,
    )


def _rolled(decision: Decision, dice: Dice | Reported) -> Roll:
    """Return a roll that decides nothing by itself."""
    if isinstance(decision.check, Pool | Rating):
        raise WrongReportError  # the dice of a pool come to something by a check alone
    if isinstance(dice, Reported) and not isinstance(dice, ReportedTotal):
        raise WrongReportError
    faces: tuple[tuple[int, ...], ...]
    if isinstance(decision.check, Percentile):
        result = roll_percentile(decision.check, dice)
        faces = () if result.units is None else (result.tens, (result.units,))
        total = result.total
    else:
        summed = roll_expression(decision.check, dice)
        faces, total = summed.faces, summed.total
    return Roll(
        what=decision.check,
        faces=faces,
        total=total,
        who=decision.who,
        why=decision.why,
        told=isinstance(dice, Reported),
    )
