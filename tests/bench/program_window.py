"""A child of the bench: start the program as its user does, and leave when its window is painted.

Prints nanoseconds of the clock that all processes share and of processor time used here, twice:
when the main window was painted for the first time, and when all that stands in it was.
"""

import os
import sys
import time
from types import ModuleType

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from duskboard.app import start
from duskboard.app.application import Application
from duskboard.windows.main_window import MainWindow


class Witness(QObject):
    """Notes the first paint of a main window, which is bare then."""

    application: QApplication

    def __init__(self) -> None:
        super().__init__()
        self.first: tuple[int, int] | None = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        painted = event.type() == QEvent.Type.UpdateRequest and isinstance(watched, MainWindow)
        if painted and self.first is None:
            watched.event(event)
            self.first = moment()
            self.application.removeEventFilter(self)  # to watch takes time as well
            return True
        return False


def moment() -> tuple[int, int]:
    """Return what the clock of all processes says, and how much processor time went."""
    return time.monotonic_ns(), time.process_time_ns()


def main() -> None:
    """Start the program with the arguments of this script, up to its event loop."""
    witness = Witness()
    make = start.make_application

    def watched_application() -> Application:
        application = witness.application = make()
        application.installEventFilter(witness)
        return application

    start.make_application = watched_application

    def leave(*_arguments: object) -> int:
        if witness.first is None:
            sys.exit("the window was not painted")
        numbers = (*witness.first, *moment())
        sys.stdout.write(f"{' '.join(map(str, numbers))}\n")
        sys.stdout.flush()
        os._exit(0)  # how a program ends is not measured

    # In place of the loop and what waits in it: both are imported after what is measured here.
    loop, attending = ModuleType("duskboard.app.loop"), ModuleType("duskboard.app.attending")
    vars(loop)["run"] = leave
    sys.modules |= {module.__name__: module for module in (loop, attending)}
    start.main(sys.argv[1:])


if __name__ == "__main__":
    main()
