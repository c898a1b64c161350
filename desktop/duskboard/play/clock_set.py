"""Several clocks at once: templates, and a copy of one (rules/blades.md 45-47)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from duskboard.core.clocks import link as links
from duskboard.core.clocks.clock import STANDARD_SIZE, Beat, Clock, ClockKind, first_fill
from duskboard.core.identity import EntityId
from duskboard.play.change import NotOnTableError, get, make, put_values
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table, last_rank, rank_between
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockDraft:
    """One clock of a set.

    Attributes:
        clock_id: Its identifier, not yet on the table.
        name: What stands in the way (rules/blades.md 46).
        kind: What it measures.
        size: Segments, or None for the usual size of its kind.
        beat: What it ticks by of itself, or None.
    """

    clock_id: EntityId
    name: str
    kind: ClockKind = ClockKind.PROGRESS
    size: int | None = None
    beat: Beat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockSet:
    """Clocks that belong together.

    Attributes:
        drafts: Each of them.
        links: Which opens which: two identifiers of `drafts` each.
        races: Which race each other, as above.
    """

    drafts: tuple[ClockDraft, ...]
    links: tuple[tuple[EntityId, EntityId], ...] = ()
    races: tuple[tuple[EntityId, EntityId], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksMade(Report):
    """Several clocks were made in one go."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockCopied(Report):
    """A clock was made like another one.

    Attributes:
        clock_id: The new clock.
        name: Its name.
        copied: The name of the other.
        waits_for: The clocks that open it, where it is locked as the other is.
    """

    clock_id: EntityId
    name: str
    copied: str
    waits_for: tuple[str, ...] = ()


def make_clocks(table: Table, wish: ClockSet) -> Transaction:
    """Return the step that puts several clocks last on the wall, hidden, with links and races.

    Raises:
        AlreadyOnTableError: An identifier is taken.
        ClockCycleError: The links lead round.
        ValueError: A name is blank or a size is not within 2 to 24.
    """
    clocks = {draft.clock_id: _drafted(draft) for draft in wish.drafts}
    for first, then in wish.links:
        clocks.update(links.link(clocks, first, then))
    for first, second in wish.races:
        clocks.update(links.race(clocks, first, second))
    rank = last_rank(table, Clock)
    changes = [
        change
        for place, (clock_id, clock) in enumerate(clocks.items())
        for change in make(table, Entity(entity_id=clock_id, value=clock, rank=rank + place))
    ]
    names = tuple(clock.name for clock in clocks.values())
    return Transaction(report=ClocksMade(names=names), changes=tuple(changes))


def copy_clock(table: Table, clock_id: EntityId, copy_id: EntityId, name: str) -> Transaction:
    """Return the step that puts an empty clock like another one beside it, hidden.

    It races nothing and opens nothing. One that is locked gives a locked one that the same clocks
    open: what a chain keeps shut is not got open by making it twice (rules/blades.md 47).

    Raises:
        NotOnTableError: It is not on the table.
        AlreadyOnTableError: The identifier is taken.
        ValueError: The name is blank.
    """
    entity, clock = get(table, clock_id), table.value(clock_id, Clock)
    if clock is None:
        raise NotOnTableError(clock_id)
    clocks = table.clocks()
    openers = {
        key: replace(one, opens=(*one.opens, copy_id))
        for key, one in clocks.items()
        if clock.locked and clock_id in one.opens
    }
    copy = replace(
        clock,
        name=name.strip(),
        filled=first_fill(clock.kind, clock.size),
        locked=bool(openers),
        opens=(),
        rival=None,
        surplus=0,
        has_happened=False,
        is_archived=False,
    )
    after = _rank_after(table.of(Clock), entity)
    placed = Entity(
        entity_id=copy_id,
        value=copy,
        visibility=Visibility.HIDDEN,
        rank=last_rank(table, Clock) if after is None else after,
    )
    waits_for = tuple(one.name for one in openers.values())
    report = ClockCopied(clock_id=copy_id, name=copy.name, copied=clock.name, waits_for=waits_for)
    return Transaction(report=report, changes=(*make(table, placed), *put_values(table, openers)))


def _drafted(draft: ClockDraft) -> Clock:
    size = STANDARD_SIZE[draft.kind] if draft.size is None else draft.size
    filled = first_fill(draft.kind, size)
    name = draft.name.strip()
    return Clock(name=name, kind=draft.kind, size=size, filled=filled, beat=draft.beat)


def _rank_after(order: Iterable[Entity], entity: Entity) -> float | None:
    above = next((one.rank for one in order if one.rank > entity.rank), None)
    return rank_between(entity.rank, above)
