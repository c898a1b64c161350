from dataclasses import replace
from types import MappingProxyType

import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.clock_order import ClockMoved, move_card
from duskboard.table.entity import Entity, Note, Visibility
from duskboard.table.table import Table

NOTE, GONE = EntityId("note"), EntityId("gone")


def wall(ranks: dict[str, float] | None = None) -> Table:
    """Return a wall: a alone, b that races e, c that opens f, d alone; and a note."""
    places = ranks or {name: float(rank) for rank, name in enumerate("abcdef")}
    clocks = {
        name: Clock(name=f"Clock {name}", kind=ClockKind.PROGRESS, size=4) for name in "abcdef"
    }
    clocks["b"] = replace(clocks["b"], rival=EntityId("e"))
    clocks["e"] = replace(clocks["e"], rival=EntityId("b"))
    clocks["c"] = replace(clocks["c"], opens=(EntityId("f"),))
    clocks["f"] = replace(clocks["f"], locked=True)
    entities = [
        Entity(
            entity_id=EntityId(name),
            value=clock,
            visibility=Visibility.SHOWN,
            rank=places[name],
        )
        for name, clock in clocks.items()
    ]
    note = Entity(entity_id=NOTE, value=Note(title="A", text=""), rank=0.5)
    return Table(entities=MappingProxyType({one.entity_id: one for one in (*entities, note)}))


@pytest.mark.parametrize(
    ("name", "before", "wanted"),
    [
        pytest.param("a", "d", "bcadef", id="alone"),
        pytest.param("b", "a", "beacdf", id="rivals to the front"),
        pytest.param("e", "a", "beacdf", id="rivals, by the later one"),
        pytest.param("b", None, "acdfbe", id="rivals to the end"),
        pytest.param("f", "a", "cfabde", id="a chain, by its last"),
        pytest.param("c", "e", "abdcfe", id="a chain between rivals"),
        pytest.param("d", None, "abcefd", id="alone to the end"),
        pytest.param("b", "d", "acbedf", id="rivals that stood apart, together"),
    ],
)
def test_a_card_moves_with_all_its_clocks_and_nothing_else_changes(
    name: str, before: str | None, wanted: str
) -> None:
    table = wall()
    step = move_card(table, EntityId(name), None if before is None else EntityId(before))
    assert step.report == ClockMoved(clock_id=EntityId(name), name=f"Clock {name}")
    after = table.applied(step.changes)
    assert "".join(one.entity_id for one in after.of(Clock)) == wanted
    assert {one.entity_id: replace(one, rank=0.0) for one in after} == {
        one.entity_id: replace(one, rank=0.0) for one in table
    }
    assert after.get(NOTE) == table.get(NOTE)


def test_a_clock_that_is_alone_on_its_card_moves_without_the_others() -> None:
    step = move_card(wall(), EntityId("a"), EntityId("d"))
    assert [change.entity_id for change in step.changes] == ["a"]


def test_clocks_without_room_between_them_move_too() -> None:
    table = wall(dict.fromkeys("abcdef", 1.0))
    step = move_card(table, EntityId("f"), EntityId("b"))
    assert "".join(one.entity_id for one in table.applied(step.changes).of(Clock)) == "acfbde"


@pytest.mark.parametrize(
    ("name", "before"),
    [("a", "b"), ("a", "a"), ("b", "b"), ("b", "e"), ("e", "b"), ("f", "c"), ("d", "e")],
)
def test_a_card_that_stands_there_already_has_nothing_to_change(name: str, before: str) -> None:
    with pytest.raises(NothingToChangeError):
        move_card(wall(), EntityId(name), EntityId(before))


def test_a_card_that_is_last_already_has_nothing_to_change() -> None:
    table = wall({"a": 0.0, "d": 1.0, "b": 2.0, "e": 3.0, "c": 4.0, "f": 5.0})
    for name in "cf":
        with pytest.raises(NothingToChangeError):
            move_card(table, EntityId(name), None)


@pytest.mark.parametrize(
    ("name", "before", "missing"),
    [(GONE, "a", GONE), (NOTE, "a", NOTE), ("a", GONE, GONE), ("a", NOTE, NOTE)],
)
def test_only_clocks_have_cards(name: str, before: str, missing: EntityId) -> None:
    with pytest.raises(NotOnTableError) as refusal:
        move_card(wall(), EntityId(name), EntityId(before))
    assert refusal.value.args == (missing,)
