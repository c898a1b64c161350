"""The ground that every page of the players' screen is drawn on: 1920 × 1080 units.

Whatever the size of the window, the picture is scaled to fit and centred; nothing is cropped.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from duskboard.core.identity import AssetId

WIDTH = 1920.0
"""Units across."""
HEIGHT = 1080.0
"""Units down."""
MARGIN = 40.0
"""Units kept free at the edges."""
RADIUS = 20.0
"""Corners of a panel."""

BODY = 44.0
"""Size of ordinary text."""
SMALL = 36.0
"""The smallest text that is legible at three metres."""
NAME = 56.0
"""Size of a name under a large clock."""
SMALL_NAME = 38.0
"""Size of a name under a small clock."""
HERO = 96.0
"""Size of the one number that counts."""

PictureSource = Callable[[AssetId], bytes | None]
"""Gives the bytes of a picture, or None when it is missing."""


Shows = Callable[[QRectF], bool]
"""Says whether anything of a place of the page, in its units, is to be painted now."""


def fitted(window: QRectF) -> QTransform:
    """Return what turns units of the page into those of a window: to fit, and centred."""
    scale = min(window.width() / WIDTH, window.height() / HEIGHT)
    left = window.left() + (window.width() - WIDTH * scale) / 2
    top = window.top() + (window.height() - HEIGHT * scale) / 2
    return QTransform.fromTranslate(left, top).scale(scale, scale)
