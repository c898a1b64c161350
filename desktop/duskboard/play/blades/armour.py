"""Armour marked, and free again by the game master's word (rules/blades.md 37, 38)."""

from dataclasses import dataclass

from duskboard.core.blades.armour import armour_freed, armour_marked
from duskboard.core.blades.scoundrel import ArmourKind
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import step
from duskboard.play.blades.scene import by_rule_or_word, scoundrel_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourMarked(Report):
    """A box of armour was marked."""

    who: EntityId
    name: str
    kind: ArmourKind
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourFreed(Report):
    """A box of armour is free again."""

    who: EntityId
    name: str
    kind: ArmourKind


def mark_armour(
    table: Table, who: EntityId, kind: ArmourKind, *, is_overruled: bool = False
) -> Transaction:
    """Return the step that marks a box of armour (rules/blades.md 37; G1).

    Raises:
        NotOnTableError: There is no such sheet.
        ArmourUsedError: It is marked already.
        NoSpecialArmourError: No ability names it; the game master may overrule that.
        ArmourNotCarriedError: It is not in the load; the game master may overrule that.
    """
    scoundrel = scoundrel_of(table, who)
    after, took_word = by_rule_or_word(
        lambda over: armour_marked(scoundrel, kind, is_overruled=over), is_overruled=is_overruled
    )
    report = ArmourMarked(who=who, name=scoundrel.name, kind=kind, is_overruled=took_word)
    return step(table, who, after, report)


def free_armour(table: Table, who: EntityId, kind: ArmourKind) -> Transaction:
    """Return the step that frees a box of armour before its time.

    Raises:
        NotOnTableError: There is no such sheet.
        ArmourFreeError: It is not marked.
    """
    scoundrel = scoundrel_of(table, who)
    report = ArmourFreed(who=who, name=scoundrel.name, kind=kind)
    return step(table, who, armour_freed(scoundrel, kind), report)
