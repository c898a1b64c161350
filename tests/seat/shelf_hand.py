"""A hand that drags rows from the shelf."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duskboard.panels.shelf import Shelf

LEFT = Qt.MouseButton.LeftButton


def drag_from_shelf(shelf: Shelf, key: str, to: QPoint) -> None:
    """Drag a row of the shelf to a point of the screen with the mouse."""
    rows = shelf.list
    view = rows.viewport()
    start = rows.rect_of(key).center().toPoint()
    QTest.mousePress(view, LEFT, pos=start)
    for at in (view.mapToGlobal(start + QPoint(40, 0)), to):
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(view.mapFromGlobal(at)),
            QPointF(at),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view, event)
    QTest.mouseRelease(view, LEFT, pos=view.mapFromGlobal(to))
