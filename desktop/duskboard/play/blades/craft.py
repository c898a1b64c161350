"""Designs and crafting at the table (rules/blades.md 130, 131, 166-168; A14, A16, A41)."""

from dataclasses import dataclass, replace

from duskboard.core.blades.activity import Quality, refuse_poor
from duskboard.core.blades.coin import spent
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.design import (
    DESIGN_SEGMENTS,
    Design,
    DesignKind,
    Modification,
    craft_levels,
    crafted,
    crafting_dice,
    modifying_quality,
    refuse_unlearnt,
)
from duskboard.core.blades.error import BladesError
from duskboard.core.blades.magnitude import Ritual
from duskboard.core.blades.roll import roll_rating
from duskboard.core.blades.scoundrel import Item, Scoundrel
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import MAX_DICE, Rating
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import Throw
from duskboard.play.blades.edit import step
from duskboard.play.blades.scene import crew_of, scoundrel_of
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values, take
from duskboard.table.entity import Entity, Roll
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change, Report, Transaction

Learnt = Ritual | Design
"""What somebody can know: a ritual, or a design."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CraftTerms:
    """What is crafted, or changed.

    Attributes:
        who: Who crafts.
        name: What is made; "" for the name of the design.
        design: The design, or None for something common and for a change.
        kind: The kind of what is made without a design.
        change: How far something is changed, or None for something new.
        least: The quality that the game master asks for; None for that of the design.
        is_helped: Whether a friend or contact helps (rules/blades.md 114).
        is_overruled: Whether the game master overrules what forbids it.
    """

    who: EntityId
    name: str = ""
    design: EntityId | None = None
    kind: DesignKind = DesignKind.ORDINARY
    change: Modification | None = None
    least: int | None = None
    is_helped: bool = False
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepTerms:
    """What is kept of a craft, coin paid for a better one.

    Attributes:
        who: Who crafted it.
        name: What it is.
        quality: What the roll came to.
        coin: Coin that makes it better, a quality each (rules/blades.md 130).
        least: The quality that it has to have, or None.
        is_overruled: Whether the game master overrules what forbids it.
    """

    who: EntityId
    name: str
    quality: int
    coin: int = 0
    least: int | None = None
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DesignWritten(Report):
    """A design was written down, or written anew."""

    name: str
    is_new: bool
    quality: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DesignRemoved(Report):
    """A design was thrown away."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Taught(Report):
    """Somebody has learnt a ritual or a design, or knows it no more (129, 132, 167)."""

    who: EntityId
    name: str
    what: str
    knows: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyBegun(Report):
    """A project to invent or to learn something was begun (rules/blades.md 129, 130, 167).

    Without access there is a project for that first (118).
    """

    who: EntityId
    name: str
    what: str
    size: int
    has_access: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class CraftRolled(Report):
    """Somebody crafted.

    Attributes:
        who: Who.
        name: Their name.
        what: What was made.
        roll: The dice.
        outcome: What they came to.
        tier: The Tier of the crew.
        ability: Levels that an ability lifted it (G5).
        workshop: Levels that the Workshop lifted it.
        quality: The quality before coin; -1 is nothing worthwhile.
        least: The quality that it has to have, or None.
        ruling: The ruling that decided, or "".
        is_overruled: Whether it took the game master's word.
    """

    who: EntityId
    name: str
    what: str
    roll: Roll
    outcome: Outcome
    tier: int
    ability: int
    workshop: int
    quality: int
    least: int | None = None
    ruling: str = ""
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CraftKept(Report):
    """What was crafted is on the sheet: its quality, and the coin that made it better."""

    who: EntityId
    name: str
    what: str
    quality: int
    coin: int
    is_overruled: bool = False


