"""Files that cannot be opened: a sentence that says what to do, and nothing lost."""

import asyncio
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from tests.seat.player import Player
from tests.storage.evening import play_evening

from duskboard.app.loop import Tasks
from duskboard.app.recent import recent_rows
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import ReadOnlyFileError
from duskboard.storage.rescue import Rescue, rescue
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
    [(b"not a campaign at all" * 500, "campaign"), (b"", "nothing can be read of it")],
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
    assert trouble().informativeText() == ""
    assert path.read_bytes() == data
    close_everything()


def test_a_file_that_is_gone_is_told_over_the_list_of_the_last_ones(
    start: Callable[[], Player], qtbot: QtBot
) -> None:
    player = start()
    path = player.leave_sample()
    path.unlink()
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
    path = player.leave_sample()
    whole = path.read_bytes()
    data = whole[: len(whole) // 4096 * 3 // 4 * 4096]
    path.write_bytes(data)
    player.program.start(path)
    assert player.program.evening is None
    box = trouble()
    assert sorted(button.text() for button in box.buttons()) == ["Cancel", "Open what was read"]
    assert box.defaultButton().text() == "Open what was read"
    assert "Lost: at least " in box.informativeText()
    assert "how much more was lost with them cannot be told" in box.informativeText()
    button = next(
        one for one in box.findChildren(QPushButton) if one.text() == "Open what was read"
    )
    button.click()
    qtbot.waitUntil(lambda: player.program.evening is not None)
    assert player.evening.path != path
    assert "rescued" in player.evening.path.name
    assert player.has_clock("Constables roused")
    assert path.read_bytes() == data


def test_what_was_found_is_counted_in_words(start: Callable[[], Player]) -> None:
    rescuing = start().program._rescuing
    assert rescuing._counted(1, 1) == "1 thing and 1 step"
    assert rescuing._counted(2, 0) == "2 things"
    assert not rescuing._counted(0, 0)


@pytest.mark.parametrize("wanted", [True, False])
def test_a_large_damaged_file_is_read_off_the_gui_thread(
    start: Callable[[], Player],
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    wanted: bool,
) -> None:
    monkeypatch.setattr("duskboard.app.rescuing._MOST_AT_ONCE", 4096)
    threads: list[threading.Thread] = []

    def watched(path: Path) -> Rescue:
        threads.append(threading.current_thread())
        return rescue(path)

    monkeypatch.setattr("duskboard.app.rescuing.rescue", watched)
    player = start()
    path = tmp_path / "large.duskboard"
    with CampaignFile.create(path) as file:
        play_evening(file)
    path.write_bytes(path.read_bytes()[:-4096])
    player.program.start(path)
    assert trouble().text() == "Reading what can be read of “large.duskboard”."
    assert threads == []
    if not wanted:
        trouble().reject()
    loop = qasync.QEventLoop(qapp)
    with loop:
        tasks = Tasks(loop)
        player.program.use(tasks)

        async def all_done() -> None:
            await asyncio.gather(*tasks._tasks)

        loop.run_until_complete(all_done())
    assert [thread is threading.main_thread() for thread in threads] == [False]
    boxes = [one for one in QApplication.allWidgets() if isinstance(one, QMessageBox)]
    offered = [box for box in boxes if box.isVisible()]
    assert len(offered) == wanted
    assert all("damaged" in box.text() for box in offered)
    close_everything()


def test_of_a_file_that_may_not_be_written_a_copy_is_offered_and_opened(
    start: Callable[[], Player], qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "fixed.duskboard"
    with CampaignFile.create(path) as file:
        play_evening(file)
    player = start()
    if os.geteuid() == 0:  # whom nothing is refused
        player.program._copying.offer(None, ReadOnlyFileError(path))
    else:
        path.chmod(0o444)
        player.program.start(path)
    box = trouble()
    assert "duplicate it" in box.text()
    button = next(one for one in box.buttons() if one.text() == "Duplicate and open")
    button.click()
    qtbot.waitUntil(lambda: player.program.evening is not None)
    assert player.evening.path.parent != path.parent
    assert player.has_clock("Alarm")
    close_everything()


def test_the_open_campaign_by_another_path_only_comes_to_the_front(
    start: Callable[[], Player], tmp_path: Path
) -> None:
    player = start()
    player.open_sample()
    evening, path = player.evening, player.evening.path
    others = [path.parent / ".." / path.parent.name / path.name]
    if os.name != "nt":  # there a link takes the rights of an administrator
        others.append(tmp_path / "linked.duskboard")
        others[-1].symlink_to(path)
    for other in others:
        player.program.come_to_front(other)
        assert player.evening is evening
        assert not evening.window.error_bar.isVisible()
    assert [row.path for row in recent_rows(evening.desk.room, others, None)] == others
    current = player.program.open_table()
    assert [row.path for row in recent_rows(evening.desk.room, others, current)] == [path]


def test_a_campaign_is_remembered_without_detours(start: Callable[[], Player], home: Path) -> None:
    player = start()
    path = player.leave_sample()
    player.program.open(home / "logs" / ".." / "campaigns" / path.name)
    assert player.evening.path == path
