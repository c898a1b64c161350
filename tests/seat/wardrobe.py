"""What the whole application wears in a test."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from duskboard.i18n.words import Language
from duskboard.theme.look import Look
from duskboard.theme.typeset import Typeset

_TYPESETS: dict[tuple[object, ...], Typeset] = {}
"""Texts that a look of an earlier test has broken into lines, in English at full size."""


def wear(application: QApplication, sheet: str) -> None:
    """Put a style sheet on the application, or "" for none.

    Qt makes a list of all widgets and then tells each of them; what one does about that may have
    Python collect a window that nobody holds any more, and Qt goes on to tell that window, too.
    """
    gc.disable()
    application.setStyleSheet(sheet)
    gc.enable()


@contextmanager
def remembering(look: Look) -> Iterator[Look]:
    """Have a look know how the looks of earlier tests broke their texts, and those after it."""
    look.typesets.update(_TYPESETS)
    yield look
    if (look.language, look.scale) == (Language.ENGLISH, 1.0):
        _TYPESETS.update(look.typesets)
