"""What a number is made of, side by side: "Dexterity 3 + Firearms 3 − Wounds 1 = Pool 5"."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 42.0
_SIGN = 20.0
_CAPTION = 16.0
_WIDEST = 92.0
_NUMBER_PX = 18.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A part of a sum.

    Attributes:
        text: What it is.
        figure: How much, without its sign.
        sign: What stands before it: "", "+", "−" or "=".
    """

    text: str
    figure: str
    sign: str = ""


class SumStrip(QWidget):
    """Paints a sum: what each part is, and its number below."""

    def __init__(
        self, look: Look, *, ground: Role = Role.BG2, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._ground = look, ground
        self._terms: tuple[Term, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def terms(self) -> tuple[Term, ...]:
        """What is shown."""
        return self._terms

    def mirror(self, terms: Sequence[Term]) -> None:
        """Show a sum."""
        if tuple(terms) == self._terms:
            return
        self._terms = tuple(terms)
        self.setAccessibleName(" ".join(f"{t.sign} {t.text} {t.figure}".strip() for t in terms))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        wide = sum(self._width(term) + self._sign(term) for term in self._terms)
        return QSize(math.ceil(wide), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(120)), round(self._look.px(_HIGH)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        wanted = self.sizeHint().width()
        share = min(1.0, self.width() / wanted) if wanted else 1.0
        caption = look.px(_CAPTION)
        with QPainter(self) as painter:
            left = 0.0
            for term in self._terms:
                sign = self._sign(term) * share
                below = QRectF(left, caption, sign, self.height() - caption)
                if term.sign:
                    paint_text(
                        painter, look, below, term.sign, TextStyle.BODY, Role.TEXT2,
                        align=CENTER, ground=self._ground,
                    )  # fmt: skip
                left += sign
                wide = self._width(term) * share
                above = QRectF(left, 0, wide, caption)
                paint_text(
                    painter, look, above, term.text, TextStyle.CAPTION, Role.TEXT2,
                    align=LEFT, ground=self._ground,
                )  # fmt: skip
                below = QRectF(left, caption, wide, self.height() - caption)
                paint_text(
                    painter, look, below, term.figure, TextStyle.HEAD, Role.TEXT,
                    px=look.px(_NUMBER_PX), weight=650, align=LEFT, ground=self._ground,
                )  # fmt: skip
                left += wide

    def _width(self, term: Term) -> float:
        look = self._look
        text = measure_text(look, term.text, TextStyle.CAPTION).width()
        figure = measure_text(look, term.figure, TextStyle.HEAD, px=look.px(_NUMBER_PX)).width()
        return max(min(text, look.px(_WIDEST)), figure + look.px(2)) + 1

    def _sign(self, term: Term) -> float:
        return self._look.px(_SIGN) if term.sign else 0.0
