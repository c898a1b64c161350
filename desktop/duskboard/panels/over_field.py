"""A field that lies over what it writes."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from duskboard.panels.entry_field import EntryField


class OverField(EntryField):
    """Lies over a widget of a page; Esc and going elsewhere give up."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._anchor: QWidget | None = None
        self.hide()
        self.left.connect(self.finish)
        self.editingFinished.connect(self.finish)

    @property
    def anchor(self) -> QWidget | None:
        """What it lies over, or None."""
        return self._anchor

    def lie_over(self, anchor: QWidget, text: str) -> None:
        """Write over a widget of the page, beginning with a text."""
        self._anchor = anchor
        self.setText(text)
        self.place(anchor)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.selectAll()

    def say(self, hint: str, said: str) -> None:
        """Say what is written: where it is empty, and to screen readers."""
        self.setPlaceholderText(hint)
        self.setAccessibleName(said)
        self.setToolTip(said)

    def place(self, anchor: QWidget | None) -> None:
        """Lie over what it is about, which may have moved or be another widget now."""
        if anchor is None or self._anchor is None:
            return
        self._anchor = anchor
        corner, height = anchor.mapTo(self._page, QPoint(0, 0)), self.sizeHint().height()
        top = corner.y() - (height - anchor.height()) // 2
        self.setGeometry(corner.x(), top, self.width_over(anchor), height)

    def width_over(self, anchor: QWidget) -> int:
        """Return how wide it lies over a widget: as wide as what that stands in."""
        parent = anchor.parentWidget()
        return anchor.width() if parent is None else max(anchor.width(), parent.width())

    def finish(self) -> None:
        """Put the field away; the keyboard goes back to what it was about."""
        anchor, self._anchor = self._anchor, None
        if anchor is not None and self.hasFocus():
            anchor.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
