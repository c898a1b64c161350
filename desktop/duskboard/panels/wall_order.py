"""What stands on the wall of clocks, and in which order: cards first, then rows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.table.clock_view import CardKind, CardView, ClockView, cards
from duskboard.table.entity import Visibility

COMPACT_COLUMNS = 2
"""Columns of cards above the rows of a compact wall."""

_LONGEST_ROW = 3
"""Clocks of a chain beside each other."""

_LONG = frozenset(
    {
        ClockKind.PROJECT,
        ClockKind.FACTION,
        ClockKind.INVESTIGATION,
        ClockKind.HEALING,
        ClockKind.PATIENCE,
    }
)
"""Kinds that move between evenings rather than within one."""


class WallFilter(StrEnum):
    """Which clocks the wall shows. Those that are put away stand apart from the others."""

    ALL = "all"
    SHOWN = "shown"
    HIDDEN = "hidden"
    ARCHIVED = "archived"


class WallGrouping(StrEnum):
    """What clocks stand together by."""

    NONE = "none"
    HEADING = "heading"
    OWNER = "owner"
    KIND = "kind"


@dataclass(frozen=True, slots=True, kw_only=True)
class WallPick:
    """What of the clocks a wall shows, and how it puts them together.

    Attributes:
        only: Which of them.
        search: Words that their names, headings or owners hold, or "".
        grouping: What they stand together by.
        folded: The groups of which only the head stands.
    """

    only: WallFilter = WallFilter.ALL
    search: str = ""
    grouping: WallGrouping = WallGrouping.NONE
    folded: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class WallGroup:
    """The head of a group of cards.

    Attributes:
        key: What its clocks have in common: a heading, an owner's name, a kind; "" for nothing.
        clocks: All of its clocks.
        first: The place of its first card among all, or that of the next group.
        is_folded: Whether its cards are put up.
    """

    key: str
    clocks: tuple[ClockView, ...]
    first: int
    is_folded: bool


class WallForm(StrEnum):
    """How much room the wall gives to a clock.

    Wide: every clock on a card. Narrow: clocks that move between evenings in a row each.
    Compact: two columns of cards, the rest in rows. Folded: rows alone.
    """

    WIDE = "wide"
    NARROW = "narrow"
    COMPACT = "compact"
    FOLDED = "folded"


@dataclass(frozen=True, slots=True, kw_only=True)
class WallOrder:
    """What stands on the wall.

    Attributes:
        cards: The cards, from the top left.
        rows: The clocks in a row each, below the cards.
        heads: The heads of groups; none where the wall is not grouped.
    """

    cards: tuple[CardView, ...]
    rows: tuple[ClockView, ...]
    heads: tuple[WallGroup, ...] = ()

    @property
    def groups(self) -> tuple[tuple[EntityId, ...], ...]:
        """The clocks of each card and each row, in order."""
        on_cards = tuple(tuple(clock.clock_id for clock in card.clocks) for card in self.cards)
        return (*on_cards, *((clock.clock_id,) for clock in self.rows))


P = TypeVar("P", CardView, WallGroup)


def wall_order(
    clocks: Sequence[ClockView], form: WallForm, pick: WallPick | None = None
) -> WallOrder:
    """Return what stands on a wall of these clocks; groups have cards whatever the form."""
    pick = pick or WallPick()
    grouped = cards([clock for clock in clocks if is_picked(clock, pick)])
    if pick.grouping is not WallGrouping.NONE:
        return _in_groups(grouped, pick)
    match form:
        case WallForm.WIDE:
            return WallOrder(cards=grouped, rows=())
        case WallForm.NARROW:
            long = [card for card in grouped if _is_long(card)]
            short = tuple(card for card in grouped if not _is_long(card))
            return WallOrder(cards=short, rows=_clocks(long))
        case WallForm.COMPACT:
            count = _leading(grouped)
            return WallOrder(cards=grouped[:count], rows=_clocks(grouped[count:]))
        case WallForm.FOLDED:
            return WallOrder(cards=(), rows=_clocks(grouped))


def renewed_order(
    order: WallOrder, before: Sequence[ClockView], after: Sequence[ClockView]
) -> WallOrder | None:
    """Return an order with clocks as they are now, or None where some may stand elsewhere.

    Nearly every step fills a clock and leaves all in their places; finding those anew for hundreds
    of them takes longer than painting the one.

    Args:
        order: What stands on the wall.
        before: All clocks that it was made of.
        after: The same clocks as they are now.
    """
    if len(before) != len(after):
        return None
    changed: dict[EntityId, ClockView] = {}
    for was, now in zip(before, after, strict=True):
        if was is not now:
            if _standing(was) != _standing(now):
                return None
            changed[now.clock_id] = now

    def renewed(clocks: tuple[ClockView, ...]) -> tuple[ClockView, ...]:
        if not any(clock.clock_id in changed for clock in clocks):
            return clocks
        return tuple(changed.get(clock.clock_id, clock) for clock in clocks)

    def with_clocks(part: P) -> P:
        clocks = renewed(part.clocks)
        return part if clocks is part.clocks else replace(part, clocks=clocks)

    return WallOrder(
        cards=tuple(map(with_clocks, order.cards)),
        rows=renewed(order.rows),
        heads=tuple(map(with_clocks, order.heads)),
    )


def _standing(clock: ClockView) -> tuple[object, ...]:
    """Return all that decides whether and where a clock stands on a wall."""
    race = clock.race and (clock.race.rival_id, clock.race.is_second)
    own = (clock.clock_id, clock.name, clock.kind, clock.visibility, clock.locked, clock.opens)
    return (*own, race, clock.deed.group, clock.deed.owner, clock.is_archived)


def is_picked(clock: ClockView, pick: WallPick) -> bool:
    """Return whether a clock stands on the wall."""
    if not pick.search or not matches(clock, pick.only):
        return matches(clock, pick.only)
    said = f"{clock.name} {clock.deed.group} {clock.deed.owner}".casefold()
    return all(word in said for word in pick.search.casefold().split())


def matches(clock: ClockView, only: WallFilter) -> bool:
    """Return whether a clock is among those wanted; one known by name is shown too."""
    match only:
        case WallFilter.ALL:
            return not clock.is_archived
        case WallFilter.SHOWN:
            return not clock.is_archived and _is_seen(clock)
        case WallFilter.HIDDEN:
            return not clock.is_archived and not _is_seen(clock)
        case WallFilter.ARCHIVED:
            return clock.is_archived


def _is_seen(clock: ClockView) -> bool:
    """Return whether players see a clock of the wall: one that is locked they do not."""
    return clock.visibility is not Visibility.HIDDEN and not clock.locked


def counts(clocks: Iterable[ClockView]) -> Mapping[WallFilter, int]:
    """Return how many clocks are among those wanted, for each of the choices."""
    found = dict.fromkeys(WallFilter, 0)
    for clock in clocks:
        if clock.is_archived:
            found[WallFilter.ARCHIVED] += 1
            continue
        found[WallFilter.ALL] += 1
        found[WallFilter.SHOWN if _is_seen(clock) else WallFilter.HIDDEN] += 1
    return found


def span(card: CardView) -> int:
    """Return how many columns a card takes; longer chains go on in a row below."""
    return min(len(card.clocks), _LONGEST_ROW)


def place_before(
    order: WallOrder, ranked: Sequence[EntityId], moved: EntityId, group: int
) -> tuple[EntityId | None] | None:
    """Return before which clock `moved` goes to stand before a group of the wall.

    Args:
        order: The wall.
        ranked: Every clock by rank.
        moved: The clock that is moved; what shares its card comes with it.
        group: The place in `order.groups` that it goes before; as many as there are for the end.

    Returns:
        The clock (None for the end), in a tuple; or None where it stands there already.
    """
    groups = order.groups
    own = next((place for place, ids in enumerate(groups) if moved in ids), None)
    if own is None or group in {own, own + 1}:
        return None
    if group >= len(groups):
        return (None,)
    rank = {clock_id: place for place, clock_id in enumerate(ranked)}
    return (min(groups[group], key=lambda clock_id: rank.get(clock_id, 0)),)


def group_key(clock: ClockView, grouping: WallGrouping) -> str:
    """Return what a clock stands under: a heading, an owner's name, a kind, or ""."""
    match grouping:
        case WallGrouping.NONE:
            return ""
        case WallGrouping.HEADING:
            return clock.deed.group
        case WallGrouping.OWNER:
            return clock.deed.owner
        case WallGrouping.KIND:
            return clock.kind or ""


