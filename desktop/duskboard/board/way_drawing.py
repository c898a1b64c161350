"""A way of a board as a value that paints itself."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.brush import Brush
from duskboard.board.curve import Curve
from duskboard.board.way_painting import (
    BarrierFace,
    HazardFace,
    LabelFace,
    label_ink,
    paint_barrier,
    paint_bent_rail,
    paint_hazard,
    paint_label,
    paint_rail,
    paint_unknown,
)
from duskboard.theme.look import Look

_LINE = 18.0


@dataclass(frozen=True, slots=True, kw_only=True)
class WayDrawing:
    """A way: its rail, what lies on it, what stands under it.

    Attributes:
        start: Where the rail begins, at the edge of a plate.
        end: Where it ends.
        is_path: Whether somebody is about to go along it.
        hazard: A hazard, or None.
        barrier: A barrier, or None.
        is_unknown: Whether something lies there that players do not know.
        label: What stands under it, or None.
        plate_height: Height of the plates.
        room: How wide the label may be.
        shape: Shapes are this many times as large.
        scale: Text is this many times as large.
        curve: How it is bent; None for a straight one.
        aside: 1 where the label stands at the right of what lies there, -1 at the left, 0 below.
        lower: How much lower it stands there.
    """

    start: QPointF
    end: QPointF
    is_path: bool
    hazard: HazardFace | None
    barrier: BarrierFace | None
    is_unknown: bool
    label: LabelFace | None
    plate_height: float
    room: float
    shape: float
    scale: float
    curve: Curve | None = None
    aside: int = 0
    lower: float = 0.0

    @property
    def middle(self) -> QPointF:
        """The middle of the rail."""
        return (self.start + self.end) / 2 if self.curve is None else self.curve.middle

    @property
    def bounds(self) -> QRectF:
        """From plate to plate, with the label."""
        half = self.plate_height / 2
        if self.curve is not None:
            line = self.curve.bounds.adjusted(-4, -4, 4, 4)
            return line.united(self.thing_box.adjusted(-18, -18, 18, 8)).united(self.label_box)
        rail = QRectF(self.start, self.end).adjusted(-3, -half - 14, 3, half + 8)
        wide = 24 * self.shape
        thing = QRectF(self.middle.x() - wide, self.middle.y() - wide, 2 * wide, 2 * wide)
        if self.label is None:
            return rail.united(thing)
        return rail.united(thing).united(self.label_box)

    @property
    def touch(self) -> QRectF:
        """The gap between the plates and what stands under it."""
        half = self.plate_height / 2
        gap = QRectF(self.start, self.end).adjusted(0, -half, 0, half)
        if self.curve is not None:
            return self.thing_box.adjusted(-6, -6, 6, 6)
        return gap.united(self.label_box.adjusted(8, 0, -8, -_LINE * self.scale))

    @property
    def thing_box(self) -> QRectF:
        """What lies on the way, or the gap where nothing does."""
        half = self.plate_height / 2
        if self.barrier is None and (self.hazard is not None or self.is_unknown):
            half = 16 * self.shape
        wide = 7 * self.shape if self.barrier is not None else min(half, 16 * self.shape)
        return QRectF(self.middle.x() - wide, self.middle.y() - half, 2 * wide, 2 * half)

    def inked(self, look: Look) -> QRectF:
        """Return what of the room for its label the lines take; empty for none."""
        if self.label is None:
            return QRectF()
        return label_ink(look, self._label_top, self.label, self.room, (self.shape, self.scale))

    @property
    def name_box(self) -> QRectF:
        """Room for the name of what lies there."""
        box = self.label_box
        box.setHeight(24 * self.scale)
        return box

    @property
    def label_box(self) -> QRectF:
        """Room for the lines under the way."""
        high = 62 * self.scale
        at = self._label_top
        return QRectF(at.x() - self.room / 2, at.y(), self.room, high)

    @property
    def _label_top(self) -> QPointF:
        """The middle of the upper edge of the label's room: beside a steep way there is more."""
        if not self.aside:
            return self.middle + QPointF(0, self.plate_height / 2)
        out = self.aside * (22 * self.shape + self.room / 2)
        return self.middle + QPointF(out, self.lower - 24 * self.scale)

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        if self.curve is None:
            paint_rail(brush, self.start, self.end, is_path=self.is_path)
        else:
            paint_bent_rail(brush, self.curve.path, is_path=self.is_path)
        if self.barrier is not None:
            paint_barrier(brush, self.middle, self.barrier, self.shape)
        elif self.hazard is not None:
            paint_hazard(brush, self.middle, self.hazard, self.shape)
        elif self.is_unknown:
            paint_unknown(brush, self.middle, self.shape)
        if self.label is not None:
            paint_label(brush, self._label_top, self.label, self.room, self.shape)
