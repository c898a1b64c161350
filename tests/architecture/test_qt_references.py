"""The pinned Qt keeps the references it is given.

PySide6 6.12.0 on Python 3.11 gives away one reference to None or True with many calls, until the
interpreter aborts somewhere else. From Python 3.12 on both are immortal and cannot move.
"""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal

CALLS = 50
NOISE = 5  # what other code in the process may take or give meanwhile


class Bell(QObject):
    rung = Signal(bool)
    silent = Signal()


def emit(bell: Bell) -> None:
    bell.rung.emit(True)  # noqa: FBT003 -- a signal's payload has no name
    bell.silent.emit()


def name(bell: Bell) -> None:
    bell.setObjectName("bell")


@pytest.mark.parametrize("call", [emit, name])
@pytest.mark.parametrize("value", [None, True], ids=str)
def test_calls_into_qt_keep_references(call: Callable[[Bell], None], *, value: bool | None) -> None:
    bell = Bell()
    call(bell)
    before = sys.getrefcount(value)
    for _ in range(CALLS):
        call(bell)
    assert abs(sys.getrefcount(value) - before) < NOISE
