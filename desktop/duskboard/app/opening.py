"""Everything beyond the first picture: the program itself, made once a window is painted."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from duskboard.app import wall_clock
from duskboard.app.beginning import Beginning, begin
from duskboard.app.crash import CrashReports
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.app.run_log import RunLog
from duskboard.app.smoke import smoke
from duskboard.app.system_dice import SystemDice
from duskboard.board.track_access import board_access
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.focus_frame import FocusFrames
from duskboard.windows.main_window import MainWindow


def open_program(
    application: QApplication, beginning: Beginning, window: MainWindow | None, path: Path | None
) -> Program:
    """Return the program, with its first campaign open in the window that is there already."""
    QAccessible.installFactory(board_access)
    room = furnished(beginning)
    program = Program(application, room, window)
    FocusFrames(room.look, application)
    reports = CrashReports(room.home / "crashes", room.now, program.tell_crash)
    reports.install()
    room.log.install()
    try:
        program.start(path)
    except Exception as error:  # noqa: BLE001 - taken as what a slot raises is: there is a window
        sys.excepthook(type(error), error, error.__traceback__)
    return program


def play_by_itself(application: QApplication, resources: Path, *, whole_evening: bool) -> int:
    """Play a moment, or an evening, in an empty home and return the exit code."""
    if not whole_evening:
        return smoke(application, room_maker(resources))
    from duskboard.app.scripted_evening import play_evening

    return play_evening(application, room_maker(resources))


def room_maker(resources: Path) -> Callable[[Path], Room]:
    """Return what makes a room in a home of its own."""

    def make(home: Path) -> Room:
        return make_room(resources, home)

    return make


def make_room(resources: Path, home: Path) -> Room:
    """Return what every part is given: the program's own files and those of the user.

    Raises:
        OSError: A file of the program is missing.
    """
    return furnished(begin(resources, home))


def furnished(beginning: Beginning) -> Room:
    """Return what every part is given, made from what the first picture needed."""
    look = beginning.look
    return Room(
        look=look,
        words=beginning.words,
        player_look=Look(beginning.tokens, look.glyphs, language=look.language),
        player_words=Words(beginning.resources / "translations", look.language),
        settings=beginning.settings,
        now=wall_clock.now,
        zone=None,
        dice=SystemDice(),
        resources=beginning.resources,
        home=beginning.home,
        log=RunLog(beginning.home / "logs", wall_clock.now),
    )
