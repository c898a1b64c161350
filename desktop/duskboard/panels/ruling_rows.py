"""Which rulings stand in the list: those of a game, of a filter, or those that are looked for."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from duskboard.core.identity import EntityId
from duskboard.core.ruling_about import RulingGroup
from duskboard.core.rulings import (
    Preset,
    Ruling,
    Rulings,
    all_rulings,
    choice,
    reason,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.ruling_text import game_text, ruling_words
from duskboard.i18n.words import Words


class RulingFilter(StrEnum):
    """Rulings of all games that are looked at together."""

    USED = "used"
    CHANGED = "changed"
    DIFFERENT = "different"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """What the list is turned to: a game, perhaps one group of it, or a filter.

    Attributes:
        game: The game, or "" where a filter holds.
        group: The group to begin at, or None for the first.
        only: The filter, or None.
    """

    game: str = ""
    group: RulingGroup | None = None
    only: RulingFilter | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingHead:
    """The head of a group.

    Attributes:
        key: Its name in the list.
        game: The game.
        group: The group.
        count: Rulings of the group.
        shown: Those of them that are in the list.
    """

    key: EntityId
    game: str
    group: RulingGroup
    count: int
    shown: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingItem:
    """A ruling.

    Attributes:
        key: Its identifier.
        ruling: What can be chosen.
        chosen: What is chosen.
        base: The preset that changes are counted from.
        is_used: Whether the roll in hand reads it.
    """

    key: EntityId
    ruling: Ruling
    chosen: StrEnum
    base: Preset
    is_used: bool = False

    @property
    def is_changed(self) -> bool:
        """Whether it is otherwise than the preset says."""
        return self.chosen is not self.ruling.of(self.base)


RulingRow = RulingHead | RulingItem
"""A row of the list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """How many rulings there are of a kind, for the list at the side."""

    all: int
    changed: int
    used: int
    different: int


def items(rulings: Rulings, base: Preset, used: Iterable[str] = ()) -> tuple[RulingItem, ...]:
    """Return every ruling as it is chosen."""
    read = frozenset(used)
    return tuple(
        RulingItem(
            key=EntityId(name),
            ruling=ruling,
            chosen=choice(rulings, name),
            base=base,
            is_used=name in read,
        )
        for name, ruling in all_rulings().items()
    )


def counts(rows: Iterable[RulingItem]) -> Counts:
    """Return how many of these there are of each kind."""
    found = tuple(rows)
    return Counts(
        all=len(found),
        changed=sum(item.is_changed for item in found),
        used=sum(item.is_used for item in found),
        different=sum(is_different(item) for item in found),
    )


def is_different(item: RulingItem) -> bool:
    """Return whether the presets differ in it."""
    return item.ruling.reference is not item.ruling.published


def rows(
    words: Words, found: tuple[RulingItem, ...], place: Place, query: str, rulings: Rulings
) -> tuple[RulingRow, ...]:
    """Return the rows of the list with their heads; a query looks through all games."""
    wanted = query.strip().casefold()
    shown = [
        item
        for item in found
        if (_says(words, item, rulings, wanted) if wanted else _is_at(item, place))
    ]
    return tuple(_with_heads(shown, found))


def _with_heads(shown: list[RulingItem], every: tuple[RulingItem, ...]) -> Iterator[RulingRow]:
    # Each group stands once, where its first ruling does, in whatever order rulings are declared.
    homes = list(dict.fromkeys(_home(item) for item in every))
    shown = sorted(shown, key=lambda item: homes.index(_home(item)))
    for (game, group), those in groupby(shown, key=_home):
        members = list(those)
        yield RulingHead(
            key=EntityId(f"{game}/{group}"),
            game=game,
            group=group,
            count=sum(_home(item) == (game, group) for item in every),
            shown=len(members),
        )
        yield from members


def _home(item: RulingItem) -> tuple[str, RulingGroup]:
    return item.ruling.game, item.ruling.about.group


def _is_at(item: RulingItem, place: Place) -> bool:
    match place.only:
        case RulingFilter.USED:
            return item.is_used
        case RulingFilter.CHANGED:
            return item.is_changed
        case RulingFilter.DIFFERENT:
            return is_different(item)
        case None:
            return item.ruling.game == place.game


def _says(words: Words, item: RulingItem, rulings: Rulings, wanted: str) -> bool:
    text = ruling_words(words, item.key)
    parts = [
        item.key,
        text.label,
        text.reason,
        reason(rulings, item.key),
        game_text(words, item.ruling.game),
        *(enum_text(words, one) for one in item.ruling.choices),
    ]
    return any(wanted in part.casefold() for part in parts)
