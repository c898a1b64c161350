"""Arrows on a sheet: from what has the keyboard to the nearest row in a direction."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from duskboard.widgets.box_track import BoxTrack
from duskboard.widgets.entry_row import EntryRow
from duskboard.widgets.health_box import HealthBox
from duskboard.widgets.trait_row import TraitRow

STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""How far across and down each arrow goes."""


def walk(page: QWidget, across: int, down: int) -> bool:
    """Give the keyboard to the nearest row in a direction; return whether there is one."""
    now = QApplication.focusWidget()
    if now is None or not page.isAncestorOf(now):
        return False
    kinds = (TraitRow, BoxTrack, HealthBox, EntryRow)
    rows = [one for kind in kinds for one in page.findChildren(kind) if one.isVisible()]
    here = now.mapTo(page, now.rect().center())

    def away(one: QWidget) -> tuple[int, int] | None:
        there = one.mapTo(page, one.rect().center()) - here
        along = there.x() * across + there.y() * down
        aside = abs(there.x() * down) + abs(there.y() * across)
        # Down and up stay in the column; left and right look for the nearest row beside it.
        is_near = across or aside <= now.width() // 2
        return (aside, along) if along > 0 and is_near else None

    found = {one: far for one in rows if (far := away(one)) is not None}
    if not found:
        return False
    best = min(found, key=lambda one: found[one] if across else found[one][::-1])
    best.setFocus(Qt.FocusReason.OtherFocusReason)
    return True
