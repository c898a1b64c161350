"""What shows on a clock, as one value; painting it is `duskboard.widgets.clock_painting`'s."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from duskboard.core.clocks.clock import ClockHue, ClockKind
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.theme.token import Role
from duskboard.widgets.clock_geometry import Ring
from duskboard.widgets.clock_kind import KIND_HUE, TINT

_URGENT = frozenset({ClockKind.DANGER, ClockKind.MISSION})


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockFace:
    """All that shows on a clock.

    Attributes:
        kind: Its kind; None where only the name is known.
        size: Segments; None where only the name is known.
        filled: Filled segments.
        is_rival: Whether it is the second of two in a race.
        is_locked: Whether it waits for another clock.
        is_hidden: Whether to mark that players cannot see it.
        target: Filled segments after what the pointer is about to do, or None.
        pending: Segments that are planned, to be filled or (below zero) emptied.
        is_focused: Whether it has the keyboard focus.
        drawn: The fill as drawn while it moves, or None where it stands.
        is_lit: False for the dark step of a flash.
        tint: A colour of its own, or None for that of its kind.
        is_settled: Whether it was answered, so that it calls no more when it is full.
    """

    kind: ClockKind | None
    size: int | None
    filled: int
    is_rival: bool = False
    is_locked: bool = False
    is_hidden: bool = False
    target: int | None = None
    pending: int = 0
    is_focused: bool = False
    drawn: float | None = None
    is_lit: bool = True
    tint: ClockHue | None = None
    is_settled: bool = False

    @property
    def is_full(self) -> bool:
        """Whether it waits to be resolved; not yet while the fill still moves."""
        if self.size is None or self.is_locked or self.drawn is not None:
            return False
        return self.filled >= self.size

    @property
    def is_at_end(self) -> bool:
        """Whether it is full, or a tug-of-war pulled empty; not yet while the fill still moves."""
        is_pulled = self.kind is ClockKind.TUG_OF_WAR and self.filled == 0
        return self.is_full or (is_pulled and self.drawn is None and not self.is_locked)

    @property
    def calls(self) -> bool:
        """Whether it is at an end and was not answered yet."""
        return self.is_at_end and not self.is_settled

    @property
    def is_adverse(self) -> bool:
        """Whether it works against the players' side: a danger, or the rival in a race."""
        return self.kind is ClockKind.DANGER or self.is_rival

    @property
    def is_last(self) -> bool:
        """Whether one segment is left where that is a warning."""
        urgent = self.kind in _URGENT or self.is_rival
        return urgent and self.size is not None and self.size - self.filled == 1

    @property
    def hue(self) -> Role:
        """Its own colour, or that of its kind."""
        if self.tint is not None:
            return TINT[self.tint]
        if self.is_rival:
            return Role.PURSUER
        return KIND_HUE[self.kind] if self.kind is not None else Role.TEXT2

    @property
    def shown_fill(self) -> float:
        """How far it is filled on screen, in segments."""
        return float(self.filled) if self.drawn is None else self.drawn


def face_of(view: ClockView, *, marks_hidden: bool = True) -> ClockFace:
    """Return the face of a clock.

    Args:
        view: The clock.
        marks_hidden: Whether a clock that players cannot see says so itself (a card does it for
            the clocks on it).
    """
    return ClockFace(
        kind=view.kind,
        size=view.size,
        filled=view.filled or 0,
        is_rival=view.race is not None and view.race.is_second,
        is_locked=view.locked,
        is_hidden=marks_hidden and view.visibility is Visibility.HIDDEN,
        tint=view.hue,
        is_settled=view.has_happened,
    )


def ring_of(face: ClockFace, center: QPointF, diameter: float) -> Ring:
    """Return where the segments of a face lie; a face without a size has one."""
    has_rim = face.kind is ClockKind.FACTION
    return Ring(center=center, diameter=diameter, size=face.size or 1, has_rim=has_rim)


def changed_places(
    before: ClockFace, after: ClockFace, center: QPointF, diameter: float
) -> tuple[QRectF, ...] | None:
    """Return where two faces of a clock differ; None for anywhere on it.

    A tick changes a segment and the number: all else of a large clock stands as it is.
    """
    if (
        _beside_fill(before) != _beside_fill(after)
        or after.kind is ClockKind.MISSION
        or after.size is None
    ):
        return None
    if (before.is_at_end, before.is_last) != (after.is_at_end, after.is_last):
        return None
    ring = ring_of(after, center, diameter)
    low, high = sorted((before.shown_fill, after.shown_fill))
    pending = sorted((0, after.pending))
    first, last = math.floor(low + pending[0]), math.ceil(high + pending[1])
    segments = ring.boxes[max(0, first) : last]
    return segments if before.filled == after.filled else (*segments, ring.hub_box)


def _beside_fill(face: ClockFace) -> tuple[object, ...]:
    """Return all that shows on a face but how far it is filled."""
    marks = (face.is_rival, face.is_locked, face.is_hidden, face.is_focused, face.is_lit)
    looks = (face.tint, face.is_settled)
    return (face.kind, face.size, face.target, face.pending, marks, looks)
