"""Sheets that come and go (rules/storyteller.md 28)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import Sheet, Spent
from duskboard.play.change import NothingToChangeError, PlayError, make, take
from duskboard.play.storyteller.scene import sheet_of
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change, Report, Transaction

MAX_EXTRAS = 40
"""The most sheets that are put on the table at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetsAdded(Report):
    """Characters came to the table."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRemoved(Report):
    """A sheet was taken off the table."""

    name: str


class TooManySheetsError(PlayError):
    """So many sheets are not put on the table at once. Args: how many, the most."""


def add_sheet(
    table: Table, who: EntityId, sheet: Sheet, visibility: Visibility = Visibility.HIDDEN
) -> Transaction:
    """Return the step that puts a sheet last on the table.

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    changes = _made(table, {who: sheet}, visibility)
    return Transaction(report=SheetsAdded(names=(sheet.name,)), changes=changes)


def add_extras(table: Table, ids: Sequence[EntityId], sheet: Sheet) -> Transaction:
    """Return the step that puts several of a kind on the table: "Constable 1" to "Constable 6".

    Raises:
        AlreadyOnTableError: An identifier is taken.
        TooManySheetsError: More than 40.
        NothingToChangeError: There are none.
    """
    if not ids:
        raise NothingToChangeError
    if len(ids) > MAX_EXTRAS:
        raise TooManySheetsError(len(ids), MAX_EXTRAS)
    taken = {one.name for one in table.values(Sheet).values()}
    free = (f"{sheet.name} {number}" for number in range(1, len(taken) + len(ids) + 1))
    names = [name for name in free if name not in taken][: len(ids)]
    sheets = {who: replace(sheet, name=name) for who, name in zip(ids, names, strict=True)}
    changes = _made(table, sheets, Visibility.HIDDEN)
    return Transaction(report=SheetsAdded(names=tuple(names)), changes=changes)


def duplicate_sheet(table: Table, who: EntityId, copy: EntityId, name: str) -> Transaction:
    """Return the step that puts a copy of a sheet on the table, hidden, under another name.

    Raises:
        NotOnTableError: There is no such sheet.
        AlreadyOnTableError: The identifier of the copy is taken.
        ValueError: The name is blank.
    """
    sheet = replace(sheet_of(table, who), name=name.strip(), spent=Spent())
    return add_sheet(table, copy, sheet)


def remove_sheet(table: Table, who: EntityId) -> Transaction:
    """Return the step that takes a sheet off the table.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    name = sheet_of(table, who).name
    return Transaction(report=SheetRemoved(name=name), changes=(take(table, who),))


def _made(
    table: Table, sheets: dict[EntityId, Sheet], visibility: Visibility
) -> tuple[Change, ...]:
    rank = last_rank(table, Sheet)
    return tuple(
        change
        for place, (who, sheet) in enumerate(sheets.items())
        for change in make(
            table,
            Entity(entity_id=who, value=sheet, visibility=visibility, rank=rank + place),
        )
    )
