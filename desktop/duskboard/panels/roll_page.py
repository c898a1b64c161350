"""A page that is scrolled up and down only: as wide as there is room, as high as that takes."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.theme.look import Look

_NARROWEST = 300.0


class RollPage(QWidget):
    """A page of the panel of rolls, for a scroll area.

    What a layout asks for at least is the height at its least width, which is far too high for
    text that has room to stand in one line.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def minimumSizeHint(self) -> QSize:
        layout, wide = self.layout(), round(self._look.px(_NARROWEST))
        if layout is None:
            return QSize(wide, 0)
        high = layout.totalMinimumHeightForWidth(max(self.width(), wide))
        return QSize(wide, high if high > 0 else layout.minimumSize().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()
