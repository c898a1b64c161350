"""The base of buttons that are painted, not styled."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look

FOCUS_REACH = "focusReach"
"""Property of widgets round which the focus frame is painted: how far outside, in pixels."""
BUTTON_REACH = 3
"""The reach of buttons."""

LOOK_EVENTS = frozenset(
    {QEvent.Type.StyleChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange}
)
"""Events after which everything is measured and painted anew."""


class PaintedButton(QAbstractButton):
    """A button that paints itself by the look, and anew when the look changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()
