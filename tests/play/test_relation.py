"""Links and races between the clocks on the table, and clocks that leave it."""

from types import MappingProxyType

import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.link import ClockCycleError
from duskboard.core.clocks.tick import NoSuchClockError
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.clock import (
    ClockFreed,
    ClockRemoved,
    ClocksLinked,
    ClocksRaced,
    free_clock,
    link_clocks,
    race_clocks,
    remove_clock,
)
from duskboard.table.entity import Entity, Note
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

GATE, YARD, HALL, NOTE, GONE = (EntityId(name) for name in ("gate", "yard", "hall", "note", "gone"))


def clock(
    name: str,
    filled: int = 0,
    *,
    opens: tuple[EntityId, ...] = (),
    locked: bool = False,
    rival: EntityId | None = None,
) -> Clock:
    return Clock(
        name=name,
        kind=ClockKind.PROGRESS,
        size=4,
        filled=filled,
        opens=opens,
        locked=locked,
        rival=rival,
    )


def lay(**values: Clock | Note) -> Table:
    entities = {
        EntityId(name): Entity(entity_id=EntityId(name), value=value)
        for name, value in values.items()
    }
    return Table(entities=MappingProxyType(entities))


def after(table: Table, step: Transaction) -> dict[str, Clock]:
    return {str(key): value for key, value in table.applied(step.changes).clocks().items()}


@pytest.mark.rule("blades 47")
def test_linking_makes_the_second_clock_wait_for_the_first() -> None:
    table = lay(gate=clock("Gate"), yard=clock("Yard"))
    step = link_clocks(table, GATE, YARD)
    assert step.report == ClocksLinked(first_id=GATE, first="Gate", then_id=YARD, then="Yard")
    assert after(table, step) == {
        "gate": clock("Gate", opens=(YARD,)),
        "yard": clock("Yard", locked=True),
    }


@pytest.mark.rule("blades 47")
def test_a_race_sets_two_clocks_against_each_other() -> None:
    table = lay(gate=clock("Gate", rival=HALL), yard=clock("Yard"), hall=clock("Hall", rival=GATE))
    step = race_clocks(table, GATE, YARD)
    assert step.report == ClocksRaced(first_id=GATE, first="Gate", second_id=YARD, second="Yard")
    assert after(table, step) == {
        "gate": clock("Gate", rival=YARD),
        "yard": clock("Yard", rival=GATE),
        "hall": clock("Hall"),
    }


def test_relations_that_are_there_already_or_cannot_be_are_refused() -> None:
    table = lay(
        gate=clock("Gate", opens=(YARD,), rival=HALL),
        yard=clock("Yard", locked=True),
        hall=clock("Hall", rival=GATE),
        note=Note(title="A", text=""),
    )
    with pytest.raises(NothingToChangeError):
        link_clocks(table, GATE, YARD)
    with pytest.raises(NothingToChangeError):
        race_clocks(table, HALL, GATE)
    with pytest.raises(ClockCycleError) as circle:
        link_clocks(table, YARD, GATE)
    assert circle.value.args == ("Yard", "Gate")
    with pytest.raises(ClockCycleError) as itself:
        race_clocks(table, HALL, HALL)
    assert itself.value.args == ("Hall", "Hall")
    for act in (link_clocks, race_clocks):
        for missing in (NOTE, GONE):
            with pytest.raises(NoSuchClockError) as refusal:
                act(table, GATE, missing)
            assert refusal.value.args == (missing,)


def test_a_freed_clock_has_no_relation_left_either_way() -> None:
    table = lay(
        gate=clock("Gate", opens=(YARD,)),
        yard=clock("Yard", 2, opens=(HALL,), rival=HALL, locked=True),
        hall=clock("Hall", rival=YARD, locked=True),
    )
    step = free_clock(table, YARD)
    assert step.report == ClockFreed(clock_id=YARD, name="Yard")
    assert after(table, step) == {
        "gate": clock("Gate"),
        "yard": clock("Yard", 2),
        "hall": clock("Hall"),
    }


@pytest.mark.parametrize(
    ("gate", "yard"),
    [
        (clock("Gate", opens=(YARD,)), clock("Yard", locked=True)),
        (clock("Gate"), clock("Yard", opens=(GATE,))),
        (clock("Gate", rival=YARD), clock("Yard", rival=GATE)),
    ],
)
def test_each_relation_is_freed(gate: Clock, yard: Clock) -> None:
    table = lay(gate=gate, yard=yard)
    assert after(table, free_clock(table, GATE)) == {"gate": clock("Gate"), "yard": clock("Yard")}


def test_a_clock_that_stands_alone_cannot_be_freed() -> None:
    table = lay(gate=clock("Gate"), yard=clock("Yard", opens=(HALL,)), hall=clock("Hall"))
    with pytest.raises(NothingToChangeError):
        free_clock(table, GATE)
    with pytest.raises(NotOnTableError) as refusal:
        free_clock(table, GONE)
    assert refusal.value.args == (GONE,)


def test_a_clock_that_is_removed_leaves_nothing_dangling() -> None:
    note = Note(title="On the yard", text="", about=YARD)
    table = lay(
        gate=clock("Gate", opens=(YARD,)),
        yard=clock("Yard", 3, opens=(HALL,), rival=HALL, locked=True),
        hall=clock("Hall", rival=YARD, locked=True),
        note=note,
    )
    step = remove_clock(table, YARD)
    assert step.report == ClockRemoved(clock_id=YARD, name="Yard", filled=3, size=4)
    assert after(table, step) == {"gate": clock("Gate"), "hall": clock("Hall")}
    assert table.applied(step.changes).value(NOTE, Note) == note


def test_only_a_clock_can_be_removed_as_one() -> None:
    table = lay(note=Note(title="A", text=""))
    for missing in (NOTE, GONE):
        with pytest.raises(NotOnTableError) as refusal:
            remove_clock(table, missing)
        assert refusal.value.args == (missing,)
