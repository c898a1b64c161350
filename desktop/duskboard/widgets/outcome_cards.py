"""What each outcome of a roll brings: cards side by side, the one that came is framed."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.result_card import Tone, paint_result_glyph

_PAD = 10.0
_GAP = 8.0
_GLYPH = 24.0
_HEAD = 30.0
_LINES = 4
_NARROW = 150.0
_RADIUS = 4.0
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeFace:
    """A card to paint.

    Attributes:
        tone: How it is meant.
        range: Which dice: "4/5".
        word: How it comes out, in a few words.
        body: What it brings.
    """

    tone: Tone
    range: str
    word: str
    body: str


class OutcomeCards(QWidget):
    """Paints cards side by side; where there is little room, two above two."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._faces: tuple[OutcomeFace, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def faces(self) -> tuple[OutcomeFace, ...]:
        """What is shown."""
        return self._faces

    def mirror(self, faces: tuple[OutcomeFace, ...]) -> None:
        """Show cards."""
        if faces != self._faces:
            self._faces = faces
            said = [f"{one.range} {one.word}: {one.body}" for one in faces]
            self.setAccessibleName("\n".join(said))
            self.setToolTip("\n".join(said))
            self.updateGeometry()
            self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        high = sum(self._height(width, row) for row in rows)
        return math.ceil(high + self._look.px(_GAP) * (len(rows) - 1))

    @override
    def sizeHint(self) -> QSize:
        wide = round(self._look.px(600))
        return QSize(wide, self.heightForWidth(wide))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(260)), round(self._look.px(60)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        gap = self._look.px(_GAP)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = 0.0
            for row in self._rows(self.width()):
                high = self._height(self.width(), row)
                wide = self._width(self.width(), row)
                for place, face in enumerate(row):
                    box = QRectF(place * (wide + gap), top, wide, high)
                    self._paint_card(painter, box, face)
                top += high + gap

    def _rows(self, width: int) -> tuple[tuple[OutcomeFace, ...], ...]:
        faces, half = self._faces, len(self._faces) // 2
        if not faces:
            return ()
        if self._width(width, faces) >= self._look.px(_NARROW) or half == 0:
            return (faces,)
        return (faces[:half], faces[half:])

    def _width(self, width: int, row: tuple[OutcomeFace, ...]) -> float:
        return (width - self._look.px(_GAP) * (len(row) - 1)) / len(row)

    def _height(self, width: int, row: tuple[OutcomeFace, ...]) -> float:
        look = self._look
        room = self._width(width, row) - look.px(2 * _PAD)
        lines = [
            measure_text(look, one.body, TextStyle.CAPTION, width=room, lines=_LINES).height()
            for one in row
        ]
        return look.px(_HEAD) + max(lines, default=0.0) + look.px(_PAD)

    def _paint_card(self, painter: QPainter, box: QRectF, face: OutcomeFace) -> None:
        look, pad = self._look, self._look.px(_PAD)
        painter.setPen(look.pen(Role.LINE, 1))
        painter.setBrush(look.color(Role.BG2))
        radius = look.px(_RADIUS)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        side, head = look.px(_GLYPH), look.px(_HEAD)
        glyph = QRectF(box.left() + pad / 2, box.top() + (head - side) / 2, side, side)
        paint_result_glyph(painter, look, glyph, face.tone)
        left = glyph.right() + look.px(4)
        room = QRectF(left, box.top(), box.right() - pad - left, head)
        seen = paint_text(
            painter, look, room, face.range, TextStyle.LABEL, Role.TEXT, ground=Role.BG2
        )
        room.setLeft(seen.right() + look.px(6))
        paint_text(painter, look, room, face.word, TextStyle.CAPTION, Role.TEXT2, ground=Role.BG2)
        body = QRectF(box.left() + pad, box.top() + head, box.width() - 2 * pad, box.height())
        body.setBottom(box.bottom() - pad / 2)
        paint_text(
            painter, look, body, face.body, TextStyle.CAPTION, Role.TEXT2, lines=_LINES,
            align=_TOP, ground=Role.BG2,
        )  # fmt: skip
