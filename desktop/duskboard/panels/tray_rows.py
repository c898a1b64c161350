"""The rows of the dice tray, which stand otherwise where there is little room."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget


class LastPlace(IntEnum):
    """Where the last row stands: within the first one, or at which place among the others."""

    BESIDE_FIELD = 0
    UNDER_FIELD = 1
    AT_END = 5


class TrayRows:
    """Moves dice into two lines, and the last row up."""

    def __init__(
        self,
        column: QVBoxLayout,
        first: QHBoxLayout,
        last: QHBoxLayout,
        grid: QGridLayout,
        dice: Sequence[QWidget],
    ) -> None:
        """Move rows of `column`, from `first` to `last`; the dice stand in `grid`."""
        self._column, self._first, self._last = column, first, last
        self._grid, self._dice = grid, tuple(dice)
        self._per_line, self._place = 0, LastPlace.AT_END
        self.break_dice(len(self._dice))

    def height(self) -> int:
        """Return how high the rows are below each other."""
        high = self._column.totalMinimumSize().height()
        if self._place is LastPlace.BESIDE_FIELD:
            high += self._last.sizeHint().height() + self._column.spacing()
        return high

    def break_dice(self, per_line: int) -> None:
        """Have so many dice in a line."""
        if per_line != self._per_line:
            self._per_line = per_line
            for place, die in enumerate(self._dice):
                self._grid.addWidget(die, place // per_line, place % per_line)

    def put_last(self, place: LastPlace) -> None:
        """Have the last row stand somewhere."""
        before, self._place = self._place, place
        if place is before:
            return
        (self._first if before is LastPlace.BESIDE_FIELD else self._column).removeItem(self._last)
        if place is LastPlace.BESIDE_FIELD:
            self._first.addLayout(self._last)
        else:
            self._column.insertLayout(place, self._last)


def row_width(widths: Sequence[float], gap: float) -> float:
    """Return what so many parts take beside each other."""
    return sum(widths) + gap * (len(widths) - 1)
