"""What the first picture needs, and nothing else: looks, words and the user's options."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from duskboard.i18n.words import Language, Words
from duskboard.settings import option
from duskboard.settings.option import ThemeChoice
from duskboard.settings.settings import Settings
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import ThemeName, Tokens, load_tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """What there is before anything else is read.

    Attributes:
        look: The look of the game master's windows.
        words: The words of the game master's windows.
        tokens: Colours and sizes.
        settings: The user's options.
        resources: The folder of the program's own files.
        home: The user's folder.
    """

    look: Look
    words: Words
    tokens: Tokens
    settings: Settings
    resources: Path
    home: Path


def begin(resources: Path, home: Path) -> Beginning:
    """Return what the first picture needs.

    Raises:
        OSError: A file of the program is missing.
    """
    load_fonts(resources / "fonts")
    tokens = load_tokens(resources / "tokens.json")
    settings = Settings(home)
    language = chosen_language(settings.get(option.LANGUAGE))
    look = Look(
        tokens,
        partial(Glyphs, resources / "icons" / "glyphs.toml"),
        theme=chosen_theme(settings.get(option.THEME)),
        language=language,
        scale=settings.get(option.TEXT_SCALE),
    )
    return Beginning(
        look=look,
        words=Words(resources / "translations", language),
        tokens=tokens,
        settings=settings,
        resources=resources,
        home=home,
    )


def chosen_language(stored: str, otherwise: Language | None = None) -> Language:
    """Return the language that is stored, else the other one, else that of the system."""
    if stored in set(Language):
        return Language(stored)
    return otherwise or system_language()


def system_language() -> Language:
    """Return the language of ours that is nearest to that of the system."""
    locale = QLocale.system()
    if locale.language() is not QLocale.Language.Chinese:
        return Language.ENGLISH
    traditional = locale.script() is QLocale.Script.TraditionalHanScript
    return Language.TRADITIONAL_CHINESE if traditional else Language.SIMPLIFIED_CHINESE


def chosen_theme(choice: ThemeChoice) -> ThemeName:
    """Return the theme that the user wants, which may be that of the system."""
    match choice:
        case ThemeChoice.DARK:
            return ThemeName.DARK
        case ThemeChoice.LIGHT:
            return ThemeName.LIGHT
        case ThemeChoice.SYSTEM:
            light = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
            return ThemeName.LIGHT if light else ThemeName.DARK
