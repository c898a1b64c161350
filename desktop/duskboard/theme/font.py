"""Loading the fonts that make every machine alike."""

from pathlib import Path

from PySide6.QtGui import QFontDatabase

_SUFFIXES = frozenset({".ttf", ".otf"})


class FontError(Exception):
    """A font of ours is missing or cannot be read. Args: the folder or the file."""


def load_fonts(folder: Path) -> tuple[str, ...]:
    """Load every font in a folder and return the names of their families.

    Raises:
        FontError: There is none, or one of them is no font.
    """
    paths = sorted(path for path in folder.glob("*") if path.suffix in _SUFFIXES)
    if not paths:
        raise FontError(folder)
    families: dict[str, None] = {}
    for path in paths:
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            raise FontError(path)
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(families)
