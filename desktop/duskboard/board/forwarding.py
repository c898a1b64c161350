"""The signals of a board's hand, keys and mouse, handed on by its widget."""

from PySide6.QtCore import QObject

from duskboard.board.desk import Desk
from duskboard.board.pointer import Pointer
from duskboard.board.track_keys import TrackKeys

_OF_DESK = (
    "move_requested",
    "refused",
    "aimed",
    "go_requested",
    "cancel_requested",
    "selected",
    "obstacle_move_requested",
    "place_move_requested",
    "plate_move_requested",
    "split_requested",
    "join_requested",
)
_OF_KEYS = (
    "caution_requested",
    "delay_requested",
    "end_turn_requested",
    "actions_requested",
    "debt_requested",
    "hazard_requested",
    "barrier_requested",
    "turn_requested",
    "insert_requested",
    "remove_requested",
    "visibility_requested",
    "typed",
    "split_menu_requested",
    "join_menu_requested",
    "sheet_requested",
    "damage_requested",
    "fork_requested",
    "verb_requested",
)
_OF_POINTER = (
    "hazard_requested",
    "barrier_requested",
    "damage_requested",
    "actions_requested",
    "debt_requested",
)


def forward(view: QObject, desk: Desk, keys: TrackKeys, pointer: Pointer) -> None:
    """Connect signals to those of the same name of a view."""
    some: tuple[tuple[QObject, tuple[str, ...]], ...] = (
        (desk, _OF_DESK),
        (keys, _OF_KEYS),
        (pointer, _OF_POINTER),
    )
    for source, names in some:
        for name in names:
            getattr(source, name).connect(getattr(view, name))
