"""Damage and healing (rules/storyteller.md 18, 28.9, 28.13, 28.15)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.healing import HealingPrice, blood_price
from duskboard.core.storyteller.health import Beyond, Damage, Health, healed, hurt, marked
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.torpor import laid_to_sleep, sleeps_until
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.storyteller.scene import chronicle_of, sheet_changes, sheet_of
from duskboard.play.storyteller.spending import (
    BloodError,
    NoWillpowerError,
    blood_limit,
    spent_now,
    without_blood,
    without_willpower,
)
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


class HealMeans(StrEnum):
    """How damage goes again."""

    BLOOD = "blood"
    TIME = "time"
    WORD = "word"


@dataclass(frozen=True, slots=True, kw_only=True)
class Healing:
    """Levels that are to go again.

    Attributes:
        who: Whose.
        damage: Of which kind.
        levels: How many.
        means: How.
        is_overruled: Whether the game master overrules what it takes (10.1).
    """

    who: EntityId
    damage: Damage
    levels: int
    means: HealMeans
    is_overruled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BodyLine:
    """A body before and after, for a report.

    Attributes:
        name: Whose.
        before: Boxes marked.
        after: Boxes marked.
        level: The name of the gravest box that is marked, or "".
        penalty: Dice lost, 0 or less.
        beyond: What came after the last box.
    """

    name: str
    before: int
    after: int
    level: str
    penalty: int
    beyond: Beyond


@dataclass(frozen=True, slots=True, kw_only=True)
class Hurt(Report):
    """Somebody took unsoaked levels."""

    who: EntityId
    body: BodyLine
    damage: Damage
    levels: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Healed(Report):
    """Levels went again.

    Attributes:
        who: Who.
        body: The body before and after.
        damage: The kind of damage.
        levels: How many.
        means: How.
        blood: Blood spent.
        willpower: Willpower spent.
        overruled: The limit that it went past by the game master's word, or None.
    """

    who: EntityId
    body: BodyLine
    damage: Damage
    levels: int
    means: HealMeans
    blood: int
    willpower: int
    overruled: Limit | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(Report):
    """The game master said how many boxes are marked with a kind of damage."""

    who: EntityId
    body: BodyLine
    damage: Damage
    count_before: int
    count_after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Woken(Report):
    """The game master said what lies beyond somebody's last box: as it was, as it is."""

    who: EntityId
    name: str
    before: Beyond
    after: Beyond


class LevelsError(PlayError):
    """So many levels, or marks, there are not. Args: the number, the most."""


class AsleepError(PlayError):
    """Torpor has not lasted as long as it must. Args: the name, the date on which it has."""


def hurt_sheet(table: Table, who: EntityId, damage: Damage, levels: int) -> Transaction:
    """Return the step in which somebody takes unsoaked levels (rules/storyteller.md 18.1, 28.15).

    Raises:
        NotOnTableError: There is no such sheet.
        LevelsError: The levels are below 0.
        NothingToChangeError: It changes nothing any more.
    """
    sheet = sheet_of(table, who)
    if levels < 0:
        raise LevelsError(levels, len(sheet.health.boxes))
    after = wounded(table, sheet, damage, levels)
    body = body_line(sheet, after.health)
    return _step(table, who, after, Hurt(who=who, body=body, damage=damage, levels=levels))


def heal_sheet(table: Table, healing: Healing) -> Transaction:
    """Return the step in which levels go again (rules/storyteller.md 28.9, X1.4).

    Blood for bashing and lethal levels is spent in this turn; for aggravated ones, which take a
    full rest, over the night, with Willpower for each one after the first.

    Raises:
        NotOnTableError: There is no such sheet.
        LevelsError: There are not so many.
        AsleepError: Torpor has not lasted as long as it must; blood wakes nobody before (26.2).
        BloodError, BloodTurnError, NoWillpowerError: It cannot be paid.
        NothingToChangeError: There is nothing to heal.
    """
    sheet, damage, levels = sheet_of(table, healing.who), healing.damage, healing.levels
    there = sheet.health.count(damage) + (sheet.health.beyond is Beyond.TORPOR)
    if not 0 <= levels <= there:
        raise LevelsError(levels, there)
    if sheet.health.is_gone or not levels:
        raise NothingToChangeError
    is_paid = healing.means is HealMeans.BLOOD
    wakes = sleeps_on(table, sheet)
    if is_paid and wakes is not None and not healing.is_overruled:
        raise AsleepError(sheet.name, wakes)
    past = _past(table, sheet, healing) if is_paid and healing.is_overruled else None
    after = _paid(table, sheet, healing) if is_paid else sheet
    after = with_health(table, after, healed(sheet.health, damage, levels))
    report = Healed(
        who=healing.who,
        body=body_line(sheet, after.health),
        damage=damage,
        levels=levels,
        means=healing.means,
        blood=sheet.blood - after.blood,
        willpower=sheet.willpower_left - after.willpower_left,
        overruled=past,
    )
    return _step(table, healing.who, after, report)


