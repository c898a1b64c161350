"""A choice among a few ways to do one thing: each with its price and its odds, one lit."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

_HEIGHT = 50.0
_PAD = 12.0
_TIGHT_PAD = 7.0
_GAP = 7.0
_CHANCE_PX = 18.0
_UPPER, _LOWER, _MIDDLE = 0.33, 0.67, 0.5
_HATCH_SHARE = 0.55
_BAR_FOOT, _BAR_HIGH = 7.0, 3.0
_REST_SHARE = 0.35


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceOption:
    """One of the choices.

    Attributes:
        value: What it stands for; given back when it is chosen.
        lower: What it is: "+1 die", "If she dodges".
        upper: How likely it comes off: "70%", or "".
        price: What it takes, beside that: "2 AP", or "".
        chance: The same as a share of a bar, 0 to 1; None for no bar.
        can_be_chosen: Whether it is open.
        tip: More about it, or "".
    """

    value: object
    lower: str
    upper: str = ""
    price: str = ""
    chance: Fraction | float | None = None
    can_be_chosen: bool = True
    tip: str = ""


class PriceChoice(QWidget):
    """A row of choices of which one holds; it bears the lamp.

    Signals:
        chosen(object): The value of another one was chosen.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._segments: list[PriceSegment] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def segments(self) -> tuple["PriceSegment", ...]:
        """The choices, in order."""
        return tuple(self._segments)

    def mirror_options(self, options: Sequence[PriceOption], value: object) -> None:
        """Show choices of which the one of `value` holds."""
        while len(self._segments) > len(options):
            gone = self._segments.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._segments) < len(options):
            segment = PriceSegment(self._look, self._words, self)
            segment.clicked.connect(self._on_segment_clicked)
            self._segments.append(segment)
            self._row.addWidget(segment)
        last = len(options) - 1
        for place, (segment, option) in enumerate(zip(self._segments, options, strict=True)):
            segment.mirror(option, is_first=place == 0, is_last=place == last)
            segment.setChecked(option.value == value)
        self.updateGeometry()
        self.update()

    def set_tight(self, *, is_tight: bool) -> None:
        """Take less room beside the texts, or as much as usual."""
        for segment in self._segments:
            segment.pad = _TIGHT_PAD if is_tight else _PAD
            segment.updateGeometry()
        self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self._look.pen(Role.LINE_STRONG, 1))
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            radius = self._look.size("radius.control")
            painter.drawRoundedRect(box, radius, radius)

    def _on_segment_clicked(self) -> None:
        for segment in self._segments:
            if segment is self.sender() and segment.option is not None:
                self.chosen.emit(segment.option.value)


