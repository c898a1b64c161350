"""A hint for the first evening: one line in a bubble, shown once at its place."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton
from duskboard.widgets.text_label import TextLabel

_GLYPH = 16.0


class Hint(QWidget):
    """A bubble with a hint and "Got it".

    Signals:
        dismissed(): The user has read it.
    """

    dismissed = Signal()

    def __init__(
        self, look: Look, words: Words, text: str, *, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._label = TextLabel(
            look, style=TextStyle.LABEL, role=Role.BG1, ground=Role.TEXT, lines=0
        )
        self._button = _Link(look)
        self._button.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        pad = round(look.size("space.s"))
        left = 2 * pad + round(look.px(_GLYPH)) + round(look.size("space.m"))
        above = round(look.px(5))
        row.setContentsMargins(left, above, round(look.size("space.m")), above)
        row.setSpacing(round(look.size("space.l")))
        row.addWidget(self._label, 1)
        row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self.tell(text)

    def tell(self, text: str) -> None:
        """Say another hint, or the same in another language."""
        self._label.setText(text)
        self._button.setText(self._words.pgettext("hint", "Got it"))
        self.adjustSize()

    @property
    def kept(self) -> QRect:
        """What of it stays where the rest steps aside: "Got it" with some ground round it."""
        pad = round(self._look.size("space.s"))
        return self._button.geometry().adjusted(-pad, -pad, pad, pad).intersected(self.rect())

    def step_aside(self, *, is_aside: bool) -> None:
        """Leave what lies beneath to the pointer, but for "Got it"; or be there again."""
        if is_aside:
            self.setMask(QRegion(self.kept))
        else:
            self.clearMask()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.TEXT))
        radius = look.size("radius.control")
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        side = look.px(_GLYPH)
        box = QRectF(2 * look.size("space.s"), (self.rect().height() - side) / 2, side, side)
        look.glyphs.paint_glyph(painter, box, "hint", look.color(Role.BG1))
        painter.end()


class _Link(PaintedButton):
    """Underlined words on the ground of a hint."""

    @override
    def sizeHint(self) -> QSize:
        size = measure_text(self._look, self.text(), TextStyle.LABEL)
        return QSize(round(size.width() + 0.5), round(self._look.size("hitMin")))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = paint_text(
            painter, self._look, QRectF(self.rect()), self.text(), TextStyle.LABEL, Role.BG1,
            align=CENTER, ground=Role.TEXT,
        )  # fmt: skip
        line = round(box.bottom() - self._look.px(2))
        painter.fillRect(QRectF(box.left(), line, box.width(), 1), self._look.color(Role.BG1))
        painter.end()
