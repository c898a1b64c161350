"""The steps of a procedure side by side, each with its dice and what came of it."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.panels.step_face import LineState, StepLine
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.die import paint_die
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 112.0
_LEAST = 92.0
_GAP = 10.0
_PAD = 7.0
_HEAD = 18.0
_LARGEST_DIE = 20.0
_SMALLEST_DIE = 11.0
_ROOM = 42.0
"""How high the dice of a step may stand."""
_FIGURE = 26.0
_NOTE = 16.0
_NOTES = 3


class StepStrip(QWidget):
    """Paints steps as cells from the left to the right; the one that comes next is lit."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[StepLine, ...] = ()
        self._is_lit = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def lines(self) -> tuple[StepLine, ...]:
        """What is shown."""
        return self._lines

    @property
    def least(self) -> int:
        """The width below which it is not to be read, in pixels."""
        count = max(1, len(self._lines))
        return round(self._look.px(count * _LEAST + (count - 1) * _GAP))

    def mirror(self, lines: Sequence[StepLine], says: str, *, is_lit: bool) -> None:
        """Show steps; `says` is what screen readers say of them."""
        self.setAccessibleName(says)
        self._lines, self._is_lit = tuple(lines), is_lit
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_LEAST)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines:
            return
        gap, count = self._look.px(_GAP), len(self._lines)
        wide = (self.width() - (count - 1) * gap) / count
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, line in enumerate(self._lines):
                cell = QRectF(place * (wide + gap), 0, wide, self.height()).adjusted(1, 1, -1, -1)
                self._paint_cell(painter, cell, line)
                if place < count - 1:
                    self._paint_arrow(
                        painter, QPointF(cell.right() + 1 + gap / 2, self.height() / 2)
                    )

    def _paint_cell(self, painter: QPainter, cell: QRectF, line: StepLine) -> None:
        look, px = self._look, self._look.px
        is_now = line.state is LineState.NOW
        is_lit = is_now and self._is_lit
        ground = Role.NOW_DIM if is_lit else Role.BG2
        painter.setPen(look.pen(Role.NOW, 2) if is_lit else look.pen(Role.LINE, 1))
        painter.setBrush(look.color(ground))
        radius = look.size("radius.card")
        painter.drawRoundedRect(cell, radius, radius)
        inner = cell.adjusted(px(_PAD), px(6), -px(_PAD), -px(6))
        head = QRectF(inner.left(), inner.top(), inner.width(), px(_HEAD))
        role = Role.TEXT if is_now or line.state is LineState.DONE else Role.TEXT2
        taken = QRectF(head.right(), head.top(), 0, 0)
        if line.pool:
            taken = paint_text(
                painter, look, head, line.pool, TextStyle.CAPTION, Role.TEXT2,
                align=RIGHT, ground=ground,
            )  # fmt: skip
        name = head.adjusted(0, 0, min(0.0, taken.left() - head.right() - px(4)), 0)
        paint_text(painter, look, name, line.text, TextStyle.LABEL, role, ground=ground)
        below = inner.adjusted(0, px(_HEAD + 4), 0, 0)
        if line.dice:
            self._paint_dice(painter, below, line, ground)
        if line.notes:
            self._paint_notes(painter, below, line, ground)
        if line.figure:
            self._paint_figure(painter, inner, line, ground)

    def _paint_dice(self, painter: QPainter, room: QRectF, line: StepLine, ground: Role) -> None:
        size = _die_size(len(line.dice), room.width() / self._look.px(1))
        pitch = self._look.px(size + 2)
        columns = max(1, int((room.width() + self._look.px(2)) / pitch))
        for place, die in enumerate(line.dice):
            row, column = divmod(place, columns)
            middle = QPointF(
                room.left() + column * pitch + self._look.px(size) / 2,
                room.top() + row * pitch + self._look.px(size) / 2,
            )
            paint_die(painter, self._look, middle, self._look.px(size), die, ground)

    def _paint_notes(self, painter: QPainter, room: QRectF, line: StepLine, ground: Role) -> None:
        look, high = self._look, self._look.px(_NOTE)
        lines = _NOTES if not line.figure else _NOTES - 1
        box = QRectF(room.left(), room.top() - look.px(2), room.width(), high * lines)
        paint_text(
            painter, look, box, "\n".join(line.notes), TextStyle.CAPTION, Role.TEXT2,
            align=LEFT & ~Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTop,
            lines=lines, ground=ground,
        )  # fmt: skip

    def _paint_figure(self, painter: QPainter, room: QRectF, line: StepLine, ground: Role) -> None:
        look, high = self._look, self._look.px(_FIGURE)
        foot = QRectF(room.left(), room.bottom() - high, room.width(), high)
        role = Role.TEXT3 if line.state is LineState.LATER else Role.TEXT
        box = paint_text(painter, look, foot, line.figure, TextStyle.NUMBER, role, ground=ground)
        unit = foot.adjusted(box.width() + look.px(5), look.px(3), 0, look.px(3))
        if line.unit and unit.width() > 0:
            paint_text(painter, look, unit, line.unit, TextStyle.CAPTION, Role.TEXT2, ground=ground)

    def _paint_arrow(self, painter: QPainter, middle: QPointF) -> None:
        reach = self._look.px(3)
        painter.setPen(self._look.pen(Role.TEXT3, 1.5))
        tip = middle + QPointF(reach / 2, 0)
        painter.drawLine(tip + QPointF(-reach, -reach), tip)
        painter.drawLine(tip + QPointF(-reach, reach), tip)


def _die_size(count: int, wide: float) -> float:
    """Return how large so many dice can be in a cell, in logical pixels."""
    size = _LARGEST_DIE
    while size > _SMALLEST_DIE:
        columns = max(1, int((wide + 2) / (size + 2)))
        if math.ceil(count / columns) * (size + 2) - 2 <= _ROOM:
            break
        size -= 1
    return size
