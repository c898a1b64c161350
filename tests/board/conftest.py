"""A look without motion for boards; what takes time to read is read once."""

from pathlib import Path

import pytest

from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import Tokens, load_tokens


@pytest.fixture(scope="session")
def tokens(resources: Path) -> Tokens:
    return load_tokens(resources / "tokens.json")


@pytest.fixture(scope="session")
def glyphs(resources: Path) -> Glyphs:
    return Glyphs(resources / "icons" / "glyphs.toml")


@pytest.fixture
def look(_fonts: tuple[str, ...], tokens: Tokens, glyphs: Glyphs) -> Look:
    """The dark look without motion."""
    return Look(tokens, glyphs, reduce_motion=True)
