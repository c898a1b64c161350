"""A place for harm on a sheet: its words are written, its frame counts it for the roll in hand."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.theme.look import Look
from duskboard.theme.name_key import is_name_key
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

_HIGH = 26.0
_LEAST = 96.0
_RADIUS = 4.0
_PEN, _LIT = 1.25, 2.0
_PAD = 8.0
_TICK = 14.0
_CLEAR = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete})


@dataclass(frozen=True, slots=True, kw_only=True)
class HarmFace:
    """A slot to paint.

    Attributes:
        name: What it is for, for screen readers.
        text: The harm, or "".
        can_tick: Whether a roll is in hand that it may count for.
        is_ticked: Whether it counts for that.
        says: What screen readers say of it.
    """

    name: str
    text: str = ""
    can_tick: bool = False
    is_ticked: bool = False
    says: str = ""


class HarmSlot(PaintedButton):
    """Paints a slot. A click on its words writes them; on its frame it counts for the roll.

    Where nothing is in hand, and in an empty slot, every click writes. Space counts it or, where
    it cannot, writes; Shift F2 writes; Delete asks to empty it; the right button asks what else.

    Signals:
        write_requested(): Its words shall be written.
        ticked(): It shall count for the roll in hand, or no longer.
        clear_requested(): It shall be empty.
        menu_requested(): What can be done with it shall be offered.
    """

    write_requested = Signal()
    ticked = Signal()
    clear_requested = Signal()
    menu_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._face = HarmFace(name="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> HarmFace:
        """What is shown."""
        return self._face

    def mirror(self, face: HarmFace) -> None:
        """Show a slot."""
        if face != self._face:
            self._face = face
            self.setAccessibleName(face.name)
            self.setAccessibleDescription(face.says)
            self.setToolTip(face.text)
            self.update()

    def is_text_at(self, point: QPointF) -> bool:
        """Return whether the words of the harm stand at a point."""
        wide = measure_text(self._look, self._face.text, TextStyle.BODY).width()
        pad = self._look.px(_PAD)
        return pad <= point.x() <= pad + min(wide, self._room().width())

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_LEAST)), round(self._look.px(_HIGH)))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_down = self.isDown()
        super().mouseReleaseEvent(event)
        inside = self.rect().contains(event.position().toPoint())
        if not was_down or not inside or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._face.text and self._face.can_tick and not self.is_text_at(event.position()):
            self.ticked.emit()
        else:
            self.write_requested.emit()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if self._face.text:
            self.menu_requested.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLEAR and self._face.text:
            self.clear_requested.emit()
        elif event.key() == Qt.Key.Key_Space and self._face.text and self._face.can_tick:
            self.ticked.emit()
        elif is_name_key(event) or event.key() == Qt.Key.Key_Space:
            self.write_requested.emit()
        else:
            event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, face = self._look, self._face
        pen = look.px(_LIT if face.is_ticked else _PEN)
        edge = Role.PURSUER if face.text else Role.LINE_STRONG
        ground = Role.PURSUER_DIM if face.text else Role.BG1
        if not face.text and self.underMouse():
            ground = Role.BG2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(Role.NOW if face.is_ticked else edge, pen))
            painter.setBrush(look.color(ground))
            inset, radius = pen / 2, look.px(_RADIUS)
            box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, radius, radius)
            room = self._room()
            if face.is_ticked:
                side = look.px(_TICK)
                mark = QRectF(room.right(), (self.height() - side) / 2, side, side)
                look.glyphs.paint_glyph(painter, mark, "check", look.color(Role.NOW), weight=1.3)
            paint_text(
                painter, look, room, face.text, TextStyle.BODY, Role.TEXT, align=LEFT,
                ground=ground,
            )  # fmt: skip

    def _room(self) -> QRectF:
        """Return where the words stand."""
        pad = self._look.px(_PAD)
        right = self.width() - pad - (self._look.px(_TICK) if self._face.is_ticked else 0)
        return QRectF(pad, 0, right - pad, self.height())


def _is_own(event: QKeyEvent) -> bool:
    """Return whether a key is for the slot rather than for a command of the window."""
    return is_name_key(event) or event.key() in _CLEAR
