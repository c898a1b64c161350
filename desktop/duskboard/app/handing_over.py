"""A second copy of the program hands its file over to the one that runs, and ends.

The copy that runs listens on an address of this machine alone and notes it, with a word that only
the user can read, in the user's folder. Sockets of Python and the loop that is there anyway:
QtNetwork would add 14 ms to the start and, on Linux, Kerberos to what the machine must have.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

HERE = "127.0.0.1"
"""The address of this machine for itself: no other one reaches it."""
NOTE = "running.json"
"""The note in the user's folder: port and word."""
PATIENCE = 1.0
"""Seconds within which a copy that runs is reached, and a wish arrives whole."""
_BUSY = 8.0
"""Seconds that a copy which was reached has to answer: opening a large campaign takes some, and a
second program beside it would be in its way."""
DONE = b"opened\n"
"""The answer."""
ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""With it a Wayland desktop lets the window of another program come to the front."""


def hand_over(home: Path, path: Path | None, environment: Mapping[str, str]) -> bool:
    """Ask the copy that runs to come to the front and open a campaign; False where none does.

    Where no copy has left a note, this costs a look at a file and nothing is imported.
    """
    try:
        note = json.loads((home / NOTE).read_text("utf-8"))
        port, word = int(note["port"]), str(note["word"])
    except (OSError, ValueError, KeyError, TypeError):
        return False
    wish = {
        "word": word,
        "path": None if path is None else str(path.absolute()),
        "activation": environment.get(ACTIVATION, ""),
    }
    _let_come_to_front()
    return _asked(port, json.dumps(wish).encode() + b"\n")


def _asked(port: int, wish: bytes) -> bool:
    """Say a wish to whoever listens at a port and return whether it was taken."""
    import socket  # noqa: PLC0415 - 8 ms, for a second copy alone

    try:
        with socket.create_connection((HERE, port), PATIENCE) as line:
            line.sendall(wish)
            line.settimeout(_BUSY)
            return line.recv(len(DONE)) == DONE
    except (OSError, OverflowError):
        return False  # the note of a copy that ended without time to take it away


def _let_come_to_front() -> None:
    """Allow any program to take the front: Windows lets only the one that was just started."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - there alone

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
