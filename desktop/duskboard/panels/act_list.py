"""What the one in turn can do: verb, price and key; what is refused says why."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from duskboard.board.track_keys import is_of_dice
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.models.view_list_model import ModelRole, ViewListModel
from duskboard.panels.act_row import ActRow
from duskboard.panels.row_painting import SIDE, Index, paint_focus, paint_ground, row_ground
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.key_cap import key_cap_size, paint_key_cap
from duskboard.widgets.painted_button import LOOK_EVENTS

ROW_HEIGHT = 36.0
"""A row, in logical pixels."""

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_LAMP = 3.0
_LEFT = 12.0


class ActList(QListView):
    """A list of acts.

    Signals:
        act_requested(str): An act that is allowed was chosen.
        refused(str): One that is not was chosen; why not.
        typed(str): A digit or "=" while somebody is about to roll: what real dice show.
        said_anew(): The words are others now: its rows are wanted in them.
    """

    act_requested = Signal(str)
    refused = Signal(str)
    typed = Signal(str)
    said_anew = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._model = ViewListModel[ActRow](
            lambda row: EntityId(row.act_id), lambda row: act_text(words, row), self
        )
        self.setModel(self._model)
        self.setItemDelegate(_ActDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._on_row_clicked)
        self.say()

    @property
    def rows(self) -> tuple[ActRow, ...]:
        """The rows shown."""
        return self._model.views

    def mirror(self, rows: Sequence[ActRow]) -> None:
        """Show what can be done; the keyboard stays at its act, or is at what comes first now."""
        before = self.currentIndex().data(ModelRole.KEY)
        self._model.mirror(rows)
        acts = [row.act_id for row in rows]
        now = next((row.act_id for row in rows if row.is_now), None)
        wanted = before if before in acts else now
        if rows:
            self.setCurrentIndex(self._model.index(acts.index(wanted) if wanted in acts else 0))

    def say(self) -> None:
        """Name the list in the words of now."""
        self.setAccessibleName(self._words.pgettext("chase", "What can be done"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self.said_anew.emit()
        if event.type() in LOOK_EVENTS:
            self.scheduleDelayedItemsLayout()

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_ours(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._on_row_clicked(self.currentIndex())
        elif self._takes_dice(event):
            self.typed.emit(event.text())
        elif (place := self._place_of(event)) is not None:
            self._on_row_clicked(self._model.index(place))
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are the keys that stand in the rows, not the beginning of an act."""

    def _is_ours(self, event: QKeyEvent) -> bool:
        is_entered = event.key() in _ENTER and not event.modifiers() & ~_KEYPAD
        return is_entered or self._takes_dice(event) or self._place_of(event) is not None

    def _takes_dice(self, event: QKeyEvent) -> bool:
        """Whether a key begins what real dice show, for what is in hand."""
        return is_of_dice(event) and any(row.act_id == "cancel" for row in self.rows)

    def _place_of(self, event: QKeyEvent) -> int | None:
        """Return the row whose key was pressed, or None."""
        cap = _cap(event)
        return next((at for at, row in enumerate(self.rows) if cap and row.key == cap), None)

    def _on_row_clicked(self, index: QModelIndex) -> None:
        row = index.data(ModelRole.VIEW)
        if not isinstance(row, ActRow):
            return
        if row.refusal:
            self.refused.emit(row.refusal)
        else:
            self.act_requested.emit(row.act_id)


class _ActDelegate(QStyledItemDelegate):
    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(self._look.px(ROW_HEIGHT)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ModelRole.VIEW)
        if not isinstance(row, ActRow):
            return
        look, rect = self._look, QRectF(option.rect)
        painter.save()
        ground = Role.NOW_DIM if row.is_now else row_ground(option)
        paint_ground(painter, look, rect, ground)
        if row.is_now:
            bar = QRectF(rect.left(), rect.top(), look.px(_LAMP), rect.height())
            painter.fillRect(bar, look.color(Role.NOW))
        room = rect.adjusted(look.px(_LEFT), 0, -look.px(SIDE), 0)
        if row.key:
            size = key_cap_size(look, row.key)
            at = QPointF(room.right() - size.width(), rect.center().y())
            paint_key_cap(painter, look, at, row.key, ground=ground)
            room.setRight(at.x() - look.size("space.m"))
        self._paint_texts(painter, room, row, ground)
        painter.restore()
        paint_focus(painter, look, option)

    def _paint_texts(self, painter: QPainter, room: QRectF, row: ActRow, ground: Role) -> None:
        look = self._look
        price = row.refusal or row.price
        if price:
            half = QRectF(room)
            half.setLeft(room.left() + room.width() * 0.35)
            box = paint_text(
                painter, look, half, price, TextStyle.BODY, Role.TEXT2, align=RIGHT,
                ground=ground,
            )  # fmt: skip
            room.setRight(box.left() - look.size("space.m"))
        style = TextStyle.LABEL if row.is_now else TextStyle.BODY
        role = Role.TEXT3 if row.refusal else Role.TEXT
        paint_text(painter, look, room, row.verb, style, role, align=LEFT, ground=ground)


def _cap(event: QKeyEvent) -> str:
    """Return a key as a row names it: "B", "Shift M", "Esc"; "" for one that no row has."""
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~_KEYPAD
    if key == Qt.Key.Key_Escape and not modifiers:
        return "Esc"
    if not Qt.Key.Key_A <= key <= Qt.Key.Key_Z or modifiers & ~Qt.KeyboardModifier.ShiftModifier:
        return ""
    return f"Shift {chr(key)}" if modifiers else chr(key)


def act_text(words: Words, row: ActRow) -> str:
    """Return an act in words, as screen readers say it."""
    return clauses(words, [row.verb, row.refusal or row.price, row.key])
