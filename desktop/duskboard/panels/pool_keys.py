"""Keys of a pool in hand: what each does to it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from duskboard.panels.pool_bar import PoolBar

_TEN = "0"
_DIGITS = frozenset("234567890")
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def is_pool_key(event: QKeyEvent) -> bool:
    """Return whether a key belongs to the pool in hand, whatever else it is a shortcut of."""
    text = event.text().lower()
    is_letter = bool(text) and text in _DIGITS | frozenset("=@t+-−wsoarl")
    return is_letter and not event.modifiers() & _HELD


def take_pool_key(bar: PoolBar, event: QKeyEvent) -> bool:
    """Do what a key does to the pool in hand; return whether it does anything."""
    text = event.text().lower()
    if event.key() == Qt.Key.Key_Escape:
        bar.cancel_requested.emit()
    elif event.key() in _ENTER:
        is_bold = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        bar.do(anyway=is_bold)
    elif not text or event.modifiers() & _HELD:
        return False
    elif text in _DIGITS:
        bar.difficulty_chosen.emit(10 if text == _TEN else int(text))
    else:
        act = _acts(bar).get(text)
        if act is None:
            return False
        act()
    return True


def _acts(bar: PoolBar) -> dict[str, Callable[[], None]]:
    return {
        "w": bar.willpower_toggled.emit,
        "s": bar.specialty_toggled.emit,
        "o": bar.overrule_toggled.emit,
        "a": lambda: bar.turn.actions_stepped.emit(1),
        "r": lambda: bar.turn.tries_stepped.emit(1),
        "l": bar.set_aside_requested.emit,
        "+": lambda: bar.dice_added.emit(1),
        "-": lambda: bar.dice_added.emit(-1),
        "−": lambda: bar.dice_added.emit(-1),
        "t": lambda: bar.type(""),
        "=": lambda: bar.type("="),
        "@": lambda: bar.type("@"),
    }
