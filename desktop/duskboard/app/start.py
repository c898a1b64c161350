"""The command line, and everything that stands before the first window."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from duskboard import __version__
from duskboard.app import loop, wall_clock
from duskboard.app.appearance import chosen_language
from duskboard.app.crash import CrashReports
from duskboard.app.preload import preload
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.app.smoke import smoke
from duskboard.app.system_dice import SystemDice
from duskboard.i18n.words import Words
from duskboard.paths import resources, user_folder
from duskboard.settings import option
from duskboard.settings.settings import Settings
from duskboard.theme.font import load_fonts
from duskboard.theme.glyph import Glyphs
from duskboard.theme.look import Look
from duskboard.theme.token import load_tokens


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    wishes = _parser().parse_args(arguments)
    if wishes.smoke:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    if wishes.smoke:
        return smoke(application, lambda home: make_room(resources(), home))
    room = make_room(resources(), user_folder())
    program = Program(application, room)
    reports = CrashReports(room.home / "crashes", room.now, program.tell_crash)
    reports.install()
    program.start(wishes.file)

    def ready(tasks: loop.Tasks) -> None:
        tasks.start(preload())

    code = loop.run(application, ready)
    program.close()
    return code


def make_application() -> QApplication:
    """Return the application, named."""
    QApplication.setApplicationName("Duskboard")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("duskboard")
    return QApplication(sys.argv[:1])


def make_room(folder: Path, home: Path) -> Room:
    """Return what every part is given: the program's own files and those of the user.

    Raises:
        OSError: A file of the program is missing.
    """
    load_fonts(folder / "fonts")
    tokens, glyphs = load_tokens(folder / "tokens.json"), Glyphs(folder / "icons" / "glyphs.toml")
    settings = Settings(home)
    language = chosen_language(settings.get(option.LANGUAGE))
    translations = folder / "translations"
    return Room(
        look=Look(tokens, glyphs, language=language),
        words=Words(translations, language),
        player_look=Look(tokens, glyphs, language=language),
        player_words=Words(translations, language),
        settings=settings,
        now=wall_clock.now,
        zone=None,
        dice=SystemDice(),
        resources=folder,
        home=home,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="duskboard", description="A game master's table.")
    parser.add_argument("file", nargs="?", type=Path, help="a campaign to open")
    parser.add_argument("--smoke", action="store_true", help="play a moment offscreen and say so")
    parser.add_argument("--version", action="version", version=f"duskboard {__version__}")
    return parser
