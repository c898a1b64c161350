import pytest

from duskboard.play.change import NothingToChangeError
from duskboard.play.session import (
    NoSessionError,
    SessionEnded,
    SessionNamed,
    SessionRunningError,
    SessionStarted,
    end_session,
    name_session,
    running_session,
    session_id,
    start_session,
)
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Entity, Moment, Session, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


def done(table: Table, step: Transaction) -> Table:
    return table.applied(step.changes)


def evenings(*moments: tuple[int, int]) -> Table:
    table = Table()
    for start, end in moments:
        table = done(table, start_session(table, Moment(start)))
        table = done(table, end_session(table, Moment(end)))
    return table


def test_the_first_session_is_number_1() -> None:
    step = start_session(Table(), Moment(100))
    assert step.report == SessionStarted(number=1)
    assert done(Table(), step).session == Entity(
        entity_id=session_id(1),
        value=Session(number=1, started=Moment(100), ended=None, title=""),
        visibility=Visibility.HIDDEN,
        rank=1.0,
    )
    assert session_id(1) == "session-1"


def test_sessions_are_numbered_on_and_one_runs_at_a_time() -> None:
    table = evenings((10, 20), (30, 40))
    assert running_session(table) is None
    step = start_session(table, Moment(50))
    assert step.report == SessionStarted(number=3)
    running = done(table, step)
    assert running_session(running) == Session(number=3, started=Moment(50))
    with pytest.raises(SessionRunningError) as refusal:
        start_session(running, Moment(60))
    assert refusal.value.args == (3,)


def test_a_session_ends_and_stays_the_latest() -> None:
    table = done(Table(), start_session(Table(), Moment(100)))
    shown = done(table, set_visibility(table, session_id(1), Visibility.SHOWN))
    step = end_session(shown, Moment(160))
    assert step.report == SessionEnded(number=1, started=Moment(100), ended=Moment(160))
    assert done(shown, step).session == Entity(
        entity_id=session_id(1),
        value=Session(number=1, started=Moment(100), ended=Moment(160)),
        visibility=Visibility.SHOWN,
        rank=1.0,
    )


@pytest.mark.parametrize(("started", "at"), [(100, 99), (100, 100), (0, -5)])
def test_a_clock_set_back_ends_no_session_before_it_began(started: int, at: int) -> None:
    table = done(Table(), start_session(Table(), Moment(started)))
    step = end_session(table, Moment(at))
    assert step.report == SessionEnded(number=1, started=Moment(started), ended=Moment(started))
    assert done(table, step).value(session_id(1), Session) == Session(
        number=1, started=Moment(started), ended=Moment(started)
    )


@pytest.mark.parametrize("table", [Table(), evenings((10, 20))])
def test_no_session_ends_when_none_runs(table: Table) -> None:
    assert running_session(table) is None
    with pytest.raises(NoSessionError):
        end_session(table, Moment(60))


def test_the_latest_session_gets_a_title_running_or_not() -> None:
    ended = evenings((10, 20), (30, 40))
    step = name_session(ended, " The heist ")
    assert step.report == SessionNamed(number=2, before="", after="The heist")
    named = done(ended, step)
    assert named.value(session_id(2), Session) == Session(
        number=2, started=Moment(30), ended=Moment(40), title="The heist"
    )
    assert named.value(session_id(1), Session) == Session(
        number=1, started=Moment(10), ended=Moment(20)
    )
    again = name_session(named, "")
    assert again.report == SessionNamed(number=2, before="The heist", after="")
    with pytest.raises(NothingToChangeError):
        name_session(named, "The heist ")
    with pytest.raises(NoSessionError):
        name_session(Table(), "The heist")
