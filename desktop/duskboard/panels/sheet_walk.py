"""Arrows on a sheet: from what has the keyboard to the nearest row in a direction."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from duskboard.widgets.attribute_head import AttributeHead
from duskboard.widgets.box_track import BoxTrack
from duskboard.widgets.chip import Chip
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.entry_row import EntryRow
from duskboard.widgets.harm_slot import HarmSlot
from duskboard.widgets.health_box import HealthBox
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.trait_row import TraitRow

STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""How far across and down each arrow goes."""
_ROWS = (TraitRow, BoxTrack, HealthBox, EntryRow)
SMALL = (TraitRow, BoxTrack, AttributeHead, HarmSlot, ClockDial, CheckBox, Chip)
"""What is walked on a scoundrel's sheet, small things too."""


def walk(page: QWidget, across: int, down: int, kinds: Sequence[type[QWidget]] = _ROWS) -> bool:
    """Give the keyboard to the nearest row in a direction; return whether there is one."""
    now = QApplication.focusWidget()
    if now is None or not page.isAncestorOf(now):
        return False
    rows = [one for kind in kinds for one in page.findChildren(kind) if one.isVisible()]
    here = now.mapTo(page, now.rect().center())

    def away(one: QWidget) -> tuple[int, int] | None:
        there = one.mapTo(page, one.rect().center()) - here
        along = there.x() * across + there.y() * down
        aside = abs(there.x() * down) + abs(there.y() * across)
        # Down and up stay in the column; left and right look for the nearest row beside it.
        is_near = across or aside < (now.width() + one.width()) // 2
        return (aside, along) if along > 0 and is_near else None

    found = {one: far for one in rows if (far := away(one)) is not None}
    if not found:
        return False
    best = min(found, key=lambda one: found[one] if across else found[one][::-1])
    best.setFocus(Qt.FocusReason.OtherFocusReason)
    return True
