"""Files that cannot be opened: a sentence that says what to do, and nothing lost."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from tests.seat.player import Player

from duskboard.windows.open_campaign import OpenCampaign


def trouble() -> QMessageBox:
    """Return the box that tells trouble."""
    boxes = [one for one in QApplication.allWidgets() if isinstance(one, QMessageBox)]
    return next(box for box in boxes if box.isVisible())


def close_everything() -> None:
    for widget in QApplication.topLevelWidgets():
        widget.close()


@pytest.mark.parametrize(
    ("data", "says"),
    [(b"not a campaign at all" * 500, "campaign"), (b"", "damaged")],
    ids=["not ours", "empty"],
)
def test_a_file_that_is_none_is_told_before_anything_is_open(
    start: Callable[[], Player], tmp_path: Path, data: bytes, says: str
) -> None:
    path = tmp_path / "odd.duskboard"
    path.write_bytes(data)
    player = start()
    player.program.start(path)
    assert player.program.evening is None
    assert says in trouble().text()
    assert "Traceback" not in trouble().text()
    assert path.read_bytes() == data
    close_everything()


def test_a_file_that_is_gone_is_told_over_the_list_of_the_last_ones(
    start: Callable[[], Player], qtbot: QtBot
) -> None:
    player = start()
    player.program.files.open_sample()
    player.settle()
    path = player.evening.path
    player.program.close()
    path.unlink()
    player = start()
    player.program.start(None)
    assert player.program.evening is None
    lists = [one for one in QApplication.allWidgets() if isinstance(one, OpenCampaign)]
    assert any(one.isVisible() for one in lists)
    assert path.name in trouble().text()
    qtbot.wait(1)
    close_everything()


def test_a_second_copy_of_the_program_is_told_that_the_file_is_open(
    start: Callable[[], Player],
) -> None:
    first = start()
    first.program.files.open_sample()
    first.settle()
    second = start()
    second.program.start(first.evening.path)
    assert second.program.evening is None
    assert "open" in trouble().text()
    first.click_segment("Constables roused", 6)
    assert first.filled("Constables roused") == 6
    close_everything()


def test_what_can_be_read_of_a_damaged_file_is_opened_and_the_original_stays(
    start: Callable[[], Player], qtbot: QtBot
) -> None:
    player = start()
    player.program.files.open_sample()
    player.settle()
    path = player.evening.path
    player.program.close()
    whole = path.read_bytes()
    data = whole[: len(whole) // 4096 * 3 // 4 * 4096]
    path.write_bytes(data)
    player = start()
    player.program.start(path)
    assert player.program.evening is None
    box = trouble()
    button = next(
        one for one in box.findChildren(QPushButton) if one.text() == "Open what was read"
    )
    button.click()
    qtbot.waitUntil(lambda: player.program.evening is not None)
    assert player.evening.path != path
    assert "rescued" in player.evening.path.name
    assert player.has_clock("Constables roused")
    assert path.read_bytes() == data
