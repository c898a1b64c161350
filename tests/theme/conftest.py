"""A look, and the fonts that it measures with."""

import pytest
from PySide6.QtWidgets import QApplication

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
    """The dark look in English."""
    return Look(tokens, glyphs)
