"""The lines that stand beside a token: its name, the Build of a vehicle, its actions."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.brush import Brush, type_px
from duskboard.board.pip_painting import PipsFace, paint_pips, pips_width
from duskboard.board.vehicle_painting import (
    BuildFace,
    build_size,
    paint_build,
    paint_condition,
    pill_width,
)
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, measure_text
from duskboard.theme.token import Role, TextStyle

LINE_STEP = 17.0
"""From line to line beside a token."""
_HIGH = 18.0
_GAP = 8.0
_TOUCH, _LETTER = 72.0, 7.5


@dataclass(frozen=True, slots=True, kw_only=True)
class SideLines:
    """What stands beside a token.

    Attributes:
        name: Its name.
        role: The colour of the name.
        px: The size of type of the name.
        pips: Its actions, or None.
        detail: What stands after them, or "".
        build: The Build of a vehicle, or None.
        edge: Where the lines begin, or end at the left of a token.
        room: How wide they may be.
        is_left: Whether they stand at the left of it.
        scale: Text is this many times as large.
        drop: How far they stand below the middle of the token.
    """

    name: str
    role: Role
    px: float
    pips: PipsFace | None
    detail: str
    build: BuildFace | None
    edge: float
    room: float
    is_left: bool
    scale: float
    drop: float = 0.0

    @property
    def _rows(self) -> list[str]:
        rows = ["name"]
        if self.build is not None and (self.build.text or self.build.is_short):
            rows.append("build")
        if self.pips is not None or self.detail:
            rows.append("pips")
        if self.build is not None and self.build.pill and not self.build.is_short:
            rows.append("pill")
        return rows

    def y_of(self, row: str) -> float:
        """Return the middle of a line, from the middle of the token."""
        rows = self._rows
        at = rows.index(row) if row in rows else 0
        return self.drop + (at - (len(rows) - 1) / 2) * LINE_STEP * self.scale

    @property
    def box(self) -> QRectF:
        """All of the lines."""
        high = len(self._rows) * LINE_STEP * self.scale
        left = self.edge - self.room if self.is_left else self.edge
        return QRectF(left, self.drop - high / 2, self.room, high)

    def inked(self, look: Look) -> QRectF:
        """Return what of it the lines take, as wide as the widest of them is."""
        px = type_px(self.name, self.px) * self.scale
        wides = [measure_text(look, self.name, TextStyle.LABEL, weight=600, px=px).width()]
        if self.build is not None:
            wides.append(build_size(look, self.build, self.scale).width())
            if self.build.pill and not self.build.is_short:
                wides.append(pill_width(look, self.build, self.scale))
        wides.append(self._pips_line(look))
        box = self.box
        box.setWidth(max(min(wides[0], self.room), *wides[1:]))  # the name alone is cut short
        if self.is_left:
            box.moveRight(self.edge)
        return box

    @property
    def touch(self) -> QRectF:
        """Where the pointer finds the lines: as far as a name or some actions reach."""
        box = self.box
        wide = min(self.room, max(_TOUCH, len(self.name) * _LETTER) * self.scale)
        left = box.right() - wide if self.is_left else box.left()
        return QRectF(left, box.top(), wide, box.height())

    @property
    def name_box(self) -> QRectF:
        """Where the name stands."""
        high = _HIGH * self.scale
        left = self.edge - self.room if self.is_left else self.edge
        return QRectF(left, self.y_of("name") - high / 2, self.room, high)

    def pips_at(self, look: Look) -> QPointF:
        """Return where the actions begin."""
        y = self.y_of("pips")
        if not self.is_left:
            return QPointF(self.edge, y)
        return QPointF(self.edge - self._pips_line(look), y)

    def paint(self, brush: Brush) -> None:
        """Paint the lines."""
        align = RIGHT if self.is_left else LEFT
        brush.text(
            self.name_box, self.name, TextStyle.LABEL, self.role,
            weight=600, px=self.px, align=align,
        )  # fmt: skip
        rows = self._rows
        if self.build is not None and "build" in rows:
            wide = build_size(brush.look, self.build, self.scale).width()
            left = self.edge - wide if self.is_left else self.edge
            paint_build(brush, QPointF(left, self.y_of("build")), self.build)
        if "pips" in rows:
            self._paint_pips(brush)
        if self.build is not None and "pill" in rows:
            wide = pill_width(brush.look, self.build, self.scale)
            left = self.edge - wide if self.is_left else self.edge
            paint_condition(brush, QPointF(left, self.y_of("pill")), self.build)

    def _paint_pips(self, brush: Brush) -> None:
        at = self.pips_at(brush.look)
        left = at.x()
        if self.pips is not None:
            left += paint_pips(brush, at, self.pips, self.scale)
            left += _GAP * self.scale if self.pips.count and self.detail else 0.0
        if self.detail:
            room = QRectF(left, at.y() - _HIGH / 2 * self.scale, self.room, _HIGH * self.scale)
            brush.text(
                room, self.detail, TextStyle.BODY, Role.TEXT2, weight=450, px=12.0, align=LEFT
            )

    def _pips_line(self, look: Look) -> float:
        pips = pips_width(self.pips, self.scale) if self.pips is not None else 0.0
        detail = 0.0
        if self.detail:
            detail = (
                measure_text(look, self.detail, TextStyle.BODY, px=12.0 * self.scale).width() + 2
            )
        gap = _GAP * self.scale if pips and detail else 0.0
        return pips + gap + detail
