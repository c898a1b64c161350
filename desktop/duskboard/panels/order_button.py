"""Somebody in the strip of turns: token, name, DEX and MOV, actions."""

import math

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.board.board_words import called, fate_text, person_name
from duskboard.board.pip_keys import step_of_key
from duskboard.board.token_face import pips_face
from duskboard.core.chase.participant import Turn
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.person_badge import paint_small_token
from duskboard.panels.pip_box import PipBox
from duskboard.table.board_view import TokenView
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.painted_button import PaintedButton

FULL = (150.0, 49.0)
"""The narrowest and the height of a button with all it says, logical pixels."""
SMALL = (104.0, 39.0)
"""The same of one with the short name and the actions under it."""

_TOKEN = 32.0
_SMALL_TOKEN = 28.0
_TOKEN_X = 25.0
_SMALL_TOKEN_X = 22.0
_TEXT_X = 51.0
_SMALL_TEXT_X = 46.0
_RIGHT = 9.0
_PIPS_SHARE = 0.5
"""The share of the line of the name that actions take at the most."""
_LAMP = 2.0
_UPPER, _SMALL_LOWER = 0.35, 0.73
"""How far down the actions stand, in heights of the button."""


class OrderButton(PaintedButton):
    """A button for somebody's place in the round. Dragged along the strip it changes the order.

    Attributes:
        pips: The actions, which can be clicked one by one.

    Signals:
        drag_moved(QPoint), drag_dropped(QPoint): It is dragged, or let go, at a point of the strip.
        drag_left(): The drag is given up.
        step_requested(int): It shall act earlier (-1) or later (1).
        actions_requested(EntityId, int), debt_requested(EntityId, int): That one shall have or
            owe an action more (1) or less (-1).
        sheet_requested(EntityId): It was clicked twice.
    """

    sheet_requested = Signal(object)
    drag_moved = Signal(QPoint)
    drag_dropped = Signal(QPoint)
    drag_left = Signal()
    step_requested = Signal(int)
    actions_requested = Signal(object, int)
    debt_requested = Signal(object, int)

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._words = words
        self._token: TokenView | None = None
        self._is_small = False
        self._planned = 0
        self._pressed: QPoint | None = None
        self._is_dragged = self._gave_up = False
        self.pips = PipBox(look, words, self)
        self.pips.stepped.connect(self._on_pips_stepped)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def person_id(self) -> EntityId | None:
        """Whose button it is."""
        return self._token.person_id if self._token is not None else None

    @property
    def token(self) -> TokenView | None:
        """Who is shown."""
        return self._token

    def mirror(self, token: TokenView, text: str, *, is_small: bool, planned: int) -> None:
        """Show somebody.

        Args:
            token: Who.
            text: All about that one, for screen readers.
            is_small: Whether there is room for the short form only.
            planned: Actions about to be spent.
        """
        self._token, self._is_small, self._planned = token, is_small, planned
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.pips.mirror(pips_face(token, planned))
        self._place_pips()
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._gave_up = self._is_dragged and not is_left
        if self._gave_up:
            self._leave()  # another button gives up what the left one holds
        self._pressed = event.position().toPoint() if is_left else None

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.person_id is not None:
            self.sheet_requested.emit(self.person_id)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        if self._pressed is None:
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._is_dragged or far:
            self._is_dragged = True
            self.setDown(False)  # it is no click any more
            self.drag_moved.emit(self.mapToParent(at))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_dragged, self._is_dragged, self._pressed = self._is_dragged, False, None
        super().mouseReleaseEvent(event)
        if is_dragged:
            self.drag_dropped.emit(self.mapToParent(event.position().toPoint()))

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self._gave_up:  # no menu belongs to a press that gave up a drag
            super().contextMenuEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and step_of_key(event) is not None:
            event.accept()
            return True
        return super().event(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_pips()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of_key(event)
        if step is not None:
            self._on_pips_stepped(*step)
            return
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.step_requested.emit(steps[key])
        elif key == Qt.Key.Key_Escape and self._is_dragged:
            self._leave()
        else:
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        wide, high = SMALL if self._is_small else FULL
        return QSize(math.ceil(self._look.px(wide)), round(self._look.px(high)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._token is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = self._paint_ground(painter, self._token)
            look, rect = self._look, QRectF(self.rect())
            x, size = (_SMALL_TOKEN_X, _SMALL_TOKEN) if self._is_small else (_TOKEN_X, _TOKEN)
            center = QPointF(look.px(x), rect.center().y())
            paint_small_token(
                painter, look, self._words, center, look.px(size), self._token, ground
            )
            if self._is_small:
                self._paint_small(painter, self._token, ground)
            else:
                self._paint_full(painter, self._token, ground)

    def _paint_ground(self, painter: QPainter, token: TokenView) -> Role:
        look = self._look
        is_lit = token.is_active
        is_over = self.underMouse() and self.isEnabled()
        has_acted = token.turn is Turn.ACTED
        ground = Role.NOW_DIM if is_lit else Role.BG1 if has_acted else Role.BG2
        fill: QColor = look.color(Role.BG3 if is_over and not is_lit else ground)
        width = _LAMP if is_lit else 1.0
        painter.setPen(look.pen(Role.NOW if is_lit else Role.LINE, width))
        painter.setBrush(fill)
        radius = look.size("radius.control")
        inset = width / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, radius, radius)
        return Role.BG3 if is_over and not is_lit else ground

    def _place_pips(self) -> None:
        """Put the actions at the right of the name, or under the short one."""
        look = self._look
        left = look.px(_SMALL_TEXT_X if self._is_small else _TEXT_X)
        room = self.width() - look.px(_RIGHT) - left
        self.pips.fit(room if self._is_small else room * _PIPS_SHARE)
        if self._is_small:
            self.pips.place(look.px(_SMALL_TEXT_X), self.height() * _SMALL_LOWER)
        else:
            left = self.width() - look.px(_RIGHT) - self.pips.pips_width
            self.pips.place(left, self.height() * _UPPER)

    def _paint_full(self, painter: QPainter, token: TokenView, ground: Role) -> None:
        look, rect = self._look, QRectF(self.rect())
        left, right = look.px(_TEXT_X), rect.width() - look.px(_RIGHT)
        upper, half = rect.height() * _UPPER, look.px(10)
        width = self.pips.pips_width
        room = QRectF(left, upper - half, max(0.0, right - width - look.px(8) - left), 2 * half)
        role = Role.TEXT2 if token.turn is Turn.ACTED else Role.TEXT
        name = person_name(self._words, token)
        if _rides_along(token):
            called_so = called(self._words, token)
            name = self._words.pgettext("chase", "%(name)s, aboard") % {"name": called_so}
        if measure_text(look, name, TextStyle.LABEL).width() > room.width():
            name = called(self._words, token)
        paint_text(painter, look, room, name, TextStyle.LABEL, role, align=LEFT, ground=ground)
        low = QRectF(left, rect.height() * 0.67 - half, right - left, 2 * half)
        paint_text(
            painter, look, low, self._detail(token), TextStyle.CAPTION, Role.TEXT2,
            weight=400, align=LEFT, ground=ground,
        )  # fmt: skip

    def _paint_small(self, painter: QPainter, token: TokenView, ground: Role) -> None:
        look, rect = self._look, QRectF(self.rect())
        left, half = look.px(_SMALL_TEXT_X), look.px(9)
        room = QRectF(left, rect.height() * 0.34 - half, 0, 2 * half)
        room.setRight(rect.width() - look.px(_RIGHT / 2))
        role = Role.TEXT2 if token.turn is Turn.ACTED else Role.TEXT
        name = called(self._words, token)
        paint_text(painter, look, room, name, TextStyle.LABEL, role, align=LEFT, ground=ground)

    def _leave(self) -> None:
        self._is_dragged, self._pressed = False, None
        self.drag_left.emit()

    def _on_pips_stepped(self, left: int, owed: int) -> None:
        if self.person_id is None:
            return
        if left:
            self.actions_requested.emit(self.person_id, left)
        else:
            self.debt_requested.emit(self.person_id, owed)

    def _detail(self, token: TokenView) -> str:
        words = self._words
        if token.turn is Turn.WAITING:
            return words.pgettext("chase", "waits")
        gone = fate_text(words, token.fate)
        if gone or token.dex is None or token.mov is None:
            return gone
        if _rides_along(token):
            return words.pgettext("chase", "DEX %(dex)d · one act") % {"dex": token.dex}
        return words.pgettext("chase", "DEX %(dex)d · MOV %(mov)d") % {
            "dex": token.dex,
            "mov": token.mov,
        }


def _rides_along(token: TokenView) -> bool:
    """Whether somebody is a passenger, who has one act and no movement (rules/chase.md 9.4)."""
    return bool(token.rides) and not token.drives
