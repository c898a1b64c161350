"""A label with its dots: something of a sheet that is picked for a pool, or rated."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.name_key import is_name_key
from duskboard.theme.text import LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

_HIGH = 26.0
_SMALL, _LARGE = 12.0, 16.0
_GAPS = {_SMALL: 3.0, _LARGE: 6.0}
_PEN = 1.5
_SPECK = 2.5
_PAD = 6.0
_LAMP = 3.0
_NOTE_GAP = 8.0
_LEAD_GAP = 10.0
_LEAST_NOTE = 24.0
_LEAST_LABEL = 72.0
_MORE, _LESS = frozenset("+="), frozenset("-−")
_DIGITS = frozenset("0123456789")


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitFace:
    """A trait to paint.

    Attributes:
        text: Its label.
        note: Fields of its specialty, or "".
        figure: What is rolled with it, while it is part of the roll in hand: "2d", or "".
        rating: Filled dots.
        size: Dots in all.
        limit: The highest rating; dots above it are specks.
        is_picked: Whether it is part of the roll in hand.
        is_large: Whether its dots are of the larger kind.
        says: What screen readers say of it beside its label.
    """

    text: str
    note: str = ""
    figure: str = ""
    rating: int = 0
    size: int = 5
    limit: int = 5
    is_picked: bool = False
    is_large: bool = False
    says: str = ""


class TraitRow(QAbstractSlider):
    """Paints a trait. Its label is clicked to pick it, its dots to rate it.

    Dots take clicks while it is edited, or with Ctrl. Space picks; `+`, `−` and, where it leads
    with its dots, digits rate while it is edited; all other keys are left to what it stands in.

    Signals:
        picked(): It shall be part of the pool, or no longer.
        rolled_alone(): It shall be rolled, alone and now.
        rating_requested(int): It shall have so many dots.
        note_requested(): What stands beside its label shall be written (Shift F2).
        menu_requested(): What can be done with it shall be offered (the right button).
    """

    picked = Signal()
    rolled_alone = Signal()
    rating_requested = Signal(int)
    note_requested = Signal()
    menu_requested = Signal()

    def __init__(self, look: Look, *, leads: bool = False, parent: QWidget | None = None) -> None:
        """Make a row; `leads` has its dots stand before its label."""
        super().__init__(parent)
        self._look, self._leads = look, leads
        self._own_keys = frozenset({*_MORE, *_LESS, *(_DIGITS if leads else ())})
        self._face = TraitFace(text="")
        self._is_editing = False
        self._is_mirroring = False
        self._is_pressed = False
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._on_value_changed)

    @property
    def face(self) -> TraitFace:
        """What is shown."""
        return self._face

    def mirror(self, face: TraitFace, *, is_editing: bool = False) -> None:
        """Show a trait, as it is played or as it is edited."""
        if face == self._face and is_editing is self._is_editing:
            return
        moves = (face.text, face.size) != (self._face.text, self._face.size)
        self._face, self._is_editing = face, is_editing
        self._is_mirroring = True
        self.setRange(0, max(face.limit, face.rating))
        self.setValue(face.rating)
        self._is_mirroring = False
        self.setAccessibleName(face.text)
        self.setAccessibleDescription(face.says)
        if moves:
            self.updateGeometry()
        self.update()

    def dot_at(self, point: QPointF) -> int | None:
        """Return which dot stands at a point, 1 for the first, or None."""
        step, left = self._step(), self._dots_left()
        place = math.floor((point.x() - left) / step) + 1
        return place if 1 <= place <= self._face.size else None

    def dot_point(self, place: int) -> QPointF:
        """Return the middle of a dot, 1 for the first."""
        side = self._look.px(self._dot())
        return QPointF(self._dots_left() + (place - 1) * self._step() + side / 2, self.height() / 2)

    @override
    def sizeHint(self) -> QSize:
        label = measure_text(self._look, self._face.text, TextStyle.LABEL).width()
        wide = label + self._dots_width() + self._look.px(3 * _PAD)
        return QSize(math.ceil(wide), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        wide = self._look.px(_LEAST_LABEL + 2 * _PAD) + self._dots_width()
        return QSize(math.ceil(wide), round(self._look.px(_HIGH)))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_pressed = event.button() == Qt.MouseButton.LeftButton
        event.setAccepted(self._is_pressed)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        # The release after a double click is of no press of its own.
        was_pressed, self._is_pressed = self._is_pressed, False
        if not was_pressed or event.button() != Qt.MouseButton.LeftButton or not inside:
            return
        place = self.dot_at(event.position())
        rates = self._is_editing or event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if place is not None and rates:
            self.rating_requested.emit(place - 1 if place == self._face.rating else place)
        else:
            self.picked.emit()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._is_editing:
            self.rolled_alone.emit()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.menu_requested.emit()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel moves the sheet, not the dots

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.picked.emit()
        elif is_name_key(event) and not self._leads:
            self.note_requested.emit()
        elif self._is_editing and event.text() and event.text() in _MORE:
            self.rating_requested.emit(self._face.rating + 1)
        elif self._is_editing and event.text() and event.text() in _LESS:
            self.rating_requested.emit(max(0, self._face.rating - 1))
        elif self._is_editing and event.text() and event.text() in self._own_keys:
            self.rating_requested.emit(int(event.text()))
        else:
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        return super().event(event)

    def _is_own(self, event: QKeyEvent) -> bool:
        """Whether a key is for the row rather than for a command of the window."""
        if is_name_key(event):
            return not self._leads
        return self._is_editing and bool(event.text()) and event.text() in self._own_keys

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

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = self._paint_ground(painter)
            self._paint_label(painter, ground)
            self._paint_dots(painter)

    def _paint_ground(self, painter: QPainter) -> Role:
        look, rect = self._look, QRectF(self.rect())
        ground = Role.BG1
        if self._face.is_picked:
            ground = Role.NOW_DIM
        elif self.underMouse():
            ground = Role.BG2
        if ground is not Role.BG1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(ground))
            radius = look.size("radius.control")
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), radius, radius)
        if self._face.is_picked:
            lamp = QRectF(0, 1, look.px(_LAMP), rect.height() - 2)
            painter.fillRect(lamp, look.color(Role.NOW))
        return ground

    def _paint_label(self, painter: QPainter, ground: Role) -> None:
        look, face = self._look, self._face
        pad = look.px(_PAD)
        room = QRectF(pad, 0, self._dots_left() - 2 * pad, self.height())
        if self._leads:
            room.setLeft(self._dots_left() + self._dots_width() + look.px(_LEAD_GAP))
            room.setRight(self.width() - pad)
        if face.figure:
            figure = paint_text(
                painter, look, room, face.figure, TextStyle.BODY, Role.TEXT, align=RIGHT,
                ground=ground,
            )  # fmt: skip
            room.setRight(figure.left() - pad)
        style = TextStyle.LABEL if face.is_picked or face.is_large else TextStyle.BODY
        box = paint_text(
            painter, look, room, face.text, style, Role.TEXT, align=LEFT, ground=ground
        )
        room.setLeft(box.right() + look.px(_NOTE_GAP))
        if face.note and room.width() >= look.px(_LEAST_NOTE):
            paint_text(
                painter, look, room, face.note, TextStyle.CAPTION, Role.TEXT2,
                align=LEFT, ground=ground,
            )  # fmt: skip

    def _paint_dots(self, painter: QPainter) -> None:
        look, face = self._look, self._face
        width = look.px(_PEN)
        radius = look.px(self._dot()) / 2
        for place in range(1, face.size + 1):
            middle = self.dot_point(place)
            if place > max(face.limit, face.rating):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color(Role.LINE))
                painter.drawEllipse(middle, look.px(_SPECK), look.px(_SPECK))
                continue
            is_filled = place <= face.rating
            painter.setPen(look.pen(Role.TEXT if is_filled else Role.LINE_STRONG, width))
            fill = look.color(Role.TEXT) if is_filled else Qt.BrushStyle.NoBrush
            painter.setBrush(fill)
            inner = radius - width / 2
            painter.drawEllipse(middle, inner, inner)

    def _dot(self) -> float:
        return _LARGE if self._face.is_large else _SMALL

    def _step(self) -> float:
        return self._look.px(self._dot() + _GAPS[self._dot()])

    def _dots_width(self) -> float:
        return self._face.size * self._step() - self._look.px(_GAPS[self._dot()])

    def _dots_left(self) -> float:
        if self._leads:
            return self._look.px(_PAD)
        return self.width() - self._dots_width() - self._look.px(_PAD)

    def _on_value_changed(self, value: int) -> None:
        # Only by what speaks for a screen reader: hands and keys ask before anything moves.
        if not self._is_mirroring and value != self._face.rating:
            self.rating_requested.emit(value)
