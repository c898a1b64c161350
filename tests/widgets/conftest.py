"""A look and words for widgets, and the fonts that they are measured with."""

import pytest
from PySide6.QtWidgets import QApplication

from duskboard.i18n.words import Words
from duskboard.paths import resources
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import Tokens, load_tokens


@pytest.fixture(scope="session")
def glyphs(qapp: QApplication) -> Glyphs:
    """The glyphs; and the fonts, which an application keeps until its end."""
    del qapp
    load_fonts(resources() / "fonts")
    return Glyphs(resources() / "icons" / "glyphs.toml")


@pytest.fixture(scope="session")
def tokens() -> Tokens:
    return load_tokens(resources() / "tokens.json")


@pytest.fixture
def look(glyphs: Glyphs, tokens: Tokens) -> Look:
    """The dark look without motion."""
    return Look(tokens, glyphs, reduce_motion=True)


@pytest.fixture
def words() -> Words:
    return Words(resources() / "translations")
