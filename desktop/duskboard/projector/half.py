"""The whole of the players' screen for one page, or a half for each of two."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from duskboard.projector.page import HEIGHT, WIDTH, fitted
from duskboard.table.public_frame import PublicFrame, PublicPage


@dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """A part of the screen with a page of its own.

    Attributes:
        page: The page.
        left: Where it begins, in units of the screen.
        room: Its room, from 0, 0, in units of the page.
    """

    page: PublicPage
    left: float
    room: QRectF

    def mapped(self, window: QRectF, scale: float) -> QTransform:
        """Return what turns units of the page into those of a window."""
        return QTransform.fromTranslate(self.left, 0.0) * _scaled(window, scale)


def halves(frame: PublicFrame, scale: float) -> tuple[Half, ...]:
    """Return the parts of the screen, from left to right; `scale` is that of text."""
    width, height = WIDTH / scale, HEIGHT / scale
    if frame.beside is None:
        return (Half(page=frame.page, left=0.0, room=QRectF(0, 0, width, height)),)
    room = QRectF(0, 0, width / 2, height)
    return (
        Half(page=frame.page, left=0.0, room=room),
        Half(page=frame.beside, left=width / 2, room=QRectF(room)),
    )


def _scaled(window: QRectF, scale: float) -> QTransform:
    return QTransform.fromScale(scale, scale) * fitted(window)