def mark_boxes(table: Table, who: EntityId, damage: Damage, count: int) -> Transaction:
    """Return the step in which the game master says how many boxes are marked (10.1).

    Raises:
        NotOnTableError: There is no such sheet.
        LevelsError: The count is below 0 or above the boxes.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    if not 0 <= count <= len(sheet.health.boxes):
        raise LevelsError(count, len(sheet.health.boxes))
    after = with_health(table, sheet, marked(sheet.health, damage, count))
    report = Marked(
        who=who,
        body=body_line(sheet, after.health),
        damage=damage,
        count_before=sheet.health.count(damage),
        count_after=count,
    )
    return _step(table, who, after, report)


def turn_box(
    table: Table, who: EntityId, before: Damage | None, after: Damage | None
) -> Transaction:
    """Return the step in which a box is marked otherwise, or no longer (10.1).

    Raises:
        NotOnTableError: There is no such sheet.
        LevelsError: No box is marked so, or none is free.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    health, boxes = sheet.health, len(sheet.health.boxes)
    there = boxes - health.filled if before is None else health.count(before)
    if not there:
        raise LevelsError(1, 0)
    if before is not None:
        health = marked(health, before, health.count(before) - 1)
    if after is not None:
        health = marked(health, after, health.count(after) + 1)
    damage = after or before
    if damage is None:
        raise NothingToChangeError
    changed = with_health(table, sheet, health)
    report = Marked(
        who=who,
        body=body_line(sheet, health),
        damage=damage,
        count_before=sheet.health.count(damage),
        count_after=health.count(damage),
    )
    return _step(table, who, changed, report)


def set_beyond(table: Table, who: EntityId, beyond: Beyond) -> Transaction:
    """Return the step in which the game master says that somebody sleeps, is gone, or is not.

    A body that is not full is filled with bashing marks first.

    Raises:
        NotOnTableError: There is no such sheet.
        NothingToChangeError: It is so already.
    """
    sheet = sheet_of(table, who)
    health, before = sheet.health, sheet.health.beyond
    if beyond is not Beyond.NONE:
        room = len(health.boxes) - health.filled
        health = replace(health, bashing=health.bashing + room)
    after = with_health(table, sheet, replace(health, beyond=beyond))
    return _step(table, who, after, Woken(who=who, name=sheet.name, before=before, after=beyond))


def healing_price(table: Table, sheet: Sheet, damage: Damage, levels: int) -> HealingPrice:
    """Return what healing with blood takes now (rules/storyteller.md 28.9)."""
    return blood_price(damage, levels, spent_now(table, sheet).aggravated)


def _past(table: Table, sheet: Sheet, healing: Healing) -> Limit | None:
    """Return the limit that healing with blood goes past, or None."""
    price = healing_price(table, sheet, healing.damage, healing.levels)
    if sleeps_on(table, sheet) is not None:
        return Limit.SLEEP
    if sheet.willpower_left < price.willpower:
        return Limit.WILLPOWER
    limit = blood_limit(table, sheet, price.blood)
    is_of_turn = healing.damage is not Damage.AGGRAVATED
    return limit if is_of_turn or limit is Limit.BLOOD else None


def _paid(table: Table, sheet: Sheet, healing: Healing) -> Sheet:
    damage, levels = healing.damage, healing.levels
    if damage is not Damage.AGGRAVATED:
        price = healing_price(table, sheet, damage, levels)
        return without_blood(table, sheet, price.blood, is_overruled=healing.is_overruled)
    spent = spent_now(table, sheet)
    price = healing_price(table, sheet, damage, levels)
    if sheet.blood < price.blood and not healing.is_overruled:
        raise BloodError(sheet.name, sheet.blood, price.blood)
    if sheet.willpower_left < price.willpower and not healing.is_overruled:
        raise NoWillpowerError(sheet.name)
    rested = without_blood(table, sheet, price.blood, is_overruled=True)
    if price.willpower:
        rested = without_willpower(table, rested, price.willpower, is_overruled=True)
    # Over a whole night: nothing of it belongs to this turn.
    return replace(rested, spent=replace(spent, aggravated=spent.aggravated + levels))


def sleeps_on(table: Table, sheet: Sheet) -> int | None:
    """Return the date until which torpor past the last box still lasts, or None (26.2)."""
    until = sleeps_until(sheet)
    if sheet.health.beyond is not Beyond.TORPOR or until is None:
        return None
    return until if until > chronicle_of(table).day else None


def wounded(table: Table, sheet: Sheet, damage: Damage, levels: int) -> Sheet:
    """Return a sheet after so many unsoaked levels; in torpor one ends it (26.4)."""
    after = hurt(sheet.health, damage, levels, sheet.creature, is_asleep=sheet.is_resting)
    return with_health(table, sheet, after)


def with_health(table: Table, sheet: Sheet, health: Health) -> Sheet:
    """Return a sheet with another body; time heals it from this night on."""
    if health == sheet.health:
        return sheet
    today = chronicle_of(table).day
    after = replace(sheet, health=health, hurt_on=today if health.filled else None)
    return laid_to_sleep(sheet, after, today)


def body_line(sheet: Sheet, after: Health) -> BodyLine:
    """Return a body before and after, for a report."""
    return BodyLine(
        name=sheet.name,
        before=sheet.health.filled,
        after=after.filled,
        level=after.box.name if after.box else "",
        penalty=after.penalty,
        beyond=after.beyond,
    )


def _step(table: Table, who: EntityId, after: Sheet, report: Report) -> Transaction:
    changes = sheet_changes(table, who, after)
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)
