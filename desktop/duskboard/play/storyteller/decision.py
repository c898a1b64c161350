"""The roll in hand of a sheet: what it counts to, what it takes, and that it is made.

Nothing enters the table before dice fall or somebody says what they showed.
"""

from dataclasses import dataclass, replace

from duskboard.core.dice import Dice, ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.difficulty import (
    EASIEST,
    HARDEST,
    is_automatic_offered,
    settled,
    typed_difficulty,
)
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import (
    CountedPool,
    SpecialtyUse,
    Terms,
    check_of,
    count_pool,
)
from duskboard.core.storyteller.roll import (
    MAX_POOL,
    OVERRULED_POOL,
    DecidingRuling,
    PoolCheck,
    PoolResult,
    pool_check,
    roll_pool,
)
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.play.change import NothingToChangeError, put
from duskboard.play.storyteller.scene import in_frenzy, sheet_changes, sheet_of
from duskboard.play.storyteller.spending import (
    blood_limit,
    willpower_limit,
    without_blood,
    without_willpower,
)
from duskboard.play.telling import told_pool
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Visibility
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolDecision:
    """The roll in hand of a sheet.

    Attributes:
        who: The sheet.
        terms: What is rolled on it.
        willpower: Whether a point of Willpower is spent on the roll (rules/storyteller.md 5.2).
        blood: Blood points that a power takes.
        willpower_price: Points of Willpower that a power takes.
        why: What for, in the words of the game master, or "".
        is_secret: Whether only the game master will see it.
        is_overruled: Whether the game master overrules whatever would forbid it (10.1).
    """

    who: EntityId
    terms: Terms
    willpower: bool = False
    blood: int = 0
    willpower_price: int = 0
    why: str = ""
    is_secret: bool = False
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LoosePool:
    """A pool that belongs to no sheet: so many dice against a difficulty.

    Attributes:
        dice: 1 to 30, or whatever is overruled.
        difficulty: 2 to 10, or whatever is overruled.
        specialty: Whether tens count for more.
        who: Who rolls, in the words of the game master, or "".
        why: What for, or "".
        is_secret: Whether only the game master will see it.
        is_overruled: Whether the game master overrules whatever would forbid it (10.1).
    """

    dice: int
    difficulty: int
    specialty: bool = False
    who: str = ""
    why: str = ""
    is_secret: bool = False
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolRolled(Report):
    """A pool fell, or the player said what it came to.

    Attributes:
        roll: The roll.
        is_secret: Whether only the game master saw it.
        who: The sheet, or None for a pool of nobody's.
        willpower: Willpower spent on it and on a power.
        blood: Blood spent on a power.
    """

    roll: PoolRoll
    is_secret: bool
    who: EntityId | None = None
    willpower: int = 0
    blood: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolWaived(Report):
    """A roll was waived and counts as one success (rules/storyteller.md 5.1)."""

    who: EntityId
    name: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolShown(Report):
    """A pool roll of the log was put on the players' screen."""

    roll: PoolRoll


