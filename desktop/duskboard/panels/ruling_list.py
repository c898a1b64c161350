"""The list of rulings with its keys; every change is a wish."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset
from duskboard.i18n.words import Words
from duskboard.models.view_list_model import Index, ModelRole, ViewListModel
from duskboard.panels.announcement import announce
from duskboard.panels.row_painting import HEAD_HEIGHT
from duskboard.panels.ruling_delegate import RulingDelegate
from duskboard.panels.ruling_rows import RulingHead, RulingItem, RulingRow
from duskboard.panels.ruling_speech import row_text
from duskboard.theme.look import Look
from duskboard.widgets.painted_button import LOOK_EVENTS

_KEYS = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_R,
        Qt.Key.Key_P,
        Qt.Key.Key_N,
        Qt.Key.Key_Slash,
    }
)


class RulingList(QListView):
    """Rulings under the heads of their groups.

    Signals:
        choice_requested(str, str): A ruling shall be chosen so, in the words of the file.
        reason_requested(): Why the ruling in hand is so shall be written down.
        search_requested(): The keyboard shall go to the search field.
        turned(RulingItem | None): Another ruling is in hand.
    """

    choice_requested = Signal(str, str)
    reason_requested = Signal()
    search_requested = Signal()
    turned = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._model: ViewListModel[RulingRow] = ViewListModel(
            lambda row: row.key, lambda row: row_text(words, row), self
        )
        self._delegate = RulingDelegate(look, words, lambda: self.viewport().width(), self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.say()

    @property
    def item(self) -> RulingItem | None:
        """The ruling in hand, or None."""
        return self._item(self.currentIndex())

    @property
    def rows(self) -> tuple[RulingRow, ...]:
        """What stands in the list."""
        return self._model.views

    def mirror(self, rows: tuple[RulingRow, ...], *, with_games: bool) -> None:
        """Show these rows; a ruling that stays keeps the keyboard."""
        before = self.item
        self._delegate.with_games = with_games
        self._model.mirror(rows)
        self.viewport().update()
        if self.item is None:
            self.setCurrentIndex(self._first())
        elif self.item != before:
            self.turned.emit(self.item)

    def select(self, ruling_id: str) -> bool:
        """Take a ruling in hand; whether it is in the list."""
        index = self._index(ruling_id)
        if not index.isValid():
            return False
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return True

    def turn_to(self, key: EntityId) -> None:
        """Bring the head of a group to the top, and take the first ruling under it in hand."""
        head = self._index(key)
        if head.isValid():
            self.setCurrentIndex(self._model.index(head.row() + 1))
            self.scrollTo(head, QAbstractItemView.ScrollHint.PositionAtTop)

    def choice_rect(self, ruling_id: str, place: int) -> QRectF:
        """Return where a choice of a ruling can be clicked, in the viewport."""
        index = self._index(ruling_id)
        item = self._item(index)
        if item is None:
            return QRectF()
        return self._delegate.choice_rects(QRectF(self.visualRect(index)), item)[place]

    def say(self) -> None:
        """Name the list in the words of now."""
        self.setAccessibleName(self._words.gettext("House rules"))

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of the list."""

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_mine = event.key() in _KEYS and not event.modifiers()
            finds = event.key() == Qt.Key.Key_F
            finds = finds and event.modifiers() == Qt.KeyboardModifier.ControlModifier
            if is_mine or finds:
                event.accept()
                return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, item = Qt.Key(event.key()), self.item
        is_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Slash or (key == Qt.Key.Key_F and is_control):
            self.search_requested.emit()
        elif item is None or event.modifiers() or key not in _KEYS:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_N:
            self.reason_requested.emit()
        elif key in {Qt.Key.Key_R, Qt.Key.Key_P}:
            name = Preset.REFERENCE if key == Qt.Key.Key_R else Preset.PUBLISHED
            self.choice_requested.emit(item.key, item.ruling.of(name).value)
        else:
            self._step(item, 1 if key == Qt.Key.Key_Right else -1)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        item = self._item(current)
        if item is None and current.isValid():
            self._skip(current.row(), previous.row() if previous.isValid() else -1)
            return
        self.turned.emit(item)

    @override
    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        super().dataChanged(top_left, bottom_right, roles)
        item = self.item
        if item is not None and top_left.row() == self.currentIndex().row():
            announce(self, row_text(self._words, item))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        hit = self._hit(event.position().toPoint())
        if hit is not None and event.button() == Qt.MouseButton.LeftButton:
            item, place = hit
            self.choice_requested.emit(item.key, item.ruling.choices[place].value)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        hit = self._hit(event.position().toPoint())
        self._hover((hit[0].key, hit[1]) if hit is not None else None)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        top = self.indexAt(QPoint(1, 1))
        head = self._head_above(top)
        if head is None or isinstance(top.data(ModelRole.VIEW), RulingHead):
            return
        height = round(self._look.px(HEAD_HEIGHT))
        after = self._model.index(top.row() + 1)
        box = QRectF(0, 0, self.viewport().width(), height)
        if after.isValid() and isinstance(after.data(ModelRole.VIEW), RulingHead):
            box.moveBottom(min(height, self.visualRect(after).top()))
        with QPainter(self.viewport()) as painter:
            self._delegate.paint_group(painter, box, head)

    @override
    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into view, below the head that stays at the top."""
        super().scrollTo(index, hint)
        covered = round(self._look.px(HEAD_HEIGHT)) - self.visualRect(index).top()
        if self._item(index) is not None and covered > 0:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() - covered)

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()  # the head at the top stays where it is

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS or event.type() == QEvent.Type.LanguageChange:
            self.scheduleDelayedItemsLayout()

    def _item(self, index: Index) -> RulingItem | None:
        row = index.data(ModelRole.VIEW) if index.isValid() else None
        return row if isinstance(row, RulingItem) else None

    def _index(self, key: str) -> QModelIndex:
        for place, row in enumerate(self._model.views):
            if row.key == key:
                return self._model.index(place)
        return QModelIndex()

    def _first(self) -> QModelIndex:
        rows = self._model.views
        place = next((p for p, row in enumerate(rows) if isinstance(row, RulingItem)), None)
        return QModelIndex() if place is None else self._model.index(place)

    def _skip(self, at: int, before: int) -> None:
        """Go on from a head, in the direction in which it was reached."""
        step = 1 if at > before or at == 0 else -1
        self.setCurrentIndex(self._model.index(at + step))

    def _step(self, item: RulingItem, by: int) -> None:
        place = item.ruling.choices.index(item.chosen) + by
        if 0 <= place < len(item.ruling.choices):
            self.choice_requested.emit(item.key, item.ruling.choices[place].value)

    def _hit(self, at: QPoint) -> tuple[RulingItem, int] | None:
        index = self.indexAt(at)
        item = self._item(index)
        if item is None:
            return None
        rects = self._delegate.choice_rects(QRectF(self.visualRect(index)), item)
        return next(((item, place) for place, box in enumerate(rects) if box.contains(at)), None)

    def _hover(self, over: tuple[str, int] | None) -> None:
        if over != self._delegate.hovered:
            self._delegate.hovered = over
            self.viewport().update()

    def _head_above(self, index: Index) -> RulingHead | None:
        rows = self._model.views[: index.row() + 1] if index.isValid() else ()
        return next((row for row in reversed(rows) if isinstance(row, RulingHead)), None)
