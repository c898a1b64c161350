"""Diablerie at the table, from the drained pool to the stain (rules/storyteller.md 22)."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import successes
from duskboard.core.storyteller.calendar import DueKind, Reminder, Span, SpanUnit, after
from duskboard.core.storyteller.diablerie import (
    LEAST_HUMANITY_LOST,
    STRENGTH_DIFFICULTY,
    Diablerie,
    DiablerieStep,
    Toll,
    at_step,
    toll,
    torn,
)
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.frenzy import (
    CALM,
    CALM_AT_ONCE,
    Drive,
    Frenzy,
    FrenzyState,
    diablerie_difficulty,
)
from duskboard.core.storyteller.generation import OLDEST, THINNEST
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.sheet import rated
from duskboard.core.storyteller.trait import HUMANITY, AttributeId, attribute
from duskboard.play.change import NotOnTableError, difference, make, put_values, take
from duskboard.play.storyteller.body import BodyLine, body_line, with_health
from duskboard.play.storyteller.contest import Throw
from duskboard.play.storyteller.decision import PoolDecision, made, paid, public_changes
from duskboard.play.storyteller.frenzy import begin_frenzy, new_frenzy
from duskboard.play.storyteller.scene import chronicle_of, sheet_of
from duskboard.table.entity import Entity, Value
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction

_STRENGTH = attribute(AttributeId.STRENGTH)


@dataclass(frozen=True, slots=True, kw_only=True)
class DiablerieBegun(Report):
    """Somebody sets about drinking somebody's soul."""

    drinker: str
    victim: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BloodDrained(Report):
    """All blood was drained: how much there was, and how much of it the drinker could hold."""

    drinker: str
    victim: str
    blood: int
    kept: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SoulTorn(Report):
    """A Strength roll tore at a soul.

    Attributes:
        drinker: Who drinks.
        body: The victim's body before and after.
        levels: Levels taken.
        roll: The roll.
        is_secret: Whether only the game master saw it.
    """

    drinker: str
    body: BodyLine
    levels: int
    roll: PoolRoll
    is_secret: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DiablerieFrenzied(Report):
    """The soul is drunk, and the Beast calls (22.2)."""

    drinker: str
    difficulty: int
    needed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpoilsTaken(Report):
    """What a diablerie brought and cost, as the game master confirmed it.

    Attributes:
        drinker: Who drank.
        generation_before: The generation as it was.
        generation_after: The generation as it is.
        humanity_before: Humanity as it was.
        humanity_after: Humanity as it is.
        years: How long Auspex sees the stain.
        months: How long others feel an air.
    """

    drinker: str
    generation_before: int
    generation_after: int
    humanity_before: int
    humanity_after: int
    years: int
    months: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiablerieRemoved(Report):
    """A diablerie was broken off, or put away after its end."""

    drinker: str
    victim: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoils:
    """What the game master lets a diablerie bring and cost (rules/storyteller.md 22.3, 22.4).

    Attributes:
        generation: The new generation, or None for the least gain.
        humanity_lost: Humanity that it costs.
    """

    generation: int | None = None
    humanity_lost: int = LEAST_HUMANITY_LOST


LEAST_SPOILS = Spoils()
"""The least that a diablerie brings and costs."""


class StillCalledError(StorytellerError):
    """The frenzy after the deed is not over. Args: the drinker's name."""


def diablerie_of(table: Table, run_id: EntityId) -> Diablerie:
    """Return a diablerie.

    Raises:
        NotOnTableError: There is none.
    """
    run = table.value(run_id, Diablerie)
    if run is None:
        raise NotOnTableError(run_id)
    return run


def begin_diablerie(
    table: Table, run_id: EntityId, drinker: EntityId, victim: EntityId
) -> Transaction:
    """Return the step in which somebody sets about drinking a soul.

    Raises:
        NotOnTableError: There is no such sheet.
        AlreadyOnTableError: The identifier is taken.
        ValueError: Both are the same.
    """
    run = Diablerie(
        drinker=drinker,
        victim=victim,
        drinker_name=sheet_of(table, drinker).name,
        victim_name=sheet_of(table, victim).name,
    )
    entity = Entity(entity_id=run_id, value=run, rank=last_rank(table, Diablerie))
    report = DiablerieBegun(drinker=run.drinker_name, victim=run.victim_name)
    return Transaction(report=report, changes=make(table, entity))


