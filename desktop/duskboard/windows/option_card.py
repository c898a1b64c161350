"""A card that is chosen or not: a mark, a title, and a line or two about it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_PADDING = 13
_MARK = 16
_MARK_GAP = 9
_LINE_GAP = 2
_MIN_WIDTH = 140
_DETAIL_LINES = 3
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class OptionCard(PaintedButton):
    """A check box or, in an exclusive group, a radio button with room for an explanation.

    Its text is the title; `set_detail` gives the rest.
    """

    def __init__(
        self, look: Look, *, is_radio: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._is_radio = is_radio
        self._detail = ""
        self.setCheckable(True)
        self.setAutoExclusive(is_radio)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, title: str, detail: str) -> None:
        """Say title and detail."""
        self.setText(title)
        self._detail = detail
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        width = round(self._look.px(_MIN_WIDTH))
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int, /) -> int:
        look = self._look
        title = look.line(TextStyle.LABEL)
        padding = 2 * look.px(_PADDING)
        if not self._detail:
            return round(padding + title)
        detail = measure_text(
            look,
            self._detail,
            TextStyle.BODY,
            width=self._detail_width(width),
            lines=_DETAIL_LINES,
        )
        return round(padding + title + look.px(_LINE_GAP) + detail.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self._paint_frame(painter)
        padding = look.px(_PADDING)
        inner = QRectF(self.rect()).adjusted(padding, padding, -padding, -padding)
        height = look.line(TextStyle.LABEL)
        mark = look.px(_MARK)
        self._paint_mark(
            painter, QRectF(inner.left(), inner.top() + (height - mark) / 2, mark, mark)
        )
        left = inner.left() + mark + look.px(_MARK_GAP)
        title = QRectF(left, inner.top(), inner.right() - left, height)
        role = Role.TEXT if self.isEnabled() else Role.TEXT3
        paint_text(
            painter, look, title, self.text(), TextStyle.LABEL, role, align=LEFT, ground=ground
        )
        if self._detail:
            detail = inner.adjusted(self._detail_indent(), height + look.px(_LINE_GAP), 0, 0)
            paint_text(
                painter,
                look,
                detail,
                self._detail,
                TextStyle.BODY,
                Role.TEXT2,
                align=_TOP,
                lines=_DETAIL_LINES,
                ground=ground,
            )

    def _detail_indent(self) -> float:
        return self._look.px(_MARK + _MARK_GAP) if self._is_radio else 0.0

    def _detail_width(self, width: int) -> float:
        return width - 2 * self._look.px(_PADDING) - self._detail_indent()

    def _paint_frame(self, painter: QPainter) -> Role:
        look = self._look
        hair = look.size("stroke.hair")
        radius = look.size("radius.card")
        rect = QRectF(self.rect()).adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2)
        chosen = self.isChecked()
        ground = Role.BG3 if chosen or self.underMouse() else Role.BG2
        painter.setBrush(look.color(ground))
        painter.setPen(look.pen(Role.TEXT2 if chosen else Role.LINE_STRONG, hair))
        painter.drawRoundedRect(rect, radius, radius)
        return ground

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        pen = look.size("stroke.control")
        box = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
        radius = rect.width() / 2 if self._is_radio else look.size("radius.box")
        on = self.isChecked()
        painter.setPen(look.pen(Role.TEXT2 if on else Role.LINE_STRONG, pen))
        filled = on and not self._is_radio
        painter.setBrush(look.color(Role.TEXT2) if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)
        if filled:
            inset = look.px(2)
            inner = rect.adjusted(inset, inset, -inset, -inset)
            look.glyphs.paint_glyph(painter, inner, "check", look.color(Role.BG1), weight=1.5)
        elif on:
            painter.setBrush(look.color(Role.TEXT2))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(rect.center(), rect.width() / 4, rect.width() / 4)
