"""Whether a display answers, asked of the system's own libraries: Qt would abort to say so."""

import ctypes
import os


def display_answers(variable: str, name: str) -> bool:
    """Return whether the display answers that DISPLAY or WAYLAND_DISPLAY names.

    True where that cannot be asked: the library that is missing for it is missed by itself.
    """
    try:
        return _wayland_answers(name) if variable == "WAYLAND_DISPLAY" else _x11_answers(name)
    except (OSError, AttributeError):
        return True


def _x11_answers(name: str) -> bool:
    library = ctypes.CDLL("libxcb.so.1")
    library.xcb_connect.restype = ctypes.c_void_p
    line = ctypes.c_void_p(library.xcb_connect(os.fsencode(name), None))
    answered = not library.xcb_connection_has_error(line)
    library.xcb_disconnect(line)
    return answered


def _wayland_answers(name: str) -> bool:
    library = ctypes.CDLL("libwayland-client.so.0")
    library.wl_display_connect.restype = ctypes.c_void_p
    line = library.wl_display_connect(os.fsencode(name))
    if not line:
        return False
    library.wl_display_disconnect(ctypes.c_void_p(line))
    return True
