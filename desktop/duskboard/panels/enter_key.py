"""Enter on a button: it presses it, as Space does; a box to tick takes Space alone."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QWidget

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


def press_button(panel: QWidget, event: QKeyEvent) -> bool:
    """Press the button of a panel that has the keyboard, if the key is Enter; return whether.

    A button lets Enter through to what it stands in. A box lets it go on: in a roll, to roll.
    """
    button = QApplication.focusWidget()
    is_plain = event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if not is_plain or not isinstance(button, QAbstractButton) or not panel.isAncestorOf(button):
        return False
    if isinstance(button, QCheckBox):
        return False
    button.click()
    return True
