"""A field to choose one of many from, with our own arrow."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_ARROW = 14.0
_INSET = 8.0
_ROUND = 2
"""What the style keeps free at the ends of the text."""
_LETTERS = 8
"""A field is at least as wide as so many letters; what does not fit into it is elided."""


class Choice(QComboBox):
    """A combo box of the style sheet, which has no arrow of its own."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        # As wide as its texts it would push a dock open for one clock with a long name.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        self.view().setTextElideMode(Qt.TextElideMode.ElideRight)

    @override
    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, part, self).width() - _ROUND
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
        option.currentText = text

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel moves what it lies on; it never chooses

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = self._look.px(_ARROW)
        left = self.rect().width() - side - self._look.px(_INSET)
        box = QRectF(left, (self.rect().height() - side) / 2, side, side)
        role = Role.TEXT2 if self.isEnabled() else Role.TEXT3
        self._look.glyphs.paint_glyph(painter, box, "chevron-down", self._look.color(role))
        painter.end()
