"""Finding by what is typed: which texts match a query, how well, and where."""

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import pairwise
from typing import Protocol, TypeVar
from unicodedata import east_asian_width, normalize

_WORD = re.compile(r"[^\W_]+")


class Match(IntEnum):
    """How a query matches, the best first.

    Scattered are the beginnings of words: "fc" and "ficr" for "Finn Cray". Letters from the middle
    of words say nothing about what is meant.
    """

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
    whole runs only: its characters scattered over a name mean nothing. Scattered matches are left
    out where a word begins with the query: the groups of a list would put some of them above it.
    An empty query matches all.
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
    if found[Match.PREFIX] or found[Match.WORD]:
        del found[Match.SCATTERED]
    return tuple(candidate for matched in found.values() for candidate in matched)


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
    return Match.SCATTERED if _scatters(wanted, text) else None


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


def _scatters(wanted: str, text: str) -> bool:
    """Return whether the characters are beginnings of words; quick where they are first ones."""
    signs = wanted.replace(" ", "")
    rest = iter(text)
    if not all(sign in rest for sign in signs):
        return False
    rest = iter([word[0] for word in _WORD.findall(text)])
    return all(sign in rest for sign in signs) or bool(_scatter(wanted, text))


def _scatter(wanted: str, text: str) -> list[int]:
    """Return the places of the characters, or nothing where they are not beginnings of words.

    Each begins a word or stands right after the one before. The earliest places that are possible
    are taken; blanks in what is wanted only part it.
    """
    signs = "".join(wanted.split())
    begins: dict[str, list[int]] = {}
    for found in _WORD.finditer(text):
        begins.setdefault(found[0][0], []).append(found.start())
    # For each character wanted, the places where it can stand, each with that of the one before.
    ways = [dict.fromkeys(begins.get(signs[0], ()), -1)]
    for sign in signs[1:]:
        last = ways[-1]
        if not last:
            return []
        way = {place + 1: place for place in last if text[place + 1 : place + 2] == sign}
        for place in begins.get(sign, ()):
            before = max((one for one in last if one < place), default=None)
            if before is not None:
                way.setdefault(place, before)
        ways.append(way)
    return _back(ways)


def _back(ways: list[dict[int, int]]) -> list[int]:
    """Return the places that lead to the first possible end, or nothing where there is none."""
    if not ways[-1]:
        return []
    place = min(ways[-1])
    places: list[int] = []
    for way in reversed(ways):
        places.append(place)
        place = way[place]
    return places[::-1]


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
