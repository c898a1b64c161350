"""Relations between clocks: one opens another, two race each other (rules/blades.md 47)."""

from collections.abc import Mapping
from dataclasses import replace

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.tick import ClockRuleError, NoSuchClockError
from duskboard.core.identity import EntityId


class ClockCycleError(ClockRuleError):
    """A clock cannot open itself, alone or round a chain. Args: the names of both clocks."""


class NoRaceError(ClockRuleError):
    """A clock that begins anew whenever it fills cannot win a race. Args: its name."""


BEGINS_ANEW = frozenset({ClockKind.HEALING, ClockKind.PATIENCE})
"""Kinds that are never full for longer than a moment (rules/blades.md 105, 122)."""


def link(
    clocks: Mapping[EntityId, Clock], first: EntityId, then: EntityId
) -> dict[EntityId, Clock]:
    """Return the changed clocks after linking: filling `first` opens `then`.

    `then` is locked unless `first`, or another clock that opens it, is full already
    (rules/blades.md 47).

    Raises:
        NoSuchClockError: One of them is not among `clocks`.
        ClockCycleError: `then` leads back to `first`.
    """
    opener, opened = _get(clocks, first), _get(clocks, then)
    if first == then or first in _reach(clocks, then):
        raise ClockCycleError(opener.name, opened.name)
    if then in opener.opens:
        return {}
    changed = {first: replace(opener, opens=(*opener.opens, then))}
    is_earned = opener.is_full or any(one.is_full and then in one.opens for one in clocks.values())
    if opened.locked is is_earned:
        changed[then] = replace(opened, locked=not is_earned)
    return changed


def unlink(
    clocks: Mapping[EntityId, Clock], first: EntityId, then: EntityId
) -> dict[EntityId, Clock]:
    """Return the changed clocks after parting `first` from `then`, which no longer waits.

    Raises:
        NoSuchClockError: `first` is not among `clocks`.
    """
    opener = _get(clocks, first)
    if then not in opener.opens:
        return {}
    changed = {first: replace(opener, opens=tuple(i for i in opener.opens if i != then))}
    opened = clocks.get(then)
    still_waits = any(then in clock.opens for key, clock in clocks.items() if key != first)
    if opened is not None and opened.locked and not still_waits:
        changed[then] = replace(opened, locked=False)
    return changed


def opened_by(clocks: Mapping[EntityId, Clock], clock_id: EntityId) -> dict[EntityId, Clock]:
    """Return the changed clocks after `clock_id` became full by another way than a tick.

    Those that waited for it are open (rules/blades.md 47).

    Raises:
        NoSuchClockError: The clock is not among `clocks`.
    """
    waiting = ((other, clocks.get(other)) for other in _get(clocks, clock_id).opens)
    return {
        other: replace(clock, locked=False)
        for other, clock in waiting
        if clock is not None and clock.locked
    }


def race(
    clocks: Mapping[EntityId, Clock], first: EntityId, second: EntityId
) -> dict[EntityId, Clock]:
    """Return the changed clocks after setting two against each other; old rivals are freed.

    Raises:
        NoSuchClockError: One of them is not among `clocks`.
        ClockCycleError: Both are the same clock.
        NoRaceError: One of them begins anew whenever it fills.
    """
    if first == second:
        name = _get(clocks, first).name
        raise ClockCycleError(name, name)
    for clock_id in (first, second):
        if _get(clocks, clock_id).kind in BEGINS_ANEW:
            raise NoRaceError(_get(clocks, clock_id).name)
    changed = {**unrace(clocks, first), **unrace(clocks, second)}
    changed[first] = replace(changed.get(first, _get(clocks, first)), rival=second)
    changed[second] = replace(changed.get(second, _get(clocks, second)), rival=first)
    return {key: clock for key, clock in changed.items() if clock != clocks[key]}


def unrace(clocks: Mapping[EntityId, Clock], clock_id: EntityId) -> dict[EntityId, Clock]:
    """Return the changed clocks after ending the race of `clock_id`, both rivals freed.

    Raises:
        NoSuchClockError: The clock is not among `clocks`.
    """
    clock = _get(clocks, clock_id)
    if clock.rival is None:
        return {}
    changed = {clock_id: replace(clock, rival=None)}
    rival = clocks.get(clock.rival)
    if rival is not None:
        changed[clock.rival] = replace(rival, rival=None)
    return changed


def detach(clocks: Mapping[EntityId, Clock], clock_id: EntityId) -> dict[EntityId, Clock]:
    """Return the other clocks that change when `clock_id` leaves the table.

    Raises:
        NoSuchClockError: The clock is not among `clocks`.
    """
    clock = _get(clocks, clock_id)
    left = dict(clocks)
    for other_id in clock.opens:
        left.update(unlink(left, clock_id, other_id))
    for key in clocks:
        left.update(unlink(left, key, clock_id))
    left.update(unrace(left, clock_id))
    return {key: value for key, value in left.items() if key != clock_id and value != clocks[key]}


def _get(clocks: Mapping[EntityId, Clock], clock_id: EntityId) -> Clock:
    clock = clocks.get(clock_id)
    if clock is None:
        raise NoSuchClockError(clock_id)
    return clock


def _reach(clocks: Mapping[EntityId, Clock], start: EntityId) -> set[EntityId]:
    """Return every clock that filling `start` may open, however far down the chain."""
    seen: set[EntityId] = set()
    waiting = [start]
    while waiting:
        clock = clocks.get(waiting.pop())
        for other in clock.opens if clock else ():
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen
