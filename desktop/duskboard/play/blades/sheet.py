"""Sheets of scoundrels that come and go (rules/blades.md 79)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId
from duskboard.play.blades.scene import scoundrel_of
from duskboard.play.change import make, take
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoundrelAdded(Report):
    """A scoundrel came to the table."""

    who: EntityId
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoundrelRemoved(Report):
    """A scoundrel was taken off the table."""

    name: str


def add_scoundrel(
    table: Table,
    who: EntityId,
    scoundrel: Scoundrel,
    visibility: Visibility = Visibility.HIDDEN,
) -> Transaction:
    """Return the step that puts a sheet last on the table.

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    rank = last_rank(table, Scoundrel)
    entity = Entity(entity_id=who, value=scoundrel, visibility=visibility, rank=rank)
    report = ScoundrelAdded(who=who, name=scoundrel.name)
    return Transaction(report=report, changes=make(table, entity))


def duplicate_scoundrel(table: Table, who: EntityId, copy: EntityId, name: str) -> Transaction:
    """Return the step that puts a copy of a sheet on the table, hidden, under another name.

    Raises:
        NotOnTableError: There is no such sheet.
        AlreadyOnTableError: The identifier of the copy is taken.
        ValueError: The name is blank.
    """
    return add_scoundrel(table, copy, replace(scoundrel_of(table, who), name=name.strip()))


def remove_scoundrel(table: Table, who: EntityId) -> Transaction:
    """Return the step that takes a sheet off the table.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    name = scoundrel_of(table, who).name
    return Transaction(report=ScoundrelRemoved(name=name), changes=(take(table, who),))
