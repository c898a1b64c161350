"""What a faction thinks of the crew: six boxes about a bar, from war to allies."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

MOST = 3
"""The best status; the worst is as far below 0."""
_CELL = 14.0
_HIGH = 10.0
_GAP = 3.0
_RADIUS = 2.5
_BAR = 2.0
_PEN = 1.25
_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1}


class StatusTrack(QAbstractSlider):
    """Paints a status. A click sets it to a box, on the bar or on the last box to neutral.

    Arrows move it by one; digits and `-` are left to others.

    Signals:
        status_requested(int): It shall be so, -3 to 3.
    """

    status_requested = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._status = 0
        self._is_mirroring = False
        self._pressed: int | None = None
        self.setRange(-MOST, MOST)
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._on_value_changed)

    def mirror(self, status: int, text: str, says: str) -> None:
        """Show a status; `text` says whose, `says` what it is."""
        self._status = status
        self._is_mirroring = True
        self.setValue(status)
        self._is_mirroring = False
        self.setAccessibleName(text)
        self.setAccessibleDescription(says)
        self.setToolTip(says)
        self.update()

    def cell_rect(self, status: int) -> QRectF:
        """Return where the box of a status stands; that of 0 is the bar."""
        px = self._look.px
        left = (status + MOST) * px(_CELL + _GAP)
        return QRectF(left, (self.height() - px(_HIGH)) / 2, px(_CELL), px(_HIGH))

    @override
    def sizeHint(self) -> QSize:
        px = self._look.px
        wide = (2 * MOST + 1) * px(_CELL + _GAP) - px(_GAP)
        return QSize(math.ceil(wide), math.ceil(px(24)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        is_ours = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._status_at(event.position()) if is_ours else None
        event.setAccepted(is_ours)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._status_at(event.position()) != pressed:
            return
        wanted = 0 if pressed == self._status else pressed
        if wanted != self._status:
            self.status_requested.emit(wanted)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        elif abs(self._status + step) <= MOST:
            self.status_requested.emit(self._status + step)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, status = self._look, self._status
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inset = look.px(_PEN) / 2
            for place in range(-MOST, MOST + 1):
                box = self.cell_rect(place)
                if not place:
                    bar = QRectF(0, 0, look.px(_BAR), look.px(_HIGH + 4))
                    bar.moveCenter(box.center())
                    painter.fillRect(bar, look.color(Role.TEXT2))
                    continue
                hue = Role.QUARRY if place > 0 else Role.PURSUER
                is_filled = 0 < place <= status or status <= place < 0
                painter.setPen(look.pen(hue if is_filled else Role.LINE_STRONG, look.px(_PEN)))
                fill = look.color(hue) if is_filled else Qt.BrushStyle.NoBrush
                painter.setBrush(fill)
                radius = look.px(_RADIUS)
                painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _status_at(self, point: QPointF) -> int | None:
        reach = self._look.px(_GAP) / 2
        for place in range(-MOST, MOST + 1):
            box = self.cell_rect(place)
            if box.left() - reach <= point.x() <= box.right() + reach:
                return place
        return None

    def _on_value_changed(self, value: int) -> None:
        if not self._is_mirroring and value != self._status:
            self.status_requested.emit(value)
