"""What the whole application wears in a test."""

import gc

from PySide6.QtWidgets import QApplication


def wear(application: QApplication, sheet: str) -> None:
    """Put a style sheet on the application, or "" for none.

    Qt makes a list of all widgets and then tells each of them; what one does about that may have
    Python collect a window that nobody holds any more, and Qt goes on to tell that window, too.
    """
    gc.disable()
    application.setStyleSheet(sheet)
    gc.enable()
