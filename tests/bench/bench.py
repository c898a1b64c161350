"""Measure what has to be quick: a click, a drag, the start, a commit, opening, typing, odds.

Run by `packaging/dev.py bench [PART ...]`, offscreen. The processor time of this process stands
beside the time on the clock: on a machine that is busy with something else, that is the one to
compare. Ratios hold within one run.
"""

import argparse
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit
from tests.bench.bench_seat import PaintCount, Seat, commit, furnished, segment_point
from tests.bench.board_bench import measure_board
from tests.bench.fight_bench import measure_fight
from tests.bench.forecast_bench import measure_forecast
from tests.bench.frozen_bench import measure_frozen
from tests.bench.odds_bench import measure_odds
from tests.bench.projector_bench import measure_projector
from tests.bench.wall_bench import measure_wall
from tests.seat.screens import two_screens
from tests.seat.stopwatch import Lap, Printout, Samples

from duskboard.app.campaigns import Campaigns
from duskboard.app.start import make_application
from duskboard.core.identity import EntityId
from duskboard.play.clock import fill_clock
from duskboard.play.note import WriteNote, write_note
from duskboard.storage.campaign_file import CampaignFile
from duskboard.table.clock_view import ClockView
from duskboard.table.transaction import Transaction
from duskboard.windows.command_box import CommandBox

CLICK_MS = 16.0
"""The most from a release of the mouse to everything painted: one picture of a 60 Hz screen."""
START_RATIO = 2.0
"""The most that the program's first window takes, in bare windows of Qt."""

_CLICKS = 60
_STARTS = 9
_COMMITS = 200
_OPENINGS = 7
_ROWS = 3000
_CANDIDATES = 2000
_TYPED = "drowned man"
_HERE = Path(__file__).resolve().parent


def measure_click(application: QApplication, printout: Printout, folder: Path) -> None:
    """From the release of the mouse on a segment to clock, log and players' screen painted."""
    for still, name in ((True, "release -> all painted"), (False, "the same, fills moving")):
        seat = Seat(application, folder / f"click-{still}", still=still)
        seat.open(Campaigns(seat.room).copy_sample())
        seat.show_players()
        samples = clicks(seat)
        printout.times(f"{name}, 1920×1080 twice", samples, CLICK_MS if still else None)
        seat.program.close()
        seat.rest()


def clicks(seat: Seat) -> Samples:
    """Click the fourth and the third segment of a clock in turn."""
    evening, samples = seat.evening, Samples()
    clock = next(view for view in evening.desk.clocks.views if steady(view))
    dial = evening.desk.wall.dial_of(clock.clock_id)
    log = evening.desk.log_panel.findChild(QAbstractItemView)
    if dial is None or log is None:
        sys.exit("no dial or no log")
    count = PaintCount(dial, log.viewport(), evening.players.stage)
    button = Qt.MouseButton.LeftButton
    for number in range(_CLICKS):
        at = segment_point(dial, 3 + number % 2)
        QTest.mouseMove(dial, at)
        QTest.mousePress(dial, button, Qt.KeyboardModifier.NoModifier, at)
        seat.rest(5)
        count.clear()
        with samples.lap():
            QTest.mouseRelease(dial, button, Qt.KeyboardModifier.NoModifier, at)
            seat.paint(count, strictly=True)
        seat.rest(0 if seat.room.look.reduce_motion else 400)
    return samples


def steady(view: ClockView) -> bool:
    """Return whether a clock can be clicked on and on, and players see it."""
    return view.visibility == "shown" and not view.locked and (view.size or 0) > 4


def measure_start(_application: QApplication, printout: Printout, folder: Path) -> None:
    """From starting a process to its first painted window: the program, and Qt's bare window."""
    home = folder / "start"
    room = furnished(home, still=False)
    path = str(Campaigns(room).copy_sample())
    bare, program, whole = Samples(), Samples(), Samples()
    for number in range(_STARTS + 1):
        (plain,) = start("bare_window.py", home)
        first, all_of_it = start("program_window.py", home, path)
        if number:  # the first one has filled the caches
            bare.laps.append(plain)
            program.laps.append(first)
            whole.laps.append(all_of_it)
    printout.times("process -> first paint, a bare main window", bare)
    printout.times("process -> first paint of the program's main window", program)
    printout.times("process -> the sample painted in it", whole)
    printout.ratio("program : bare", program, bare, START_RATIO)
    printout.ratio("sample : bare", whole, bare)


def start(script: str, home: Path, *arguments: str) -> list[Lap]:
    """Start a child and return how long it took until each picture that it tells of."""
    command = [sys.executable, str(_HERE / script), *arguments]
    # Compiled once, as on a user's machine: into a folder of ours, should the tree be read-only.
    more = {"DUSKBOARD_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")}
    environment = {**os.environ, **more}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.monotonic_ns()
    done = subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE)
    numbers = [int(text) for text in done.stdout.split()]
    return [
        Lap(wall=(painted - begun) / 1e6, cpu=cpu / 1e6)
        for painted, cpu in zip(numbers[::2], numbers[1::2], strict=True)
    ]


