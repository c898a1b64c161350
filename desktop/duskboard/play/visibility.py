"""Showing things to the players and hiding them again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.blades.faction import Faction
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fighter import Fighter
from duskboard.core.storyteller.sheet import Sheet
from duskboard.play.change import NothingToChangeError, get, put, put_values
from duskboard.table.entity import COURSE_ID, Value, Visibility
from duskboard.table.name import value_name
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class VisibilityChanged(Report):
    """Players may know more or less of a thing than before.

    Attributes:
        entity_id: The thing.
        name: Its name.
        before: What they knew.
        after: What they know.
        is_unnamed: Whether players see "?" in place of the name of a masked one.
    """

    entity_id: EntityId
    name: str
    before: Visibility
    after: Visibility
    is_unnamed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ManyShown(Report):
    """Several things were shown, masked or hidden at once.

    Attributes:
        names: Their names; an open way has none.
        count: How many things.
        after: What players know of them.
        is_unnamed: Whether players see "?" in place of the names of masked ones.
    """

    names: tuple[str, ...]
    count: int
    after: Visibility
    is_unnamed: bool = False


def set_visibility(table: Table, entity_id: EntityId, visibility: Visibility) -> Transaction:
    """Return the step that shows, masks or hides a thing.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It is so already.
    """
    entity = get(table, entity_id)
    if entity.visibility is visibility:
        raise NothingToChangeError
    report = VisibilityChanged(
        entity_id=entity_id,
        name=value_name(entity.value),
        before=entity.visibility,
        after=visibility,
        is_unnamed=_is_unnamed(entity.value),
    )
    changes = put(table, replace(entity, visibility=visibility))
    turn = _taken_off_screen(table, (entity_id,), visibility)
    return Transaction(report=report, changes=(*changes, *turn))


def set_all_visibility(
    table: Table, entity_ids: Sequence[EntityId], visibility: Visibility
) -> Transaction:
    """Return the step that shows, masks or hides several things at once, such as a whole track.

    Raises:
        NotOnTableError: One of them is not on the table.
        NothingToChangeError: All are so already.
    """
    entities = [get(table, entity_id) for entity_id in dict.fromkeys(entity_ids)]
    changed = [one for one in entities if one.visibility is not visibility]
    if not changed:
        raise NothingToChangeError
    names = (value_name(one.value) for one in changed)
    report = ManyShown(
        names=tuple(name for name in names if name),
        count=len(changed),
        after=visibility,
        is_unnamed=any(_is_unnamed(one.value) for one in changed),
    )
    changes = (
        change for one in changed for change in put(table, replace(one, visibility=visibility))
    )
    turn = _taken_off_screen(table, [one.entity_id for one in changed], visibility)
    return Transaction(report=report, changes=(*changes, *turn))


def _taken_off_screen(
    table: Table, hidden: Sequence[EntityId], visibility: Visibility
) -> tuple[Change, ...]:
    """Return the change of the chase whose active one goes out of sight of the players.

    Their marker stays where it was while somebody acts of whom they never knew. Whoever they saw
    in turn a moment ago leaves it with nobody: it would go back to one whose turn is over.
    """
    course = table.value(COURSE_ID, Course)
    is_no_turn = visibility is not Visibility.HIDDEN or COURSE_ID in hidden
    if course is None or course.active not in hidden or is_no_turn:
        return ()
    lately = tuple(key for key in course.lately if key == course.active)
    return put_values(table, {COURSE_ID: replace(course, lately=lately)})


def _is_unnamed(value: Value) -> bool:
    """Whether players see "?" in place of the name when it is masked: parts of a chase, sheets."""
    parts = Course | Edge | Fighter | Location | Participant | Vehicle | Faction | Scoundrel | Sheet
    return isinstance(value, parts)
