"""A child of the bench: paint a main window of Qt with nothing in it, say when, and leave.

Prints nanoseconds of the clock that all processes share, and of processor time used here.
"""

import os
import sys
import time

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow
from typing_extensions import override

WIDTH, HEIGHT = 1766, 994  # what the program takes of a screen of 1920 × 1080


class Bare(QMainWindow):
    painted = False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted = True


def main() -> None:
    application = QApplication(sys.argv[:1])
    window = Bare()
    window.resize(WIDTH, HEIGHT)
    window.show()
    application.processEvents()
    if not window.painted:
        sys.exit("the window was not painted")
    sys.stdout.write(f"{time.monotonic_ns()} {time.process_time_ns()}\n")
    sys.stdout.flush()
    os._exit(0)  # how a program ends is not measured


if __name__ == "__main__":
    main()
