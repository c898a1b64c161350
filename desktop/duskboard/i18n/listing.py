"""Putting names and clauses side by side, as each language parts them."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce

from duskboard.i18n.words import Words


def dotted(words: Words, parts: Iterable[str]) -> str:
    """Return facts about one thing in a row: "Dodge · d100"; blank ones are left out."""

    def pair(first: str, second: str) -> str:
        texts = {"first": first, "second": second}
        return words.pgettext("facts", "%(first)s · %(second)s") % texts

    return _joined(pair, parts)


def clauses(words: Words, parts: Iterable[str]) -> str:
    """Return clauses of one sentence: "5 of 6, full"; blank ones are left out."""

    def pair(first: str, second: str) -> str:
        texts = {"first": first, "second": second}
        return words.pgettext("clauses", "%(first)s, %(second)s") % texts

    return _joined(pair, parts)


def sentence(words: Words, facts: str) -> str:
    """Return facts in a row as they are said aloud, with commas in place of the dots."""
    ends = dotted(words, ["|", "|"]).split("|")
    return clauses(words, facts.split(ends[1]))


def names(words: Words, parts: Sequence[str]) -> str:
    """Return names as a list within a sentence: "Alarm, Fog and Lamps"; "" for none."""

    def pair(first: str, second: str) -> str:
        texts = {"first": first, "second": second}
        return words.pgettext("names", "%(first)s, %(second)s") % texts

    if len(parts) < 2:
        return "".join(parts)
    texts = {"first": _joined(pair, parts[:-1]), "second": parts[-1]}
    return words.pgettext("names", "%(first)s and %(second)s") % texts


def _joined(pair: Callable[[str, str], str], parts: Iterable[str]) -> str:
    kept = [part for part in parts if part]
    return reduce(pair, kept) if kept else ""
