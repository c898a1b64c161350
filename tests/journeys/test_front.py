"""A double click on a campaign while the program runs: it opens there, and the desktop may ask."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.windows.about_dialog import AboutDialog
from duskboard.windows.report_dialog import ReportDialog


def test_another_campaign_opens_in_the_running_copy(
    qtbot: QtBot, start: Callable[[], Player], tmp_path: Path
) -> None:
    player = start()
    player.open_sample()
    player.key(Qt.Key.Key_C)
    player.line("Alarm 6 danger")
    first = player.evening.path
    other = tmp_path / "Second table.duskboard"
    player.program.files.duplicate(first, other)
    player.window.showMinimized()

    player.program.come_to_front(other)
    assert player.evening.path == other
    qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is player.window.windowHandle())
    assert player.has_clock("Alarm")

    player.program.come_to_front(first)
    player.window.showMinimized()
    player.program.come_to_front(None)
    assert player.evening.path == first
    assert not player.window.isMinimized()
    player.settle()
    the_program_tells_of_itself_and_of_no_table(player)


def opened(kind: type[AboutDialog | ReportDialog]) -> AboutDialog | ReportDialog:
    windows = QApplication.topLevelWidgets()
    return next(each for each in windows if isinstance(each, kind) and each.isVisible())


def the_program_tells_of_itself_and_of_no_table(player: Player) -> None:
    player.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    player.line("About Duskboard")
    about = opened(AboutDialog)
    assert "MIT" in about.findChildren(QPlainTextEdit)[0].toPlainText()
    about.close()
    player.settle()
    player.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    player.line("Report a problem")
    report = opened(ReportDialog)
    text = report.findChildren(QPlainTextEdit)[0].toPlainText()
    assert "--- machine" in text
    assert "Constables roused" not in text
    report.close()
