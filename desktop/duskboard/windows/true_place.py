"""Where windows and screens truly lie, in the pixels of the window system.

Qt's own numbers do not tell everything. Where text is scaled, screens lie apart in them although
they touch, so that a window which hangs over an edge seems not to. A window manager of X11 that
drags a window says where it is when it is let go, not before.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from struct import Struct

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QNativeInterface, QScreen
from PySide6.QtWidgets import QWidget

_IN_POINTS = frozenset({"cocoa", "wayland"})
"""Window systems whose own numbers are those of Qt."""

TruePlace = Callable[[QWidget], QRect | None]
"""Tells where a window is now, or None where nobody knows."""


_SIZE = Struct("=8xI2h2H")
"""What the X server says of a window: the outermost one, its corner in the one around, its size."""
_CORNER = Struct("=12x2h")
"""Where it says that the corner of a window is in another."""


def in_pixels(area: QRect, corner: QPoint, ratio: float) -> QRect:
    """Return an area of Qt's in the pixels of the window system.

    Args:
        area: The area.
        corner: The upper left of its screen, which is the same in both.
        ratio: Pixels to one of Qt's.
    """
    return QRect(corner + (area.topLeft() - corner) * ratio, area.size() * ratio)


def place_of_screen(screen: QScreen) -> QRect:
    """Return where a screen lies."""
    return _of_system(screen.geometry(), screen)


def told_place(window: QWidget) -> QRect:
    """Return where a window lies as far as Qt was told."""
    # Not window.screen(): PySide takes what that returns for a part of the window, and with the
    # window it would be lost to everybody who holds it.
    area = window.geometry()
    screen = QGuiApplication.screenAt(area.center())
    return area if screen is None else _of_system(area, screen)


def asker() -> TruePlace | None:
    """Return what asks where a window is now; None where Qt is told while windows are dragged."""
    application = QGuiApplication.instance()
    if not isinstance(application, QGuiApplication) or application.platformName() != "xcb":
        return None
    native = application.nativeInterface()
    if not isinstance(native, QNativeInterface.QX11Application):
        return None
    with suppress(OSError, AttributeError):
        return _XServer(native.connection()).place
    return None


def _of_system(area: QRect, screen: QScreen) -> QRect:
    if QGuiApplication.platformName() in _IN_POINTS:
        return area
    return in_pixels(area, screen.geometry().topLeft(), screen.devicePixelRatio())


class _XServer:
    """Asks the X server, on the line that Qt has to it."""

    def __init__(self, line: int) -> None:
        """Ask on a line of libxcb.

        Raises:
            OSError, AttributeError: There is no such library, or it is another one.
        """
        library = ctypes.CDLL("libxcb.so.1")
        self._line = ctypes.c_void_p(line)
        self._free = ctypes.CDLL(None).free
        self._free.argtypes = (ctypes.c_void_p,)
        window, side = ctypes.c_uint32, ctypes.c_int16
        self._ask_size = library.xcb_get_geometry
        self._ask_size.argtypes = (ctypes.c_void_p, window)
        self._ask_corner = library.xcb_translate_coordinates
        self._ask_corner.argtypes = (ctypes.c_void_p, window, window, side, side)
        self._hear_size = library.xcb_get_geometry_reply
        self._hear_corner = library.xcb_translate_coordinates_reply
        for ask in (self._ask_size, self._ask_corner):
            ask.restype = ctypes.c_uint  # a structure of one such number
        for hear in (self._hear_size, self._hear_corner):
            hear.argtypes = (ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p)
            hear.restype = ctypes.c_void_p
        self._root = 0

    def place(self, window: QWidget) -> QRect | None:
        """Return where a window is, without its frame."""
        key = int(window.internalWinId())
        if not key:
            return None
        # Both are asked before either is heard, once the outermost window is known.
        size_asked = self._ask_size(self._line, key)
        corner_asked = self._ask_corner(self._line, key, self._root or key, 0, 0)
        size = self._read(_SIZE, self._hear_size(self._line, size_asked, None))
        corner = self._read(_CORNER, self._hear_corner(self._line, corner_asked, None))
        if size is None or corner is None:
            return None
        is_known, self._root = bool(self._root), size[0]
        if not is_known:
            return self.place(window)
        return QRect(QPoint(*corner), QSize(*size[3:]))

    def _read(self, form: Struct, answer: int | None) -> tuple[int, ...] | None:
        """Return the numbers of an answer, which is let go; None for none."""
        if answer is None:
            return None
        numbers: tuple[int, ...] = form.unpack(ctypes.string_at(answer, form.size))
        self._free(answer)
        return numbers
