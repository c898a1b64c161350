"""Shares that change from step to step, as stacked bars: hatched at the foot, solid at the top."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.text import CENTER, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 150.0
_LEAST_HIGH = 40.0
_AXIS = 34.0
_FOOT = 22.0
_BAR = 44.0
_GAP = 1.0
_RADIUS = 2.0
_LEAST = 18.0
"""Logical pixels of a part from which on its number stands in it."""
_GROUND = (26.0, 16.0)
_MARKS = (0, 25, 50, 75, 100)
_FINE = 64.0
"""Logical pixels of height from which on every quarter is named."""
_STALE = 0.45


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareBar:
    """One bar.

    Attributes:
        label: What stands below it.
        short: The same where there is little room.
        low: Hundredths hatched at the foot.
        high: Hundredths solid at the top; the rest between is hollow.
    """

    label: str
    short: str
    low: int
    high: int


class ShareBars(QWidget):
    """Paints bars side by side; those that do not hold any more are dimmed."""

    def __init__(
        self, look: Look, *, low: Role, high: Role, on_high: Role, parent: QWidget | None = None
    ) -> None:
        """Make it without bars.

        Args:
            look: How it looks.
            low: The hue at the foot.
            high: The hue at the top.
            on_high: The hue of numbers on that.
            parent: What it stands in.
        """
        super().__init__(parent)
        self._look = look
        self._low, self._high, self._on_high = low, high, on_high
        self._bars: tuple[ShareBar, ...] = ()
        self._is_stale = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def bars(self) -> tuple[ShareBar, ...]:
        """What is shown."""
        return self._bars

    @property
    def is_stale(self) -> bool:
        """Whether what is shown holds no more."""
        return self._is_stale

    def mirror(self, bars: Sequence[ShareBar], says: str, *, is_stale: bool) -> None:
        """Show bars.

        Args:
            bars: From the left.
            says: What screen readers say of them.
            is_stale: Whether they hold no more, and others are on their way.
        """
        self._bars, self._is_stale = tuple(bars), is_stale
        self.setAccessibleName(says)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        wide = _AXIS + max(1, len(self._bars)) * (_BAR + 12)
        return QSize(round(self._look.px(wide)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(200)), round(self._look.px(_LEAST_HIGH)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = self._room()
            self._paint_axis(painter, room)
            if self._is_stale:
                painter.setOpacity(_STALE)
            step = room.width() / len(self._bars)
            wide = min(self._look.px(_BAR), step - self._look.px(4))
            names = self._names(step)
            for place, bar in enumerate(self._bars):
                left = room.left() + place * step + (step - wide) / 2
                box = QRectF(left, room.top(), wide, room.height())
                self._paint_bar(painter, bar, box)
                label = QRectF(
                    room.left() + place * step, room.bottom(), step, self._look.px(_FOOT)
                )
                role = Role.TEXT2 if place else Role.TEXT
                paint_text(
                    painter, self._look, label, names[place], TextStyle.CAPTION, role, align=CENTER
                )

    def _names(self, room: float) -> list[str]:
        """Return what stands below the bars: all in full, or all of them short."""
        full = [bar.label for bar in self._bars]
        wide = max(measure_text(self._look, one, TextStyle.CAPTION).width() for one in full)
        return full if wide + self._look.px(4) <= room else [bar.short for bar in self._bars]

    def _room(self) -> QRectF:
        look = self._look
        top = look.px(8)
        high = max(1.0, self.height() - top - look.px(_FOOT))
        return QRectF(look.px(_AXIS), top, self.width() - look.px(_AXIS), high)

    def _paint_axis(self, painter: QPainter, room: QRectF) -> None:
        look = self._look
        marks = _MARKS if room.height() >= look.px(_FINE) else _MARKS[::2]
        for mark in marks:
            y = round(room.bottom() - room.height() * mark / 100) + 0.5
            painter.setPen(look.pen(Role.LINE, 1))
            painter.drawLine(QLineF(room.left(), y, room.right(), y))
            box = QRectF(0, y - look.px(8), room.left() - look.px(6), look.px(16))
            paint_text(painter, look, box, str(mark), TextStyle.CAPTION, Role.TEXT2, align=RIGHT)

    def _paint_bar(self, painter: QPainter, bar: ShareBar, box: QRectF) -> None:
        look = self._look
        unit = box.height() / 100
        low = QRectF(box.left(), box.bottom() - bar.low * unit, box.width(), bar.low * unit)
        high = QRectF(box.left(), box.top(), box.width(), bar.high * unit)
        middle = QRectF(
            box.left(), high.bottom(), box.width(), max(0.0, low.top() - high.bottom())
        ).adjusted(0, _GAP if bar.high else 0, 0, -_GAP if bar.low else 0)
        radius = look.px(_RADIUS)
        if bar.low + bar.high < 100 and middle.height() > 0:
            painter.setPen(look.pen(Role.LINE_STRONG, 1))
            painter.setBrush(look.color(Role.BG2))
            painter.drawRoundedRect(middle.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            self._number(painter, middle, 100 - bar.low - bar.high, Role.TEXT, Role.BG2)
        if bar.low:
            path = QPainterPath()
            path.addRoundedRect(low, radius, radius)
            painter.fillPath(path, look.color(Role.BG1))
            paint_hatch(painter, look, path, self._low)
            painter.setPen(look.pen(self._low, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            self._number(painter, low, bar.low, Role.TEXT, Role.BG1, is_over_pattern=True)
        if bar.high:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(self._high))
            painter.drawRoundedRect(high, radius, radius)
            self._number(painter, high, bar.high, self._on_high, self._high)

    def _number(  # noqa: PLR0913 - a number, where and on what
        self,
        painter: QPainter,
        box: QRectF,
        number: int,
        role: Role,
        ground: Role,
        *,
        is_over_pattern: bool = False,
    ) -> None:
        look = self._look
        if box.height() < look.px(_LEAST):
            return
        if is_over_pattern:
            on = QRectF(0, 0, look.px(_GROUND[0]), look.px(_GROUND[1]))
            on.moveCenter(box.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(ground))
            painter.drawRoundedRect(on, look.px(_RADIUS), look.px(_RADIUS))
        paint_text(
            painter, look, box, str(number), TextStyle.BODY, role,
            weight=700, align=CENTER, ground=ground,
        )  # fmt: skip
