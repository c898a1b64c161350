"""Traits of a sheet under other names, and off the sheet with what hangs on them (X6.5)."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.naming import dropped, renamed
from duskboard.core.storyteller.sheet import Trait
from duskboard.core.storyteller.trait import TraitKey
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.storyteller.edit import BlankNameError, TraitWritten
from duskboard.play.storyteller.scene import sheet_changes, sheet_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitRenamed(Report):
    """A trait has another name: the one it had stands in `key`."""

    who: EntityId
    name: str
    key: TraitKey
    after: str


def rename_trait(table: Table, who: EntityId, key: TraitKey, name: str) -> Transaction:
    """Return the step that gives a trait another name, wherever the sheet names it.

    Raises:
        NotOnTableError: There is no such sheet, or no such trait on it.
        BlankNameError: The name is blank.
        TraitThereError: Another trait of the group has that name.
        NothingToChangeError: It has that name already.
    """
    sheet, wanted = sheet_of(table, who), name.strip()
    _require(sheet.trait(key), key)
    if not wanted:
        raise BlankNameError
    changes = sheet_changes(table, who, renamed(sheet, key, wanted))
    if not changes:
        raise NothingToChangeError
    report = TraitRenamed(who=who, name=sheet.name, key=key, after=wanted)
    return Transaction(report=report, changes=changes)


def drop_trait(table: Table, who: EntityId, key: TraitKey) -> Transaction:
    """Return the step that takes a trait off a sheet; a Discipline with all that hangs on it.

    Raises:
        NotOnTableError: There is no such sheet, or no such trait on it.
    """
    sheet = sheet_of(table, who)
    before = sheet.trait(key)
    _require(before, key)
    changes = sheet_changes(table, who, dropped(sheet, key))
    report = TraitWritten(who=who, name=sheet.name, key=key, before=before, after=None)
    return Transaction(report=report, changes=changes)


def _require(trait: Trait | None, key: TraitKey) -> None:
    if trait is None:
        raise NotOnTableError(key.name)