def _in_groups(grouped: Iterable[CardView], pick: WallPick) -> WallOrder:
    """Return cards group by group, in the order in which each first comes; those of none last."""
    found: dict[str, list[CardView]] = {}
    for card in grouped:
        keys = (group_key(clock, pick.grouping) for clock in card.clocks)
        found.setdefault(next(filter(None, keys), ""), []).append(card)
    loose = found.pop("", None)
    if loose is not None:
        found[""] = loose
    shown: list[CardView] = []
    heads: list[WallGroup] = []
    for key, members in found.items():
        is_folded = key in pick.folded
        heads.append(
            WallGroup(key=key, clocks=_clocks(members), first=len(shown), is_folded=is_folded)
        )
        shown.extend([] if is_folded else members)
    return WallOrder(cards=tuple(shown), rows=(), heads=tuple(heads))


def heading_at(order: WallOrder, pick: WallPick, moved: EntityId, place: int) -> str | None:
    """Return the heading that a clock comes under by a move, or None where it stays under its own.

    Args:
        order: The wall.
        pick: What it shows, and how.
        moved: The clock that is moved.
        place: The place in `order.groups` that it goes before; as many as there are for the end.
    """
    if pick.grouping is not WallGrouping.HEADING or not order.heads:
        return None
    own = next((head for head in order.heads if _holds(head, moved)), None)
    there = next((head for head in reversed(order.heads) if head.first <= place), None)
    if place == len(order.cards):
        there = order.heads[-1]
    if there is None or own is None or there.key == own.key:
        return None
    return there.key


def _holds(head: WallGroup, clock_id: EntityId) -> bool:
    return any(clock.clock_id == clock_id for clock in head.clocks)


def _is_long(card: CardView) -> bool:
    return card.kind is CardKind.SINGLE and card.clocks[0].kind in _LONG


def _clocks(grouped: Iterable[CardView]) -> tuple[ClockView, ...]:
    return tuple(clock for card in grouped for clock in card.clocks)


def _leading(grouped: Sequence[CardView]) -> int:
    """Return how many cards fit into the first row of a compact wall."""
    columns = 0
    for place, card in enumerate(grouped):
        columns += span(card)
        if columns > COMPACT_COLUMNS:
            return place
    return len(grouped)
