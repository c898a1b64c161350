"""Dice side by side: those to be rolled, or those that fell."""

from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.die import DieFace, paint_die
from duskboard.widgets.painted_button import LOOK_EVENTS

_GAP = 6.0


class DiceRow(QWidget):
    """Paints dice, smaller where they are many."""

    def __init__(
        self, look: Look, *, size: float = 36.0, ground: Role = Role.BG1,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """Make an empty row; `size` is the height of a die in logical pixels."""
        super().__init__(parent)
        self._look, self._size, self._ground = look, size, ground
        self._dice: tuple[DieFace, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def dice(self) -> tuple[DieFace, ...]:
        """What is shown."""
        return self._dice

    def mirror(self, dice: tuple[DieFace, ...], says: str) -> None:
        """Show dice; `says` tells them."""
        self.setAccessibleName(says)
        if dice != self._dice:
            self._dice = dice
            self.updateGeometry()
            self.update()

    @override
    def sizeHint(self) -> QSize:
        count = max(1, len(self._dice))
        wide = count * self._look.px(self._size + _GAP) - self._look.px(_GAP)
        return QSize(round(wide), round(self._look.px(self._size)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(self._size)), round(self._look.px(self._size)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, count = self._look, len(self._dice)
        if not count:
            return
        pitch = min(look.px(self._size + _GAP), self.width() / count)
        size = min(look.px(self._size), pitch - look.px(2))
        with QPainter(self) as painter:
            for place, die in enumerate(self._dice):
                center = QPointF(place * pitch + size / 2, self.height() / 2)
                paint_die(painter, look, center, size, die, self._ground)
