"""What those who come late change of others: the order of equal DEX, and the pools (3.2, 3.6)."""

from collections.abc import Mapping

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import recount
from duskboard.core.chase.tie import last_of_equals
from duskboard.core.identity import EntityId
from duskboard.core.rulings import LatecomerPool
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Change


def tie_of(chase: Scene, people: Mapping[EntityId, Participant], dex: int) -> int:
    """Return the stored rank of one who comes late; before the start equal DEX is rolled."""
    return last_of_equals(people, dex) if chase.is_running else 0


def counted_in(
    table: Table, people: Mapping[EntityId, Participant], new: set[EntityId], named: set[EntityId]
) -> tuple[dict[EntityId, Participant], tuple[Change, ...]]:
    """Return the newcomers, and what changes of others: names, pools that follow at once (3.6)."""
    course = scene(table).course
    slower = course.lowest is not None and any(
        people[key].is_running and people[key].mov < course.lowest for key in new
    )
    at_once = table.rulings.chase.pool_for_slower_latecomer is LatecomerPool.AT_ONCE
    if not slower or not at_once:
        found = {key: people[key] for key in named - new}
        return {key: people[key] for key in new}, changes(table, people=found)
    standing = recount(course, people)
    after = {**people, **standing.changed}
    others = {key: after[key] for key in (standing.changed.keys() | named) - new}
    return {key: after[key] for key in new}, changes(table, people=others, course=standing.course)
