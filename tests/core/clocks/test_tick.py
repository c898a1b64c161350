from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.tick import (
    ClockEvent,
    ClockLockedError,
    NoSuchClockError,
    Tick,
    TickResult,
    set_filled,
    tick,
)
from duskboard.core.identity import EntityId

A, B, C, D = EntityId("a"), EntityId("b"), EntityId("c"), EntityId("d")
ORDINARY = [kind for kind in ClockKind if kind not in {ClockKind.HEALING, ClockKind.PATIENCE}]


def clock(filled: int = 0, size: int = 6, kind: ClockKind = ClockKind.PROGRESS) -> Clock:
    return Clock(name=f"{filled} of {size}", kind=kind, size=size, filled=filled)


def done(before: int, after: int, *, overshoot: int = 0, fills: int = 0) -> Tick:
    return Tick(clock_id=A, before=before, after=after, overshoot=overshoot, fills=fills)


def only(value: Clock, amount: int) -> Tick:
    """Return what a tick did to a clock that stands alone; it must say the same as the result."""
    result = tick({A: value}, {A: amount})
    (one,) = result.ticks
    is_kept = one.after == value.size and one.overshoot > 0
    after = replace(value, filled=one.after, surplus=one.overshoot if is_kept else 0)
    assert result.changed == ({} if after == value else {A: after})
    return one


def events(clocks: Mapping[EntityId, Clock], amounts: Mapping[EntityId, int]) -> list[str]:
    return [f"{clock_id} {event}" for clock_id, event in tick(clocks, amounts).events]


@pytest.mark.rule("blades 48")
@pytest.mark.parametrize(
    ("before", "amount", "wanted"),
    [
        (0, 1, done(0, 1)),
        (4, 1, done(4, 5)),
        (4, 2, done(4, 6, fills=1)),
        (4, 5, done(4, 6, overshoot=3, fills=1)),
        (0, 100, done(0, 6, overshoot=94, fills=1)),
        (6, 1, done(6, 6, overshoot=1)),
        (6, 7, done(6, 6, overshoot=7)),
        (6, 0, done(6, 6)),
        (6, -1, done(6, 5)),
        (4, -4, done(4, 0)),
        (4, -6, done(4, 0, overshoot=-2)),
        (0, -1, done(0, 0, overshoot=-1)),
        (0, 0, done(0, 0)),
    ],
)
def test_overshoot_is_clamped_and_reported(before: int, amount: int, wanted: Tick) -> None:
    for kind in ORDINARY:
        assert only(clock(before, kind=kind), amount) == wanted, kind


@pytest.mark.rule("blades 122")
@pytest.mark.parametrize(
    ("value", "amount", "wanted"),
    [
        pytest.param(clock(0, 4), 5, done(0, 1, fills=1), id="a critical: 4 fill, 1 remains"),
        pytest.param(clock(0, 3), 5, done(0, 2, fills=1), id="Vigorous: 3 fill, 2 remain"),
        pytest.param(clock(3, 4), 1, done(3, 0, fills=1), id="just full"),
        pytest.param(clock(0, 4), 4, done(0, 0, fills=1), id="from empty to full"),
        pytest.param(clock(3, 4), 5, done(3, 0, fills=2), id="twice"),
        pytest.param(clock(3, 4), 6, done(3, 1, fills=2), id="twice and a rest"),
        pytest.param(clock(2, 4), 1, done(2, 3), id="not full"),
        pytest.param(clock(2, 4), -3, done(2, 0, overshoot=-1), id="below zero"),
        pytest.param(clock(4, 4), 0, done(4, 4), id="made full by resizing: nothing by itself"),
        pytest.param(clock(4, 4), 1, done(4, 1, fills=1), id="made full by resizing, ticked"),
        pytest.param(clock(4, 4), -1, done(4, 3), id="made full by resizing, taken back"),
    ],
)
def test_a_healing_clock_is_cleared_when_full_and_the_rest_rolls_over(
    value: Clock, amount: int, wanted: Tick
) -> None:
    assert only(replace(value, kind=ClockKind.HEALING), amount) == wanted


