"""What stands on the shelf: hazards, barriers and sets of places, as rows that can be found."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from duskboard.board.board_words import check_text
from duskboard.content.preset import BarrierPreset, HazardPreset, PlaceSet, Presets, Text, Travel
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.table.obstacle_view import BarrierView, HazardView, barrier_view, hazard_view


class ShelfPart(StrEnum):
    """Parts of the shelf."""

    FOOT = "foot"
    ROAD = "road"
    PLACES = "places"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelfItem:
    """Something to put on the track.

    Attributes:
        key: Its name on the shelf.
        name: What it is.
        obstacle: A hazard or barrier, or None.
        places: Places to put there, in order; none for an obstacle.
    """

    key: str
    name: Text
    obstacle: HazardPreset | BarrierPreset | None = None
    places: tuple[Text, ...] = ()

    def brought(self, words: Words) -> HazardView | BarrierView | None:
        """Return the hazard or barrier as a board draws it, or None for places."""
        tag = words.language.value
        match self.obstacle:
            case HazardPreset():
                return hazard_view(self.obstacle.made(tag))
            case BarrierPreset():
                return barrier_view(self.obstacle.made(tag))
            case None:
                return None


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelfRow:
    """A row of the shelf.

    Attributes:
        key: Its name in the list.
        title: What it says.
        detail: More about it, or "".
        item: What can be put on the track; None for the head of a part.
        is_open: Whether the places of a set stand below it; None where it is no set.
        is_inner: Whether it is a place of the set above it.
    """

    key: EntityId
    title: str
    detail: str = ""
    item: ShelfItem | None = None
    is_open: bool | None = None
    is_inner: bool = False


def item_detail(words: Words, item: ShelfItem) -> str:
    """Return what is said beside the name of an item."""
    match item.obstacle:
        case HazardPreset(skills=skills, difficulty=difficulty):
            return check_text(words, tuple(skills), difficulty)
        case BarrierPreset(skills=skills, difficulty=difficulty, hit_points=points):
            text = words.pgettext("chase", "%(points)d HP") % {"points": points}
            return clauses(words, [check_text(words, tuple(skills), difficulty), text])
        case None:
            count = len(item.places)
            text = words.npgettext("chase", "%(count)d place", "%(count)d places", count)
            return text % {"count": count} if count > 1 else ""


def kind_text(words: Words, item: ShelfItem) -> str:
    """Return what kind of thing an item is."""
    match item.obstacle:
        case HazardPreset():
            return words.pgettext("chase", "Hazard")
        case BarrierPreset():
            return words.pgettext("chase", "Barrier")
        case None:
            return words.pgettext("chase", "Places")


def shelf_items(presets: Presets) -> Iterator[ShelfItem]:
    """Yield everything that can be put on the track, sets before their places."""
    for obstacle in presets.obstacles:
        yield ShelfItem(key=obstacle.key, name=obstacle.name, obstacle=obstacle)
    for each in presets.places:
        yield ShelfItem(key=each.key, name=each.name, places=each.places)


def shelf_rows(
    words: Words, presets: Presets, part: ShelfPart | None, query: str, opened: frozenset[str]
) -> tuple[ShelfRow, ...]:
    """Return the rows of a part, None for all, or what a query finds in all parts.

    Args:
        words: The language.
        presets: What there is.
        part: The part, or None.
        query: What is looked for, or "".
        opened: The keys of the sets whose places stand below them.
    """
    wanted = query.strip().casefold()
    parts = list(ShelfPart) if wanted or part is None else [part]
    found: list[ShelfRow] = []
    for each in parts:
        inner = tuple(_part_rows(words, presets, each, wanted, opened))
        if inner and len(parts) > 1:
            found.append(ShelfRow(key=EntityId(f"part/{each}"), title=_part_text(words, each)))
        found.extend(inner)
    return tuple(found)


def _part_rows(
    words: Words, presets: Presets, part: ShelfPart, wanted: str, opened: frozenset[str]
) -> Iterator[ShelfRow]:
    if part is ShelfPart.PLACES:
        for each in presets.places:
            yield from _set_rows(words, each, wanted, opened)
        return
    travel = Travel(part.value)
    for obstacle in presets.obstacles:
        item = ShelfItem(key=obstacle.key, name=obstacle.name, obstacle=obstacle)
        row = _row(words, item)
        if obstacle.travel is travel and _says(wanted, row.title, row.detail):
            yield row


def _set_rows(
    words: Words, each: PlaceSet, wanted: str, opened: frozenset[str]
) -> Iterator[ShelfRow]:
    item = ShelfItem(key=each.key, name=each.name, places=each.places)
    places = [
        _row(words, ShelfItem(key=f"{each.key}/{number}", name=place, places=(place,)), inner=True)
        for number, place in enumerate(each.places)
    ]
    row = _row(words, item)
    is_named = _says(wanted, row.title)
    inner = [one for one in places if wanted and not is_named and _says(wanted, one.title)]
    if not is_named and not inner:
        return
    is_open = bool(inner) or each.key in opened
    yield ShelfRow(key=row.key, title=row.title, detail=row.detail, item=item, is_open=is_open)
    if is_open:
        yield from inner or places


def _row(words: Words, item: ShelfItem, *, inner: bool = False) -> ShelfRow:
    return ShelfRow(
        key=EntityId(item.key),
        title=item.name.said(words.language.value),
        detail=item_detail(words, item),
        item=item,
        is_inner=inner,
    )


def _says(wanted: str, *texts: str) -> bool:
    return any(wanted in text.casefold() for text in texts)


def _part_text(words: Words, part: ShelfPart) -> str:
    return {
        ShelfPart.FOOT: words.pgettext("shelf", "On foot"),
        ShelfPart.ROAD: words.pgettext("shelf", "On the road"),
        ShelfPart.PLACES: words.pgettext("shelf", "Places"),
    }[part]
