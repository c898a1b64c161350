"""Where a window can be seen."""

from collections.abc import Sequence

from PySide6.QtCore import QRect

_LEAST_SEEN = 64
"""Pixels of a window that must be on a screen for it to count as seen."""


def fitted(wanted: QRect, areas: Sequence[QRect]) -> QRect:
    """Return a rectangle that can be seen: as wanted, or moved and cut to fit the first area."""
    if not areas:
        return wanted
    for area in areas:
        seen = wanted.intersected(area)
        handle = area.top() <= wanted.top() <= area.bottom()
        if handle and seen.width() >= _LEAST_SEEN and seen.height() >= _LEAST_SEEN:
            return wanted
    area = areas[0]
    size = wanted.size().boundedTo(area.size())
    moved = QRect(area.topLeft(), size)
    moved.moveCenter(area.center())
    return moved
