"""The last steps of making a character: what the Virtues make, and the blood to begin with."""

from dataclasses import dataclass, replace

from duskboard.core.dice import Dice, Expression, Handful, ReportedTotal, roll_expression
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.creation import with_virtues_counted
from duskboard.core.storyteller.trait import HUMANITY, WILLPOWER, Creature, TraitKind
from duskboard.play.change import NothingToChangeError
from duskboard.play.storyteller.scene import sheet_changes, sheet_of
from duskboard.table.entity import Roll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

BLOOD_DIE = Expression(handfuls=(Handful(count=1, sides=10),))
"""What starting blood is rolled with (rules/storyteller.md 28.6, vampire-extra.md X1.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VirtuesCounted(Report):
    """Humanity and Willpower became what the Virtues make: as they were, as they are."""

    who: EntityId
    name: str
    humanity_before: int
    humanity: int
    willpower_before: int
    willpower: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BloodBegun(Report):
    """The blood to begin with was rolled: as it was, as it is."""

    who: EntityId
    name: str
    roll: Roll
    before: int
    after: int


def count_virtues(table: Table, who: EntityId) -> Transaction:
    """Return the step that makes Humanity and Willpower what the Virtues say (28.6).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: They are so already, or it has no Virtues.
    """
    sheet = sheet_of(table, who)
    after = with_virtues_counted(sheet)
    changes = sheet_changes(table, who, after)
    if not changes or not sheet.of_kind(TraitKind.VIRTUE):
        raise NothingToChangeError
    report = VirtuesCounted(
        who=who,
        name=sheet.name,
        humanity_before=sheet.rating(HUMANITY),
        humanity=after.rating(HUMANITY),
        willpower_before=sheet.rating(WILLPOWER),
        willpower=after.rating(WILLPOWER),
    )
    return Transaction(report=report, changes=changes)


def begin_blood(table: Table, who: EntityId, dice: Dice | ReportedTotal) -> Transaction:
    """Return the step in which the blood to begin with is rolled (28.6, X1.3, X7.4).

    What a body cannot hold is lost.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is a mortal, who has no blood to spend.
        DiceError: Typed faces or what was told do not fit.
    """
    sheet = sheet_of(table, who)
    if sheet.creature is Creature.MORTAL:
        raise NothingToChangeError
    fallen = roll_expression(BLOOD_DIE, dice)
    roll = Roll(
        what=BLOOD_DIE,
        faces=fallen.faces,
        total=fallen.total,
        who=sheet.name,
        told=isinstance(dice, ReportedTotal),
    )
    after = replace(sheet, blood=min(sheet.limits.blood, fallen.total))
    report = BloodBegun(who=who, name=sheet.name, roll=roll, before=sheet.blood, after=after.blood)
    return Transaction(report=report, changes=sheet_changes(table, who, after))
