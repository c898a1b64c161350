"""The order of the clocks on the wall."""

from dataclasses import dataclass, replace

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, NotOnTableError, put
from duskboard.table.clock_view import cards, clock_views
from duskboard.table.table import Table, rank_between
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockMoved(Report):
    """A clock got another place on the wall."""

    clock_id: EntityId
    name: str


def move_clock(table: Table, clock_id: EntityId, before_id: EntityId | None) -> Transaction:
    """Return the step that puts a clock before another on the wall, or last for None.

    Raises:
        NotOnTableError: One of them is not on the table.
        NothingToChangeError: It stands there already.
    """
    clock = _clock(table, clock_id)
    order = list(table.of(Clock))
    places = [one.entity_id for one in order]
    if before_id is not None and before_id not in places:
        raise NotOnTableError(before_id)
    now = places.index(clock_id)
    place = len(order) if before_id is None else places.index(before_id)
    if place in {now, now + 1}:  # before itself, or where it stands
        raise NothingToChangeError
    moved = order.pop(now)
    place -= int(place > now)
    report = ClockMoved(clock_id=clock_id, name=clock.name)
    ranks = [None, *(one.rank for one in order), None]
    rank = rank_between(ranks[place], ranks[place + 1])
    order.insert(place, moved)
    if rank is not None:
        placed = [replace(moved, rank=rank)]
    else:
        placed = [replace(one, rank=float(number)) for number, one in enumerate(order)]
    changes = tuple(change for one in placed for change in put(table, one))
    return Transaction(report=report, changes=changes)


def move_card(table: Table, clock_id: EntityId, before_id: EntityId | None) -> Transaction:
    """Return the step that moves a clock and those that share its card (rivals, a chain).

    They stand together, in their order, before another clock or last for None.

    Raises:
        NotOnTableError: One of them is not on the table.
        NothingToChangeError: They stand there already.
    """
    clock = _clock(table, clock_id)
    order = list(table.of(Clock))
    if before_id is not None and before_id not in {one.entity_id for one in order}:
        raise NotOnTableError(before_id)
    members = _card_of(table, clock_id)
    if before_id in members:
        raise NothingToChangeError
    rest = [one for one in order if one.entity_id not in members]
    places = [one.entity_id for one in rest]
    place = len(rest) if before_id is None else places.index(before_id)
    card = [one for one in order if one.entity_id in members]
    laid = [*rest[:place], *card, *rest[place:]]
    if laid == order:
        raise NothingToChangeError
    if len(card) == 1:
        return move_clock(table, clock_id, before_id)
    ranked = [replace(one, rank=float(number)) for number, one in enumerate(laid)]
    changes = tuple(change for one in ranked for change in put(table, one))
    return Transaction(report=ClockMoved(clock_id=clock_id, name=clock.name), changes=changes)


def _card_of(table: Table, clock_id: EntityId) -> frozenset[EntityId]:
    found = next(
        card
        for card in cards(clock_views(table))
        if any(view.clock_id == clock_id for view in card.clocks)
    )
    return frozenset(view.clock_id for view in found.clocks)


def _clock(table: Table, clock_id: EntityId) -> Clock:
    clock = table.value(clock_id, Clock)
    if clock is None:
        raise NotOnTableError(clock_id)
    return clock
