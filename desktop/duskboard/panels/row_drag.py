"""Dragging something away from a row. No loop of its own."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

_GHOST = 0.85


class RowDrag(QObject):
    """One drag, from the press that became one to release or Esc.

    Signals:
        moved(object, QPoint): The pointer moved; what is dragged, and the point on the screen.
        dropped(object, QPoint): It was let go there.
        ended(): The drag is over, whatever became of it.
    """

    moved = Signal(object, QPoint)
    dropped = Signal(object, QPoint)
    ended = Signal()

    def __init__(self, item: object, picture: QPixmap, window: QWidget) -> None:
        super().__init__(window)
        self._item = item
        self._ghost = _Ghost(picture, window)
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            return self._mouse(event)
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.cancel()
            event.accept()
            return True
        if event.type() == QEvent.Type.ApplicationDeactivate:
            self.cancel()
        return False

    def cancel(self) -> None:
        """Let nothing have happened."""
        self._end()

    def _mouse(self, event: QMouseEvent) -> bool:
        at = event.globalPosition().toPoint()
        if event.type() == QEvent.Type.MouseMove:
            if not event.buttons() & Qt.MouseButton.LeftButton:
                self.cancel()  # the release was lost
                return False
            self._ghost.follow(at)
            self.moved.emit(self._item, at)
            return True
        if event.type() == QEvent.Type.MouseButtonRelease:
            if event.button() == Qt.MouseButton.LeftButton:
                self._end()
                self.dropped.emit(self._item, at)
            return True
        return event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}

    def _end(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._ghost.hide()
        self._ghost.deleteLater()
        self.ended.emit()
        self.deleteLater()


class _Ghost(QWidget):
    """The picture of what is dragged, beside the pointer."""

    def __init__(self, picture: QPixmap, window: QWidget) -> None:
        super().__init__(window)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(picture.deviceIndependentSize().toSize())

    def follow(self, at: QPoint) -> None:
        """Stand below the pointer."""
        window = self.parentWidget()
        if window is not None:
            self.move(window.mapFromGlobal(at) + QPoint(14, 14))
            self.show()
            self.raise_()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setOpacity(_GHOST)
            painter.drawPixmap(0, 0, self._picture)
