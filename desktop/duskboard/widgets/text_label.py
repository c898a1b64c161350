"""A line or a few lines of text in a style and a colour of the look."""

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_WIDEST = 480.0
"""Logical pixels that a text of many lines asks for at most."""
_NARROWEST = 60.0
_MANY = 99


class TextLabel(QLabel):
    """Text that wraps to the room it has and ends in "…" where that is not enough."""

    def __init__(  # noqa: PLR0913 - everything that a text is painted with
        self,
        look: Look,
        text: str = "",
        style: TextStyle = TextStyle.BODY,
        *,
        role: Role = Role.TEXT,
        ground: Role = Role.BG1,
        lines: int = 1,
        weight: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a label.

        Args:
            look: The look.
            text: The text; change it by `setText`.
            style: The style of type.
            role: The colour.
            ground: What lies beneath.
            lines: The most lines; 0 for as many as it takes.
            weight: Another weight than the style's.
            parent: Its parent.
        """
        super().__init__(text, parent)
        self._look, self._style, self._role, self._ground = look, style, role, ground
        self._lines, self._weight = lines or _MANY, weight
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(self._lines > 1)
        self.setSizePolicy(policy)

    def set_role(self, role: Role) -> None:
        """Take another colour."""
        self._role = role
        self.update()

    def set_weight(self, weight: int | None) -> None:
        """Take another weight than the style's, or the style's own."""
        if weight != self._weight:
            self._weight = weight
            self.updateGeometry()
            self.update()

    def keep_room(self, *texts: str) -> None:
        """Be as wide as the widest of these: what stands beside it must not move."""
        sizes = (
            measure_text(self._look, text, self._style, weight=self._weight, lines=self._lines)
            for text in texts
        )
        self.setMinimumWidth(max(math.ceil(size.width()) for size in sizes))

    @override
    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            self.updateGeometry()

    @override
    def hasHeightForWidth(self) -> bool:
        return self._lines > 1

    @override
    def heightForWidth(self, width: int) -> int:
        return math.ceil(self._measure(float(width)).height())

    @override
    def sizeHint(self) -> QSize:
        widest = self._look.px(_WIDEST) if self._lines > 1 else None
        size = self._measure(widest)
        return QSize(math.ceil(size.width()), math.ceil(size.height()))

    @override
    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), round(self._look.px(_NARROWEST))), hint.height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_text(
            painter, self._look, QRectF(self.rect()), self.text(), self._style, self._role,
            weight=self._weight, align=self.alignment(), lines=self._lines, ground=self._ground,
        )  # fmt: skip
        painter.end()

    def _measure(self, width: float | None) -> QSize:
        size = measure_text(
            self._look,
            self.text(),
            self._style,
            weight=self._weight,
            width=width,
            lines=self._lines,
        )
        return QSize(math.ceil(size.width()), math.ceil(size.height()))
