"""The whole of the players' screen for one page, or a half for each of two."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from duskboard.projector.page import HEIGHT, WIDTH, fitted
from duskboard.table.public_frame import PublicFrame, PublicPage

_MOST = WIDTH
"""No page is higher than it is wide."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """A part of the screen with a page of its own.

    Attributes:
        page: The page.
        left: Where it begins, in units of the screen.
        room: Its room, from 0, 0, in units of the page.
        spare: How much higher that is than on a common screen.
    """

    page: PublicPage
    left: float
    room: QRectF
    spare: float = 0.0

    def mapped(self, window: QRectF, scale: float) -> QTransform:
        """Return what turns units of the page into those of a window."""
        high = self.room.height() * scale
        whole = QTransform.fromScale(scale, scale) * fitted(window, high)
        return QTransform.fromTranslate(self.left, 0.0) * whole


def halves(frame: PublicFrame, scale: float, high: float = HEIGHT) -> tuple[Half, ...]:
    """Return the parts of the screen, from left to right.

    Args:
        frame: The frame.
        scale: That of text.
        high: How high the window is where a page is as wide as it: clocks that have the screen to
            themselves use all of it. What other pages show does not grow with their height.
    """
    is_alone = frame.beside is None and frame.page is PublicPage.CLOCKS
    width, height = WIDTH / scale, (high if is_alone else HEIGHT) / scale
    if frame.beside is None:
        spare = height - HEIGHT / scale
        return (Half(page=frame.page, left=0.0, room=QRectF(0, 0, width, height), spare=spare),)
    room = QRectF(0, 0, width / 2, height)
    return (
        Half(page=frame.page, left=0.0, room=room),
        Half(page=frame.beside, left=width / 2, room=QRectF(room)),
    )


def height_of(window: QRectF) -> float:
    """Return how high a page is that fills a window across: at least as on a common screen."""
    if window.isEmpty():
        return HEIGHT
    return max(HEIGHT, min(_MOST, WIDTH * window.height() / window.width()))
