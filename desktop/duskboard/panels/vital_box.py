"""Hit points, Sanity and the like on a quick sheet: a number that is typed over where it stands."""

import re
import unicodedata

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

Amount = tuple[int | None, int | None]
"""How much there is, and how much there was at first; None for what is not known."""

MOST = 999
"""The largest number that is taken."""

_ABSOLUTE = re.compile(r"(\d{1,3})(?:/(\d{1,3}))?")
_RELATIVE = re.compile(r"([+-])(\d{1,3})")
_HEIGHT = 52.0
_SIDE = 2.0
_RIM = 3.0
_INNER = 4
"""Pixels before the number that its field keeps free in any case: the name stands above it."""
_THIN = "\u2009"


class VitalBox(QWidget):
    """A name over a number, such as "9 / 11".

    "7" sets what is left, "7/11" both, "-2" takes two away; an empty line forgets it.

    Signals:
        typed(Amount): Another amount was typed.
        left(): Esc was pressed.
    """

    typed = Signal(object)
    left = Signal()

    def __init__(self, look: Look, *, has_full: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._has_full = look, has_full
        self._amount: Amount = (None, None)
        self.label = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=Role.BG2)
        self.field = NumberField()
        self.field.setPlaceholderText("–")
        column = self._column = QVBoxLayout(self)
        column.setSpacing(0)
        self._space()
        names = QHBoxLayout()
        names.setContentsMargins(_INNER, 0, 0, 0)
        names.addWidget(self.label)
        column.addLayout(names)
        column.addWidget(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.given_up.connect(self._on_field_given_up)

    def mirror(self, name: str, amount: Amount) -> None:
        """Show an amount under its name."""
        self._amount = amount
        self.label.setText(name)
        self.field.setAccessibleName(name)
        if not self.field.isModified():
            self._write()

    def text_of(self, amount: Amount) -> str:
        """Return an amount as it stands in the field."""
        return amount_text(amount)

    def read(self, text: str) -> Amount | None:
        """Return the amount that a typed text means, or None where it means none."""
        return read_amount(text, self._amount, has_full=self._has_full)

    @property
    def amount(self) -> Amount:
        """What is shown."""
        return self._amount

    @property
    def least(self) -> float:
        """The width in which its name, its amount and one of two figures are whole, in pixels."""
        amounts = (self._amount, (88, 88 if self._has_full else None))
        texts = [self.text_of(one) for one in amounts]
        look = self._look
        numbers = [measure_text(look, text, TextStyle.BODY, weight=600).width() for text in texts]
        rim = 4 * max(1, int(look.size("stroke.hair")))  # frame and padding at both sides
        field = max(numbers) + rim + _INNER
        return max(field, self.label.sizeHint().width() + _INNER) + 2 * round(look.px(_SIDE))

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(84)), round(self._look.px(_HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self._space()
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hair = look.size("stroke.hair")
            painter.setPen(look.pen(Role.LINE, hair))
            painter.setBrush(look.color(Role.BG2))
            radius = look.size("radius.card")
            frame = QRectF(self.rect()).adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2)
            painter.drawRoundedRect(frame, radius, radius)

    def _space(self) -> None:
        side, rim = round(self._look.px(_SIDE)), round(self._look.px(_RIM))
        self._column.setContentsMargins(side, rim, side, rim)

    def _write(self) -> None:
        self.field.setText(self.text_of(self._amount))
        self.field.setCursorPosition(0)  # where there is little room, the first figure is seen
        self.field.mark_error(wrong=False)

    def _on_field_entered(self, text: str) -> None:
        amount = self.read(text)
        self.field.mark_error(wrong=amount is None)
        if amount is None:
            return
        self.field.setModified(False)
        if amount != self._amount:
            self.typed.emit(amount)
        self._write()
        self.field.selectAll()

    def _on_field_left(self) -> None:
        self.field.setModified(False)
        self._write()
        self.left.emit()

    def _on_field_given_up(self) -> None:
        """Take what was typed when the keyboard goes elsewhere; what cannot be is forgotten."""
        if not self.field.isModified():
            return
        amount = self.read(self.field.text())
        self.field.setModified(False)
        if amount is not None and amount != self._amount:
            self.typed.emit(amount)
        self._write()


class NumberField(EntryField):
    """A number without a frame until the pointer or the keyboard is there.

    Signals:
        given_up(): The keyboard has gone elsewhere.
    """

    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "number")

    def set_open(self, *, is_open: bool) -> None:
        """Have a frame all the time, or only while the pointer or the keyboard is there."""
        self.setProperty("state", "open" if is_open else "")
        self.style().unpolish(self)
        self.style().polish(self)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.given_up.emit()


def amount_text(amount: Amount) -> str:
    """Return an amount as it can be typed: "9 / 11", "40"; "" for none."""
    now, full = amount
    if now is None:
        return "" if full is None else f"–{_THIN}/{_THIN}{full}"
    return str(now) if full is None else f"{now}{_THIN}/{_THIN}{full}"


def read_amount(text: str, before: Amount, *, has_full: bool) -> Amount | None:
    """Return the amount that a text means, or None where it means none.

    There is never more than the full amount.

    Args:
        text: What was typed.
        before: The amount before.
        has_full: Whether it has a full amount at all.
    """
    plain = "".join(unicodedata.normalize("NFKC", text).replace("−", "-").split())
    now, full = before
    if not plain:
        return None, None
    if relative := _RELATIVE.fullmatch(plain):
        by = int(relative[2]) * (-1 if relative[1] == "-" else 1)
        most = MOST if full is None else max(now or 0, full)
        return None if now is None else (min(most, max(0, now + by)), full)
    absolute = _ABSOLUTE.fullmatch(plain)
    if absolute is None or (absolute[2] is not None and not has_full):
        return None
    now, full = int(absolute[1]), full if absolute[2] is None else int(absolute[2])
    return None if full is not None and now > full else (now, full)
