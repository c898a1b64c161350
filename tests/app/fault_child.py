"""A child of the tests: the program as a user starts it, in which something goes wrong once.

Prints what its windows say once its loop runs, presses a button, prints again, and closes
everything: `fault_child.py RESOURCES CAMPAIGN [BUTTON]`. With a button, the windows of the first
campaign go wrong half made; without one, it is the files of the program that are not whole.
"""

import asyncio
import sys
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget

from duskboard.app import start
from duskboard.app.application import Application
from duskboard.app.evening import Evening

_W = TypeVar("_W", bound=QWidget)


class Hand(QTimer):
    """Looks at the windows, presses a button, looks again, and closes them."""

    def __init__(self, button: str | None) -> None:
        super().__init__(interval=50)
        self._button = button
        self.timeout.connect(self._on_timeout)

    def _on_timeout(self) -> None:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return  # a window may be there, and waits for the rest
        tell_windows()
        for box in shown(QMessageBox):
            box.accept()
        button, self._button = self._button, None
        if button is None:
            self.stop()
            QApplication.closeAllWindows()
        else:
            next(each for each in shown(QPushButton) if each.text() == button).click()


def shown(kind: type[_W]) -> list[_W]:
    """Return the widgets of a kind that can be seen."""
    return [one for one in QApplication.allWidgets() if isinstance(one, kind) and one.isVisible()]


def tell_windows() -> None:
    """Print every window that can be seen, with what a box says."""
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    for window in sorted(windows, key=lambda one: type(one).__name__):
        said = [type(window).__name__]
        if isinstance(window, QMessageBox):
            said += [window.text(), window.informativeText()]
        sys.stdout.write(" | ".join(said) + "\n")
    sys.stdout.write("--\n")


def go_wrong_once() -> None:
    """Have the first campaign go wrong when its windows are there and not all is connected."""
    wire = Evening._wire

    def wrong(self: Evening) -> None:
        del self
        Evening._wire = wire  # type: ignore[method-assign]  # the next one is whole
        raise LookupError

    Evening._wire = wrong  # type: ignore[method-assign]  # there is no fault of ours to wait for


def main() -> int:
    """Start the program with the files and the campaign that are named."""
    resources, button = Path(sys.argv[1]), next(iter(sys.argv[3:]), None)
    hand, make = Hand(button), start.make_application

    def handled_application() -> Application:
        application = make()
        hand.start()
        return application

    start.make_application = handled_application
    vars(start)["resources"] = lambda: resources
    if button is not None:
        go_wrong_once()
    return start.main(sys.argv[2:3])


if __name__ == "__main__":
    sys.exit(main())
