"""A fault while the program begins: whoever started it sees a sentence, and can go on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from duskboard.app.campaigns import Campaigns
from duskboard.app.room import Room

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
