"""The parts of a board as values that paint themselves: equal values need no new paint."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.brush import Brush, type_px
from duskboard.board.pip_painting import Pip, PipsFace, paint_pips, pip_at, pips_width
from duskboard.board.plate_painting import PlateFace, paint_plate
from duskboard.board.token_painting import TokenFace, paint_token, token_box, token_reach
from duskboard.board.way_painting import (
    BarrierFace,
    HazardFace,
    LabelFace,
    paint_barrier,
    paint_hazard,
    paint_label,
    paint_rail,
    paint_unknown,
)
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text
from duskboard.theme.token import Role, TextStyle

NAME_PX = 13.0
"""The size of type of a token's name."""
DETAIL_PX = 12.0
"""The size of type of what stands under it."""

_NAME_DROP, _NAME_STEP = 13.3, 14.0
_DETAIL_STEP = 18.6
DETAIL_GAP = 8.0
_LINE = 18.0


def name_width(look: Look, name: str, px: float, scale: float) -> float:
    """Return how wide a token's name is in a size of type, where text is so many times as large."""
    size = type_px(name, px) * scale
    return measure_text(look, name, TextStyle.LABEL, weight=600, px=size).width()


@runtime_checkable
class Thing(Protocol):
    """A part that stands for something on the table."""

    @property
    def thing_box(self) -> QRectF:
        """The thing itself, without what is written about it."""
        ...

    @property
    def name_box(self) -> QRectF:
        """Where its name stands."""
        ...


