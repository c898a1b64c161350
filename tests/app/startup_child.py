"""A child of the tests: the program as a user starts it, watched; it quits when all is imported.

Prints two lines: what of the heavy modules was there when the main window was painted first, and
what was there at the end. With "quit" as the last argument it is ended at once, as by the system.
"""

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from duskboard.app import start
from duskboard.app.application import Application
from duskboard.windows.main_window import MainWindow

HEAVY = (
    "asyncio",
    "cattrs",
    "duskboard.app.program",
    "duskboard.windows.furnishing",
    "numpy",
    "pyqtgraph",
    "qasync",
    "sqlite3",
)
LAST = ("numpy", "pyqtgraph")


class Witness(QObject):
    """Tells at the first paint of a main window what has been imported."""

    application: QApplication

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, MainWindow):
            self.application.removeEventFilter(self)
            sys.stdout.write(f"painted: {imported()}\n")
        return False


def imported() -> str:
    """Return the heavy modules that have been imported."""
    return " ".join(name for name in HEAVY if name in sys.modules)


def main() -> int:
    """Start the program with the arguments of this script."""
    is_ended_at_once = sys.argv[-1] == "quit"
    make = start.make_application
    witness, timer = Witness(), QTimer(interval=20)

    def watched_application() -> Application:
        application = witness.application = make()
        application.installEventFilter(witness)
        timer.timeout.connect(QApplication.quit if is_ended_at_once else leave)
        timer.start()
        return application

    def leave() -> None:
        if all(hasattr(sys.modules.get(name), "__version__") for name in LAST):
            timer.stop()
            sys.stdout.write(f"running: {imported()}\n")
            QApplication.closeAllWindows()

    start.make_application = watched_application
    return start.main(sys.argv[1:2])


if __name__ == "__main__":
    sys.exit(main())
