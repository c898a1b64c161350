"""Soak: what gets through of a blow (rules/storyteller.md 17, 28.14; vampire-extra.md X1.2, X3)."""

from dataclasses import dataclass, replace

from duskboard.core.dice import Dice, ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.gear import Armour
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.pool import PoolPart
from duskboard.core.storyteller.roll import MAX_POOL, RollKind, pool_check, roll_pool
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.soak import (
    HarmSource,
    SoakBy,
    is_armour_offered,
    is_armour_ruined,
    soak_dice,
    unsoaked,
    usual_soaks,
)
from duskboard.core.storyteller.trait import (
    AttributeId,
    DisciplineId,
    TraitKey,
    TraitKind,
    attribute,
)
from duskboard.play.change import NothingToChangeError
from duskboard.play.storyteller.body import BodyLine, LevelsError, body_line, wounded
from duskboard.play.storyteller.decision import choice_of, public_changes
from duskboard.play.storyteller.scene import sheet_changes, sheet_of
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

STAMINA = attribute(AttributeId.STAMINA)
"""What soaks."""
FORTITUDE = TraitKey(kind=TraitKind.DISCIPLINE, name=DisciplineId.FORTITUDE)
"""What soaks even fire."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Blow:
    """Damage that comes at somebody.

    Attributes:
        who: Whom.
        damage: Its kind.
        levels: Levels before soak, 0 or more.
        source: Where it comes from.
        counts_armour: Whether armour counts; None for what is usual (X3.2, X3.5).
        added: Soak dice that the table adds or takes.
        is_secret: Whether only the game master sees the soak roll.
    """

    who: EntityId
    damage: Damage
    levels: int
    source: HarmSource = HarmSource.BLOW
    counts_armour: bool | None = None
    added: int = 0
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SoakPlan:
    """What a soak roll is made of.

    Attributes:
        by: What soaks that.
        parts: Stamina and Fortitude, as far as they count.
        layers: The armour that counts, each with its rating.
        armour: What it comes to.
        added: Dice that the table adds or takes.
        dice: The pool; 0 where nothing is rolled.
        is_ruin_offered: Whether the blow is offered to destroy the armour (X3.4).
    """

    by: SoakBy
    parts: tuple[PoolPart, ...]
    layers: tuple[Armour, ...]
    armour: int
    added: int
    dice: int
    is_ruin_offered: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Soaked(Report):
    """Somebody soaked, and took what got through.

    Attributes:
        who: Who.
        body: The body before and after.
        damage: The kind of damage.
        levels: Levels before soak.
        taken: Levels that got through.
        roll: The soak roll, or None where nothing could be rolled.
        is_secret: Whether only the game master saw it.
        is_ruin_offered: Whether the blow is offered to destroy the armour (X3.4).
    """

    who: EntityId
    body: BodyLine
    damage: Damage
    levels: int
    taken: int
    roll: PoolRoll | None
    is_secret: bool
    is_ruin_offered: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourRuined(Report):
    """A blow destroyed armour, which is gone from the sheet (X3.4)."""

    who: EntityId
    name: str
    armour: str


def soak_plan(table: Table, blow: Blow) -> SoakPlan:
    """Return what a soak roll is made of (rules/storyteller.md 17.1, 17.5).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    sheet, rulings = sheet_of(table, blow.who), table.rulings.storyteller
    soaks = sheet.soaks or usual_soaks(sheet.creature, sheet.drinks, rulings)
    by = soaks.against(blow.damage)
    layers = tuple(one for one in counted_armour(sheet, blow) if one.rating)
    armour = sum(one.rating for one in layers)
    stamina, fortitude = sheet.rating(STAMINA), sheet.rating(FORTITUDE)
    dice = soak_dice(by, stamina=stamina, fortitude=fortitude, armour=armour)
    keys = {SoakBy.BODY: (STAMINA, FORTITUDE), SoakBy.FORTITUDE: (FORTITUDE,)}.get(by, ())
    parts = (PoolPart(key=key, rating=sheet.rating(key)) for key in keys)
    return SoakPlan(
        by=by,
        parts=tuple(part for part in parts if part.rating),
        layers=layers,
        armour=armour,
        added=blow.added,
        dice=max(0, dice + blow.added),
        is_ruin_offered=is_armour_ruined(blow.levels, armour),
    )


def soak(table: Table, blow: Blow, dice: Dice | ReportedNet) -> Transaction:
    """Return the step in which somebody soaks, and takes what gets through (17.1, 28.14).

    Without soak dice nothing is rolled.

    Raises:
        NotOnTableError: There is no such sheet.
        LevelsError: The levels are below 0.
        PoolLimitError: There are more than 30 dice.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    sheet, rulings = sheet_of(table, blow.who), table.rulings.storyteller
    if blow.levels < 0:
        raise LevelsError(blow.levels, MAX_POOL)
    plan = soak_plan(table, blow)
    roll = _soak_roll(table, sheet, plan, dice) if plan.dice else None
    soaked = roll.result.levels if roll else 0
    taken = unsoaked(blow.damage, blow.levels, soaked, sheet.creature, rulings)
    after = wounded(table, sheet, blow.damage, taken)
    shown = () if roll is None else public_changes(table, roll, is_secret=blow.is_secret)
    report = Soaked(
        who=blow.who,
        body=body_line(sheet, after.health),
        damage=blow.damage,
        levels=blow.levels,
        taken=taken,
        roll=roll,
        is_secret=blow.is_secret,
        is_ruin_offered=plan.is_ruin_offered,
    )
    return Transaction(report=report, changes=(*sheet_changes(table, blow.who, after), *shown))


def counted_armour(sheet: Sheet, blow: Blow) -> tuple[Armour, ...]:
    """Return the armour that counts against a blow (rules/vampire-extra.md X3.2, X3.5)."""
    usual = is_armour_offered(blow.damage, blow.source)
    counts = usual if blow.counts_armour is None else blow.counts_armour
    return sheet.worn(blow.damage) if counts else ()


def ruin_armour(table: Table, who: EntityId, armour: Armour) -> Transaction:
    """Return the step in which armour is destroyed (rules/vampire-extra.md X3.4).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: Nothing like that is on it.
    """
    sheet = sheet_of(table, who)
    if armour not in sheet.armour:
        raise NothingToChangeError
    left = list(sheet.armour)
    left.remove(armour)
    report = ArmourRuined(who=who, name=sheet.name, armour=armour.name)
    changes = sheet_changes(table, who, replace(sheet, armour=tuple(left)))
    return Transaction(report=report, changes=changes)


def _soak_roll(table: Table, sheet: Sheet, plan: SoakPlan, dice: Dice | ReportedNet) -> PoolRoll:
    rulings = table.rulings.storyteller
    check = pool_check(plan.dice, STANDARD, kind=RollKind.SOAK)
    result = roll_pool(check, dice, rulings)
    return PoolRoll(
        check=check,
        result=result,
        who=sheet.name,
        parts=plan.parts,
        armour=plan.armour,
        added=plan.added,
        raw_difficulty=STANDARD,
        choice=choice_of(result, rulings),
    )
