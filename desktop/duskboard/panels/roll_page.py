"""A page that is scrolled up and down only: as wide as there is room, as high as that takes."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget
from typing_extensions import override

from duskboard.panels.odds_strip import OddsStrip
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


class OddsPage(RollPage):
    """A page whose odds stay in sight where it has to be scrolled.

    Attributes:
        strip: The odds; they can stand elsewhere for a while.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.strip = OddsStrip(look, self)
        self._place = 0

    @property
    def whole_height(self) -> int:
        """How high it is with its odds, at the width that it has."""
        is_lent = self.strip.parentWidget() is not self
        return self.minimumSizeHint().height() + (self.strip.sizeHint().height() if is_lent else 0)

    def lend_strip(self, to: QBoxLayout) -> None:
        """Have the odds stand elsewhere."""
        layout = self.layout()
        if layout is not None and self.strip.parentWidget() is self:
            self._place = layout.indexOf(self.strip)
            layout.removeWidget(self.strip)
            to.addWidget(self.strip)

    def take_strip_back(self) -> None:
        """Have the odds stand where they stood."""
        layout = self.layout()
        if self.strip.parentWidget() is not self and isinstance(layout, QBoxLayout):
            layout.insertWidget(self._place, self.strip)
