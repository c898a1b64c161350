"""The parts of a board as values that paint themselves: equal values need no new paint."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.brush import Brush, type_px
from duskboard.board.pip_painting import Pip, PipsFace, paint_pips, pip_at, pips_width
from duskboard.board.plate_painting import PlateFace, paint_plate
from duskboard.board.token_lines import SideLines
from duskboard.board.token_painting import TokenFace, paint_token, token_box, token_reach
from duskboard.board.vehicle_painting import (
    BuildFace,
    build_size,
    paint_build,
    paint_condition,
    pill_width,
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
BESIDE = 12.0


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
        aside: How far to the right of the token's middle that is; of lines beside the token, how
            much further out they begin.
        build: The Build of a vehicle, or None.
        beside: 1 where the lines stand at the right of it, -1 at the left, 0 under it.
        drop: How far below its middle they stand there.
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
    build: BuildFace | None = None
    beside: int = 0
    drop: float = 0.0

    @property
    def lines(self) -> SideLines:
        """The lines beside it."""
        box = self.thing_box
        out = BESIDE * self.scale + self.aside
        return SideLines(
            name=self.name,
            role=self.name_role,
            px=self.name_px,
            pips=self.pips,
            detail=self.detail,
            build=self.build,
            edge=box.left() - out if self.beside < 0 else box.right() + out,
            room=self.room,
            is_left=self.beside < 0,
            scale=self.scale,
            drop=self.drop,
        )

    @property
    def bounds(self) -> QRectF:
        """The token with badge and lamp, and the lines under it."""
        reach = token_reach(QPointF(0, 0), self.size, self.face.vehicle).adjusted(-3, -3, 3, 3)
        if self.beside and self.name:
            return reach.united(self.lines.box.adjusted(-4, -4, 4, 4))
        return reach.united(self._lines_box) if self.name else reach

    @property
    def touch(self) -> QRectF:
        """The token, its name, and its actions where it shows them."""
        box = self.thing_box.adjusted(-2, -2, 2, 2)
        if not self.name:
            return box
        if self.beside:
            return box.united(self.lines.touch)
        return box.united(self.name_box if self.pips is None else self._lines_box)

    @property
    def thing_box(self) -> QRectF:
        """The token itself."""
        return token_box(self.face.side, QPointF(0, 0), self.size, self.face.vehicle)

    @property
    def name_box(self) -> QRectF:
        """Room for the name."""
        if self.beside:
            return self.lines.name_box
        high = self.name_px * self.scale * 1.4
        drop = (_NAME_DROP + self.line * _NAME_STEP) * self.scale * self.name_px / NAME_PX
        return QRectF(self.aside - self.room / 2, self.size / 2 + drop - high / 2, self.room, high)

    @property
    def _lines_box(self) -> QRectF:
        box = self.name_box
        steps = int(self.has_detail) + int(self.build is not None)
        return box.united(box.translated(0, steps * _DETAIL_STEP * self.scale)) if steps else box

    @property
    def has_detail(self) -> bool:
        """Whether something stands under the name."""
        return bool(self.detail) or self.pips is not None

    def pip_at(self, look: Look, point: QPointF) -> Pip | None:
        """Return what the pip at a point stands for, or None where there is none."""
        if self.pips is None or not self.name:
            return None
        at = self._line(look)[1] if self.is_tight else self._pips_at(look)
        if self.beside:
            at = self.lines.pips_at(look)
        return pip_at(self.pips, point - at, self.scale)

    def paint(self, brush: Brush) -> None:
        """Paint it."""
        paint_token(brush, QPointF(0, 0), self.size, self.face)
        if not self.name:
            return
        if self.beside:
            self.lines.paint(brush)
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
        if self.build is not None:
            self._paint_build(brush, self.build)

    def _paint_build(self, brush: Brush, build: BuildFace) -> None:
        """Paint Build in the line under the actions, or what its condition means."""
        steps = 1 + int(self.has_detail)
        y = self.name_box.center().y() + steps * _DETAIL_STEP * self.scale
        if build.pill:
            wide = pill_width(brush.look, build, self.scale)
            paint_condition(brush, QPointF(-wide / 2, y), build)
        else:
            wide = build_size(brush.look, build, self.scale).width()
            paint_build(brush, QPointF(-wide / 2, y), build)

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
