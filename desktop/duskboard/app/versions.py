"""The versions that matter when something goes wrong."""

import platform

from PySide6.QtCore import qVersion

from duskboard import __version__
from duskboard.paths import is_frozen


def versions() -> str:
    """Return them in a line."""
    kind = "build" if is_frozen() else "source"
    return (
        f"Duskboard {__version__} ({kind}), Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.platform()}"
    )
