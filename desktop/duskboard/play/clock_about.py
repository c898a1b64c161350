"""What a table says of a clock beside its name: what it does, whose it is, how it looks."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.clocks.clock import Beat, Clock, ClockHue
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError, put_values
from duskboard.table.entity import Visibility
from duskboard.table.name import name_of
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Report, Transaction


class ClockField(StrEnum):
    """What can be said of a clock."""

    HAPPENS = "happens"
    HAPPENS_EMPTY = "happens-empty"
    GROUP = "group"
    OWNER = "owner"
    BEAT = "beat"
    HUE = "hue"
    ONLY_RISES = "only-rises"
    ARCHIVED = "archived"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockWritten(Report):
    """Something was said of clocks: as it was of the first of them, as it is.

    Attributes:
        names: The clocks.
        field: What was said.
        before: The words, the identifier of a choice, the name of an owner, or "". Of a clock
            that was put back, how players see it.
        after: As above.
    """

    names: tuple[str, ...]
    field: ClockField
    before: str
    after: str


def write_happens(
    table: Table, clock_id: EntityId, text: str, *, is_empty_end: bool = False
) -> Transaction:
    """Return the step that says what happens when a clock is full, or is pulled empty.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It is so already.
    """
    clock, text = _clock(table, clock_id), text.strip()
    if is_empty_end:
        after, before = replace(clock, happens_empty=text), clock.happens_empty
        return _written(table, {clock_id: after}, ClockField.HAPPENS_EMPTY, before, text)
    after, before = replace(clock, happens=text), clock.happens
    return _written(table, {clock_id: after}, ClockField.HAPPENS, before, text)


def write_group(table: Table, clock_ids: tuple[EntityId, ...], group: str) -> Transaction:
    """Return the step that puts clocks under a heading of the wall; "" for none.

    Raises:
        NotOnTableError: One of them is not on the table.
        NothingToChangeError: It is so already.
    """
    group = group.strip()
    after = {one: replace(_clock(table, one), group=group) for one in clock_ids}
    before = _clock(table, clock_ids[0]).group
    return _written(table, after, ClockField.GROUP, before, group)


def write_owner(table: Table, clock_id: EntityId, owner: EntityId | None) -> Transaction:
    """Return the step that says whose a clock is, or nobody's.

    Raises:
        NotOnTableError: The clock or the owner is not on the table.
        NothingToChangeError: It is so already.
    """
    clock = _clock(table, clock_id)
    if owner is not None and table.get(owner) is None:
        raise NotOnTableError(owner)
    before, after = name_of(table, clock.owner), name_of(table, owner)
    return _written(table, {clock_id: replace(clock, owner=owner)}, ClockField.OWNER, before, after)


def write_beat(table: Table, clock_id: EntityId, beat: Beat | None) -> Transaction:
    """Return the step that says by what a clock ticks of itself, or that it does not.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It is so already.
    """
    clock = _clock(table, clock_id)
    after = {clock_id: replace(clock, beat=beat)}
    return _written(table, after, ClockField.BEAT, clock.beat or "", beat or "")


def write_hue(table: Table, clock_id: EntityId, hue: ClockHue | None) -> Transaction:
    """Return the step that gives a clock a colour, or that of its kind again.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It is so already.
    """
    clock = _clock(table, clock_id)
    after = {clock_id: replace(clock, hue=hue)}
    return _written(table, after, ClockField.HUE, clock.hue or "", hue or "")


def write_only_rises(table: Table, clock_id: EntityId, *, only_rises: bool) -> Transaction:
    """Return the step after which nothing lowers a clock, or that lets it be lowered again.

    Raises:
        NotOnTableError: It is not on the table.
        NothingToChangeError: It is so already.
    """
    clock = _clock(table, clock_id)
    after = {clock_id: replace(clock, only_rises=only_rises)}
    words = _flag(is_set=clock.only_rises), _flag(is_set=only_rises)
    return _written(table, after, ClockField.ONLY_RISES, *words)


def archive_clocks(
    table: Table, clock_ids: tuple[EntityId, ...], *, is_archived: bool = True
) -> Transaction:
    """Return the step that puts clocks away from the wall, or back on it.

    Players see no clock that is put away, nor one that was put back until it is shown anew: what
    comes out of a drawer is looked at before it is held up.

    Raises:
        NotOnTableError: One of them is not on the table.
        NothingToChangeError: It is so already.
    """
    after = {one: replace(_clock(table, one), is_archived=is_archived) for one in clock_ids}
    words = _flag(is_set=not is_archived), "yes" if is_archived else Visibility.HIDDEN.value
    step = _written(table, after, ClockField.ARCHIVED, *words)
    if is_archived:
        return step
    return replace(step, changes=tuple(map(_hidden, step.changes)))


def _written(
    table: Table, after: dict[EntityId, Clock], field: ClockField, was: str, now: str
) -> Transaction:
    changes = put_values(table, after)
    if not changes:
        raise NothingToChangeError
    names = tuple(clock.name for clock in after.values())
    report = ClockWritten(names=names, field=field, before=was, after=now)
    return Transaction(report=report, changes=changes)


def _hidden(change: Change) -> Change:
    after = change.after
    if after is None:
        return change
    return replace(change, after=replace(after, visibility=Visibility.HIDDEN))


def _flag(*, is_set: bool) -> str:
    return "yes" if is_set else "no"


def _clock(table: Table, clock_id: EntityId) -> Clock:
    clock = table.value(clock_id, Clock)
    if clock is None:
        raise NotOnTableError(clock_id)
    return clock
