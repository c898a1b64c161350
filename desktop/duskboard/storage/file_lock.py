"""A lock on a campaign file that stays until it is let go of.

The locks of SQLite on a Unix belong to the process and fall when it closes any descriptor of the
file, such as one that a file dialog looked into it with. This one belongs to its own descriptor:
only closing that, or the end of the program however it comes, lets go. It lies on a byte that
SQLite locks never touch. On Windows the locks of SQLite do not fall, and there is none besides.
"""

import errno
import os
import struct
import sys
import time
from pathlib import Path
from typing import Self

from duskboard.storage.error import LockedFileError

if sys.platform != "win32":
    import fcntl

_BYTE = 0x40000000 + 4096
"""SQLite locks 512 bytes from 0x40000000 on; no campaign has data there."""
_TAKEN = frozenset({errno.EACCES, errno.EAGAIN})
_DENIED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_TRIES = 10
_PAUSE = 0.02
"""Seconds between tries: another copy of the program may only be glancing at the file."""
_COUNTER_AT = 24
_COUNTER_SIZE = 4


class FileLock:
    """Holds a file until it is closed.

    Where the file cannot be opened, or its disk knows no locks, nothing is held and nothing said:
    whoever opens the file next says what the trouble is.
    """

    def __init__(self, path: Path, *, shared: bool = False) -> None:
        """Take the lock; a shared one goes together with others of its kind, for a look.

        Raises:
            LockedFileError: Somebody else has it.
        """
        self._handle: int | None = None
        if sys.platform == "win32":
            return
        self._handle, writable = _opened(path, shared=shared)
        if self._handle is not None and not _locked(self._handle, exclusive=writable):
            self.close()
            raise LockedFileError(path)

    def change_counter(self) -> bytes | None:
        """Return what SQLite counts on with every change by somebody, or None where not known.

        Raises:
            OSError: The disk does not answer.
        """
        if self._handle is None or sys.platform == "win32":
            return None
        return os.pread(self._handle, _COUNTER_SIZE, _COUNTER_AT)

    def close(self) -> None:
        """Let go."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def _opened(path: Path, *, shared: bool) -> tuple[int | None, bool]:
    """Return a descriptor, if there can be one, and whether it may be written."""
    waiting_for_nobody = getattr(os, "O_NONBLOCK", 0)  # the name may be that of a pipe
    for flag in (os.O_RDONLY,) if shared else (os.O_RDWR, os.O_RDONLY):
        try:
            return os.open(path, flag | waiting_for_nobody), flag == os.O_RDWR
        except OSError as error:
            if error.errno not in _DENIED:
                break
    return None, False


def _locked(handle: int, *, exclusive: bool) -> bool:
    """Whether the lock could be had, now or in a moment, or is one that this disk does not know."""
    for attempt in range(_TRIES):
        if attempt:
            time.sleep(_PAUSE)
        try:
            _lock(handle, exclusive=exclusive)
        except OSError as error:
            if error.errno not in _TAKEN:
                return True
        else:
            return True
    return False


def _lock(handle: int, *, exclusive: bool) -> None:
    """Lock the byte for the descriptor, not for the process.

    Raises:
        OSError: It is taken, or there are no such locks.
    """
    if sys.platform == "win32":
        return
    kind = fcntl.F_WRLCK if exclusive else fcntl.F_RDLCK
    # The numbers stand in the system's own headers; Python names them on Linux only.
    if sys.platform == "darwin":
        command, wish = 90, struct.pack("@qqihh", _BYTE, 1, 0, kind, os.SEEK_SET)
    else:
        command, wish = fcntl.F_OFD_SETLK, struct.pack("@hhqqi0q", kind, os.SEEK_SET, _BYTE, 1, 0)
    fcntl.fcntl(handle, command, wish)
