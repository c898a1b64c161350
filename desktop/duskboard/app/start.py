"""The command line, and the first picture. All else is imported once that is painted."""

import argparse
import gc
import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from duskboard import __version__
from duskboard.app.beginning import Beginning, begin
from duskboard.paths import resources, user_folder
from duskboard.settings import option
from duskboard.windows.main_window import MainWindow


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    wishes = _parser().parse_args(arguments)
    if wishes.smoke:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    if wishes.smoke:
        from duskboard.app import opening

        return opening.play_smoke(application, resources())
    return _play(application, begin(resources(), user_folder()), wishes.file)


def make_application() -> QApplication:
    """Return the application, named."""
    QApplication.setApplicationName("Duskboard")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("duskboard")
    return QApplication(["duskboard"])


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


def _play(application: QApplication, beginning: Beginning, path: Path | None) -> int:
    application.setWindowIcon(window_icon(beginning.resources))
    window = first_window(beginning, path)
    gc.disable()  # what is made now stays: looking for garbage in it took a sixth of the start
    if window is not None:
        window.show()
        application.processEvents()  # the one place: no loop exists yet, and a window waits
    from duskboard.app import opening

    program = opening.open_program(application, beginning, window, path)
    application.sendPostedEvents()  # laid out, then painted once, before the rest is imported
    gc.freeze()  # nor is it looked through later, which would hold up a click now and then
    gc.enable()
    from duskboard.app import loop

    code = loop.run(application, program.use)
    program.close()
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="duskboard", description="A game master's table.")
    parser.add_argument("file", nargs="?", type=Path, help="a campaign to open")
    parser.add_argument("--smoke", action="store_true", help="play a moment offscreen and say so")
    parser.add_argument("--version", action="version", version=f"duskboard {__version__}")
    return parser
