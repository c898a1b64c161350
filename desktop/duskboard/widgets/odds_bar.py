"""What a roll may come to, as a bar: the best at the left, a line, the worst at the right."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_dots, paint_hatch
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 28.0
_OVER = 4.0
"""How far the line between success and failure stands out."""
_LINE = 2.5
_GAP = 2.0
_RADIUS = 2.0
_GROUND = (26.0, 18.0)
_SWATCH = (14.0, 12.0)
_LEAST = 28.0
"""Logical pixels of a part from which on its number stands in it."""


class PartLook(StrEnum):
    """How a part looks, from the best to the worst."""

    SOLID = "solid"
    DOTTED = "dotted"
    OUTLINED = "outlined"
    HATCHED = "hatched"
    WORST = "worst"

    @property
    def is_good(self) -> bool:
        """Whether it stands before the line."""
        return self in {PartLook.SOLID, PartLook.DOTTED, PartLook.OUTLINED}


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsPart:
    """A part of the bar.

    Attributes:
        share: 0 to 1.
        look: How it looks.
        text: What stands in it where there is room.
    """

    share: float
    look: PartLook
    text: str


class OddsBar(QWidget):
    """Paints shares side by side."""

    def __init__(
        self, look: Look, *, ground: Role = Role.BG2, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._ground = look, ground
        self._parts: tuple[OddsPart, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def parts(self) -> tuple[OddsPart, ...]:
        """What is shown."""
        return self._parts

    def mirror(self, parts: Sequence[OddsPart], says: str) -> None:
        """Show parts, the best first; `says` tells them in lines, the first one in short."""
        self._parts = tuple(parts)
        self.setAccessibleName(says.partition("\n")[0])
        self.setAccessibleDescription(says)
        self.setToolTip(says)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(240)), round(self._look.px(_HIGH + 2 * _OVER)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(120)), self.sizeHint().height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        seen = [part for part in self._parts if part.share > 0]
        if not seen:
            return
        over, gap = look.px(_OVER), look.px(_GAP)
        room = QRectF(self.rect()).adjusted(0, over, 0, -over)
        wide = room.width() - gap * (len(seen) - 1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left, line = 0.0, 0.0
            for part in seen:
                box = QRectF(left, room.top(), wide * part.share, room.height())
                self._paint_part(painter, box, part)
                left = box.right() + gap
                if part.look.is_good:
                    line = left - gap / 2
            width = look.px(_LINE)
            at = min(max(0.0, line - width / 2), room.width() - width)
            painter.fillRect(QRectF(at, 0, width, self.height()), look.color(Role.TEXT))

    def _paint_part(self, painter: QPainter, box: QRectF, part: OddsPart) -> None:
        plain = paint_part(painter, self._look, box, part.look)
        self._paint_number(painter, box, part, plain)

    def _paint_number(self, painter: QPainter, box: QRectF, part: OddsPart, plain: Role) -> None:
        look = self._look
        style = TextStyle.CAPTION
        wide = measure_text(look, part.text, style, weight=700).width()
        if box.width() < max(look.px(_LEAST), wide + look.px(6)):
            return
        role, ground = Role.TEXT, plain
        if part.look is PartLook.SOLID:
            role, ground = Role.ON_GOOD, Role.GOOD
        elif part.look is PartLook.WORST:
            role, ground = Role.ON_BAD, Role.BAD
        elif part.look in {PartLook.DOTTED, PartLook.HATCHED}:
            on = QRectF(0, 0, max(look.px(_GROUND[0]), wide + look.px(6)), look.px(_GROUND[1]))
            on.moveCenter(box.center())
            radius = look.px(_RADIUS)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(plain))
            painter.drawRoundedRect(on, radius, radius)
        paint_text(
            painter, look, box, part.text, style, role, weight=700, align=CENTER, ground=ground
        )


class OddsSwatch(QWidget):
    """A small piece of a part, to stand beside what it means."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.part = look, PartLook.SOLID
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, part: PartLook) -> None:
        """Show another part."""
        self.part = part
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_SWATCH[0])), round(self._look.px(_SWATCH[1])))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_part(painter, self._look, QRectF(self.rect()), self.part)


def paint_part(painter: QPainter, look: Look, box: QRectF, part: PartLook) -> Role:
    """Paint a part without its number; return the ground on which a number can be read."""
    path = QPainterPath()
    radius = look.px(_RADIUS)
    path.addRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    match part:
        case PartLook.SOLID:
            painter.fillPath(path, look.color(Role.GOOD))
        case PartLook.DOTTED:
            painter.fillPath(path, look.color(Role.GOOD_DIM))
            paint_dots(painter, look, path, Role.GOOD, size=look.scale)
        case PartLook.OUTLINED:
            painter.fillPath(path, look.color(Role.GOOD_DIM))
            painter.setPen(look.pen(Role.GOOD, look.px(1.25)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = look.px(0.6)
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
        case PartLook.HATCHED:
            painter.fillPath(path, look.color(Role.BAD_DIM))
            paint_hatch(painter, look, path, Role.BAD, size=look.scale)
            return Role.BAD_DIM
        case PartLook.WORST:
            painter.fillPath(path, look.color(Role.BAD))
    return Role.GOOD_DIM
