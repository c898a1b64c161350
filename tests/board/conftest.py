"""A look without motion for boards; what takes time to read is read once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.board.chase import chase, planner
from tests.board.track import Show
from tests.seat.wardrobe import remembering

from duskboard.board.track_view import TrackView
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
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
def look(_fonts: tuple[str, ...], tokens: Tokens, glyphs: Glyphs) -> Iterator[Look]:
    """The dark look without motion."""
    with remembering(Look(tokens, glyphs, reduce_motion=True)) as made:
        yield made


@pytest.fixture
def show(qtbot: QtBot, look: Look, words: Words) -> Show:
    kept: list[TrackView] = []  # Qt paints once more after a test: the board must be there still

    def made(view: BoardView | None, width: int = 1208, height: int = 474) -> TrackView:
        plan = planner(view) if view is not None else planner(chase())
        track = TrackView(look, words, plan)
        kept.append(track)
        qtbot.addWidget(track)
        track.resize(width, height)
        track.set_editable(is_editable=True)
        track.mirror(view)
        track.show()
        track.setFocus(Qt.FocusReason.OtherFocusReason)
        return track

    return made


@pytest.fixture
def track(show: Show) -> TrackView:
    return show(chase())
