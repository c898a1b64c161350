"""The chevron at the edge of a view where the track goes on, with the number of places there."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle

_SIZE = (24.0, 56.0)
_GLYPH = 18.0
_COUNT_PX = 12.0


class EdgeButton(QAbstractButton):
    """Moves the view along the track."""

    def __init__(self, look: Look, glyph: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._glyph, self._count = look, glyph, 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def mirror(self, count: int, label: str) -> None:
        """Show that so many places lie beyond, or hide where none do."""
        self._count = count
        self.setAccessibleName(label)
        self.setToolTip(label)
        self.setVisible(count > 0)
        self.update()

    @property
    def count(self) -> int:
        """How many places lie beyond."""
        return self._count

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_SIZE[0])), round(self._look.px(_SIZE[1])))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect())
            painter.fillRect(rect, look.color(Role.BG1))
            role = Role.TEXT if self.underMouse() else Role.TEXT2
            side = look.px(_GLYPH)
            box = QRectF(0, 0, side, side)
            box.moveCenter(rect.center())
            look.glyphs.paint_glyph(painter, box, self._glyph, look.color(role), weight=1.25)
            line = QRectF(0, box.bottom() + look.px(2), rect.width(), look.px(16))
            paint_text(
                painter, look, line, str(self._count), TextStyle.CAPTION, Role.TEXT2,
                weight=600, px=look.px(_COUNT_PX), align=CENTER, ground=Role.BG1,
            )  # fmt: skip
