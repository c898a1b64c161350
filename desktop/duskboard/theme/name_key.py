"""The key that writes the name of whatever has the keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

NAME_KEY = "Shift F2"
"""As it is written in hints and menus."""


def is_name_key(event: QKeyEvent) -> bool:
    """Return whether a key asks for the name: F1 to F4 are for workspaces, always."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() == Qt.Key.Key_F2 and modifiers == Qt.KeyboardModifier.ShiftModifier
