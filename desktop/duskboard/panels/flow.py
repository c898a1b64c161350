"""Small widgets one after the other, in as many lines as they take."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem
from typing_extensions import override


class Flow(QLayout):
    """Lays widgets out as words in a text: from the left, the next line where one is full."""

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        """Begin without any; `gap` pixels between two, across and down."""
        super().__init__(parent)
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self._taken: QLayoutItem | None = None
        self.setContentsMargins(QMargins())

    @override
    def addWidget(self, w: QWidget, /) -> None:
        # An item that Qt makes is known by its address alone, and may come in the wrapper of one
        # that is long gone; that wrapper dies with the layout of old, and takes the new one along.
        self.addChildWidget(w)
        self.addItem(QWidgetItem(w))

    def insert(self, place: int, widget: QWidget) -> None:
        """Put a widget before the one at a place."""
        self.addWidget(widget)
        self._items.insert(place, self._items.pop())
        self.invalidate()

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        # Kept until Qt, which gets it now, has deleted it.
        self._taken = self._items.pop(index) if 0 <= index < len(self._items) else None
        return self._taken

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), is_real=False)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, is_real=True)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, is_real: bool) -> int:
        """Lay everything out, or find out only how high that is."""
        y = rect.top()
        for line in self._lines(rect.width()):
            high, x = max(size.height() for _item, size in line), rect.left()
            for item, size in line:
                # What is laid out may put another one away; its item is gone with it.
                if is_real and item in self._items:
                    item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self._gap
            y += high + self._gap
        return max(0, y - self._gap - rect.top())

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return what stands in each line, as wide as it is there."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), width))
            if not lines or size.width() > left:
                lines.append([])
                left = width
            lines[-1].append((item, size))
            left -= size.width() + self._gap
        return lines
