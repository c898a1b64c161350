"""Knowing a screen again: by what it says of itself, never by its number."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from PySide6.QtGui import QScreen

_STEPS: tuple[tuple[str, ...], ...] = (
    ("manufacturer", "model", "name"),
    ("name", "geometry"),
    ("name",),
)


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
    the connector alone.
    """
    if key.serial:
        for place, screen in enumerate(screens):
            if (screen.serial, screen.model) == (key.serial, key.model):
                return place
    wanted = asdict(key)
    steps = _STEPS if key.manufacturer or key.model else _STEPS[1:]
    for step in steps:
        for place, screen in enumerate(screens):
            found = asdict(screen)
            if all(found[field] == wanted[field] for field in step):
                return place
    return None
