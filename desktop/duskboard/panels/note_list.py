"""The list that notes stand in, with its keys."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget
from typing_extensions import override

from duskboard.models.view_list_model import ModelRole
from duskboard.panels.note_delegate import NoteDelegate
from duskboard.theme.name_key import is_name_key

_OPEN_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_KEYS = _OPEN_KEYS | {Qt.Key.Key_V, Qt.Key.Key_Delete}

_LEAST_HEIGHT = 24


def _is_own(event: QKeyEvent) -> bool:
    """Return whether a key means the note in hand."""
    return is_name_key(event) or (event.key() in _KEYS and not event.modifiers())


class NoteList(QListView):
    """Shows rows of notes, which may be of different heights.

    Signals:
        note_pressed(object): A note was clicked, or pressed Enter on.
        eye_wished(object): V, or a click on its eye: show it to the players, or hide it.
        remove_wished(object): Del: throw it away.
        menu_requested(object, QPoint): The menu of a note, at a point of the screen.
    """

    note_pressed = Signal(object)
    eye_wished = Signal(object)
    remove_wished = Signal(object)
    menu_requested = Signal(object, QPoint)

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_on_eye = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setModel(model)
        self.clicked.connect(self._on_self_clicked)

    @override
    def minimumSizeHint(self) -> QSize:
        # In a small window a note or two are left in sight; the rest is scrolled to.
        return QSize(super().minimumSizeHint().width(), _LEAST_HEIGHT)

    @override
    def updateGeometries(self) -> None:
        """Be no higher than the notes, so that what follows the list follows the last of them."""
        super().updateGeometries()
        height = self.contentsSize().height()
        if height != self.maximumHeight():
            self.setMaximumHeight(max(1, height))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index, delegate = self.indexAt(event.position().toPoint()), self.itemDelegate()
        if isinstance(delegate, NoteDelegate) and event.button() == Qt.MouseButton.LeftButton:
            eye = delegate.eye_rect(QRectF(self.visualRect(index)))
            self._is_on_eye = index.isValid() and eye.contains(event.position())
        super().mouseReleaseEvent(event)
        self._is_on_eye = False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, note_id = Qt.Key(event.key()), self._note(self.currentIndex())
        if note_id is None or not _is_own(event):
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_V:
            self.eye_wished.emit(note_id)
        elif key == Qt.Key.Key_Delete:
            self.remove_wished.emit(note_id)
        else:
            self.note_pressed.emit(note_id)

    @override
    def event(self, event: QEvent) -> bool:
        # These keys mean the note in hand, whatever commands the window has on them.
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        has_note = self._note(self.currentIndex()) is not None
        if is_asked and has_note and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, at = self.indexAt(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            at = self.viewport().mapToGlobal(self.visualRect(index).center())
        note_id = self._note(index)
        if note_id is not None:
            self.menu_requested.emit(note_id, at)
        event.accept()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()

    def _note(self, index: QModelIndex) -> object:
        return index.data(ModelRole.KEY) if index.isValid() else None

    def _on_self_clicked(self, index: QModelIndex) -> None:
        note_id = self._note(index)
        if note_id is not None and self._is_on_eye:
            self.eye_wished.emit(note_id)
        elif note_id is not None:
            self.note_pressed.emit(note_id)
