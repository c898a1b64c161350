"""What the pointer is about to do to a clock: pure answers about points and steps."""

import math

from PySide6.QtCore import QPointF

from duskboard.table.clock_view import ClockView
from duskboard.widgets.clock_geometry import Ring


def target_at(view: ClockView, ring: Ring, point: QPointF, *, unfills: bool) -> int | None:
    """Return how many segments a click at a point asks to be filled, or None off the segments.

    A click fills to the segment, and empties it when it is the last filled one; a click that
    unfills empties from the segment on, and is None where nothing is filled.
    """
    segment = ring.segment_at(point)
    if segment is None or view.size is None or view.filled is None:
        return None
    if unfills:
        return segment if segment < view.filled else None
    return segment if segment + 1 == view.filled else segment + 1


def resolves(view: ClockView, ring: Ring, point: QPointF) -> bool:
    """Whether a click is on what shines on a clock at its end: its hub, or the ring round it."""
    if not view.is_at_end or view.locked:
        return False
    offset = point - ring.center
    return ring.is_hub(point) or math.hypot(offset.x(), offset.y()) >= ring.outer


def stepped(view: ClockView, steps: int) -> int | None:
    """Return the fill some steps on, within the clock, or None where only its name is known."""
    if view.size is None or view.filled is None:
        return None
    return max(0, min(view.size, view.filled + steps))
