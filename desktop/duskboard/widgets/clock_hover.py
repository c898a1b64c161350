"""Where a pointer that moves is over a clock."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_STILL = 3.0
"""A hand that clicks moves the pointer by less than so many pixels."""
_GONE = frozenset({QEvent.Type.Move, QEvent.Type.Hide})


class ClockHover(QObject):
    """The point of a clock that the pointer has moved to, until something else happens.

    What a click would do is shown only to somebody who is aiming. After a click, after a change
    of the clock and when the clock moves away under a pointer that rests nobody is, until the
    pointer really moves again.

    Signals:
        changed(): It is over another point, or over none.
    """

    changed = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._point: QPointF | None = None
        self._unfills = False
        self._last: QPointF | None = None
        self._still: QPointF | None = None
        self._watched: list[QWidget] = []
        widget.installEventFilter(self)

    @property
    def point(self) -> QPointF | None:
        """The point of the clock that the pointer is over, or None while nobody is aiming."""
        return self._point

    @property
    def unfills(self) -> bool:
        """Whether Shift was held when the pointer moved."""
        return self._unfills

    def move(self, event: QMouseEvent) -> None:
        """Take note of where the pointer moved to."""
        self._last = event.globalPosition()
        if self._still is not None:
            way = self._last - self._still
            if abs(way.x()) + abs(way.y()) < _STILL:
                return
        self._still = None
        if self._point is None:
            self._watch()
        self._point = event.position()
        self._unfills = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.changed.emit()

    def forget(self, event: QMouseEvent | None = None) -> None:
        """Be over no point until the pointer moves on from where it is."""
        self._still = self._last if event is None else event.globalPosition()
        if self._point is not None:
            self._point = None
            for widget in self._watched:
                widget.removeEventFilter(self)
            self._watched = []
            self.changed.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _GONE:
            self.forget()
        elif event.type() == QEvent.Type.Leave and watched is self._widget:
            self.forget()
            self._last = self._still = None
        return False

    def _watch(self) -> None:
        """Watch what the clock lies in: a card that moves takes the clock away."""
        around = self._widget.parentWidget()
        while around is not None and not around.isWindow():
            around.installEventFilter(self)
            self._watched.append(around)
            around = around.parentWidget()