def measure_commit(_application: QApplication, printout: Printout, folder: Path) -> None:
    """A step written to the campaign file, and a bare row to a file held as ours is."""
    room = furnished(folder / "commit", still=True)
    ours, bare = Samples(), Samples()
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE row(body BLOB)")
    body = b"x" * 200
    with CampaignFile.open(Campaigns(room).copy_sample()) as file:
        for transaction in steps(file, _COMMITS):
            with ours.lap():
                commit(file, transaction)
            with bare.lap():
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("INSERT INTO row VALUES(?)", (body,))
                connection.execute("COMMIT")
    connection.close()
    printout.times("bare exclusive insert", bare)
    printout.times("CampaignFile.commit of a tick", ours)
    printout.ratio("commit : insert", ours, bare)


def steps(file: CampaignFile, count: int) -> Iterator[Transaction]:
    """Return ticks of one clock, up and down; each is made from the table after the one before."""
    table = file.table()
    clock_id = next(key for key, clock in table.clocks().items() if clock.size > 4)
    for number in range(count):
        made = fill_clock(table, clock_id, 2 + number % 2)
        table = table.applied(made.changes)
        yield made


def measure_opening(application: QApplication, printout: Printout, folder: Path) -> None:
    """A campaign opened in the running program, its window painted: the sample, a long one."""
    seat = Seat(application, folder / "opening", still=True)
    campaigns = Campaigns(seat.room)
    long = campaigns.copy_sample()
    with CampaignFile.open(long) as file:
        for transaction in steps(file, _ROWS):
            commit(file, transaction)
    for name, path in (
        ("opening the sample", campaigns.copy_sample()),
        (f"opening a campaign of {_ROWS} steps", long),
    ):
        samples = Samples()
        for _ in range(_OPENINGS):
            with samples.lap():
                seat.program.open(path)
                count = PaintCount(seat.evening.window)
                application.processEvents()
                seat.paint(count)
            seat.program.close()
            seat.rest()
        printout.times(f"{name}, to its paint", samples)


def measure_typing(application: QApplication, printout: Printout, folder: Path) -> None:
    """A key typed into the command box with many candidates, to the list painted."""
    seat = Seat(application, folder / "typing", still=True)
    path = Campaigns(seat.room).copy_sample()
    add_notes(path, _CANDIDATES)
    seat.open(path)
    window, samples = seat.evening.window, Samples()
    box = window.findChild(CommandBox)
    field = box.findChild(QLineEdit) if box is not None else None
    listing = box.findChild(QAbstractItemView) if box is not None else None
    if box is None or field is None or listing is None:
        sys.exit("no command box")
    box.open()
    seat.rest()
    count = PaintCount(listing.viewport(), field)
    for letter in _TYPED * 2:
        if len(box.query) >= len(_TYPED):
            field.clear()
            seat.rest()
        count.clear()
        with samples.lap():
            QTest.keyClicks(field, letter)
            seat.paint(count)
        seat.rest()
    printout.times(f"a key in the command box, {_CANDIDATES} candidates", samples)
    seat.program.close()
    seat.rest()


def add_notes(path: Path, count: int) -> None:
    """Write many notes in one step."""
    made: list[Transaction] = []
    with CampaignFile.open(path) as file:
        table = file.table()
        for number in range(count):
            wish = WriteNote(
                note_id=EntityId(f"note{number}"),
                title=f"The {number}th name",
                text=f"Nine bells for drowned man {number}, who owed the ferryman.",
            )
            made.append(write_note(table, wish))
            table = table.applied(made[-1].changes)
        changes = tuple(change for step in made for change in step.changes)
        commit(file, Transaction(report=made[-1].report, changes=changes))


PARTS: Mapping[str, Callable[[QApplication, Printout, Path], None]] = MappingProxyType(
    {
        "click": measure_click,
        "board": measure_board,
        "projector": measure_projector,
        "wall": measure_wall,
        "start": measure_start,
        "frozen": measure_frozen,
        "commit": measure_commit,
        "opening": measure_opening,
        "typing": measure_typing,
        "fight": measure_fight,
        "odds": measure_odds,
        "forecast": measure_forecast,
    }
)


def main() -> int:
    """Measure the parts that are named, or all; return 1 when a target is missed."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], help="what to measure")
    parts = parser.parse_args().part or list(PARTS)
    with tempfile.TemporaryDirectory(prefix="duskboard-bench-") as name:
        folder = Path(name)
        os.environ["QT_QPA_PLATFORM"] = two_screens(folder)
        application = make_application()
        printout = Printout()
        for part in parts:
            PARTS[part](application, printout, folder)
    for name in printout.missed:
        print(f"missed: {name}")
    return 1 if printout.missed else 0


if __name__ == "__main__":
    sys.exit(main())
