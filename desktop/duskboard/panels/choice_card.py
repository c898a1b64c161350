"""One choice as a card: a radio button with its name, a tag, and what it comes to."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.panels.row_painting import paint_tag, tag_width
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

_PAD = 12.0
_TOP = 10.0
_TEXT = 37.0
_RADIO = 7.0
_DOT = 3.5
_LINES = 4


class ChoiceCard(QRadioButton):
    """A choice with room for what follows from it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tag, self._detail = "", ""
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def mirror(self, text: str, tag: str, detail: str) -> None:
        """Say what it is called, whose choice it is, and what it comes to."""
        self._tag, self._detail = tag, detail
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(f"{tag} {detail}".strip())
        self.updateGeometry()
        self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        look = self._look
        room = width - look.px(_TEXT + _PAD)
        detail = measure_text(look, self._detail, TextStyle.BODY, width=room, lines=_LINES)
        low = detail.height() + look.px(3) if self._detail else 0.0
        return round(2 * look.px(_TOP) + self._label_height(width) + low)

    @override
    def sizeHint(self) -> QSize:
        width = round(self._look.px(300))
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(160)), self.sizeHint().height())

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
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        look, px = self._look, self._look.px
        rect, radius = QRectF(self.rect()), look.size("radius.card")
        is_chosen = self.isChecked()
        ground = Role.BG3 if is_chosen or self.underMouse() else Role.BG2
        width = look.tokens.sizes["stroke.control"] if is_chosen else 1.0
        painter.setPen(look.pen(Role.TEXT2 if is_chosen else Role.LINE, width))
        painter.setBrush(look.color(ground))
        inset = width / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        line = QRectF(px(_TEXT), px(_TOP), rect.width() - px(_TEXT + _PAD), 0)
        line.setHeight(self._label_height(rect.width()))
        self._paint_radio(painter, QPointF(px(_PAD + _RADIO), line.center().y()))
        rest = QRectF(line)
        if self._tag:
            wide = tag_width(look, self._tag)
            left = QPointF(line.right() - wide, line.center().y())
            paint_tag(painter, look, left, self._tag, ground=ground)
            line.setRight(left.x() - look.size("space.s"))
        paint_text(
            painter, look, line, self.text(), TextStyle.LABEL, Role.TEXT, lines=2, ground=ground
        )
        rest.setTop(line.bottom() + px(3))
        rest.setBottom(rect.bottom() - px(_TOP))
        paint_text(
            painter, look, rest, self._detail, TextStyle.BODY, Role.TEXT2,
            align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
            lines=_LINES, ground=ground,
        )  # fmt: skip

    def _label_height(self, width: float) -> float:
        """Return the height of the name, which wraps once where the tag leaves little room."""
        look = self._look
        room = width - look.px(_TEXT + _PAD)
        if self._tag:
            room -= tag_width(look, self._tag) + look.size("space.s")
        text = measure_text(look, self.text(), TextStyle.LABEL, width=room, lines=2)
        return text.height()

    def _paint_radio(self, painter: QPainter, middle: QPointF) -> None:
        look = self._look
        is_chosen = self.isChecked()
        painter.setPen(look.pen(Role.TEXT2 if is_chosen else Role.LINE_STRONG, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, look.px(_RADIO), look.px(_RADIO))
        if is_chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(Role.TEXT))
            painter.drawEllipse(middle, look.px(_DOT), look.px(_DOT))
