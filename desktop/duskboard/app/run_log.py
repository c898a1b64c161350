"""The program's own log: when it started, on what, and what Qt complained of. Nothing of a table.

It is there for reports of problems. A line is written at once, so that it outlives a crash.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from duskboard.table.entity import Moment

_MOST = 256 * 1024
"""Bytes; then the log begins anew and the old one is kept beside it."""
_NAME = "duskboard.log"

Handler = Callable[[QtMsgType, QMessageLogContext, str], None]


class RunLog:
    """Writes lines to a file in the user's folder; where that cannot be written, to nowhere."""

    def __init__(self, folder: Path, now: Callable[[], Moment]) -> None:
        """Write into `folder`, which is made with the first line."""
        self._folder = folder
        self._now = now
        self._before: Handler | None = None

    @property
    def path(self) -> Path:
        """The file."""
        return self._folder / _NAME

    def write(self, text: str) -> None:
        """Write a line. The text names nothing that stands on the table."""
        line = " ".join(text.split())
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if self.path.is_file() and self.path.stat().st_size > _MOST:
                self.path.replace(self.path.with_suffix(".old.log"))
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{self._now()} {line}\n")
        except OSError:
            return

    def last(self, lines: int) -> tuple[str, ...]:
        """Return the last lines, the latest at the end."""
        try:
            return tuple(self.path.read_text("utf-8", "replace").splitlines()[-lines:])
        except OSError:
            return ()

    def install(self) -> None:
        """Take what Qt says from now on; it is still said where it was said before."""
        self._before = qInstallMessageHandler(self._on_qt_message)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg:
            self.write(f"{kind.name}: {text}")
        if self._before is not None:
            self._before(kind, context, text)
