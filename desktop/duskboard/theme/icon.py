"""Glyphs as icons, for menus and for buttons of Qt's own."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from duskboard.theme.look import Look
from duskboard.theme.token import Role

_RATIOS = (1.0, 2.0)


def glyph_icon(
    look: Look, name: str, role: Role = Role.TEXT2, *, checked: Role | None = None
) -> QIcon:
    """Return a glyph as an icon of 16 px, the same one until the look changes.

    Args:
        look: The look; ask for the icon anew when it changes.
        name: The name of the glyph.
        role: Its colour.
        checked: Its colour on a button that is pressed in, or None for the same.
    """
    key = (name, role, checked)
    if key not in look.icons:
        look.icons[key] = _icon(look, name, role, checked)
    return look.icons[key]


def icon_size(look: Look) -> QSize:
    """Return the size that icons are shown at."""
    side = round(look.px(16))
    return QSize(side, side)


def _icon(look: Look, name: str, role: Role, checked: Role | None) -> QIcon:
    icon = QIcon()
    for ratio in _RATIOS:
        icon.addPixmap(_pixmap(look, name, role, ratio))
        icon.addPixmap(_pixmap(look, name, Role.TEXT3, ratio), QIcon.Mode.Disabled)
        if checked is not None:
            pressed = _pixmap(look, name, checked, ratio)
            icon.addPixmap(pressed, QIcon.Mode.Normal, QIcon.State.On)
    return icon


def _pixmap(look: Look, name: str, role: Role, ratio: float) -> QPixmap:
    side = look.px(16)
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    look.glyphs.paint_glyph(painter, QRectF(0, 0, side, side), name, look.color(role))
    painter.end()
    return pixmap
