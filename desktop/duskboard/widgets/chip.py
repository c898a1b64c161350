"""A chip: something small that can be pressed, such as an ability or a vice."""

import math

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
_PEN = 1.25
_GLYPH = 12.0
_GAP = 4.0
_MOST = 300.0
_DASH = (4.0, 3.0)


class Chip(PaintedButton):
    """Paints a chip; one that is offered, not there yet, is dashed; what waits is lit."""

    def __init__(  # noqa: PLR0913 - what it shows and how
        self, look: Look, text: str = "", *, glyph: str = "", is_offered: bool = False,
        is_lit: bool = False, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(look, parent)
        self._glyph, self._is_offered, self._is_lit = glyph, is_offered, is_lit
        self.setText(text)

    def set_glyph(self, glyph: str) -> None:
        """Show another glyph before the text, or none."""
        if glyph != self._glyph:
            self._glyph = glyph
            self.updateGeometry()
            self.update()

    def set_offered(self, *, is_so: bool) -> None:
        """Show it as what is offered, or as what is there."""
        if is_so is not self._is_offered:
            self._is_offered = is_so
            self.update()

    def tell(self, text: str, says: str = "") -> None:
        """Show a text; `says` is said beside it where the pointer rests."""
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
            self.update()
        self.setAccessibleName(text)
        self.setAccessibleDescription(says)
        self.setToolTip(f"{text}\n{says}" if says else text)

    @override
    def sizeHint(self) -> QSize:
        look = self._look
        wide = measure_text(look, self.text(), TextStyle.CAPTION).width() + 2 * look.px(_PAD)
        if self._glyph:
            wide += look.px(_GLYPH + _GAP)
        return QSize(math.ceil(min(wide, look.px(_MOST))), round(look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        high = self.sizeHint().height()
        return QSize(min(self.sizeHint().width(), 2 * high), high)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        ground = Role.BG3 if self.underMouse() and self.isEnabled() else Role.BG1
        ink = Role.TEXT2 if self._is_offered else Role.TEXT
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = look.px(_PEN)
            dash = _DASH if self._is_offered else None
            edge = Role.LINE_STRONG if self._is_offered else Role.TEXT2
            edge = Role.NOW if self._is_lit else edge
            painter.setPen(look.pen(edge, pen, dash=dash))
            is_over = ground is not Role.BG1
            painter.setBrush(look.color(ground) if is_over else Qt.BrushStyle.NoBrush)
            box = QRectF(self.rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            room = QRectF(self.rect()).adjusted(look.px(_PAD), 0, -look.px(_PAD), 0)
            if self._glyph:
                side = look.px(_GLYPH)
                mark = QRectF(room.left(), (self.height() - side) / 2, side, side)
                look.glyphs.paint_glyph(painter, mark, self._glyph, look.color(ink))
                room.setLeft(mark.right() + look.px(_GAP))
            paint_text(
                painter, look, room, self.text(), TextStyle.CAPTION, ink, align=CENTER,
                ground=ground,
            )  # fmt: skip
