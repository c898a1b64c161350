"""One typed line -> sheets: "constable x6 mortal dex3 firearms2 blood4", "巡警 x6 凡人 敏捷3".

A name, then in any order a number of people, a kind of body, and traits with their dots. Traits are
called as on the screen or in English, whole or by their first letters. The name ends where the
first of these is understood; a name that holds one is put in quotes.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from duskboard.core.storyteller.sheet import MAX_BLOOD
from duskboard.core.storyteller.trait import MAX_RATING, WILLPOWER, Creature, TraitKey
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.quick_pool import QuickPoolError, find_trait
from duskboard.i18n.storyteller_trait_text import trait_names, trait_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.sheet import MAX_EXTRAS

CREATURE_WORDS: Mapping[Creature, str] = MappingProxyType(
    {
        Creature.KINDRED: "kindred|vampire|血族|吸血鬼",
        Creature.GHOUL: "ghoul|血僕|血仆|食屍鬼|食尸鬼",
        Creature.MORTAL: "mortal|human|凡人|人類|人类",
        Creature.ANIMAL: "animal|beast|動物|动物|野獸|野兽",
    }
)
"""What each kind of body may be called in any language, in lower case, parted by "|"."""
_BLOOD_WORDS = frozenset({"blood", "bp", "血量", "血"})
_WILLPOWER_WORDS = frozenset({"wp", "will"})

# The full-width forms of a Chinese keyboard, each to one character: places stay what they are.
_NARROW = {0xFF01 + place: 0x21 + place for place in range(94)} | {0x3000: ord(" ")}
_GAP = re.compile(r"[\s,、;·]*")
_QUOTED = re.compile(r"\s*(?:\"([^\"]*)\"|“([^”]*)”|「([^」]*)」|『([^』]*)』)")
_COUNT = re.compile(
    r"(?:(?<![a-z])x|[×*])\s*(?P<after>\d+)(?!\d)|(?P<before>\d+)\s*(?:[x×*](?![a-z0-9])|[名人隻只個个])",
    re.IGNORECASE,
)
_RATED = re.compile(r"(?P<word>[^\W\d_](?:[-'’]?[^\W\d_])*)\s?[:=]?\s?(?P<number>\d+)")
_WORD = re.compile(r"[^\s,，、;·]+")
_ENDS = " \t\u3000,，、:：;·"


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetDraft:
    """Sheets as typed.

    Attributes:
        name: The name.
        creature: The kind of body.
        ratings: Dots by trait, in the order typed.
        blood: Blood points held.
        count: How many.
    """

    name: str
    creature: Creature = Creature.MORTAL
    ratings: Mapping[TraitKey, int] = field(default_factory=dict)
    blood: int = 0
    count: int = 1


class QuickSheetError(Exception):
    """The line makes no sheet."""


class NoSheetNameError(QuickSheetError):
    """There is no name."""


class SheetWordError(QuickSheetError):
    """A word behind the name says nothing. Args: the word as typed."""


class SheetNumberError(QuickSheetError):
    """A number that cannot be. Args: the words as typed, the least, the most."""


def parse_sheets(words: Words, text: str) -> SheetDraft:
    """Return the sheets that a line describes.

    Raises:
        NoSheetNameError: There is no name.
        SheetWordError: A word behind the name says nothing.
        SheetNumberError: Dots are not within 0 to 10, blood not within 0 to 200, or a number of
            sheets not within 1 to 40.
    """
    reading = _Reading(words, text)
    draft = reading.draft()
    if not draft.name:
        raise NoSheetNameError
    return draft


def draft_caption(words: Words, draft: SheetDraft) -> str:
    """Return what was understood: "6 × constable · Mortal · Dexterity 3"."""
    name = draft.name
    if draft.count > 1:
        text = words.pgettext("vampire", "%(count)d × %(name)s")
        name = text % {"count": draft.count, "name": draft.name}
    value = words.pgettext("vampire power", "%(discipline)s %(dots)d")
    said = [
        value % {"discipline": trait_text(words, key), "dots": rating}
        for key, rating in draft.ratings.items()
    ]
    return dotted(words, [name, enum_text(words, draft.creature), *said])


class _Reading:
    """A line while it is read."""

    def __init__(self, words: Words, text: str) -> None:
        self._text = text
        self._plain = text.translate(_NARROW)
        self._traits = trait_names(words)
        self._creatures = {
            word: creature
            for creature, line in CREATURE_WORDS.items()
            for word in (*line.split("|"), enum_text(words, creature).lower())
        }
        self._creature = _word_for(self._creatures)
        self._known = re.compile(
            rf"(?<![a-z])(?P<word>{_any_of(self._traits)})\s*[:=]?\s*(?P<number>\d+)",
            re.IGNORECASE,
        )
        self._count = 1
        self._kind = Creature.MORTAL
        self._blood = 0
        self._ratings: dict[TraitKey, int] = {}

    def draft(self) -> SheetDraft:
        """Return what the line says."""
        start = self._skipped(0)
        leading = _COUNT.match(self._plain, start)
        if leading:
            self._take_count(leading)
            start = self._skipped(leading.end())
        name, place = self._name(start)
        while (place := self._skipped(place)) < len(self._plain):
            place = self._take(place)
        return SheetDraft(
            name=name,
            creature=self._kind,
            ratings=self._ratings,
            blood=self._blood,
            count=self._count,
        )

    def _name(self, start: int) -> tuple[str, int]:
        """Return the name and where it ends: behind its quotes, or before what is understood."""
        quoted = _QUOTED.match(self._text, start)
        if quoted:
            name = next(group for group in quoted.groups() if group is not None)
            return name.strip(), quoted.end()
        searched = (one.search(self._plain, start) for one in (_COUNT, self._known, self._creature))
        found = [match.start() for match in searched if match]
        found += [
            match.start()
            for match in _RATED.finditer(self._plain, start)
            if self._key(match["word"]) is not None or match["word"].lower() in _BLOOD_WORDS
        ]
        end = min(found, default=len(self._plain))
        return self._text[start:end].strip(_ENDS), end

    def _take(self, place: int) -> int:
        """Take in what stands at a place; return where it ends."""
        count = _COUNT.match(self._plain, place)
        if count:
            self._take_count(count)
            return count.end()
        known = self._known.match(self._plain, place)
        creature = self._creature.match(self._plain, place)
        if creature and not known:  # "animal ken 2" is no animal
            self._kind = self._creatures[creature[0].lower()]
            return creature.end()
        rated = known or _RATED.match(self._plain, place)
        key = self._key(rated["word"]) if rated else None
        if rated and rated["word"].lower() in _BLOOD_WORDS:
            self._blood = _number(rated[0], rated["number"], 0, MAX_BLOOD)
        elif rated and key is not None:
            self._ratings[key] = _number(rated[0], rated["number"], 0, MAX_RATING)
        else:
            word = _WORD.match(self._text, place)
            raise SheetWordError(word[0] if word else self._text[place:])
        return rated.end()

    def _take_count(self, match: re.Match[str]) -> None:
        self._count = _number(match[0], match["after"] or match["before"], 1, MAX_EXTRAS)

    def _key(self, word: str) -> TraitKey | None:
        if word.lower() in _WILLPOWER_WORDS:
            return WILLPOWER
        try:
            return find_trait(self._traits, word)
        except QuickPoolError:
            return None

    def _skipped(self, place: int) -> int:
        gap = _GAP.match(self._plain, place)
        return gap.end() if gap else place


def _number(typed: str, digits: str, least: int, most: int) -> int:
    if len(digits) > len(str(most)) or not least <= int(digits) <= most:
        raise SheetNumberError(typed, least, most)
    return int(digits)


def _word_for(words: Iterable[str]) -> re.Pattern[str]:
    """Return what finds one of these words where it stands alone."""
    return re.compile(rf"(?<![^\s,、;·\d])(?:{_any_of(words)})(?![^\s,、;·])", re.IGNORECASE)


def _any_of(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
