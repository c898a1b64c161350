"""Whether Qt finds a way to a screen: where it finds none it aborts, in words of its own."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import (
    QLibraryInfo,
    QMessageLogContext,
    QPluginLoader,
    QtMsgType,
    qInstallMessageHandler,
)

_WAYS = (("WAYLAND_DISPLAY", "libqwayland.so"), ("DISPLAY", "libqxcb.so"))
"""What says that there is such a screen, and the plug-in that draws on it, as Qt tries them."""


def loads(plugin: Path) -> bool:
    """Return whether a plug-in of Qt can be loaded; Qt does not load it a second time."""
    return not plugin.is_file() or QPluginLoader(str(plugin)).load()


def can_open_window(
    environment: Mapping[str, str],
    platform: str = sys.platform,
    can_load: Callable[[Path], bool] = loads,
) -> bool:
    """Return whether a window can open here; on Linux that takes a display and its libraries."""
    # QT_QPA_PLATFORM is somebody's own decision: offscreen, vnc, a screen without X.
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return True
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    return any(can_load(folder / file) for name, file in _WAYS if environment.get(name))


@contextmanager
def told_plainly(tell: Callable[[], int]) -> Iterator[None]:
    """Where Qt refuses to go on within this, `tell` why and end with the code it returns.

    A display that is named and does not answer is noticed by Qt alone, which aborts. What it says
    otherwise is said once this is over.
    """
    said: list[str] = []

    def on_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            said.append(text)
            return
        code = tell()
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
        os._exit(code)  # Qt aborts as soon as this returns

    before = qInstallMessageHandler(on_message)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if said and sys.stderr is not None:
        sys.stderr.write("".join(f"{text}\n" for text in said))
