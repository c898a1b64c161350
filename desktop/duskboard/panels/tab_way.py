"""The way of Tab through widgets that come and go: as they stand, not as they were made."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtWidgets import QWidget


class TabWay:
    """Keeps the way of Tab through a panel."""

    def __init__(self) -> None:
        self._way: tuple[QWidget, ...] = ()

    def go(self, way: Sequence[QWidget]) -> None:
        """Have Tab go through widgets in order."""
        if tuple(way) == self._way:
            return
        self._way = tuple(way)
        for before, after in pairwise(self._way):
            QWidget.setTabOrder(before, after)