def counted(table: Table, decision: PoolDecision) -> CountedPool:
    """Return the pool in hand with everything that moves it; nothing is refused here.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    sheet, terms = sheet_of(table, decision.who), decision.terms
    if decision.is_overruled:
        terms = replace(terms, is_need_overruled=True, is_specialty_overruled=True)
    if sheet.health.can_act and in_frenzy(table, decision.who):
        terms = replace(terms, ignores_wounds=True)
    return count_pool(sheet, terms, table.rulings.storyteller)


def checked(table: Table, decision: PoolDecision) -> PoolCheck:
    """Return the check of the pool in hand, for its odds and for real dice.

    Raises:
        NotOnTableError: There is no such sheet.
        DifficultyError: The difficulty was typed outside 2 to 10 (rules/storyteller.md D5).
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: It cannot be rolled.
    """
    sheet, loose = sheet_of(table, decision.who), decision.is_overruled
    if not loose:
        typed_difficulty(decision.terms.difficulty)
    check = check_of(sheet, counted(table, decision), is_overruled=loose)
    return replace(check, willpower=decision.willpower)


def overruled(table: Table, decision: PoolDecision) -> tuple[Limit, ...]:
    """Return the limits that a roll goes past where the game master overrules them (10.1).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    if not decision.is_overruled:
        return ()
    sheet, pool = sheet_of(table, decision.who), counted(table, decision)
    willpower = willpower_limit(table, sheet, _points(decision))
    blood = blood_limit(table, sheet, decision.blood)
    bare = count_pool(sheet, decision.terms, table.rulings.storyteller)
    past = {
        Limit.DIFFICULTY: not EASIEST <= decision.terms.difficulty <= HARDEST,
        Limit.POOL: pool.dice > MAX_POOL,
        Limit.DOT: bare.is_refused,
        Limit.BODY: bare.is_helpless,
    }
    return tuple(limit for limit in Limit if limit in {willpower, blood} or past.get(limit, False))


def is_waiver_offered(table: Table, decision: PoolDecision) -> bool:
    """Return whether the program offers to waive the roll (rules/storyteller.md 5.3).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    pool = counted(table, decision)
    offer = table.rulings.storyteller.automatic_success_offer
    is_possible = not (pool.is_helpless or pool.is_refused) and pool.dice > 0
    return is_possible and is_automatic_offered(pool.dice, pool.difficulty.used, offer)


def roll_decision(table: Table, decision: PoolDecision, dice: Dice | ReportedNet) -> Transaction:
    """Return the step in which the roll in hand is made, with what it takes.

    A roll made in the open takes its place on the players' screen.

    Raises:
        NotOnTableError: There is no such sheet.
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: It cannot be rolled.
        NoWillpowerError, WillpowerTwiceError: The Willpower is not there.
        BloodError, BloodTurnError: The blood is not there.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    sheet = sheet_of(table, decision.who)
    after = paid(table, decision)
    roll = made(table, decision, dice)
    changes = (
        *sheet_changes(table, decision.who, after),
        *public_changes(table, roll, is_secret=decision.is_secret),
    )
    report = PoolRolled(
        roll=roll,
        is_secret=decision.is_secret,
        who=decision.who,
        willpower=sheet.willpower_left - after.willpower_left,
        blood=sheet.blood - after.blood,
    )
    return Transaction(report=report, changes=changes)


def roll_loose(table: Table, pool: LoosePool, dice: Dice | ReportedNet) -> Transaction:
    """Return the step in which a pool of nobody's is rolled.

    Raises:
        NoDiceError, PoolLimitError: It cannot be rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    roll = made_loose(table, pool, dice)
    changes = public_changes(table, roll, is_secret=pool.is_secret)
    return Transaction(report=PoolRolled(roll=roll, is_secret=pool.is_secret), changes=changes)


def made_loose(table: Table, pool: LoosePool, dice: Dice | ReportedNet) -> PoolRoll:
    """Return a pool of nobody's after its dice have fallen.

    Raises:
        DifficultyError, NoDiceError, PoolLimitError: It cannot be rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    rulings = table.rulings.storyteller
    check = loose_check(pool)
    result = roll_pool(check, dice, rulings)
    return PoolRoll(
        check=check,
        result=result,
        who=pool.who,
        why=pool.why,
        raw_difficulty=pool.difficulty,
        specialty=SpecialtyUse.COUNTS if pool.specialty else SpecialtyUse.NONE,
        choice=choice_of(result, rulings),
        overruled=_loose_overruled(pool),
    )


