"""Keys on a clock that speak of the wall: to other clocks, to another place, race and link."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from duskboard.widgets.clock_dial import ClockDial

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_CONTROL = Qt.KeyboardModifier.ControlModifier
_MOVES = frozenset({Qt.KeyboardModifier.AltModifier, _CONTROL | Qt.KeyboardModifier.ShiftModifier})
_LETTERS = frozenset({Qt.Key.Key_L, Qt.Key.Key_R})


def is_wall_key(event: QKeyEvent) -> bool:
    """Return whether a key speaks of places on the wall, wherever on it the keyboard is."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return Qt.Key(event.key()) in _STEPS and held in {*_MOVES, _CONTROL}


class WallKeys(QObject):
    """Filters the events of dials. Arrows alone turn the clock itself, so these have a modifier.

    Signals:
        move_wished(object, int): Alt, or Ctrl and Shift, and an arrow: the clock goes a place back
            (-1) or on (1).
        go_wished(object, int): Ctrl and an arrow: the clock before or after gets the keyboard.
        race_wished(object): R: choose a rival.
        link_wished(object): L: choose what it opens.
    """

    move_wished = Signal(object, int)
    go_wished = Signal(object, int)
    race_wished = Signal(object)
    link_wished = Signal(object)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, ClockDial) or not isinstance(event, QKeyEvent):
            return False
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        modifiers &= ~Qt.KeyboardModifier.KeypadModifier
        is_step = key in _STEPS and modifiers in {*_MOVES, _CONTROL}
        is_letter = key in _LETTERS and modifiers == Qt.KeyboardModifier.NoModifier
        if not is_step and not is_letter:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress:
            return False
        if is_letter:
            signal = self.race_wished if key == Qt.Key.Key_R else self.link_wished
            signal.emit(watched.clock_id)
        else:
            wished = self.move_wished if modifiers in _MOVES else self.go_wished
            wished.emit(watched.clock_id, _STEPS[key])
        return True
