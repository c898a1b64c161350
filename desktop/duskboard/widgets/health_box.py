"""A health box with its name and what it costs: one click, one graver mark."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.storyteller.health import Damage, Mark
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH = 26.0
_BOX = 18.0
_RADIUS = 3.0
_PEN = 1.5
_PAD = 4.0
_GAP = 8.0


class BoxMark(StrEnum):
    """What stands in a box; the weight of the line tells the two slashes apart."""

    NONE = "none"
    SLASH = "slash"
    HEAVY_SLASH = "heavy-slash"
    CROSS = "cross"
    PLAIN_CROSS = "plain-cross"
    STAR = "star"


_MARKS: Mapping[tuple[Mark, Damage], BoxMark] = MappingProxyType(
    {
        (Mark.SLASH, Damage.BASHING): BoxMark.SLASH,
        (Mark.SLASH, Damage.LETHAL): BoxMark.HEAVY_SLASH,
        (Mark.CROSS, Damage.LETHAL): BoxMark.PLAIN_CROSS,
        (Mark.CROSS, Damage.AGGRAVATED): BoxMark.CROSS,
        (Mark.STAR, Damage.AGGRAVATED): BoxMark.STAR,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HealthFace:
    """A health box to paint.

    Attributes:
        text: Its name.
        mark: What stands in it.
        penalty: What it costs: "−1", or "".
        is_current: Whether it is the gravest that is marked.
        says: What screen readers say of it.
    """

    text: str
    mark: BoxMark = BoxMark.NONE
    penalty: str = ""
    is_current: bool = False
    says: str = ""


def mark_of(mark: Mark | None, damage: Damage | None) -> BoxMark:
    """Return how damage is drawn; the weight of a line tells two of one form apart."""
    if mark is None or damage is None:
        return BoxMark.NONE
    return _MARKS[mark, damage]


def paint_mark(painter: QPainter, look: Look, box: QRectF, mark: BoxMark) -> None:
    """Paint a box with its mark."""
    inset = look.px(_PEN) / 2
    radius = look.px(_RADIUS)
    painter.setBrush(look.color(Role.BG3) if mark is not BoxMark.NONE else Qt.BrushStyle.NoBrush)
    painter.setPen(look.pen(Role.LINE_STRONG, look.px(_PEN)))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
    if mark is BoxMark.NONE:
        return
    role, width = {
        BoxMark.SLASH: (Role.TEXT, 2.0),
        BoxMark.HEAVY_SLASH: (Role.PURSUER, 5.0),
        BoxMark.PLAIN_CROSS: (Role.PURSUER, 3.2),
        BoxMark.CROSS: (Role.BAD, 3.2),
        BoxMark.STAR: (Role.BAD, 3.2),
    }[mark]
    painter.setPen(look.pen(role, look.px(width)))
    # Within a heavy line's own thickness of the corners, so that nothing leaves the box.
    side = box.width() * (0.26 if mark is BoxMark.HEAVY_SLASH else 0.22)
    inner = box.adjusted(side, side, -side, -side)
    painter.drawLine(QLineF(inner.bottomLeft(), inner.topRight()))
    if mark in {BoxMark.CROSS, BoxMark.PLAIN_CROSS, BoxMark.STAR}:
        painter.drawLine(QLineF(inner.topLeft(), inner.bottomRight()))
    if mark is BoxMark.STAR:
        middle = inner.center().y()
        painter.drawLine(QLineF(inner.left(), middle, inner.right(), middle))


class HealthBox(PaintedButton):
    """Paints a box. Click or wheel take it from mark to mark, the right button clears it.

    Signals:
        turned(int): The next mark is wished, 1 for a graver one, -1 for a lesser.
        typed(str): A mark is wished by its letter: "b", "l" or "x".
        clear_requested(): It shall be empty.
    """

    turned = Signal(int)
    typed = Signal(str)
    clear_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._face = HealthFace(text="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)

    @property
    def face(self) -> HealthFace:
        """What is shown."""
        return self._face

    def mirror(self, face: HealthFace) -> None:
        """Show a box."""
        if face != self._face:
            self._face = face
            self.setAccessibleName(face.text)
            self.setAccessibleDescription(face.says)
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(200)), round(self._look.px(_HIGH)))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and inside:
            self.clear_requested.emit()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().lower()
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.clear_requested.emit()
        elif letter and letter in "blx":
            self.typed.emit(letter)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face, rect = self._look, self._face, QRectF(self.rect())
        pad, side = look.px(_PAD), look.px(_BOX)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = Role.BG1
            if face.is_current or self.underMouse():
                ground = Role.BG3 if face.is_current else Role.BG2
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color(ground))
                radius = look.size("radius.control")
                painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), radius, radius)
            box = QRectF(pad, (rect.height() - side) / 2, side, side)
            paint_mark(painter, look, box, face.mark)
            room = QRectF(box.right() + look.px(_GAP), 0, 0, rect.height())
            room.setRight(rect.right() - 2 * pad)
            style = TextStyle.LABEL if face.is_current else TextStyle.BODY
            penalty = paint_text(
                painter, look, room, face.penalty, style, Role.TEXT, align=RIGHT, ground=ground
            )
            room.setRight(penalty.left() - pad)
            paint_text(painter, look, room, face.text, style, Role.TEXT, align=LEFT, ground=ground)

    def _on_clicked(self) -> None:
        self.turned.emit(1)
