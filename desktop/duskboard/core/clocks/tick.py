"""Filling and emptying clocks: overshoot, roll-over, links and races.

The functions work on all clocks of a table at once, since one that fills may open another and
may win a race. They return only the clocks whose value differs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.clocks.clock import Beat, Clock, ClockKind
from duskboard.core.identity import EntityId


class ClockEvent(StrEnum):
    """What a change of a clock brought about (rules/blades.md 47)."""

    FILLED = "filled"
    EMPTIED = "emptied"
    OPENED = "opened"
    WON = "won"
    BOTH_WON = "both-won"
    RELOCKED = "relocked"
    STATUS_FALLS = "status-falls"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick:
    """One clock's share of a tick.

    Attributes:
        clock_id: The clock.
        before: Filled segments before.
        after: Filled segments after.
        overshoot: Segments that found no room and are lost, or below zero when emptying.
        fills: How often the clock was filled: more than one only where the rest rolls over.
    """

    clock_id: EntityId
    before: int
    after: int
    overshoot: int
    fills: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TickResult:
    """What a tick did.

    Attributes:
        ticks: The clocks that were ticked, in the order of the call.
        events: What followed, in order: which clock and what.
        changed: Every clock whose value differs, with its new value.
    """

    ticks: tuple[Tick, ...]
    events: tuple[tuple[EntityId, ClockEvent], ...]
    changed: Mapping[EntityId, Clock]


class ClockRuleError(Exception):
    """The call breaks the rules of clocks."""


class ClockLockedError(ClockRuleError):
    """A linked clock cannot be ticked before the one that opens it is full.

    Args: the name of the clock (rules/blades.md 47).
    """


class ClockKeptError(ClockRuleError):
    """A clock that only rises is not lowered until that is released. Args: its name."""


class NoSuchClockError(ClockRuleError):
    """The clock is not on the table. Args: the identifier."""


def tick(clocks: Mapping[EntityId, Clock], amounts: Mapping[EntityId, int]) -> TickResult:
    """Tick clocks by positive or negative amounts, all at the same moment.

    Overshoot is clamped and reported; only a healing clock rolls the rest over, and a patience
    clock empties when it fills (rules/blades.md 48, 105, 122). Filling a clock opens those it is
    linked to; two rivals that fill at the same moment both win (rules/blades.md 47).

    Raises:
        NoSuchClockError: A clock is not among `clocks`.
        ClockLockedError: A clock is locked.
        ClockKeptError: A clock that only rises would be lowered.
    """
    ticks: list[Tick] = []
    changed: dict[EntityId, Clock] = {}
    for clock_id, amount in amounts.items():
        clock = _tickable(clocks, clock_id)
        if amount < 0 and clock.only_rises and clock.filled:
            raise ClockKeptError(clock.name)
        done, after = _tick_one(clock_id, clock, amount)
        ticks.append(done)
        if after != clock:
            changed[clock_id] = after
    events: list[tuple[EntityId, ClockEvent]] = []
    for done in ticks:
        events.extend(_own_events(clocks[done.clock_id], done))
    events.extend(_races(clocks, ticks))
    events.extend(_links(clocks, ticks, changed))
    return TickResult(ticks=tuple(ticks), events=tuple(events), changed=changed)


def set_filled(clocks: Mapping[EntityId, Clock], clock_id: EntityId, filled: int) -> TickResult:
    """Tick one clock up or down to `filled` segments, clamped to its size.

    Raises:
        NoSuchClockError: The clock is not among `clocks`.
        ClockLockedError: The clock is locked.
        ClockKeptError: It only rises, and would be lowered.
    """
    clock = _tickable(clocks, clock_id)
    wanted = max(0, min(filled, clock.size))
    return tick(clocks, {clock_id: wanted - clock.filled})


def beaten(clocks: Mapping[EntityId, Clock], beat: Beat, times: int = 1) -> dict[EntityId, int]:
    """Return by how much clocks tick of themselves when a scene, a round or a downtime goes by.

    Those that wait, are full or are put away do not tick. Source: rules/blades.md 47.
    """
    return {
        clock_id: times
        for clock_id, clock in clocks.items()
        if clock.beat is beat and not (clock.locked or clock.is_full or clock.is_archived)
    }


def _tickable(clocks: Mapping[EntityId, Clock], clock_id: EntityId) -> Clock:
    clock = clocks.get(clock_id)
    if clock is None:
        raise NoSuchClockError(clock_id)
    if clock.locked:
        raise ClockLockedError(clock.name)
    return clock


def _tick_one(clock_id: EntityId, clock: Clock, amount: int) -> tuple[Tick, Clock]:
    reached = clock.filled + amount
    filled = max(0, min(reached, clock.size))
    overshoot = reached - filled
    fills = int(filled == clock.size and not clock.is_full)
    is_topped = amount > 0 and reached >= clock.size  # also when resizing had made it full
    if is_topped and clock.kind is ClockKind.HEALING:
        fills, filled = divmod(reached, clock.size)
        overshoot = 0
    elif is_topped and clock.kind is ClockKind.PATIENCE:
        fills, filled = 1, 0
    surplus = clock.surplus + overshoot if filled == clock.size and overshoot > 0 else clock.surplus
    done = Tick(
        clock_id=clock_id, before=clock.filled, after=filled, overshoot=overshoot, fills=fills
    )
    return done, replace(
        clock,
        filled=filled,
        surplus=surplus if filled == clock.size else 0,
        has_happened=clock.has_happened and filled == clock.filled,
    )


def _own_events(clock: Clock, done: Tick) -> list[tuple[EntityId, ClockEvent]]:
    events = [(done.clock_id, ClockEvent.FILLED)] * done.fills
    pulled_empty = done.before > 0 and done.after == 0
    if clock.kind is ClockKind.TUG_OF_WAR and pulled_empty:
        events.append((done.clock_id, ClockEvent.EMPTIED))
    if clock.kind is ClockKind.PATIENCE and done.fills:
        events.append((done.clock_id, ClockEvent.STATUS_FALLS))
    return events


def _races(
    clocks: Mapping[EntityId, Clock], ticks: list[Tick]
) -> list[tuple[EntityId, ClockEvent]]:
    filled = {done.clock_id for done in ticks if done.fills}
    events: list[tuple[EntityId, ClockEvent]] = []
    for done in ticks:
        rival_id = clocks[done.clock_id].rival
        if done.clock_id not in filled or rival_id is None or rival_id not in clocks:
            continue
        if rival_id in filled:
            events.append((done.clock_id, ClockEvent.BOTH_WON))
        elif not clocks[rival_id].is_full:
            events.append((done.clock_id, ClockEvent.WON))
    return events


def _links(
    clocks: Mapping[EntityId, Clock], ticks: list[Tick], changed: dict[EntityId, Clock]
) -> list[tuple[EntityId, ClockEvent]]:
    events: list[tuple[EntityId, ClockEvent]] = []
    for done in ticks:
        clock = clocks[done.clock_id]
        taken_back = clock.is_full and done.after < clock.size and not done.fills
        if not done.fills and not taken_back:
            continue
        for other_id in clock.opens:
            other = changed.get(other_id, clocks.get(other_id))
            if other is None:
                continue
            if done.fills and other.locked:
                changed[other_id] = replace(other, locked=False)
                events.append((other_id, ClockEvent.OPENED))
            elif taken_back and _is_unearned({**clocks, **changed}, other_id):
                # A stray click that filled the first clock is taken back: so is what it opened.
                changed[other_id] = replace(other, locked=True)
                events.append((other_id, ClockEvent.RELOCKED))
    return events


def _is_unearned(clocks: Mapping[EntityId, Clock], clock_id: EntityId) -> bool:
    """Return whether a clock is open, not begun, and no clock that opens it is full."""
    clock = clocks[clock_id]
    is_earned = any(one.is_full and clock_id in one.opens for one in clocks.values())
    return not clock.locked and clock.filled == 0 and not is_earned
