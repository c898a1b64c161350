"""Screens plugged in and out of Qt's offscreen platform while the program runs.

The platform can do it, but says so to C++ only: the function is fetched through Qt's own tables.
It is private, so whoever uses it skips when it is not there any more.
"""

import ctypes
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import PySide6
from PySide6.QtGui import QGuiApplication

_ROOM = 64
"""Bytes that are more than enough for one of Qt's small values."""
_WHOLE = {"synchronousWindowSystemEvents": False, "windowFrameMargins": False}
"""What else the platform wants to be told."""
_RESOURCE_SLOT = 12
"""Where `nativeResourceForIntegration` stands in the table of the platform's interface."""


class HotPlugError(Exception):
    """Qt's private function is not where it was."""


def plug(screens: Sequence[Mapping[str, object]]) -> None:
    """Have the offscreen platform go on with these screens, as in its configuration file.

    Raises:
        HotPlugError: It cannot be done with this Qt, or on this machine.
    """
    if sys.platform != "linux" or platform.machine() != "x86_64":
        msg = "known for Linux on x86-64 only"
        raise HotPlugError(msg)
    try:
        _plug(json.dumps({**_WHOLE, "screens": list(screens)}).encode())
    except (OSError, AttributeError, ValueError) as error:
        raise HotPlugError(str(error)) from error
    names = [screen.name() for screen in QGuiApplication.screens()]
    if names != [screen["name"] for screen in screens]:
        msg = f"the screens are {names}"
        raise HotPlugError(msg)


def _plug(text: bytes) -> None:
    folder = Path(PySide6.__file__).parent / "Qt" / "lib"
    core = ctypes.CDLL(str(folder / "libQt6Core.so.6"))
    gui = ctypes.CDLL(str(folder / "libQt6Gui.so.6"))
    native = gui._ZN15QGuiApplication23platformNativeInterfaceEv
    native.restype = ctypes.c_void_p
    interface = native()
    if not interface:
        msg = "no platform"
        raise ValueError(msg)
    table = ctypes.cast(interface, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]
    find = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
        table[_RESOURCE_SLOT] or 0
    )
    name = _bytes(core, b"setConfiguration")  # kept: what ctypes points at must live
    found = find(interface, ctypes.addressof(name))
    if not found:
        msg = "no such function"
        raise ValueError(msg)
    set_ = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(found)
    wanted = _object(core, text)
    set_(ctypes.addressof(wanted), interface)


def _bytes(core: ctypes.CDLL, data: bytes) -> "ctypes.Array[ctypes.c_char]":
    """Return a QByteArray; it is never destroyed, which costs a few bytes."""
    made = ctypes.create_string_buffer(_ROOM)
    core._ZN10QByteArrayC1EPKcx(
        ctypes.c_void_p(ctypes.addressof(made)), ctypes.c_char_p(data), ctypes.c_longlong(len(data))
    )
    return made


def _object(core: ctypes.CDLL, text: bytes) -> "ctypes.Array[ctypes.c_char]":
    """Return the QJsonObject of a text."""
    document, made = ctypes.create_string_buffer(_ROOM), ctypes.create_string_buffer(_ROOM)
    source = _bytes(core, text)
    core._ZN13QJsonDocument8fromJsonERK10QByteArrayP15QJsonParseError(
        ctypes.c_void_p(ctypes.addressof(document)),
        ctypes.c_void_p(ctypes.addressof(source)),
        None,
    )
    core._ZNK13QJsonDocument6objectEv(
        ctypes.c_void_p(ctypes.addressof(made)), ctypes.c_void_p(ctypes.addressof(document))
    )
    return made
