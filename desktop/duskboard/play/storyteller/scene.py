"""What acts at a table of Vampire begin from: a sheet, the time, the rulings."""

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import Chronicle
from duskboard.core.storyteller.frenzy import Frenzy, FrenzyState
from duskboard.core.storyteller.sheet import Sheet
from duskboard.play.change import NotOnTableError, put, put_values
from duskboard.table.chronicle_view import FIRST_NIGHT
from duskboard.table.entity import CHRONICLE_ID, Entity
from duskboard.table.table import Table
from duskboard.table.transaction import Change


def sheet_of(table: Table, who: EntityId) -> Sheet:
    """Return a sheet.

    Raises:
        NotOnTableError: There is none.
    """
    sheet = table.value(who, Sheet)
    if sheet is None:
        raise NotOnTableError(who)
    return sheet


def chronicle_of(table: Table) -> Chronicle:
    """Return how far the story has come; its first night where nothing was said yet."""
    return table.value(CHRONICLE_ID, Chronicle) or Chronicle(day=FIRST_NIGHT)


def in_frenzy(table: Table, who: EntityId | None) -> bool:
    """Return whether a sheet rages, so that wounds take no dice (rules/storyteller.md 24.6)."""
    found = table.values(Frenzy).values() if who is not None else ()
    return any(one.who == who and one.state is FrenzyState.RAGING for one in found)


def sheet_changes(table: Table, who: EntityId, sheet: Sheet) -> tuple[Change, ...]:
    """Return the change of a sheet; none where it is so already.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    return put_values(table, {who: sheet})


def chronicle_changes(table: Table, chronicle: Chronicle) -> tuple[Change, ...]:
    """Return the change of the chronicle, which need not have been on the table."""
    return put(table, Entity(entity_id=CHRONICLE_ID, value=chronicle))
