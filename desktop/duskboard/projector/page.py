"""The ground that every page of the players' screen is drawn on.

It has 1920 × 1080 units where text has its usual size, and fewer where it is larger: whatever
stands on it grows, and less of it fits. Whatever the size of the window, the picture is scaled to
fit and centred; nothing is cropped.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QTransform

from duskboard.core.identity import AssetId
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, paint_text
from duskboard.theme.token import Role, TextStyle

WIDTH = 1920.0
"""Units across at the usual size of text."""
HEIGHT = 1080.0
"""Units down at the usual size of text."""
MARGIN = 40.0
"""Units kept free at the edges."""
INDENT = 60.0
"""Units from the edge to where text begins."""
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
HEADING = 68.0
"""Size of what heads a page."""
HERO = 96.0
"""Size of the one number that counts."""

PictureSource = Callable[[AssetId], bytes | None]
"""Gives the bytes of a picture, or None when it is missing."""


Shows = Callable[[QRectF], bool]
"""Says whether anything of a place of the page, in its units, is to be painted now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Canvas:
    """What a page is painted on and with.

    Attributes:
        painter: A painter in units of the page.
        look: The look.
        words: The words.
        room: The page, from 0, 0.
        shows: Says what is to be painted now.
    """

    painter: QPainter
    look: Look
    words: Words
    room: QRectF
    shows: Shows

    @property
    def width(self) -> float:
        """Units across."""
        return self.room.width()

    @property
    def height(self) -> float:
        """Units down."""
        return self.room.height()

    def text(  # noqa: PLR0913 - the sides of a text
        self,
        room: QRectF,
        text: str,
        role: Role,
        px: float,
        *,
        weight: int | None = None,
        style: TextStyle = TextStyle.HEAD,
        align: Qt.AlignmentFlag = LEFT,
        lines: int = 1,
        ground: Role = Role.BG0,
    ) -> QRectF:
        """Paint a text of a size in units of the page, and return the box that it took."""
        return paint_text(
            self.painter,
            self.look,
            room,
            text,
            style,
            role,
            weight=weight,
            px=px,
            align=align,
            lines=lines,
            ground=ground,
        )

    def panel(self, box: QRectF, *, pen: Role, width: float, fill: Role) -> None:
        """Paint a panel with round corners."""
        self.painter.setPen(self.look.pen(pen, width))
        self.painter.setBrush(self.look.color(fill))
        self.painter.drawRoundedRect(box, RADIUS, RADIUS)


def fitted(window: QRectF, high: float = HEIGHT) -> QTransform:
    """Return what turns units of a page, so `high`, into those of a window: to fit, and centred."""
    scale = min(window.width() / WIDTH, window.height() / high)
    left = window.left() + (window.width() - WIDTH * scale) / 2
    top = window.top() + (window.height() - high * scale) / 2
    return QTransform.fromTranslate(left, top).scale(scale, scale)
