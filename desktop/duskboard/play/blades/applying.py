"""Consequences that come true, and the effect that ticks clocks (21, 27-31, 107, 137)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    Heat,
    LostOpportunity,
    ReducedEffect,
    WorsePosition,
    Wounding,
)
from duskboard.core.blades.crew import heated
from duskboard.core.blades.harm import HarmLevel, Wound, harmed
from duskboard.core.blades.position import Position, worse
from duskboard.core.clocks.effect import Segments, effect_segments
from duskboard.core.clocks.tick import tick
from duskboard.core.identity import EntityId
from duskboard.play.blades.running import running_changes, running_of, with_threat
from duskboard.play.blades.scene import crew_id, crew_of, scoundrel_of
from duskboard.play.blades.threat import ThreatOverError, threat_of
from duskboard.play.change import NothingToChangeError, PlayError, put_values
from duskboard.play.clock import EventLine, TickLine, ticked
from duskboard.table.entity import Value
from duskboard.table.running_action import RunningAction, Threat, ThreatState
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class HeatLine:
    """A crew's heat and wanted level before and after."""

    name: str
    heat_before: int
    heat_after: int
    wanted_before: int
    wanted_after: int
    is_past_wanted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsequenceApplied(Report):
    """A consequence came true.

    Attributes:
        who: Whom it hit.
        name: Their name.
        consequence: What came true.
        wound: The harm as it was written, perhaps rows higher, or None.
        is_catastrophic: Whether harm ran past the rows (rules/blades.md 31, 39).
        lines: The clock that it ticked.
        events: What followed from that.
        heat: The crew's heat, or None.
        position: The position of another try, or None.
        is_secret: Whether only the game master knows.
    """

    who: EntityId
    name: str
    consequence: Consequence
    wound: Wound | None = None
    is_catastrophic: bool = False
    lines: tuple[TickLine, ...] = ()
    events: tuple[EventLine, ...] = ()
    heat: HeatLine | None = None
    position: Position | None = None
    is_secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectTicked(Report):
    """The effect of an action ticked a clock (rules/blades.md 21)."""

    lines: tuple[TickLine, ...]
    events: tuple[EventLine, ...] = ()
    ruling: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApproachOpened(Report):
    """An approach that was closed is open again (rules/blades.md 137)."""

    approach: str


class NoCrewError(PlayError):
    """There is no crew to take heat."""


class SegmentsAskedError(PlayError):
    """The house rules leave the number of segments to the game master (D1)."""


class TickedAlreadyError(PlayError):
    """The effect of this action has ticked that clock. Args: its name."""


def apply_threat(table: Table, number: int, clock: EntityId | None = None) -> Transaction:
    """Return the step in which a consequence comes true, as far as something is left of it.

    Args:
        table: The table.
        number: The consequence.
        clock: The clock that a complication ticks, where it names none.

    Raises:
        NotOnTableError: There is no such consequence or sheet.
        ThreatOverError: It is over.
        NoCrewError: There is no crew to take heat.
        ClockLockedError, NoSuchClockError: The clock cannot be ticked.
    """
    threat, running = threat_of(table, number), running_of(table)
    name = scoundrel_of(table, threat.who).name
    if threat.state.is_over or threat.left is None:
        raise ThreatOverError(name)
    report = ConsequenceApplied(
        who=threat.who, name=name, consequence=threat.left, is_secret=running.is_secret
    )
    report, values = _come_true(table, threat, report, clock)
    came = replace(threat, state=ThreatState.APPLIED, left=_as_written(threat.left, report))
    running = with_threat(running, came)
    running = _followed(running, threat.left, report)
    changes = (*put_values(table, values), *running_changes(table, running))
    return Transaction(report=report, changes=changes)


def offered_segments(table: Table) -> Segments | None:
    """Return what the effect of the running action ticks, or None without a roll (21, D1)."""
    effect = running_of(table).effect
    return None if effect is None else effect_segments(effect, table.rulings)


