"""A list of steps: it scrolls by pixels, keeps its place when steps come in above, and has keys."""

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget
from typing_extensions import override

from duskboard.models.view_list_model import Index, ModelRole
from duskboard.panels.session_rows import SessionRows
from duskboard.theme.look import Look
from duskboard.theme.token import Role

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class StepList(QListView):
    """Shows `SessionRows`.

    It never moves what one reads: only somebody who is at the top sees new steps come in.

    Signals:
        step_pressed(object): A step was clicked, or pressed Enter on; its number in the journal.
        step_copied(object): Ctrl+C on a step.
        menu_requested(object, QPoint): The menu of a step, at a point of the screen.
        hovered(int): The row under the pointer, or -1.
        top_reached(): It was scrolled to the top.
        bottom_reached(): It was scrolled to the last row read.
        width_changed(): Rows may want other heights.
    """

    step_pressed = Signal(object)
    step_copied = Signal(object)
    menu_requested = Signal(object, QPoint)
    hovered = Signal(int)
    top_reached = Signal()
    bottom_reached = Signal()
    width_changed = Signal()

    def __init__(self, look: Look, rows: SessionRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._rows = look, rows
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setModel(rows)
        self.clicked.connect(self._on_self_clicked)
        self.entered.connect(self._on_self_entered)
        self.verticalScrollBar().valueChanged.connect(self._on_vertical_scroll_bar_value_changed)

    @property
    def is_at_top(self) -> bool:
        """Whether new steps come into view by themselves."""
        return self.verticalScrollBar().value() <= self.verticalScrollBar().minimum()

    @property
    def is_at_bottom(self) -> bool:
        """Whether the last row read is in view."""
        return self.verticalScrollBar().value() >= self.verticalScrollBar().maximum()

    @property
    def rows_seen(self) -> int:
        """How many rows from the top are in view, at least in part; 0 behind another tab."""
        if self.viewport().visibleRegion().isEmpty():
            return 0  # asking what stands where would lay out all of it
        index = self.indexAt(self.viewport().rect().bottomLeft())
        return index.row() + 1 if index.isValid() else self._rows.rowCount()

    def measure_again(self) -> None:
        """Ask every row for its height anew, before the next paint."""
        self.scheduleDelayedItemsLayout()

    @override
    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        is_at_top = self.is_at_top
        keeps = not is_at_top and start <= self._first_seen()
        super().rowsInserted(parent, start, end)
        if self.viewport().visibleRegion().isEmpty():
            return  # behind another tab it is visible too, as Qt sees it
        # At once, not when Qt's timer fires: a step is painted with all else that it changed.
        if is_at_top and start <= 1 and end < self._rows.rowCount() - 1:
            self._push_down(start, end)
        else:
            self.doItemsLayout()
        if keeps:
            rects = (self.visualRect(self._rows.index(row)) for row in range(start, end + 1))
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + sum(rect.height() for rect in rects))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        # The viewport is opaque, so that Qt can move what is on it; rows do not cover all of it.
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self._look.color(Role.BG1))
        super().paintEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        seq = self._seq(self.currentIndex())
        if event.matches(QKeySequence.StandardKey.Copy):
            if seq is not None:
                self.step_copied.emit(seq)
            event.accept()
        elif event.key() in _ENTER and seq is not None:
            self.step_pressed.emit(seq)
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        # Enter and Ctrl+C mean the step in hand, whatever commands the window has on them.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            mine = event.key() in _ENTER or event.matches(QKeySequence.StandardKey.Copy)
            if mine and self._seq(self.currentIndex()) is not None:
                event.accept()
                return True
        return super().event(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, at = self.indexAt(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            at = self.viewport().mapToGlobal(self.visualRect(index).center())
        seq = self._seq(index)
        if seq is not None:
            self.menu_requested.emit(seq, at)
        event.accept()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.width_changed.emit()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit(-1)

    def _push_down(self, start: int, end: int) -> None:
        """Lay out rows that came in at the top; what stands below is moved, not painted anew."""
        viewport = self.viewport()
        if viewport.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            self.doItemsLayout()  # cards on rows move by themselves
            return
        viewport.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled)
        self.doItemsLayout()
        viewport.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)  # noqa: FBT003 - Qt's
        top = self.visualRect(self._rows.index(start)).top()
        bottom = self.visualRect(self._rows.index(end)).bottom()
        viewport.scroll(0, bottom + 1 - top, viewport.rect().adjusted(0, top, 0, 0))

    def _first_seen(self) -> int:
        viewport: QRect = self.viewport().rect()
        index = self.indexAt(viewport.topLeft())
        return index.row() if index.isValid() else 0

    def _seq(self, index: QModelIndex) -> object:
        return index.data(ModelRole.KEY) if index.isValid() else None

    def _on_self_clicked(self, index: QModelIndex) -> None:
        seq = self._seq(index)
        if seq is not None:
            self.step_pressed.emit(seq)

    def _on_self_entered(self, index: QModelIndex) -> None:
        self.hovered.emit(index.row())

    def _on_vertical_scroll_bar_value_changed(self, _value: int) -> None:
        if self.is_at_top:
            self.top_reached.emit()
        if self.is_at_bottom:
            self.bottom_reached.emit()
