"""The head of an attribute: its rating in a box, its name, and what is rolled with it."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH = 26.0
_BOX = 22.0
_PEN = 1.5
_PAD = 6.0
_GAP = 8.0
_LAMP = 3.0


@dataclass(frozen=True, slots=True, kw_only=True)
class AttributeFace:
    """An attribute to paint.

    Attributes:
        text: Its name.
        rating: Its rating.
        detail: What is rolled with it: "resist 2d".
        short: The same where there is little room: "2d".
        is_picked: Whether it is the roll in hand.
        says: What screen readers say of it beside its name.
    """

    text: str
    rating: int = 0
    detail: str = ""
    short: str = ""
    is_picked: bool = False
    says: str = ""


class AttributeHead(PaintedButton):
    """Paints an attribute. A click or Space takes its roll in hand, a double click rolls at once.

    Signals:
        picked(): Its roll shall be in hand, or no longer.
        rolled_alone(): It shall be rolled now.
    """

    picked = Signal()
    rolled_alone = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._face = AttributeFace(text="")
        self._is_second = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)

    @property
    def face(self) -> AttributeFace:
        """What is shown."""
        return self._face

    def mirror(self, face: AttributeFace) -> None:
        """Show an attribute."""
        if face != self._face:
            self._face = face
            self.setAccessibleName(face.text)
            self.setAccessibleDescription(face.says)
            self.setToolTip(face.says)
            self.updateGeometry()
            self.update()

    @override
    def sizeHint(self) -> QSize:
        look, face = self._look, self._face
        name = measure_text(look, face.text, TextStyle.LABEL).width()
        detail = measure_text(look, face.detail, TextStyle.CAPTION).width()
        wide = look.px(_BOX + 2 * _GAP + _PAD) + name + detail
        return QSize(math.ceil(wide), round(look.px(_HIGH)))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_second = False
        super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._is_second = True  # the release that follows is of no press of its own
            self.rolled_alone.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.picked.emit()
        else:
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self._face
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = self._paint_ground(painter)
            pen, side = look.px(_PEN), look.px(_BOX)
            left = look.px(_PAD) if face.is_picked else 0.0
            box = QRectF(left, (self.height() - side) / 2, side, side)
            painter.setPen(look.pen(Role.TEXT2, pen))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = look.size("radius.box")
            painter.drawRoundedRect(
                box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius, radius
            )
            paint_text(
                painter, look, box, str(face.rating), TextStyle.LABEL, Role.TEXT, align=CENTER,
                ground=ground,
            )  # fmt: skip
            room = QRectF(box.right() + look.px(_GAP), 0, 0, self.height())
            room.setRight(self.width() - look.px(_PAD))
            name = paint_text(
                painter, look, room, face.text, TextStyle.LABEL, Role.TEXT, align=LEFT,
                ground=ground,
            )  # fmt: skip
            room.setLeft(name.right() + look.px(_GAP))
            wide = measure_text(look, face.detail, TextStyle.CAPTION).width()
            detail = face.detail if wide <= room.width() else face.short or face.detail
            paint_text(
                painter, look, room, detail, TextStyle.CAPTION, Role.TEXT2, align=LEFT,
                ground=ground,
            )  # fmt: skip

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
            painter.drawRoundedRect(rect, radius, radius)
        if self._face.is_picked:
            painter.fillRect(QRectF(0, 0, look.px(_LAMP), rect.height()), look.color(Role.NOW))
        return ground

    def _on_clicked(self) -> None:
        if not self._is_second:
            self.picked.emit()
