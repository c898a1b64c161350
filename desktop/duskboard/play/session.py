"""Sessions: the evenings of a campaign, numbered from 1."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError, make, put
from duskboard.table.entity import Entity, Moment, Session
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionStarted(Report):
    """A session began."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEnded(Report):
    """A session ended."""

    number: int
    started: Moment
    ended: Moment


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionNamed(Report):
    """A session got another title."""

    number: int
    before: str
    after: str


class SessionRunningError(PlayError):
    """A session runs already. Args: its number."""


class NoSessionError(PlayError):
    """No session runs."""


def session_id(number: int) -> EntityId:
    """Return the identifier of the session with that number."""
    return EntityId(f"session-{number}")


def running_session(table: Table) -> Session | None:
    """Return the session that runs now, or None."""
    entity = table.session
    if entity is None or not isinstance(entity.value, Session):
        return None
    return entity.value if entity.value.ended is None else None


def start_session(table: Table, at: Moment) -> Transaction:
    """Return the step that begins the next session.

    Raises:
        SessionRunningError: One runs already.
    """
    running = running_session(table)
    if running is not None:
        raise SessionRunningError(running.number)
    entity = table.session
    last = entity.value.number if entity and isinstance(entity.value, Session) else 0
    number = last + 1
    session = Entity(
        entity_id=session_id(number),
        value=Session(number=number, started=at),
        rank=float(number),
    )
    return Transaction(report=SessionStarted(number=number), changes=make(table, session))


def end_session(table: Table, at: Moment) -> Transaction:
    """Return the step that ends the session; a clock set back never ends it before it began.

    Raises:
        NoSessionError: None runs.
    """
    running, entity = running_session(table), table.session
    if running is None or entity is None:
        raise NoSessionError
    end = max(at, running.started)
    report = SessionEnded(number=running.number, started=running.started, ended=end)
    ended = replace(entity, value=replace(running, ended=end))
    return Transaction(report=report, changes=put(table, ended))


def name_session(table: Table, title: str) -> Transaction:
    """Return the step that gives the latest session a title, which players see.

    Raises:
        NoSessionError: There is none yet.
        NothingToChangeError: It has that title.
    """
    entity = table.session
    if entity is None or not isinstance(entity.value, Session):
        raise NoSessionError
    before = entity.value
    after = replace(before, title=title.strip())
    if after == before:
        raise NothingToChangeError
    report = SessionNamed(number=before.number, before=before.title, after=after.title)
    return Transaction(report=report, changes=put(table, replace(entity, value=after)))
