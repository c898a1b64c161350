"""What stands on the ladder of factions beside them: the names of rungs, and the crew itself."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from duskboard.panels.sheet_book import page_rule
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel

_STANDING, _PAD, _GAP = 42.0, 6.0, 6.0


class RungHead(QWidget):
    """The name of a rung, with a hairline beside it."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = look.px
        self.label = TextLabel(look, text, TextStyle.CAPTION, role=Role.TEXT2)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, round(px(_PAD)), 0, 0)
        row.setSpacing(round(px(_GAP)))
        row.addWidget(self.label)
        row.addWidget(page_rule(), 1)


class CrewRung(QWidget):
    """The crew among the factions, on a ground of its own."""

    def __init__(self, look: Look, standing: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        px, ground = look.px, Role.BG3
        self.standing = TextLabel(look, standing, TextStyle.BODY, ground=ground, weight=700)
        self.standing.setFixedWidth(round(px(_STANDING)))
        self.name = TextLabel(look, name, TextStyle.LABEL, ground=ground)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, round(px(_PAD)), round(px(_PAD)), round(px(_PAD)))
        row.setSpacing(round(px(2 * _PAD)))
        row.addWidget(self.standing)
        row.addWidget(self.name, 1)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(Role.LINE, 1))
            painter.setBrush(look.color(Role.BG3))
            reach = look.px(_PAD)
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, reach / 2, reach / 2)
