import math
from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.table.entity import (
    CAMPAIGN_ID,
    RULINGS_ID,
    Campaign,
    Entity,
    Moment,
    Note,
    Session,
    Value,
)
from duskboard.table.table import StaleChangeError, Table, last_rank, rank_between
from duskboard.table.transaction import Change

GATE = Clock(name="The gate", kind=ClockKind.PROGRESS, size=4)
NOTE = Note(title="Rumour", text="")


def entity(name: str, value: Value, rank: float = 0.0) -> Entity:
    return Entity(entity_id=EntityId(name), value=value, rank=rank)


def lay(*entities: Entity) -> Table:
    return Table(entities=MappingProxyType({one.entity_id: one for one in entities}))


def change(before: Entity | None, after: Entity | None) -> Change:
    known = before or after
    assert known is not None
    return Change(entity_id=known.entity_id, before=before, after=after)


def test_an_empty_table() -> None:
    table = Table()
    assert (len(table), list(table), table.of(Clock), table.clocks()) == (0, [], (), {})
    assert (table.campaign, table.session, table.rulings) == (None, None, Rulings())


def test_an_entity_and_its_value_are_found_by_name_and_kind() -> None:
    gate = entity("gate", GATE)
    table = lay(gate)
    assert table.get(gate.entity_id) == gate
    assert table.get(EntityId("yard")) is None
    assert table.value(gate.entity_id, Clock) == GATE
    assert table.value(gate.entity_id, Note) is None
    assert table.value(EntityId("yard"), Clock) is None


def test_a_kind_is_listed_by_rank_and_equal_ranks_by_name() -> None:
    last, note, second, first = (
        entity("a", GATE, 3.0),
        entity("b", NOTE, -9.0),
        entity("d", GATE, 1.0),
        entity("c", GATE, 1.0),
    )
    table = lay(last, note, second, first)
    assert table.of(Clock) == (first, second, last)
    assert table.of(Note) == (note,)
    assert table.clocks() == {"a": GATE, "d": GATE, "c": GATE}
    assert (list(table), len(table)) == ([last, note, second, first], 4)


def test_the_campaign_and_its_rulings_are_found() -> None:
    published = preset(Preset.PUBLISHED)
    table = lay(entity(CAMPAIGN_ID, Campaign(name="Dusk")), entity(RULINGS_ID, published))
    assert table.campaign == Campaign(name="Dusk")
    assert table.rulings == published


def test_the_session_with_the_highest_number_is_the_latest() -> None:
    sessions = [
        entity(f"session-{number}", Session(number=number, started=Moment(9)))
        for number in (2, 10, 9)
    ]
    assert lay(*sessions, entity("gate", GATE)).session == sessions[1]


def test_changes_are_applied_to_a_new_table() -> None:
    gate, yard, note = entity("gate", GATE), entity("yard", GATE), entity("note", NOTE)
    moved = replace(yard, rank=4.0)
    table = lay(gate, yard)
    after = table.applied([change(gate, None), change(yard, moved), change(None, note)])
    assert after == lay(moved, note)
    assert table == lay(gate, yard)


@pytest.mark.parametrize(
    "stale",
    [
        change(entity("gate", GATE, 1.0), None),
        change(None, entity("gate", GATE, 1.0)),
        change(entity("gate", GATE, 1.0), entity("gate", GATE, 2.0)),
    ],
)
def test_a_change_of_what_does_not_lie_there_is_refused_whole(stale: Change) -> None:
    table = lay(entity("gate", GATE))
    with pytest.raises(StaleChangeError) as refusal:
        table.applied([change(None, entity("yard", GATE)), stale])
    assert refusal.value.args == ("gate",)
    assert len(table) == 1


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from([GATE, NOTE, None]), st.integers()))
)
def test_kinds_are_listed_after_changes_as_on_a_table_laid_anew(
    acts: list[tuple[str, Clock | Note | None, int]],
) -> None:
    table = Table()
    for name, value, rank in acts:
        assert table.of(Clock) == table.of(Clock)
        assert table.of(Note) == lay(*table).of(Note)
        before = table.get(EntityId(name))
        after = None if value is None else entity(name, value, rank)
        if before != after:
            table = table.applied([change(before, after)])
        assert table.of(Clock) == lay(*table).of(Clock)
        assert table.values(Note) == lay(*table).values(Note)


def test_what_is_derived_is_made_once_as_long_as_its_kinds_stay() -> None:
    def titles(table: Table) -> tuple[str, ...]:
        made.append(len(table))
        return tuple(note.title for note in table.values(Note).values())

    made: list[int] = []
    table = lay(entity("rumour", NOTE))
    assert table.derived("titles", (Note,), titles) == ("Rumour",)
    table = table.applied([change(None, entity("gate", GATE))])
    assert table.derived("titles", (Note,), titles) == ("Rumour",)
    assert made == [1]
    table = table.applied([change(table.get(EntityId("rumour")), None)])
    assert table.derived("titles", (Note,), titles) == ()
    assert made == [1, 1]


def test_what_is_gone_cannot_be_taken_again() -> None:
    with pytest.raises(StaleChangeError):
        Table().applied([change(entity("gate", GATE), None)])


def test_a_new_thing_stands_behind_everything_of_its_kind() -> None:
    assert last_rank(Table(), Clock) == 0.0
    table = lay(
        entity("a", GATE, 2.5),
        entity("b", GATE, -4.0),
        entity("d", GATE, -9.0),
        entity("c", NOTE, 80.0),
    )
    assert last_rank(table, Clock) == 3.5


@pytest.mark.parametrize(
    ("below", "above", "rank"),
    [
        (None, None, 0.0),
        (None, 3.0, 2.0),
        (3.0, None, 4.0),
        (1.0, 2.0, 1.5),
        (-1.0, 3.0, 1.0),
        (2.0, 2.0, None),
        (1.0, math.nextafter(1.0, 2.0), None),
        (1e300, None, None),
        (None, -1e300, None),
        (1e308, 1.5e308, 1.25e308),
    ],
)
def test_a_rank_between_two_neighbours(
    below: float | None, above: float | None, rank: float | None
) -> None:
    assert rank_between(below, above) == rank


@given(
    st.floats(allow_nan=False, allow_infinity=False),
    st.floats(allow_nan=False, allow_infinity=False),
)
def test_a_rank_stands_truly_between_or_there_is_none(one: float, other: float) -> None:
    below, above = sorted([one, other])
    between = rank_between(below, above)
    assert between is None or below < between < above
    first, last = rank_between(None, below), rank_between(above, None)
    assert first is None or first < below
    assert last is None or last > above