class PriceSegment(QRadioButton):
    """One choice: a radio button for the keys and for screen readers, painted as a part."""

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.option: PriceOption | None = None
        self.pad = _PAD
        self._is_first, self._is_last = False, False
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the chase
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, option: PriceOption, *, is_first: bool, is_last: bool) -> None:
        """Show a choice."""
        self.option, self._is_first, self._is_last = option, is_first, is_last
        self.setEnabled(option.can_be_chosen)
        self.setAccessibleName(clauses(self._words, [option.lower, option.upper, option.price]))
        self.setToolTip(option.tip)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        option = self.option
        if option is None:
            return QSize()
        upper = self._measure(option.upper, upper=True)
        upper += self._look.px(_GAP) if option.upper else 0.0
        upper += measure_text(self._look, option.price, TextStyle.CAPTION).width()
        lower = measure_text(self._look, option.lower, TextStyle.CAPTION, weight=600).width()
        wide = max(upper, lower) + 2 * self._look.px(self.pad)
        return QSize(math.ceil(wide), round(self._look.px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

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
        if self.option is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = self._paint_ground(painter)
            self._paint_texts(painter, self.option, ground)
            if self.option.chance is not None:
                self._paint_odds(painter, float(self.option.chance), ground)

    def _measure(self, text: str, *, upper: bool) -> float:
        px = self._look.px(_CHANCE_PX) if upper else None
        style = TextStyle.HEAD if upper else TextStyle.CAPTION
        return measure_text(self._look, text, style, weight=700, px=px).width()

    def _paint_ground(self, painter: QPainter) -> Role:
        look, rect = self._look, QRectF(self.rect())
        path = self._outline(rect)
        if not self.isEnabled():
            color = look.blend(Role.BG2, Role.LINE, _HATCH_SHARE)
            paint_hatch(painter, look, path, color)
        elif self.isChecked():
            painter.fillPath(path, look.color(Role.NOW))
            return Role.NOW
        elif self.underMouse():
            painter.fillPath(path, look.color(Role.BG3))
            return Role.BG3
        elif not self._is_first:
            painter.fillRect(QRectF(0, 1, 1, rect.height() - 2), look.color(Role.LINE))
        return Role.BG2

    def _paint_odds(self, painter: QPainter, chance: float, ground: Role) -> None:
        """Paint how likely it passes as a bar, to be compared with its neighbours at a glance."""
        bar = self.odds_bar()
        is_lit = ground is Role.NOW
        rest = self._look.blend(ground, Role.ON_NOW if is_lit else Role.LINE_STRONG, _REST_SHARE)
        painter.fillRect(bar, rest)
        bar.setWidth(bar.width() * chance)
        painter.fillRect(bar, self._look.color(Role.ON_NOW if is_lit else Role.TEXT2))

    def odds_bar(self) -> QRectF:
        """Return where the bar of the odds stands, all of it."""
        px, pad = self._look.px, self._look.px(self.pad)
        top = round(self.height() - px(_BAR_FOOT))
        return QRectF(pad, top, self.width() - 2 * pad, max(2, round(px(_BAR_HIGH))))

    def _outline(self, rect: QRectF) -> QPainterPath:
        """Return the part of the row's rounded frame that this choice fills."""
        radius = self._look.size("radius.control")
        frame = rect.adjusted(
            0 if self._is_first else -2 * radius, 0, 0 if self._is_last else 2 * radius, 0
        )
        path, clip = QPainterPath(), QPainterPath()
        path.addRoundedRect(frame.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
        clip.addRect(rect)
        return path.intersected(clip)

    def _paint_texts(self, painter: QPainter, option: PriceOption, ground: Role) -> None:
        look, rect = self._look, QRectF(self.rect())
        is_lit = ground is Role.NOW
        strong = Role.ON_NOW if is_lit else Role.TEXT if self.isEnabled() else Role.TEXT2
        quiet = Role.ON_NOW if is_lit else Role.TEXT2
        left, room = look.px(self.pad), rect.width() - look.px(self.pad)
        half = look.px(12)
        upper = QRectF(left, rect.height() * _UPPER - half, room, 2 * half)
        box = paint_text(
            painter, look, upper, option.upper, TextStyle.HEAD, strong,
            weight=700, px=look.px(_CHANCE_PX), align=LEFT, ground=ground,
        )  # fmt: skip
        if option.upper:
            upper.setLeft(box.right() + look.px(_GAP))
        upper.translate(0, look.px(1.5))
        paint_text(painter, look, upper, option.price, TextStyle.CAPTION, quiet, ground=ground)
        middle = _LOWER if option.upper or option.price else _MIDDLE
        lower = QRectF(left, rect.height() * middle - half, room, 2 * half)
        paint_text(
            painter, look, lower, option.lower, TextStyle.CAPTION, quiet,
            weight=600 if is_lit else None, ground=ground,
        )  # fmt: skip


def percent(chance: Fraction | float) -> int:
    """Return a chance in per cent; never 0 or 100 for what may yet happen or fail."""
    if 0 < chance < 1:
        return max(1, min(99, math.floor(chance * 100 + 0.5)))
    return round(chance * 100)
