"""The roll in hand, and dice that fall.

A `Decision` is not part of the table: nothing enters it before dice fall or somebody says what
they showed.
"""

from dataclasses import dataclass, replace

from duskboard.core.chase.check import Difficulty, Verdict, judge
from duskboard.core.dice import (
    Dice,
    Expression,
    Percentile,
    ReportedTotal,
    roll_expression,
    roll_percentile,
)
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, put, take
from duskboard.play.telling import told_roll
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCheck:
    """What a d100 of a sheet is rolled against (rules/chase.md 8.2, 8.3).

    Attributes:
        person_id: Whose sheet.
        skill: A `SkillId`, or a word of the table's own.
        value: What it is worth.
        difficulty: The level to reach.
    """

    person_id: EntityId
    skill: str
    value: int
    difficulty: Difficulty


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """The roll in hand.

    Attributes:
        check: What is to be rolled.
        who: Who rolls, in the words of the game master, or "".
        why: What for, or "".
        secret: Whether only the game master will see it.
        against: What a d100 is rolled against, or None where it decides nothing by itself.
    """

    check: Expression | Percentile
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

    Only a d100 has them (rules/chase.md 8.6); any other roll is returned as it is.

    Raises:
        ValueError: `extra` is not within -2 to 2.
    """
    if not isinstance(decision.check, Percentile):
        return decision
    return replace(decision, check=Percentile(extra=extra))


def resolve(table: Table, decision: Decision, dice: Dice | ReportedTotal) -> Transaction:
    """Return the step in which the roll in hand is made.

    A roll made in the open takes its place on the players' screen; a secret one changes nothing
    there.

    Raises:
        DiceError: Typed faces or the total told do not fit.
    """
    roll, against, verdict = _rolled(decision, dice), decision.against, None
    if against is not None and isinstance(decision.check, Percentile):
        judged = judge(roll.total, against.value, against.difficulty)
        roll = replace(roll, skill=against.skill, passed=judged.passed, needed=judged.needed)
        verdict = judged.verdict
    changes = () if decision.secret else put(table, _public(table, roll))
    report = RollMade(
        roll=roll,
        secret=decision.secret,
        against=against if verdict is not None else None,
        verdict=verdict,
    )
    return Transaction(report=report, changes=changes)


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


def _rolled(decision: Decision, dice: Dice | ReportedTotal) -> Roll:
    told = isinstance(dice, ReportedTotal)
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
        told=told,
    )
