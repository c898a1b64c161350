"""A part of a board as an item of a scene."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from duskboard.board.brush import Brush
from duskboard.board.drawing import Drawing
from duskboard.board.paint_list import PaintList
from duskboard.board.part import Part, PartKind

_LEVEL = {kind: float(level) for level, kind in enumerate(PartKind)}
_LIFT = 100.0
_FORMER = 2
"""Drawings that an item remembers besides its own: whoever is in turn is so again soon."""


class PartItem(QGraphicsItem):
    """Shows one part. Everything about it is in the part."""

    def __init__(self, part: Part, brush: Callable[[QPainter], Brush]) -> None:
        """Make an item; `brush` gives what parts are painted with now."""
        super().__init__()
        self._brush = brush
        self._part = part
        self._box = part.drawing.bounds
        self._list: PaintList | None = None
        self._former: list[tuple[Drawing, PaintList]] = []
        self._share = 1.0
        self._under: PaintList | None = None
        self.setPos(part.at)
        self._rise()

    @property
    def part(self) -> Part:
        """The part shown."""
        return self._part

    @property
    def touch(self) -> QRectF:
        """Where the pointer finds it, in the scene."""
        return self._part.drawing.touch.translated(self.pos())

    def show_part(self, part: Part) -> None:
        """Show another part in place of this one."""
        before, self._part = self._part, part
        if part.is_lifted != before.is_lifted:
            self._rise()
        if part.drawing == before.drawing:
            return
        box = part.drawing.bounds
        if box != self._box:
            left = self.sceneBoundingRect()
            self.prepareGeometryChange()
            self._box = box
            self._leave(left)
        if self._list is not None:
            self._former = [(before.drawing, self._list), *self._former[: _FORMER - 1]]
        known = (old for drawing, old in self._former if drawing == part.drawing)
        self._list = next(known, None)
        self.update()

    def move_to(self, at: QPointF) -> None:
        """Stand at a point of the scene."""
        if at != self.pos():
            left = self.sceneBoundingRect()
            self.setPos(at)
            self._leave(left)

    def forget(self) -> None:
        """Work out anew how the part is painted: it, or what it is painted with, has changed."""
        self._list = None
        self._former.clear()
        self.update()

    def come(self, before: Part | None = None) -> None:
        """Begin with nothing, or with what was there `before`, until `set_share`."""
        self._under = None if before is None else self._listed(before)
        self.set_share(0.0)

    def set_share(self, share: float) -> None:
        """Be there so much, 1 for all."""
        self._share = share
        if share == 1:
            self._under = None
        self.update()

    def follow(self, motion: QVariantAnimation) -> None:
        """Go where a motion leads."""
        motion.valueChanged.connect(self._on_motion_value_changed)

    @override
    def boundingRect(self) -> QRectF:
        return self._box

    @override
    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._part.drawing.touch)
        return path

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._list is None:
            brush = self._brush(painter)
            if brush.look.text_record is not None:  # only a true painter knows where it paints
                self._part.drawing.paint(brush)
                return
            self._list = self._listed(self._part)
        if self._share == 1:
            self._list.paint(painter)
            return
        if self._under is not None:
            self._under.paint(painter)
        painter.setOpacity(self._share)
        self._list.paint(painter)
        painter.setOpacity(1.0)

    def _leave(self, left: QRectF) -> None:
        """Have a place painted anew that the item has just left.

        Qt notes where a view last showed an item, and paints that anew. But the note is wrong once
        the view has scrolled, or has painted anything else before Qt got round to the change. Said
        before the change, it would have the view painted twice: once for this, once for the change.
        """
        scene = self.scene()
        if scene is not None:
            scene.update(left)

    def _listed(self, part: Part) -> PaintList:
        return PaintList(lambda clerk: part.drawing.paint(self._brush(clerk)))

    def _rise(self) -> None:
        lift = _LIFT if self._part.is_lifted else 0.0
        self.setZValue(_LEVEL[self._part.key[0]] + lift)

    def _on_motion_value_changed(self, value: object) -> None:
        if isinstance(value, QPointF):
            self.move_to(value)
