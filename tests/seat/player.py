"""Somebody at the keyboard and the mouse of one running program."""

import math
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from duskboard.app.campaigns import Campaigns
from duskboard.app.evening import Evening
from duskboard.app.opening import make_room
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.core.dice import Dice
from duskboard.settings import option
from duskboard.widgets.clock_dial import ClockDial
from duskboard.windows.screen_choice import ScreenChoice

_RIM = 0.73
"""Middle of the segments, as a share of the radius."""


class Start(Protocol):
    """Starts the program for somebody; its own dice fall as given."""

    def __call__(self, dice: Dice | None = None) -> "Player":
        """Return who plays it."""
        ...


class Player:
    """Someone at the keyboard and the mouse of one running program."""

    def __init__(
        self,
        qtbot: QtBot,
        application: QApplication,
        resources: Path,
        home: Path,
        dice: Dice | None = None,
    ) -> None:
        """Sit down in a home; the machine's dice fall as given, or as they will."""
        self._qtbot = qtbot
        self._application = application
        self._resources = resources
        self._home = home
        self._dice = dice
        self.size = (1600, 900)
        self._room = self._furnished()
        self.program = Program(application, self._room)

    def sit(self, qtbot: QtBot) -> None:
        """Go on as another test, with its own hands."""
        self._qtbot = qtbot

    def _furnished(self) -> Room:
        room = make_room(self._resources, self._home)
        room.settings.set(option.HINTS_SEEN, frozenset({"click", "drag", "dice"}))
        room.settings.set(option.REDUCE_MOTION, value=True)
        return room if self._dice is None else replace(room, dice=self._dice)

    @property
    def evening(self) -> Evening:
        assert self.program.evening is not None
        return self.program.evening

    @property
    def window(self) -> QWidget:
        return self.evening.window

    def open(self, path: Path | None = None) -> None:
        """Open a campaign and wait until its window is there."""
        self.program.start(path)
        self.settle()

    def open_sample(self, workspace: str = "table") -> None:
        """Open a copy of the sample as the last evening was left: in a workspace, of a size."""
        self._leave_in(workspace)
        self.program.files.open_sample()
        self.settle()

    def open_empty(self, workspace: str) -> None:
        """Open an empty table as the last evening was left: in a workspace, of a size."""
        self._leave_in(workspace)
        self.program.files.open_empty()
        self.settle()

    def leave_sample(self) -> Path:
        """Have a copy of the sample as if an evening had been played in it, and return its path."""
        campaigns = Campaigns(self._room)
        path = campaigns.copy_sample()
        campaigns.remember(path)
        self._room.settings.set(option.FIRST_RUN_DONE, value=True)
        return path

    def restart(self) -> None:
        """Close the program and start it again, as the next evening does."""
        path = self.evening.desk.document.file.path
        self.program.close()
        # Without a loop nothing is deleted later: a new style would reach the old window, too.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._room = self._furnished()
        self.program = Program(self._application, self._room)
        self.open(path)

    def _leave_in(self, workspace: str) -> None:
        frame = QWidget()
        frame.resize(*self.size)
        settings = self._room.settings
        settings.set(option.WINDOW_GEOMETRY, bytes(frame.saveGeometry().data()))
        settings.set(option.WORKSPACES, {"current": workspace, "own": []})

    def settle(self) -> None:
        """Wait until the window is there and has the keyboard."""
        window = self.window
        window.resize(*self.size)
        self._qtbot.waitExposed(window)
        window.activateWindow()
        self._qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is window.windowHandle())

    def settle_layout(self) -> None:
        """Wait until the docks stand where a window of this size wants them."""
        self._qtbot.wait(60)
        self.settle()  # the platform of tests takes the keyboard from a window that is laid out

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key where the focus is."""
        target = QApplication.focusWidget() or self.window
        self._qtbot.keyClick(target, key, modifier)

    def type(self, text: str) -> None:
        """Type into whatever has the focus, which a key may move; other scripts are composed."""
        for sign in text:
            target = QApplication.focusWidget() or self.window
            if sign.isascii():
                self._qtbot.keyClicks(target, sign)
            else:
                event = QInputMethodEvent()
                event.setCommitString(sign)
                QApplication.sendEvent(target, event)

    def line(self, text: str) -> None:
        """Type a line and press Enter."""
        self.type(text)
        self.key(Qt.Key.Key_Return)

    def dial(self, name: str) -> ClockDial:
        """Return the dial of the clock with a name, where it can be clicked."""
        for dial in self.window.findChildren(ClockDial):
            view = dial.view
            if view is not None and view.name == name and dial.isVisible():
                return dial
        raise AssertionError(name)

    def has_clock(self, name: str) -> bool:
        """Return whether a clock of that name is on the wall."""
        return any(
            dial.isVisible() and dial.view is not None and dial.view.name == name
            for dial in self.window.findChildren(ClockDial)
        )

    def filled(self, name: str) -> int:
        """Return how many segments a clock shows filled."""
        view = self.dial(name).view
        assert view is not None
        return view.filled or 0

    def click_segment(self, name: str, segment: int) -> None:
        """Click a segment, 1 for the first."""
        dial = self.dial(name)
        self._qtbot.mouseClick(dial, Qt.MouseButton.LeftButton, pos=segment_point(dial, segment))

    def focus_clock(self, name: str) -> None:
        """Give the keyboard to a clock."""
        dial = self.dial(name)
        dial.setFocus(Qt.FocusReason.TabFocusReason)
        self._qtbot.waitUntil(dial.hasFocus)

    def undo(self, times: int = 1) -> None:
        """Press Ctrl+Z."""
        for _ in range(times):
            self.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def redo(self, times: int = 1) -> None:
        """Press Ctrl+Shift+Z."""
        both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        for _ in range(times):
            self.key(Qt.Key.Key_Z, both)

    def see(self, page: str) -> None:
        """Turn the players' screen to a page, by the command box."""
        self.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        self.line(f"Players see: {page}")

    def choose_players_window(self) -> None:
        """Answer the question where the players' screen is to be with: in a window."""
        choice = QApplication.activeModalWidget()
        assert isinstance(choice, ScreenChoice)
        choice.window_chosen.emit()
        choice.close()

    def unfreeze(self) -> None:
        """Release the players' screen if a step back has frozen it."""
        if self.evening.desk.projection.frozen:
            self.key(Qt.Key.Key_F9)

    def question(self) -> str | None:
        """Return what the status bar asks, or None."""
        question = self.evening.window.status_bar.question
        return None if question is None else f"session {question.session}"

    def players_texts(self) -> set[str]:
        """Return every text that stands on the players' screen."""
        look = self._room.player_look
        look.text_record = []
        self.evening.players.stage.look_again()  # parts of the board are not painted twice
        self.evening.players.stage.grab()
        texts = {" ".join(text.text.split()) for text in look.text_record}
        look.text_record = None
        return texts


def segment_point(dial: ClockDial, segment: int) -> QPoint:
    """Return the middle of a segment, 1 for the first, in the dial's own pixels."""
    view = dial.view
    assert view is not None
    assert view.size is not None
    angle = math.tau * (segment - 0.5) / view.size
    ring = dial._ring()
    radius = _RIM * ring.diameter / 2
    middle = ring.center
    return QPoint(
        round(middle.x() + radius * math.sin(angle)), round(middle.y() - radius * math.cos(angle))
    )