def write_design(table: Table, design_id: EntityId, design: Design) -> Transaction:
    """Return the step that writes a design down, or writes it anew (rules/blades.md 166).

    Raises:
        NothingToChangeError: It stands so already.
    """
    entity = table.get(design_id)
    if entity is None:
        new = Entity(entity_id=design_id, value=design, rank=last_rank(table, Design))
        changes = make(table, new)
    else:
        changes = put_values(table, {design_id: design})
    if not changes:
        raise NothingToChangeError
    report = DesignWritten(name=design.name, is_new=entity is None, quality=design.quality)
    return Transaction(report=report, changes=changes)


def remove_design(table: Table, design_id: EntityId) -> Transaction:
    """Return the step that throws a design away.

    Raises:
        NotOnTableError: There is none.
    """
    report = DesignRemoved(name=learnt_at(table, design_id).name)
    return Transaction(report=report, changes=(take(table, design_id),))


def teach(table: Table, what: EntityId, who: EntityId, *, knows: bool) -> Transaction:
    """Return the step in which somebody has learnt a ritual or a design (129, 132, 167).

    Raises:
        NotOnTableError: There is no such sheet, or nothing of that kind.
        NothingToChangeError: It is so already.
    """
    scoundrel, learnt = scoundrel_of(table, who), learnt_at(table, what)
    others = tuple(one for one in learnt.known_to if one != who)
    known = (*others, who) if knows else others
    if (who in learnt.known_to) is knows:
        raise NothingToChangeError
    report = Taught(who=who, name=scoundrel.name, what=learnt.name, knows=knows)
    changes = put_values(table, {what: replace(learnt, known_to=known)})
    return Transaction(report=report, changes=changes)


def begin_study(
    table: Table,
    what: EntityId,
    who: EntityId,
    clock_id: EntityId,
    access: tuple[EntityId, str] | None = None,
) -> Transaction:
    """Return the step that begins to invent or to learn something: a clock of 8 (129, 130, 167).

    Without the means there is another project first, for access; until that is full nothing ticks
    the one that waits (118).

    Args:
        table: The table.
        what: The ritual or the design.
        who: Whose project it is.
        clock_id: The identifier of its clock.
        access: The identifier and the name of the clock of a project for access, or None where
            nothing is missing.

    Raises:
        NotOnTableError: There is no such sheet, or nothing of that kind.
        AlreadyOnTableError: The identifier is taken.
    """
    scoundrel, learnt = scoundrel_of(table, who), learnt_at(table, what)
    clock = Clock(name=learnt.name, kind=ClockKind.PROJECT, size=DESIGN_SEGMENTS, owner=who)
    report = StudyBegun(
        who=who,
        name=scoundrel.name,
        what=learnt.name,
        size=clock.size,
        has_access=access is None,
    )
    laid: Table = table
    changes: list[Change] = []
    for key, one in _clocks(clock, clock_id, access):
        entity = Entity(entity_id=key, value=one, rank=last_rank(laid, Clock))
        changes += make(laid, entity)
        laid = laid.applied(tuple(changes[-1:]))
    return Transaction(report=report, changes=tuple(changes))


def craft(table: Table, terms: CraftTerms, dice: Throw) -> Transaction:
    """Return the step in which somebody crafts something, or changes it (114, 115, 130, 168).

    What comes of it is kept with `keep_craft`, which takes coin for a better one.

    Raises:
        NotOnTableError: There is no such sheet or design.
        CraftError: They have not learnt the design; the game master may overrule that.
        ReportedBestError, DiceError: What was told or typed does not fit.
    """
    scoundrel, crew = scoundrel_of(table, terms.who), crew_of(table) or Crew(name="?")
    took_word = _is_word_taken(table, terms, scoundrel)
    check = Rating(count=craft_dice(table, terms))
    result = roll_rating(check, dice)
    kind = kind_of(table, terms)
    quality = crafted(result.outcome, scoundrel, crew, (kind, 0), table.rulings.blades)
    what = craft_name(table, terms)
    report = CraftRolled(
        who=terms.who,
        name=scoundrel.name,
        what=what,
        roll=Roll(
            what=check,
            faces=(result.faces,) if result.faces else (),
            total=result.best,
            who=scoundrel.name,
            why=what,
            told=result.is_told,
        ),
        outcome=result.outcome,
        tier=crew.tier,
        ability=craft_levels(scoundrel, kind),
        workshop=int(crew.has_upgrade(UpgradeId.WORKSHOP)),
        quality=quality.level,
        least=least_of(table, terms),
        ruling=quality.ruling,
        is_overruled=took_word,
    )
    return Transaction(report=report, changes=())


