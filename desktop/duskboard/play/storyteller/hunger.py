"""Hunger without a night that passes: a level lost, as the game master says (26.1)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.health import Beyond, Damage
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import Creature
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.storyteller.body import BodyLine, body_line, wounded
from duskboard.play.storyteller.scene import sheet_changes, sheet_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Starved(Report):
    """Hunger took a level."""

    who: EntityId
    body: BodyLine
    damage: Damage


class FedError(PlayError):
    """There is blood left, so that hunger takes nothing. Args: the name, the blood."""


def is_starving(sheet: Sheet) -> bool:
    """Return whether hunger takes a level of somebody each day, until torpor (26.1, 26.3)."""
    is_awake = sheet.health.beyond is Beyond.NONE and not sheet.is_resting
    return sheet.creature is Creature.KINDRED and not sheet.blood and is_awake


def starve(
    table: Table,
    who: EntityId,
    damage: Damage = Damage.LETHAL,
    *,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step in which hunger takes a level (rules/storyteller.md 26.1).

    Args:
        table: The table.
        who: Whose.
        damage: What hunger does; the seeds do not say.
        is_overruled: Whether it does though there is blood left (10.1).

    Raises:
        NotOnTableError: There is no such sheet.
        FedError: There is blood left; the game master may overrule that.
        NothingToChangeError: It has taken all that it can: torpor ends it.
    """
    sheet = sheet_of(table, who)
    if sheet.health.beyond is not Beyond.NONE:
        raise NothingToChangeError
    if sheet.blood and not is_overruled:
        raise FedError(sheet.name, sheet.blood)
    # The torpor of hunger has no term: blood alone wakes.
    after = replace(wounded(table, sheet, damage, 1), asleep_since=sheet.asleep_since)
    report = Starved(who=who, body=body_line(sheet, after.health), damage=damage)
    return Transaction(report=report, changes=sheet_changes(table, who, after))
