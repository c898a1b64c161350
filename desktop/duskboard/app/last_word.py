"""The last word: a fault where there is neither a window yet nor anybody who could open one."""

import traceback
from pathlib import Path

from PySide6.QtWidgets import QApplication

from duskboard.app import wall_clock
from duskboard.app.crash import CrashReports
from duskboard.app.trouble import tell
from duskboard.i18n.words import Words


def say(application: QApplication, error: Exception, home: Path) -> int:
    """Say in a box that the program cannot begin, wait until it is read; return the exit code."""
    from duskboard.app import loop, needs

    traceback.print_exception(error)
    report = CrashReports(home / "crashes", wall_clock.now, lambda _path: None).write(error)
    for window in QApplication.topLevelWidgets():
        window.hide()  # it waits for what will not come
    words = needs.own_words()
    box = tell(None, words.gettext("Duskboard cannot begin: something in it went wrong."))
    box.setInformativeText(_more(words, report))
    loop.run(application, lambda _tasks: None)
    return 1


def _more(words: Words, report: Path | None) -> str:
    text = words.gettext("Your campaigns are as they were. Installing Duskboard again may help.")
    if report is None:
        return text
    more = words.gettext("%(text)s A report is in %(path)s.")
    return more % {"text": text, "path": report}
