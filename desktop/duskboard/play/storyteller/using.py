"""Powers, rituals and weapons as a click on their rows uses them (X6.5)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.gear import Weapon
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.power import Power, Ritual
from duskboard.play.change import NothingToChangeError
from duskboard.play.storyteller.decision import PoolDecision, paid
from duskboard.play.storyteller.scene import sheet_changes, sheet_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerUsed(Report):
    """A power that wants no roll was used: what it took."""

    who: EntityId
    name: str
    power: str
    blood: int
    willpower: int


def decision_of(who: EntityId, row: Power | Ritual | Weapon) -> PoolDecision | None:
    """Return the roll that a row arms, with what it takes; None where nothing is rolled."""
    if not row.pool:
        return None
    difficulty = STANDARD if row.difficulty is None else row.difficulty
    terms = Terms(traits=row.pool, difficulty=difficulty)
    decision = PoolDecision(who=who, terms=terms, why=row.name)
    if isinstance(row, Weapon):
        return decision
    return replace(decision, blood=row.blood, willpower_price=row.willpower)


def use_power(
    table: Table, who: EntityId, power: Power | Ritual, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which a power that wants no roll is used.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It takes nothing.
        NoWillpowerError, WillpowerTwiceError, BloodError, BloodTurnError: What it takes is not
            there; the game master may overrule that.
    """
    sheet = sheet_of(table, who)
    price = PoolDecision(
        who=who,
        terms=Terms(),
        blood=power.blood,
        willpower_price=power.willpower,
        is_overruled=is_overruled,
    )
    after = paid(table, price)
    changes = sheet_changes(table, who, after)
    if not changes:
        raise NothingToChangeError
    report = PowerUsed(
        who=who,
        name=sheet.name,
        power=power.name,
        blood=sheet.blood - after.blood,
        willpower=sheet.willpower_left - after.willpower_left,
    )
    return Transaction(report=report, changes=changes)
