"""Where the program's own files lie and where it may write: the only module that knows a build."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_HOME_VARIABLE = "DUSKBOARD_HOME"


class ResourcesMissingError(Exception):
    """The program's own files are in none of the places an installation has for them."""

    def __init__(self, places: tuple[Path, ...]) -> None:
        """Remember the places that were looked at."""
        super().__init__(places)
        self.places = places


def is_frozen() -> bool:
    """Whether this is a build with its own interpreter rather than a clone or a wheel."""
    return bool(getattr(sys, "frozen", False))


def resources() -> Path:
    """The folder of fonts, translations, tokens and samples: read-only.

    Raises:
        ResourcesMissingError: The installation is incomplete.
    """
    package = Path(__file__).resolve().parent
    # A wheel and a frozen build carry them inside the package, a clone at its top. A build is not
    # looked at from outside: a folder that happens to lie above it is not ours.
    places: tuple[Path, ...] = (package / "resources",)
    if not is_frozen():
        places += (package.parents[1] / "resources",)
    for place in places:
        if place.is_dir():
            return place
    raise ResourcesMissingError(places)


def home_folder() -> Path:
    """The user's home; where there is none, the top of the disk, where a user may not write.

    A process without HOME whose user the system does not know has none: some containers.
    """
    try:
        return Path.home()
    except RuntimeError:
        return Path(Path.cwd().anchor)


def user_folder() -> Path:
    """The folder for what the program writes unasked, such as copies of a sample; may not exist.

    `DUSKBOARD_HOME` in the environment moves it.
    """
    return _user_folder(os.environ, sys.platform, home_folder())


def _user_folder(environment: Mapping[str, str], platform: str, home: Path) -> Path:
    chosen = environment.get(_HOME_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "Duskboard"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Duskboard"
    # The base directory specification has a relative path ignored.
    data = Path(environment.get("XDG_DATA_HOME", ""))
    return (data if data.is_absolute() else home / ".local" / "share") / "duskboard"