@pytest.mark.rule("blades 105")
@pytest.mark.parametrize(
    ("value", "amount", "wanted"),
    [
        pytest.param(clock(2, 4), 1, done(2, 3), id="patience wears thin"),
        pytest.param(clock(3, 4), 1, done(3, 0, fills=1), id="it is lost once and begins anew"),
        pytest.param(clock(3, 4), 3, done(3, 0, overshoot=2, fills=1), id="the rest is lost"),
        pytest.param(clock(0, 4), 9, done(0, 0, overshoot=5, fills=1), id="once at most"),
        pytest.param(clock(4, 4), 0, done(4, 4), id="made full by resizing: nothing by itself"),
        pytest.param(clock(4, 4), 1, done(4, 0, overshoot=1, fills=1), id="made full, ticked"),
        pytest.param(clock(4, 4), -1, done(4, 3), id="made full, taken back"),
        pytest.param(clock(1, 4), -2, done(1, 0, overshoot=-1), id="below zero"),
    ],
)
def test_a_patience_clock_begins_anew_when_it_fills(
    value: Clock, amount: int, wanted: Tick
) -> None:
    assert only(replace(value, kind=ClockKind.PATIENCE), amount) == wanted


@pytest.mark.rule("blades 105")
@pytest.mark.rule("blades 122")
def test_each_fill_is_told_even_when_the_clock_stands_as_before() -> None:
    wound, boss = clock(0, 4, ClockKind.HEALING), clock(0, 4, ClockKind.PATIENCE)
    assert tick({A: wound, B: boss}, {A: 8, B: 4}) == TickResult(
        ticks=(
            Tick(clock_id=A, before=0, after=0, overshoot=0, fills=2),
            Tick(clock_id=B, before=0, after=0, overshoot=0, fills=1),
        ),
        events=(
            (A, ClockEvent.FILLED),
            (A, ClockEvent.FILLED),
            (B, ClockEvent.FILLED),
            (B, ClockEvent.STATUS_FALLS),
        ),
        changed={},
    )


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize("kind", ClockKind)
def test_a_clock_of_any_kind_tells_that_it_filled_and_only_then(kind: ClockKind) -> None:
    also = ["a status-falls"] if kind is ClockKind.PATIENCE else []
    assert events({A: clock(4, 6, kind)}, {A: 2}) == ["a filled", *also]
    assert events({A: clock(4, 6, kind)}, {A: 1}) == []


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize("kind", ORDINARY)
def test_a_full_clock_tells_nothing_when_it_is_ticked_again(kind: ClockKind) -> None:
    assert events({A: clock(6, 6, kind)}, {A: 2}) == []


@pytest.mark.rule("blades 47")
def test_a_tug_of_war_is_pulled_both_ways() -> None:
    tug = clock(2, 6, ClockKind.TUG_OF_WAR)
    assert events({A: tug}, {A: 4}) == ["a filled"]
    assert events({A: tug}, {A: -2}) == ["a emptied"]
    assert events({A: tug}, {A: -3}) == ["a emptied"]
    assert events({A: tug}, {A: -1}) == []
    assert events({A: clock(0, 6, ClockKind.TUG_OF_WAR)}, {A: -1}) == []


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize("kind", [kind for kind in ClockKind if kind is not ClockKind.TUG_OF_WAR])
def test_only_a_tug_of_war_is_won_by_emptying(kind: ClockKind) -> None:
    assert events({A: clock(2, 6, kind)}, {A: -2}) == []


@pytest.mark.rule("blades 47")
def test_the_first_of_two_rivals_to_fill_wins() -> None:
    escape, hunters = replace(clock(3, 4), rival=B), replace(clock(4, 6), rival=A)
    assert events({A: escape, B: hunters}, {A: 1, B: 1}) == ["a filled", "a won"]
    assert events({A: escape, B: hunters}, {B: 2}) == ["b filled", "b won"]


@pytest.mark.rule("blades 47")
@pytest.mark.rule("blades E24")
def test_two_rivals_that_fill_at_once_both_win() -> None:
    escape, hunters = replace(clock(3, 4), rival=B), replace(clock(4, 6), rival=A)
    assert events({A: escape, B: hunters}, {B: 3, A: 1}) == [
        "b filled",
        "a filled",
        "b both-won",
        "a both-won",
    ]


@pytest.mark.rule("blades 47")
def test_a_rival_that_fills_later_has_not_won() -> None:
    escape, hunters = replace(clock(4, 4), rival=B), replace(clock(5, 6), rival=A)
    assert events({A: escape, B: hunters}, {B: 1}) == ["b filled"]


