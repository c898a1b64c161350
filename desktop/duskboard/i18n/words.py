"""Catalogues of words: English, Traditional and Simplified Chinese.

English is the language of the source; the other two are gettext catalogues.
"""

from enum import StrEnum
from gettext import NullTranslations, translation
from pathlib import Path

DOMAIN = "duskboard"
"""The name of the catalogues."""


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
        return self._translations.gettext(message)

    def pgettext(self, context: str, message: str) -> str:
        """Return the words for an English message in a context, such as the name of a game."""
        return self._translations.pgettext(context, message)

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        """Return the words for an English message about `count` things."""
        return self._translations.ngettext(singular, plural, count)

    def npgettext(self, context: str, singular: str, plural: str, count: int) -> str:
        """Return the words for an English message in a context about `count` things."""
        return self._translations.npgettext(context, singular, plural, count)

    def _load(self, language: Language) -> NullTranslations:
        if language is Language.ENGLISH:
            return NullTranslations()
        return translation(DOMAIN, self._folder, languages=[language.value])
