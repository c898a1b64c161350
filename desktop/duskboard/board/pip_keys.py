"""The keys of the actions of whoever has the keyboard: on the board, in the list, in the strip."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from duskboard.board.pip_painting import Pip

_LESS = frozenset({Qt.Key.Key_BracketLeft, Qt.Key.Key_BraceLeft})
_MORE = frozenset({Qt.Key.Key_BracketRight, Qt.Key.Key_BraceRight})
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def step_of_key(event: QKeyEvent) -> tuple[int, int] | None:
    """Return how many actions more somebody shall have and owe by a key, or None.

    `[` spends one and `]` gives one back; with Shift one more is owed, or one less.
    """
    key, is_shifted = Qt.Key(event.key()), bool(event.modifiers() & _SHIFT)
    if event.modifiers() & ~(_SHIFT | Qt.KeyboardModifier.KeypadModifier):
        return None
    if key in _LESS:
        return (0, 1) if is_shifted else (-1, 0)
    if key in _MORE:
        return (0, -1) if is_shifted else (1, 0)
    return None


def step_of_click(pip: Pip, modifiers: Qt.KeyboardModifier) -> tuple[int, int]:
    """Return how many actions more somebody shall have and owe by a click on a pip."""
    if modifiers & _SHIFT:
        return 0, 1
    match pip:
        case Pip.LEFT:
            return -1, 0
        case Pip.SPENT:
            return 1, 0
        case Pip.OWED:
            return 0, -1
