"""A look and words for widgets, and the fonts that they are measured with."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from tests.seat.wardrobe import remembering

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
def look(glyphs: Glyphs, tokens: Tokens) -> Iterator[Look]:
    """The dark look without motion."""
    with remembering(Look(tokens, glyphs, reduce_motion=True)) as made:
        yield made


@pytest.fixture
def words() -> Words:
    return Words(resources() / "translations")
