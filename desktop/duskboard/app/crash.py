"""What happens to faults of our own: a report in the user's folder and a sentence on screen."""

import platform
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from duskboard import __version__
from duskboard.table.entity import Moment

_KEPT = 20


class CrashReports:
    """Writes a report for each fault. Reports hold no content of the table."""

    def __init__(
        self, folder: Path, now: Callable[[], Moment], tell: Callable[[Path | None], None]
    ) -> None:
        """Write reports into `folder`, and `tell` the user where each one is (None: nowhere)."""
        self._folder = folder
        self._now = now
        self._tell = tell

    def install(self) -> None:
        """Take the faults that nobody else catches, those of Qt's slots among them."""
        sys.excepthook = self._on_fault

    def write(self, error: BaseException) -> Path | None:
        """Write a report and return where it is, or None where nothing can be written."""
        path = self._folder / f"crash-{self._now()}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_text(_report(error), encoding="utf-8")
            for old in sorted(self._folder.glob("crash-*.txt"))[:-_KEPT]:
                old.unlink()
        except OSError:
            return None
        return path

    def _on_fault(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        traceback.print_exception(kind, error, trace)
        self._tell(self.write(error))


def _report(error: BaseException) -> str:
    """Return versions and the places in the code; values and messages may quote the table."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [
        f"duskboard {__version__}",
        f"python {platform.python_version()}",
        f"system {platform.platform()}",
        f"fault {type(error).__module__}.{type(error).__qualname__}",
        *(f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames),
    ]
    return "\n".join([*lines, ""])
