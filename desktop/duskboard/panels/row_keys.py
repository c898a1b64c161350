"""The keys of the rows of a chase, and what they wish."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from duskboard.board.pip_keys import step_of_key
from duskboard.board.track_keys import is_of_dice, verb_letter
from duskboard.models.board_model import BoardRow, RowKind
from duskboard.theme.name_key import is_name_key

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
FORK_KEY = "F"
"""On a place it asks for another way from there."""
_PLAIN = Qt.KeyboardModifier.NoModifier
_KEYS = frozenset(
    {
        Qt.Key.Key_Escape,
        Qt.Key.Key_B,
        Qt.Key.Key_H,
        Qt.Key.Key_D,
        Qt.Key.Key_E,
        Qt.Key.Key_V,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Insert,
        Qt.Key.Key_G,
        Qt.Key.Key_J,
        Qt.Key.Key_S,
        Qt.Key.Key_T,
    }
)


def wants(
    event: QKeyEvent, row: BoardRow | None, *, is_armed: bool, is_running: bool = False
) -> bool:
    """Whether a key is for the list rather than for a command of the window.

    Args:
        event: The key.
        row: The row that has the keyboard, or None.
        is_armed: Whether a roll is in hand, whose dice can be typed.
        is_running: Whether somebody is in turn, who may do things that have letters.
    """
    key, modifiers = Qt.Key(event.key()), event.modifiers()
    if key in ENTER:
        return modifiers in {_PLAIN, Qt.KeyboardModifier.AltModifier}
    if key == Qt.Key.Key_B:
        return modifiers in {_PLAIN, Qt.KeyboardModifier.ShiftModifier}
    if is_name_key(event):
        return True
    if is_of_dice(event):
        return is_armed or is_barrier(row)
    if is_fork_key(event, row) or (is_running and verb_letter(event)):
        return True
    return (key in _KEYS and modifiers == _PLAIN) or step_of_key(event) is not None


def is_fork_key(event: QKeyEvent, row: BoardRow | None) -> bool:
    """Whether a key asks for another way from a place: of anything else it is a verb."""
    return row is not None and row.kind is RowKind.PLACE and verb_letter(event) == FORK_KEY


def wish_of(key: Qt.Key, kind: RowKind) -> str | None:
    """Return the signal of the list that a key stands for on a row of a kind, or None."""
    wishes = {Qt.Key.Key_V: "visibility_requested", Qt.Key.Key_Delete: "remove_requested"}
    if kind is RowKind.PERSON:
        wishes |= {
            Qt.Key.Key_G: "split_menu_requested",
            Qt.Key.Key_J: "join_menu_requested",
            Qt.Key.Key_S: "sheet_requested",
        }
    else:
        wishes |= {Qt.Key.Key_Insert: "insert_requested"}
    if kind is RowKind.WAY:
        wishes |= {
            Qt.Key.Key_H: "hazard_requested",
            Qt.Key.Key_B: "barrier_requested",
            Qt.Key.Key_T: "turn_requested",
        }
    return wishes.get(key)


def is_barrier(row: BoardRow | None) -> bool:
    """Whether a row is of a way that a barrier lies on."""
    return row is not None and row.way is not None and row.way.barrier is not None
