"""Chances side by side as columns, each with what it means below."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 168.0
_LOWEST = 96.0
_TOP = 20.0
_BELOW = 36.0
_LINE = 17.0
_WIDEST = 62.0
_SHARE = 0.72
_RADIUS = 2.0
_LEAST = 0.004
_INSET = 8.0
_AXIS = 38.0
_STEPS = (0.02, 0.05, 0.1, 0.2, 0.25, 0.5)
_MOST_LINES = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelBar:
    """A column.

    Attributes:
        share: Its chance, 0 to 1.
        text: The chance in words.
        figure: What it counts.
        name: What that means, or "".
        is_harmless: Whether it is the good one.
        is_grave: Whether it is one of the worst.
    """

    share: float
    text: str
    figure: str
    name: str = ""
    is_harmless: bool = False
    is_grave: bool = False


def grid(highest: float) -> tuple[float, ...]:
    """Return the shares at which lines stand, from 0 up: four above it at most, at even steps."""
    step = next((one for one in _STEPS if highest / one < _MOST_LINES + 1), _STEPS[-1])
    return tuple(round(place * step, 2) for place in range(int(highest / step + 1e-9) + 1))


class LevelBars(QWidget):
    """Paints columns as high as their chances, the highest filling the room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._bars: tuple[LevelBar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def bars(self) -> tuple[LevelBar, ...]:
        """What is shown."""
        return self._bars

    def mirror(self, bars: Sequence[LevelBar], says: str) -> None:
        """Show columns; `says` is what screen readers say of them."""
        self.setAccessibleName(says)
        self.setToolTip("\n".join(f"{one.figure} {one.name}: {one.text}" for one in bars))
        if tuple(bars) != self._bars:
            self._bars = tuple(bars)
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(280)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(200)), round(self._look.px(_LOWEST)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        if not self._bars:
            return
        left, inset = look.px(_AXIS), look.px(_INSET)
        pitch = (self.width() - left - inset) / len(self._bars)
        foot, top = self.height() - look.px(_BELOW), look.px(_TOP)
        highest = max(one.share for one in self._bars) or 1.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for share in grid(highest):
                line = QRectF(0, foot - (foot - top) * share / highest, self.width() - inset, 1)
                self._paint_line(painter, line, share)
            for place, one in enumerate(self._bars):
                high = max(look.px(2), (foot - top) * one.share / highest)
                wide = min(pitch * _SHARE, look.px(_WIDEST))
                middle = left + (place + 0.5) * pitch
                column = QRectF(middle - wide / 2, foot - high, wide, high)
                room = QRectF(middle - pitch / 2, 0, pitch, self.height())
                self._paint_bar(painter, one, column, room)

    def _paint_line(self, painter: QPainter, line: QRectF, share: float) -> None:
        """Paint a line of the grid and its figure at the left."""
        look, half = self._look, self._look.px(_LINE / 2)
        y, left = round(line.top()), self._look.px(_AXIS)
        painter.setPen(look.pen(Role.LINE if share else Role.LINE_STRONG, 1))
        painter.drawLine(round(left), y, round(line.right()), y)
        room = QRectF(0, y - half, left - look.px(5), 2 * half)
        text = f"{share:.0%}" if share else "0"
        paint_text(
            painter, look, room, text, TextStyle.CAPTION, Role.TEXT2, align=RIGHT, ground=Role.BG1
        )

    def _paint_bar(self, painter: QPainter, one: LevelBar, column: QRectF, room: QRectF) -> None:
        look = self._look
        if one.share >= _LEAST or one.is_harmless:
            painter.setPen(look.pen(Role.TEXT2 if one.is_harmless else Role.PURSUER, 1.5))
            painter.setBrush(look.color(Role.BG3 if one.is_harmless else Role.PURSUER))
            painter.drawRoundedRect(column, look.px(_RADIUS), look.px(_RADIUS))
        line = look.px(_LINE)
        above = QRectF(room.left(), column.top() - line - look.px(2), room.width(), line)
        below = QRectF(room.left(), column.bottom() + look.px(2), room.width(), line)
        paint_text(
            painter,
            look,
            above,
            one.text,
            TextStyle.LABEL,
            Role.TEXT,
            align=CENTER,
            ground=Role.BG1,
        )
        paint_text(
            painter,
            look,
            below,
            one.figure,
            TextStyle.LABEL,
            Role.TEXT,
            align=CENTER,
            ground=Role.BG1,
        )
        paint_text(
            painter, look, below.translated(0, line - look.px(1)), one.name, TextStyle.CAPTION,
            Role.TEXT2, align=CENTER, ground=Role.BG1,
        )  # fmt: skip
