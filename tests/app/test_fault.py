"""A fault while the program begins: whoever started it sees a sentence, and can go on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from duskboard.app.campaigns import Campaigns
from duskboard.app.evening import Evening
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.widgets.error_bar import ErrorBar
from duskboard.windows.first_run import FirstRun

CHILD = Path(__file__).parent / "fault_child.py"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def sample(room: Room) -> Path:
    return Campaigns(room).copy_sample()


def started(*arguments: str, **more: str) -> tuple[int, list[list[str]], str]:
    """Start the program; return its exit code, what its windows said, and what the console did."""
    done = subprocess.run(
        [sys.executable, str(CHILD), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'desktop'}{os.pathsep}{ROOT}", **more},
    )
    looks = done.stdout.split("--\n")[:-1]
    return done.returncode, [look.splitlines() for look in looks], done.stderr


def test_a_fault_at_the_first_campaign_leaves_a_page_to_go_on_from(
    sample: Path, resources: Path, home: Path
) -> None:
    code, looks, errors = started(str(resources), str(sample), "Open the sample table")
    (report,) = (home / "crashes").iterdir()
    told = (
        f"QMessageBox | “{sample.name}” could not be opened: something in Duskboard went wrong."
        f" | What is in the file is as it was. You can open another one. A report is in {report}."
    )
    assert looks == [["FirstRun", told], ["MainWindow"]]
    assert code == 0
    assert "LookupError" in errors
    assert len(list(sample.parent.glob("*.duskboard"))) == 2


def test_a_fault_before_there_is_a_program_is_told_in_a_box(
    sample: Path, resources: Path, home: Path, tmp_path: Path
) -> None:
    files = tmp_path / "resources"
    shutil.copytree(resources, files, ignore=shutil.ignore_patterns("glyphs.toml"))
    code, looks, errors = started(str(files), str(sample), LANGUAGE="zh_TW")
    (report,) = (home / "crashes").iterdir()
    said = (
        "QMessageBox | Duskboard 無法啟動：發生了錯誤。"
        f" | 你的戰役都保持原樣。重新安裝 Duskboard 或許有用。報告存於 {report}。"
    )
    assert looks == [[said]]
    assert code == 1
    assert "glyphs.toml" in errors


def open_wrongly(program: Program, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a campaign go wrong when its windows are there and not all is connected."""

    def wrong(_evening: Evening) -> None:
        raise LookupError

    with monkeypatch.context() as patch:
        patch.setattr(Evening, "_wire", wrong)
        with pytest.raises(LookupError):
            program.open(path)
    program.tell_crash(None)


def test_a_fault_while_nothing_is_open_is_told_once_over_the_first_page(
    qapp: QApplication, room: Room, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(qapp, room)
    program.start(None)
    for _ in range(2):
        open_wrongly(program, sample, monkeypatch)
    pages = [one for one in qapp.topLevelWidgets() if isinstance(one, FirstRun) and one.isVisible()]
    (page,) = pages
    (box,) = page.findChildren(QMessageBox)
    assert box.informativeText() == "What is in the file is as it was. You can open another one."
    box.accept()
    program.open(sample)
    assert program.evening is not None
    assert not page.isVisible()
    program.close()


def test_a_campaign_that_is_open_stays_so_when_another_goes_wrong(
    qapp: QApplication, room: Room, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(qapp, room)
    program.open(sample)
    evening = program.evening
    assert evening is not None
    other = Campaigns(room).copy_sample()
    open_wrongly(program, other, monkeypatch)
    assert program.evening is evening
    assert evening.window.isVisible()
    (bar,) = (one for one in evening.window.findChildren(ErrorBar) if one.isVisible())
    assert bar.accessibleDescription().startswith(f"“{other.name}” could not be opened")
    program.open(other)
    assert program.current() == other
    program.close()