def drain(table: Table, run_id: EntityId) -> Transaction:
    """Return the step in which all blood is drained at once (rules/storyteller.md 22.1).

    The drinker keeps what there is room for.

    Raises:
        NotOnTableError: There is no such diablerie or sheet.
        NotThatStepError: It waits for something else.
    """
    run = at_step(diablerie_of(table, run_id), DiablerieStep.DRAIN)
    drinker, victim = sheet_of(table, run.drinker), sheet_of(table, run.victim)
    room = max(0, drinker.limits.blood - drinker.blood)
    kept = min(room, victim.blood)
    values: dict[EntityId, Value] = {
        run_id: replace(run, step=DiablerieStep.STRENGTH),
        run.drinker: replace(drinker, blood=drinker.blood + kept),
        run.victim: replace(victim, blood=0),
    }
    report = BloodDrained(drinker=drinker.name, victim=victim.name, blood=victim.blood, kept=kept)
    return Transaction(report=report, changes=put_values(table, values))


def strength_decision(run: Diablerie) -> PoolDecision:
    """Return the roll that tears at the soul (rules/storyteller.md 22.1)."""
    terms = Terms(traits=(_STRENGTH,), difficulty=STRENGTH_DIFFICULTY)
    return PoolDecision(who=run.drinker, terms=terms)


def tear(
    table: Table,
    run_id: EntityId,
    dice: Throw,
    decision: PoolDecision | None = None,
) -> Transaction:
    """Return the step in which Strength takes levels that nothing soaks (22.1).

    With the last level it is Final Death, and the soul is lost.

    Raises:
        NotOnTableError: There is no such diablerie or sheet.
        NotThatStepError: It waits for something else.
        HelplessError, NoDiceError, PoolLimitError: It cannot be rolled.
        NoWillpowerError, WillpowerTwiceError: It cannot be paid.
        ReportedNetError, DiceError: What was told or typed does not fit.
    """
    run = at_step(diablerie_of(table, run_id), DiablerieStep.STRENGTH)
    rolls = decision or strength_decision(run)
    roll = made(table, rolls, dice)
    taken = successes(roll.result)
    victim = sheet_of(table, run.victim)
    hurt = with_health(table, victim, torn(victim.health, taken))
    is_end = hurt.health.is_gone
    step = DiablerieStep.SELF_CONTROL if is_end else DiablerieStep.STRENGTH
    torn_run = replace(run, rolls=run.rolls + 1, levels=run.levels + taken, step=step)
    values: dict[EntityId, Value] = {
        run_id: torn_run,
        run.victim: hurt,
        run.drinker: paid(table, rolls),
    }
    report = SoulTorn(
        drinker=run.drinker_name,
        body=body_line(victim, hurt.health),
        levels=taken,
        roll=roll,
        is_secret=rolls.is_secret,
    )
    changes = (
        *put_values(table, values),
        *public_changes(table, roll, is_secret=rolls.is_secret),
    )
    return Transaction(report=report, changes=changes)


def call_beast(
    table: Table, run_id: EntityId, frenzy_id: EntityId, *, is_one_enough: bool = False
) -> Transaction:
    """Return the step in which the Beast calls after the deed: a frenzy of its own (22.2, 22.5).

    Raises:
        NotOnTableError: There is no such diablerie or sheet.
        NotThatStepError: It waits for something else.
        AlreadyOnTableError: The identifier is taken, or the frenzy has begun.
    """
    run = at_step(diablerie_of(table, run_id), DiablerieStep.SELF_CONTROL)
    difficulty = diablerie_difficulty(sheet_of(table, run.drinker).rating(HUMANITY))
    needed = CALM_AT_ONCE if is_one_enough else CALM
    frenzy = new_frenzy(table, run.drinker, Drive.HUNGER, difficulty.raw, needed)
    begun = begin_frenzy(table, frenzy_id, frenzy)
    spoils = replace(run, step=DiablerieStep.SPOILS, frenzy=frenzy_id)
    report = DiablerieFrenzied(drinker=run.drinker_name, difficulty=difficulty.used, needed=needed)
    changes = (*begun.changes, *put_values(table, {run_id: spoils}))
    return Transaction(report=report, changes=changes)


