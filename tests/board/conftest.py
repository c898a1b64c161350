"""A look without motion and words for boards."""

import pytest
from PySide6.QtWidgets import QApplication

from duskboard.i18n.words import Words
from duskboard.paths import resources
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import load_tokens


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """The dark look without motion."""
    del qapp  # fonts need it to be there
    load_fonts(resources() / "fonts")
    tokens = load_tokens(resources() / "tokens.json")
    return Look(tokens, Glyphs(resources() / "icons" / "glyphs.toml"), reduce_motion=True)


@pytest.fixture
def words() -> Words:
    return Words(resources() / "translations")
