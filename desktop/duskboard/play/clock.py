"""What can be done with the clocks on the table (rules/blades.md 45-48)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from duskboard.core.clocks import clock as rules
from duskboard.core.clocks import link as links
from duskboard.core.clocks import tick as ticks
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.clocks.tick import ClockEvent, ClockKeptError, TickResult
from duskboard.core.identity import EntityId
from duskboard.play.change import (
    NothingToChangeError,
    NotOnTableError,
    make,
    put_values,
    take,
)
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class NewClock:
    """A wish for a clock.

    Attributes:
        clock_id: Its identifier, not yet on the table.
        name: What stands in the way (rules/blades.md 46).
        kind: What it measures.
        size: Segments, 2 to 24; None for the usual size of its kind.
        visibility: What players may know at once; new clocks are hidden.
    """

    clock_id: EntityId
    name: str
    kind: ClockKind = ClockKind.PROGRESS
    size: int | None = None
    visibility: Visibility = Visibility.HIDDEN


@dataclass(frozen=True, slots=True, kw_only=True)
class EditClock:
    """A wish to change what a clock is. None leaves a field as it is."""

    clock_id: EntityId
    name: str | None = None
    kind: ClockKind | None = None
    size: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TickLine:
    """One clock in a report of ticks; the fields are those of a `Tick`, with name and size."""

    clock_id: EntityId
    name: str
    size: int
    before: int
    after: int
    overshoot: int = 0
    fills: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EventLine:
    """What followed from a tick, with the name of the clock."""

    clock_id: EntityId
    name: str
    event: ClockEvent


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockMade(Report):
    """A clock was made."""

    clock_id: EntityId
    name: str
    kind: ClockKind
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksTicked(Report):
    """Clocks were filled or emptied, all at one moment."""

    lines: tuple[TickLine, ...]
    events: tuple[EventLine, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockEdited(Report):
    """A clock was renamed, resized or given another kind: as it was, as it is, what followed."""

    clock_id: EntityId
    name_before: str
    name_after: str
    kind_before: ClockKind
    kind_after: ClockKind
    size_before: int
    size_after: int
    filled_before: int
    filled_after: int
    events: tuple[EventLine, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockCleared(Report):
    """A clock was emptied as a whole."""

    clock_id: EntityId
    name: str
    before: int
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRemoved(Report):
    """A clock was taken off the table."""

    clock_id: EntityId
    name: str
    filled: int
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksLinked(Report):
    """Filling the first clock now opens the second."""

    first_id: EntityId
    first: str
    then_id: EntityId
    then: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksRaced(Report):
    """Two clocks now race each other."""

    first_id: EntityId
    first: str
    second_id: EntityId
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockFreed(Report):
    """A clock lost its links and its rival."""

    clock_id: EntityId
    name: str


def make_clock(table: Table, request: NewClock) -> Transaction:
    """Return the step that puts a new clock last on the wall (rules/blades.md 45, 47).

    Raises:
        AlreadyOnTableError: The identifier is taken.
        ValueError: The name is blank or the size is not within 2 to 24.
    """
    size = rules.STANDARD_SIZE[request.kind] if request.size is None else request.size
    filled = rules.first_fill(request.kind, size)
    clock = Clock(name=request.name.strip(), kind=request.kind, size=size, filled=filled)
    entity = Entity(
        entity_id=request.clock_id,
        value=clock,
        visibility=request.visibility,
        rank=last_rank(table, Clock),
    )
    report = ClockMade(clock_id=request.clock_id, name=clock.name, kind=clock.kind, size=clock.size)
    return Transaction(report=report, changes=make(table, entity))


def tick_clocks(table: Table, amounts: Mapping[EntityId, int]) -> Transaction:
    """Return the step that ticks clocks up or down, all at one moment.

    Overshoot is reported (rules/blades.md 48); several faction clocks or several rolls are one
    step (rules/blades.md 126, 163).

    Raises:
        ClockLockedError: One of them is locked (rules/blades.md 47).
        NoSuchClockError: One of them is not on the table.
        NothingToChangeError: Every amount is zero.
    """
    if not any(amounts.values()):
        raise NothingToChangeError
    return _ticked(table, ticks.tick(table.clocks(), amounts))


def fill_clock(table: Table, clock_id: EntityId, filled: int) -> Transaction:
    """Return the step that fills or empties a clock to a number of segments.

    More than it has is a tick by what is missing, so that what does not fit is reported
    (rules/blades.md 48).

    Raises:
        ClockLockedError: It is locked.
        NoSuchClockError: It is not on the table.
        NothingToChangeError: It stands there already.
    """
    clock = table.value(clock_id, Clock)
    if clock is not None and filled > clock.size:
        return tick_clocks(table, {clock_id: filled - clock.filled})
    result = ticks.set_filled(table.clocks(), clock_id, filled)
    if not result.changed and not result.events:  # a full healing clock is empty again at once
        raise NothingToChangeError
    return _ticked(table, result)


def clear_clock(table: Table, clock_id: EntityId) -> Transaction:
    """Return the step that empties a clock (rules/blades.md 121); what it opened stays open.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It is empty.
        ClockKeptError: It only rises, and is not full.
    """
    clock = _clock(table, clock_id)
    if clock.filled == 0:
        raise NothingToChangeError
    if clock.only_rises and not clock.is_full:
        raise ClockKeptError(clock.name)
    report = ClockCleared(clock_id=clock_id, name=clock.name, before=clock.filled, size=clock.size)
    return Transaction(report=report, changes=put_values(table, {clock_id: rules.clear(clock)}))


def edit_clock(table: Table, request: EditClock) -> Transaction:
    """Return the step that renames, resizes or re-kinds a clock (rules/blades.md 48).

    One that is full by its new size opens those it is linked to (rules/blades.md 47); one that
    begins anew whenever it fills, by its new kind, races no more.

    Raises:
        ClockKeptError: It only rises, and has not so many segments any more.
        NotOnTableError: It is not on the table.
        NothingToChangeError: Nothing would differ.
        ValueError: The name is blank or the size is not within 2 to 24.
    """
    before = _clock(table, request.clock_id)
    after = before if request.size is None else rules.resize(before, request.size)
    after = replace(
        after,
        name=before.name if request.name is None else request.name.strip(),
        kind=before.kind if request.kind is None else request.kind,
    )
    if after == before:
        raise NothingToChangeError
    if before.only_rises and after.filled < before.filled:
        raise ClockKeptError(before.name)
    freed: dict[EntityId, Clock] = {}
    if after.kind in links.BEGINS_ANEW and after.rival is not None:
        freed = links.unrace(table.clocks(), request.clock_id)
        after = replace(after, rival=None)
    becomes_full = after.is_full and not before.is_full
    opened = links.opened_by(table.clocks(), request.clock_id) if becomes_full else {}
    report = _edited(request.clock_id, before, after, opened)
    changes = put_values(table, {**freed, request.clock_id: after, **opened})
    return Transaction(report=report, changes=changes)


def remove_clock(table: Table, clock_id: EntityId) -> Transaction:
    """Return the step that takes a clock off the table; links and rivals are freed.

    Raises:
        NotOnTableError: It is not on the table.
    """
    clock = _clock(table, clock_id)
    others = links.detach(table.clocks(), clock_id)
    report = ClockRemoved(clock_id=clock_id, name=clock.name, filled=clock.filled, size=clock.size)
    return Transaction(report=report, changes=(take(table, clock_id), *put_values(table, others)))


def link_clocks(table: Table, first: EntityId, then: EntityId) -> Transaction:
    """Return the step after which filling `first` opens `then` (rules/blades.md 47).

    Raises:
        NoSuchClockError: One of them is not on the table.
        ClockCycleError: `then` leads back to `first`.
        NothingToChangeError: They are linked so already.
    """
    changed = links.link(table.clocks(), first, then)
    if not changed:
        raise NothingToChangeError
    report = ClocksLinked(
        first_id=first,
        first=_clock(table, first).name,
        then_id=then,
        then=_clock(table, then).name,
    )
    return Transaction(report=report, changes=put_values(table, changed))


def race_clocks(table: Table, first: EntityId, second: EntityId) -> Transaction:
    """Return the step that sets two clocks against each other (rules/blades.md 47).

    Raises:
        NoSuchClockError: One of them is not on the table.
        ClockCycleError: Both are the same clock.
        NoRaceError: One of them begins anew whenever it fills.
        NothingToChangeError: They race already.
    """
    changed = links.race(table.clocks(), first, second)
    if not changed:
        raise NothingToChangeError
    report = ClocksRaced(
        first_id=first,
        first=_clock(table, first).name,
        second_id=second,
        second=_clock(table, second).name,
    )
    return Transaction(report=report, changes=put_values(table, changed))


def free_clock(table: Table, clock_id: EntityId) -> Transaction:
    """Return the step that ends the race and the links of a clock, both ways.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It has none.
    """
    clock = _clock(table, clock_id)
    changed = links.detach(table.clocks(), clock_id)
    own = replace(clock, opens=(), rival=None, locked=False)
    if own != clock:
        changed[clock_id] = own
    if not changed:
        raise NothingToChangeError
    report = ClockFreed(clock_id=clock_id, name=clock.name)
    return Transaction(report=report, changes=put_values(table, changed))


def _clock(table: Table, clock_id: EntityId) -> Clock:
    clock = table.value(clock_id, Clock)
    if clock is None:
        raise NotOnTableError(clock_id)
    return clock


def _edited(
    clock_id: EntityId, before: Clock, after: Clock, opened: Mapping[EntityId, Clock]
) -> ClockEdited:
    return ClockEdited(
        clock_id=clock_id,
        name_before=before.name,
        name_after=after.name,
        kind_before=before.kind,
        kind_after=after.kind,
        size_before=before.size,
        size_after=after.size,
        filled_before=before.filled,
        filled_after=after.filled,
        events=_event_lines(opened, ((other, ClockEvent.OPENED) for other in opened)),
    )


def _event_lines(
    clocks: Mapping[EntityId, Clock], events: Iterable[tuple[EntityId, ClockEvent]]
) -> tuple[EventLine, ...]:
    return tuple(EventLine(clock_id=one, name=clocks[one].name, event=what) for one, what in events)


def _ticked(table: Table, result: TickResult) -> Transaction:
    return Transaction(report=ticked(table, result), changes=put_values(table, result.changed))


def ticked(table: Table, result: TickResult) -> ClocksTicked:
    """Return what a tick did, with the names of the clocks, for a report."""
    clocks = table.clocks()
    lines = tuple(
        TickLine(
            clock_id=tick.clock_id,
            name=clocks[tick.clock_id].name,
            size=clocks[tick.clock_id].size,
            before=tick.before,
            after=tick.after,
            overshoot=tick.overshoot,
            fills=tick.fills,
        )
        for tick in result.ticks
    )
    return ClocksTicked(lines=lines, events=_event_lines(clocks, result.events))
