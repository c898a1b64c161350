"""Parts that lie across a board or over it, as values that paint themselves."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from duskboard.board.brush import Brush
from duskboard.board.lane_painting import (
    BadgeFace,
    Tick,
    paint_arc,
    paint_badge,
    paint_chip,
    paint_contact,
    paint_focus,
    paint_lane_caption,
    paint_lead,
    paint_note,
    paint_tick,
)
from duskboard.core.chase.participant import Side
from duskboard.theme.text import CENTER, RIGHT
from duskboard.theme.token import Role, TextStyle


@dataclass(frozen=True, slots=True, kw_only=True)
class ContactDrawing:
    """The brackets of a contact."""

    column: QRectF
    gap: QRectF
    pill: QRectF
    text: str

    @property
    def bounds(self) -> QRectF:
        """Brackets and pill."""
        return self.column.united(self.pill).adjusted(-3, -3, 3, 3)

    @property
    def touch(self) -> QRectF:
        """The pill."""
        return self.pill

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_contact(brush, self.column, self.gap, self.pill, self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class BadgeDrawing:
    """The badge over a plate."""

    box: QRectF
    face: BadgeFace

    @property
    def bounds(self) -> QRectF:
        """The badge."""
        return self.box.adjusted(-2, -2, 2, 2)

    @property
    def touch(self) -> QRectF:
        """The badge."""
        return self.box

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_badge(brush, self.box, self.face)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteDrawing:
    """A note under a plate, in up to two lines."""

    box: QRectF
    text: str

    @property
    def bounds(self) -> QRectF:
        """The note."""
        return self.box.adjusted(-1, -1, 1, 1)

    @property
    def touch(self) -> QRectF:
        """Nothing: it says something about the plate above it."""
        return QRectF()

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_note(brush, self.box, self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipDrawing:
    """A chip that adds something to a way."""

    box: QRectF
    text: str
    is_hovered: bool

    @property
    def bounds(self) -> QRectF:
        """The chip."""
        return self.box.adjusted(-1, -1, 1, 1)

    @property
    def touch(self) -> QRectF:
        """The chip and what lies right around it."""
        return self.box.adjusted(-2, -2, 2, 2)

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_chip(brush, self.box, self.text, is_hovered=self.is_hovered)


@dataclass(frozen=True, slots=True, kw_only=True)
class ArcDrawing:
    """The dots from where a token was to where it is held."""

    points: tuple[QPointF, ...]
    size: float

    @property
    def bounds(self) -> QRectF:
        """The dots."""
        path = QPainterPath(self.points[0])
        for point in self.points[1:]:
            path.lineTo(point)
        return path.boundingRect().adjusted(-4, -4, 4, 4)

    @property
    def touch(self) -> QRectF:
        """Nowhere."""
        return QRectF()

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_arc(brush, list(self.points), self.size)


@dataclass(frozen=True, slots=True, kw_only=True)
class TickDrawing:
    """A place on the ruler."""

    at: QPointF
    tick: Tick
    pitch: float
    scale: float

    @property
    def bounds(self) -> QRectF:
        """The line and what stands under it."""
        return QRectF(self.at.x() - self.pitch / 2, self.at.y() - 3, self.pitch, 32 * self.scale)

    @property
    def touch(self) -> QRectF:
        """Nowhere."""
        return QRectF()

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_tick(brush, self.at, self.tick, self.pitch)


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptionDrawing:
    """The caption of a lane."""

    at: QPointF
    side: Side
    text: str
    width: float
    scale: float

    @property
    def bounds(self) -> QRectF:
        """The sign and the text."""
        high = 22 * self.scale
        return QRectF(self.at.x() - 2, self.at.y() - high / 2, self.width, high)

    @property
    def touch(self) -> QRectF:
        """Nowhere."""
        return QRectF()

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_lane_caption(brush, self.at, self.side, self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class TextDrawing:
    """A word or a number in the middle of a box, or at its right end."""

    box: QRectF
    text: str
    role: Role
    px: float
    weight: int
    is_right: bool = False

    @property
    def bounds(self) -> QRectF:
        """The box."""
        return self.box

    @property
    def touch(self) -> QRectF:
        """The box."""
        return self.box

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        brush.text(
            self.box, self.text, TextStyle.LABEL, self.role,
            weight=self.weight, px=self.px, align=RIGHT if self.is_right else CENTER,
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadDrawing:
    """The bracket from the foremost pursuer to the last of the quarry."""

    start: QPointF
    end: QPointF
    foot: float
    text: str

    @property
    def bounds(self) -> QRectF:
        """The bracket and its text."""
        box = QRectF(self.start, QPointF(self.end.x(), self.foot))
        return box.normalized().adjusted(-40, -24, 40, 4)

    @property
    def touch(self) -> QRectF:
        """Nowhere."""
        return QRectF()

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_lead(brush, self.start, self.end, self.foot, self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class FocusDrawing:
    """The frame round what has the keyboard."""

    box: QRectF

    @property
    def bounds(self) -> QRectF:
        """The frame."""
        return self.box.adjusted(-12, -12, 12, 12)

    @property
    def touch(self) -> QRectF:
        """Nowhere."""
        return QRectF()

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_focus(brush, self.box)


@dataclass(frozen=True, slots=True, kw_only=True)
class GapDrawing:
    """The gap that a place would be put into."""

    box: QRectF

    @property
    def bounds(self) -> QRectF:
        """The bar."""
        return self.box.adjusted(-1, -1, 1, 1)

    @property
    def touch(self) -> QRectF:
        """Nowhere."""
        return QRectF()

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        brush.painter.fillRect(self.box, brush.look.color(Role.NOW))
