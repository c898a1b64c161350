"""The press on a row that becomes a drag once the pointer has gone far enough."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from duskboard.panels.row_drag import RowDrag

Pick = Callable[[QPoint], tuple[object, QRect] | None]
"""Gives what can be dragged away from a point of a widget, and its part of the widget, or None."""


class DragStart(QObject):
    """Watches a widget. What is pressed and let go near by stays a click.

    Signals:
        dragged(RowDrag): Something is being dragged away.
    """

    dragged = Signal(object)

    def __init__(self, widget: QWidget, pick: Pick) -> None:
        super().__init__(widget)
        self._widget = widget
        self._pick = pick
        self._pressed: tuple[object, QRect, QPoint] | None = None
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        at = event.position().toPoint()
        match event.type():
            case QEvent.Type.MouseButtonPress:
                found = self._pick(at) if event.button() == Qt.MouseButton.LeftButton else None
                self._pressed = (*found, at) if found is not None else None
            case QEvent.Type.MouseMove if event.buttons() & Qt.MouseButton.LeftButton:
                # The widget itself would begin to select.
                return self._pressed is not None and self._go(at)
            case QEvent.Type.MouseButtonRelease:
                self._pressed = None
            case _:
                pass
        return False

    def _go(self, at: QPoint) -> bool:
        if self._pressed is not None:
            item, rect, start = self._pressed
            if (at - start).manhattanLength() >= QApplication.startDragDistance():
                self._pressed = None
                picture = self._widget.grab(rect)
                self.dragged.emit(RowDrag(item, picture, self._widget.window()))
        return True
