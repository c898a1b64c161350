"""An activity of a downtime as a card: what, with which dice, the odds, what it brought."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton
from duskboard.widgets.rating_bar import RatingBar, RatingFace

_HIGH, _PAD, _BAR = 54.0, 10.0, 128.0
_LINE = (8.0, 20.0, 29.0)
"""Where the first line begins, how high a line is, where the second one begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanFace:
    """A card to paint.

    Attributes:
        title: What is done.
        detail: With which dice, or what came of it.
        worth: What each result brings, at the right.
        odds: The odds, or None.
        is_done: Whether it is done.
        is_empty: Whether nothing is planned there yet.
    """

    title: str
    detail: str = ""
    worth: str = ""
    odds: RatingFace | None = None
    is_done: bool = False
    is_empty: bool = False


class PlanCard(PaintedButton):
    """Paints a card; a click offers what can be done about it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.face = PlanFace(title="")
        self.bar = RatingBar(look, ground=Role.BG2, is_small=True, parent=self)
        self.bar.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, face: PlanFace) -> None:
        """Show an activity."""
        self.face = face
        self.setText(face.title)
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(f"{face.detail} {face.worth}".strip())
        self.setToolTip("\n".join(one for one in (face.title, face.detail, face.worth) if one))
        self.bar.setVisible(face.odds is not None)
        if face.odds is not None:
            self.bar.mirror(face.odds)
        self._place()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(260)), round(self._look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(84)), round(self._look.px(_HIGH)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, px, face = self._look, self._look.px, self.face
        rect, radius = QRectF(self.rect()), look.size("radius.card")
        ground = Role.BG3 if self.underMouse() else Role.BG1 if face.is_empty else Role.BG2
        role = Role.LINE_STRONG if face.is_empty else Role.LINE
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(role, 1))
            painter.setBrush(look.color(ground))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            top, high, low = (px(one) for one in _LINE)
            left, room = px(_PAD), rect.width() - 2 * px(_PAD)
            if face.is_done or face.is_empty:
                side = px(14)
                box = QRectF(left, (rect.height() - side) / 2, side, side)
                glyph = "check" if face.is_done else "plus"
                look.glyphs.paint_glyph(painter, box, glyph, look.color(Role.TEXT2))
                left, room = left + px(22), room - px(22)
            if face.is_empty:
                self._paint_empty(painter, QRectF(left, 0, room, rect.height()), ground)
                return
            title = QRectF(left, top, room, high)
            if face.odds is not None:
                title.setWidth(max(0.0, self.bar.x() - px(8) - left))
            paint_text(painter, look, title, face.title, TextStyle.LABEL, Role.TEXT, ground=ground)
            line = QRectF(left, low, room, high - px(2))
            wide = measure_text(look, face.worth, TextStyle.CAPTION).width()
            wide = min(wide, room * 0.6)
            worth = QRectF(line.right() - wide, line.top(), wide, line.height())
            paint_text(
                painter, look, worth, face.worth, TextStyle.CAPTION, Role.TEXT2,
                align=RIGHT, ground=ground,
            )  # fmt: skip
            line.setRight(worth.left() - px(8))
            paint_text(
                painter, look, line, face.detail, TextStyle.CAPTION, Role.TEXT2, ground=ground
            )

    def _paint_empty(self, painter: QPainter, room: QRectF, ground: Role) -> None:
        look, face = self._look, self.face
        paint_text(painter, look, room, face.title, TextStyle.BODY, Role.TEXT2, ground=ground)
        wide = measure_text(look, face.title, TextStyle.BODY).width() + look.px(10)
        rest = room.adjusted(min(wide, room.width()), 0, 0, 0)
        paint_text(
            painter, look, rest, face.worth, TextStyle.CAPTION, Role.TEXT3,
            align=RIGHT, ground=ground,
        )  # fmt: skip

    def _place(self) -> None:
        px = self._look.px
        wide = min(px(_BAR), self.width() * 0.42)
        left = self.width() - px(_PAD) - wide
        self.bar.setGeometry(round(left), round(px(9)), round(wide), self.bar.sizeHint().height())
