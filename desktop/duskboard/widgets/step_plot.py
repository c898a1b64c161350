"""A number over time as a line of steps: dots where it rises, hollow ones where it falls."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 132.0
_AXIS = 22.0
_TOP = 8.0
_FOOT = 20.0
_DOT = 3.5
_LABELS = 4
"""At most so many figures at the axis, beside 0."""

DIM = {
    Role.QUARRY: Role.QUARRY_DIM,
    Role.PURSUER: Role.PURSUER_DIM,
    Role.HAZARD: Role.HAZARD_DIM,
    Role.BARRIER: Role.BARRIER_DIM,
    Role.GOOD: Role.GOOD_DIM,
    Role.FACTION: Role.FACTION_DIM,
}
"""The ground of each colour that a line can have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlotStep:
    """A value that was reached.

    Attributes:
        value: The value.
        era: What it belongs to: a border stands where it differs from the one before.
    """

    value: int
    era: str


class StepPlot(QWidget):
    """Paints steps evenly spaced, the oldest at the left, with what lies below filled."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._steps: tuple[PlotStep, ...] = ()
        self._most = 1
        self._hue = Role.QUARRY
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, steps: Sequence[PlotStep], most: int, hue: Role) -> None:
        """Show steps against the highest value, in a colour."""
        self._steps, self._most, self._hue = tuple(steps), max(1, most), hue
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(220)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(140)), round(self._look.px(_HIGH)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._paint_axis(painter)
            if self._steps:
                self._paint_line(painter)
                self._paint_eras(painter)

    @property
    def _area(self) -> QRectF:
        px = self._look.px
        return QRectF(self.rect()).adjusted(px(_AXIS), px(_TOP), -px(_DOT + 1), -px(_FOOT))

    def _y(self, value: int) -> float:
        area = self._area
        return area.bottom() - area.height() * min(value, self._most) / self._most

    def _x(self, place: int) -> float:
        """Return where the step of a place begins; the last one ends at the right."""
        return self._area.left() + self._area.width() * place / max(1, len(self._steps))

    def _paint_axis(self, painter: QPainter) -> None:
        look, area = self._look, self._area
        stride = max(1, -(-self._most // _LABELS))
        for value in range(0, self._most + 1, stride):
            y = round(self._y(value)) + 0.5
            painter.setPen(look.pen(Role.LINE, 1))
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
            room = QRectF(0, y - look.px(8), look.px(_AXIS - 6), look.px(16))
            paint_text(
                painter, look, room, str(value), TextStyle.CAPTION, Role.TEXT3,
                align=RIGHT, ground=Role.BG1,
            )  # fmt: skip

    def _paint_line(self, painter: QPainter) -> None:
        look, area = self._look, self._area
        corners: list[QPointF] = []
        for place, step in enumerate(self._steps):
            y = self._y(step.value)
            corners.extend((QPointF(self._x(place), y), QPointF(self._x(place + 1), y)))
        ground = [QPointF(area.left(), area.bottom()), *corners, area.bottomRight()]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(DIM[self._hue]))
        painter.drawPolygon(QPolygonF(ground))
        painter.setPen(look.pen(self._hue, 1.75))
        painter.drawPolyline(QPolygonF(corners))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = look.px(_DOT)
        for place, step in enumerate(self._steps):
            was = self._steps[place - 1].value if place else 0
            if step.value == was:
                continue
            painter.setBrush(look.color(self._hue if step.value > was else Role.BG1))
            painter.drawEllipse(QPointF(self._x(place), self._y(step.value)), radius, radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _paint_eras(self, painter: QPainter) -> None:
        look, area = self._look, self._area
        eras: list[tuple[int, str]] = []
        for place, step in enumerate(self._steps):
            if not eras or eras[-1][1] != step.era:
                eras.append((place, step.era))
        ends = [place for place, _ in eras[1:]] + [len(self._steps)]
        for (start, era), end in zip(eras, ends, strict=True):
            left, right = self._x(start), self._x(end)
            if start:
                painter.setPen(look.pen(Role.LINE_STRONG, 1))
                x = round(left) - 0.5
                painter.drawLine(QLineF(x, area.top(), x, self.height()))
            room = QRectF(left + 2, area.bottom() + 2, right - left - 4, look.px(_FOOT) - 2)
            paint_text(
                painter, look, room, era, TextStyle.CAPTION, Role.TEXT2,
                align=CENTER, ground=Role.BG1,
            )  # fmt: skip
