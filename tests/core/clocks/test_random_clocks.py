"""Clocks under any sequence of acts: what always holds."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.clocks.clock import Clock, ClockKind, resize
from duskboard.core.clocks.link import (
    ClockCycleError,
    NoRaceError,
    detach,
    link,
    opened_by,
    race,
    unlink,
    unrace,
)
from duskboard.core.clocks.tick import (
    ClockLockedError,
    NoSuchClockError,
    Tick,
    set_filled,
    tick,
)
from duskboard.core.identity import EntityId

Clocks = Mapping[EntityId, Clock]
Act = Callable[[Clocks], Clocks]
BEGINS_ANEW = {ClockKind.HEALING, ClockKind.PATIENCE}

names = st.sampled_from([EntityId(name) for name in "abcde"])
starts = st.dictionaries(
    names,
    st.builds(
        Clock,
        name=st.just("A wall"),
        kind=st.sampled_from(ClockKind),
        size=st.integers(2, 6),
        filled=st.integers(0, 2),
    ),
    min_size=2,
)


def _ticking(amounts: dict[EntityId, int]) -> Act:
    def act(clocks: Clocks) -> Clocks:
        changed = tick(clocks, amounts).changed
        for clock_id, before in clocks.items():
            after = changed.get(clock_id, before)
            assert not before.locked or after.filled == before.filled
            if amounts.get(clock_id, 0) >= 0 and before.kind not in BEGINS_ANEW:
                assert after.filled >= before.filled
        return {**clocks, **changed}

    return act


def _resizing(clock_id: EntityId, size: int) -> Act:
    def act(clocks: Clocks) -> Clocks:
        if clock_id not in clocks:
            raise NoSuchClockError(clock_id)
        changed = {**clocks, clock_id: resize(clocks[clock_id], size)}
        return {**changed, **(opened_by(changed, clock_id) if changed[clock_id].is_full else {})}

    return act


def _leaving(clock_id: EntityId) -> Act:
    def act(clocks: Clocks) -> Clocks:
        left = {**clocks, **detach(clocks, clock_id)}
        return {key: clock for key, clock in left.items() if key != clock_id}

    return act


acts = st.lists(
    st.one_of(
        st.dictionaries(names, st.integers(-6, 9), min_size=1).map(_ticking),
        st.builds(
            lambda a, n: lambda c: {**c, **set_filled(c, a, n).changed}, names, st.integers()
        ),
        st.builds(lambda a, b: lambda c: {**c, **link(c, a, b)}, names, names),
        st.builds(lambda a, b: lambda c: {**c, **unlink(c, a, b)}, names, names),
        st.builds(lambda a, b: lambda c: {**c, **race(c, a, b)}, names, names),
        st.builds(lambda a: lambda c: {**c, **unrace(c, a)}, names),
        st.builds(_resizing, names, st.integers(2, 9)),
        names.map(_leaving),
    ),
    max_size=25,
)


def _opens_in_the_end(clocks: Clocks, start: EntityId) -> set[EntityId]:
    found: set[EntityId] = set()
    fresh = set(clocks[start].opens)
    while fresh:
        found |= fresh
        fresh = {other for one in fresh for other in clocks[one].opens} - found
    return found


def _check(clocks: Clocks) -> None:
    for clock_id, clock in clocks.items():
        assert 0 <= clock.filled <= clock.size
        assert clock.rival != clock_id
        assert clock.rival is None or clocks[clock.rival].rival == clock_id
        assert len(set(clock.opens)) == len(clock.opens)
        assert set(clock.opens) <= set(clocks)
        assert clock_id not in _opens_in_the_end(clocks, clock_id)
        openers = [one for one in clocks.values() if clock_id in one.opens]
        assert not clock.locked or (openers and not any(one.is_full for one in openers))


@pytest.mark.rule("blades 47")
@pytest.mark.rule("blades 48")
@given(starts, acts)
def test_after_any_acts_clocks_are_within_bounds_and_their_relations_whole(
    start: Clocks, some: list[Act]
) -> None:
    clocks = start
    for act in some:
        try:
            clocks = act(clocks)
        except (ClockLockedError, ClockCycleError, NoRaceError, NoSuchClockError):
            continue
        _check(clocks)


@pytest.mark.rule("blades 48")
@given(starts, st.dictionaries(names, st.integers(-9, 9)))
def test_only_clocks_that_differ_are_said_to_change(
    start: Clocks, amounts: dict[EntityId, int]
) -> None:
    known = {clock_id: amount for clock_id, amount in amounts.items() if clock_id in start}
    result = tick(start, known)
    assert [one.clock_id for one in result.ticks] == list(known)
    assert result.changed == {
        one.clock_id: after
        for one in result.ticks
        if (after := _ticked(start[one.clock_id], one)) != start[one.clock_id]
    }


def _ticked(before: Clock, one: Tick) -> Clock:
    """Return the clock as the tick says it is, with what a full one will carry over."""
    kept = before.surplus + max(0, one.overshoot) if one.after == before.size else 0
    return replace(before, filled=one.after, surplus=kept)
