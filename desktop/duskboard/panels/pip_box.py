"""Somebody's actions as a widget in which each can be clicked."""

import math
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget
from typing_extensions import override

from duskboard.board.board_speech import pip_text
from duskboard.board.brush import Brush
from duskboard.board.pip_keys import step_of_click
from duskboard.board.pip_painting import Pip, PipsFace, paint_pips, pip_at, pips_width
from duskboard.i18n.words import Words
from duskboard.theme.look import Look

_HIGH = 24.0
_SIDE = 2.0
"""Kept free beside the pips for the frame of the one under the pointer."""


class PipBox(QWidget):
    """Paints actions and says which shall be spent, given back or owed.

    The keys are those of the widget that it stands in: `duskboard.board.pip_keys`.

    Signals:
        stepped(int, int): So many actions more shall be left, and owed.
    """

    stepped = Signal(int, int)

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._pips: PipsFace | None = None
        self._hovered: Pip | None = None
        self._pressed: Pip | None = None
        self._at = QPointF()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def pips_width(self) -> float:
        """How wide the actions themselves are, in pixels."""
        return pips_width(self._pips, self._look.scale) if self._pips is not None else 0.0

    def mirror(self, pips: PipsFace | None) -> None:
        """Show actions, or none."""
        if pips is not None and self._pips is not None:
            pips = replace(pips, room=self._pips.room)
        if pips != self._pips:
            self._pips = pips
            self.update()
        self.setVisible(pips is not None and pips.count > 0)

    def fit(self, room: float) -> None:
        """Let the actions be no wider than that, in pixels: they are drawn narrower then."""
        if self._pips is not None and self._pips.room != room / self._look.scale:
            self._pips = replace(self._pips, room=max(0.0, room / self._look.scale))
            self.update()

    def place(self, left: float, middle: float) -> None:
        """Stand so that the actions begin at `left`, their middle at a height of the parent."""
        side, high = self._look.px(_SIDE), round(self._look.px(_HIGH))
        x = math.floor(left - side)
        right = math.ceil(left + self.pips_width + side)
        self.setGeometry(QRect(x, math.floor(middle - high / 2), right - x, high))
        self._at = QPointF(left - x, middle - self.y())

    def pip_at(self, point: QPointF) -> Pip | None:
        """Return what the pip at a point stands for, or None where there is none."""
        if self._pips is None:
            return None
        return pip_at(self._pips, QPointF(point.x() - self._at.x(), 0), self._look.scale)

    def point_of(self, kind: Pip) -> QPointF | None:
        """Return the middle of the first pip that stands for something, or None."""
        kinds = self._pips.kinds if self._pips is not None else ()
        if kind not in kinds:
            return None
        share = (kinds.index(kind) + 0.5) / len(kinds)
        return self._at + QPointF(self.pips_width * share, 0)

    @override
    def sizeHint(self) -> QSize:
        return QSize(math.ceil(self.pips_width), round(self._look.px(_HIGH)))

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            pip = self.pip_at(QPointF(event.pos()))
            if pip is not None:
                QToolTip.showText(event.globalPos(), pip_text(self._words, pip), self)
                return True
        return super().event(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.pip_at(event.position()))

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        pip = self.pip_at(event.position())
        if pip is None or event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        else:
            self._pressed = pip

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            event.ignore()
        elif self.pip_at(event.position()) is pressed:
            self.stepped.emit(*step_of_click(pressed, event.modifiers()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pips is None:
            return
        scale = self._look.scale
        with QPainter(self) as painter:
            brush = Brush(painter=painter, look=self._look, line=scale, type=scale)
            paint_pips(brush, self._at, self._pips.under(self._hovered), scale)

    def _hover(self, pip: Pip | None) -> None:
        if pip is not self._hovered:
            self._hovered = pip
            self.update()
