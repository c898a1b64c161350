"""Something new fading in on the players' screen: painted once, and laid on lighter and lighter."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QPainter, QPixmap, QRegion

from duskboard.theme.look import Look
from duskboard.theme.motion import Motion
from duskboard.theme.token import Role

Place = tuple[QRect, Role]
"""A place of the screen, and the ground that something new there comes out of."""
Paint = Callable[[QPainter, QRegion], None]
"""Paints a region of the picture as it is now."""


class Fade(QObject):
    """Keeps the picture of what comes until all of it is there.

    Only places fade; what stands beside them is painted as ever. The picture is painted once, and
    again only where `spoil` says that it is out of date.

    Signals:
        moved(QRegion): A region is to be painted with more of the picture.
    """

    moved = Signal(object)

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._places: tuple[Place, ...] = ()
        self._region = QRegion()
        self._stale = QRegion()
        self._picture = QPixmap()
        self._motion = Motion(look, self)
        self._motion.moved.connect(self._on_motion_moved)

    @property
    def region(self) -> QRegion:
        """Where something fades in now; empty when nothing does."""
        return self._region

    def begin(self, places: Sequence[Place]) -> None:
        """Have what is at some places fade in; at once where motion is reduced."""
        self.end()
        if not places or self._look.duration("slow") == 0:
            return
        self._places = tuple(places)
        for rect, _ in self._places:
            self._region += rect
        self._stale = QRegion(self._region)
        self._motion.move(0.0, 1.0, "slow")

    def end(self) -> None:
        """Have all of it there."""
        self._places, self._picture = (), QPixmap()
        self._region = self._stale = QRegion()
        self._motion.jump(1.0)

    def spoil(self, region: QRegion) -> None:
        """Say that the picture is out of date in a region."""
        self._stale += region & self._region

    def paint(self, painter: QPainter, region: QRegion, paint: Paint, ratio: float) -> None:
        """Paint those parts of the fading places that lie in a region.

        Args:
            painter: Of the screen.
            region: What is to be painted.
            paint: Paints the picture as it is now.
            ratio: How many dots of the screen a unit has.
        """
        whole = self._region.boundingRect()
        self._freshen(whole, paint, ratio)
        painter.save()
        painter.setClipRegion(region & self._region)
        for rect, ground in self._places:
            painter.fillRect(rect, self._look.color(ground))
        painter.setOpacity(self._motion.value)
        painter.drawPixmap(whole.topLeft(), self._picture)
        painter.restore()
        if self._motion.value == 1 and (self._region - region).isEmpty():
            self.end()  # all of it stands on the screen now

    def _freshen(self, whole: QRect, paint: Paint, ratio: float) -> None:
        """Paint what of the picture is out of date."""
        if self._picture.isNull():
            self._picture = QPixmap(whole.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
        if self._stale.isEmpty():
            return
        with QPainter(self._picture) as painter:
            painter.translate(-whole.topLeft())
            painter.setClipRegion(self._stale)
            paint(painter, self._stale)
        self._stale = QRegion()

    def _on_motion_moved(self) -> None:
        if not self._region.isEmpty():
            self.moved.emit(self._region)
