"""The strip of turns: everybody by DEX, as real buttons."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.board.board_words import token_text
from duskboard.core.chase.participant import Fate, Turn
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.order_button import FULL, SMALL, OrderButton
from duskboard.panels.pip_box import PipBox
from duskboard.table.board_view import BoardView, TokenView
from duskboard.theme.look import Look
from duskboard.widgets.drop_mark import DropMark
from duskboard.widgets.icon_button import IconButton
from duskboard.widgets.painted_button import LOOK_EVENTS

_GAP = 6.0
_WIDEST = 190.0
_TURN = 22.0


class OrderStrip(QWidget):
    """Buttons in the acting order; where there is no room for all, the active one is in sight.

    Signals:
        selected(EntityId): Somebody was pressed.
        take_turn_requested(EntityId): Somebody who waits was pressed, and acts now.
        actions_requested(EntityId, int), debt_requested(EntityId, int): Somebody shall have or
            owe an action more (1) or less (-1).
        menu_requested(EntityId, QPoint): The menu of somebody is wanted.
        sheet_requested(EntityId): Somebody's quick sheet is wanted.
        arrange_requested(tuple[EntityId, ...]): Those of equal DEX shall act in this order.
        refused(str): Somebody cannot act there; why not.
    """

    selected = Signal(object)
    take_turn_requested = Signal(object)
    actions_requested = Signal(object, int)
    debt_requested = Signal(object, int)
    menu_requested = Signal(object, QPoint)
    sheet_requested = Signal(object)
    arrange_requested = Signal(object)
    refused = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: BoardView | None = None
        self._planned: Mapping[EntityId, int] = {}
        self._buttons: list[OrderButton] = []
        self._first = 0
        self._mark = DropMark(look, self)
        self._back = IconButton(look, "chevron-left", "", side=_TURN, parent=self)
        self._on = IconButton(look, "chevron-right", "", side=_TURN, parent=self)
        self._back.clicked.connect(self._on_back_clicked)
        self._on.clicked.connect(self._on_on_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say()

    @property
    def buttons(self) -> tuple[OrderButton, ...]:
        """The buttons in sight, in order."""
        return tuple(button for button in self._buttons if not button.isHidden())

    def mirror(
        self, view: BoardView | None, planned: Mapping[EntityId, int] = MappingProxyType({})
    ) -> None:
        """Show who acts after whom, and the actions that are about to be spent."""
        is_other_turn = view is None or self._view is None or view.active != self._view.active
        self._view, self._planned = view, planned
        self._match(len(self._people()))
        self._arrange(follows=is_other_turn)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self.setAccessibleName(words.pgettext("chase", "Acting order"))
        self._back.set_label(words.pgettext("chase", "Who acts before"))
        self._on.set_label(words.pgettext("chase", "Who acts after"))
        self._arrange(follows=False)

    @override
    def sizeHint(self) -> QSize:
        count = max(1, len(self._buttons))
        wide = count * (FULL[0] + _GAP)
        return QSize(round(self._look.px(wide)), round(self._look.px(FULL[1])))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(SMALL[0])), round(self._look.px(SMALL[1])))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self._arrange(follows=True)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(follows=True)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        child = self.childAt(event.pos())
        button = child.parentWidget() if isinstance(child, PipBox) else child
        if isinstance(button, OrderButton) and button.person_id is not None:
            self.menu_requested.emit(button.person_id, event.globalPos())

    def _people(self) -> list[TokenView]:
        """Return who acts, in order, and before the first round who has no place yet."""
        view = self._view
        if view is None:
            return []
        acting = [token for key in view.order if (token := view.token(key)) is not None]
        waiting = [
            token
            for token in view.tokens
            if token.person_id not in view.order and token.fate is Fate.RUNNING
        ]
        return [*acting, *waiting]

    def _match(self, count: int) -> None:
        while len(self._buttons) > count:
            gone = self._buttons.pop()
            gone.hide()  # what is only deleted may stand painted on
            gone.deleteLater()
        while len(self._buttons) < count:
            button = OrderButton(self._look, self._words, self)
            button.clicked.connect(self._on_button_clicked)
            button.sheet_requested.connect(self.sheet_requested)
            button.drag_moved.connect(self._on_button_drag_moved)
            button.drag_dropped.connect(self._on_button_drag_dropped)
            button.drag_left.connect(self._mark.hide)
            button.step_requested.connect(self._on_button_step_requested)
            button.actions_requested.connect(self.actions_requested)
            button.debt_requested.connect(self.debt_requested)
            self._buttons.append(button)

    def _arrange(self, *, follows: bool) -> None:
        """Lay the buttons out: wide where they fit, or narrow, or only some of them."""
        count = len(self._buttons)
        px, gap = self._look.px, self._look.px(_GAP)
        room = float(self.width())
        is_small = count * (px(FULL[0]) + gap) - gap > room or self.height() < round(px(FULL[1]))
        least = px(SMALL[0] if is_small else FULL[0])
        seen = max(1, min(count, int((room + gap) / (least + gap))))
        left = 0.0
        if seen < count:
            seen = max(1, int((room - 2 * px(_TURN) + gap) / (least + gap)))
            left, room = px(_TURN) + gap / 2, room - 2 * px(_TURN) - gap
        self._first = self._first_seen(seen, count, follows=follows)
        wide = min(px(_WIDEST), (room + gap) / seen - gap)
        high = round(px(SMALL[1] if is_small else FULL[1]))
        top = (self.height() - high) // 2
        for place, button in enumerate(self._buttons):
            at = place - self._first
            button.setVisible(0 <= at < seen)
            x = left + at * (wide + gap)
            button.setGeometry(QRect(round(x), top, round(x + wide) - round(x), high))
        self._fill(is_small=is_small)
        self._place_turns(seen, count)

    def _first_seen(self, seen: int, count: int, *, follows: bool) -> int:
        first = min(self._first, max(0, count - seen))
        view = self._view
        if not follows or view is None or view.active not in view.order:
            return max(0, first)
        active = view.order.index(view.active)
        return max(0, min(count - seen, active - 1)) if seen < count else 0

    def _fill(self, *, is_small: bool) -> None:
        view = self._view
        if view is None:
            return
        for button, token in zip(self._buttons, self._people(), strict=True):
            planned = self._planned.get(token.person_id, 0)
            text = token_text(self._words, view, token)
            button.mirror(token, text, is_small=is_small, planned=planned)

    def _place_turns(self, seen: int, count: int) -> None:
        side = round(self._look.px(_TURN))
        top = (self.height() - side) // 2
        self._back.setGeometry(0, top, side, side)
        self._on.setGeometry(self.width() - side, top, side, side)
        self._back.setVisible(seen < count)
        self._on.setVisible(seen < count)
        self._back.setEnabled(self._first > 0)
        self._on.setEnabled(self._first + seen < count)

    def _on_button_clicked(self) -> None:
        button = self.sender()
        token = button.token if isinstance(button, OrderButton) else None
        if token is None:
            return
        if token.turn is Turn.WAITING:
            self.take_turn_requested.emit(token.person_id)
        else:
            self.selected.emit(token.person_id)

    def _on_button_drag_moved(self, at: QPoint) -> None:
        """Mark whose turn would be taken, where the two have equal DEX."""
        dragged, other = self._dragged(), self._at(at)
        if dragged is None or other is None or not self._are_equal(dragged, other):
            self._mark.hide()
            return
        text = self._words.pgettext("chase", "acts here")
        self._mark.mark(text, QRectF(other.geometry()))

    def _on_button_drag_dropped(self, at: QPoint) -> None:
        self._mark.hide()
        dragged, other = self._dragged(), self._at(at)
        if dragged is None or other is None or other is dragged:
            return
        if not self._are_equal(dragged, other):
            self.refused.emit(
                self._words.pgettext(
                    "chase", "Only those of equal DEX change places; DEX sets the order of others."
                )
            )
            return
        self._put(dragged, other)

    def _on_button_step_requested(self, step: int) -> None:
        dragged = self._dragged()
        if dragged is None:
            return
        place = self._buttons.index(dragged) + step
        if 0 <= place < len(self._buttons) and self._are_equal(dragged, self._buttons[place]):
            self._put(dragged, self._buttons[place])

    def _dragged(self) -> OrderButton | None:
        button = self.sender()
        return button if isinstance(button, OrderButton) else None

    def _at(self, at: QPoint) -> OrderButton | None:
        return next((one for one in self.buttons if one.geometry().contains(at)), None)

    def _are_equal(self, one: OrderButton, other: OrderButton) -> bool:
        first, second = one.token, other.token
        if first is None or second is None or self._view is None or one is other:
            return False
        acting = {first.person_id, second.person_id} <= set(self._view.order)
        return acting and first.dex == second.dex

    def _put(self, dragged: OrderButton, other: OrderButton) -> None:
        """Wish somebody the place of another of equal DEX, in the order of all of these."""
        equals = [one for one in self._buttons if one is dragged or self._are_equal(dragged, one)]
        place = equals.index(other)
        equals.remove(dragged)
        equals.insert(place, dragged)
        self.arrange_requested.emit(tuple(one.person_id for one in equals))

    def _on_back_clicked(self) -> None:
        self._first = max(0, self._first - len(self.buttons))
        self._arrange(follows=False)

    def _on_on_clicked(self) -> None:
        self._first += len(self.buttons)
        self._arrange(follows=False)
