"""A row of a list on a sheet: a name with a line below it and a figure at the right."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.name_key import is_name_key
from duskboard.theme.text import LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_ONE_LINE, _TWO_LINES = 26.0, 42.0
_PAD = 6.0
_LAMP = 3.0
_LEAST = 160.0
_UPPER, _LOWER = 3.0, 21.0
"""Where the two lines begin."""
_HIGH = 18.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryFace:
    """A row to paint.

    Attributes:
        text: Its name.
        detail: What stands below it, or "".
        figure: What stands at its right, or "".
        is_lit: Whether it is the decision in hand.
        is_faded: Whether it counts for nothing now.
        is_bold: Whether its name stands out.
        says: All that is said of it beside its name, for its tip and for screen readers, or "".
    """

    text: str
    detail: str = ""
    figure: str = ""
    is_lit: bool = False
    is_faded: bool = False
    is_bold: bool = False
    says: str = ""


class EntryRow(PaintedButton):
    """Paints a row. A click or Space uses it; the right button or Shift F2 asks to write on it.

    Signals:
        write_requested(): Its fields shall be written.
    """

    write_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._face = EntryFace(text="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> EntryFace:
        """What is shown."""
        return self._face

    def mirror(self, face: EntryFace) -> None:
        """Show a row."""
        if face == self._face:
            return
        is_other_height = bool(face.detail) is not bool(self._face.detail)
        self._face = face
        self.setText(face.text)
        self.setAccessibleName(face.text)
        self.setAccessibleDescription(face.says)
        self.setToolTip(f"{face.text}\n{face.says}" if face.says else face.text)
        if is_other_height:
            self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        high = _TWO_LINES if self._face.detail else _ONE_LINE
        return QSize(round(self._look.px(_LEAST)), round(self._look.px(high)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_name_key(event):
            self.write_requested.emit()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self.write_requested.emit()
        else:
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and is_name_key(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, self._paint_ground(painter))

    def _paint_ground(self, painter: QPainter) -> Role:
        look, rect = self._look, QRectF(self.rect())
        ground = Role.BG1
        if self._face.is_lit:
            ground = Role.NOW_DIM
        elif self.underMouse():
            ground = Role.BG2
        if ground is not Role.BG1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(ground))
            radius = look.size("radius.control")
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), radius, radius)
        if self._face.is_lit:
            lamp = QRectF(0, 1, look.px(_LAMP), rect.height() - 2)
            painter.fillRect(lamp, look.color(Role.NOW))
        return ground

    def _paint(self, painter: QPainter, ground: Role) -> None:
        look, face, pad = self._look, self._face, self._look.px(_PAD)
        ink = Role.TEXT3 if face.is_faded else Role.TEXT
        upper = look.px(_UPPER) if face.detail else 0.0
        high = look.px(_HIGH) if face.detail else float(self.height())
        room = QRectF(pad, upper, self.width() - 2 * pad, high)
        style = TextStyle.LABEL if face.is_lit else TextStyle.BODY
        if face.figure:
            box = paint_text(
                painter, look, room, face.figure, style, ink, align=RIGHT, ground=ground
            )
            room.setRight(box.left() - pad)
        style = TextStyle.LABEL if face.is_bold else style
        paint_text(painter, look, room, face.text, style, ink, align=LEFT, ground=ground)
        if face.detail:
            below = QRectF(pad, look.px(_LOWER), self.width() - 2 * pad, look.px(_HIGH))
            paint_text(
                painter, look, below, face.detail, TextStyle.CAPTION,
                Role.TEXT3 if face.is_faded else Role.TEXT2, align=LEFT, ground=ground,
            )  # fmt: skip
