"""Load and items at the table, and what turns with them (rules/blades.md 38, 83, 143, 149)."""

from dataclasses import dataclass

from duskboard.core.blades.coin import excess
from duskboard.core.blades.load import carried, carried_limit, carrying, load_limit
from duskboard.core.blades.scoundrel import ArmourKind, Load, Scoundrel
from duskboard.core.blades.season import loaded, rested
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import step
from duskboard.play.blades.scene import by_rule_or_word, crew_of, scoundrel_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadChosen(Report):
    """A load was chosen for the next score.

    Attributes:
        who: Whose.
        name: Their name.
        load: The load.
        limit: What it holds.
        returned: Armour that is free again (rules/blades.md 38).
        excess: Coin that is too much to carry into a score (143).
    """

    who: EntityId
    name: str
    load: Load
    limit: int
    returned: tuple[ArmourKind, ...] = ()
    excess: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DowntimeBegun(Report):
    """Somebody's downtime began: unloaded, and special armour free where the ruling says so."""

    who: EntityId
    name: str
    returned: tuple[ArmourKind, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemCarried(Report):
    """An item was ticked, or is not any more.

    Attributes:
        who: Whose.
        name: Their name.
        item: The item.
        is_carried: Whether it is carried now.
        carried: The load of all that is.
        limit: What the load chosen holds, or prison; None where none was.
        is_overruled: Whether it took the game master's word.
    """

    who: EntityId
    name: str
    item: str
    is_carried: bool
    carried: int
    limit: int | None
    is_overruled: bool = False


def choose_load(table: Table, who: EntityId, load: Load) -> Transaction:
    """Return the step that chooses a load for the next score (rules/blades.md 38, 83).

    Armour comes back; items, free assists and training begin anew. Another load in the same score
    is written with `write_load`.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: All is so already.
    """
    scoundrel = scoundrel_of(table, who)
    after = loaded(scoundrel, load, table.rulings)
    report = LoadChosen(
        who=who,
        name=scoundrel.name,
        load=load,
        limit=load_limit(scoundrel, load),
        returned=_returned(scoundrel, after),
        excess=excess(scoundrel),
    )
    return step(table, who, after, report)


def begin_downtime(table: Table, who: EntityId) -> Transaction:
    """Return the step in which somebody's downtime begins (rules/blades.md 76; G3, D2).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: All is so already.
    """
    scoundrel = scoundrel_of(table, who)
    after = rested(scoundrel, table.rulings)
    report = DowntimeBegun(who=who, name=scoundrel.name, returned=_returned(scoundrel, after))
    return step(table, who, after, report)


def carry_item(
    table: Table, who: EntityId, place: int, *, is_carried: bool, is_overruled: bool = False
) -> Transaction:
    """Return the step that ticks an item, or takes the tick away (rules/blades.md 83).

    Raises:
        NotOnTableError: There is no such sheet.
        NoItemError: There is no such item.
        NoLoadError: No load was chosen; the game master may overrule that.
        OverloadedError: It is more than the load; the game master may overrule that.
        PrisonLoadError: It is more than prison lets in; the game master may overrule that.
        NothingToChangeError: It is so already.
    """
    scoundrel, crew = scoundrel_of(table, who), crew_of(table)
    after, took_word = by_rule_or_word(
        lambda over: carrying(scoundrel, place, crew, is_carried=is_carried, is_overruled=over),
        is_overruled=is_overruled,
    )
    report = ItemCarried(
        who=who,
        name=scoundrel.name,
        item=after.items[place].name,
        is_carried=is_carried,
        carried=carried(after),
        limit=carried_limit(after, crew),
        is_overruled=took_word,
    )
    return step(table, who, after, report)


def _returned(before: Scoundrel, after: Scoundrel) -> tuple[ArmourKind, ...]:
    return tuple(kind for kind in before.armour_used if kind not in after.armour_used)
