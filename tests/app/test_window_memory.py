"""What is remembered of the window: layouts, the open workspace, the user's own."""

from pathlib import Path

import pytest

from duskboard.app.window_memory import load_memory, save_memory
from duskboard.settings import option
from duskboard.settings.settings import Settings
from duskboard.windows.window_memory import WindowMemory
from duskboard.windows.workspace import OwnWorkspace
from duskboard.windows.workspace_book import BookMemory

MEMORY = WindowMemory(
    geometry=b"where it stood",
    book=BookMemory(
        current="own-1",
        layouts={"table/wide": b"docks", "own-1/small": b"other docks"},
        own=(OwnWorkspace(workspace_id="own-1", name="Prepare", origin="table"),),
    ),
)


def test_everything_comes_back_the_next_evening(tmp_path: Path) -> None:
    save_memory(Settings(tmp_path), MEMORY)
    assert load_memory(Settings(tmp_path)) == MEMORY


def test_before_the_first_evening_there_is_nothing(tmp_path: Path) -> None:
    assert load_memory(Settings(tmp_path)) == WindowMemory()


@pytest.mark.parametrize(
    ("games", "current"),
    [
        ({"chases"}, "chase"),
        ({"vampire"}, "night"),
        ({"vampire", "chases", "blades"}, "chase"),
        ({"blades"}, "score"),
    ],
)
def test_the_first_evening_begins_where_the_game_is_played(
    tmp_path: Path, games: set[str], current: str
) -> None:
    settings = Settings(tmp_path)
    settings.set(option.GAMES, frozenset(games))
    assert load_memory(settings).book.current == current
    save_memory(settings, MEMORY)
    assert load_memory(settings).book.current == "own-1"


@pytest.mark.parametrize("own", ["text", 5, [5], [{"id": "own-1"}], [{"id": 1, "name": "x"}]])
def test_what_is_no_workspace_is_left_out(tmp_path: Path, own: object) -> None:
    settings = Settings(tmp_path)
    settings.set(option.WORKSPACES, {"current": 7, "own": own})
    memory = load_memory(settings)
    assert memory.book.own == ()
    assert memory.book.current == ""
