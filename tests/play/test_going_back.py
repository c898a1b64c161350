import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError
from duskboard.play.clock import NewClock, make_clock, remove_clock, tick_clocks
from duskboard.play.going_back import WentBack, go_back
from duskboard.table.entity import Entity, Moment
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Transaction

GATE, YARD, HALL = EntityId("gate"), EntityId("yard"), EntityId("hall")


def clock(name: EntityId, filled: int, rank: float) -> Entity:
    value = Clock(name=name, kind=ClockKind.PROGRESS, size=6, filled=filled)
    return Entity(entity_id=name, value=value, rank=rank)


def done(table: Table, step: Transaction) -> Table:
    return table.applied(step.changes)


def test_going_back_is_a_new_step_that_lays_the_table_as_it_was() -> None:
    first = done(Table(), make_clock(Table(), NewClock(clock_id=GATE, name=GATE)))
    earlier = done(first, make_clock(first, NewClock(clock_id=YARD, name=YARD)))
    table = done(earlier, tick_clocks(earlier, {GATE: 2}))
    table = done(table, remove_clock(table, YARD))
    table = done(table, make_clock(table, NewClock(clock_id=HALL, name=HALL)))
    step = go_back(table, earlier, seq=2, at=Moment(7))
    assert step == Transaction(
        report=WentBack(seq=2, at=Moment(7)),
        changes=(
            Change(entity_id=GATE, before=clock(GATE, 2, 0.0), after=clock(GATE, 0, 0.0)),
            Change(entity_id=HALL, before=clock(HALL, 0, 1.0), after=None),
            Change(entity_id=YARD, before=None, after=clock(YARD, 0, 1.0)),
        ),
    )
    assert done(table, step) == earlier


def test_a_table_that_lies_so_already_has_nothing_to_change() -> None:
    table = done(Table(), make_clock(Table(), NewClock(clock_id=GATE, name=GATE)))
    with pytest.raises(NothingToChangeError):
        go_back(table, table, seq=1, at=Moment(7))
