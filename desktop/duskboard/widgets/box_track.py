"""Points in boxes, ten in a row: Willpower to spend, blood held."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

_GAP = 4.0
_LINE_GAP = 6.0
_PEN = 1.5
_RADIUS = 3.0
_SPECK = 2.0
_IN_A_ROW = 10
_MORE, _LESS = frozenset("+="), frozenset("-−")


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackFace:
    """Points to paint.

    Attributes:
        filled: Points there are.
        size: Boxes for them.
        text: What they are, for screen readers.
        says: How many there are, for screen readers.
    """

    filled: int
    size: int
    text: str
    says: str = ""


class BoxTrack(QAbstractSlider):
    """Paints boxes. A click sets the points to a box, one on the last that is filled empties it.

    Signals:
        points_requested(int): There shall be so many points.
    """

    points_requested = Signal(int)

    def __init__(
        self,
        look: Look,
        *,
        fill: Role = Role.TEXT2,
        width: float = 16.0,
        height: float = 16.0,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty track with boxes of so many logical pixels."""
        super().__init__(parent)
        self._look, self._fill = look, fill
        self._wide, self._high = width, height
        self._face = TrackFace(filled=0, size=0, text="")
        self._is_mirroring = False
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._on_value_changed)

    @property
    def face(self) -> TrackFace:
        """What is shown."""
        return self._face

    def mirror(self, face: TrackFace) -> None:
        """Show points."""
        if face == self._face:
            return
        self._face = face
        self._is_mirroring = True
        self.setRange(0, max(face.size, face.filled))
        self.setValue(face.filled)
        self._is_mirroring = False
        self.setAccessibleName(face.text)
        self.setAccessibleDescription(face.says)
        self.updateGeometry()
        self.update()

    def box_rect(self, place: int) -> QRectF:
        """Return where a box stands, 1 for the first."""
        look = self._look
        row, column = divmod(place - 1, _IN_A_ROW)
        left = column * look.px(self._wide + _GAP)
        top = row * look.px(self._high + _LINE_GAP)
        return QRectF(left, top, look.px(self._wide), look.px(self._high))

    @override
    def sizeHint(self) -> QSize:
        look, boxes = self._look, max(self._face.size, self._face.filled, _IN_A_ROW)
        rows = math.ceil(boxes / _IN_A_ROW)
        wide = look.px(_IN_A_ROW * (self._wide + _GAP) - _GAP)
        high = look.px(rows * (self._high + _LINE_GAP) - _LINE_GAP)
        return QSize(math.ceil(wide), math.ceil(high))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self._box_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.points_requested.emit(place - 1 if place == self._face.filled else place)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text() in _MORE:
            self.points_requested.emit(self._face.filled + 1)
        elif event.text() and event.text() in _LESS:
            self.points_requested.emit(max(0, self._face.filled - 1))
        else:
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        is_own = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_own and isinstance(event, QKeyEvent) and event.text() in {*_MORE, *_LESS}:
            event.accept()
            return True
        return super().event(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self._face
        pen, radius = look.px(_PEN), look.px(_RADIUS)
        boxes = max(face.size, face.filled)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(1, boxes + 1):
                is_filled = place <= face.filled
                painter.setPen(look.pen(self._fill if is_filled else Role.LINE_STRONG, pen))
                brush = look.color(self._fill) if is_filled else Qt.BrushStyle.NoBrush
                painter.setBrush(brush)
                inset = pen / 2
                box = self.box_rect(place).adjusted(inset, inset, -inset, -inset)
                painter.drawRoundedRect(box, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.LINE))
            last = math.ceil(boxes / _IN_A_ROW) * _IN_A_ROW
            for place in range(boxes + 1, last + 1):
                middle = self.box_rect(place).center()
                painter.drawEllipse(middle, look.px(_SPECK), look.px(_SPECK))

    def _box_at(self, point: QPointF) -> int | None:
        boxes = max(self._face.size, self._face.filled)
        half = self._look.px(_GAP) / 2
        for place in range(1, boxes + 1):
            if self.box_rect(place).adjusted(-half, -half, half, half).contains(point):
                return place
        return None

    def _on_value_changed(self, value: int) -> None:
        if not self._is_mirroring and value != self._face.filled:
            self.points_requested.emit(value)
