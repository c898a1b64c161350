"""What people are called: for short, and told apart from others of the same name."""

import re
from collections import Counter
from collections.abc import Collection, Iterable

_ARTICLES = frozenset({"the", "a", "an"})
_PARTS = re.compile("[\\s・·‧•\uff0e\uff65,，/]+")
"""What parts a name: Chinese ones are typed with several kinds of dots."""
_NUMBERED = re.compile(r"(?P<name>.*\S)\s+(?P<number>[1-9]\d?)")


def name_parts(name: str) -> list[str]:
    """Return the words of a name, without an article before them."""
    parts = [part for part in _PARTS.split(name.strip()) if part]
    if len(parts) > 1 and parts[0].lower() in _ARTICLES:
        return parts[1:]
    return parts


def short_name(name: str) -> str:
    """Return what somebody is called for short: the first name, "Sexton" for the Sexton.

    A number at the end stays: "Ghoul 2".
    """
    parts = name_parts(name)
    if len(parts) > 1 and parts[-1].isdigit():
        return f"{parts[0]} {parts[-1]}"
    return parts[0] if parts else name.strip()


def short_names(names: Iterable[str]) -> dict[str, str]:
    """Return what each is called for short: of two Eddas each keeps the whole name."""
    shorts = {name: short_name(name) for name in names}
    known = Counter(short.casefold() for short in shorts.values())
    return {
        name: short if known[short.casefold()] == 1 else name.strip()
        for name, short in shorts.items()
    }


def free_name(name: str, taken: Collection[str]) -> str:
    """Return a name that nobody bears: "Ghoul" itself, or the next of "Ghoul 2", "Ghoul 3"."""
    known = {one.strip().casefold() for one in taken}
    plain = name.strip()
    if plain.casefold() not in known:
        return plain
    numbered = _NUMBERED.fullmatch(plain)
    stem = numbered["name"] if numbered else plain
    number = int(numbered["number"]) + 1 if numbered else 2
    while (found := f"{stem} {number}").casefold() in known:
        number += 1
    return found
