"""Whether Qt finds a way to a screen: it ends the program where it finds none, without a word."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QPluginLoader

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
