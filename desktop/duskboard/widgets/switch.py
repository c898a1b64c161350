"""Things to be switched on and off: a switch, and a box to tick."""

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.motion import Motion
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import BUTTON_REACH, FOCUS_REACH, LOOK_EVENTS

_TRACK = (28.0, 16.0)
_KNOB = 5.0
_BOX = 16.0
_GLYPH = 16.0
_GAP = 6.0
_HEIGHT = 26.0
_STRIKE = 3.0


class _Painted(QCheckBox):
    """What switch and box share: a text, perhaps a glyph before it, and a mark."""

    _mark_width = _BOX

    def __init__(
        self, look: Look, text: str, *, glyph: str = "", ground: Role = Role.BG1,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, parent)
        self._look, self._glyph, self._ground = look, glyph, ground
        self.setProperty(FOCUS_REACH, BUTTON_REACH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        width = self._look.px(self._mark_width) + 2
        if self._glyph:
            width += self._look.px(_GLYPH + _GAP)
        if self.text():
            text = measure_text(self._look, self.text(), TextStyle.BODY)
            width += text.width() + self._look.px(_GAP)
        return QSize(round(width + 0.5), round(self._look.px(_HEIGHT)))

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

    def _ink(self) -> Role:
        if not self.isEnabled():
            return Role.TEXT3
        return Role.TEXT if self.isChecked() or self.underMouse() else Role.TEXT2

    def _paint_text(self, painter: QPainter, left: float) -> float:
        """Paint glyph and text from `left` on; return where they end."""
        middle, ink = self.rect().height() / 2, self._ink()
        if self._glyph:
            side = self._look.px(_GLYPH)
            box = QRectF(left, middle - side / 2, side, side)
            self._look.glyphs.paint_glyph(painter, box, self._glyph, self._look.color(ink))
            left += side + self._look.px(_GAP)
        if self.text():
            width = measure_text(self._look, self.text(), TextStyle.BODY).width()
            box = QRectF(left, 0, width, self.rect().height())
            paint_text(
                painter, self._look, box, self.text(), TextStyle.BODY, ink, ground=self._ground
            )
            left += width + self._look.px(_GAP)
        return left


class Switch(_Painted):
    """A switch with its text before it, such as "Secret"."""

    _mark_width = _TRACK[0]

    def __init__(
        self, look: Look, text: str, *, glyph: str = "", ground: Role = Role.BG1,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(look, text, glyph=glyph, ground=ground, parent=parent)
        self._knob = Motion(look, self)
        self._knob.moved.connect(self._on_knob_moved)
        self.toggled.connect(self._on_self_toggled)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self._paint_text(painter, 1.0)
        width, height = look.px(_TRACK[0]), look.px(_TRACK[1])
        track = QRectF(left, (self.rect().height() - height) / 2, width, height)
        at = self._knob.value
        is_on = self.isChecked() and self.isEnabled()
        dash = None if self.isEnabled() else (4.0, 3.0)
        painter.setPen(look.pen(Role.TEXT2 if is_on else Role.LINE_STRONG, 1, dash=dash))
        painter.setBrush(look.color(Role.TEXT2) if is_on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(self._ground if is_on else Role.TEXT2))
        way = (width - height) * at
        center = QPointF(track.left() + height / 2 + way, track.center().y())
        painter.drawEllipse(center, look.px(_KNOB), look.px(_KNOB))
        painter.end()

    def _on_knob_moved(self, _value: float) -> None:
        self.update()

    def _on_self_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - as the signal gives it
        self._knob.move(self._knob.value, float(is_on), "fast")


class CheckBox(_Painted):
    """A box to tick, with its text after it and perhaps a figure after that."""

    def __init__(
        self, look: Look, text: str, *, ground: Role = Role.BG1, strikes: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """Make a box; `strikes` has it struck through, as what is used up, not ticked."""
        super().__init__(look, text, ground=ground, parent=parent)
        self._strikes, self._figure = strikes, ""

    def set_figure(self, figure: str) -> None:
        """Show a figure after the text, such as a load."""
        if figure != self._figure:
            self._figure = figure
            self.updateGeometry()
            self.update()

    @override
    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        if self._figure:
            figure = measure_text(self._look, self._figure, TextStyle.BODY).width()
            size.setWidth(round(size.width() + figure + self._look.px(_GAP) + 0.5))
        return size

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(_BOX)
        box = QRectF(1, (self.rect().height() - side) / 2, side, side)
        is_on = self.isChecked() and self.isEnabled()
        dash = None if self.isEnabled() else (4.0, 3.0)
        painter.setPen(look.pen(Role.TEXT2 if is_on else Role.LINE_STRONG, 1.5, dash=dash))
        is_solid = is_on and not self._strikes
        painter.setBrush(look.color(Role.TEXT2) if is_solid else Qt.BrushStyle.NoBrush)
        radius = look.size("radius.box")
        inner = box.adjusted(0.75, 0.75, -0.75, -0.75)
        painter.drawRoundedRect(inner, radius, radius)
        if self.isChecked() and self._strikes:
            side = look.px(_STRIKE)
            inner = inner.adjusted(side, side, -side, -side)
            painter.setPen(look.pen(Role.TEXT, look.px(2)))
            painter.drawLine(QLineF(inner.bottomLeft(), inner.topRight()))
        elif self.isChecked():
            ink = self._ground if is_on else Role.TEXT3
            look.glyphs.paint_glyph(painter, box, "check", look.color(ink), weight=1.3)
        left = self._paint_text(painter, box.right() + look.px(_GAP))
        if self._figure:
            room = QRectF(left, 0, self.width() - left, self.height())
            paint_text(
                painter, look, room, self._figure, TextStyle.BODY, Role.TEXT3, ground=self._ground
            )
        painter.end()
