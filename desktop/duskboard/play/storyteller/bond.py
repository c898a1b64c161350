"""Blood bonds at the table (rules/storyteller.md 21)."""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller import bond as rules
from duskboard.core.storyteller.bond import HARM_DIFFICULTY, Bond, SelfBondError, holder
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import WILLPOWER
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values, take
from duskboard.play.storyteller.decision import PoolDecision
from duskboard.play.storyteller.scene import chronicle_of, sheet_changes, sheet_of
from duskboard.play.storyteller.spending import without_willpower
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class BondDrunk(Report):
    """Somebody drank of somebody's blood: the step before and after."""

    thrall: str
    regnant: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BondStepped(Report):
    """The game master said at which step a bond is."""

    thrall: str
    regnant: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BondResisted(Report):
    """Willpower was spent against a bond, and how much so far."""

    thrall: str
    regnant: str
    points: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BondsEnded(Report):
    """Bonds to somebody ended; with a death all of them do (21.4)."""

    regnant: str
    thralls: tuple[str, ...]
    is_by_death: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BondRemoved(Report):
    """A bond was struck off the list."""

    thrall: str
    regnant: str


def bond_of(table: Table, bond_id: EntityId) -> Bond:
    """Return a bond.

    Raises:
        NotOnTableError: There is none.
    """
    bond = table.value(bond_id, Bond)
    if bond is None:
        raise NotOnTableError(bond_id)
    return bond


def bond_between(table: Table, thrall: EntityId, regnant: EntityId) -> EntityId | None:
    """Return the bond of two sheets, or None."""
    found = (
        key
        for key, one in table.values(Bond).items()
        if one.thrall_id == thrall and one.regnant_id == regnant
    )
    return next(found, None)


def new_bond(table: Table, thrall: EntityId | str, regnant: EntityId | str, step: int = 0) -> Bond:
    """Return a bond between two, each a sheet by its identifier or anybody by name.

    Raises:
        SelfBondError: Both are the same.
    """
    first, first_name = _known(table, thrall)
    second, second_name = _known(table, regnant)
    if thrall == regnant:
        raise SelfBondError(first_name)
    return Bond(
        thrall=first_name,
        regnant=second_name,
        thrall_id=first,
        regnant_id=second,
        step=step,
    )


def drink(table: Table, bond_id: EntityId, bond: Bond | None = None) -> Transaction:
    """Return the step in which somebody drinks; the first drink makes the bond (21.1, 21.6).

    Args:
        table: The table.
        bond_id: The bond.
        bond: What it is made of, where there is none yet.

    Raises:
        NotOnTableError: There is no such bond.
        SameNightError, CompleteError, AsleepBondError: The drink counts for nothing.
    """
    known = table.value(bond_id, Bond) or bond
    if known is None:
        raise NotOnTableError(bond_id)
    now = chronicle_of(table)
    others = [one for key, one in table.values(Bond).items() if key != bond_id]
    after = rules.drank(known, others, now.night, now.day)
    report = BondDrunk(
        thrall=known.thrall, regnant=known.regnant, before=known.step, after=after.step
    )
    return Transaction(report=report, changes=_kept(table, bond_id, after))


def step_bond(table: Table, bond_id: EntityId, step: int, bond: Bond | None = None) -> Transaction:
    """Return the step in which the game master says how far a bond is (10.1, 21.5).

    Raises:
        NotOnTableError: There is no such bond.
        NothingToChangeError: It is so already.
        ValueError: The step is not within 0 to 3.
    """
    known = table.value(bond_id, Bond) or bond
    if known is None:
        raise NotOnTableError(bond_id)
    after = rules.stepped(known, step)
    changes = _kept(table, bond_id, after)
    if not changes:
        raise NothingToChangeError
    report = BondStepped(thrall=known.thrall, regnant=known.regnant, before=known.step, after=step)
    return Transaction(report=report, changes=changes)


