"""Parts of a board by key, and what the game master has in hand."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF

from duskboard.board.aim import Aim
from duskboard.board.drawing import Drawing
from duskboard.board.pip_painting import Pip
from duskboard.core.identity import EntityId
from duskboard.table.obstacle_view import BarrierView, HazardView

ORIGIN = QPointF(0, 0)
"""Where parts stand whose drawing says itself where it is."""


class PartKind(StrEnum):
    """What a part is. The values are in the order in which parts lie on each other."""

    CAPTION = "caption"
    RULER = "ruler"
    CONTACT = "contact"
    LEAD = "lead"
    PLATE = "plate"
    WAY = "way"
    ARC = "arc"
    GHOST = "ghost"
    COUNT = "count"
    TOKEN = "token"  # noqa: S105 - no password: a figure on a board
    BADGE = "badge"
    GAP = "gap"
    CHIP = "chip"
    FOCUS = "focus"


class Chip(StrEnum):
    """What can be added to an open way."""

    HAZARD = "hazard"
    BARRIER = "barrier"


PartKey = tuple[PartKind, str]
"""The kind of a part and whose it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of the board.

    Attributes:
        key: What it is.
        drawing: What it looks like.
        at: Where its origin stands.
        is_lifted: Whether it lies above everything.
    """

    key: PartKey
    drawing: Drawing
    at: QPointF
    is_lifted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """What the game master points at and holds.

    Attributes:
        aim: Somebody on the way to a place, or None.
        is_dragging: Whether the token of the aim hangs on the pointer.
        focus: What has the keyboard, or None.
        hover: What the pointer is over, or None.
        chip: The chip that it is over, or None.
        pip: What the pip that it is over stands for, or None.
        carried: The way whose hazard or barrier is dragged, or None.
        brought: A hazard or barrier that comes from elsewhere, or None.
        target: The way that it would be dropped on, or None.
        sorted_place: The place that is dragged along the track, or None.
        gap: The gap that it would be put into, 0 before the first place, or None.
        is_editable: Whether parts can be added.
        marches: All of a side on the way, each to a place, before it is done.
        moved: The plate that is moved by hand, and how far, or None.
        losses: The Build that vehicles likeliest lose by the deed in hand.
    """

    aim: Aim | None = None
    is_dragging: bool = False
    focus: EntityId | None = None
    hover: EntityId | None = None
    chip: Chip | None = None
    pip: Pip | None = None
    carried: EntityId | None = None
    brought: HazardView | BarrierView | None = None
    target: EntityId | None = None
    sorted_place: EntityId | None = None
    gap: int | None = None
    is_editable: bool = False
    marches: tuple[Aim, ...] = ()
    moved: tuple[EntityId, QPointF] | None = None
    losses: tuple[tuple[EntityId, int], ...] = ()

    def aim_of(self, person_id: EntityId) -> Aim | None:
        """Return where somebody is on the way to, or None."""
        aims = (*((self.aim,) if self.aim is not None else ()), *self.marches)
        return next((aim for aim in aims if aim.person_id == person_id), None)
