"""The program started as a user starts it, for a moment, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def started(*arguments: str, without: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "LANGUAGE": "en"}
    for name in without:
        environment.pop(name, None)
    return subprocess.run(
        [sys.executable, "-m", "duskboard", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=180,  # on a machine that others load, too
        env=environment,
        cwd=ROOT,
    )


def test_smoke_says_ok_in_one_line() -> None:
    done = started("--smoke")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("smoke ok")
    assert done.stdout.count("\n") == 1


@pytest.mark.slow  # every build plays it
def test_an_evening_is_played_through_the_windows() -> None:
    done = started("--evening")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("evening ok")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux may have no display")
def test_without_a_display_it_says_so_and_ends() -> None:
    done = started(without=("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))
    assert done.returncode == 1
    assert done.stderr.startswith("There is no display here")


def test_the_check_says_what_it_found() -> None:
    done = started("--check")
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[0].startswith("Duskboard 0.1.0, Python ")
    assert done.stdout.splitlines()[-1] == "Nothing is missing on this machine."


def test_the_version_is_told() -> None:
    assert started("--version").stdout == "duskboard 0.1.0\n"
