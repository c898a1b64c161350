"""The roll in hand under each choice of a ruling, so that a change is seen before it is made."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.ruling_text import ruling_words
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_HEAD = 22.0
_ROW = 42.0
_SIDE = 14.0
_LAMP = 3.0
_RADIUS = 4.0


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookLine:
    """What the roll in hand comes to under one choice.

    Attributes:
        choice: The choice.
        dice: The most care that can be taken, in words.
        chance: How likely it comes off with that, 0 to 1; None where it is refused.
        loss: What a failure costs, in words.
    """

    choice: StrEnum
    dice: str
    chance: float | None
    loss: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView:
    """The roll in hand, for the house rules.

    Attributes:
        title: Who does what, in words.
        used: The rulings that it reads.
        lines: What it comes to under each choice of these.
        act: The words of the button that rolls.
    """

    title: str
    used: tuple[str, ...]
    lines: Mapping[str, tuple[OutlookLine, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    act: str = ""


class RulingHand(QWidget):
    """Shows the roll in hand under the choices of the ruling in hand.

    Signals:
        go_requested(): Roll.
        cancel_requested(): Put the roll down.
    """

    go_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._hand: HandView | None = None
        self._ruling_id = ""
        self._title = TextLabel(look, "", TextStyle.LABEL, lines=2)
        self._text = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self.table = OutlookTable(look, words)
        self.cancel = GlyphButton(look, "", role="quiet")
        self.go = GlyphButton(look, "", role="primary")
        self._lay_out()
        self.cancel.clicked.connect(self.cancel_requested)
        self.go.clicked.connect(self.go_requested)

    def mirror(self, hand: HandView | None, ruling_id: str, chosen: StrEnum | None) -> None:
        """Show the roll in hand under the choices of a ruling, or that nothing is in hand."""
        self._hand, self._ruling_id = hand, ruling_id
        lines = hand.lines.get(ruling_id, ()) if hand is not None else ()
        self.table.mirror(lines, chosen)
        self.say()

    def say(self) -> None:
        """Say everything anew."""
        words, hand = self._words, self._hand
        has_some = hand is not None
        for widget in (self.cancel, self.go):
            widget.setVisible(has_some)
        if hand is None:
            self._title.setText(words.gettext("Roll in hand"))
            self._text.setText(
                words.gettext("Nothing is in hand. Arm a roll to see which rulings it reads.")
            )
            return
        self._title.setText(hand.title)
        count = len(hand.used)
        read = words.ngettext("It reads %(count)d ruling.", "It reads %(count)d rulings.", count)
        text = read % {"count": count}
        if self._ruling_id and self._ruling_id not in hand.used:
            label = {"ruling": ruling_words(words, self._ruling_id).label}
            text = words.gettext("It does not read “%(ruling)s”.") % label
        self._text.setText(text)
        self.cancel.setText(words.pgettext("button", "Cancel"))
        self.go.setText(hand.act)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._hand is not None:
            with QPainter(self) as painter:
                line = QRectF(0, 0, self.width(), 2)
                painter.fillRect(line, self._look.color(Role.NOW))

    def _lay_out(self) -> None:
        px = self._look.px
        foot = QHBoxLayout()
        foot.addWidget(self.cancel)
        foot.addStretch(1)
        foot.addWidget(self.go)
        foot.setContentsMargins(round(px(4)), 0, round(px(_SIDE)), 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, round(px(12)), 0, round(px(12)))
        column.setSpacing(round(px(6)))
        for widget in (self._title, self._text):
            row = QHBoxLayout()
            row.setContentsMargins(round(px(_SIDE)), 0, round(px(_SIDE)), 0)
            row.addWidget(widget)
            column.addLayout(row)
        column.addWidget(self.table)
        column.addLayout(foot)


class OutlookTable(QWidget):
    """One line a choice; the one that holds is lit."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._lines: tuple[OutlookLine, ...] = ()
        self._chosen: StrEnum | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def lines(self) -> tuple[OutlookLine, ...]:
        """What is shown."""
        return self._lines

    def mirror(self, lines: tuple[OutlookLine, ...], chosen: StrEnum | None) -> None:
        """Show these lines; the one of `chosen` holds."""
        self._lines, self._chosen = lines, chosen
        self.setVisible(bool(lines))
        self.setAccessibleName(self._words.gettext("If ruled otherwise"))
        parts = [" ".join(self._cells(line)) for line in lines]
        self.setAccessibleDescription("\n".join(parts))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        height = self._look.px(_HEAD) + len(self._lines) * self._look.px(_ROW)
        return QSize(round(self._look.px(300)), round(height))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, words = self._look, self._words
        heads = (
            words.gettext("If ruled"),
            words.pgettext("most bonus dice", "Dice"),
            words.gettext("Passes"),
            words.gettext("If failed"),
        )
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(0, 0, self.width(), look.px(_HEAD))
            self._paint_line(painter, room, heads, TextStyle.CAPTION, Role.TEXT3, Role.BG1)
            for place, line in enumerate(self._lines):
                top = look.px(_HEAD) + place * look.px(_ROW)
                box = QRectF(0, top, self.width(), look.px(_ROW))
                is_chosen = line.choice is self._chosen
                ground = Role.NOW_DIM if is_chosen else Role.BG1
                if is_chosen:
                    self._paint_lit(painter, box)
                style = TextStyle.LABEL if is_chosen else TextStyle.BODY
                self._paint_line(painter, box, self._cells(line), style, Role.TEXT, ground)

    def _cells(self, line: OutlookLine) -> tuple[str, str, str, str]:
        words = self._words
        if line.chance is None:
            return enum_text(words, line.choice), "", words.gettext("no way"), ""
        share = {"share": round(100 * line.chance)}
        passes = words.pgettext("chance", "%(share)d%%") % share
        return enum_text(words, line.choice), line.dice, passes, line.loss

    def _paint_lit(self, painter: QPainter, box: QRectF) -> None:
        look = self._look
        lit = box.adjusted(look.px(6), 1, -look.px(6), -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.NOW_DIM))
        painter.drawRoundedRect(lit, look.px(_RADIUS), look.px(_RADIUS))
        bar = QRectF(lit.left(), lit.top(), look.px(_LAMP), lit.height())
        painter.fillRect(bar, look.color(Role.NOW))

    def _paint_line(  # noqa: PLR0913, PLR0917 - one line of a table
        self,
        painter: QPainter,
        box: QRectF,
        cells: tuple[str, str, str, str],
        style: TextStyle,
        role: Role,
        ground: Role,
    ) -> None:
        look, side = self._look, self._look.px(_SIDE)
        inner = box.adjusted(side, 0, -side, 0)
        ends = (0.34, 0.56, 0.76, 1.0)
        left = inner.left()
        for place, (text, end) in enumerate(zip(cells, ends, strict=True)):
            right = inner.left() + inner.width() * end
            room = QRectF(left, box.top(), right - left, box.height())
            if place:
                room.setLeft(left + look.size("space.s"))
                paint_text(painter, look, room, text, style, role, align=RIGHT, ground=ground)
            else:
                paint_text(painter, look, room, text, style, role, lines=2, ground=ground)
            left = right
