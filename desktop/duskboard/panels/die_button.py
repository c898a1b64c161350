"""A button that puts one die more into the roll, or takes one away."""

import math

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HEIGHT = 26.0
_PAD = 5.0
_CHOSEN_PEN = 1.5
_MINUS_KEYS = frozenset({Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete})
_PLUS_KEYS = frozenset({Qt.Key.Key_Plus, Qt.Key.Key_Equal})


class DieButton(PaintedButton):
    """One kind of die: "d6", with two of them in the roll "2d6".

    Signals:
        added(int): One more such die; its sides.
        taken(int): One less.
    """

    added = Signal(int)
    taken = Signal(int)

    def __init__(self, look: Look, words: Words, sides: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words, self._sides, self._count = words, sides, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_self_clicked)
        self.mirror(0)

    @property
    def count(self) -> int:
        """How many of these dice are in the roll."""
        return self._count

    def mirror(self, count: int) -> None:
        """Show how many of these dice are in the roll."""
        self._count = count
        self.setText(f"{count if count > 1 else ''}d{self._sides}")
        die = {"die": f"d{self._sides}"}
        self.setAccessibleName(self._words.gettext("Add a %(die)s") % die)
        told = self._words.ngettext("%(count)d in the roll", "%(count)d in the roll", count)
        self.setAccessibleDescription(told % {"count": count})
        self.setToolTip(self._words.gettext("Click adds a %(die)s, right-click takes one") % die)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        # As wide as with a count, so that nothing moves.
        text = measure_text(self._look, f"2d{self._sides}", TextStyle.LABEL)
        width = text.width() + 2 * self._look.px(_PAD)
        return QSize(math.ceil(width), round(self._look.px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        text = measure_text(self._look, self.text(), TextStyle.LABEL)
        return QSize(math.ceil(text.width()) + 4, round(self._look.px(_HEIGHT)))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and inside:
            self.taken.emit(self._sides)
        else:
            super().mouseReleaseEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()  # the release of the right button takes a die away

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PLUS_KEYS:
            self.added.emit(self._sides)
        elif event.key() in _MINUS_KEYS:
            self.taken.emit(self._sides)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_chosen = self._count > 0
        width = _CHOSEN_PEN if is_chosen else look.size("stroke.hair")
        box = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        ground = Role.BG1
        if self.isDown():
            ground = Role.BG0
        elif is_chosen or self.underMouse():
            ground = Role.BG3
        painter.setPen(look.pen(Role.TEXT2 if is_chosen else Role.LINE_STRONG, width))
        painter.setBrush(look.color(ground))
        radius = look.size("radius.control")
        painter.drawRoundedRect(box, radius, radius)
        style = TextStyle.LABEL if is_chosen else TextStyle.BODY
        paint_text(
            painter,
            look,
            QRectF(self.rect()),
            self.text(),
            style,
            Role.TEXT,
            align=CENTER,
            ground=ground,
        )
        painter.end()

    def _on_self_clicked(self) -> None:
        self.added.emit(self._sides)
