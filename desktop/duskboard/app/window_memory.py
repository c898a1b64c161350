"""What is remembered of the main window between two evenings."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from duskboard.settings import option
from duskboard.settings.option import workspace_state
from duskboard.settings.settings import Settings
from duskboard.windows.first_run import Game
from duskboard.windows.window_memory import WindowMemory
from duskboard.windows.workspace import OwnWorkspace, WidthClass, workspaces
from duskboard.windows.workspace_book import BookMemory

_PLAYED_AT = MappingProxyType({Game.CHASES: "chase", Game.BLADES: "score", Game.VAMPIRE: "night"})
"""The workspace of each game."""


def load_memory(settings: Settings) -> WindowMemory:
    """Return the window as it was left; what cannot be read is as if it had never been."""
    stored = settings.get(option.WORKSPACES)
    own = _own(stored.get("own"))
    ids = [*(one.workspace_id for one in workspaces()), *(one.workspace_id for one in own)]
    layouts = {key: settings.get(workspace_state(_option_name(key))) for key in _keys(ids)}
    return WindowMemory(
        geometry=settings.get(option.WINDOW_GEOMETRY),
        book=BookMemory(
            current=_text(stored, "current") or _first_workspace(settings.get(option.GAMES)),
            layouts={key: state for key, state in layouts.items() if state},
            own=own,
        ),
    )


def save_memory(settings: Settings, memory: WindowMemory) -> None:
    """Keep the window as it is."""
    book = memory.book
    own = [{"id": one.workspace_id, "name": one.name, "origin": one.origin} for one in book.own]
    with settings.together():
        settings.set(option.WINDOW_GEOMETRY, memory.geometry)
        settings.set(option.WORKSPACES, {"current": book.current, "own": own})
        for key, state in book.layouts.items():
            settings.set(workspace_state(_option_name(key)), state)


def _first_workspace(games: frozenset[str]) -> str:
    """Return where the first evening begins: where a game that is run is played, or ""."""
    return next((at for game, at in _PLAYED_AT.items() if game in games), "")


def _own(stored: object) -> tuple[OwnWorkspace, ...]:
    """Return the workspaces that the user made, those of them that are whole."""
    rows = stored if isinstance(stored, list) else []
    found = (
        OwnWorkspace(
            workspace_id=_text(row, "id"), name=_text(row, "name"), origin=_text(row, "origin")
        )
        for row in rows
        if isinstance(row, dict)
    )
    return tuple(one for one in found if one.workspace_id and one.name and one.origin)


def _text(stored: Mapping[str, object], key: str) -> str:
    value = stored.get(key)
    return value if isinstance(value, str) else ""


def _keys(ids: Iterable[str]) -> list[str]:
    return [f"{workspace_id}/{room}" for workspace_id in ids for room in WidthClass]


def _option_name(key: str) -> str:
    return key.replace("/", "-")
