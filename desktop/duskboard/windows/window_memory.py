"""What is kept of the main window from one evening to the next."""

from dataclasses import dataclass, field

from duskboard.windows.workspace_book import BookMemory


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowMemory:
    """What is kept of the window: its place as Qt writes it, and its workspaces."""

    geometry: bytes = b""
    book: BookMemory = field(default_factory=BookMemory)
