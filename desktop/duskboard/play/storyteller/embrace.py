"""The Embrace at the table (rules/storyteller.md 23, 21.5)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.embrace import (
    EMBRACE,
    SIRE_STEP,
    EmbraceEnd,
    Subject,
    childe_generation,
)
from duskboard.core.storyteller.sheet import with_clan
from duskboard.core.storyteller.trait import Creature
from duskboard.play.change import difference, make
from duskboard.play.storyteller.bond import new_bond
from duskboard.play.storyteller.scene import chronicle_of, sheet_changes, sheet_of
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Embraced(Report):
    """Somebody was embraced.

    Attributes:
        sire: By whom.
        name: Who.
        subject: What they were.
        end: What came of it.
        generation: Their generation now, or 0 where they are no vampire.
        is_bound: Whether they stand at the first step of a bond to the sire.
    """

    sire: str
    name: str
    subject: Subject
    end: EmbraceEnd
    generation: int
    is_bound: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Embracing:
    """Somebody is to be embraced.

    Attributes:
        sire: The sheet of who embraces.
        childe: The sheet of who is embraced.
        subject: What they are.
        bond_id: The identifier of the bond to the sire, or None where the game master wants none.
        end: What comes of it, where the game master overrules the table, or None.
    """

    sire: EntityId
    childe: EntityId
    subject: Subject
    bond_id: EntityId | None = None
    end: EmbraceEnd | None = None


def embrace(table: Table, what: Embracing) -> Transaction:
    """Return the step in which somebody is embraced; nothing is rolled (23.1, 23.2, 21.5).

    A new vampire has the sire's clan, one generation more, and no soaks of its own any more. What
    else comes of it changes no sheet by itself.

    Raises:
        NotOnTableError: There is no such sheet.
        AlreadyOnTableError: The identifier is taken.
        SelfBondError: Both are the same.
    """
    sire, childe, bond_id = what.sire, what.childe, what.bond_id
    made_by, one = sheet_of(table, sire), sheet_of(table, childe)
    bond = new_bond(table, childe, sire, SIRE_STEP)
    outcome = EMBRACE[what.subject] if what.end is None else what.end
    laid, generation = table, 0
    if outcome is EmbraceEnd.VAMPIRE:
        generation = childe_generation(made_by.generation)
        profile = replace(one.profile, sire=made_by.name)
        kindred = replace(
            one,
            creature=Creature.KINDRED,
            generation=generation,
            profile=profile,
            soaks=None,
            last_drink=None,
        )
        changed = with_clan(kindred, made_by.profile.clan)
        laid = laid.applied(sheet_changes(laid, childe, changed))
    is_bound = bond_id is not None and outcome is EmbraceEnd.VAMPIRE
    if bond_id is not None and is_bound:
        now = chronicle_of(table)
        kept = replace(bond, night=now.night, since=now.day)
        entity = Entity(entity_id=bond_id, value=kept, rank=last_rank(laid, type(kept)))
        laid = laid.applied(make(laid, entity))
    report = Embraced(
        sire=made_by.name,
        name=one.name,
        subject=what.subject,
        end=outcome,
        generation=generation,
        is_bound=is_bound,
    )
    return Transaction(report=report, changes=difference(table, laid))
