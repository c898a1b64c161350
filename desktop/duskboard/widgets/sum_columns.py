"""What rolls have gathered so far, a column a roll, under the line of what is wanted."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 116.0
_TOP = 18.0
_BELOW = 18.0
_SIDE = 8.0
_GOAL = 34.0
_WIDE = 44.0
_SHARE = 0.66
_RADIUS = 2.0
_LEAST = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class SumColumn:
    """One roll: what there was before it, what it brought, what is said of it."""

    before: int
    brought: int
    text: str
    is_bad: bool = False


class SumColumns(QWidget):
    """Paints the rolls of an extended action, those to come outlined."""

    def __init__(
        self, look: Look, *, ground: Role = Role.BG2, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._ground = look, ground
        self._columns: tuple[SumColumn, ...] = ()
        self._left, self._target, self._total = 0, 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, columns: Sequence[SumColumn], *, target: int, total: int, left: int) -> None:
        """Show rolls.

        Args:
            columns: The rolls made.
            target: What is wanted.
            total: What there is.
            left: Rolls still to come that are shown.
        """
        self._columns, self._target, self._total = tuple(columns), target, total
        self._left = left
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(240)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(160)), round(self._look.px(_HIGH)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        side, goal = look.px(_SIDE), look.px(_GOAL)
        count = max(_LEAST, len(self._columns) + self._left)
        pitch = min(look.px(_WIDE / _SHARE), (self.width() - side - goal) / count)
        foot, top = self.height() - look.px(_BELOW), look.px(_TOP)
        highest = max(self._target, *(one.before + one.brought for one in self._columns), 1)
        unit = (foot - top) / highest
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(Role.LINE_STRONG, 1))
            end = self.width() - goal
            painter.drawLine(QPointF(side, foot), QPointF(end, foot))
            y = foot - self._target * unit
            painter.setPen(look.pen(Role.TEXT, 2))
            painter.drawLine(QPointF(side, y), QPointF(end, y))
            room = QRectF(end, y - look.px(9), goal - look.px(4), look.px(18))
            self._text(painter, room, str(self._target), TextStyle.LABEL, is_right=True)
            for place in range(count):
                left = side + (place + (1 - _SHARE) / 2) * pitch
                wide = pitch * _SHARE
                if place < len(self._columns):
                    self._paint_column(painter, self._columns[place], left, wide, foot, unit)
                elif place < len(self._columns) + self._left:
                    painter.setPen(look.pen(Role.LINE_STRONG, 1.25))
                    painter.setBrush(look.color(Role.BG3))
                    high = max(look.px(3), self._total * unit)
                    box = QRectF(left, foot - high, wide, high)
                    painter.drawRoundedRect(box, look.px(_RADIUS), look.px(_RADIUS))
                over, high = look.px(8), look.px(_BELOW - 1)
                number = QRectF(left - over, foot + 1, wide + 2 * over, high)
                self._text(painter, number, str(place + 1), TextStyle.CAPTION)

    def _paint_column(  # noqa: PLR0913, PLR0917 - where it stands
        self,
        painter: QPainter,
        one: SumColumn,
        left: float,
        wide: float,
        foot: float,
        unit: float,
    ) -> None:
        look = self._look
        radius = look.px(_RADIUS)
        low = 0.0 if one.is_bad else one.before * unit
        if low:
            painter.setPen(look.pen(Role.GOOD, 1.25))
            painter.setBrush(look.color(Role.GOOD_DIM))
            painter.drawRoundedRect(QRectF(left, foot - low, wide, low), radius, radius)
        if one.brought:
            high = one.brought * unit
            painter.setPen(look.pen(Role.GOOD, 1.25))
            painter.setBrush(look.color(Role.GOOD))
            painter.drawRoundedRect(QRectF(left, foot - low - high, wide, high), radius, radius)
        top = foot - low - one.brought * unit
        room = QRectF(left - look.px(10), top - look.px(18), wide + look.px(20), look.px(16))
        role = Role.BAD if one.is_bad else Role.TEXT
        self._text(painter, room, one.text, TextStyle.CAPTION, role=role)

    def _text(  # noqa: PLR0913 - the sides of a text
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        style: TextStyle,
        *,
        role: Role = Role.TEXT2,
        is_right: bool = False,
    ) -> None:
        align = RIGHT if is_right else CENTER
        paint_text(painter, self._look, room, text, style, role, align=align, ground=self._ground)
