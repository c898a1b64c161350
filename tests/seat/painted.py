"""What is painted anew of some widgets."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from typing_extensions import override


class Painted(QObject):
    """Keeps who of some widgets is painted, and where, a pair for each time."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.times: list[tuple[QWidget, QRegion]] = []
        for widget in widgets:
            widget.installEventFilter(self)

    @property
    def region(self) -> QRegion:
        """All that was painted."""
        whole = QRegion()
        for _widget, region in self.times:
            whole += region
        return whole

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.times.append((watched, event.region()))
        return False