@pytest.mark.rule("blades 47")
def test_a_race_with_a_clock_that_is_gone_is_no_race() -> None:
    assert events({A: replace(clock(3, 4), rival=B)}, {A: 1}) == ["a filled"]


@pytest.mark.rule("blades 47")
def test_filling_a_clock_opens_those_it_is_linked_to() -> None:
    first = replace(clock(5, 6), opens=(B, C, D))
    waiting, open_one = replace(clock(), locked=True), clock(2)
    assert tick({A: first, B: waiting, C: open_one, D: waiting}, {A: 1}) == TickResult(
        ticks=(done(5, 6, fills=1),),
        events=((A, ClockEvent.FILLED), (B, ClockEvent.OPENED), (D, ClockEvent.OPENED)),
        changed={
            A: replace(first, filled=6),
            B: replace(waiting, locked=False),
            D: replace(waiting, locked=False),
        },
    )


@pytest.mark.rule("blades 47")
def test_a_clock_opens_nothing_before_it_is_full() -> None:
    first = replace(clock(4, 6), opens=(B,))
    assert tick({A: first, B: replace(clock(), locked=True)}, {A: 1}).changed == {
        A: replace(first, filled=5)
    }


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize("kind", [ClockKind.HEALING, ClockKind.PATIENCE])
@pytest.mark.parametrize("filled", [5, 6])
def test_a_clock_that_begins_anew_when_full_opens_too(kind: ClockKind, filled: int) -> None:
    first = replace(clock(filled, 6, kind), opens=(B,))
    assert tick({A: first, B: replace(clock(), locked=True)}, {A: 1}).changed[B] == clock()
    also = ["a status-falls"] if kind is ClockKind.PATIENCE else []
    assert events({A: first, B: clock()}, {A: 1}) == ["a filled", *also]


@pytest.mark.rule("blades 47")
@pytest.mark.parametrize("amount", [1, 0, -1])
def test_a_locked_clock_cannot_be_ticked(amount: int) -> None:
    locked = replace(clock(), name="The second door", locked=True)
    with pytest.raises(ClockLockedError) as refusal:
        tick({A: clock(), B: locked}, {A: 1, B: amount})
    assert refusal.value.args == ("The second door",)


@pytest.mark.rule("blades 47")
def test_a_locked_clock_cannot_be_ticked_in_the_moment_that_opens_it() -> None:
    first = replace(clock(5, 6), opens=(B,))
    with pytest.raises(ClockLockedError):
        tick({A: first, B: replace(clock(), locked=True)}, {A: 1, B: 1})


@pytest.mark.rule("blades 47")
def test_a_link_to_a_clock_that_is_gone_opens_nothing() -> None:
    assert events({A: replace(clock(5, 6), opens=(B,))}, {A: 1}) == ["a filled"]
    assert events({A: replace(clock(6, 6), opens=(B,))}, {A: -1}) == []


def test_taking_the_filling_back_locks_again_what_was_not_begun() -> None:
    first = replace(clock(6, 6), opens=(B, C))
    result = tick({A: first, B: clock(0), C: clock(1)}, {A: -1})
    assert result.events == ((B, ClockEvent.RELOCKED),)
    assert result.changed == {A: replace(first, filled=5), B: replace(clock(0), locked=True)}


def test_a_stray_click_and_its_taking_back_leave_all_as_it_was() -> None:
    start = {A: replace(clock(5, 6), opens=(B,)), B: replace(clock(), locked=True)}
    there = {**start, **tick(start, {A: 1}).changed}
    assert there[B] == clock()
    assert {**there, **tick(there, {A: -1}).changed} == start


def test_a_clock_that_is_ticked_in_the_same_moment_is_not_locked_again() -> None:
    clocks = {A: replace(clock(6, 6), opens=(B,)), B: clock(0)}
    assert tick(clocks, {A: -1, B: 1}).changed[B] == replace(clock(0), filled=1)
    assert tick(clocks, {B: 1, A: -1}).changed[B] == replace(clock(0), filled=1)


def test_a_clock_that_another_full_clock_opens_stays_open() -> None:
    clocks = {A: replace(clock(6, 6), opens=(C,)), B: replace(clock(4, 4), opens=(C,)), C: clock()}
    assert tick(clocks, {A: -1}).changed == {A: replace(clocks[A], filled=5)}
    assert tick(clocks, {A: -1, B: -1}).changed[C] == replace(clock(), locked=True)


