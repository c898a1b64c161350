"""A step of a downtime: its head, which is pressed to open it, and below that what it asks."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH, _DISC, _LEFT, _PAD = 37.0, 20.0, 14.0, 14.0
_TEXT = 44.0
_BAR = 3.0


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionFace:
    """The head of a step to paint.

    Attributes:
        number: Which, from 1.
        title: What it is called.
        detail: What is known beforehand.
        result: What it brought, or what it would.
        is_done: Whether it is over.
        is_current: Whether it is the one in hand.
        is_open: Whether what it asks is seen.
    """

    number: int
    title: str
    detail: str = ""
    result: str = ""
    is_done: bool = False
    is_current: bool = False
    is_open: bool = False


class StepSection(QWidget):
    """Shows a step.

    Signals:
        pressed(): It shall be open.
    """

    pressed = Signal()

    def __init__(
        self, look: Look, words: Words, body: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.head = _Head(look, words, self)
        self.body = body
        self._room = QWidget(self)
        px = look.px
        inner = QVBoxLayout(self._room)
        sides = (_TEXT, 2, _PAD, 14)
        inner.setContentsMargins(*(round(px(side)) for side in sides))
        inner.addWidget(body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 1)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._room)
        self.head.clicked.connect(self.pressed)

    def mirror(self, face: SectionFace) -> None:
        """Show a step."""
        self.head.mirror(face)
        self._room.setVisible(face.is_open)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self.head.face
        with QPainter(self) as painter:
            if face.is_current:
                painter.fillRect(self.rect(), look.color(Role.BG2))
                bar = QRectF(0, 0, look.px(_BAR), self.height())
                painter.fillRect(bar, look.color(Role.NOW))
            line = QRectF(0, self.height() - 1, self.width(), 1)
            painter.fillRect(line, look.color(Role.LINE))


class _Head(PaintedButton):
    """The line of a step: its number or a tick, its name, what it brought."""

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._words = words
        self.face = SectionFace(number=1, title="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, face: SectionFace) -> None:
        """Show a step."""
        self.face = face
        words = self._words
        self.setText(face.title)
        self.setAccessibleName(face.title)
        state = words.pgettext("step", "open") if face.is_current else ""
        done = words.pgettext("step", "done") if face.is_done else ""
        self.setAccessibleDescription(clauses(words, [done, state, face.detail, face.result]))
        self.setToolTip(face.result)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(360)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(200)), round(self._look.px(_HIGH)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face, rect = self._look, self.face, QRectF(self.rect())
        ground = Role.BG2 if face.is_current else Role.BG1
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse():
                ground = Role.BG3
                side = look.px(_BAR) if face.is_current else 0
                painter.fillRect(rect.adjusted(side, 0, 0, 0), look.color(ground))
            self._paint_disc(painter, ground)
            style = TextStyle.TITLE if face.is_current else TextStyle.LABEL
            left, right = look.px(_TEXT), rect.width() - look.px(_PAD)
            room = QRectF(left, 0, right - left, rect.height())
            wide = measure_text(look, face.title, style).width()
            paint_text(painter, look, room, face.title, style, Role.TEXT, ground=ground)
            rest = QRectF(room)
            rest.setLeft(min(right, left + wide + look.px(12)))
            detail = measure_text(look, face.detail, TextStyle.BODY).width()
            role = Role.TEXT if face.is_done or face.is_current else Role.TEXT2
            paint_text(painter, look, rest, face.detail, TextStyle.BODY, Role.TEXT2, ground=ground)
            if face.detail:
                rest.setLeft(min(right, rest.left() + detail + look.px(16)))
            paint_text(
                painter, look, rest, face.result, TextStyle.BODY, role, align=RIGHT, ground=ground
            )

    def _paint_disc(self, painter: QPainter, ground: Role) -> None:
        look, face = self._look, self.face
        side = look.px(_DISC)
        middle = QPointF(look.px(_LEFT) + side / 2, self.height() / 2)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        if face.is_done and not face.is_current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.TEXT3))
            painter.drawEllipse(box)
            inner = box.adjusted(side / 5, side / 5, -side / 5, -side / 5)
            look.glyphs.paint_glyph(painter, inner, "check", look.color(Role.BG1), weight=1.8)
            return
        ink, under = Role.TEXT2, ground
        if face.is_current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.NOW))
            ink, under = Role.ON_NOW, Role.NOW
        else:
            painter.setPen(look.pen(Role.LINE_STRONG, 1.25))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        paint_text(
            painter, look, box, str(face.number), TextStyle.CAPTION, ink, weight=700,
            align=CENTER, ground=under,
        )  # fmt: skip
