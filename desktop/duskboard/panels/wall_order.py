"""What stands on the wall of clocks, and in which order: cards first, then rows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.table.clock_view import CardKind, CardView, ClockView, cards
from duskboard.table.entity import Visibility

COMPACT_COLUMNS = 2
"""Columns of cards above the rows of a compact wall."""

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
    """Which clocks the wall shows."""

    ALL = "all"
    SHOWN = "shown"
    HIDDEN = "hidden"


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
    """

    cards: tuple[CardView, ...]
    rows: tuple[ClockView, ...]

    @property
    def groups(self) -> tuple[tuple[EntityId, ...], ...]:
        """The clocks of each card and each row, in order."""
        on_cards = tuple(tuple(clock.clock_id for clock in card.clocks) for card in self.cards)
        return (*on_cards, *((clock.clock_id,) for clock in self.rows))


def wall_order(clocks: Sequence[ClockView], form: WallForm, only: WallFilter) -> WallOrder:
    """Return what stands on a wall of these clocks."""
    seen = [clock for clock in clocks if matches(clock, only)]
    grouped = cards(seen)
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


def matches(clock: ClockView, only: WallFilter) -> bool:
    """Return whether a clock is among those wanted; one known by name is shown too."""
    match only:
        case WallFilter.ALL:
            return True
        case WallFilter.SHOWN:
            return clock.visibility is not Visibility.HIDDEN
        case WallFilter.HIDDEN:
            return clock.visibility is Visibility.HIDDEN


def count(clocks: Iterable[ClockView], only: WallFilter) -> int:
    """Return how many clocks are among those wanted."""
    return sum(matches(clock, only) for clock in clocks)


def span(card: CardView) -> int:
    """Return how many columns a card takes."""
    return 1 if card.kind is CardKind.SINGLE else 2


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
