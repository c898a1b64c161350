"""A child of the bench: start the program as its user does, and leave when its window is painted.

Prints nanoseconds of the clock that all processes share, and of processor time used here.
"""

import os
import sys
import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow
from typing_extensions import override

from duskboard.app import loop
from duskboard.app.start import main


class Witness(QObject):
    painted = False

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.painted = self.painted or event.type() == QEvent.Type.Paint
        return False


def leave_when_painted(app: QApplication, ready: object) -> int:  # noqa: ARG001 - as `loop.run`
    """Do what the loop does first, then end the process."""
    windows = app.topLevelWidgets()
    window = next(one for one in windows if isinstance(one, QMainWindow) and one.isVisible())
    witness = Witness()
    window.installEventFilter(witness)
    app.processEvents()
    if not witness.painted:
        sys.exit("the window was not painted")
    sys.stdout.write(f"{time.monotonic_ns()} {time.process_time_ns()}\n")
    sys.stdout.flush()
    os._exit(0)  # how a program ends is not measured


if __name__ == "__main__":
    loop.run = leave_when_painted
    main(sys.argv[1:])
