"""The machine stays awake while players look: once, and not a moment longer."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from duskboard.app.awake import Awake

ROOT = Path(__file__).resolve().parents[2]


class Saver:
    """Writes down when it is asked to keep the machine awake, and when not to any more."""

    def __init__(self) -> None:
        self.told: list[str] = []

    @contextmanager
    def ask(self) -> Iterator[None]:
        self.told.append("awake")
        yield
        self.told.append("may sleep")


def test_it_asks_once_and_lets_go_once() -> None:
    saver = Saver()
    awake = Awake(saver.ask)
    for act in (awake.hold, awake.hold, awake.release, awake.release, awake.hold):
        act()
    awake.wait()
    assert (saver.told, awake.is_held) == (["awake", "may sleep", "awake"], True)
    awake.close()
    assert (saver.told[-1], awake.is_held) == ("may sleep", False)


def test_one_that_was_never_asked_has_no_thread_to_end() -> None:
    saver = Saver()
    Awake(saver.ask).close()
    assert saver.told == []


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="not installed: dbus")
def test_the_screen_saver_of_the_desktop_is_told() -> None:
    paths = os.pathsep.join([str(ROOT), str(ROOT / "desktop")])
    done = subprocess.run(
        [
            shutil.which("dbus-run-session") or "",
            "--",
            sys.executable,
            str(Path(__file__).with_name("awake_child.py")),
        ],
        env={**os.environ, "PYTHONPATH": paths},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    held, released = json.loads(done.stdout.splitlines()[-1])
    assert [call[0] for call in held] == ["Inhibit"]
    assert released == [["UnInhibit", 4711]]