def toll_of(table: Table, run: Diablerie) -> Toll:
    """Return what a diablerie brings and costs at least (rules/storyteller.md 22.3, 22.4).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    drinker, victim = sheet_of(table, run.drinker), sheet_of(table, run.victim)
    return toll(drinker.generation, victim.generation)


def gains_of(table: Table, run: Diablerie) -> tuple[int, ...]:
    """Return the generations that a diablerie may bring, the least gain first (22.3).

    Raises:
        NotOnTableError: There is no such sheet.
    """
    least, victim = toll_of(table, run).generation, sheet_of(table, run.victim).generation
    return tuple(range(least, min(least, max(OLDEST, victim)) - 1, -1))


def take_spoils(
    table: Table,
    run_id: EntityId,
    ids: tuple[EntityId, EntityId],
    spoils: Spoils = LEAST_SPOILS,
) -> Transaction:
    """Return the step in which the drinker has and pays what it comes to (22.3, 22.4).

    Stain and air lie in the calendar until they end; where there is none, nothing lies there.

    Args:
        table: The table.
        run_id: The diablerie.
        ids: The identifiers of the stain and of the air.
        spoils: What it brings and costs.

    Raises:
        NotOnTableError: There is no such diablerie or sheet.
        NotThatStepError: It waits for something else.
        StillCalledError: The frenzy after the deed is still resisted.
        AlreadyOnTableError: An identifier is taken.
    """
    run = at_step(diablerie_of(table, run_id), DiablerieStep.SPOILS)
    frenzy = table.value(run.frenzy, Frenzy) if run.frenzy is not None else None
    if frenzy is not None and frenzy.state is FrenzyState.RESISTING:
        raise StillCalledError(run.drinker_name)
    drinker, price = sheet_of(table, run.drinker), toll_of(table, run)
    new = price.generation if spoils.generation is None else spoils.generation
    new = max(OLDEST, min(THINNEST, new))
    humanity = max(0, drinker.rating(HUMANITY) - spoils.humanity_lost)
    changed = rated(replace(drinker, generation=new), HUMANITY, humanity)
    laid = table.applied(
        put_values(table, {run_id: replace(run, step=DiablerieStep.OVER), run.drinker: changed})
    )
    today = chronicle_of(table).day
    marks = [(ids[0], DueKind.STAIN_ENDS, Span(count=price.years, unit=SpanUnit.YEAR))]
    if price.has_air:
        air = Span(count=price.months, unit=SpanUnit.MONTH)
        marks.append((ids[1], DueKind.AIR_ENDS, air))
    for key, kind, span in marks:
        reminder = Reminder(kind=kind, day=after(today, span), who=run.drinker)
        entity = Entity(entity_id=key, value=reminder, rank=last_rank(laid, Reminder))
        laid = laid.applied(make(laid, entity))
    report = SpoilsTaken(
        drinker=drinker.name,
        generation_before=drinker.generation,
        generation_after=new,
        humanity_before=drinker.rating(HUMANITY),
        humanity_after=humanity,
        years=price.years,
        months=price.months,
    )
    return Transaction(report=report, changes=difference(table, laid))


def remove_diablerie(table: Table, run_id: EntityId) -> Transaction:
    """Return the step that breaks a diablerie off, or puts it away after its end.

    Raises:
        NotOnTableError: There is no such diablerie.
    """
    run = diablerie_of(table, run_id)
    report = DiablerieRemoved(drinker=run.drinker_name, victim=run.victim_name)
    return Transaction(report=report, changes=(take(table, run_id),))
