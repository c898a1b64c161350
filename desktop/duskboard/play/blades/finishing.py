"""An action that is done with, or taken up again (rules/blades.md 137)."""

from dataclasses import dataclass

from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.identity import EntityId
from duskboard.play.blades.running import running_changes, running_of, taken_up
from duskboard.play.change import NothingToChangeError, NotOnTableError, take
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import RunningAction
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionFinished(Report):
    """An action was done with: who had acted, and the consequences that were let go with it."""

    name: str
    waiting: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionTakenUp(Report):
    """An action that was laid aside was taken up again: who had acted, and what it came to."""

    name: str
    action: ActionId
    outcome: Outcome


def finish_action(table: Table) -> Transaction:
    """Return the step in which the action that runs is done with; what is closed stays closed.

    The action that was laid aside last takes its place again.

    Raises:
        NotOnTableError: Nothing was rolled.
        NothingToChangeError: It is done with already.
    """
    running = running_of(table)
    if running.roll is None and not running.threats:
        raise NothingToChangeError
    report = ActionFinished(name=_name(table, running.who), waiting=len(running.waiting))
    # Nothing that waited, nor the action itself, is kept.
    left = RunningAction(who=running.who, closed=running.closed, earlier=running.earlier)
    if running.earlier:
        left = taken_up(left, len(running.earlier) - 1)
    elif not running.closed:
        return Transaction(report=report, changes=(take(table, ACTION_ID),))
    return Transaction(report=report, changes=running_changes(table, left))


def take_up(table: Table, place: int) -> Transaction:
    """Return the step in which an action that was laid aside is taken up again.

    What runs is laid aside for it, where something is still to come of that; consequences that
    wait stay.

    Args:
        table: The table.
        place: Which of those that were laid aside, 0 for the first.

    Raises:
        NotOnTableError: There is no such action.
    """
    running = running_of(table)
    if not 0 <= place < len(running.earlier):
        raise NotOnTableError(ACTION_ID)
    again = running.earlier[place]
    report = ActionTakenUp(
        name=_name(table, again.who), action=again.roll.action, outcome=again.roll.outcome
    )
    return Transaction(report=report, changes=running_changes(table, taken_up(running, place)))


def _name(table: Table, who: EntityId) -> str:
    scoundrel = table.value(who, Scoundrel)
    return "" if scoundrel is None else scoundrel.name
