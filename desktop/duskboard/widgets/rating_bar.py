"""The odds of a pool of six-sided dice: 1-3, 4/5, 6, critical; and where they broke before."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH, _SMALL = 30.0, 16.0
_FOOT = 12.0
_GAP = 2.0
_RADIUS = 2.0
_PEN = 1.5
_MARK = (5.0, 7.0)
_PARTS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingShare:
    """A part of the bar: its share, 0 to 1, and what stands in it where there is room."""

    share: float
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingFace:
    """Odds to paint.

    Attributes:
        shares: 1-3, 4/5, 6, critical.
        before: The same without what was added last, or none of them.
        says: The odds in words.
    """

    shares: tuple[RatingShare, ...] = ()
    before: tuple[float, ...] = ()
    says: str = ""


class RatingBar(QWidget):
    """Paints the four parts side by side, the worst first, with a mark where each broke before."""

    def __init__(
        self,
        look: Look,
        *,
        ground: Role = Role.BG1,
        is_small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a bar; a small one has no marks below it."""
        super().__init__(parent)
        self._look, self._ground = look, ground
        self._high, self._foot = (_SMALL, 0.0) if is_small else (_HIGH, _FOOT)
        self._style = TextStyle.CAPTION if is_small else TextStyle.LABEL
        self._face = RatingFace()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> RatingFace:
        """What is shown."""
        return self._face

    def mirror(self, face: RatingFace) -> None:
        """Show odds."""
        if face != self._face:
            self._face = face
            self.setAccessibleName(face.says)
            self.setToolTip(face.says)
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(320)), round(self._look.px(self._high + self._foot)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(160 if self._foot else 80)), self.sizeHint().height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self._face
        if not face.shares:
            return
        seen = [place for place, one in enumerate(face.shares) if one.share > 0]
        gap, high = look.px(_GAP), look.px(self._high)
        wide = self.width() - gap * (len(seen) - 1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left = 0.0
            for place in seen:
                box = QRectF(left, 0, wide * face.shares[place].share, high)
                self._paint_part(painter, box, place)
                self._paint_number(painter, box, place)
                left = box.right() + gap
            for share in _breaks(face.before) if self._foot else ():
                self._paint_mark(painter, share * self.width())

    def _paint_part(self, painter: QPainter, box: QRectF, place: int) -> None:
        """Paint hollow, mixed, solid, or solid with an inner line."""
        look, radius, pen = self._look, self._look.px(_RADIUS), self._look.px(_PEN)
        inner = box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
        bad, mixed, _good, critical = range(_PARTS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if place == bad:
            painter.setPen(look.pen(Role.BAD, pen))
        elif place == mixed:
            painter.setPen(look.pen(Role.HAZARD, pen))
            painter.setBrush(look.color(Role.HAZARD_DIM))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.GOOD))
            inner = box
        painter.drawRoundedRect(inner, radius, radius)
        if place == critical and self._foot:
            inset = look.px(3)
            painter.setPen(look.pen(Role.ON_GOOD, pen))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _paint_number(self, painter: QPainter, box: QRectF, place: int) -> None:
        look, text = self._look, self._face.shares[place].text
        role = (Role.BAD, Role.HAZARD, Role.ON_GOOD, Role.ON_GOOD)[place]
        ground = (self._ground, Role.HAZARD_DIM, Role.GOOD, Role.GOOD)[place]
        wide = measure_text(look, text, self._style, weight=700).width()
        if box.width() < wide + look.px(8):
            return
        paint_text(
            painter, look, box, text, self._style, role, weight=700, align=CENTER,
            ground=ground,
        )  # fmt: skip

    def _paint_mark(self, painter: QPainter, at: float) -> None:
        look = self._look
        half, high, top = look.px(_MARK[0]), look.px(_MARK[1]), look.px(_HIGH) + look.px(3)
        shape = (QPointF(at, top), QPointF(at + half, top + high), QPointF(at - half, top + high))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.TEXT2))
        painter.drawPolygon(QPolygonF(list(shape)))


def _breaks(shares: Sequence[float]) -> tuple[float, ...]:
    """Return where parts meet, from the left, those at the very ends left out."""
    inner = tuple(round(at, 9) for at in accumulate(shares))[:-1]
    return tuple(dict.fromkeys(at for at in inner if 0 < at < 1))
