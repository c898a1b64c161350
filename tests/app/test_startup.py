"""The start: a picture before anything heavy is imported, and what stands once it is over."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete
from typing_extensions import override

from duskboard.app.beginning import begin
from duskboard.app.campaigns import Campaigns
from duskboard.app.opening import open_program
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.app.start import window_icon
from duskboard.widgets.focus_frame import FocusFrames

CHILD = Path(__file__).parent / "startup_child.py"
ROOT = Path(__file__).resolve().parents[2]
HEAVY = {
    "asyncio",
    "cattrs",
    "duskboard.app.program",
    "duskboard.windows.furnishing",
    "numpy",
    "pyqtgraph",
    "qasync",
    "sqlite3",
}


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(CHILD), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT / "desktop")},
    )


def said(errors: str) -> list[str]:
    """Return the lines of what went wrong, without the one that is the offscreen platform's own."""
    return [line for line in errors.splitlines() if "propagateSizeHints" not in line]


@pytest.fixture
def sample(room: Room) -> Path:
    return Campaigns(room).copy_sample()


def test_the_window_is_painted_before_anything_heavy_is_imported(sample: Path) -> None:
    done = started(str(sample))
    painted, running = done.stdout.splitlines()
    assert painted == "painted: "
    assert set(running.removeprefix("running: ").split()) == HEAVY
    assert (done.returncode, said(done.stderr)) == (0, [])


def test_the_program_can_be_ended_while_it_still_imports(sample: Path) -> None:
    done = started(str(sample), "quit")
    assert done.stdout.splitlines() == ["painted: "]
    assert (done.returncode, said(done.stderr)) == (0, [])


def test_the_icon_has_every_size(resources: Path, qapp: QApplication) -> None:
    del qapp  # icons need it to be there
    sizes = {size.width() for size in window_icon(resources).availableSizes()}
    assert sizes == {16, 24, 32, 48, 64, 128, 256, 512}


class Shown(QObject):
    """Notes every window that is shown, however short."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


def test_one_window_is_shown_and_no_part_of_it_by_itself(
    qapp: QApplication, room: Room, sample: Path
) -> None:
    shown = Shown()
    qapp.installEventFilter(shown)
    program = Program(qapp, room)
    program.start(sample)
    qapp.sendPostedEvents()
    qapp.removeEventFilter(shown)
    program.close()
    assert shown.windows == ["MainWindow"]


def test_one_frame_shows_the_focus_in_all_windows(
    qapp: QApplication, resources: Path, home: Path, sample: Path
) -> None:
    hook = sys.excepthook
    before = qapp.findChildren(FocusFrames)
    program = open_program(qapp, begin(resources, home), None, sample)
    frames = [each for each in qapp.findChildren(FocusFrames) if each not in before]
    assert len(frames) == 1
    program.close()
    delete(frames[0])
    sys.excepthook = hook
