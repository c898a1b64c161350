"""Where the parts of a clock lie: rings of segments with parallel sides, from 12 o'clock."""

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

BASE = 80.0
"""The diameter at which marks and type of a clock are drawn as they are given."""
SMALL = 40.0
"""Below this diameter there is no room for the hub's number."""

_HUB = 0.46
_GAP_SHARE = 28.0
_GAP_LEAST = 2.0
_GAP_MOST = 4.0
_SMALL_GAP = 1.6
_RIM = 5.0
_NUMBER_HEIGHT = 0.5
"""Half the height of the number in the hub with all that its type may reach, in radii of it."""
_REACH = 4.0
"""How far outside the ring a click still counts, in pixels."""


_Middle = tuple[float, float]
_Shape = tuple[float, float, float, int]
"""Outer and inner radius, gap, number of segments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ring:
    """The ring of a clock.

    Attributes:
        center: Its middle.
        diameter: The diameter that the clock was asked for, in pixels.
        has_rim: Whether a second rim lies round it (faction clocks).
        size: Number of segments.
    """

    center: QPointF
    diameter: float
    size: int
    has_rim: bool = False

    @property
    def k(self) -> float:
        """How much larger than the base everything is."""
        return self.diameter / BASE

    @property
    def pen(self) -> float:
        """How much wider than at the base pens are."""
        return min(self.k, 2.2)

    @property
    def is_small(self) -> bool:
        """Whether only the segments have room."""
        return self.diameter < SMALL

    @property
    def outer(self) -> float:
        """The outer radius of the segments."""
        inset = _RIM if self.has_rim and not self.is_small else 1.0
        return self.diameter / 2 - inset

    @property
    def hub(self) -> float:
        """The inner radius of the segments."""
        return _HUB * self.diameter / 2

    @property
    def gap(self) -> float:
        """Width of the gap between segments, the same at every radius."""
        if self.is_small:
            return _SMALL_GAP
        return max(_GAP_LEAST, min(_GAP_MOST, self.diameter / _GAP_SHARE))

    def segment(self, index: int, inset: float = 0.0, part: float = 1.0) -> QPainterPath:
        """Return segment `index`, clockwise from 12 o'clock: a path shared, not to be changed.

        Args:
            index: 0 to `size` - 1.
            inset: Width of the pen that will outline it, which then stays within the segment.
            part: How much of it, 0 to 1, from its start.
        """
        return _segment(*self._form, index, inset, part)

    @property
    def boxes(self) -> tuple[QRectF, ...]:
        """What each segment takes, however it is painted."""
        return _boxes(*self._form)

    @property
    def hub_box(self) -> QRectF:
        """What the number in the hub takes, at most."""
        wide, high = self.hub, _NUMBER_HEIGHT * self.hub
        return QRectF(self.center.x() - wide, self.center.y() - high, 2 * wide, 2 * high)

    def segment_at(self, point: QPointF) -> int | None:
        """Return the segment at a point, or None in the hub and outside."""
        offset = point - self.center
        distance = math.hypot(offset.x(), offset.y())
        if not self.hub <= distance <= self.diameter / 2 + _REACH:
            return None
        angle = math.degrees(math.atan2(offset.x(), -offset.y())) % 360.0
        return min(self.size - 1, int(angle * self.size / 360.0))

    def is_hub(self, point: QPointF) -> bool:
        """Whether a point lies within the hub."""
        offset = point - self.center
        return math.hypot(offset.x(), offset.y()) < self.hub

    def at(self, turn: float, radius: float) -> QPointF:
        """Return the point at a part of a turn (0 to 1, clockwise from 12 o'clock)."""
        angle = math.tau * turn
        return self.center + QPointF(radius * math.sin(angle), -radius * math.cos(angle))

    @property
    def _form(self) -> tuple[_Middle, _Shape]:
        middle = (self.center.x(), self.center.y())
        return middle, (self.outer, self.hub, self.gap, self.size)


@lru_cache(maxsize=256)
def _boxes(middle: _Middle, shape: _Shape) -> tuple[QRectF, ...]:
    paths = (_segment(middle, shape, index, 0.0, 1.0) for index in range(shape[3]))
    return tuple(path.boundingRect().adjusted(-1, -1, 1, 1) for path in paths)


@lru_cache(maxsize=1024)  # the same few, again and again
def _segment(
    middle: _Middle,
    shape: _Shape,
    index: int,
    inset: float,
    part: float,
) -> QPainterPath:
    center = QPointF(*middle)
    outer, hub, gap, size = shape
    start, span = 360.0 * index / size, 360.0 / size * part
    gap += inset
    big = outer - inset / 2
    # Where many narrow segments meet, their sides do before the hub: they end in a point.
    meet = gap / 2 / math.sin(math.radians(min(span, 180.0) / 2)) if span > 0 else big
    small = max(hub + inset / 2, meet)
    path = QPainterPath()
    if small >= big:
        return path
    trim_big, trim_small = _trim(gap, big), _trim(gap, small)
    around_big, around_small = _box(center, big), _box(center, small)
    # Qt counts anticlockwise from 3 o'clock.
    path.arcMoveTo(around_big, 90 - start - trim_big)
    path.arcTo(around_big, 90 - start - trim_big, -(span - 2 * trim_big))
    path.arcTo(around_small, 90 - start - span + trim_small, span - 2 * trim_small)
    path.closeSubpath()
    return path


def _trim(gap: float, radius: float) -> float:
    """Return the degrees that half a gap takes at a radius."""
    return math.degrees(math.asin(min(1.0, gap / 2 / radius)))


def _box(center: QPointF, radius: float) -> QRectF:
    return QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
