"""An action that is done with: its place is free for the next one (rules/blades.md 137)."""

from dataclasses import dataclass

from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.play.blades.running import running_changes, running_of
from duskboard.play.change import NothingToChangeError, take
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import RunningAction
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionFinished(Report):
    """An action was done with: who had acted, and the consequences that were let go with it."""

    name: str
    waiting: int = 0


def finish_action(table: Table) -> Transaction:
    """Return the step in which the action that runs is done with; what is closed stays closed.

    Raises:
        NotOnTableError: Nothing was rolled.
        NothingToChangeError: It is done with already.
    """
    running = running_of(table)
    if running.roll is None and not running.threats:
        raise NothingToChangeError
    scoundrel = table.value(running.who, Scoundrel)
    report = ActionFinished(
        name="" if scoundrel is None else scoundrel.name, waiting=len(running.waiting)
    )
    if not running.closed:
        return Transaction(report=report, changes=(take(table, ACTION_ID),))
    left = RunningAction(who=running.who, closed=running.closed)
    return Transaction(report=report, changes=running_changes(table, left))
