"""The program started as a user starts it, for a moment, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}
    return subprocess.run(
        [sys.executable, "-m", "duskboard", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=environment,
        cwd=ROOT,
    )


def test_smoke_says_ok_in_one_line() -> None:
    done = started("--smoke")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("smoke ok")
    assert done.stdout.count("\n") == 1


def test_the_version_is_told() -> None:
    assert started("--version").stdout == "duskboard 0.1.0\n"
