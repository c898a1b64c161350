"""The command line, and the first picture. All else is imported once that is painted."""

import argparse
import gc
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from duskboard import __version__
from duskboard.app.application import Application
from duskboard.app.beginning import Beginning, begin
from duskboard.app.handing_over import hand_over
from duskboard.app.way_to_screen import can_open_window, told_plainly
from duskboard.paths import resources, user_folder
from duskboard.settings import option
from duskboard.windows.main_window import MainWindow

if TYPE_CHECKING:
    from duskboard.app.program import Program


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    wishes = _parser().parse_args(arguments)
    if wishes.check:
        from duskboard.app import needs

        return needs.check()
    if wishes.smoke or wishes.evening:
        return _play_by_itself(whole_evening=wishes.evening)
    if hand_over(user_folder(), wishes.file, os.environ):
        return 0
    if not can_open_window(os.environ):
        from duskboard.app import needs

        return needs.tell_no_window()
    with told_plainly(_tell_no_answer):
        application = make_application()
    return _play(application, wishes.file)


def make_application() -> Application:
    """Return the application, named."""
    QApplication.setApplicationName("Duskboard")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("duskboard")
    return Application(["duskboard"])


def window_icon(folder: Path) -> QIcon:
    """Return the program's own icon in every size that there is, from its files."""
    icon = QIcon()
    for path in sorted((folder / "icons").glob("duskboard-*.png")):
        icon.addFile(str(path))
    return icon


def first_window(beginning: Beginning, path: Path | None) -> MainWindow | None:
    """Return a bare main window where the last one stood, or None where none is wanted yet."""
    settings = beginning.settings
    has_campaign = settings.get(option.FIRST_RUN_DONE) and settings.get(option.RECENT)
    if path is None and not has_campaign:
        return None
    window = MainWindow(beginning.look, beginning.words)
    window.take_place(settings.get(option.WINDOW_GEOMETRY))
    return window


def _play(application: Application, path: Path | None) -> int:
    gc.disable()  # what is made now stays: looking for garbage in it took a sixth of the start
    try:
        program = _opened(application, path)
    except Exception as error:  # noqa: BLE001 - nobody else is there yet to take it
        from duskboard.app import last_word

        return last_word.say(application, error, user_folder())
    application.sendPostedEvents()  # laid out, then painted once, before the rest is imported
    gc.freeze()  # nor is it looked through later, which would hold up a click now and then
    gc.enable()
    from duskboard.app import attending, loop

    code = loop.run(application, lambda tasks: attending.attend(application, program, tasks))
    program.close()
    return code


def _opened(application: Application, path: Path | None) -> "Program":
    """Return the program with its first window shown, which was bare while the rest was read."""
    beginning = begin(resources(), user_folder())
    application.setWindowIcon(window_icon(beginning.resources))
    window = first_window(beginning, path)
    if window is not None:
        window.show()
        application.processEvents()  # the one place: no loop exists yet, and a window waits
    from duskboard.app import opening

    return opening.open_program(application, beginning, window, path)


def _tell_no_answer() -> int:
    from duskboard.app import needs

    return needs.tell_no_answer()


def _play_by_itself(*, whole_evening: bool) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with told_plainly(_tell_no_answer):
        application = make_application()
    from duskboard.app import opening

    return opening.play_by_itself(application, resources(), whole_evening=whole_evening)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="duskboard", description="A game master's table.")
    parser.add_argument("file", nargs="?", type=Path, help="a campaign to open")
    parser.add_argument("--smoke", action="store_true", help="play a moment offscreen and say so")
    parser.add_argument("--evening", action="store_true", help="play an evening offscreen")
    parser.add_argument("--check", action="store_true", help="say what this machine lacks")
    parser.add_argument("--version", action="version", version=f"duskboard {__version__}")
    return parser
