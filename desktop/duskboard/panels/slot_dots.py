"""The activities of somebody as marks: open, planned, done; square where they are paid for."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.token import Role

_SIDE, _GAP, _LEAST = 14.0, 6.0, 3


class SlotState(StrEnum):
    """How far an activity is."""

    OPEN = "open"
    PLANNED = "planned"
    DONE = "done"


class SlotDots(QWidget):
    """Paints marks: hollow, hatched, solid."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.slots: tuple[tuple[SlotState, bool], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, slots: Sequence[tuple[SlotState, bool]], says: str) -> None:
        """Show activities: how far each is, and whether it is paid for."""
        self.slots = tuple(slots)
        self.setAccessibleName(says)
        self.setToolTip(says)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        px, count = self._look.px, max(_LEAST, len(self.slots))
        return QSize(round(count * px(_SIDE + _GAP)), round(px(_SIDE + 2)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, side = self._look, self._look.px(_SIDE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, (state, is_paid) in enumerate(self.slots):
                box = QRectF(place * look.px(_SIDE + _GAP), 1, side, side)
                inner = box.adjusted(0.75, 0.75, -0.75, -0.75)
                path = QPainterPath()
                if is_paid:
                    path.addRoundedRect(inner, look.px(2), look.px(2))
                else:
                    path.addEllipse(inner)
                if state is SlotState.DONE:
                    painter.fillPath(path, look.color(Role.TEXT2))
                elif state is SlotState.PLANNED:
                    paint_hatch(painter, look, path, Role.TEXT2, size=look.scale)
                painter.setPen(look.pen(Role.TEXT2, 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
