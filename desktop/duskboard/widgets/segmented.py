"""A row of choices of which one holds, such as All | Shown | GM only."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

_PAD = 12.0
_GLYPH = 16.0
_GAP = 6.0
_CHOSEN_WEIGHT = 600
_TALL = 32.0
"""Height from which on the text is as large as a button's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One of the choices.

    Attributes:
        value: What choosing it means; given back by the signal.
        text: Its words.
        glyph: The name of a glyph before them, or "".
        tip: What is said of it where the pointer rests, or "".
    """

    value: object
    text: str
    glyph: str = ""
    tip: str = ""


class SegmentedControl(QWidget):
    """A row of choices. Tab comes to the one that holds, arrows go along and choose.

    Signals:
        chosen(object): The user chose another value.
    """

    chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        *,
        height: float = 26.0,
        ground: Role = Role.BG1,
        parent: QWidget | None = None,
    ) -> None:
        """Make a row without choices; `height` in logical pixels."""
        super().__init__(parent)
        self._look, self._height, self._ground = look, height, ground
        self._segments: list[_Segment] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> object:
        """The value that holds, or None."""
        return next((s.option.value for s in self._segments if s.isChecked()), None)

    def mirror(self, options: Sequence[Option], value: object) -> None:
        """Show choices of which `value` holds, or none where it is none of them."""
        if len(options) != len(self._segments):
            self._rebuild(len(options))
        if all(option.value != value for option in options):
            self._clear()
        for segment, option in zip(self._segments, options, strict=True):
            segment.mirror(option)
            if option.value == value:
                segment.setChecked(True)
        self._let_tab_in()

    def _let_tab_in(self) -> None:
        """Have Tab come to the one that holds; Qt does so only once one had the keyboard."""
        holds = any(segment.isChecked() for segment in self._segments)
        for segment in self._segments:
            is_way_in = segment.isChecked() or not holds
            policy = Qt.FocusPolicy.StrongFocus if is_way_in else Qt.FocusPolicy.ClickFocus
            if segment.focusPolicy() is not policy:
                segment.setFocusPolicy(policy)

    def stand_between(self, before: QWidget | None, after: QWidget) -> None:
        """Have Tab come from one widget over the choices to the next, however late they came."""
        chain = [*((before,) if before is not None else ()), *self._segments, after]
        for one, following in pairwise(chain):
            QWidget.setTabOrder(one, following)

    @override
    def sizeHint(self) -> QSize:
        # All are as wide as the widest.
        hints = [segment.sizeHint() for segment in self._segments]
        width = max((hint.width() for hint in hints), default=0) * len(hints)
        return QSize(width, round(self._look.px(self._height)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._look.pen(Role.LINE_STRONG, 1))
        radius = self._look.size("radius.control")
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, radius, radius)
        painter.end()

    def _rebuild(self, count: int) -> None:
        for segment in self._segments:
            self._row.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        self._segments = [
            _Segment(self._look, self._height, self._ground, is_first=place == 0, parent=self)
            for place in range(count)
        ]
        for segment in self._segments:
            self._row.addWidget(segment, 1)
            segment.show()  # at once: a hand may come before the layout does
            segment.clicked.connect(self._on_segment_clicked)

    def _clear(self) -> None:
        """Have no choice hold: radio buttons let go only while they do not exclude each other."""
        for segment in self._segments:
            segment.setAutoExclusive(False)
            segment.setChecked(False)
        for segment in self._segments:
            segment.setAutoExclusive(True)

    def _on_segment_clicked(self) -> None:
        self.chosen.emit(self.value)


class _Segment(QRadioButton):
    """One choice: a radio button for the keyboard and screen readers, painted as a part."""

    def __init__(
        self, look: Look, height: float, ground: Role, *, is_first: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self._height, self._ground = look, height, ground
        self._is_first = is_first
        self.option = Option(value=None, text="")
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def mirror(self, option: Option) -> None:
        """Show a choice."""
        if option == self.option:
            return
        self.option = option
        self.setText(option.text)
        self.setAccessibleName(option.text)
        self.setAccessibleDescription(option.tip)
        self.setToolTip(option.tip)
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        width = self._content_width() + 2 * self._look.px(_PAD)
        return QSize(round(width + 0.5), round(self._look.px(self._height)))

    @override
    def minimumSizeHint(self) -> QSize:
        width = self._content_width() + self._look.px(_PAD)
        return QSize(round(width + 0.5), round(self._look.px(self._height)))

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
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        radius = look.size("radius.control")
        ground = self._ground
        if self.isChecked():
            width = look.tokens.sizes["stroke.control"]
            inset = width / 2
            ground = Role.BG3
            painter.setPen(look.pen(Role.TEXT2, width))
            painter.setBrush(look.color(Role.BG3))
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        elif self.underMouse() and self.isEnabled():
            ground = Role.BG2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.BG2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        elif not self._is_first:
            painter.fillRect(QRectF(0, 1, 1, rect.height() - 2), look.color(Role.LINE))
        self._paint_content(painter, rect, ground)
        painter.end()

    def _paint_content(self, painter: QPainter, rect: QRectF, ground: Role) -> None:
        look = self._look
        left = rect.center().x() - self._content_width() / 2
        role = Role.TEXT if self.isChecked() else Role.TEXT2
        if not self.isEnabled():
            role = Role.TEXT3
        if self.option.glyph:
            side = look.px(_GLYPH)
            box = QRectF(left, rect.center().y() - side / 2, side, side)
            look.glyphs.paint_glyph(painter, box, self.option.glyph, look.color(role))
            left += side + look.px(_GAP)
        room = QRectF(left, 0, rect.right() - left - 2, rect.height())
        weight = _CHOSEN_WEIGHT if self.isChecked() else None
        paint_text(
            painter, look, room, self.text(), self._style(), role, weight=weight, ground=ground
        )

    def _content_width(self) -> float:
        # As wide as when it is chosen, so that nothing moves.
        text = measure_text(self._look, self.text(), self._style(), weight=_CHOSEN_WEIGHT)
        glyph = self._look.px(_GLYPH + _GAP) if self.option.glyph else 0.0
        return text.width() + glyph

    def _style(self) -> TextStyle:
        return TextStyle.CAPTION if self._height < _TALL else TextStyle.BODY
