"""What tests of windows share: looks, words and an application dressed in them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from duskboard.i18n.words import Language, Words
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.palette import palette
from duskboard.theme.style_sheet import style_sheet
from duskboard.theme.token import TextStyle, load_tokens

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
TRANSLATIONS = RESOURCES / "translations"
_PLACEHOLDER = re.compile(r"%\(\w+\)[sd]")


class StandInWords(Words):
    """Says something Chinese of a likely length, where there is no catalogue yet."""

    def __init__(self, language: Language) -> None:
        super().__init__(TRANSLATIONS)
        self._language = language

    @override
    def gettext(self, message: str) -> str:
        return _stand_in(message)

    @override
    def pgettext(self, context: str, message: str) -> str:
        return _stand_in(message)

    @override
    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return _stand_in(plural)

    @override
    def npgettext(self, context: str, singular: str, plural: str, count: int) -> str:
        return _stand_in(plural)


def words_in(language: Language) -> Words:
    """Return the words of a language, or a stand-in where its catalogue is not there yet."""
    try:
        return Words(TRANSLATIONS, language)
    except FileNotFoundError:
        return StandInWords(language)


@pytest.fixture
def look(qapp: QApplication) -> Look:
    del qapp  # fonts need it to be there
    load_fonts(RESOURCES / "fonts")
    return Look(load_tokens(RESOURCES / "tokens.json"), Glyphs(RESOURCES / "icons/glyphs.toml"))


@pytest.fixture
def words() -> Words:
    return Words(TRANSLATIONS)


@pytest.fixture
def dress(qapp: QApplication, look: Look) -> Iterator[Callable[[], None]]:
    """Return what dresses the application in the look as it is now, as app does."""
    before = qapp.palette(), qapp.styleSheet(), qapp.font(), QLocale()

    def put_on() -> None:
        QLocale.setDefault(QLocale(look.language.value))
        qapp.setFont(look.font(TextStyle.BODY))
        qapp.setPalette(palette(look))
        qapp.setStyleSheet(style_sheet(look))
        for window in qapp.topLevelWidgets():
            qapp.postEvent(window, QEvent(QEvent.Type.LanguageChange))

    put_on()
    yield put_on
    QLocale.setDefault(before[3])
    qapp.setStyleSheet(before[1])
    qapp.setPalette(before[0])
    qapp.setFont(before[2])


def _stand_in(message: str) -> str:
    """Return Chinese of about the length that a translation has, placeholders kept."""
    parts = _PLACEHOLDER.split(message)
    holders = [*_PLACEHOLDER.findall(message), ""]
    spoken = ["鐘" * max(1, round(len(part) * 0.45)) if part.strip() else part for part in parts]
    return "".join(text for pair in zip(spoken, holders, strict=True) for text in pair)
