"""Where the parts of the players' board stand, and what two such pictures differ in."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from duskboard.board.part import Part
from duskboard.board.part_item import PartItem
from duskboard.board.scene import BoardScene

Standing = Mapping[QGraphicsItem, tuple[Part, QRectF]]
"""What each item of a board shows, and where, in units of the scene."""


def standing(scene: BoardScene) -> Standing:
    """Return what a board shows now."""
    items = (item for item in scene.items() if isinstance(item, PartItem))
    return {item: (item.part, item.sceneBoundingRect()) for item in items}


def differing(before: Standing, after: Standing) -> tuple[QRectF, ...]:
    """Return where parts of the board came, went, moved, or look otherwise."""
    rects = [
        known[item][1]
        for known, other in ((before, after), (after, before))
        for item in known
        if known[item] != other.get(item)
    ]
    return tuple(rect.adjusted(-2, -2, 2, 2) for rect in rects)
