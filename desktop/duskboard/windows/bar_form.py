"""How much the top bar says, by the room there is."""

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType

_FULL_FROM = 1600
_MEDIUM_FROM = 1366


class BarForm(IntEnum):
    """Forms of the top bar, the widest first."""

    FULL = 0
    MEDIUM = 1
    COMPACT = 2
    TIGHT = 3


_PLAYERS: Mapping[BarForm, int] = MappingProxyType(
    {BarForm.FULL: 620, BarForm.MEDIUM: 500, BarForm.COMPACT: 330, BarForm.TIGHT: 330}
)
"""The most that is said of one page with changes that wait, in logical pixels."""


def form_for(width: float, scale: float) -> BarForm:
    """Return the widest form for a window as wide as that, in pixels, at a scale of text."""
    room = width / scale
    if room >= _FULL_FROM:
        return BarForm.FULL
    return BarForm.MEDIUM if room >= _MEDIUM_FROM else BarForm.COMPACT


def middle_left(width: float, own: float, after: float, form: BarForm, scale: float) -> float:
    """Return where what is in the middle begins, in pixels: the same whatever players see.

    It stands in the middle of the bar, or as far left of it as the longest that is said of the
    players' screen needs, so that nothing moves under the pointer when that is said.

    Args:
        width: The width of the bar.
        own: The width of what is in the middle.
        after: The width of everything after it but what players see.
        form: The form of the bar.
        scale: The scale of text.
    """
    return min((width - own) / 2, width - own - after - _PLAYERS[form] * scale)
