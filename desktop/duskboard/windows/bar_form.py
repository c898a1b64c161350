"""How much the top bar says, by the room there is."""

from enum import IntEnum

_FULL_FROM = 1600
_MEDIUM_FROM = 1366


class BarForm(IntEnum):
    """Forms of the top bar, the widest first."""

    FULL = 0
    MEDIUM = 1
    COMPACT = 2
    TIGHT = 3


def form_for(width: float, scale: float) -> BarForm:
    """Return the widest form for a window as wide as that, in pixels, at a scale of text."""
    room = width / scale
    if room >= _FULL_FROM:
        return BarForm.FULL
    return BarForm.MEDIUM if room >= _MEDIUM_FROM else BarForm.COMPACT
