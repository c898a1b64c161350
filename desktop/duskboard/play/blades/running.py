"""The action that runs, put on the table and kept there (rules/blades.md 137)."""

from dataclasses import replace

from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.consequence import Complication
from duskboard.core.blades.use import AbilityUse
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


def begun(  # noqa: PLR0913 - all that is known of an action when its dice have fallen
    table: Table,
    who: EntityId,
    terms: ActionTerms | None,
    roll: ActionRoll | TeamActionRoll | None,
    *,
    is_secret: bool,
    aim: EntityId | None = None,
) -> tuple[Change, ...]:
    """Return the change by which an action takes the place of the one before.

    Consequences that still wait and approaches that are closed stay; an action of which something
    is still to come is laid aside. The price of a bargain waits from the first (15).
    """
    before = table.value(ACTION_ID, RunningAction)
    running = RunningAction(who=who, terms=terms, roll=roll, is_secret=is_secret, aim=aim)
    if before is not None:
        running = replace(
            running, threats=before.carried_on, closed=before.closed, earlier=before.laid_aside
        )
    price = (terms.bargain or "").strip() if terms is not None else ""
    if price:
        agreed = Complication(text=price)
        number = next_number(running)
        threat = Threat(number=number, who=who, inflicted=agreed, left=agreed, is_price=True)
        running = replace(running, threats=(*running.threats, threat))
    return running_changes(table, running)


def was_daring(running: RunningAction) -> bool:
    """Return whether an action was a daring one, which makes resisting harder (A22)."""
    roll = running.roll
    if not isinstance(roll, ActionRoll) or running.terms is None:
        return False
    return AbilityUse.DARING in running.terms.uses and AbilityUse.DARING not in roll.counted.idle


def next_number(running: RunningAction) -> int:
    """Return what the next consequence is told from others by."""
    return max((one.number for one in running.threats), default=0) + 1


def taken_up(running: RunningAction, place: int) -> RunningAction:
    """Return what runs once an action that was laid aside is taken up again."""
    again = running.earlier[place]
    others = replace(running, earlier=running.earlier[:place] + running.earlier[place + 1 :])
    first = next_number(others)
    own = tuple(
        replace(one, number=number) for number, one in enumerate(again.threats, start=first)
    )
    return RunningAction(
        who=again.who,
        terms=again.terms,
        roll=again.roll,
        threats=(*running.carried_on, *own),
        closed=running.closed,
        next_position=again.next_position,
        ticked=again.ticked,
        is_secret=again.is_secret,
        aim=again.aim,
        earlier=others.laid_aside,
    )


def running_changes(table: Table, running: RunningAction) -> tuple[Change, ...]:
    """Return the change of the running action, which need not have been on the table."""
    return put(table, Entity(entity_id=ACTION_ID, value=running))


def with_threat(running: RunningAction, threat: Threat) -> RunningAction:
    """Return a running action in which a consequence stands otherwise."""
    threats = tuple(threat if one.number == threat.number else one for one in running.threats)
    return replace(running, threats=threats)
