"""Nobody else writes into an open file, whatever this program opens and closes besides."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.storage.evening import begun, clock_made, do
from tests.storage.unprivileged import as_nobody

from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.duplicate import duplicate
from duskboard.storage.error import LockedFileError
from duskboard.storage.peek import peek

ROOT = Path(__file__).resolve().parents[2]
OPENER = """
import sys
from pathlib import Path
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import CampaignFileError
try:
    CampaignFile.open(Path(sys.argv[1]))
except CampaignFileError as error:
    print(type(error).__name__)
else:
    print("open")
"""
TAMPERER = """
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as connection:
    connection.execute("UPDATE meta SET value = 'somebody else'")
"""

posix = pytest.mark.skipif(os.name != "posix", reason="locks do not fall on Windows")


def another_program(source: str, path: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", source, str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "desktop")},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def look_into(path: Path) -> None:
    """Do what a file dialog does to guess what a file is: the locks of SQLite fall."""
    with path.open("rb") as file:
        file.read(16)


def test_another_program_is_refused_after_a_dialog_looked_into_the_file(
    file: CampaignFile, path: Path
) -> None:
    do(file, begun())
    look_into(path)
    assert another_program(OPENER, path) == "LockedFileError"
    for read in (peek, CampaignFile.open):
        with pytest.raises(LockedFileError):
            read(path)
    with pytest.raises(LockedFileError):
        duplicate(path, path.with_name("copy.duskboard"))
    assert another_program(OPENER, path) == "LockedFileError"
    do(file, clock_made(file.table(), "Alarm"))
    assert len(file.rows()) == 2


def test_nothing_is_left_beside_the_file_and_closing_lets_go(
    file: CampaignFile, path: Path
) -> None:
    do(file, begun())
    file.close()
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    assert another_program(OPENER, path) == "open"  # which ends without closing it
    CampaignFile.open(path).close()


@posix
def test_what_somebody_else_wrote_all_the_same_is_not_written_over(
    file: CampaignFile, path: Path
) -> None:
    do(file, begun())
    look_into(path)
    another_program(TAMPERER, path)
    written = path.read_bytes()
    for _ in range(2):
        with pytest.raises(LockedFileError):
            do(file, clock_made(file.table(), "Alarm"))
    assert path.read_bytes() == written


@posix
def test_several_may_look_at_once_and_at_what_may_not_be_written(path: Path) -> None:
    CampaignFile.create(path).close()
    path.chmod(0o444)
    assert as_nobody(lambda: peek(path)) == "Glance"
    assert as_nobody(lambda: CampaignFile.open(path)) == "ReadOnlyFileError"
