"""The area in which a sheet is scrolled: what is in sight stays there while the sheet changes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_LAYOUTS = 3
"""Rounds of layout until a sheet has its new height: its parts, the sheet, and what scrolls it."""


class SheetArea(QScrollArea):
    """Scrolls a sheet up and down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # What stands below may grow with a click: fifty rows stay as they are.
        for part in (self, self.viewport()):
            part.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    @property
    def is_at_top(self) -> bool:
        """Whether the head of the sheet is in sight."""
        return not self.verticalScrollBar().value()

    def go_to_top(self) -> None:
        """Have the head of the sheet in sight."""
        self.verticalScrollBar().setValue(0)

    def change(self, act: Callable[[], None], parts: Sequence[QWidget]) -> None:
        """Do what changes the sheet; what is uppermost of its parts stays where it is."""
        keep = self._kept(parts)
        act()
        self._once_laid_out(keep, _LAYOUTS)

    def _once_laid_out(self, act: Callable[[], None], rounds: int) -> None:
        """Do something after the layouts that wait, and after those that they ask for."""

        def go() -> None:
            act()
            if rounds > 1:
                self._once_laid_out(act, rounds - 1)

        QTimer.singleShot(0, self, go)

    def _kept(self, parts: Sequence[QWidget]) -> Callable[[], None]:
        """Return what scrolls back to the part that is uppermost now, once it has its new place."""
        top = self.verticalScrollBar().value()
        part = next((one for one in parts if one.geometry().bottom() >= top), None)
        if part is None or not top:
            return lambda: None
        gap = top - part.y()
        # The bar is asked for anew: what Python knew of it may be gone by then.
        return lambda: self.verticalScrollBar().setValue(part.y() + gap)
