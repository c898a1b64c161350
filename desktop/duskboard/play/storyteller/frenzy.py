"""Frenzy at the table, turn by turn, and Virtues rolled freely (rules/storyteller.md 24)."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller import frenzy as rules
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.frenzy import Drive, Frenzy, FrenzyEnd, self_control_dice
from duskboard.core.storyteller.pool import Modifier, Terms
from duskboard.core.storyteller.roll import PoolResult, PoolVerdict
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import TraitKey, TraitKind, VirtueId
from duskboard.play.change import NotOnTableError, make, put_values, take
from duskboard.play.storyteller.contest import Throw
from duskboard.play.storyteller.decision import PoolDecision, made, public_changes
from duskboard.play.storyteller.scene import chronicle_of, sheet_changes, sheet_of
from duskboard.play.storyteller.spending import without_willpower
from duskboard.table.entity import Entity
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction

_SELF_CONTROL = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.SELF_CONTROL)
_INSTINCT = TraitKey(kind=TraitKind.VIRTUE, name=VirtueId.INSTINCT)


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyBegun(Report):
    """The Beast calls somebody: what drives it, and against which difficulty."""

    name: str
    drive: Drive
    difficulty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyRolled(Report):
    """A try to keep control, and how it stands then; without dice there is no roll."""

    frenzy: Frenzy
    roll: PoolRoll | None
    is_secret: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyHeld(Report):
    """Willpower held a frenzy for the moment."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyChanged(Report):
    """The game master said anew what drives a frenzy, or how hard it is."""

    name: str
    drive: Drive
    difficulty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyEnded(Report):
    """The game master ended a frenzy."""

    name: str
    end: FrenzyEnd


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyRemoved(Report):
    """A frenzy was taken off the table."""

    name: str


class HasDiceError(StorytellerError):
    """There are dice to roll. Args: the name, the dice."""


def frenzy_of(table: Table, frenzy_id: EntityId) -> Frenzy:
    """Return a frenzy.

    Raises:
        NotOnTableError: There is none.
    """
    frenzy = table.value(frenzy_id, Frenzy)
    if frenzy is None:
        raise NotOnTableError(frenzy_id)
    return frenzy


def new_frenzy(
    table: Table, who: EntityId, drive: Drive, difficulty: int, needed: int = rules.CALM
) -> Frenzy:
    """Return a frenzy as it is begun.

    Raises:
        NotOnTableError: There is no such sheet.
    """
    name = sheet_of(table, who).name
    return Frenzy(who=who, name=name, drive=drive, difficulty=difficulty, needed=needed)


def begin_frenzy(table: Table, frenzy_id: EntityId, frenzy: Frenzy) -> Transaction:
    """Return the step in which the Beast calls somebody (rules/storyteller.md 24.1, 24.7).

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    entity = Entity(entity_id=frenzy_id, value=frenzy, rank=last_rank(table, Frenzy))
    report = FrenzyBegun(name=frenzy.name, drive=frenzy.drive, difficulty=frenzy.used.used)
    return Transaction(report=report, changes=make(table, entity))


def change_frenzy(table: Table, frenzy_id: EntityId, frenzy: Frenzy) -> Transaction:
    """Return the step in which the game master says anew what a frenzy is made of.

    Raises:
        NotOnTableError: There is no such frenzy.
    """
    frenzy_of(table, frenzy_id)
    report = FrenzyChanged(name=frenzy.name, drive=frenzy.drive, difficulty=frenzy.used.used)
    return Transaction(report=report, changes=put_values(table, {frenzy_id: frenzy}))


def self_control(sheet: Sheet) -> TraitKey:
    """Return the Virtue that resists: Self-Control, or the Instinct in its place (28.6)."""
    is_instinct = sheet.trait(_SELF_CONTROL) is None and sheet.trait(_INSTINCT) is not None
    return _INSTINCT if is_instinct else _SELF_CONTROL


def frenzy_dice(table: Table, frenzy: Frenzy) -> int:
    """Return the dice of the next try, never more than blood (rules/storyteller.md 24.4).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    sheet = sheet_of(table, frenzy.who)
    return self_control_dice(sheet.rating(self_control(sheet)), sheet.blood)


