"""Catalogues of words: English, Traditional and Simplified Chinese.

English is the language of the source; the other two are gettext catalogues.
"""

import re
from enum import StrEnum
from gettext import NullTranslations, translation
from pathlib import Path

from typing_extensions import override

DOMAIN = "duskboard"
"""The name of the catalogues."""

_TURNED = re.compile(
    "[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]"
)
"""Letters that are written from right to left, and marks that turn the direction."""
_OVERRIDES = re.compile("[\u202a-\u202e]")
_ISOLATES = re.compile("[\u2066-\u2069]")
_FIRST_STRONG, _END = "\u2068", "\u2069"


class Message(str):
    """A message into which values are put with %: a name keeps its direction to itself.

    A name may be written from right to left, or hold marks that turn what follows them: the rest
    of the sentence is not drawn backwards with it.
    """

    __slots__ = ()

    @override
    def __mod__(self, values: object) -> str:
        if isinstance(values, dict) and any(map(_turns, values.values())):
            values = {key: _kept_apart(value) for key, value in values.items()}
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
