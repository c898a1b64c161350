"""One typed line -> a scoundrel: "Nell “Wick” prowl2 finesse1 gambling stress3 coin2".

A name, then in any order an alias in quotes, actions with their dots, a vice, and stress, coin and
stash with their numbers. Actions and vices are called as on the screen or in English, actions by
their first letters too. The name ends where the first of these is understood; a name that holds
one is put in quotes.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from duskboard.core.blades.scoundrel import (
    MAX_STASH,
    MOST_COIN,
    STRESS_BOXES,
    Profile,
    Ratings,
    Scoundrel,
)
from duskboard.core.blades.trait import MAX_DOTS, ActionId, ViceId
from duskboard.i18n.blades_trait_text import vice_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words

NUMBER_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "stress": "stress|壓力|压力",
        "coin": "coins|coin|錢幣|钱币",
        "stash": "stash|私金",
    }
)
"""What numbers of a sheet may be called in any language, in lower case, parted by "|"."""
_MOST: Mapping[str, int] = MappingProxyType(
    {"stress": STRESS_BOXES, "coin": MOST_COIN, "stash": MAX_STASH}
)
_LEAST_LETTERS = 2

# The full-width forms of a Chinese keyboard, each to one character: places stay what they are.
_NARROW = {0xFF01 + place: 0x21 + place for place in range(94)} | {0x3000: ord(" ")}
_GAP = re.compile(r"[\s,、;·]*")
_QUOTED = re.compile(r"\s*(?:\"([^\"]*)\"|“([^”]*)”|「([^」]*)」|『([^』]*)』)")
_RATED = re.compile(r"(?P<word>[^\W\d_](?:[-'’]?[^\W\d_])*)\s?[:=]?\s?(?P<number>\d+)")
_WORD = re.compile(r"[^\s,，、;·]+")
_ENDS = " \t\u3000,，、:：;·"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoundrelDraft:
    """A scoundrel as typed.

    Attributes:
        name: The name.
        alias: What they are known as, or "".
        dots: Dots by action, in the order typed.
        vice: A `ViceId`, or "".
        numbers: Stress, coin and stash, as far as they were typed.
    """

    name: str
    alias: str = ""
    dots: Mapping[ActionId, int] = field(default_factory=dict)
    vice: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)

    @property
    def sheet(self) -> Scoundrel:
        """The sheet that this describes."""
        ratings = Ratings(**{action.value: dots for action, dots in self.dots.items()})
        return Scoundrel(
            name=self.name,
            profile=Profile(alias=self.alias, vice=self.vice),
            ratings=ratings,
            stress=self.numbers.get("stress", 0),
            coin=self.numbers.get("coin", 0),
            stash=self.numbers.get("stash", 0),
        )


class QuickScoundrelError(Exception):
    """The line makes no scoundrel."""


class NoScoundrelNameError(QuickScoundrelError):
    """There is no name."""


class ScoundrelWordError(QuickScoundrelError):
    """A word behind the name says nothing. Args: the word as typed."""


class ScoundrelTwiceError(QuickScoundrelError):
    """A thing that was said before. Args: the words as typed."""


class ScoundrelNumberError(QuickScoundrelError):
    """A number that cannot be. Args: the words as typed, the least, the most."""


def parse_scoundrel(words: Words, text: str) -> ScoundrelDraft:
    """Return the scoundrel that a line describes.

    Raises:
        NoScoundrelNameError: There is no name.
        ScoundrelWordError: A word behind the name says nothing.
        ScoundrelTwiceError: Something was said before.
        ScoundrelNumberError: Dots are not within 0 to 4, stress 0 to 9, coin 0 to 99, stash 0 to
            40.
    """
    draft = _Reading(words, text).draft()
    if not draft.name:
        raise NoScoundrelNameError
    return draft


def scoundrel_caption(words: Words, draft: ScoundrelDraft) -> str:
    """Return what was understood: "Nell · “Wick” · Prowl 2 · Vice: Gambling · stress 3"."""
    alias = words.pgettext("blades", "“%(alias)s”") % {"alias": draft.alias}
    value = words.pgettext("blades quick", "%(what)s %(number)d")
    dots = [
        value % {"what": enum_text(words, action), "number": number}
        for action, number in draft.dots.items()
    ]
    vice = words.pgettext("blades", "Vice: %(vice)s") % {"vice": vice_text(words, draft.vice)}
    names = {
        "stress": words.pgettext("blades", "Stress"),
        "coin": words.pgettext("blades", "Coin"),
        "stash": words.pgettext("blades", "Stash"),
    }
    numbers = [value % {"what": names[key], "number": one} for key, one in draft.numbers.items()]
    return dotted(
        words,
        [
            draft.name,
            alias if draft.alias else "",
            *dots,
            vice if draft.vice else "",
            *numbers,
        ],
    )


class _Reading:
    """A line while it is read."""

    def __init__(self, words: Words, text: str) -> None:
        self._text = text
        self._plain = text.translate(_NARROW)
        self._actions = {enum_text(words, one).lower(): one for one in ActionId}
        self._actions |= {one.value: one for one in ActionId}
        self._vices = {vice_text(words, one).lower(): one for one in ViceId}
        self._vices |= {one.value: one for one in ViceId}
        self._numbers = {
            word: key for key, line in NUMBER_WORDS.items() for word in line.split("|")
        }
        self._vice = _word_for(self._vices)
        known = _any_of((*self._actions, *self._numbers))
        self._known = re.compile(
            rf"(?<![a-z])(?P<word>{known})\s*[:=]?\s*(?P<number>\d+)", re.IGNORECASE
        )
        self._said: dict[str, int] = {}
        self._dots: dict[ActionId, int] = {}
        self._its_vice = ""
        self._alias = ""

    def draft(self) -> ScoundrelDraft:
        """Return what the line says."""
        name, place = self._name(self._skipped(0))
        while (place := self._skipped(place)) < len(self._plain):
            place = self._take(place)
        return ScoundrelDraft(
            name=name,
            alias=self._alias,
            dots=self._dots,
            vice=self._its_vice,
            numbers=self._said,
        )

    def _name(self, start: int) -> tuple[str, int]:
        """Return the name and where it ends: behind its quotes, or before what is understood."""
        quoted = _QUOTED.match(self._text, start)
        if quoted:
            return _inside(quoted), quoted.end()
        patterns = (self._known, self._vice, _QUOTED)
        searched = (one.search(self._plain, start) for one in patterns)
        found = [match.start() for match in searched if match]
        found += [
            match.start()
            for match in _RATED.finditer(self._plain, start)
            if self._action(match["word"]) is not None
        ]
        end = min(found, default=len(self._plain))
        return self._text[start:end].strip(_ENDS), end

    def _take(self, place: int) -> int:
        """Take in what stands at a place; return where it ends."""
        quoted = _QUOTED.match(self._text, place)
        if quoted:
            self._once(bool(self._alias), quoted[0])
            self._alias = _inside(quoted)
            return quoted.end()
        rated = self._known.match(self._plain, place) or _RATED.match(self._plain, place)
        key = self._numbers.get(rated["word"].lower()) if rated else None
        action = self._action(rated["word"]) if rated else None
        if rated and key is not None:
            self._once(key in self._said, rated[0])
            self._said[key] = _number(rated, _MOST[key])
            return rated.end()
        if rated and action is not None:
            self._once(action in self._dots, rated[0])
            self._dots[action] = _number(rated, MAX_DOTS)
            return rated.end()
        vice = self._vice.match(self._plain, place)
        if vice:
            self._once(bool(self._its_vice), vice[0])
            self._its_vice = self._vices[vice[0].lower()]
            return vice.end()
        word = _WORD.match(self._text, place)
        raise ScoundrelWordError(word[0] if word else self._text[place:])

    def _once(self, was_said: bool, typed: str) -> None:  # noqa: FBT001 - a fact, not a switch
        if was_said:
            raise ScoundrelTwiceError(typed.strip())

    def _action(self, word: str) -> ActionId | None:
        """Return the action that a word names, whole or by its first letters."""
        low = word.lower()
        if low in self._actions or len(low) < _LEAST_LETTERS:
            return self._actions.get(low)
        begun = {one for name, one in self._actions.items() if name.startswith(low)}
        return begun.pop() if len(begun) == 1 else None

    def _skipped(self, place: int) -> int:
        gap = _GAP.match(self._plain, place)
        return gap.end() if gap else place


def _inside(quoted: re.Match[str]) -> str:
    return next(group for group in quoted.groups() if group is not None).strip()


def _number(match: re.Match[str], most: int) -> int:
    digits = match["number"]
    if len(digits) > len(str(most)) or int(digits) > most:
        raise ScoundrelNumberError(match[0], 0, most)
    return int(digits)


def _word_for(words: Iterable[str]) -> re.Pattern[str]:
    """Return what finds one of these words where it stands alone."""
    return re.compile(rf"(?<![^\s,、;·\d])(?:{_any_of(words)})(?![^\s,、;·])", re.IGNORECASE)


def _any_of(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
