"""Knowing a screen again: by what it says of itself, never by its number."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from PySide6.QtGui import QScreen

_OWN = ("manufacturer", "model", "serial")
"""What a screen says in its own data, which go with it to another connector."""
_STEPS: tuple[tuple[str, ...], ...] = (
    ("manufacturer", "model", "name"),
    ("name", "geometry"),
    ("name",),
)
_SIDES = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenKey:
    """What a screen says of itself.

    Attributes:
        name: The name of its connector.
        manufacturer: From the screen's own data, or "".
        model: From the screen's own data, or "".
        serial: From the screen's own data, or "".
        geometry: Left, top, width and height in logical pixels.
    """

    name: str
    manufacturer: str = ""
    model: str = ""
    serial: str = ""
    geometry: tuple[int, int, int, int] = (0, 0, 0, 0)

    def stored(self) -> dict[str, object]:
        """Return what is written down of it."""
        return {**asdict(self), "geometry": list(self.geometry)}


def read_key(stored: Mapping[str, object]) -> ScreenKey | None:
    """Return the key that was written down, or None where nothing of use was."""
    texts = {key: value for key, value in stored.items() if isinstance(value, str)}
    if not texts.get("name"):
        return None
    area = stored.get("geometry")
    sides = [side for side in area if isinstance(side, int)] if isinstance(area, list) else []
    left, top, width, height = sides if len(sides) == _SIDES else (0, 0, 0, 0)
    return ScreenKey(
        name=texts["name"],
        manufacturer=texts.get("manufacturer", ""),
        model=texts.get("model", ""),
        serial=texts.get("serial", ""),
        geometry=(left, top, width, height),
    )


def key_of(screen: QScreen) -> ScreenKey:
    """Return what a screen says of itself."""
    area = screen.geometry()
    return ScreenKey(
        name=screen.name(),
        manufacturer=screen.manufacturer(),
        model=screen.model(),
        serial=screen.serialNumber(),
        geometry=(area.x(), area.y(), area.width(), area.height()),
    )


def find(key: ScreenKey, screens: Sequence[ScreenKey]) -> int | None:
    """Return the place of the screen that `key` means, or None; never just some other screen.

    The serial number decides, then maker, model and connector, then connector and place, then
    the connector alone. Where several screens bear one number, as cheap ones do, it is the one at
    the connector of old. A screen that says something else of itself is another one.
    """
    if key.serial:
        same = [
            place
            for place, screen in enumerate(screens)
            if (screen.serial, screen.model) == (key.serial, key.model)
        ]
        if same:
            return next((place for place in same if screens[place].name == key.name), same[0])
    steps = _STEPS if key.manufacturer or key.model else _STEPS[1:]
    for step in steps:
        for place, screen in enumerate(screens):
            if not _contradicts(key, screen) and _agree(key, screen, step):
                return place
    return None


def _agree(key: ScreenKey, screen: ScreenKey, fields: Sequence[str]) -> bool:
    wanted, found = asdict(key), asdict(screen)
    return all(found[field] == wanted[field] for field in fields)


def _contradicts(key: ScreenKey, screen: ScreenKey) -> bool:
    """Return whether both say something of themselves, and not the same."""
    wanted, found = asdict(key), asdict(screen)
    return any(wanted[field] and found[field] and wanted[field] != found[field] for field in _OWN)
