"""Keys of a roll in hand: what each does to it."""

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


class RollKey(StrEnum):
    """What a key does."""

    PUSH = "push"
    ASSIST = "assist"
    BARGAIN = "bargain"
    PUSH_EFFECT = "push-effect"
    BETTER = "better"
    WORSE = "worse"
    LESS = "less"
    MORE = "more"
    OVERRULE = "overrule"
    TYPE = "type"
    GO = "go"
    GO_ANYWAY = "go-anyway"
    DROP = "drop"


LETTERS = {
    "p": RollKey.PUSH,
    "a": RollKey.ASSIST,
    "d": RollKey.BARGAIN,
    "f": RollKey.PUSH_EFFECT,
    "[": RollKey.BETTER,
    "]": RollKey.WORSE,
    "-": RollKey.LESS,
    "−": RollKey.LESS,
    "+": RollKey.MORE,
    "o": RollKey.OVERRULE,
    "=": RollKey.TYPE,
}
"""What a letter does to the roll in hand."""


class AfterKey(StrEnum):
    """What a key does about what came of an action."""

    TICK = "tick"
    INFLICT = "inflict"
    RESIST = "resist"
    APPLY = "apply"
    DONE = "done"


AFTER = {
    "t": AfterKey.TICK,
    "i": AfterKey.INFLICT,
    "r": AfterKey.RESIST,
    "y": AfterKey.APPLY,
    "x": AfterKey.DONE,
}
"""What a letter does about what came of an action."""
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def is_roll_key(event: QKeyEvent) -> bool:
    """Return whether a key belongs to the roll in hand, whatever else it is a shortcut of."""
    if event.key() == Qt.Key.Key_Escape:
        return True
    text = event.text().lower()
    return bool(text) and text in LETTERS and not event.modifiers() & _HELD


def roll_key(event: QKeyEvent) -> RollKey | None:
    """Return what a key does to the roll in hand, or None for nothing."""
    if event.key() == Qt.Key.Key_Escape:
        return RollKey.DROP
    if event.key() in _ENTER:
        is_bold = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        return RollKey.GO_ANYWAY if is_bold else RollKey.GO
    text = event.text().lower()
    return LETTERS.get(text) if text and not event.modifiers() & _HELD else None


def after_key(event: QKeyEvent) -> AfterKey | None:
    """Return what a key does about what came of an action, or None for nothing."""
    text = event.text().lower()
    return AFTER.get(text) if text and not event.modifiers() & _HELD else None
