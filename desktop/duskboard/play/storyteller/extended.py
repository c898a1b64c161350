"""Extended actions and extended contests, kept on the table (rules/storyteller.md 7, 8.3)."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller import extended as rules
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest
from duskboard.play.change import NotOnTableError, make, put_values, take
from duskboard.play.storyteller.contest import (
    Side,
    Throw,
    all_paid,
    made_by,
    several_changes,
)
from duskboard.play.storyteller.decision import PoolDecision, made, paid, public_changes
from duskboard.play.storyteller.scene import sheet_changes
from duskboard.table.entity import Entity
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtendedBegun(Report):
    """An extended action began."""

    action_id: EntityId
    name: str
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtendedRolled(Report):
    """A roll of an extended action, and how it stands then."""

    action_id: EntityId
    before: int
    action: ExtendedAction
    roll: PoolRoll
    is_secret: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtendedLeft(Report):
    """An extended action was given up."""

    action_id: EntityId
    name: str
    total: int
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchBegun(Report):
    """An extended contest began."""

    match_id: EntityId
    name: str
    first: str
    second: str
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRolled(Report):
    """A round of an extended contest, and how it stands then; perhaps seen by nobody else."""

    match_id: EntityId
    match: ExtendedContest
    first: PoolRoll
    second: PoolRoll
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcedureRemoved(Report):
    """An extended action or contest was taken off the table."""

    name: str


def begin_extended(table: Table, action_id: EntityId, action: ExtendedAction) -> Transaction:
    """Return the step in which an extended action begins (rules/storyteller.md 7.1, 7.3).

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    rank = last_rank(table, ExtendedAction)
    entity = Entity(entity_id=action_id, value=action, rank=rank)
    report = ExtendedBegun(action_id=action_id, name=action.name, target=action.target)
    return Transaction(report=report, changes=make(table, entity))


def roll_extended(
    table: Table, action_id: EntityId, decision: PoolDecision, dice: Throw
) -> Transaction:
    """Return the step in which an extended action is rolled for once more (7.1).

    Raises:
        NotOnTableError: There is no such action or sheet.
        ExtendedOverError: It has ended.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: It cannot be rolled.
        NoWillpowerError, WillpowerTwiceError, BloodError, BloodTurnError: It cannot be paid.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    action = _action(table, action_id)
    after = paid(table, decision)
    roll = made(table, decision, dice)
    rolled = rules.rolled(action, roll.result)
    changes = (
        *put_values(table, {action_id: rolled}),
        *sheet_changes(table, decision.who, after),
        *public_changes(table, roll, is_secret=decision.is_secret),
    )
    report = ExtendedRolled(
        action_id=action_id,
        before=action.total,
        action=rolled,
        roll=roll,
        is_secret=decision.is_secret,
    )
    return Transaction(report=report, changes=changes)


def give_up(table: Table, action_id: EntityId) -> Transaction:
    """Return the step in which an extended action is given up (7.3).

    Raises:
        NotOnTableError: There is no such action.
        ExtendedOverError: It has ended.
    """
    action = rules.given_up(_action(table, action_id))
    report = ExtendedLeft(
        action_id=action_id, name=action.name, total=action.total, target=action.target
    )
    return Transaction(report=report, changes=put_values(table, {action_id: action}))


def begin_match(table: Table, match_id: EntityId, match: ExtendedContest) -> Transaction:
    """Return the step in which an extended contest begins (rules/storyteller.md 8.3).

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    rank = last_rank(table, ExtendedContest)
    entity = Entity(entity_id=match_id, value=match, rank=rank)
    report = MatchBegun(
        match_id=match_id,
        name=match.name,
        first=match.first,
        second=match.second,
        target=match.target,
    )
    return Transaction(report=report, changes=make(table, entity))


def roll_match(
    table: Table,
    match_id: EntityId,
    first: tuple[Side, Throw],
    second: tuple[Side, Throw],
    *,
    is_secret: bool = False,
) -> Transaction:
    """Return the step in which both sides of an extended contest roll once more (8.3).

    A round in the open takes its place on the players' screen.

    Raises:
        NotOnTableError: There is no such contest or sheet.
        ExtendedOverError: It has ended.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: One cannot be rolled.
        NoWillpowerError, WillpowerTwiceError, BloodError, BloodTurnError: One cannot be paid.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    match = table.value(match_id, ExtendedContest)
    if match is None:
        raise NotOnTableError(match_id)
    rolls = [made_by(table, side, dice) for side, dice in (first, second)]
    after = rules.contended(match, rolls[0].result, rolls[1].result)
    sides = (first[0], second[0])
    hides = is_secret or any(side.is_secret for side in sides)
    report = MatchRolled(
        match_id=match_id, match=after, first=rolls[0], second=rolls[1], is_secret=hides
    )
    several = of_match(after, rolls[0], rolls[1])
    changes = (
        *put_values(table, {match_id: after, **all_paid(table, sides)}),
        *several_changes(table, several, is_secret=hides),
    )
    return Transaction(report=report, changes=changes)


def of_match(match: ExtendedContest, first: PoolRoll, second: PoolRoll) -> SeveralRoll:
    """Return a round of an extended contest with how it stands then."""
    return SeveralRoll(
        rolls=(first, second),
        purpose=RolledFor.MATCH,
        totals=(match.first_total, match.second_total),
        target=match.target,
        winner=match.winner,
    )


def remove_procedure(table: Table, procedure_id: EntityId) -> Transaction:
    """Return the step that takes an extended action or contest off the table.

    Raises:
        NotOnTableError: There is no such thing.
    """
    value = table.value(procedure_id, ExtendedAction) or table.value(procedure_id, ExtendedContest)
    if value is None:
        raise NotOnTableError(procedure_id)
    report = ProcedureRemoved(name=value.name)
    return Transaction(report=report, changes=(take(table, procedure_id),))


def _action(table: Table, action_id: EntityId) -> ExtendedAction:
    action = table.value(action_id, ExtendedAction)
    if action is None:
        raise NotOnTableError(action_id)
    return action
