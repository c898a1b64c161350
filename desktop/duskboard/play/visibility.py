"""Showing things to the players and hiding them again."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, get, put
from duskboard.table.entity import Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction
from duskboard.table.view import value_name


@dataclass(frozen=True, slots=True, kw_only=True)
class VisibilityChanged(Report):
    """Players may know more or less of a thing than before."""

    entity_id: EntityId
    name: str
    before: Visibility
    after: Visibility


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
    )
    changes = put(table, replace(entity, visibility=visibility))
    return Transaction(report=report, changes=changes)
