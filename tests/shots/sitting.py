"""An evening that pictures are taken of."""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.seat.picture import composed

from duskboard.app.campaigns import Campaigns
from duskboard.app.evening import Evening
from duskboard.app.opening import make_room
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.i18n.words import Language
from duskboard.paths import resources
from duskboard.settings import option
from duskboard.settings.option import ThemeChoice
from duskboard.storage.campaign_file import CampaignFile
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Moment
from duskboard.table.public_frame import PublicPage

LARGE = (1920, 1080)
SMALL = (1280, 720)
_HINTS = frozenset({"click", "drag", "dice"})
_LATER = 3 * 60
"""Seconds from the last step of the sample to the evening of the pictures."""


class Sitting:
    """One evening in one language and theme, in a home of its own."""

    def __init__(
        self, application: QApplication, home: Path, language: Language, theme: ThemeChoice
    ) -> None:
        self.application = application
        self.name = f"{language.value}-{theme.value}"
        room = make_room(resources(), home)
        room.settings.set(option.LANGUAGE, language.value)
        room.settings.set(option.THEME, theme)
        room.settings.set(option.HINTS_SEEN, _HINTS)
        room.settings.set(option.REDUCE_MOTION, value=True)
        self.program = Program(application, _at_the_sample(room, language))
        self.room = room
        self.home = home

    @property
    def evening(self) -> Evening:
        """What is open."""
        evening = self.program.evening
        if evening is None:
            sys.exit("nothing is open")
        return evening

    def open_sample(self) -> None:
        """Open a copy of the sample table."""
        self.program.open(Campaigns(self.room).copy_sample())
        self.resize(LARGE)

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window as large as a screen, its docks where they are at first."""
        window = self.evening.window
        window.setGeometry(0, 0, *size)
        self.rest()
        window.workspaces.reset(window.workspaces.current)
        self.rest()

    def rest(self) -> None:
        """Let happen what waits to happen."""
        for _ in range(4):
            self.application.processEvents()
        QTest.qWait(1)

    def run(self, command_id: str) -> None:
        """Do a command."""
        self.evening.window.bindings.action(command_id).trigger()
        self.rest()

    def type(self, text: str) -> None:
        """Type where the keyboard is."""
        target = QApplication.focusWidget()
        if target is not None:
            QTest.keyClicks(target, text)
        self.rest()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press a key where the keyboard is."""
        target = QApplication.focusWidget() or self.evening.window
        QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)
        self.rest()

    def clock(self, wanted: Callable[[ClockView], bool]) -> ClockView:
        """Return the first clock that is as wanted."""
        return next(view for view in self.evening.desk.clocks.views if wanted(view))

    def fill(self, clock: ClockView, filled: int) -> None:
        """Fill a clock."""
        self.evening.desk.wall.fill_requested.emit(clock.clock_id, filled)
        self.rest()

    def show_players(self, page: PublicPage) -> None:
        """Open the players' screen on a page."""
        self.evening.desk.projection.choose(page)
        self.evening.players.show_on(QGuiApplication.screens()[-1], full=True)
        self.evening.retranslate()
        self.rest()

    def picture(self) -> QPixmap:
        """Return the main window with everything that stands over it."""
        return composed(self.evening.window)


def _at_the_sample(room: Room, language: Language) -> Room:
    """Return the room at the time of the sample's last step, so that every run says the same."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "sample.duskboard"
        copy.write_bytes(
            (room.resources / f"samples/sample.{language.value}.duskboard").read_bytes()
        )
        with CampaignFile.open(copy) as file:
            last = file.rows()[-1].at
    return replace(room, now=lambda: Moment(last + _LATER), zone=UTC)
