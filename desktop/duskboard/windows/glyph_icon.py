"""Glyphs as icons for Qt's own buttons and menus."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_RATIO = 3.0
"""Sharp on any screen up to three pixels a point."""


def glyph_icon(look: Look, name: str, *, px: float = 16, role: Role = Role.TEXT2) -> QIcon:
    """Return a glyph as an icon, dimmed where its button is disabled.

    Args:
        look: The look.
        name: Name of the glyph; "" gives an empty icon.
        px: Its side in logical pixels.
        role: Its colour.
    """
    icon = QIcon()
    if not name:
        return icon
    icon.addPixmap(_pixmap(look, name, px, role), QIcon.Mode.Normal)
    icon.addPixmap(_pixmap(look, name, px, Role.TEXT3), QIcon.Mode.Disabled)
    return icon


def _pixmap(look: Look, name: str, px: float, role: Role) -> QPixmap:
    side = round(look.px(px) * _RATIO)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    look.glyphs.paint_glyph(painter, QRectF(0, 0, side, side), name, look.color(role))
    painter.end()
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap
