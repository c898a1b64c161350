"""Small widgets side by side, in fewer and fewer columns where there is less room for them."""

import math
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget
from typing_extensions import override

from duskboard.theme.look import Look

_MOST = 4
_GAP = 4.0


class EvenGrid(QWidget):
    """Cells in columns of one width, four at most, and rows that are as full as can be."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, row_gap: float = _GAP) -> None:
        super().__init__(parent)
        self._look, self._row_gap = look, row_gap
        self._cells: tuple[tuple[QWidget, QWidget | None], ...] = ()
        self._least = 1.0
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def hold(self, cells: Sequence[tuple[QWidget, QWidget | None]]) -> None:
        """Take the cells: each a widget, and what stands over it at the right."""
        self._cells, self._columns = tuple(cells), 0

    def fit(self, least: float) -> None:
        """Stand in as many columns as have room, with cells at least so many pixels wide."""
        self._least = least
        gap = round(self._look.px(_GAP))
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(round(self._look.px(self._row_gap)))
        self._arrange(gap)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self._grid.horizontalSpacing())

    def _arrange(self, gap: int) -> None:
        grid = self._grid
        fitting = max(1, min(_MOST, int((self.width() + gap) / (self._least + gap))))
        rows = max(1, math.ceil(len(self._cells) / fitting))
        columns = math.ceil(len(self._cells) / rows)
        if columns == self._columns:
            return
        self._columns = columns
        for place, (widget, over) in enumerate(self._cells):
            row, column = divmod(place, columns)
            grid.addWidget(widget, row, column)
            if over is not None:
                grid.addWidget(over, row, column, Qt.AlignmentFlag.AlignRight)
        for column in range(_MOST):
            grid.setColumnStretch(column, 1 if column < columns else 0)
        grid.activate()  # at once: otherwise they are painted once where they stood
