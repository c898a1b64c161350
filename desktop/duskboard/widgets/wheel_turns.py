"""Turns of the wheel that follow each other closely, taken as one."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QWheelEvent

_REST = 200
"""Milliseconds without a turn after which the steps become one wish."""
_NOTCH = 120


class WheelTurns(QObject):
    """Counts the steps of a wheel until it rests.

    Signals:
        changed(): Another number of steps is counted.
        rested(int): The wheel came to rest after so many steps.
    """

    changed = Signal()
    rested = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._angle = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REST)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def is_turning(self) -> bool:
        """Whether the wheel has been turned and does not rest yet."""
        return self._angle != 0

    @property
    def steps(self) -> int:
        """The steps counted so far."""
        return int(self._angle / _NOTCH)

    def take(self, event: QWheelEvent) -> None:
        """Count a turn."""
        # With a modifier some systems turn the wheel sideways.
        self._angle += event.angleDelta().y() or event.angleDelta().x()
        self._timer.start()
        self.changed.emit()

    def _on_timer_timeout(self) -> None:
        steps, self._angle = self.steps, 0
        self.changed.emit()
        self.rested.emit(steps)
