"""A moment of play without a screen, to prove that a build is whole.

Opens a copy of the sample, ticks, rolls, undoes, shows the players' screen, closes, opens again.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from duskboard import __version__
from duskboard.app.campaigns import Campaigns
from duskboard.app.evening import Evening
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.core.dice import parse_roll
from duskboard.play.roll import Decision, RollMade
from duskboard.table.public_frame import PublicPage


class SmokeError(Exception):
    """The moment of play went otherwise than it should. Args: what."""


def smoke(application: QApplication, make_room: Callable[[Path], Room]) -> int:
    """Play the moment in an empty home; print "smoke ok" and return 0.

    Raises:
        SmokeError: Something went otherwise.
    """
    timer = QElapsedTimer()
    timer.start()
    with tempfile.TemporaryDirectory(prefix="duskboard-") as home:
        room = make_room(Path(home))
        path = Campaigns(room).copy_sample()
        program = Program(application, room)
        _play(_opened(program, path))
        program.close()
        _go_on(_opened(program, path))
        program.close()
        size = path.stat().st_size
    seconds = timer.elapsed() / 1000
    print(f"smoke ok: duskboard {__version__}, sample of {size} bytes, {seconds:.2f} s")
    return 0


def _opened(program: Program, path: Path) -> Evening:
    program.open(path)
    evening = program.evening
    if evening is None:
        what = "the sample does not open"
        raise SmokeError(what)
    _expect(not evening.window.grab().isNull(), "the window paints nothing")
    return evening


def _play(evening: Evening) -> None:
    desk = evening.desk
    start = desk.document.table
    clock = next(view for view in desk.clocks.views if view.left and not view.locked)
    desk.wall.fill_requested.emit(clock.clock_id, (clock.filled or 0) + 1)
    ticked = desk.clocks.view_of(clock.clock_id)
    _expect(ticked is not None and ticked.left == (clock.left or 0) - 1, "no tick")
    desk.tray.armed.emit(Decision(check=parse_roll("3d6")))
    desk.tray.faces_typed.emit((6, 1, 5))
    report = desk.log.entry(0).report
    _expect(isinstance(report, RollMade) and report.roll.total == 12, "no roll")
    desk.projection.choose(PublicPage.CLOCKS)
    evening.players.show_on(QGuiApplication.primaryScreen(), full=False)
    _expect(not evening.players.grab().isNull(), "the players' screen paints nothing")
    desk.clerk.undo()
    desk.clerk.undo()
    _expect(desk.document.table == start, "undo leaves something behind")


def _go_on(evening: Evening) -> None:
    document = evening.desk.document
    _expect(document.next_redo is not None, "redo is lost by closing")
    before = document.table
    evening.desk.clerk.redo()
    _expect(document.table != before, "redo does nothing")


def _expect(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - an assertion of our own
    if not holds:
        raise SmokeError(otherwise)
