"""What moves on a clock: its fill, and the flash of what calls for attention."""

from PySide6.QtCore import QObject, Signal

from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.theme.motion import Motion
from duskboard.widgets.clock_face import face_of


class ClockMotion(QObject):
    """Moves from one view of a clock to the next.

    Signals:
        changed(): The clock looks otherwise.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._is_lit = True
        self._flash_due = False
        self._fill = Motion(look, self)
        self._fill.moved.connect(self._on_fill_moved)
        self._fill.finished.connect(self._on_fill_finished)
        self._flash = Motion(look, self)
        self._flash.finished.connect(self._on_flash_finished)

    @property
    def drawn(self) -> float | None:
        """The fill on its way, in segments; None while it stands."""
        return self._fill.value if self._fill.is_moving else None

    @property
    def is_lit(self) -> bool:
        """Whether what calls shines; not for the moment of a flash."""
        return self._is_lit

    @property
    def flash(self) -> Motion:
        """The flash."""
        return self._flash

    def follow(self, before: ClockView | None, view: ClockView) -> None:
        """Move to a view of the same clock, or jump to one of another."""
        filled = float(view.filled or 0)
        was = before.filled if before is not None and before.clock_id == view.clock_id else None
        if was is None:
            self._fill.jump(filled)
        elif was != filled and before is not None and before.size == view.size:
            self._flash_due = any(_calls(view)) and _calls(view) != _calls(before)
            self._fill.move(float(was), filled)

    def _on_fill_moved(self, _value: float) -> None:
        self.changed.emit()

    def _on_fill_finished(self) -> None:
        if self._flash_due and self._look.duration("fast"):
            self._is_lit = False
            self._flash.move(0.0, 1.0, "fast")
        self._flash_due = False
        self.changed.emit()

    def _on_flash_finished(self) -> None:
        self._is_lit = True
        self.changed.emit()


def _calls(view: ClockView) -> tuple[bool, bool]:
    """Return what of a clock calls for attention: it is full, and one is left of a danger."""
    face = face_of(view)
    return face.is_at_end, face.is_last
