"""Willpower and blood, spent and come back (rules/storyteller.md 5.2, 28.4, 28.9; X5.2, X7.7)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.sheet import Sheet, Spent
from duskboard.core.storyteller.trait import WILLPOWER
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.storyteller.scene import chronicle_of, sheet_changes, sheet_of
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


class SpentOn(StrEnum):
    """What points are spent on, or come back by."""

    ROLL = "roll"
    POWER = "power"
    HEALING = "healing"
    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    STAMINA = "stamina"
    NIGHT = "night"
    FED = "fed"
    NATURE = "nature"
    SUNSET = "sunset"
    STORY = "story"
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class WillpowerChanged(Report):
    """Willpower was spent or came back: as it was, as it is, what for, against which limit."""

    who: EntityId
    name: str
    before: int
    after: int
    why: SpentOn
    overruled: Limit | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BloodChanged(Report):
    """Blood was spent or drunk: as it was, as it is, what for, against which limit."""

    who: EntityId
    name: str
    before: int
    after: int
    why: SpentOn
    overruled: Limit | None = None


class NoWillpowerError(PlayError):
    """No Willpower is left to spend. Args: the name."""


class WillpowerTwiceError(PlayError):
    """A point was spent in this turn already. Args: the name."""


class BloodError(PlayError):
    """There is not so much blood. Args: the name, what there is, what is wanted."""


class BloodTurnError(PlayError):
    """So much blood is not spent in one turn. Args: the name, the most, what was spent already."""


def spend_willpower(
    table: Table,
    who: EntityId,
    points: int = 1,
    *,
    why: SpentOn = SpentOn.OTHER,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step that spends Willpower, one point a turn (rules/storyteller.md 5.2).

    Raises:
        NotOnTableError: There is no such sheet.
        NoWillpowerError: Not enough is left.
        WillpowerTwiceError: A point was spent in this turn; the game master may overrule that.
    """
    sheet = sheet_of(table, who)
    after = without_willpower(table, sheet, points, is_overruled=is_overruled)
    past = willpower_limit(table, sheet, points) if is_overruled else None
    return _willpower(table, who, after, why, past)


def regain_willpower(table: Table, who: EntityId, points: int | None, why: SpentOn) -> Transaction:
    """Return the step in which Willpower comes back (X5.2, X7.7); None for all of it.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: None was missing.
    """
    sheet = sheet_of(table, who)
    full = sheet.rating(WILLPOWER)
    left = full if points is None else min(full, sheet.willpower_left + points)
    return _willpower(
        table, who, replace(sheet, willpower_left=max(left, sheet.willpower_left)), why
    )


def spend_blood(
    table: Table,
    who: EntityId,
    points: int = 1,
    *,
    why: SpentOn = SpentOn.OTHER,
    is_overruled: bool = False,
) -> Transaction:
    """Return the step that spends blood (rules/storyteller.md 28.4; X1.4 for ghouls).

    Raises:
        NotOnTableError: There is no such sheet.
        BloodError: There is not enough.
        BloodTurnError: It is more than a turn allows; the game master may overrule that.
    """
    sheet = sheet_of(table, who)
    after = without_blood(table, sheet, points, is_overruled=is_overruled)
    past = blood_limit(table, sheet, points) if is_overruled else None
    return _blood(table, who, after, why, past)


def gain_blood(
    table: Table, who: EntityId, points: int, *, why: SpentOn = SpentOn.FED
) -> Transaction:
    """Return the step in which somebody drinks, up to the most that is held (28.4).

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: There is no room for any.
    """
    sheet = sheet_of(table, who)
    held = max(sheet.blood, min(sheet.limits.blood, sheet.blood + points))
    return _blood(table, who, replace(sheet, blood=held), why)


def without_willpower(
    table: Table, sheet: Sheet, points: int, *, is_overruled: bool = False
) -> Sheet:
    """Return a sheet after spending Willpower in this turn.

    Where the game master overrules what forbids it, what is not there is not taken (10.1).

    Raises:
        NoWillpowerError: Not enough is left.
        WillpowerTwiceError: A point was spent in this turn.
    """
    spent, past = spent_now(table, sheet), willpower_limit(table, sheet, points)
    if past is Limit.WILLPOWER and not is_overruled:
        raise NoWillpowerError(sheet.name)
    if past is not None and not is_overruled:
        raise WillpowerTwiceError(sheet.name)
    return replace(
        sheet,
        willpower_left=max(0, sheet.willpower_left - points),
        spent=replace(spent, willpower=spent.willpower + points),
    )


def without_blood(table: Table, sheet: Sheet, points: int, *, is_overruled: bool = False) -> Sheet:
    """Return a sheet after spending blood in this turn.

    Where the game master overrules what forbids it, what is not there is not taken (10.1).

    Raises:
        BloodError: There is not enough.
        BloodTurnError: It is more than a turn allows.
    """
    spent, past = spent_now(table, sheet), blood_limit(table, sheet, points)
    if past is Limit.BLOOD and not is_overruled:
        raise BloodError(sheet.name, sheet.blood, points)
    if past is not None and not is_overruled:
        raise BloodTurnError(sheet.name, sheet.limits.blood_a_turn, spent.blood)
    return replace(
        sheet,
        blood=max(0, sheet.blood - points),
        spent=replace(spent, blood=spent.blood + points),
    )


def willpower_limit(table: Table, sheet: Sheet, points: int) -> Limit | None:
    """Return what forbids spending so much Willpower now, or None (rules/storyteller.md 5.2)."""
    if sheet.willpower_left < points:
        return Limit.WILLPOWER
    is_second = points > 0 and spent_now(table, sheet).willpower > 0
    return Limit.WILLPOWER_TURN if is_second else None


def blood_limit(table: Table, sheet: Sheet, points: int) -> Limit | None:
    """Return what forbids spending so much blood now, or None (rules/storyteller.md 28.4)."""
    if sheet.blood < points:
        return Limit.BLOOD
    spent = spent_now(table, sheet).blood
    is_much = points > 0 and spent + points > sheet.limits.blood_a_turn
    return Limit.BLOOD_TURN if is_much else None


def spent_now(table: Table, sheet: Sheet) -> Spent:
    """Return what a sheet has spent in this turn, and healed in this night."""
    chronicle, spent = chronicle_of(table), sheet.spent
    is_turn, is_night = spent.turn == chronicle.turns, spent.night == chronicle.night
    return Spent(
        turn=chronicle.turns,
        willpower=spent.willpower if is_turn else 0,
        blood=spent.blood if is_turn else 0,
        night=chronicle.night,
        aggravated=spent.aggravated if is_night else 0,
    )


def _willpower(
    table: Table, who: EntityId, after: Sheet, why: SpentOn, past: Limit | None = None
) -> Transaction:
    before = sheet_of(table, who)
    if before.willpower_left == after.willpower_left:
        raise NothingToChangeError
    report = WillpowerChanged(
        who=who,
        name=before.name,
        before=before.willpower_left,
        after=after.willpower_left,
        why=why,
        overruled=past,
    )
    return Transaction(report=report, changes=sheet_changes(table, who, after))


def _blood(
    table: Table, who: EntityId, after: Sheet, why: SpentOn, past: Limit | None = None
) -> Transaction:
    before = sheet_of(table, who)
    if before.blood == after.blood:
        raise NothingToChangeError
    report = BloodChanged(
        who=who,
        name=before.name,
        before=before.blood,
        after=after.blood,
        why=why,
        overruled=past,
    )
    return Transaction(report=report, changes=sheet_changes(table, who, after))
