"""What is remembered of the main window between two evenings."""

from duskboard.settings import option
from duskboard.settings.option import workspace_state
from duskboard.settings.settings import Settings
from duskboard.windows.main_window import WindowMemory
from duskboard.windows.workspace import WidthClass, table_workspace
from duskboard.windows.workspace_book import BookMemory


def load_memory(settings: Settings) -> WindowMemory:
    """Return the window as it was left."""
    layouts = {key: settings.get(workspace_state(_option_name(key))) for key in _keys()}
    return WindowMemory(
        geometry=settings.get(option.WINDOW_GEOMETRY),
        book=BookMemory(layouts={key: state for key, state in layouts.items() if state}),
    )


def save_memory(settings: Settings, memory: WindowMemory) -> None:
    """Keep the window as it is."""
    settings.set(option.WINDOW_GEOMETRY, memory.geometry)
    for key, state in memory.book.layouts.items():
        settings.set(workspace_state(_option_name(key)), state)


def _keys() -> list[str]:
    workspaces = (table_workspace(),)
    return [f"{one.workspace_id}/{room}" for one in workspaces for room in WidthClass]


def _option_name(key: str) -> str:
    return key.replace("/", "-")
