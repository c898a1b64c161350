"""The application as Qt has it, which on macOS is told what to open while it runs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override


class Application(QApplication):
    """Keeps the files it is told to open until somebody opens them."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._open: Callable[[Path], None] | None = None

    def open_with(self, open_path: Callable[[Path], None]) -> None:
        """Open files from now on, those that wait first."""
        self._open = open_path
        while self._waiting:
            open_path(self._waiting.pop(0))

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            if self._open is None:
                self._waiting.append(path)
            else:
                self._open(path)
            return True
        return super().event(event)
