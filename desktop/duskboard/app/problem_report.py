"""What a report of a problem says: versions, machine, log. In English, for whoever mends it.

Only `table_text` holds anything of the table, and it is asked for by the user.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from duskboard.app.needs import Finding, check_text
from duskboard.app.room import Room
from duskboard.app.versions import versions
from duskboard.i18n.report_text import report_text
from duskboard.i18n.words import Words
from duskboard.models.document import TableDocument
from duskboard.models.log_model import LogModel
from duskboard.paths import home_folder

_LINES = 60
"""Of the program's own log."""
_FAULTS = 2
_STEPS = 40
TABLE_HEAD = "--- the last steps at the table"
"""Stands above all that is of the table."""


def problem_text(room: Room, found: tuple[Finding, ...], document: TableDocument | None) -> str:
    """Return the report without anything of the table but how much there is of it."""
    parts = [
        ("versions", versions()),
        ("machine", check_text(Words(room.resources / "translations"), found)),
        ("screens", "\n".join(_screens())),
        ("options", _options(room)),
        ("campaign", "none is open" if document is None else _amounts(document)),
        ("log", "\n".join(room.log.last(_LINES))),
        ("faults", "\n".join(_faults(room.home / "crashes"))),
    ]
    text = "\n\n".join(f"--- {name}\n{body or 'nothing'}" for name, body in parts)
    # Whoever reads it learns the user's name from no path.
    home = home_folder()
    return (text if home.parent == home else text.replace(str(home), "~")) + "\n"


def table_text(room: Room, log: LogModel) -> str:
    """Return the last steps at the table, newest first, in the words of the game master."""
    lines = [TABLE_HEAD]
    for place in range(min(_STEPS, log.rowCount())):
        entry = log.entry(place)
        told = report_text(room.words, entry.report, room.zone)
        mark = " (undone)" if entry.undone else ""
        lines.append(f"{entry.seq} {told.title}: {told.detail} {told.figure}{mark}")
    return "\n".join(lines) + "\n"


def _screens() -> Iterator[str]:
    yield f"platform {QGuiApplication.platformName()}"
    for screen in QGuiApplication.screens():
        size = screen.geometry()
        yield (
            f"{size.width()}x{size.height()} at {size.x()},{size.y()}, "
            f"{screen.devicePixelRatio():g} pixels, {screen.refreshRate():.0f} Hz"
        )


def _options(room: Room) -> str:
    look = room.look
    return (
        f"language {room.words.language}, theme {look.theme}, size {look.scale:g}, "
        f"desktop {os.environ.get('XDG_CURRENT_DESKTOP', '-')}"
    )


def _amounts(document: TableDocument) -> str:
    """Return how much is on the table: kinds and numbers, no names."""
    kinds = Counter(type(entity.value).__name__ for entity in document.table)
    size = document.file.path.stat().st_size if document.file.path.exists() else 0
    amounts = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
    return f"{size} bytes, {len(document.rows)} steps; {amounts}"


def _faults(folder: Path) -> Iterator[str]:
    """Yield the latest crash reports, which name places in the code and nothing else."""
    for path in islice(sorted(folder.glob("crash-*.txt"), reverse=True), _FAULTS):
        try:
            yield f"{path.name}\n{path.read_text('utf-8')}"
        except OSError:
            continue
