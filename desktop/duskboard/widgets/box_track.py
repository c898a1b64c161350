"""Points in boxes: Willpower to spend, blood held, stress, experience, a stash."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.token import Role
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

_GAP = 4.0
_LINE_GAP = 6.0
_PEN = 1.5
_RADIUS = 3.0
_SPECK = 2.0
_IN_A_ROW = 10
_HATCH = 0.9
_MORE, _LESS = frozenset("+="), frozenset("-−")
_DIGITS = frozenset("0123456789")


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackFace:
    """Points to paint.

    Attributes:
        filled: Points there are.
        size: Boxes for them.
        text: What they are, for screen readers.
        says: How many there are, for screen readers.
        pending: Points that the roll in hand would add.
    """

    filled: int
    size: int
    text: str
    says: str = ""
    pending: int = 0


class BoxTrack(QAbstractSlider):
    """Paints boxes. A click sets the points to a box, one on the last that is filled empties it.

    A sweep over several sets them to the last; only what is let go is wished. `+` and `−` move by
    one; a digit sets them where `takes_digits` says so.

    Signals:
        points_requested(int): There shall be so many points.
    """

    points_requested = Signal(int)

    def __init__(  # noqa: PLR0913 - what it counts decides how it looks
        self,
        look: Look,
        *,
        fill: Role = Role.TEXT2,
        width: float = 16.0,
        height: float = 16.0,
        gap: float = _GAP,
        columns: int | None = _IN_A_ROW,
        takes_digits: bool = False,
        radius: float = _RADIUS,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty track.

        Args:
            look: The look.
            fill: The colour of points.
            width: The width of a box in logical pixels; 0 to share all the room that there is.
            height: The height of a box in logical pixels.
            gap: Between two boxes.
            columns: Boxes in a row; None for all of them in one.
            takes_digits: Whether a digit sets the points.
            radius: Of the corners of a box in logical pixels.
            parent: Its parent.
        """
        super().__init__(parent)
        self._look, self._fill = look, fill
        self._wide, self._high, self._gap = width, height, gap
        self._columns, self._radius = columns, radius
        self._own_keys = frozenset({*_MORE, *_LESS, *(_DIGITS if takes_digits else ())})
        self._face = TrackFace(filled=0, size=0, text="")
        self._is_mirroring = False
        self._pressed: int | None = None
        self._swept: int | None = None
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        across = QSizePolicy.Policy.Fixed if width else QSizePolicy.Policy.Expanding
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
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
        look, in_a_row = self._look, self._in_a_row
        row, column = divmod(place - 1, in_a_row)
        gap = look.px(self._gap)
        wide = look.px(self._wide) or (self.width() + gap) / in_a_row - gap
        top = row * look.px(self._high + _LINE_GAP)
        return QRectF(column * (wide + gap), top, wide, look.px(self._high))

    @property
    def _boxes(self) -> int:
        return max(self._face.size, self._face.filled)

    @property
    def _in_a_row(self) -> int:
        return self._columns or max(1, self._boxes)

    @override
    def sizeHint(self) -> QSize:
        look, in_a_row = self._look, self._in_a_row
        rows = math.ceil(max(1, self._boxes) / in_a_row)
        wide = look.px(in_a_row * ((self._wide or self._high) + self._gap) - self._gap)
        high = look.px(rows * (self._high + _LINE_GAP) - _LINE_GAP)
        return QSize(math.ceil(wide), math.ceil(high))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        is_ours = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._box_at(event.position()) if is_ours else None
        event.setAccepted(is_ours)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        over = self._box_at(event.position())
        if over is None and event.position().x() < 0:
            over = 0
        is_sweep = self._swept is not None or over != self._pressed
        if over is not None and is_sweep and over != self._swept:
            self._swept = over
            self.update()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        swept, self._swept = self._swept, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        self.update()
        place = self._box_at(event.position())
        if swept is not None:
            if swept != self._face.filled:
                self.points_requested.emit(swept)
        elif place == pressed:
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
        elif self._is_own(event):
            self.points_requested.emit(int(event.text()))
        elif event.key() == Qt.Key.Key_Escape and self._swept is not None:
            self._pressed = self._swept = None
            self.update()
        else:
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        is_own = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_own and isinstance(event, QKeyEvent) and self._is_own(event):
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
        look, boxes = self._look, self._boxes
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(1, boxes + 1):
                self._paint_box(painter, place)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.LINE))
            last = math.ceil(boxes / self._in_a_row) * self._in_a_row
            for place in range(boxes + 1, last + 1):
                middle = self.box_rect(place).center()
                painter.drawEllipse(middle, look.px(_SPECK), look.px(_SPECK))

    def _paint_box(self, painter: QPainter, place: int) -> None:
        """Paint a box: full, empty, or hatched for what would come or go."""
        look, face = self._look, self._face
        pen, radius = look.px(_PEN), look.px(self._radius)
        is_filled = place <= face.filled
        edge, hatch = self._fill if is_filled else Role.LINE_STRONG, None
        if self._swept is not None:
            low, high = sorted((face.filled, self._swept))
            if low < place <= high:
                edge = hatch = Role.TEXT3 if is_filled else self._fill
        elif not is_filled and place <= face.filled + face.pending:
            edge = hatch = Role.NOW
        inset = pen / 2
        box = self.box_rect(place).adjusted(inset, inset, -inset, -inset)
        if hatch is not None:
            path = QPainterPath()
            path.addRoundedRect(box, radius, radius)
            paint_hatch(painter, look, path, hatch, size=look.px(_HATCH))
        painter.setPen(look.pen(edge, pen))
        is_solid = is_filled and hatch is None
        painter.setBrush(look.color(self._fill) if is_solid else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)

    def _is_own(self, event: QKeyEvent) -> bool:
        return bool(event.text()) and event.text() in self._own_keys

    def _box_at(self, point: QPointF) -> int | None:
        half = self._look.px(self._gap) / 2
        for place in range(1, self._boxes + 1):
            if self.box_rect(place).adjusted(-half, -half, half, half).contains(point):
                return place
        return None

    def _on_value_changed(self, value: int) -> None:
        if not self._is_mirroring and value != self._face.filled:
            self.points_requested.emit(value)
