"""A seat to measure from: the program in a home of its own, and what is painted of it."""

import gc
import math
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from tests.seat.screens import HEIGHT, WIDTH
from typing_extensions import override

from duskboard.app.evening import Evening
from duskboard.app.opening import make_room
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.paths import resources
from duskboard.settings import option
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Act
from duskboard.table.entity import Moment
from duskboard.table.public_frame import PublicPage
from duskboard.table.transaction import Transaction
from duskboard.widgets.clock_dial import ClockDial

_AT = Moment(1_790_000_000_000)
_ROUNDS = 20
"""Posted events lead to posted events; more rounds than this, and something waits for a timer."""


class PaintCount(QObject):
    """Counts the paint events of some widgets since `clear`."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._widgets = widgets
        self._painted: set[QObject] = set()
        for widget in widgets:
            widget.installEventFilter(self)

    @property
    def is_whole(self) -> bool:
        """Whether every one of them was painted."""
        return len(self._painted) == len(self._widgets)

    def clear(self) -> None:
        """Forget what was painted."""
        self._painted.clear()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painted.add(watched)
        return False


class Seat:
    """The program, started in a home of its own, and the hand at its mouse and keys."""

    def __init__(self, application: QApplication, home: Path, *, still: bool) -> None:
        """Start it; `still` for reduced motion, where the first picture is the last."""
        self.application = application
        self.room = furnished(home, still=still)
        self.program = Program(application, self.room)

    @property
    def evening(self) -> Evening:
        """What is open."""
        evening = self.program.evening
        if evening is None:
            sys.exit("nothing is open")
        return evening

    def open(self, path: Path) -> None:
        """Open a campaign and paint it."""
        self.program.open(path)
        self.evening.window.setGeometry(0, 0, WIDTH, HEIGHT)
        self.rest()
        gc.freeze()  # as the program does once it has started

    def show_players(self, page: PublicPage = PublicPage.CLOCKS) -> None:
        """Open the players' screen on a page."""
        projector = QGuiApplication.screens()[-1]
        self.evening.desk.projection.choose(page)
        self.evening.players.show_on(projector, full=True)
        self.rest()

    def rest(self, milliseconds: int = 0) -> None:
        """Let everything happen that waits to happen, and what happens within a time."""
        QTest.qWait(milliseconds)
        for _ in range(_ROUNDS):
            self.application.processEvents()

    def paint(self, count: PaintCount, *, strictly: bool = False) -> None:
        """Deliver events until all are painted; strictly posted ones: no timer can fire then."""
        for _ in range(_ROUNDS):
            if count.is_whole:
                return
            if strictly:
                self.application.sendPostedEvents()
            else:
                self.application.processEvents()
        sys.exit("something is painted only when a timer fires" if strictly else "never painted")


def furnished(home: Path, *, still: bool) -> Room:
    """Return the room of a user who has been here before."""
    room = make_room(resources(), home)
    room.settings.set(option.LANGUAGE, "en")
    room.settings.set(option.HINTS_SEEN, frozenset({"click", "drag", "dice"}))
    room.settings.set(option.REDUCE_MOTION, value=still)
    room.settings.set(option.FIRST_RUN_DONE, value=True)
    return room


def commit(file: CampaignFile, transaction: Transaction) -> None:
    """Write a step of the evening."""
    file.commit(at=_AT, session=7, act=Act.DO, of_seq=None, transaction=transaction)


def segment_point(dial: ClockDial, segment: int) -> QPoint:
    """Return the middle of a segment, 1 for the first."""
    size = dial.view.size if dial.view is not None else None
    angle = math.tau * (segment - 0.5) / (size or 1)
    radius, middle = 0.33 * dial.width(), dial.width() / 2
    return QPoint(
        round(middle + radius * math.sin(angle)), round(middle - radius * math.cos(angle))
    )
