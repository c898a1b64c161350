"""Running a piece of a test as somebody who may not write anywhere."""

import os
import sys
import warnings
from collections.abc import Callable

import pytest

NOBODY = 65534


def as_nobody(act: Callable[[], object]) -> str:
    """Return the name of the class of what `act` raises, or of what it returns, run as nobody.

    Root may write anywhere, so that nothing would be refused. Whoever is not root already is as
    good as nobody.
    """
    if sys.platform == "win32":
        pytest.skip("files are not kept from their owner by mode bits there")
    if os.geteuid() != 0:
        return _named(act)
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # fork() where Qt has threads
        child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            os.write(writing, _named(act).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return said


def _named(act: Callable[[], object]) -> str:
    try:
        return type(act()).__name__
    except Exception as error:  # noqa: BLE001 - the test names the one it expects
        return type(error).__name__
