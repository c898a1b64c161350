"""Showing things to the players and hiding them again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, get, put
from duskboard.table.entity import Value, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction
from duskboard.table.view import value_name


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
    return Transaction(report=report, changes=changes)


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
    return Transaction(report=report, changes=tuple(changes))


def _is_unnamed(value: Value) -> bool:
    """Whether players see "?" in place of the name when it is masked: all parts of a chase."""
    return isinstance(value, Course | Edge | Location | Participant)
