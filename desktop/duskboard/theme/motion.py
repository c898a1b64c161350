"""Values that move: short, easing out, and not at all where motion is reduced."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from duskboard.theme.look import Look


class Motion(QObject):
    """One number on its way from one value to another.

    Signals:
        moved(float): The number, at every step and at the end.
        finished(): The end was reached.
    """

    moved = Signal(float)
    finished = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._value = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._on_animation_value_changed)
        self._animation.finished.connect(self.finished)

    @property
    def value(self) -> float:
        """Where the number is now."""
        return self._value

    @property
    def is_moving(self) -> bool:
        """Whether the end is still to be reached."""
        return self._animation.state() == QAbstractAnimation.State.Running

    def jump(self, value: float) -> None:
        """Put the number at `value` and stop."""
        self._animation.stop()
        self._on_animation_value_changed(value)

    def move(self, start: float, end: float, duration: str = "base") -> None:
        """Move the number from `start` to `end` in the time of a token; at once when reduced."""
        self._animation.stop()
        length = self._look.duration(duration)
        if length == 0 or start == end:
            self._on_animation_value_changed(end)
            self.finished.emit()
            return
        self._value = start
        self._animation.setDuration(length)
        self._animation.setStartValue(start)
        self._animation.setEndValue(end)
        self._animation.start()

    def _on_animation_value_changed(self, value: object) -> None:
        if isinstance(value, float):
            self._value = value
            self.moved.emit(value)
