"""Keys of the roll in hand while the keyboard is on a sheet: they reach it from there as well."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.panels.roll_panel import RollPanel


class SheetKeys(QObject):
    """Passes on to the panel of rolls what the sheets leave of its keys."""

    def __init__(self, sheets: QWidget, rolls: RollPanel) -> None:
        super().__init__(sheets)
        self._rolls = rolls
        sheets.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A key comes here only when nothing on the sheet has taken it.
        if not isinstance(event, QKeyEvent) or self._rolls.is_idle or not self._rolls.isVisible():
            return False
        if event.type() == QEvent.Type.ShortcutOverride and self._rolls.knows_key(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            return self._rolls.take_key(event)
        return False
