"""A program that is killed in the middle of an evening loses nothing that it said was done."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from duskboard.play.campaign import CampaignBegun
from duskboard.storage.campaign_file import CampaignFile

ROOT = Path(__file__).resolve().parents[2]
CHILD = Path(__file__).with_name("durable_child.py")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")


@contextmanager
def nursery(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process whose children commit until they are killed."""
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT / "desktop")},
        text=True,
    ) as process:
        yield process
        process.communicate()


def kill_once(process: subprocess.Popen[str], chance: random.Random) -> list[str]:
    """Let a child commit for a random while, kill it, and return what it said."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    child = int(process.stdout.readline().removeprefix("pid "))
    said = [process.stdout.readline().strip() for _ in range(2 * chance.randint(0, 2) + 1)]
    time.sleep(chance.uniform(0, 0.03))  # the moment is the point of it
    os.kill(child, signal.SIGKILL)
    while (line := process.stdout.readline().strip()) != "dead":
        said.append(line)
    return said


def kill_and_check(path: Path, kills: int) -> float:
    """Kill a program so many times on one file; return the share of kills within a commit."""
    chance = random.Random()  # noqa: S311 - other moments each time
    CampaignFile.create(path).close()
    done: set[str] = set()
    within = 0
    with nursery(path) as process:
        for _ in range(kills):
            said = kill_once(process, chance)
            within += said[-1].startswith("begin ")
            done = check(path, done, said)
    return within / kills


def check(path: Path, done: set[str], said: list[str]) -> set[str]:
    """Check a file against what was done before and what the child said; return what is done."""
    begun = {line.removeprefix("begin ") for line in said if line.startswith("begin ")}
    acked = {line.removeprefix("ack ") for line in said if line.startswith("ack ")}
    with CampaignFile.open(path) as file:
        reports = [file.report(row.seq) for row in file.rows()]
        names = {each.name for each in reports if isinstance(each, CampaignBegun)}
        assert len(names) == len(reports) == len(file.table())
        assert done | acked <= names <= done | begun
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return names


def test_nothing_acknowledged_is_lost_by_a_kill(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share = kill_and_check(tmp_path / "killed.duskboard", 8)
    with capsys.disabled():
        sys.stdout.write(f"\n8 kills, {share:.0%} of them between begin and ack\n")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_acknowledged_is_lost_by_fifty_kills(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share = kill_and_check(tmp_path / "killed.duskboard", 50)
    with capsys.disabled():
        sys.stdout.write(f"\n50 kills, {share:.0%} of them between begin and ack\n")
    assert share >= 0.4
