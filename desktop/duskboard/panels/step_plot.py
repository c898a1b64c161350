"""A number over time as a line of steps: dots where it rises, hollow ones where it falls.

Drawn by pyqtgraph, which takes long to import: this module is imported when a history is opened.
"""

from collections.abc import Sequence

import pyqtgraph as pg  # noqa: TID253 - whoever needs this module imports it late
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.panels.plot_step import PlotStep
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 132.0
_AXIS = 22.0
_FOOT = 20.0
_DOT = 7.0
_LINE = 2.0
_SPARE = 0.05
"""Room above the highest value and below 0, as a share of it: dots are not cut in half."""
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


class StepPlot(pg.PlotWidget):  # type: ignore[misc] # pyqtgraph has no types
    """Shows steps evenly spaced, the oldest at the left, with what lies below filled.

    A picture to look at: it takes no keys, no clicks and no wheel.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        self._steps: tuple[PlotStep, ...] = ()
        self._most, self._hue = 1, Role.QUARRY
        self._is_made = False  # Qt tells of changes of a look while the plot is being made
        axes = {"left": _Axis(look, "left"), "bottom": _Axis(look, "bottom")}
        super().__init__(parent, axisItems=axes)
        self.hideButtons()
        self.setMenuEnabled(False)
        self.setMouseEnabled(x=False, y=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._is_made = True
        self._draw()

    def mirror(self, steps: Sequence[PlotStep], most: int, hue: Role) -> None:
        """Show steps against the highest value, in a colour."""
        self._steps, self._most, self._hue = tuple(steps), max(1, most), hue
        self._draw()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(220)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(140)), round(self._look.px(_HIGH)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS and self._is_made:
            self.updateGeometry()
            self._draw()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _draw(self) -> None:
        """Make everything anew: there are few steps, and a theme changes all of it."""
        look, count = self._look, max(1, len(self._steps))
        self.clear()
        self.setBackground(look.color(Role.BG1))
        for name, room in (("left", _AXIS), ("bottom", _FOOT)):
            axis = self.getAxis(name)
            (axis.setWidth if name == "left" else axis.setHeight)(look.px(room))
            axis.setStyle(tickLength=0, tickFont=look.font(TextStyle.CAPTION))
            axis.setPen(None)
        self._draw_grid()
        if self._steps:
            self._draw_steps()
        spare = _SPARE * self._most
        self.setXRange(-0.02 * count, 1.02 * count, padding=0)
        self.setYRange(-spare, self._most + spare, padding=0)

    def _pen(self, role: Role, width: float = 1.0) -> QPen:
        """Return a pen as wide on screen as it says, whatever a step of the plot measures."""
        pen = QPen(self._look.pen(role, width))
        pen.setCosmetic(True)
        return pen

    def _draw_grid(self) -> None:
        """Draw a line at each figure, and a border between sessions with their names below."""
        figures = range(0, self._most + 1, max(1, -(-self._most // _LABELS)))
        self.getAxis("left").setTicks([[(value, str(value)) for value in figures]])
        for value in figures:
            self.addItem(pg.InfiniteLine(value, angle=0, pen=self._pen(Role.LINE)))
        starts = [0] + [
            place
            for place in range(1, len(self._steps))
            if self._steps[place].era != self._steps[place - 1].era
        ]
        names = []
        for start, end in zip(starts, [*starts[1:], len(self._steps)], strict=True):
            if start:
                self.addItem(pg.InfiniteLine(start, angle=90, pen=self._pen(Role.LINE_STRONG)))
            if self._steps:
                names.append(((start + end) / 2, self._steps[start].era))
        self.getAxis("bottom").setTicks([names])

    def _draw_steps(self) -> None:
        look, steps = self._look, self._steps
        places = range(len(steps) + 1)
        values = [*(step.value for step in steps), steps[-1].value]
        dim, pen = look.color(DIM[self._hue]), self._pen(self._hue, _LINE)
        # Apart, since a filled line is also drawn down to 0 at its ends; not smoothed, since a wide
        # one of many corners is slow to smooth.
        self.plot(places, values, stepMode="right", fillLevel=0, brush=dim, pen=None)
        self.plot(places, values, stepMode="right", pen=pen, antialias=False)
        before = (0, *(step.value for step in steps[:-1]))
        moved = [place for place, step in enumerate(steps) if step.value != before[place]]
        rises = [steps[place].value > before[place] for place in moved]
        hue, ground = look.color(self._hue), look.color(Role.BG1)
        self.plot(
            moved,
            [steps[place].value for place in moved],
            pen=None,
            symbol="o",
            symbolSize=look.px(_DOT),
            symbolPen=pen,
            symbolBrush=[hue if is_rise else ground for is_rise in rises],
            antialias=True,
        )


class _Axis(pg.AxisItem):  # type: ignore[misc] # pyqtgraph has no types
    """An axis whose words are painted as all words are."""

    def __init__(self, look: Look, orientation: str) -> None:
        super().__init__(orientation)
        self._look = look

    @override
    def drawPicture(
        self,
        p: QPainter,
        axisSpec: object,
        tickSpecs: object,
        textSpecs: Sequence[tuple[QRectF, object, str]],
    ) -> None:
        """Paint the words of the axis; lines stand in the plot."""
        is_left = self.orientation == "left"
        role, align = (Role.TEXT3, RIGHT) if is_left else (Role.TEXT2, CENTER)
        for rect, _flags, text in textSpecs:
            room = QRectF(rect).adjusted(-4, 0, 0 if is_left else 4, 0)
            paint_text(
                p, self._look, room, text, TextStyle.CAPTION, role,
                align=align, ground=Role.BG1,
            )  # fmt: skip
