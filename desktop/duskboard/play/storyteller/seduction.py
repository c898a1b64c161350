"""Seduction at the table, step by step (rules/storyteller.md 25)."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller import seduction as rules
from duskboard.core.storyteller.action import successes
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.pool import Modifier, Terms
from duskboard.core.storyteller.seduction import (
    SEDUCER_TRAITS,
    TARGET_TRAITS,
    Seduction,
    SeductionEnd,
    SeductionOverError,
    SeductionStep,
    seducer_difficulty,
    step_end,
    target_dice,
)
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller_rulings import SeductionRule
from duskboard.play.change import NotOnTableError, make, put_values, take
from duskboard.play.storyteller.contest import Side, Throw, all_paid, made_by, several_changes
from duskboard.play.storyteller.decision import LoosePool, PoolDecision, public_changes
from duskboard.play.storyteller.scene import sheet_of
from duskboard.table.entity import Entity
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction

_USUAL_TRAIT = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SeductionBegun(Report):
    """Somebody sets about seducing somebody."""

    name: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeductionRolled(Report):
    """A step of a seduction, and how it came out.

    Attributes:
        name: The seducer.
        target: The other side.
        step: Which step.
        end: How it came out.
        first: The seducer's roll.
        second: The other side's, or None where it does not roll.
        is_secret: Whether only the game master saw it.
    """

    name: str
    target: str
    step: SeductionStep
    end: SeductionEnd
    first: PoolRoll
    second: PoolRoll | None
    is_secret: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeductionSettled(Report):
    """The game master decided a tie."""

    name: str
    target: str
    is_won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeductionRemoved(Report):
    """A seduction was taken off the table."""

    name: str
    target: str


def seduction_of(table: Table, run_id: EntityId) -> Seduction:
    """Return a seduction.

    Raises:
        NotOnTableError: There is none.
    """
    run = table.value(run_id, Seduction)
    if run is None:
        raise NotOnTableError(run_id)
    return run


def begin_seduction(
    table: Table, run_id: EntityId, who: EntityId, target: EntityId | str
) -> Transaction:
    """Return the step in which somebody sets about seducing somebody, with a sheet or without.

    Raises:
        NotOnTableError: There is no such sheet of the seducer.
        AlreadyOnTableError: The identifier is taken.
    """
    other = table.value(EntityId(target), Sheet)
    run = Seduction(
        who=who,
        target=EntityId(target) if other is not None else None,
        name=sheet_of(table, who).name,
        target_name=other.name if other is not None else str(target),
    )
    entity = Entity(entity_id=run_id, value=run, rank=last_rank(table, Seduction))
    report = SeductionBegun(name=run.name, target=run.target_name)
    return Transaction(report=report, changes=make(table, entity))


def seduction_sides(
    table: Table, run: Seduction, trait: int | None = None
) -> tuple[PoolDecision, Side | None]:
    """Return what both roll in the next step; by ruling the other side does not (25.6, D24).

    Args:
        table: The table.
        run: The seduction.
        trait: The other side's trait, where the game master says it or there is no sheet.

    Raises:
        NotOnTableError: There is no such sheet.
        SeductionOverError: It is over, or waits for a tie.
    """
    step = run.step
    if step is None or run.is_tied:
        raise SeductionOverError(run.name)
    rule = table.rulings.storyteller.seduction
    rating = _trait(table, run, step) if trait is None else trait
    modifiers = (Modifier(dice=run.dice),) if run.dice else ()
    difficulty = seducer_difficulty(rating, rule).used
    terms = Terms(traits=SEDUCER_TRAITS[step], difficulty=difficulty, modifiers=modifiers)
    mine = PoolDecision(who=run.who, terms=terms)
    if rule is SeductionRule.DIFFICULTY:
        return mine, None
    return mine, LoosePool(dice=target_dice(rating), difficulty=STANDARD, who=run.target_name)


def roll_seduction(
    table: Table,
    run_id: EntityId,
    mine: tuple[PoolDecision, Throw],
    theirs: tuple[Side, Throw] | None,
    *,
    is_secret: bool = False,
) -> Transaction:
    """Return the step in which a seduction goes on, or ends (rules/storyteller.md 25.1-25.4).

    Raises:
        NotOnTableError: There is no such seduction or sheet.
        SeductionOverError: It is over, or waits for a tie.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: One cannot be rolled.
        NoWillpowerError, WillpowerTwiceError: One cannot be paid.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    run = seduction_of(table, run_id)
    step = run.step
    if step is None or run.is_tied:
        raise SeductionOverError(run.name)
    sides = [mine[0]] if theirs is None else [mine[0], theirs[0]]
    first = made_by(table, *mine)
    second = made_by(table, *theirs) if theirs is not None else None
    against = successes(second.result) if second is not None else 0
    end = step_end(successes(first.result), against, first.result.verdict)
    changes = put_values(table, {run_id: rules.went(run, end), **all_paid(table, sides)})
    if second is None:
        changes = (*changes, *public_changes(table, first, is_secret=is_secret))
    else:
        several = SeveralRoll(rolls=(first, second), purpose=RolledFor.OPPOSE)
        changes = (*changes, *several_changes(table, several, is_secret=is_secret))
    report = SeductionRolled(
        name=run.name,
        target=run.target_name,
        step=step,
        end=end,
        first=first,
        second=second,
        is_secret=is_secret,
    )
    return Transaction(report=report, changes=changes)


def settle_seduction(table: Table, run_id: EntityId, *, is_won: bool) -> Transaction:
    """Return the step in which the game master decides a tie (rules/storyteller.md D8).

    Raises:
        NotOnTableError: There is no such seduction.
        NotTiedError: There is no tie.
    """
    run = rules.untied(seduction_of(table, run_id), is_won=is_won)
    report = SeductionSettled(name=run.name, target=run.target_name, is_won=is_won)
    return Transaction(report=report, changes=put_values(table, {run_id: run}))


def remove_seduction(table: Table, run_id: EntityId) -> Transaction:
    """Return the step that takes a seduction off the table.

    Raises:
        NotOnTableError: There is no such seduction.
    """
    run = seduction_of(table, run_id)
    report = SeductionRemoved(name=run.name, target=run.target_name)
    return Transaction(report=report, changes=(take(table, run_id),))


def _trait(table: Table, run: Seduction, step: SeductionStep) -> int:
    sheet = table.value(run.target, Sheet) if run.target is not None else None
    return sheet.rating(TARGET_TRAITS[step]) if sheet is not None else _USUAL_TRAIT
