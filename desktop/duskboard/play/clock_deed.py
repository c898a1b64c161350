"""What is done with a clock that is full, or pulled empty (rules/blades.md 47, 48)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.clocks import link as links
from duskboard.core.clocks.clock import Clock, ClockKind, reset
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError, PlayError, put_values
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


class ClockEnd(StrEnum):
    """Which end of a clock was reached; only a tug-of-war has two (rules/blades.md 47)."""

    FULL = "full"
    EMPTY = "empty"


class NotAtEndError(PlayError):
    """The clock has not come to that end. Args: its name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockHappened(Report):
    """What a clock had counted to came about.

    Attributes:
        clock_id: The clock.
        name: Its name.
        kind: Its kind.
        end: Which of its ends.
        happens: What happened, in the words of the table, or "".
    """

    clock_id: EntityId
    name: str
    kind: ClockKind
    end: ClockEnd
    happens: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockReset(Report):
    """A clock at its end began again: as it was, as it is, what was carried, what is over."""

    clock_id: EntityId
    name: str
    before: int
    after: int
    carried: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksOpened(Report):
    """What a clock opens was opened by hand."""

    clock_id: EntityId
    name: str
    opened: tuple[str, ...]


def end_of(clock: Clock) -> ClockEnd | None:
    """Return the end that a clock has come to, or None."""
    if clock.is_full:
        return ClockEnd.FULL
    return ClockEnd.EMPTY if clock.is_at_end else None


def fire_clock(table: Table, clock_id: EntityId) -> Transaction:
    """Return the step in which what a clock counts to comes about; it calls no more after.

    Raises:
        NotOnTableError: It is not on the table.
        NotAtEndError: It is neither full nor a tug-of-war pulled empty.
        NothingToChangeError: It was answered already.
    """
    clock = _clock(table, clock_id)
    end = end_of(clock)
    if end is None:
        raise NotAtEndError(clock.name)
    if clock.has_happened:
        raise NothingToChangeError
    report = ClockHappened(
        clock_id=clock_id,
        name=clock.name,
        kind=clock.kind,
        end=end,
        happens=clock.happens if end is ClockEnd.FULL else clock.happens_empty,
    )
    after = replace(clock, has_happened=True)
    return Transaction(report=report, changes=put_values(table, {clock_id: after}))


def reset_clock(table: Table, clock_id: EntityId, *, carries: bool = False) -> Transaction:
    """Return the step in which a clock at its end begins again (rules/blades.md 48).

    A tug-of-war begins in the middle.

    Args:
        table: The table.
        clock_id: The clock.
        carries: Whether what found no room fills it again.

    Raises:
        NotOnTableError: It is not on the table.
        NotAtEndError: It is neither full nor a tug-of-war pulled empty.
        NothingToChangeError: What it carries over fills it just as it is.
    """
    clock = _clock(table, clock_id)
    if not clock.is_at_end:
        raise NotAtEndError(clock.name)
    after = reset(clock, carries=carries)
    if after == clock:
        raise NothingToChangeError
    report = ClockReset(
        clock_id=clock_id,
        name=clock.name,
        before=clock.filled,
        after=after.filled,
        carried=min(after.filled, clock.surplus) if carries else 0,
        left=after.surplus,
    )
    return Transaction(report=report, changes=put_values(table, {clock_id: after}))


def open_next(table: Table, clock_id: EntityId) -> Transaction:
    """Return the step that opens whatever waits for a clock, full or not (rules/blades.md 47).

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: Nothing waits for it.
    """
    clock, clocks = _clock(table, clock_id), table.clocks()
    opened = links.opened_by(clocks, clock_id)
    if not opened:
        raise NothingToChangeError
    names = tuple(one.name for one in opened.values())
    report = ClocksOpened(clock_id=clock_id, name=clock.name, opened=names)
    return Transaction(report=report, changes=put_values(table, opened))


def _clock(table: Table, clock_id: EntityId) -> Clock:
    clock = table.value(clock_id, Clock)
    if clock is None:
        raise NotOnTableError(clock_id)
    return clock
