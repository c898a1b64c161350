"""A look, and the fonts that it measures with."""

import pytest
from pytestqt.qtbot import QtBot

from duskboard.paths import resources
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import Tokens, load_tokens


@pytest.fixture
def tokens() -> Tokens:
    return load_tokens(resources() / "tokens.json")


@pytest.fixture
def look(qtbot: QtBot, tokens: Tokens) -> Look:
    """The dark look in English."""
    del qtbot  # only for the application that fonts need
    load_fonts(resources() / "fonts")
    return Look(tokens, Glyphs(resources() / "icons" / "glyphs.toml"))
