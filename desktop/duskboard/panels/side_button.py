"""A row at the side that turns a list to something: glyph, words, a count at the right."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import FOCUS_REACH, LOOK_EVENTS

_HEIGHT = 38.0
_LOW = 30.0
_SIDE = 12.0
_GLYPH = 16.0
_TEXT = 38.0
_BAR = 3.0


class SideButton(QRadioButton):
    """One of several rows of which one holds; a radio button for keys and screen readers."""

    def __init__(
        self, look: Look, *, glyph: str = "", is_part: bool = False, parent: QWidget | None = None
    ) -> None:
        """Make a row; a part of the row above it is lower and has no glyph."""
        super().__init__(parent)
        self._look, self._glyph, self._is_part = look, glyph, is_part
        self._count = ""
        self.setProperty(FOCUS_REACH, -3)  # rows touch: the frame lies within
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, text: str, count: str) -> None:
        """Say what it turns to and how much of that there is."""
        self._count = count
        self.setText(text)
        self.setAccessibleDescription(count)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        look = self._look
        wide = measure_text(look, self.text(), TextStyle.LABEL).width()
        wide += measure_text(look, self._count, TextStyle.CAPTION).width()
        width = wide + look.px(_TEXT + 2 * _SIDE)
        return QSize(round(width), round(look.px(_LOW if self._is_part else _HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(140)), self.sizeHint().height())

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, rect, px = self._look, QRectF(self.rect()), self._look.px
        ground = Role.BG3 if self.isChecked() else Role.BG2 if self.underMouse() else Role.BG1
        role = Role.TEXT if self.isChecked() else Role.TEXT2
        with QPainter(self) as painter:
            painter.fillRect(rect, look.color(ground))
            if self.isChecked():
                painter.fillRect(QRectF(0, 0, px(_BAR), rect.height()), look.color(Role.TEXT2))
            if self._glyph:
                side = px(_GLYPH)
                box = QRectF(px(_SIDE), rect.center().y() - side / 2, side, side)
                look.glyphs.paint_glyph(painter, box, self._glyph, look.color(role))
            room = rect.adjusted(px(_TEXT), 0, -px(_SIDE), 0)
            count = paint_text(
                painter, look, room, self._count, TextStyle.CAPTION, Role.TEXT3,
                align=RIGHT, ground=ground,
            )  # fmt: skip
            room.setRight(count.left() - look.size("space.s"))
            style = TextStyle.LABEL if self.isChecked() else TextStyle.BODY
            paint_text(painter, look, room, self.text(), style, role, ground=ground)
