"""A campaign opens in one window: nothing else comes up on the way, be it for a moment."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from tests.seat.player import Player
from typing_extensions import override


class Witness(QObject):
    """Writes down which windows are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


def test_a_campaign_opens_in_one_window(qapp: QApplication, start: Callable[[], Player]) -> None:
    player, witness = start(), Witness()
    qapp.installEventFilter(witness)
    player.open_sample()
    qapp.removeEventFilter(witness)
    assert witness.shown == ["MainWindow"]
