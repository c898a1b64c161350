"""A claim on the map: held, in reach, beyond or lost, with ports to draw paths from."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from duskboard.core.blades.claim import Claim, ClaimId, ClaimState
from duskboard.i18n.blades_claim_gives_text import gives_text
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

MARGIN = 8.0
"""Room around a node, in which its ports and its frame are painted."""
TOOL_KEYS = frozenset({Qt.Key.Key_V, Qt.Key.Key_L, Qt.Key.Key_C, Qt.Key.Key_T, Qt.Key.Key_Delete})
"""Keys of the tools of the map."""
OWN_KEYS = TOOL_KEYS | frozenset(
    {
        Qt.Key.Key_Escape,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
    }
)
"""Keys that the map takes, whatever the window does on them."""
_RADIUS, _PEN, _LAIR_PEN = 6.0, 1.5, 2.5
_PORT, _REACH = 6.0, 11.0
_INSET, _FLAG, _TITLE = 8.0, 13.0, 20.0
_LOW = 46.0
"""Below this height only the name is painted."""
_EDGES: Mapping[ClaimState, Role] = MappingProxyType(
    {ClaimState.HELD: Role.QUARRY, ClaimState.LOST: Role.BAD, ClaimState.OPEN: Role.LINE}
)


class _Drag(Enum):
    """What a press with the mouse became."""

    MOVE = "move"
    LINK = "link"


class ClaimNode(PaintedButton):
    """Paints a claim. Pressed and pulled, it moves; pulled from a port, it draws a path.

    Signals:
        moving(QPoint): It is pulled by so much.
        moved(QPoint): It was let go so far from where it stood.
        linking(QPoint): A path is drawn to a point of the board.
        linked(QPoint): The path was let go there.
        given_up(): Neither; everything stays as it was.
        offers_requested(): What can become of it shall be offered.
        key_pressed(QKeyEvent): A key that is not its own.
    """

    moving = Signal(QPoint)
    moved = Signal(QPoint)
    linking = Signal(QPoint)
    linked = Signal(QPoint)
    given_up = Signal()
    offers_requested = Signal()
    key_pressed = Signal(object)

    def __init__(
        self,
        look: Look,
        words: Words,
        *,
        is_fixed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a node; one that is fixed is neither moved nor joined by hand."""
        super().__init__(look, parent)
        self._words, self._is_fixed = words, is_fixed
        self.claim = Claim(key="-", kind=ClaimId.LAIR)
        self._below = ""
        self._is_in_reach = self._is_selected = self._is_aimed = False
        self._pressed: QPoint | None = None
        self._drag: _Drag | None = None
        self.setMouseTracking(True)

    def tell(self, claim: Claim, *, is_in_reach: bool, lair: str = "") -> None:
        """Show a claim; below the lair stands where it lies."""
        self.claim, self._is_in_reach = claim, is_in_reach
        name, words = claim_name(self._words, claim), self._words
        gives = lair if claim.is_lair else gives_text(words, claim)
        self._below = claim.owner if claim.is_turf and not claim.is_held else gives
        said = [enum_text(words, claim.state), claim.owner, gives]
        if claim.state is ClaimState.OPEN:
            said[0] = words.pgettext("blades claim", "Beyond reach")
            if is_in_reach:
                said[0] = words.pgettext("blades claim", "In reach")
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(clauses(words, [one for one in said if one]))
        self.setToolTip("\n".join(one for one in (name, *said) if one))
        self.update()

    def select(self, *, is_so: bool) -> None:
        """Show its ports, or put them away."""
        if is_so is not self._is_selected:
            self._is_selected = is_so
            self.update()

    def aim(self, *, is_so: bool) -> None:
        """Show that a path would end here."""
        if is_so is not self._is_aimed:
            self._is_aimed = is_so
            self.update()

    @property
    def box(self) -> QRectF:
        """What is painted, without the room around it."""
        side = self._look.px(MARGIN)
        return QRectF(self.rect()).adjusted(side, side, -side, -side)

    def ports(self) -> tuple[QPointF, ...]:
        """Return where the ports are: above, right, below, left."""
        box = self.box
        middle = box.center()
        return (
            QPointF(middle.x(), box.top()),
            QPointF(box.right(), middle.y()),
            QPointF(middle.x(), box.bottom()),
            QPointF(box.left(), middle.y()),
        )

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.box.contains(QPointF(pos)) or self._port_at(pos) is not None

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            # Where on the screen: the node itself goes along while it is pulled.
            self._pressed = event.globalPosition().toPoint()
            is_port = self._port_at(event.position().toPoint()) is not None and self._has_ports
            self._drag = _Drag.LINK if is_port else None

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._is_fixed:
            super().mouseMoveEvent(event)
            return
        if self._pressed is None:
            over_port = self._has_ports and self._port_at(point) is not None
            cross, hand = Qt.CursorShape.CrossCursor, Qt.CursorShape.PointingHandCursor
            self.setCursor(cross if over_port else hand)
            return
        pulled = event.globalPosition().toPoint() - self._pressed
        if self._drag is None and pulled.manhattanLength() >= QApplication.startDragDistance():
            self._drag = _Drag.MOVE
            self.setDown(False)
        if self._drag is _Drag.MOVE:
            self.moving.emit(pulled)
        elif self._drag is _Drag.LINK:
            self.linking.emit(self.mapToParent(point))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        drag, pressed = self._drag, self._pressed
        self._drag = self._pressed = None
        point = event.position().toPoint()
        if drag is _Drag.MOVE and pressed is not None:
            self.setDown(False)
            self.moved.emit(event.globalPosition().toPoint() - pressed)
        elif drag is _Drag.LINK:
            self.setDown(False)
            self.linked.emit(self.mapToParent(point))
        else:
            super().mouseReleaseEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._drag is not None:
            self._drag = self._pressed = None
            self.setDown(False)
            self.given_up.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.offers_requested.emit()
        else:
            event.ignore()
            self.key_pressed.emit(event)

    @override
    def event(self, event: QEvent) -> bool:
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() in self._keys:
            event.accept()
            return True
        return super().event(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.offers_requested.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, ground = self._look, self._ground
        pen = look.px(_LAIR_PEN if self.claim.is_lair else _PEN)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(look.pen(self._edge, pen))
            painter.setBrush(look.color(ground))
            box = self.box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
            painter.drawRoundedRect(box, look.px(_RADIUS), look.px(_RADIUS))
            self._paint_words(painter, ground)
            if self._has_ports:
                for port in self.ports():
                    painter.setPen(look.pen(Role.TEXT, look.px(_PEN)))
                    painter.setBrush(look.color(Role.BG1))
                    painter.drawEllipse(port, look.px(_PORT), look.px(_PORT))

    def _paint_words(self, painter: QPainter, ground: Role) -> None:
        look, px, box = self._look, self._look.px, self.box
        inset = px(_INSET)
        room = box.adjusted(inset, 0, -inset, 0)
        ink = Role.TEXT if self._is_near else Role.TEXT2
        below = self._below if box.height() >= px(_LOW) else ""
        title = QRectF(room)
        if below:
            title.setTop(box.center().y() - px(_TITLE))
            title.setHeight(px(_TITLE))
        style = TextStyle.LABEL if box.height() >= px(_LOW) else TextStyle.CAPTION
        if self.claim.is_turf:
            title.setRight(title.right() - px(_FLAG))
        said = paint_text(
            painter, look, title, self.text(), style, ink, align=CENTER, ground=ground,
            lines=1 if below else 2,
        )  # fmt: skip
        if self.claim.is_turf:
            side = px(_FLAG)
            mark = QRectF(said.right() + px(5), said.center().y() - side / 2, side, side)
            hue = Role.QUARRY if self.claim.is_held else Role.TEXT2
            look.glyphs.paint_glyph(painter, mark, "faction", look.color(hue))
        if below:
            room.setTop(box.center().y())
            room.setHeight(px(_TITLE))
            paint_text(
                painter, look, room, below, TextStyle.CAPTION, ink, align=CENTER, ground=ground
            )

    @property
    def _keys(self) -> frozenset[Qt.Key]:
        return OWN_KEYS - TOOL_KEYS if self._is_fixed else OWN_KEYS

    @property
    def _has_ports(self) -> bool:
        return self._is_selected and not self._is_fixed

    @property
    def _is_near(self) -> bool:
        return self._is_in_reach or self.claim.is_held or self.claim.is_lair

    @property
    def _edge(self) -> Role:
        if self._is_aimed or (self._is_selected and self._is_fixed):
            return Role.NOW
        if self.claim.is_lair and self.claim.state is not ClaimState.LOST:
            return Role.TEXT2
        if self.claim.state is ClaimState.OPEN and self._is_in_reach:
            return Role.LINE_STRONG
        return _EDGES[self.claim.state]

    @property
    def _ground(self) -> Role:
        if self._is_aimed or (self._is_selected and self._is_fixed):
            return Role.NOW_DIM
        if self.claim.is_lair or (self.underMouse() and not self.claim.is_held):
            return Role.BG3
        if self.claim.is_held:
            return Role.QUARRY_DIM
        return Role.BG2 if self._is_in_reach else Role.BG1

    def _port_at(self, point: QPoint) -> QPointF | None:
        reach = self._look.px(_REACH)
        near = (one for one in self.ports() if (one - QPointF(point)).manhattanLength() <= reach)
        return next(near, None)


def claim_name(words: Words, claim: Claim) -> str:
    """Return what a claim is called: the table's word for it, or that of its kind."""
    return claim.name or key_text(words, ClaimId, claim.kind)
