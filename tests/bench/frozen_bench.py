"""How long the frozen program takes to start, beside the same program from its source."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication
from tests.seat.stopwatch import Lap, Printout, Samples

from duskboard.app.campaigns import Campaigns
from duskboard.app.handing_over import NOTE
from duskboard.app.opening import make_room
from duskboard.paths import resources
from duskboard.settings import option

if sys.platform != "win32":
    import resource

FROZEN_RATIO = 1.3
"""The most that the frozen program takes until its loop runs, in starts from source."""

_STARTS = 9
_LONGEST = 60.0
_ROOT = Path(__file__).resolve().parents[2]
_BUILD = _ROOT / "dist" / "duskboard" / "duskboard"


def measure_frozen(_application: QApplication, printout: Printout, folder: Path) -> None:
    """From starting a process to the sample painted and the loop running; needs `build folder`."""
    build = Path(os.environ.get("DUSKBOARD_BUILD", _BUILD))
    if sys.platform == "win32" or not build.is_file():
        print(f"frozen: not measured, no build in {build}")
        return
    home = folder / "frozen"
    room = make_room(resources(), home)
    room.settings.set(option.LANGUAGE, "en")
    room.settings.set(option.FIRST_RUN_DONE, value=True)
    campaign = str(Campaigns(room).copy_sample())
    source, frozen = Samples(), Samples()
    for number in range(_STARTS + 1):
        laps = (
            _start((sys.executable, "-P", "-m", "duskboard", campaign), home),
            _start((str(build), campaign), home),
        )
        if number:  # the first one has filled the caches
            source.laps.append(laps[0])
            frozen.laps.append(laps[1])
    printout.times("process -> the sample painted, loop running, from source", source)
    printout.times("the same, frozen", frozen)
    printout.ratio("frozen : source", frozen, source, FROZEN_RATIO)


def _start(command: Sequence[str], home: Path) -> Lap:
    """Start the program, wait until it listens for other copies, and end it."""
    more = {"DUSKBOARD_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")}
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **more}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled once, as on a user's machine
    note = home / NOTE
    note.unlink(missing_ok=True)
    before = _cpu_of_children()
    begun = time.monotonic()
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as program:
        while not note.exists():
            if time.monotonic() - begun > _LONGEST or program.poll() is not None:
                program.kill()
                sys.exit(f"{command[0]} does not start")
            time.sleep(0.001)
        wall = time.monotonic() - begun
        program.kill()
    return Lap(wall=wall * 1000, cpu=(_cpu_of_children() - before) * 1000)


def _cpu_of_children() -> float:
    """Return the seconds of processor time of all children that have ended."""
    if sys.platform == "win32":
        return 0.0
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
