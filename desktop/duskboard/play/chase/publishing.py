"""What players see of a roll in a chase: names only of what is shown to them."""

from dataclasses import replace

from duskboard.core.chase.check import Judgement
from duskboard.core.identity import EntityId
from duskboard.play.change import put
from duskboard.table.entity import COURSE_ID, PUBLIC_ROLL_ID, Entity, Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change


def roller_seen(table: Table, who: EntityId) -> Visibility:
    """Return what players know of a participant: nothing while the chase is hidden from them."""
    course, person = table.get(COURSE_ID), table.get(who)
    if course is None or person is None or course.visibility is Visibility.HIDDEN:
        return Visibility.HIDDEN
    return person.visibility


def shown_roll(
    table: Table, roll: Roll | None, judgement: Judgement, seen: Visibility, *, has_reason: bool
) -> tuple[Change, ...]:
    """Return the change of the players' screen, none for a roll that they do not see.

    Args:
        table: The table.
        roll: The roll, or None where nothing was rolled.
        judgement: What it came to.
        seen: What players know of who rolled.
        has_reason: Whether they know what it is about.
    """
    if roll is None or seen is Visibility.HIDDEN:
        return ()
    told = replace(
        roll,
        who=roll.who if seen is Visibility.SHOWN else "",
        why=roll.why if has_reason else "",
        passed=judgement.passed,
        needed=(judgement.needed or None) if seen is Visibility.SHOWN else None,
    )
    entity = Entity(entity_id=PUBLIC_ROLL_ID, value=told, visibility=Visibility.SHOWN)
    return put(table, entity)