def tick_by_effect(
    table: Table, clock_id: EntityId, count: int | None = None, *, is_overruled: bool = False
) -> Transaction:
    """Return the step in which the effect of the running action ticks a clock (21).

    Args:
        table: The table.
        clock_id: The clock.
        count: Segments as the game master says, or None for what the effect is worth.
        is_overruled: Whether it may tick a clock a second time.

    Raises:
        NotOnTableError: Nothing was rolled.
        NothingToChangeError: The effect is worth no segment.
        SegmentsAskedError: The number is the game master's to say.
        TickedAlreadyError: It has ticked that clock; the game master may overrule that.
        ClockLockedError, NoSuchClockError: The clock cannot be ticked.
    """
    running, offered = running_of(table), offered_segments(table)
    if offered is None:
        raise NothingToChangeError
    segments = offered.count if count is None else count
    if segments is None:
        raise SegmentsAskedError
    if not segments:
        raise NothingToChangeError
    result = tick(table.clocks(), {clock_id: segments})
    told = ticked(table, result)
    if clock_id in running.ticked and not is_overruled:
        raise TickedAlreadyError(told.lines[0].name)
    moved = (*(one for one in running.ticked if one != clock_id), clock_id)
    changes = (
        *put_values(table, result.changed),
        *running_changes(table, replace(running, ticked=moved)),
    )
    ruling = offered.ruling if count is None else None
    report = EffectTicked(lines=told.lines, events=told.events, ruling=ruling or "")
    return Transaction(report=report, changes=changes)


def reopen(table: Table, approach: str) -> Transaction:
    """Return the step in which an approach that was closed is open again (137).

    Raises:
        NotOnTableError: Nothing was rolled.
        NothingToChangeError: It is not closed.
    """
    running = running_of(table)
    if approach not in running.closed:
        raise NothingToChangeError
    closed = tuple(one for one in running.closed if one != approach)
    changes = running_changes(table, replace(running, closed=closed))
    return Transaction(report=ApproachOpened(approach=approach), changes=changes)


def _as_written(left: Consequence, report: ConsequenceApplied) -> Consequence:
    """Return what came true as the sheet has it: harm at the level where there was room (31)."""
    if not isinstance(left, Wounding):
        return left
    level = HarmLevel.FATAL if report.wound is None else report.wound.level
    return replace(left, level=level)


def _come_true(
    table: Table, threat: Threat, report: ConsequenceApplied, clock: EntityId | None
) -> tuple[ConsequenceApplied, Mapping[EntityId, Value]]:
    """Return the report of a consequence that came true, and what it changed beside the action."""
    match threat.left:
        case Wounding() as wounding:
            scoundrel = scoundrel_of(table, threat.who)
            wound = Wound(
                level=wounding.level,
                text=wounding.text,
                is_supernatural=wounding.is_supernatural,
            )
            taken = harmed(scoundrel.harm, wound)
            said = replace(report, wound=taken.wound, is_catastrophic=taken.is_catastrophic)
            return said, {threat.who: replace(scoundrel, harm=taken.harm)}
        case Complication(ticks=ticks, clock=named) if ticks and (clock or named):
            result = tick(table.clocks(), {clock or named or EntityId(""): ticks})
            told = ticked(table, result)
            return replace(report, lines=told.lines, events=told.events), result.changed
        case Heat(amount=amount):
            return _heated(table, report, amount)
        case WorsePosition():
            roll = running_of(table).roll
            position = worse(Position.RISKY if roll is None else roll.position)
            return replace(report, position=position), {}
        case Complication() | LostOpportunity() | ReducedEffect() | None:
            return report, {}


def _heated(
    table: Table, report: ConsequenceApplied, amount: int
) -> tuple[ConsequenceApplied, Mapping[EntityId, Value]]:
    who, crew = crew_id(table), crew_of(table)
    if who is None or crew is None:
        raise NoCrewError
    taken = heated(crew, amount)
    line = HeatLine(
        name=crew.name,
        heat_before=crew.heat,
        heat_after=taken.crew.heat,
        wanted_before=crew.wanted,
        wanted_after=taken.crew.wanted,
        is_past_wanted=taken.is_capped,
    )
    return replace(report, heat=line), {who: taken.crew}


def _followed(
    running: RunningAction, consequence: Consequence, report: ConsequenceApplied
) -> RunningAction:
    """Return the running action with what a consequence did to it (28, 137)."""
    match consequence:
        case LostOpportunity(approach=approach):
            others = tuple(one for one in running.closed if one != approach)
            return replace(running, closed=(*others, approach))
        case WorsePosition():
            return replace(running, next_position=report.position)
        case _:
            return running
