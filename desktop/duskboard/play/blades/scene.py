"""What acts at a table of Blades begin from: a sheet, the crew."""

from collections.abc import Callable

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.identity import EntityId
from duskboard.play.change import NotOnTableError, put_values
from duskboard.table.table import Table
from duskboard.table.transaction import Change


def scoundrel_of(table: Table, who: EntityId) -> Scoundrel:
    """Return a scoundrel.

    Raises:
        NotOnTableError: There is none.
    """
    scoundrel = table.value(who, Scoundrel)
    if scoundrel is None:
        raise NotOnTableError(who)
    return scoundrel


def crew_id(table: Table) -> EntityId | None:
    """Return which crew the scoundrels of a table run with: the first, or None."""
    return next(iter(table.values(Crew)), None)


def crew_of(table: Table) -> Crew | None:
    """Return the crew that the scoundrels of a table run with, or None before there is one."""
    return next(iter(table.values(Crew).values()), None)


def scoundrel_changes(table: Table, who: EntityId, scoundrel: Scoundrel) -> tuple[Change, ...]:
    """Return the change of a sheet; none where it is so already.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    return put_values(table, {who: scoundrel})


def by_rule_or_word(
    act: Callable[[bool], Scoundrel], *, is_overruled: bool
) -> tuple[Scoundrel, bool]:
    """Return a sheet after an act, and whether it took the game master's word.

    Args:
        act: Makes the sheet; its argument says whether the rules are overruled.
        is_overruled: Whether the game master overrules them where they refuse.

    Raises:
        BladesError: The rules refuse it and nobody overrules them, or nobody can.
    """
    plain, word = False, True
    try:
        return act(plain), plain
    except BladesError:
        if not is_overruled:
            raise
    return act(word), word
