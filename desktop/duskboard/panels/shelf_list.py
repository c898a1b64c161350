"""The list of the shelf: it is dragged from, and put on the track from by keys."""

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget
from typing_extensions import override

from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.models.view_list_model import Index, ModelRole, ViewListModel
from duskboard.panels.row_drag import RowDrag
from duskboard.panels.shelf_delegate import ShelfDelegate
from duskboard.panels.shelf_rows import ShelfRow
from duskboard.theme.look import Look
from duskboard.widgets.painted_button import LOOK_EVENTS

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_TURN = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
_KEYS = _ENTER | _TURN | {Qt.Key.Key_Slash}


class ShelfList(QListView):
    """Rows of the shelf.

    Signals:
        put_requested(ShelfItem): It shall lie where the board has the keyboard.
        opened(str): The places of a set shall stand below it, or no more.
        search_requested(): The keyboard shall go to the search field.
        menu_requested(ShelfRow, QPoint): The menu of a row, at a point of the screen.
        dragged(RowDrag): Something is being dragged away.
    """

    put_requested = Signal(object)
    opened = Signal(str)
    search_requested = Signal()
    menu_requested = Signal(object, QPoint)
    dragged = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._model: ViewListModel[ShelfRow] = ViewListModel(
            lambda row: row.key, lambda row: clauses(words, [row.title, row.detail]), self
        )
        self._delegate = ShelfDelegate(look, self)
        self._pressed: tuple[ShelfRow, QPoint] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.doubleClicked.connect(self._on_row_double_clicked)

    @property
    def rows(self) -> tuple[ShelfRow, ...]:
        """What stands in the list."""
        return self._model.views

    @property
    def row(self) -> ShelfRow | None:
        """The row that has the keyboard, or None."""
        return self._row(self.currentIndex())

    def mirror(self, rows: tuple[ShelfRow, ...]) -> None:
        """Show these rows; one that stays keeps the keyboard."""
        self._model.mirror(rows)
        if self.row is None:
            first = next((p for p, row in enumerate(rows) if row.item is not None), None)
            if first is not None:
                self.setCurrentIndex(self._model.index(first))

    def rect_of(self, key: str) -> QRectF:
        """Return where a row stands in the viewport."""
        for place, row in enumerate(self._model.views):
            if row.key == key:
                return QRectF(self.visualRect(self._model.index(place)))
        return QRectF()

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are for the board; a slash begins a search."""

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent):
            is_mine = event.key() in _KEYS and not event.modifiers()
            event.setAccepted(is_mine)
            if is_mine:
                return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = Qt.Key(event.key()), self.row
        if key == Qt.Key.Key_Slash and not event.modifiers():
            self.search_requested.emit()
        elif key in _ENTER and row is not None and row.item is not None:
            self.put_requested.emit(row.item)
        elif key in _TURN and row is not None and row.is_open is not None:
            if row.is_open is (key == Qt.Key.Key_Left):
                self.opened.emit(row.key)
        else:
            super().keyPressEvent(event)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        row = self._row(current)
        if row is not None and row.item is None:  # a head: go on as one came
            before = previous.row() if previous.isValid() else -1
            step = 1 if current.row() > before or current.row() == 0 else -1
            self.setCurrentIndex(self._model.index(current.row() + step))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        row = self._row(index)
        self._pressed = None
        if row is None or row.item is None or event.button() != Qt.MouseButton.LeftButton:
            return
        chevron = self._delegate.chevron_rect(QRectF(self.visualRect(index)))
        if row.is_open is not None and chevron.contains(event.position()):
            self.opened.emit(row.key)
            return
        self._pressed = (row, at)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        row, start = self._pressed
        away = (event.position().toPoint() - start).manhattanLength()
        if away >= QApplication.startDragDistance() and row.item is not None:
            self._pressed = None
            picture = self._delegate.ghost(row, self.devicePixelRatioF())
            self.dragged.emit(RowDrag(row.item, picture, self.window()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._pressed = None

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, at = self.indexAt(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            at = self.viewport().mapToGlobal(self.visualRect(index).center())
        row = self._row(index)
        if row is not None and row.item is not None:
            self.menu_requested.emit(row, at)
        event.accept()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LOOK_EVENTS or event.type() == QEvent.Type.LanguageChange:
            self.scheduleDelayedItemsLayout()

    def _row(self, index: Index) -> ShelfRow | None:
        row = index.data(ModelRole.VIEW) if index.isValid() else None
        return row if isinstance(row, ShelfRow) else None

    def _on_row_double_clicked(self, index: QModelIndex) -> None:
        row = self._row(index)
        if row is not None and row.item is not None:
            self.put_requested.emit(row.item)