def loose_check(pool: LoosePool) -> PoolCheck:
    """Return the check of a pool of nobody's.

    Where the game master overrules what forbids it, the difficulty is clamped and 90 dice go.

    Raises:
        DifficultyError, NoDiceError, PoolLimitError: It cannot be rolled.
    """
    if pool.is_overruled:
        difficulty, most = settled(pool.difficulty).used, OVERRULED_POOL
    else:
        difficulty, most = typed_difficulty(pool.difficulty), MAX_POOL
    return pool_check(pool.dice, difficulty, specialty=pool.specialty, most=most)


def _loose_overruled(pool: LoosePool) -> tuple[Limit, ...]:
    """Return the limits that a pool of nobody's goes past by the game master's word."""
    past = {
        Limit.DIFFICULTY: not EASIEST <= pool.difficulty <= HARDEST,
        Limit.POOL: pool.dice > MAX_POOL,
    }
    return tuple(limit for limit in past if pool.is_overruled and past[limit])


def waive(table: Table, decision: PoolDecision) -> Transaction:
    """Return the step in which a roll is waived: one success (rules/storyteller.md 5.1).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    name = sheet_of(table, decision.who).name
    return Transaction(report=PoolWaived(who=decision.who, name=name, why=decision.why))


def show_pool(table: Table, roll: PoolRoll) -> Transaction:
    """Return the step that puts a pool roll of the log on the players' screen.

    Raises:
        NothingToChangeError: It is there already.
    """
    changes = public_changes(table, roll, is_secret=False)
    if not changes:
        raise NothingToChangeError
    return Transaction(report=PoolShown(roll=roll), changes=changes)


def paid(table: Table, decision: PoolDecision) -> Sheet:
    """Return the sheet after everything that the roll takes.

    A point for the roll and those that a power takes are one spending of the turn.

    Raises:
        NoWillpowerError, WillpowerTwiceError, BloodError, BloodTurnError: It is not there.
    """
    sheet, loose = sheet_of(table, decision.who), decision.is_overruled
    points = _points(decision)
    if points:
        sheet = without_willpower(table, sheet, points, is_overruled=loose)
    if decision.blood:
        sheet = without_blood(table, sheet, decision.blood, is_overruled=loose)
    return sheet


def made(table: Table, decision: PoolDecision, dice: Dice | ReportedNet) -> PoolRoll:
    """Return the roll in hand after its dice have fallen.

    Raises:
        HelplessError, UntrainedError, NoDiceError, PoolLimitError: It cannot be rolled.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    rulings = table.rulings.storyteller
    pool, check = counted(table, decision), checked(table, decision)
    result = roll_pool(check, dice, rulings)
    return PoolRoll(
        check=check,
        result=result,
        who=sheet_of(table, decision.who).name,
        why=decision.why,
        parts=pool.parts,
        wounds=pool.wounds,
        armour=pool.armour,
        multiple=pool.multiple,
        added=pool.added,
        raw_difficulty=pool.difficulty.raw,
        specialty=pool.specialty,
        choice=choice_of(result, rulings),
        overruled=overruled(table, decision),
    )


def public_changes(table: Table, roll: PoolRoll, *, is_secret: bool) -> tuple[Change, ...]:
    """Return the change that puts a roll made in the open on the players' screen.

    The name and the dots of a sheet that is not shown are not told.
    """
    if is_secret:
        return ()
    told = told_pool(table, roll)
    entity = Entity(entity_id=PUBLIC_ROLL_ID, value=told, visibility=Visibility.SHOWN)
    return put(table, entity)


def choice_of(result: PoolResult, rulings: StorytellerRulings) -> str:
    """Return what the table has chosen for the ruling that decided a roll, or ""."""
    match result.decided_by:
        case None:
            return ""
        case DecidingRuling.BOTCH:
            return rulings.botch
        case DecidingRuling.SPECIALTY:
            return rulings.specialty
        case DecidingRuling.ONES:
            return rulings.ones_on_damage_and_soak
        case DecidingRuling.WILLPOWER:
            return rulings.willpower


def _points(decision: PoolDecision) -> int:
    return int(decision.willpower) + decision.willpower_price
