"""A fact about a thing, in a frame; never to be pressed."""

import math

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.panels.row_painting import TAG_HEIGHT, paint_tag, tag_width
from duskboard.theme.look import Look
from duskboard.theme.token import Role


class TagLabel(QLabel):
    """A tag as a widget."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        glyph: str = "",
        ground: Role = Role.BG2,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._look, self._glyph, self._ground = look, glyph, ground
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        width = tag_width(self._look, self.text(), glyph=self._glyph)
        return QSize(math.ceil(width), math.ceil(self._look.px(TAG_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        left = QPointF(0, self.height() / 2)
        paint_tag(
            painter,
            self._look,
            left,
            self.text(),
            glyph=self._glyph,
            ground=self._ground,
            most=float(self.width()),
        )
        painter.end()
