"""The keys of a clock that fill it."""

from PySide6.QtCore import Qt

_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
_DIGITS = {Qt.Key(Qt.Key.Key_0.value + digit): digit for digit in range(10)}

NOT_ITS_OWN = frozenset(
    {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)
"""Keys that mean something else wherever a clock stands: a page is turned, it is no tick."""


def fill_of(key: Qt.Key, filled: int) -> int | None:
    """Return how many segments a key fills, of so many filled now; None for none of its keys."""
    return filled + _STEPS[key] if key in _STEPS else _DIGITS.get(key)


def is_step_up(key: Qt.Key) -> bool:
    """Return whether a key fills one segment more."""
    return _STEPS.get(key, 0) > 0
