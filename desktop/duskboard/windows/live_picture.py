"""The picture of the players' screen under the button that names it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_PICTURE = (320, 180)
_PICTURE_GAP = 6
_HOVER_WAIT = 250


class LivePicture(QFrame):
    """The small picture under a button while the pointer rests on it."""

    def __init__(self, look: Look, button: QWidget) -> None:
        super().__init__(button, Qt.WindowType.ToolTip)
        self._look = look
        self._button = button
        self._make: Callable[[], QWidget] | None = None
        self._shown: QWidget | None = None
        self._column = QVBoxLayout(self)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=_HOVER_WAIT)
        self._timer.timeout.connect(self._on_timer_timeout)
        button.installEventFilter(self)

    def set_maker(self, make: Callable[[], QWidget]) -> None:
        """Say what makes the picture."""
        self._make = make

    def leave(self) -> None:
        """Go, and do not come."""
        self._timer.stop()
        self.hide()

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Enter and self._make is not None:
            self._timer.start()
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.MouseButtonPress, QEvent.Type.Hide}:
            self.leave()
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        hair = self._look.size("stroke.hair")
        painter.fillRect(rect, self._look.color(Role.LINE_STRONG))
        painter.fillRect(rect.adjusted(hair, hair, -hair, -hair), self._look.color(Role.BG0))
        painter.end()

    def _on_timer_timeout(self) -> None:
        if self._make is None:
            return
        if self._shown is None:
            self._shown = self._make()
            self._column.addWidget(self._shown)
        hair = max(1, round(self._look.size("stroke.hair")))
        self._column.setContentsMargins(hair, hair, hair, hair)
        width, height = (round(self._look.px(side)) for side in _PICTURE)
        self._shown.setFixedSize(width, height)
        self.setFixedSize(width + 2 * hair, height + 2 * hair)
        self.setGeometry(self._place())
        self.show()

    def _place(self) -> QRect:
        below = QPoint(0, self._button.height() + round(self._look.px(_PICTURE_GAP)))
        place = QRect(self._button.mapToGlobal(below), self.size())
        screen = self._button.screen().availableGeometry()
        left = max(screen.left(), min(place.left(), screen.right() - place.width() + 1))
        place.moveLeft(left)
        return place
