"""The folder for campaigns cannot be made: a sentence, and the first page is still there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.windows.first_run import FirstRun


def told() -> QMessageBox:
    boxes = [one for one in QApplication.allWidgets() if isinstance(one, QMessageBox)]
    return next(box for box in boxes if box.isVisible())


@pytest.mark.parametrize("text", ["Open the sample table", "Empty table"])
def test_the_first_page_says_that_nothing_may_be_written(
    start: Callable[[], Player], qtbot: QtBot, home: Path, text: str
) -> None:
    (home / "campaigns").write_text("in the way")
    player = start()
    player.program.start(None)
    pages = [one for one in QApplication.topLevelWidgets() if isinstance(one, FirstRun)]
    page = next(page for page in pages if page.isVisible())
    button = next(one for one in page.findChildren(QAbstractButton) if one.text() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told().text().startswith("Nothing may be written in the folder of")
    told().close()
    assert page.isVisible()
    player.program.files.ask_new()
    assert told().text().startswith("Nothing may be written in the folder of")
    told().close()
    page.close()
