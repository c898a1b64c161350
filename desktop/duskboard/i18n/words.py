"""Catalogues of words: English, Traditional and Simplified Chinese.

English is the language of the source; the other two are gettext catalogues.
"""

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Any, TypeVar

from typing_extensions import override

Name = TypeVar("Name")
DOMAIN = "duskboard"
"""The name of the catalogues."""

_TURNED = re.compile(
    "[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]"
)
"""Letters that are written from right to left, and marks that turn the direction."""
_OVERRIDES = re.compile("[\u202a-\u202e]")
_ISOLATES = re.compile("[\u2066-\u2069]")
_HAN = re.compile("[\u2e80-\u2fff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
_LETTER = "[A-Za-z\u00c0-\u024f\u0370-\u04ff]"
_STARTS, _ENDS = re.compile(rf"\d*{_LETTER}|\d+ "), re.compile(rf"(?:{_LETTER}\d*| \d+)$")
"""A word in other letters, or a number that a space parts from the rest; a date has neither."""
_TEXT = re.compile(rf"(?P<before>{_HAN.pattern})?%\((?P<key>\w+)\)s")
_FIRST_STRONG, _END = "\u2068", "\u2069"


class Message(str):
    """A message into which values are put with %: a name keeps its direction to itself.

    A name may be written from right to left, or hold marks that turn what follows them: the rest
    of the sentence is not drawn backwards with it. In a Chinese sentence a name in other letters
    has a space on either side, as everywhere in the catalogues: "有 Bo".
    """

    __slots__ = ()

    @override
    def __mod__(self, values: object) -> str:
        if isinstance(values, dict) and any(map(_turns, values.values())):
            values = {key: _kept_apart(value) for key, value in values.items()}
        if isinstance(values, dict):
            tight = _tight(str(self))
            values = {**values, **_spaced(tight, values)} if tight else values
        return str.__mod__(self, values)


class Language(StrEnum):
    """The languages of the program, by the names of their catalogues."""

    ENGLISH = "en"
    TRADITIONAL_CHINESE = "zh_TW"
    SIMPLIFIED_CHINESE = "zh_CN"

    @property
    def is_chinese(self) -> bool:
        """Whether Chinese sizes and forms of type apply."""
        return self is not Language.ENGLISH


class Words:
    """Says things in one language, which can be switched while the program runs.

    The game master and the players' screen may each have their own.
    """

    def __init__(self, folder: Path, language: Language = Language.ENGLISH) -> None:
        """Speak `language` from the catalogues in `folder`; English needs none.

        Raises:
            FileNotFoundError: The catalogue of the language is missing.
        """
        self._folder = folder
        self._language = language
        self._translations = self._load(language)
        self._kept: dict[object, Mapping[Any, str]] = {}

    @property
    def language(self) -> Language:
        """The language spoken now."""
        return self._language

    def switch(self, language: Language) -> None:
        """Speak another language from now on.

        Raises:
            FileNotFoundError: The catalogue of the language is missing.
        """
        self._translations = self._load(language)
        self._language = language
        self._kept.clear()

    def kept(self, table: "Callable[[Words], Mapping[Name, str]]") -> "Mapping[Name, str]":
        """Return what `table` makes of these words, made once for each language.

        A table names all members of an enum, of which one is asked for with every row painted.
        """
        if table not in self._kept:
            self._kept[table] = table(self)
        return self._kept[table]

    def gettext(self, message: str) -> str:
        """Return the words for an English message."""
        return Message(self._translations.gettext(message))

    def pgettext(self, context: str, message: str) -> str:
        """Return the words for an English message in a context, such as the name of a game."""
        return Message(self._translations.pgettext(context, message))

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        """Return the words for an English message about `count` things."""
        return Message(self._translations.ngettext(singular, plural, count))

    def npgettext(self, context: str, singular: str, plural: str, count: int) -> str:
        """Return the words for an English message in a context about `count` things."""
        return Message(self._translations.npgettext(context, singular, plural, count))

    def _load(self, language: Language) -> NullTranslations:
        if language is Language.ENGLISH:
            return NullTranslations()
        return translation(DOMAIN, self._folder, languages=[language.value])


@cache
def _tight(message: str) -> tuple[tuple[str, bool, bool], ...]:
    """Return the placeholders of texts that touch a Chinese sign: before them, behind them.

    One that stands twice is left as it is: it has one value for both places.
    """
    found = [
        (one["key"], bool(one["before"]), bool(_HAN.match(message, one.end())))
        for one in _TEXT.finditer(message)
    ]
    keys = [key for key, _, _ in found]
    return tuple(one for one in found if (one[1] or one[2]) and keys.count(one[0]) == 1)


def _spaced(
    tight: tuple[tuple[str, bool, bool], ...], values: Mapping[str, object]
) -> dict[str, str]:
    """Return the names in other letters among these values, with a space where they touch."""
    spaced: dict[str, str] = {}
    for key, is_before, is_behind in tight:
        text = values.get(key)
        if not isinstance(text, str):
            continue
        left = " " if is_before and _STARTS.match(text) else ""
        right = " " if is_behind and _ENDS.search(text) else ""
        if left or right:
            spaced[key] = f"{left}{text}{right}"
    return spaced


def _turns(value: object) -> bool:
    return isinstance(value, str) and not value.isascii() and bool(_TURNED.search(value))


def _kept_apart(value: object) -> object:
    if not isinstance(value, str) or not _turns(value):
        return value
    text = _OVERRIDES.sub("", value)
    depth = 0
    for mark in _ISOLATES.findall(text):
        depth += -1 if mark == _END else 1
        if depth < 0:
            break
    if depth:
        text = _ISOLATES.sub("", text)
    return f"{_FIRST_STRONG}{text}{_END}"
