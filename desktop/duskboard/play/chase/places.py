"""Many places put on the track at once, such as those of a hotel (rules/chase.md 2.10)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.rounds import Course
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.laying import (
    NewLocation,
    add_location,
    lay_track,
    mark_exit,
)
from duskboard.play.chase.scene import scene
from duskboard.table.entity import COURSE_ID, Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacesAdded(Report):
    """Places that belong together were put on the track: what they are of, and their names."""

    name: str
    places: tuple[str, ...]


def add_places(
    table: Table,
    name: str,
    places: Sequence[NewLocation],
    after: EntityId | None = None,
    *,
    is_first: bool = False,
) -> Transaction:
    """Return the one step that puts places on the track one behind the other.

    Where there is no chase yet they make one, which is called as they are.

    Args:
        table: The table.
        name: What they are the places of.
        places: The places, in order; what they say of `after` is not read.
        after: The place that the first of them comes behind; None for last.
        is_first: Whether they come before all others instead.

    Raises:
        NotOnTableError: The place it comes behind is not on the track.
        NothingToChangeError: There are none.
        AlreadyOnTableError: An identifier is taken.
        ValueError: A name is blank.
    """
    if not places:
        raise NothingToChangeError
    if table.value(COURSE_ID, Course) is None:
        return lay_track(table, name, places)
    now, behind = table, after
    touched: dict[EntityId, None] = {}
    for wish in reversed(places) if is_first else places:
        step = add_location(now, replace(wish, after=behind), first=is_first)
        touched.update(dict.fromkeys(change.entity_id for change in step.changes))
        now, behind = now.applied(step.changes), None if is_first else wish.location_id
    report = PlacesAdded(name=name, places=tuple(wish.name.strip() for wish in places))
    return Transaction(report=report, changes=tuple(_changes(table, now, touched)))


def lengthen_track(table: Table, places: Sequence[NewLocation]) -> Transaction:
    """Return the one step that puts more places at the end of the track.

    Where the last place was an exit, the last of the new ones is it from now on.

    Raises:
        NotOnTableError: There is no chase.
        NothingToChangeError: There are none.
        AlreadyOnTableError: An identifier is taken.
        ValueError: A name is blank.
    """
    chase = scene(table)
    last = chase.trunk[-1] if chase.trunk else None
    has_exit = last is not None and chase.location(last).is_exit
    wishes = [replace(wish, is_exit=False) for wish in places]
    if wishes and has_exit:
        wishes[-1] = replace(wishes[-1], is_exit=True)
    step = add_places(table, chase.course.name, wishes)
    if last is None or not has_exit:
        return step
    longer = table.applied(step.changes)
    moved = longer.applied(mark_exit(longer, last, is_exit=False).changes)
    touched = dict.fromkeys([*(change.entity_id for change in step.changes), last])
    return replace(step, changes=tuple(_changes(table, moved, touched)))


def _changes(before: Table, after: Table, touched: dict[EntityId, None]) -> list[Change]:
    """Return what differs for these in the end; what came and went does not."""

    def change(key: EntityId, old: Entity | None, new: Entity | None) -> list[Change]:
        return [] if old == new else [Change(entity_id=key, before=old, after=new)]

    return [one for key in touched for one in change(key, before.get(key), after.get(key))]
