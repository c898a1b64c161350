from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.clock import race_clocks
from duskboard.play.clock_order import ClockMoved, move_card, move_clock
from duskboard.table.entity import Entity, Note, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

A, B, C, NOTE, GONE = (EntityId(name) for name in ("a", "b", "c", "note", "gone"))


def wall(ranks: Mapping[str, float]) -> Table:
    entities = {
        EntityId(name): Entity(
            entity_id=EntityId(name),
            value=Clock(name=f"Clock {name}", kind=ClockKind.PROGRESS, size=4),
            visibility=Visibility.SHOWN,
            rank=rank,
        )
        for name, rank in ranks.items()
    }
    note = Entity(entity_id=NOTE, value=Note(title="A", text=""), rank=0.5)
    return Table(entities=MappingProxyType({**entities, NOTE: note}))


def order(table: Table) -> list[EntityId]:
    return [one.entity_id for one in table.of(Clock)]


def moved(table: Table, step: Transaction) -> str:
    return "".join(order(table.applied(step.changes)))


@pytest.mark.parametrize(
    ("name", "before", "wanted"),
    [
        (A, C, "bac"),
        (A, None, "bca"),
        (B, A, "bac"),
        (B, None, "acb"),
        (C, A, "cab"),
        (C, B, "acb"),
    ],
)
def test_a_clock_takes_its_new_place_and_no_other_moves(
    name: EntityId, before: EntityId | None, wanted: str
) -> None:
    table = wall({"a": 0.0, "b": 1.0, "c": 2.0})
    step = move_clock(table, name, before)
    assert step.report == ClockMoved(clock_id=name, name=f"Clock {name}")
    assert [change.entity_id for change in step.changes] == [name]
    assert moved(table, step) == wanted


def test_clocks_without_room_between_them_are_numbered_anew() -> None:
    table = wall({"a": 1.0, "b": 1.0, "c": 1.0})
    step = move_clock(table, C, B)
    assert moved(table, step) == "acb"
    after = table.applied(step.changes)
    assert [one.rank for one in after.of(Clock)] == [0.0, 1.0, 2.0]
    assert after.get(NOTE) == table.get(NOTE)


@pytest.mark.parametrize(("name", "before"), [(A, B), (A, A), (B, C), (B, B), (C, None), (C, C)])
def test_a_clock_that_stands_there_already_has_nothing_to_change(
    name: EntityId, before: EntityId | None
) -> None:
    with pytest.raises(NothingToChangeError):
        move_clock(wall({"a": 0.0, "b": 1.0, "c": 2.0}), name, before)


@pytest.mark.parametrize(
    ("name", "before", "missing"),
    [(GONE, A, GONE), (NOTE, A, NOTE), (A, GONE, GONE), (A, NOTE, NOTE)],
)
def test_only_clocks_have_places_on_the_wall(
    name: EntityId, before: EntityId, missing: EntityId
) -> None:
    with pytest.raises(NotOnTableError) as refusal:
        move_clock(wall({"a": 0.0, "b": 1.0}), name, before)
    assert refusal.value.args == (missing,)


ranks = st.one_of(
    st.integers(-2, 2).map(float),
    st.floats(0, 1),
    st.floats(allow_nan=False, allow_infinity=False),
)
names = st.sampled_from("abcdef")


@given(
    st.dictionaries(names, ranks, min_size=1),
    st.lists(st.tuples(names, st.none() | names), min_size=1, max_size=6),
)
def test_after_every_move_the_wall_has_exactly_the_order_asked_for(
    placed: dict[str, float], moves: list[tuple[str, str | None]]
) -> None:
    table = wall(placed)
    for name, before in moves:
        wanted = [one for one in order(table) if one != name]
        if name not in placed or before == name or (before or name) not in placed:
            continue
        wanted.insert(
            len(wanted) if before is None else wanted.index(EntityId(before)), EntityId(name)
        )
        try:
            step = move_clock(table, EntityId(name), None if before is None else EntityId(before))
        except NothingToChangeError:
            assert order(table) == wanted
            continue
        assert order(table) != wanted
        after = table.applied(step.changes)
        assert order(after) == wanted
        assert {replace(one, rank=0.0) for one in after} == {
            replace(one, rank=0.0) for one in table
        }
        table = after


def test_a_clock_can_be_moved_to_and_fro_without_end() -> None:
    table = wall({"a": 0.0, "b": 1.0, "c": 2.0})
    for _ in range(200):
        table = table.applied(move_clock(table, C, B).changes)
        assert order(table) == [A, C, B]
        table = table.applied(move_clock(table, B, C).changes)
        assert order(table) == [A, B, C]


def test_rivals_move_together_and_keep_their_order() -> None:
    table = wall({"a": 0.0, "b": 1.0, "c": 2.0, "d": 3.0})
    table = table.applied(race_clocks(table, A, C).changes)
    step = move_card(table, C, None)
    assert moved(table, step) == "bdac"
    assert step.report == ClockMoved(clock_id=C, name="Clock c")


def test_a_single_clock_moves_as_it_does_alone() -> None:
    table = wall({"a": 0.0, "b": 1.0, "c": 2.0})
    assert move_card(table, A, None) == move_clock(table, A, None)


def test_a_card_is_not_moved_before_itself_or_to_where_it_stands() -> None:
    table = wall({"a": 0.0, "b": 1.0, "c": 2.0})
    table = table.applied(race_clocks(table, A, B).changes)
    for before in (A, B, C):
        with pytest.raises(NothingToChangeError):
            move_card(table, A, before)
    with pytest.raises(NotOnTableError):
        move_card(table, A, GONE)
