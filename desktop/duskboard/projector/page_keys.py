"""The keys of the players' picture: they turn its pages and do nothing else.

The players' window takes no keyboard, so that what is pressed after a click on it arrives in the
window of the game master, at whatever has the keyboard there. A clock would tick. So a click on
the picture gives the keyboard to `PageKeys`, which lies unseen in that window.
"""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_TURNS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Space: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}


def turn_of(event: QKeyEvent) -> int:
    """Return how many pages on a key turns the picture, or 0."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return _TURNS.get(Qt.Key(event.key()), 0) if plain == Qt.KeyboardModifier.NoModifier else 0


class PageKeys(QWidget):
    """Has the keyboard while the picture is in hand: until Esc, or a click elsewhere.

    Signals:
        turned(int): The picture shall turn so many pages on.
    """

    turned = Signal(int)

    def __init__(self, shortcuts: Iterable[str], parent: QWidget) -> None:
        """Lie in a window; `shortcuts` are the keys that steer the picture from everywhere."""
        super().__init__(parent)
        self._shortcuts = frozenset(QKeySequence(key) for key in shortcuts)
        self._before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)
        self.show()

    def take_keyboard(self) -> None:
        """Have the keyboard, and know who had it."""
        held = self.window().focusWidget()
        if held is not self:
            self._before = held
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(QKeySequence(event.keyCombination()) not in self._shortcuts)
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if turn_of(event):
            self.turned.emit(turn_of(event))
        elif event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            self._give_back()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        self._give_back()
        return True

    def _give_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.clearFocus()
