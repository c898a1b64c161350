"""A tab with a track of small dots below its name, such as stress."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH = 46.0
_PAD = 10.0
_NAME = (6.0, 20.0)
"""Where the name begins, and how high its line is."""
_TRACK_Y = 34.0
_DOT = 5.0
_STEP = 8.0
_PEN = 1.0
_UNDER = 2.0
_LEAST, _MOST = 56.0, 160.0


class TrackTab(PaintedButton):
    """Paints a tab; the one that is checked is open."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._filled = self._size = 0
        self._is_high = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def track(self) -> tuple[int, int]:
        """The dots that are filled, and all of them."""
        return self._filled, self._size

    def mirror(self, name: str, filled: int, size: int, *, is_high: bool, says: str) -> None:
        """Show a name and how far its track is filled; `is_high` warns."""
        now = (name, filled, size, is_high)
        self.setAccessibleName(name)
        self.setAccessibleDescription(says)
        self.setToolTip(f"{name}\n{says}" if says else name)
        if now != (self.text(), self._filled, self._size, self._is_high):
            self._filled, self._size, self._is_high = filled, size, is_high
            self.setText(name)
            self.updateGeometry()
            self.update()

    @override
    def sizeHint(self) -> QSize:
        look = self._look
        name = measure_text(look, self.text(), TextStyle.LABEL).width()
        track = look.px(self._size * _STEP)
        wide = min(look.px(_MOST), max(look.px(_LEAST), name, track) + 2 * look.px(_PAD))
        return QSize(math.ceil(wide), round(look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, rect = self._look, QRectF(self.rect())
        ground = Role.BG1
        if self.isChecked():
            ground = Role.BG2
        elif self.underMouse():
            ground = Role.BG3
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(rect, look.color(ground))
            hair = look.size("stroke.hair")
            edge = QRectF(rect.right() - hair, 0, hair, rect.height())
            painter.fillRect(edge, look.color(Role.BG0))
            if self.isChecked():
                under = look.px(_UNDER)
                line = QRectF(0, rect.height() - under, rect.width(), under)
                painter.fillRect(line, look.color(Role.TEXT))
            pad, (top, high) = look.px(_PAD), _NAME
            room = QRectF(pad, look.px(top), rect.width() - 2 * pad, look.px(high))
            role = Role.TEXT if self.isChecked() else Role.TEXT2
            paint_text(
                painter, look, room, self.text(), TextStyle.LABEL, role, align=LEFT, ground=ground
            )
            self._paint_track(painter)

    def _paint_track(self, painter: QPainter) -> None:
        look = self._look
        full = Role.PURSUER if self._is_high else Role.TEXT2
        pen, radius = look.px(_PEN), look.px(_DOT) / 2
        room = self.width() - 2 * look.px(_PAD)
        step = min(look.px(_STEP), room / max(1, self._size))
        for place in range(self._size):
            is_filled = place < self._filled
            painter.setPen(look.pen(full if is_filled else Role.LINE_STRONG, pen))
            painter.setBrush(look.color(full) if is_filled else Qt.BrushStyle.NoBrush)
            middle = QPointF(look.px(_PAD) + radius + place * step, look.px(_TRACK_Y))
            painter.drawEllipse(middle, radius - pen / 2, radius - pen / 2)
