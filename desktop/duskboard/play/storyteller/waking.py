"""Torpor at the table: laying down, and waking (rules/storyteller.md 26)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.torpor import WAKING_DIFFICULTY
from duskboard.core.storyteller.trait import HUMANITY
from duskboard.core.storyteller.waking import (
    CannotWakeError,
    TorporCause,
    Waking,
    WakingHindrance,
    WakingTry,
    fed_awake,
    torpor_cause,
    waking_blood,
    waking_hindrance,
    woken,
)
from duskboard.play.change import NotOnTableError, difference, make, put_values, take
from duskboard.play.storyteller.contest import Throw
from duskboard.play.storyteller.decision import PoolDecision, made, public_changes
from duskboard.play.storyteller.scene import chronicle_of, sheet_changes, sheet_of
from duskboard.table.entity import Entity
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class WakingBegun(Report):
    """Somebody's sleep is watched over: what they sleep of."""

    name: str
    cause: TorporCause


@dataclass(frozen=True, slots=True, kw_only=True)
class WakingRolled(Report):
    """A try to wake.

    Attributes:
        name: Who.
        roll: The roll.
        blood: Blood that it took.
        has_woken: Whether they are awake.
        is_secret: Whether only the game master saw it.
    """

    name: str
    roll: PoolRoll
    blood: int
    has_woken: bool
    is_secret: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FedAwake(Report):
    """Blood woke somebody from hunger's torpor at once (26.1)."""

    name: str
    blood: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WakingRemoved(Report):
    """A sleep is watched over no more."""

    name: str


def waking_of(table: Table, waking_id: EntityId) -> Waking:
    """Return somebody's tries to wake.

    Raises:
        NotOnTableError: There are none.
    """
    waking = table.value(waking_id, Waking)
    if waking is None:
        raise NotOnTableError(waking_id)
    return waking


def begin_waking(table: Table, waking_id: EntityId, who: EntityId) -> Transaction:
    """Return the step in which somebody's sleep is watched over (rules/storyteller.md 26).

    Raises:
        NotOnTableError: There is no such sheet.
        CannotWakeError: They are awake or gone.
        AlreadyOnTableError: The identifier is taken.
    """
    sheet = sheet_of(table, who)
    cause = torpor_cause(sheet)
    if cause is None:
        why = WakingHindrance.GONE if sheet.health.is_gone else WakingHindrance.AWAKE
        raise CannotWakeError(sheet.name, why)
    waking = Waking(who=who, name=sheet.name, cause=cause)
    entity = Entity(entity_id=waking_id, value=waking, rank=last_rank(table, Waking))
    report = WakingBegun(name=sheet.name, cause=cause)
    return Transaction(report=report, changes=make(table, entity))


def hindrance(table: Table, waking: Waking) -> WakingHindrance | None:
    """Return why no try to wake can be made tonight, or None (rules/storyteller.md 26.1-26.3).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    sheet, day = sheet_of(table, waking.who), chronicle_of(table).day
    return waking_hindrance(sheet, waking, day, table.rulings.storyteller)


def waking_decision(waking: Waking) -> PoolDecision:
    """Return the roll that wakes (rules/storyteller.md 26.2)."""
    terms = Terms(traits=(HUMANITY,), difficulty=WAKING_DIFFICULTY)
    return PoolDecision(who=waking.who, terms=terms)


def try_to_wake(
    table: Table,
    waking_id: EntityId,
    dice: Throw,
    *,
    is_overruled: bool = False,
    is_secret: bool = False,
) -> Transaction:
    """Return the step in which somebody tries to wake: blood, and a roll of Humanity (26.2, 26.3).

    Raises:
        NotOnTableError: There is no such sleep or sheet.
        CannotWakeError: No try can be made now; the game master may overrule that.
        NoDiceError: There is no Humanity left to roll.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    waking = waking_of(table, waking_id)
    why = hindrance(table, waking)
    if why is not None and not is_overruled:
        raise CannotWakeError(waking.name, why)
    roll = made(table, replace(waking_decision(waking), is_overruled=is_overruled), dice)
    sheet = sheet_of(table, waking.who)
    price = min(sheet.blood, waking_blood(waking, table.rulings.storyteller))
    paid = replace(sheet, blood=sheet.blood - price)
    has_woken = roll.result.verdict is PoolVerdict.SUCCESS
    again = WakingTry(
        day=chronicle_of(table).day, verdict=roll.result.verdict, faces=roll.result.faces
    )
    tried = replace(waking, tries=(*waking.tries, again), has_woken=has_woken)
    after = table.applied(
        put_values(table, {waking_id: tried, waking.who: woken(paid) if has_woken else paid})
    )
    after = after.applied(public_changes(after, roll, is_secret=is_secret))
    report = WakingRolled(
        name=waking.name, roll=roll, blood=price, has_woken=has_woken, is_secret=is_secret
    )
    return Transaction(report=report, changes=difference(table, after))


def feed_awake(table: Table, who: EntityId, blood: int) -> Transaction:
    """Return the step in which blood wakes somebody from hunger's torpor at once (26.1).

    How much is enough is the game master's to say.

    Raises:
        NotOnTableError: There is no such sheet.
        CannotWakeError: They do not sleep of hunger, or no blood is given.
    """
    sheet = sheet_of(table, who)
    if torpor_cause(sheet) is not TorporCause.BLOOD:
        raise CannotWakeError(sheet.name, WakingHindrance.AWAKE)
    if blood < 1:
        raise CannotWakeError(sheet.name, WakingHindrance.NEEDS_FEEDING)
    held = max(sheet.blood, min(sheet.limits.blood, sheet.blood + blood))
    up = replace(fed_awake(sheet), blood=held)
    report = FedAwake(name=sheet.name, blood=held - sheet.blood)
    return Transaction(report=report, changes=sheet_changes(table, who, up))


def remove_waking(table: Table, waking_id: EntityId) -> Transaction:
    """Return the step in which a sleep is watched over no more.

    Raises:
        NotOnTableError: There is no such sleep.
    """
    report = WakingRemoved(name=waking_of(table, waking_id).name)
    return Transaction(report=report, changes=(take(table, waking_id),))