def keep_craft(table: Table, terms: KeepTerms) -> Transaction:
    """Return the step that puts what was crafted on the sheet, coin paid (130, 168).

    Raises:
        NotOnTableError: There is no such sheet.
        TooPoorQualityError: It is below what it has to be; the game master may overrule that.
        NoCoinError: There is not so much; the game master may overrule that.
    """
    scoundrel, level = scoundrel_of(table, terms.who), terms.quality + terms.coin
    took_word = False
    try:
        refuse_poor(Quality(level=level), terms.least)
        poorer = spent(scoundrel, terms.coin)
    except BladesError:
        if not terms.is_overruled:
            raise
        took_word, poorer = True, spent(scoundrel, terms.coin, is_overruled=True)
    crew = crew_of(table)
    item = Item(name=f"{terms.name} ({level})", is_fine=crew is not None and level > crew.tier)
    report = CraftKept(
        who=terms.who,
        name=scoundrel.name,
        what=terms.name,
        quality=level,
        coin=terms.coin,
        is_overruled=took_word,
    )
    return step(table, terms.who, replace(poorer, items=(*poorer.items, item)), report)


def craft_dice(table: Table, terms: CraftTerms) -> int:
    """Return how many dice a crafting roll has (rules/blades.md 114, 130)."""
    dice = crafting_dice(scoundrel_of(table, terms.who), is_helped=terms.is_helped)
    return min(MAX_DICE, dice)


def least_of(table: Table, terms: CraftTerms) -> int | None:
    """Return the quality that a craft has to have, or None for any (130, 166, 168)."""
    if terms.least is not None:
        return terms.least
    if terms.change is not None:
        crew = crew_of(table)
        return modifying_quality(0 if crew is None else crew.tier, terms.change)
    design = None if terms.design is None else table.value(terms.design, Design)
    return None if design is None else design.quality


def kind_of(table: Table, terms: CraftTerms) -> DesignKind:
    """Return the kind of what is crafted (rules/blades.md 166)."""
    design = None if terms.design is None else table.value(terms.design, Design)
    return terms.kind if design is None else design.kind


def craft_name(table: Table, terms: CraftTerms) -> str:
    """Return what the thing that is crafted is called."""
    design = None if terms.design is None else table.value(terms.design, Design)
    return terms.name.strip() or ("?" if design is None else design.name)


def learnt_at(table: Table, what: EntityId) -> Learnt:
    """Return a ritual or a design.

    Raises:
        NotOnTableError: There is none.
    """
    learnt = table.value(what, Ritual) or table.value(what, Design)
    if learnt is None:
        raise NotOnTableError(what)
    return learnt


def _clocks(
    clock: Clock, clock_id: EntityId, access: tuple[EntityId, str] | None
) -> tuple[tuple[EntityId, Clock], ...]:
    """Return the clock of a project, before it that of the access it waits for (118)."""
    if access is None:
        return ((clock_id, clock),)
    access_id, name = access
    first = replace(clock, name=name, opens=(clock_id,))
    return ((access_id, first), (clock_id, replace(clock, locked=True)))


def _is_word_taken(table: Table, terms: CraftTerms, scoundrel: Scoundrel) -> bool:
    """Return whether it took the game master's word to let somebody craft a design."""
    if terms.design is None:
        return False
    design = table.value(terms.design, Design)
    if design is None:
        raise NotOnTableError(terms.design)
    try:
        refuse_unlearnt(design, terms.who, scoundrel.name)
    except BladesError:
        if not terms.is_overruled:
            raise
        return True
    return False
