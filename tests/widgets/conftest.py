"""A look and words for widgets, and the fonts that they are measured with."""

import pytest
from pytestqt.qtbot import QtBot

from duskboard.i18n.words import Words
from duskboard.paths import resources
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import load_tokens


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    """The dark look without motion."""
    del qtbot  # only for the application that fonts need
    load_fonts(resources() / "fonts")
    tokens = load_tokens(resources() / "tokens.json")
    glyphs = Glyphs(resources() / "icons" / "glyphs.toml")
    return Look(tokens, glyphs, reduce_motion=True)


@pytest.fixture
def words() -> Words:
    return Words(resources() / "translations")
