"""The action that runs, put on the table and kept there (rules/blades.md 137)."""

from dataclasses import replace

from duskboard.core.blades.action import ActionTerms
from duskboard.core.identity import EntityId
from duskboard.play.change import NotOnTableError, put
from duskboard.table.action_roll import ActionRoll, TeamActionRoll
from duskboard.table.entity import ACTION_ID, Entity
from duskboard.table.running_action import RunningAction, Threat
from duskboard.table.table import Table
from duskboard.table.transaction import Change


def running_of(table: Table) -> RunningAction:
    """Return the action that was rolled last.

    Raises:
        NotOnTableError: There is none.
    """
    running = table.value(ACTION_ID, RunningAction)
    if running is None:
        raise NotOnTableError(ACTION_ID)
    return running


def begun(
    table: Table,
    who: EntityId,
    terms: ActionTerms | None,
    roll: ActionRoll | TeamActionRoll | None,
    *,
    is_secret: bool,
) -> tuple[Change, ...]:
    """Return the change by which an action takes the place of the one before.

    Consequences that still wait and approaches that are closed stay.
    """
    before = table.value(ACTION_ID, RunningAction)
    running = RunningAction(who=who, terms=terms, roll=roll, is_secret=is_secret)
    if before is not None:
        waiting = tuple(replace(one, is_older=True) for one in before.waiting)
        running = replace(running, threats=waiting, closed=before.closed)
    return running_changes(table, running)


def running_changes(table: Table, running: RunningAction) -> tuple[Change, ...]:
    """Return the change of the running action, which need not have been on the table."""
    return put(table, Entity(entity_id=ACTION_ID, value=running))


def with_threat(running: RunningAction, threat: Threat) -> RunningAction:
    """Return a running action in which a consequence stands otherwise."""
    threats = tuple(threat if one.number == threat.number else one for one in running.threats)
    return replace(running, threats=threats)
