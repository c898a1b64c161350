"""Time to come as a line that grows shorter with distance, with a dot for each thing on it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 58.0
_LINE = 30.0
_DOT = 4.0
_STEP = 9.0
_LABEL = 64.0
_SIDE = 12.0
_TICK = 4.0
_ALL_FROM = 372.0
"""Logical pixels of width from which on every mark is named."""
_FEW = frozenset({0, 2})
_SOFT = 3.0
"""Days within which the line runs evenly."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineMark:
    """A mark on the line: so many days away, what it says."""

    days: int
    text: str


class TimeLine(QWidget):
    """Paints what is to come, from tonight at the left to the last mark at the right."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._marks: tuple[LineMark, ...] = ()
        self._days: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def days(self) -> tuple[int, ...]:
        """How far away the dots are."""
        return self._days

    def mirror(self, marks: Sequence[LineMark], days: Sequence[int]) -> None:
        """Show marks, the first one now and the last one the farthest, and a dot for each day."""
        self._marks, self._days = tuple(marks), tuple(days)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(200)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(120)), round(self._look.px(_HIGH)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._marks:
            return
        look = self._look
        y = look.px(_LINE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(Role.LINE_STRONG, 2))
            painter.drawLine(QPointF(self._x(0), y), QPointF(self._x(self._marks[-1].days), y))
            for place, mark in enumerate(self._marks):
                self._paint_mark(painter, mark, place)
            painter.setPen(look.pen(Role.TEXT2, 0))
            painter.setBrush(look.color(Role.TEXT2))
            seen: dict[int, int] = {}
            for days in self._days:
                x = round(self._x(days))
                high = seen[x] = seen.get(x, -1) + 1
                at = QPointF(x, y - look.px(_STEP) * (high + 1))
                painter.drawEllipse(at, look.px(_DOT), look.px(_DOT))

    def _paint_mark(self, painter: QPainter, mark: LineMark, place: int) -> None:
        look = self._look
        x, y, tick = self._x(mark.days), look.px(_LINE), look.px(_TICK)
        painter.setPen(look.pen(Role.LINE_STRONG, 1.5))
        painter.drawLine(QPointF(x, y - tick), QPointF(x, y + tick))
        wide = look.px(_LABEL)
        last = place == len(self._marks) - 1
        if self.width() < look.px(_ALL_FROM) and not last and place not in _FEW:
            return
        align = LEFT if place == 0 else RIGHT if last else CENTER
        left = 0.0 if place == 0 else self.width() - wide if last else x - wide / 2
        room = QRectF(left, y + tick + 1, wide, look.px(18))
        role = Role.TEXT if place == 0 else Role.TEXT2
        paint_text(
            painter, look, room, mark.text, TextStyle.CAPTION, role, align=align, ground=Role.BG1
        )

    def _x(self, days: int) -> float:
        farthest = self._marks[-1].days
        share = math.log1p(min(days, farthest) / _SOFT) / math.log1p(farthest / _SOFT)
        side = self._look.px(_SIDE)
        return side + share * (self.width() - 2 * side)
