import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.change import (
    AlreadyOnTableError,
    NotOnTableError,
    get,
    make,
    put,
    put_values,
    take,
)
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change

GATE, YARD = EntityId("gate"), EntityId("yard")
CLOCK = Clock(name="The gate", kind=ClockKind.PROGRESS, size=4)
FULL = Clock(name="The gate", kind=ClockKind.PROGRESS, size=4, filled=4)
ENTITY = Entity(entity_id=GATE, value=CLOCK, visibility=Visibility.SHOWN, rank=2.0)
NEW = Change(entity_id=GATE, before=None, after=ENTITY)
TABLE = Table().applied([NEW])


def test_putting_is_a_change_unless_it_lies_there_already() -> None:
    other = Entity(entity_id=GATE, value=FULL)
    assert put(Table(), ENTITY) == (NEW,)
    assert put(TABLE, ENTITY) == ()
    assert put(TABLE, other) == (Change(entity_id=GATE, before=ENTITY, after=other),)


def test_a_new_value_keeps_visibility_and_place() -> None:
    after = Entity(entity_id=GATE, value=FULL, visibility=Visibility.SHOWN, rank=2.0)
    assert put_values(TABLE, {GATE: FULL}) == (Change(entity_id=GATE, before=ENTITY, after=after),)
    assert put_values(TABLE, {GATE: CLOCK}) == ()


def test_making_and_taking() -> None:
    assert make(Table(), ENTITY) == (NEW,)
    assert take(TABLE, GATE) == NEW.inverted()
    assert get(TABLE, GATE) == ENTITY


def test_what_is_not_there_cannot_be_changed_and_what_is_cannot_be_made() -> None:
    with pytest.raises(NotOnTableError) as missing:
        put_values(TABLE, {YARD: CLOCK})
    assert missing.value.args == (YARD,)
    with pytest.raises(NotOnTableError) as gone:
        take(TABLE, YARD)
    assert gone.value.args == (YARD,)
    with pytest.raises(AlreadyOnTableError) as taken:
        make(TABLE, Entity(entity_id=GATE, value=FULL))
    assert taken.value.args == (GATE,)
