"""A fact of a sheet that is read from afar: a small name above a large word."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH, _WIDE = 50.0, 74.0
_PAD = 9.0
_UPPER, _LOWER = 5.0, 22.0
_CAPTION, _HEAD = 16.0, 24.0


class CrewTile(PaintedButton):
    """Paints a name, a word and a rest in smaller letters. A click asks to change it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._name = self._rest = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, name: str, word: str, rest: str = "", says: str = "") -> None:
        """Show a fact."""
        self._name, self._rest = name, rest
        self.setText(word)
        self.setAccessibleName(name)
        self.setAccessibleDescription(says or word)
        self.setToolTip(says)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_WIDE)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        ground = Role.BG3 if self.underMouse() else Role.BG2
        wide = self.width() - 2 * px(_PAD)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(Role.LINE, 1))
            painter.setBrush(look.color(ground))
            radius = look.size("radius.card")
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, radius, radius)
            upper = QRectF(px(_PAD), px(_UPPER), wide, px(_CAPTION))
            paint_text(
                painter, look, upper, self._name, TextStyle.CAPTION, Role.TEXT2, align=LEFT,
                ground=ground,
            )  # fmt: skip
            lower = QRectF(px(_PAD), px(_LOWER), wide, px(_HEAD))
            said = paint_text(
                painter, look, lower, self.text(), TextStyle.HEAD, Role.TEXT, align=LEFT,
                ground=ground,
            )  # fmt: skip
            if self._rest:
                lower.setLeft(said.right() + px(5))
                paint_text(
                    painter, look, lower, self._rest, TextStyle.BODY, Role.TEXT2, align=LEFT,
                    ground=ground,
                )  # fmt: skip
