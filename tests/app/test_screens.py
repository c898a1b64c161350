"""Two screens that come and go: offscreen, and on a virtual X server with a window manager."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ANYWHERE = (
    "opens full on the other screen",
    "is whole",
    "hides the cursor",
    "hides with its screen",
    "says so",
    "stays hidden",
    "takes no other screen",
    "knows it at another connector",
    "comes back",
    "and says no more",
    "leaves the other window alone",
    "a dock at home is seen",
    "a dock over there is covered",
    "a click shows it",
    "the next time it is covered",
    "at home it is seen again",
    "a dialog is covered",
    "a menu stays at home",
    "a tooltip stays at home",
    "follows another resolution",
    "and back",
    "the main window over there is covered",
    "players see their picture",
)
WITH_WINDOW_MANAGER = (
    *ANYWHERE,
    "leaves the keyboard",
    "covered before it is dragged over the edge",
    "covered while it is dragged over there",
    "seen once it is dragged home",
    "goes back by itself",
)
TOOLS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xrandr": "x11-xserver-utils",
}
_MANAGER_S = 3.0


def seen_on(kind: str, **environment: str) -> dict[str, object]:
    """Play with two screens in a process of its own and return what was seen."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "desktop")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.seat.screens_child", kind],
        env={**os.environ, "PYTHONPATH": paths, **environment},
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    seen: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    if "skip" in seen:
        pytest.skip(f"screens cannot be plugged in and out here: {seen['skip']}")
    return seen


def test_screens_come_and_go_offscreen() -> None:
    assert seen_on("offscreen") == dict.fromkeys(ANYWHERE, True)


@pytest.mark.slow
def test_screens_come_and_go_under_a_window_manager(display: str) -> None:
    seen = seen_on("x11", DISPLAY=display, QT_QPA_PLATFORM="xcb")
    assert seen == dict.fromkeys(WITH_WINDOW_MANAGER, True)


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A virtual X server with two monitors and a window manager."""
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    reads, writes = os.pipe()
    # -noreset: the monitors would go with the last client otherwise.
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "3360x1080x24", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
    os.close(writes)
    with os.fdopen(reads) as told:
        name = f":{told.readline().strip()}"
    environment = {**os.environ, "DISPLAY": name, "HOME": str(tmp_path)}
    for monitor in (
        ("laptop", "1440/381x900/238+0+0", "screen"),
        ("projector", "1920/508x1080/286+1440+0", "none"),
    ):
        command = [shutil.which("xrandr") or "", "--setmonitor", *monitor]
        subprocess.run(command, env=environment, check=True)
    manager = subprocess.Popen(
        [shutil.which("openbox") or ""], env=environment, stderr=subprocess.DEVNULL
    )
    time.sleep(_MANAGER_S)
    try:
        yield name
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(10)