def resist_bond(
    table: Table, bond_id: EntityId, points: int = 1, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which Willpower is spent against a bond (rules/storyteller.md 21.4).

    How much is enough, and after how long, is the game master's to say.

    Raises:
        NotOnTableError: There is no such bond.
        NoWillpowerError, WillpowerTwiceError: The points are not there.
    """
    bond = bond_of(table, bond_id)
    after = rules.resisted(bond, points)
    changes = put_values(table, {bond_id: after})
    if bond.thrall_id is not None and table.value(bond.thrall_id, Sheet) is not None:
        sheet = sheet_of(table, bond.thrall_id)
        paid = without_willpower(table, sheet, points, is_overruled=is_overruled)
        changes = (*changes, *sheet_changes(table, bond.thrall_id, paid))
    report = BondResisted(
        thrall=bond.thrall, regnant=bond.regnant, points=points, total=after.resisted
    )
    return Transaction(report=report, changes=changes)


def break_bond(table: Table, bond_id: EntityId) -> Transaction:
    """Return the step in which a bond ends, as the game master says (rules/storyteller.md 21.4).

    Raises:
        NotOnTableError: There is no such bond.
        NothingToChangeError: There is nothing of it left.
    """
    bond = bond_of(table, bond_id)
    changes = put_values(table, {bond_id: rules.broken(bond)})
    if not changes:
        raise NothingToChangeError
    report = BondsEnded(regnant=bond.regnant, thralls=(bond.thrall,), is_by_death=False)
    return Transaction(report=report, changes=changes)


def end_bonds_of(table: Table, regnant: EntityId) -> Transaction:
    """Return the step in which a regnant's death ends all bonds to it at once (21.4).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: Nobody is bound to it.
    """
    bound = {
        key: one
        for key, one in table.values(Bond).items()
        if one.regnant_id == regnant and one.step
    }
    if not bound:
        raise NothingToChangeError
    report = BondsEnded(
        regnant=sheet_of(table, regnant).name,
        thralls=tuple(one.thrall for one in bound.values()),
        is_by_death=True,
    )
    ended = {key: rules.broken(one) for key, one in bound.items()}
    return Transaction(report=report, changes=put_values(table, ended))


def remove_bond(table: Table, bond_id: EntityId) -> Transaction:
    """Return the step that strikes a bond off the list.

    Raises:
        NotOnTableError: There is no such bond.
    """
    bond = bond_of(table, bond_id)
    report = BondRemoved(thrall=bond.thrall, regnant=bond.regnant)
    return Transaction(report=report, changes=(take(table, bond_id),))


def harm_decision(table: Table, bond: Bond, difficulty: int = HARM_DIFFICULTY) -> PoolDecision:
    """Return the Willpower roll that harming a regnant takes (rules/storyteller.md 21.2).

    Raises:
        NotOnTableError: The thrall has no sheet.
        NothingToChangeError: The bond takes none.
    """
    if bond.thrall_id is None:
        raise NotOnTableError(bond.thrall)
    sheet_of(table, bond.thrall_id)
    if not bond.takes_will_to_harm:
        raise NothingToChangeError
    terms = Terms(traits=(WILLPOWER,), difficulty=difficulty)
    return PoolDecision(who=bond.thrall_id, terms=terms)


def sleeping_bonds(table: Table) -> Mapping[EntityId, Bond]:
    """Return the bonds that sleep, each with the complete one that lets it (21.6)."""
    bonds = table.values(Bond)
    held = {key: holder(one, bonds.values()) for key, one in bonds.items() if one.step}
    return {key: one for key, one in held.items() if one is not None}


def _kept(table: Table, bond_id: EntityId, bond: Bond) -> tuple[Change, ...]:
    if table.value(bond_id, Bond) is None:
        entity = Entity(entity_id=bond_id, value=bond, rank=last_rank(table, Bond))
        return make(table, entity)
    return put_values(table, {bond_id: bond})


def _known(table: Table, who: EntityId | str) -> tuple[EntityId | None, str]:
    sheet = table.value(EntityId(who), Sheet)
    return (EntityId(who), sheet.name) if sheet is not None else (None, str(who))
