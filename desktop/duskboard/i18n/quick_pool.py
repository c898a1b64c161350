"""Typed labels -> a pool: "dex + brawl", "敏捷、格鬥"."""

import re
from collections.abc import Iterable, Mapping

from duskboard.core.storyteller.trait import TraitKey
from duskboard.i18n.storyteller_trait_text import trait_names, trait_text
from duskboard.i18n.words import Words

_PARTED = re.compile(r"\s*[+\uff0b,，、]\s*")


class QuickPoolError(Exception):
    """The text makes no pool. Args: the part that is no trait."""


def read_pool(words: Words, text: str, own: Iterable[TraitKey] = ()) -> tuple[TraitKey, ...]:
    """Return the traits that a text names, none for a blank one.

    A trait may be called as it is on the sheet or in English, and by its first letters where these
    are of one alone; Attributes go before Abilities, and both before the rest.

    Args:
        words: The language.
        text: Labels parted by "+" or a comma.
        own: Traits on the sheet, among them words of the table's own.

    Raises:
        QuickPoolError: A part is no trait, or may be several.
    """
    known = dict(trait_names(words))
    # A word of the table's own goes before what the program knows, on the sheet and here.
    known |= {trait_text(words, key).lower(): key for key in own}
    parts = [part for part in _PARTED.split(text.strip()) if part]
    return tuple(dict.fromkeys(find_trait(known, part) for part in parts))


def pool_text(words: Words, pool: Iterable[TraitKey], path: str = "") -> str:
    """Return a pool as it is read: "Dexterity + Brawl"."""
    return " + ".join(trait_text(words, key, path) for key in pool)


def find_trait(known: Mapping[str, TraitKey], part: str) -> TraitKey:
    """Return the trait that a word names, whole or by its first letters.

    Args:
        known: Traits by what they are called, in lower case.
        part: The word.

    Raises:
        QuickPoolError: It is no trait, or may be several.
    """
    word = part.lower()
    exact = known.get(word) or next((key for key in known.values() if key.name == word), None)
    if exact is not None:
        return exact
    begun = {key for text, key in known.items() if text.startswith(word)}
    begun |= {key for key in known.values() if key.name.startswith(word)}
    ranks = (
        [key for key in begun if key.kind.is_attribute],
        [key for key in begun if key.kind.is_ability],
        [key for key in begun if not (key.kind.is_attribute or key.kind.is_ability)],
    )
    found = next((rank for rank in ranks if rank), [])
    if len(found) != 1:
        raise QuickPoolError(part)
    return found[0]