class Drawing(Protocol):
    """A part of the board that paints itself around its own origin."""

    @property
    def bounds(self) -> QRectF:
        """All that it paints."""
        ...

    @property
    def touch(self) -> QRectF:
        """Where the pointer finds it."""
        ...

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class PlateDrawing:
    """A plate."""

    box: QRectF
    face: PlateFace
    radius: float

    @property
    def bounds(self) -> QRectF:
        """The plate with its pen, and the number above it."""
        return self.box.adjusted(-3, -22 if self.face.number_above else -3, 3, 3)

    @property
    def touch(self) -> QRectF:
        """The plate."""
        return self.box

    @property
    def thing_box(self) -> QRectF:
        """The plate."""
        return self.box

    @property
    def name_box(self) -> QRectF:
        """The plate."""
        return self.box

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_plate(brush, self.box, self.face, self.radius)


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

    @property
    def middle(self) -> QPointF:
        """The middle of the rail."""
        return (self.start + self.end) / 2

    @property
    def bounds(self) -> QRectF:
        """From plate to plate, with the label."""
        half = self.plate_height / 2
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
        return gap.united(self.label_box.adjusted(8, 0, -8, -_LINE * self.scale))

    @property
    def thing_box(self) -> QRectF:
        """What lies on the way, or the gap where nothing does."""
        half = self.plate_height / 2
        if self.barrier is None and (self.hazard is not None or self.is_unknown):
            half = 16 * self.shape
        wide = 7 * self.shape if self.barrier is not None else min(half, 16 * self.shape)
        return QRectF(self.middle.x() - wide, self.middle.y() - half, 2 * wide, 2 * half)

    @property
    def name_box(self) -> QRectF:
        """Room for the name of what lies there."""
        box = self.label_box
        box.setHeight(24 * self.scale)
        return box

    @property
    def label_box(self) -> QRectF:
        """Room for the lines under the way."""
        top = self.middle.y() + self.plate_height / 2
        high = 62 * self.scale
        return QRectF(self.middle.x() - self.room / 2, top, self.room, high)

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_rail(brush, self.start, self.end, is_path=self.is_path)
        if self.barrier is not None:
            paint_barrier(brush, self.middle, self.barrier, self.shape)
        elif self.hazard is not None:
            paint_hazard(brush, self.middle, self.hazard, self.shape)
        elif self.is_unknown:
            paint_unknown(brush, self.middle, self.shape)
        if self.label is not None:
            top = self.middle + QPointF(0, self.plate_height / 2)
            paint_label(brush, top, self.label, self.room, self.shape)


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenDrawing:
    """A token and what stands under it.

    Attributes:
        face: The token.
        size: Its diameter.
        name: Its name, or "" for none.
        name_role: The colour of the name.
        name_px: The size of type of the name.
        pips: Its actions, or None.
        detail: What stands beside them, or "".
        room: How wide these may be.
        scale: Text is this many times as large.
        is_tight: Whether name and actions stand in one line.
        line: On which line under the token the name stands.
        aside: How far to the right of the token's middle that is.
    """

    face: TokenFace
    size: float
    name: str
    name_role: Role
    name_px: float
    pips: PipsFace | None
    detail: str
    room: float
    scale: float
    is_tight: bool = False
    line: int = 0
    aside: float = 0.0

    @property
    def bounds(self) -> QRectF:
        """The token with badge and lamp, and the lines under it."""
        reach = token_reach(QPointF(0, 0), self.size).adjusted(-3, -3, 3, 3)
        return reach.united(self._lines_box) if self.name else reach

    @property
    def touch(self) -> QRectF:
        """The token, its name, and its actions where it shows them."""
        box = self.thing_box.adjusted(-2, -2, 2, 2)
        if not self.name:
            return box
        return box.united(self.name_box if self.pips is None else self._lines_box)

    @property
    def thing_box(self) -> QRectF:
        """The token itself."""
        return token_box(self.face.side, QPointF(0, 0), self.size)

    @property
    def name_box(self) -> QRectF:
        """Room for the name."""
        high = self.name_px * self.scale * 1.4
        drop = (_NAME_DROP + self.line * _NAME_STEP) * self.scale * self.name_px / NAME_PX
        return QRectF(self.aside - self.room / 2, self.size / 2 + drop - high / 2, self.room, high)

    @property
    def _lines_box(self) -> QRectF:
        box = self.name_box
        return box.united(box.translated(0, _DETAIL_STEP * self.scale)) if self.has_detail else box

    @property
    def has_detail(self) -> bool:
        """Whether something stands under the name."""
        return bool(self.detail) or self.pips is not None

    def pip_at(self, look: Look, point: QPointF) -> Pip | None:
        """Return what the pip at a point stands for, or None where there is none."""
        if self.pips is None or not self.name:
            return None
        at = self._line(look)[1] if self.is_tight else self._pips_at(look)
        return pip_at(self.pips, point - at, self.scale)

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_token(brush, QPointF(0, 0), self.size, self.face)
        if not self.name:
            return
        if self.is_tight:
            self._paint_in_line(brush)
            return
        brush.text(
            self.name_box, self.name, TextStyle.LABEL, self.name_role,
            weight=600, px=self.name_px,
        )  # fmt: skip
        if self.has_detail:
            self._paint_detail(brush)

    def _line(self, look: Look) -> tuple[QRectF, QPointF]:
        """Return where the name stands and where the actions after it begin, all in one line."""
        pips = pips_width(self.pips, self.scale) if self.pips is not None else 0.0
        gap = DETAIL_GAP * self.scale if pips else 0.0
        wide = name_width(look, self.name, self.name_px, self.scale)
        text = min(wide + 1, self.room - pips - gap)
        box = self.name_box
        line = QRectF(-(text + gap + pips) / 2, box.top(), text, box.height())
        return line, QPointF(line.right() + gap, box.center().y())

    def _paint_in_line(self, brush: Brush) -> None:
        """Paint the name and the actions after it."""
        line, at = self._line(brush.look)
        brush.text(
            line, self.name, TextStyle.LABEL, self.name_role,
            weight=600, px=self.name_px, align=LEFT,
        )  # fmt: skip
        if self.pips is not None:
            paint_pips(brush, at, self.pips, self.scale)

    def _detail_width(self, look: Look) -> float:
        if not self.detail:
            return 0.0
        px = type_px(self.detail, DETAIL_PX) * self.scale
        return measure_text(look, self.detail, TextStyle.BODY, px=px).width()

    def _pips_at(self, look: Look) -> QPointF:
        """Return where the actions begin, under the name and with the detail after them."""
        pips = pips_width(self.pips, self.scale) if self.pips is not None else 0.0
        left = -(pips + self._detail_gap + self._detail_width(look)) / 2
        return QPointF(left, self.name_box.center().y() + _DETAIL_STEP * self.scale)

    @property
    def _detail_gap(self) -> float:
        has_pips = self.pips is not None and self.pips.count > 0
        return DETAIL_GAP * self.scale if has_pips and self.detail else 0.0

    def _paint_detail(self, brush: Brush) -> None:
        at = self._pips_at(brush.look)
        left = at.x()
        if self.pips is not None:
            left += paint_pips(brush, at, self.pips, self.scale)
        if self.detail:
            high = _LINE * self.scale
            width = self._detail_width(brush.look) + 1
            room = QRectF(left + self._detail_gap, at.y() - high / 2, width, high)
            brush.text(
                room, self.detail, TextStyle.BODY, Role.TEXT2,
                weight=450, px=DETAIL_PX, align=LEFT,
            )  # fmt: skip
