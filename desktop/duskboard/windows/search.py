"""Finding by what is typed: which texts match a query, how well, and where."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import pairwise
from typing import Protocol, TypeVar
from unicodedata import east_asian_width, normalize


class Match(IntEnum):
    """How a query matches, the best first."""

    PREFIX = 0
    WORD = 1
    INSIDE = 2
    DETAIL = 3
    SCATTERED = 4


class Findable(Protocol):
    """What can be found: by its title, else by what is said beside it."""

    @property
    def title(self) -> str:
        """Its name."""
        ...

    @property
    def detail(self) -> str:
        """More about it, or ""."""
        ...


T = TypeVar("T", bound=Findable)


def rank(query: str, candidates: Iterable[T]) -> tuple[T, ...]:
    """Return the candidates that match, the best first; equally good ones stay in order.

    Case, width and whether accents are single characters do not matter. Chinese matches by
    whole runs only: its characters scattered over a name mean nothing. An empty query matches all.
    """
    wanted = fold(query.strip())
    if not wanted:
        return tuple(candidates)
    found: dict[Match, list[T]] = {match: [] for match in Match}
    scatters = _may_scatter(wanted)
    for candidate in candidates:
        match = _match(wanted, fold(candidate.title), scatters=scatters)
        if match is None or match is Match.SCATTERED:
            inside = wanted in fold(candidate.detail)
            match = Match.DETAIL if inside else match
        if match is not None:
            found[match].append(candidate)
    return tuple(candidate for match in Match for candidate in found[match])


def spans(query: str, text: str, *, scattered: bool = True) -> tuple[tuple[int, int], ...]:
    """Return where a query matches in a text: starts and ends in its characters, in order.

    Args:
        query: What was typed.
        text: The text as it stands.
        scattered: Whether the characters may stand apart, as in a title.
    """
    wanted = fold(query.strip())
    if not wanted:
        return ()
    folded, origins = _origins(text)
    start = _best_start(wanted, folded)
    if start is not None:
        return ((origins[start], origins[start + len(wanted) - 1] + 1),)
    if not scattered or not _may_scatter(wanted):
        return ()
    return tuple(_runs(origins[place] for place in _scatter(wanted, folded)))


def fold(text: str) -> str:
    """Return a text without what does not matter to a search: case, width, composition."""
    if text.isascii():
        return text.lower()
    return normalize("NFKD", text).casefold()


def _match(wanted: str, text: str, *, scatters: bool) -> Match | None:
    start = text.find(wanted)
    if start == 0:
        return Match.PREFIX
    if start > 0:
        begins = _best_start(wanted, text) or 0
        return Match.INSIDE if text[begins - 1].isalnum() else Match.WORD
    if not scatters:
        return None
    rest = iter(text)
    return Match.SCATTERED if all(sign in rest for sign in wanted) else None


def _best_start(wanted: str, text: str) -> int | None:
    """Return where the match that counts begins: at the start of a word if there is one."""
    first = start = text.find(wanted)
    while start > 0:
        if not text[start - 1].isalnum():
            return start
        start = text.find(wanted, start + 1)
    return first if first >= 0 else None


def _may_scatter(wanted: str) -> bool:
    return not any(east_asian_width(sign) in "WF" for sign in wanted)


def _origins(text: str) -> tuple[str, list[int]]:
    """Return the text folded, and for each character of that the place it came from."""
    parts = [fold(sign) for sign in text]
    origins = [place for place, part in enumerate(parts) for _ in part]
    return "".join(parts), origins


def _scatter(wanted: str, text: str) -> list[int]:
    """Return the places of the characters, or nothing where one is missing."""
    places: list[int] = []
    start = 0
    for sign in wanted:
        place = text.find(sign, start)
        if place < 0:
            return []
        places.append(place)
        start = place + 1
    return places


def _runs(places: Iterable[int]) -> Iterator[tuple[int, int]]:
    ordered = sorted(set(places))
    if not ordered:
        return
    start = ordered[0]
    for before, after in pairwise(ordered):
        if after > before + 1:
            yield start, before + 1
            start = after
    yield start, ordered[-1] + 1
