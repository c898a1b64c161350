"""A row of what can go with a roll: a tick, what it is, what it costs, and what it brings."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH = 36.0
_PAD = 10.0
_TICK = 17.0
_GAP = 8.0
_CHEVRON = 14.0
_RADIUS = 3.0
_DASH = (3.0, 3.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionFace:
    """An option to paint.

    Attributes:
        title: What it is.
        detail: What it costs, or why it is refused.
        worth: What it brings.
        is_on: Whether it goes with the roll.
        is_refused: Whether the rules refuse it; it can be pressed all the same.
        has_menu: Whether there is more to choose, behind a chevron.
        tip: What is said of it where the pointer rests.
    """

    title: str
    detail: str = ""
    worth: str = ""
    is_on: bool = False
    is_refused: bool = False
    has_menu: bool = False
    tip: str = ""


class OptionRow(PaintedButton):
    """Paints an option.

    Signals:
        menu_requested(): The chevron was pressed.
        overrule_requested(): It was clicked with Alt: it shall be whatever forbids it.
    """

    menu_requested = Signal()
    overrule_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._face = OptionFace(title="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> OptionFace:
        """What is shown."""
        return self._face

    def mirror(self, face: OptionFace) -> None:
        """Show an option."""
        if face == self._face:
            return
        self._face = face
        self.setText(face.title)
        self.setAccessibleName(face.title)
        said = [one for one in (face.detail, face.worth) if one]
        self.setAccessibleDescription(", ".join(said))
        self.setToolTip(face.tip)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        look, face = self._look, self._face
        wide = measure_text(look, face.title, TextStyle.LABEL).width()
        wide += measure_text(look, face.detail, TextStyle.BODY).width()
        wide += measure_text(look, face.worth, TextStyle.LABEL).width()
        wide += look.px(2 * _PAD + _TICK + 3 * _GAP + (_CHEVRON if face.has_menu else 0))
        return QSize(round(wide), round(look.px(_HIGH)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(140)), round(self._look.px(_HIGH)))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        edge = self.width() - self._look.px(_PAD + _CHEVRON + _GAP)
        if self._face.has_menu and self.isDown() and event.position().x() >= edge:
            self.setDown(False)
            self.menu_requested.emit()
            return
        if self.isDown() and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.setDown(False)
            self.overrule_requested.emit()
            return
        super().mouseReleaseEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self._face
        rect, radius = QRectF(self.rect()), look.px(_RADIUS)
        pen, ground = look.pen(Role.LINE_STRONG, 1), Role.BG2
        if face.is_on:
            pen, ground = look.pen(Role.NOW, 1.5), Role.NOW_DIM
        elif face.is_refused:
            pen, ground = look.pen(Role.LINE, 1, dash=_DASH), Role.BG1
        elif self.underMouse():
            ground = Role.BG3
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen)
            painter.setBrush(look.color(ground))
            inset = pen.widthF() / 2
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
            self._paint_tick(painter, rect)
            self._paint_words(painter, rect, ground)

    def _paint_tick(self, painter: QPainter, rect: QRectF) -> None:
        look, face = self._look, self._face
        side = look.px(_TICK)
        middle = QPointF(rect.left() + look.px(_PAD) + side / 2, rect.center().y())
        if face.is_on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.NOW))
            painter.drawEllipse(middle, side / 2, side / 2)
            box = QRectF(0, 0, side, side)
            box.moveCenter(middle)
            look.glyphs.paint_glyph(painter, box, "check", look.color(Role.ON_NOW), weight=1.3)
            return
        dash = _DASH if face.is_refused else None
        painter.setPen(look.pen(Role.LINE_STRONG, 1.5, dash=dash))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, side / 2 - 1, side / 2 - 1)

    def _paint_words(self, painter: QPainter, rect: QRectF, ground: Role) -> None:
        look, face = self._look, self._face
        left = rect.left() + look.px(_PAD + _TICK + _GAP)
        right = rect.right() - look.px(_PAD)
        if face.has_menu:
            side = look.px(_CHEVRON)
            box = QRectF(right - side, rect.center().y() - side / 2, side, side)
            look.glyphs.paint_glyph(painter, box, "chevron-down", look.color(Role.TEXT2))
            right -= side + look.px(_GAP)
        ink = Role.TEXT3 if face.is_refused and not face.is_on else Role.TEXT
        worth = measure_text(look, face.worth, TextStyle.LABEL).width() if face.worth else 0.0
        room = QRectF(left, rect.top(), right - left, rect.height())
        if face.worth:
            paint_text(
                painter, look, room, face.worth, TextStyle.LABEL, ink, align=RIGHT, ground=ground
            )
            room.setRight(room.right() - worth - look.px(_GAP))
        box = paint_text(painter, look, room, face.title, TextStyle.LABEL, ink, ground=ground)
        room.setLeft(box.right() + look.px(_GAP))
        if face.detail and room.width() > look.px(24):
            quiet = Role.TEXT3 if ink is Role.TEXT3 else Role.TEXT2
            paint_text(painter, look, room, face.detail, TextStyle.BODY, quiet, ground=ground)