def test_one_of_two_openers_that_fills_while_the_other_empties_keeps_it_open() -> None:
    clocks = {A: replace(clock(6, 6), opens=(C,)), B: replace(clock(3, 4), opens=(C,)), C: clock()}
    assert C not in tick(clocks, {A: -1, B: 1}).changed
    assert C not in tick(clocks, {B: 1, A: -1}).changed


@pytest.mark.rule("blades 126")
@pytest.mark.rule("blades 163")
def test_faction_clocks_tick_up_and_down_at_one_moment_in_the_order_of_the_call() -> None:
    north, south = clock(1, 8, ClockKind.FACTION), clock(5, 6, ClockKind.FACTION)
    idle = clock(3, 4, ClockKind.FACTION)
    assert tick({A: north, B: idle, C: south}, {C: -2, A: 7}) == TickResult(
        ticks=(
            Tick(clock_id=C, before=5, after=3, overshoot=0, fills=0),
            Tick(clock_id=A, before=1, after=8, overshoot=0, fills=1),
        ),
        events=((A, ClockEvent.FILLED),),
        changed={A: replace(north, filled=8), C: replace(south, filled=3)},
    )


def test_a_clock_that_is_not_there_cannot_be_ticked() -> None:
    with pytest.raises(NoSuchClockError) as refusal:
        tick({A: clock()}, {A: 1, B: 1})
    assert refusal.value.args == (B,)


@pytest.mark.parametrize(
    ("filled", "wanted"),
    [
        (5, done(2, 5)),
        (6, done(2, 6, fills=1)),
        (9, done(2, 6, fills=1)),
        (0, done(2, 0)),
        (-3, done(2, 0)),
        (2, done(2, 2)),
    ],
)
def test_filling_to_a_mark_is_clamped_and_loses_nothing(filled: int, wanted: Tick) -> None:
    assert set_filled({A: clock(2)}, A, filled).ticks == (wanted,)


@pytest.mark.rule("blades 122")
def test_a_full_healing_clock_that_is_filled_to_the_top_stays() -> None:
    assert set_filled({A: clock(4, 4, ClockKind.HEALING)}, A, 4).ticks == (done(4, 4),)


@pytest.mark.rule("blades 47")
def test_filling_to_a_mark_refuses_locked_and_missing_clocks() -> None:
    with pytest.raises(ClockLockedError):
        set_filled({A: replace(clock(), locked=True)}, A, 3)
    with pytest.raises(NoSuchClockError) as refusal:
        set_filled({A: clock()}, B, 3)
    assert refusal.value.args == (B,)


@pytest.mark.rule("blades 48")
@given(st.sampled_from(ORDINARY), st.integers(2, 24), st.data())
def test_a_tick_and_its_opposite_restore_the_clock_unless_clamped(
    kind: ClockKind, size: int, data: st.DataObject
) -> None:
    start = clock(data.draw(st.integers(0, size)), size, kind)
    amount = data.draw(st.integers(-30, 30))
    there = only(start, amount)
    back = only(replace(start, filled=there.after), -amount)
    assert back.after == start.filled or there.overshoot != 0


@pytest.mark.rule("blades 48")
@given(st.sampled_from(ORDINARY), st.integers(2, 24), st.data())
def test_ticked_segments_are_on_the_clock_or_reported(
    kind: ClockKind, size: int, data: st.DataObject
) -> None:
    start = clock(data.draw(st.integers(0, size)), size, kind)
    amount = data.draw(st.integers(-60, 60))
    one = only(start, amount)
    assert 0 <= one.after <= size
    assert one.after + one.overshoot == start.filled + amount
    assert one.overshoot == 0 or one.after == (size if one.overshoot > 0 else 0)


@pytest.mark.rule("blades 122")
@given(st.integers(2, 24), st.data())
def test_no_segment_of_a_healing_clock_is_lost(size: int, data: st.DataObject) -> None:
    start = clock(data.draw(st.integers(0, size - 1)), size, ClockKind.HEALING)
    amount = data.draw(st.integers(0, 60))
    one = only(start, amount)
    assert 0 <= one.after < size
    assert one.fills * size + one.after == start.filled + amount
    assert one.overshoot == 0
