"""Names that the program gives by itself, in each language: "Place 3", "New place", "Hazard"."""

import re
from collections.abc import Callable, Iterable
from itertools import count, islice
from pathlib import Path

from duskboard.i18n.words import Language, Words


class MadeNames:
    """Knows such a name in any language, until somebody gives the thing a name of its own."""

    def __init__(self, folder: Path) -> None:
        """Read the catalogues in `folder`.

        Raises:
            FileNotFoundError: One is missing.
        """
        spoken = [Words(folder, language) for language in Language]
        self._made = {name: at for words in spoken for at, name in enumerate(_made(words))}
        patterns = "|".join(_numbered(words, r"(\d+)", re.escape) for words in spoken)
        self._pattern = re.compile(patterns)

    def said(self, words: Words, name: str) -> str:
        """Return a name in the words of now; one that somebody gave is returned as it is."""
        at = self._made.get(name)
        if at is not None:
            return _made(words)[at]
        numbered = self._pattern.fullmatch(name)
        if numbered is None:
            return name
        return _numbered(words, next(group for group in numbered.groups() if group is not None))


def next_places(words: Words, names: Iterable[str], wanted: int = 1) -> list[str]:
    """Return names for so many new places beside those on the track: numbered on, none twice."""
    taken = list(names)
    numbered = (_numbered(words, str(number)) for number in count(len(taken) + 1))
    return list(islice((name for name in numbered if name not in taken), wanted))


def _made(words: Words) -> tuple[str, ...]:
    """Return the names without a number, in an order that is the same in every language."""
    return (
        str(words.pgettext("chase", "New place")),
        str(words.pgettext("chase", "Hazard")),
        str(words.pgettext("chase", "Barrier")),
        str(words.pgettext("chase", "Chase")),
    )


def _numbered(words: Words, number: str, told: Callable[[str], str] = str) -> str:
    """Return the name of a place with its number, its words told by `told`."""
    text = str(words.pgettext("chase", "Place %(number)d"))
    before, _, behind = text.partition("%(number)d")
    return f"{told(before)}{number}{told(behind)}"
