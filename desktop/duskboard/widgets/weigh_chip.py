"""A chip that is pressed from one standing to the next: left out, even, for us, against us."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH = 24.0
_PAD = 10.0
_MOST = 220.0


@dataclass(frozen=True, slots=True, kw_only=True)
class WeighFace:
    """A chip to paint.

    Attributes:
        text: What it is.
        sign: How it stands: "=", "+", "−"; "" where there is nothing to compare.
        is_on: Whether it counts; else it is left out.
        says: What that is in words.
    """

    text: str
    sign: str = ""
    is_on: bool = False
    says: str = ""


class WeighChip(PaintedButton):
    """Paints a chip."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._face = WeighFace(text="")

    @property
    def face(self) -> WeighFace:
        """What is shown."""
        return self._face

    def mirror(self, face: WeighFace) -> None:
        """Show a standing."""
        if face == self._face:
            return
        self._face = face
        self.setText(face.text)
        self.setAccessibleName(face.text)
        self.setAccessibleDescription(face.says)
        self.setToolTip(face.says)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        look = self._look
        wide = measure_text(look, self._said, TextStyle.CAPTION, weight=600).width()
        wide = min(wide + 2 * look.px(_PAD), look.px(_MOST))
        return QSize(math.ceil(wide), round(look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _said(self) -> str:
        return f"{self._face.text} {self._face.sign}".rstrip()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self._face
        is_over = self.underMouse() and self.isEnabled()
        ground = Role.BG3 if face.is_on or is_over else Role.BG1
        pen = look.pen(Role.TEXT2, 1.5) if face.is_on else look.pen(Role.LINE_STRONG, 1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen)
            lit = ground is not Role.BG1
            painter.setBrush(look.color(ground) if lit else Qt.BrushStyle.NoBrush)
            inset = pen.widthF() / 2
            box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            room = QRectF(self.rect()).adjusted(look.px(_PAD) - 1, 0, 1 - look.px(_PAD), 0)
            paint_text(
                painter, look, room, self._said, TextStyle.CAPTION,
                Role.TEXT if face.is_on else Role.TEXT2, weight=600 if face.is_on else None,
                align=CENTER, ground=ground,
            )  # fmt: skip