def frenzy_decision(table: Table, frenzy: Frenzy) -> PoolDecision:
    """Return the roll of the next try (rules/storyteller.md 24.1, 24.4).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    sheet = sheet_of(table, frenzy.who)
    key = self_control(sheet)
    lost = frenzy_dice(table, frenzy) - sheet.rating(key)
    modifiers = (Modifier(dice=lost),) if lost else ()
    terms = Terms(traits=(key,), difficulty=frenzy.used.used, modifiers=modifiers)
    return PoolDecision(who=frenzy.who, terms=terms)


def roll_frenzy(
    table: Table, frenzy_id: EntityId, dice: Throw, *, is_secret: bool = False
) -> Transaction:
    """Return the step in which somebody tries to keep control (rules/storyteller.md 24.2, 24.5).

    Raises:
        NotOnTableError: There is no such frenzy or sheet.
        FrenzyOverError, TriedThisTurnError: It is not to be tried now.
        NoDiceError: There are no dice: that is a failure for the game master to confirm (D23).
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    frenzy = frenzy_of(table, frenzy_id)
    roll = made(table, frenzy_decision(table, frenzy), dice)
    after = rules.tried(frenzy, roll.result, chronicle_of(table).turns)
    changes = (
        *put_values(table, {frenzy_id: after}),
        *public_changes(table, roll, is_secret=is_secret),
    )
    report = FrenzyRolled(frenzy=after, roll=roll, is_secret=is_secret)
    return Transaction(report=report, changes=changes)


def give_in(table: Table, frenzy_id: EntityId) -> Transaction:
    """Return the step in which no blood is no Self-Control: frenzy without a botch (D23).

    Raises:
        NotOnTableError: There is no such frenzy or sheet.
        HasDiceError: There are dice to roll.
        FrenzyOverError, TriedThisTurnError: It is not to be tried now.
    """
    frenzy = frenzy_of(table, frenzy_id)
    dice = frenzy_dice(table, frenzy)
    if dice > 0:
        raise HasDiceError(frenzy.name, dice)
    after = rules.tried(frenzy, _nothing(), chronicle_of(table).turns)
    report = FrenzyRolled(frenzy=after, roll=None, is_secret=False)
    return Transaction(report=report, changes=put_values(table, {frenzy_id: after}))


def hold_frenzy(table: Table, frenzy_id: EntityId, *, is_overruled: bool = False) -> Transaction:
    """Return the step in which Willpower holds a frenzy for the moment (24.3).

    Raises:
        NotOnTableError: There is no such frenzy or sheet.
        FrenzyOverError: It is suppressed, raging or ended.
        NoWillpowerError, WillpowerTwiceError: The point is not there.
    """
    frenzy = frenzy_of(table, frenzy_id)
    after = rules.held_back(frenzy, chronicle_of(table).turns)
    sheet = sheet_of(table, frenzy.who)
    paid = without_willpower(table, sheet, 1, is_overruled=is_overruled)
    changes = (
        *put_values(table, {frenzy_id: after}),
        *sheet_changes(table, frenzy.who, paid),
    )
    return Transaction(report=FrenzyHeld(name=frenzy.name), changes=changes)


def end_frenzy(table: Table, frenzy_id: EntityId, end: FrenzyEnd) -> Transaction:
    """Return the step in which the game master ends a frenzy (rules/storyteller.md 24.6, 24.7).

    Raises:
        NotOnTableError: There is no such frenzy.
        NotRagingError: It is not raging.
    """
    after = rules.calmed(frenzy_of(table, frenzy_id), end)
    report = FrenzyEnded(name=after.name, end=end)
    return Transaction(report=report, changes=put_values(table, {frenzy_id: after}))


def remove_frenzy(table: Table, frenzy_id: EntityId) -> Transaction:
    """Return the step that takes a frenzy off the table.

    Raises:
        NotOnTableError: There is no such frenzy.
    """
    report = FrenzyRemoved(name=frenzy_of(table, frenzy_id).name)
    return Transaction(report=report, changes=(take(table, frenzy_id),))


def virtue_decision(who: EntityId, virtue: TraitKey, difficulty: int) -> PoolDecision:
    """Return a Virtue rolled freely; its result changes nothing by itself (24.8)."""
    return PoolDecision(who=who, terms=Terms(traits=(virtue,), difficulty=difficulty))


def _nothing() -> PoolResult:
    """Return what no dice come to: a failure, never a botch."""
    return PoolResult(
        faces=(),
        added=(),
        successes=0,
        ones=0,
        ignored_ones=0,
        willpower=0,
        net=0,
        verdict=PoolVerdict.FAILURE,
    )
