"""One way to roll, in a row: what it is, all that it may come to as a bar, and the chance."""

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.panels.odds_page import OddsLine
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.odds_bar import OddsBar
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.rating_bar import RatingBar, RatingFace
from duskboard.widgets.text_label import TextLabel

_PAD, _GAP = 8.0, 12.0
_LAMP = 3.0
_TOTAL = 72.0
_RADIUS = 4.0


class OddsRow(QWidget):
    """Mirrors a line; the one in hand bears the lamp.

    Attributes:
        label: What it is.
        detail: Its price, and how it differs.
        bar: The parts, of dice that pass or fail.
        rating: The same of six-sided dice.
        total: The chance.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._line: OddsLine | None = None
        self.label = TextLabel(look, "", TextStyle.LABEL)
        self.detail = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.bar = OddsBar(look)
        self.rating = RatingBar(look, is_small=True)
        self.total = TextLabel(look, "", TextStyle.NUMBER, weight=700)
        self.total.setAlignment(RIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._measure()

    @property
    def line(self) -> OddsLine | None:
        """What is shown."""
        return self._line

    def mirror(self, line: OddsLine, label_width: int) -> None:
        """Show a line; labels are so many pixels wide, that bars stand below each other."""
        self._line = line
        self.label.setText(line.label)
        self.detail.setText(line.detail)
        self.detail.setVisible(bool(line.detail))
        for label in (self.label, self.detail):
            label.setFixedWidth(label_width)
            label.setToolTip(label.text())
        is_rating = isinstance(line.bar, RatingFace)
        self.bar.setVisible(not is_rating)
        self.rating.setVisible(is_rating)
        if isinstance(line.bar, RatingFace):
            self.rating.mirror(line.bar)
        else:
            self.bar.mirror(line.bar, line.says)
        self.total.setText(line.total)
        quiet = Role.TEXT if line.is_open else Role.TEXT2
        for part in (self.label, self.total):
            part.set_role(quiet)
        self.setAccessibleName(line.says)
        self.update()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._measure()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._line is None or not self._line.is_lit:
            return
        look = self._look
        with QPainter(self) as painter:
            box = QRectF(self.rect())
            painter.fillRect(box, look.color(Role.NOW_DIM))
            painter.fillRect(QRectF(0, 0, look.px(_LAMP), box.height()), look.color(Role.NOW))

    def _measure(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(
            round(px(_PAD + _LAMP)), round(px(4)), round(px(_PAD)), round(px(4))
        )
        self._row.setSpacing(round(px(_GAP)))
        self.total.setFixedWidth(round(px(_TOTAL)))

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.label)
        names.addWidget(self.detail)
        self._row = QHBoxLayout(self)
        self._row.addLayout(names)
        self._row.addWidget(self.bar, 1)
        self._row.addWidget(self.rating, 1)
        self._row.addWidget(self.total)
