"""The roll in hand, and dice that fall.

A `Decision` is not part of the table: nothing enters it before dice fall or somebody says what
they showed.
"""

from dataclasses import dataclass, replace

from duskboard.core.dice import (
    Dice,
    Expression,
    Percentile,
    ReportedTotal,
    roll_expression,
    roll_percentile,
)
from duskboard.play.change import NothingToChangeError, put, take
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """The roll in hand.

    Attributes:
        check: What is to be rolled.
        who: Who rolls, in the words of the game master, or "".
        why: What for, or "".
        secret: Whether only the game master will see it.
    """

    check: Expression | Percentile
    who: str = ""
    why: str = ""
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RollMade(Report):
    """Dice fell, or the player said what they showed."""

    roll: Roll
    secret: bool


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
    roll = _rolled(decision, dice)
    changes = () if decision.secret else put(table, _public(roll))
    return Transaction(report=RollMade(roll=roll, secret=decision.secret), changes=changes)


def show_roll(table: Table, roll: Roll) -> Transaction:
    """Return the step that puts a roll of the log on the players' screen.

    Raises:
        NothingToChangeError: It is there already.
    """
    changes = put(table, _public(roll))
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


def _public(roll: Roll) -> Entity:
    return Entity(entity_id=PUBLIC_ROLL_ID, value=roll, visibility=Visibility.SHOWN)


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
