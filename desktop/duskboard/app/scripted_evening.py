"""A whole evening without a screen, to prove on every system that a build is whole.

Where `smoke` calls what the windows call, this goes through the windows: the first page, keys,
lines typed and segments clicked, under the loop of the program itself, with pauses in which
everything happens that would happen before a user's eyes. It closes, opens again and goes on.
"""

import asyncio
import importlib
import math
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget

from duskboard import __version__
from duskboard.app import loop
from duskboard.app.evening import Evening
from duskboard.app.preload import preload
from duskboard.app.program import Program
from duskboard.app.room import Room
from duskboard.play.roll import RollMade
from duskboard.settings import option
from duskboard.table.clock_view import ClockView
from duskboard.table.table import Table
from duskboard.widgets.clock_dial import ClockDial
from duskboard.windows.print_dialog import PrintDialog
from duskboard.windows.screen_choice import ScreenChoice

_PAUSE = 0.03
"""Seconds between two acts of the hand."""
_PATIENCE = 100
"""Pauses after which something that was to happen has not."""
_RIM = 0.66
"""Middle of the segments, as a share of half the dial."""
_SECRET = "The ninth name"  # noqa: S105 - of a clock
_NOTE = "The ferryman lied"
_MORE = "He had two lamps, and lit one."

_PDF_END = b"%%EOF\n"

_T = TypeVar("_T")
_W = TypeVar("_W", bound=QWidget)


class EveningError(Exception):
    """The evening went otherwise than it should. Args: what."""


def play_evening(application: QApplication, make_room: Callable[[Path], Room]) -> int:
    """Play the evening in an empty home; print "evening ok" and return 0.

    Raises:
        EveningError: Something went otherwise.
        BaseException: What a slot or work beside the table raised meanwhile.
    """
    timer = QElapsedTimer()
    timer.start()
    faults: list[BaseException] = []
    sys.excepthook = lambda _kind, fault, _trace: faults.append(fault)
    with tempfile.TemporaryDirectory(prefix="duskboard-") as home:
        room = make_room(Path(home))
        guest = Guest(application, room)

        async def play() -> None:
            try:
                await _evening(guest)
            except Exception as fault:  # noqa: BLE001 - raised again once the loop has ended
                faults.append(fault)
            guest.program.close()
            application.quit()

        def begun(tasks: loop.Tasks) -> None:
            guest.program.use(tasks)
            tasks.start(play())

        loop.run(application, begun)
    sys.excepthook = sys.__excepthook__
    if faults:
        raise faults[0]
    seconds = timer.elapsed() / 1000
    print(f"evening ok: duskboard {__version__}, {guest.acts} acts, {seconds:.2f} s")
    return 0


class Guest:
    """Somebody at keys and mouse, on a machine that has neither.

    Attributes:
        acts: How many things were done.
        program: The program, as it runs now.
    """

    def __init__(self, application: QApplication, room: Room) -> None:
        self.acts = 0
        self.program = Program(application, room)
        self._application = application
        self._room = room
        room.settings.set(option.REDUCE_MOTION, value=True)
        room.settings.set(option.HINTS_SEEN, frozenset({"click", "drag", "dice"}))

    @property
    def evening(self) -> Evening:
        """The campaign that is open."""
        evening = self.program.evening
        if evening is None:
            what = "no campaign is open"
            raise EveningError(what)
        return evening

    @property
    def table(self) -> Table:
        """What lies on the table."""
        return self.evening.desk.document.table

    def restart(self) -> Path:
        """Close the program, start it anew and return the campaign it had open."""
        path = self.evening.path
        self.program.close()
        self.program = Program(self._application, self._room)
        self.program.start(None)
        return path

    async def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds.

        Raises:
            EveningError: It does not come to hold.
        """
        for _ in range(_PATIENCE):
            if holds():
                return
            await asyncio.sleep(_PAUSE)
        raise EveningError(what)

    async def press(self, keys: str) -> None:
        """Press keys that are a shortcut of the window."""
        sequence = QKeySequence(keys)
        bound = self.evening.window.findChildren(QShortcut)
        shortcut = next((each for each in bound if each.key() == sequence), None)
        if shortcut is None:
            what = f"nothing is bound to {keys}"
            raise EveningError(what)
        shortcut.activated.emit()
        await self._rest()

    async def line(self, text: str) -> None:
        """Type a line where the cursor is, and Enter."""
        for character in text:
            self._key(Qt.Key.Key_unknown, character)
        self._key(Qt.Key.Key_Return, "\r")
        await self._rest()

    async def text(self, text: str) -> None:
        """Type where the cursor is, and keep it with Ctrl+Enter."""
        for character in text:
            self._key(Qt.Key.Key_unknown, character)
        self._key(Qt.Key.Key_Return, "\r", Qt.KeyboardModifier.ControlModifier)
        await self._rest()

    async def escape(self) -> None:
        """Press Escape."""
        self._key(Qt.Key.Key_Escape, "")
        await self._rest()

    async def click(self, widget: QWidget, at: QPointF | None = None) -> None:
        """Click a widget, in its middle unless said otherwise."""
        point = at or QPointF(widget.rect().center())
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, button, held in (
            (QEvent.Type.MouseMove, none, none),
            (QEvent.Type.MouseButtonPress, left, left),
            (QEvent.Type.MouseButtonRelease, left, none),
        ):
            there = QPointF(widget.mapToGlobal(point))
            modifier = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, point, there, button, held, modifier)
            self._application.sendEvent(widget, event)
        await self._rest()

    async def push(self, text: str) -> None:
        """Click the visible button that bears a text."""
        buttons = (each for window in self._application.topLevelWidgets() if window.isVisible()
                   for each in window.findChildren(QAbstractButton))  # fmt: skip
        for button in buttons:
            if button.text() == text and button.isVisible():
                await self.click(button)
                return
        what = f"no button says {text!r}"
        raise EveningError(what)

    def clock(self, name: str) -> ClockView | None:
        """The clock of a name as it is on the wall."""
        views = self.evening.desk.clocks.views
        return next((view for view in views if view.name == name), None)

    def window_of(self, kind: type[_W]) -> _W | None:
        """The visible window of a kind."""
        windows = self._application.topLevelWidgets()
        return next((each for each in windows if isinstance(each, kind) and each.isVisible()), None)

    def players_texts(self) -> set[str]:
        """Every text that is painted on the players' screen."""
        look = self._room.player_look
        look.text_record = []
        self.evening.players.grab()
        texts = {text.text for text in look.text_record}
        look.text_record = None
        return texts

    def _key(
        self, key: Qt.Key, text: str,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:  # fmt: skip
        target = QApplication.focusWidget() or self.evening.window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            self._application.sendEvent(target, QKeyEvent(kind, key, modifier, text))

    async def _rest(self) -> None:
        self.acts += 1
        await asyncio.sleep(_PAUSE)


async def _evening(guest: Guest) -> None:
    guest.program.start(None)
    await asyncio.sleep(_PAUSE)
    await guest.push(guest.program.words.gettext("Open the sample table"))
    await guest.until(lambda: guest.program.evening is not None, "the sample does not open")
    guest.evening.window.activateWindow()
    window = guest.evening.window
    await guest.until(lambda: QApplication.activeWindow() is window, "no window is active")
    begun = guest.table
    await _clocks(guest)
    await _dice_and_note(guest)
    await _players(guest)
    await _chase(guest)
    await _paper(guest)
    await _again(guest, begun)
    # What a build lacks of the packages that are imported late is missed here, not in a background.
    await preload()
    await asyncio.to_thread(importlib.import_module, "wakepy")


async def _clocks(guest: Guest) -> None:
    await guest.press("C")
    await guest.line(f"{_SECRET} 6 danger")
    await guest.escape()
    view = guest.clock(_SECRET)
    _expect(view is not None and view.filled == 0, "no clock was made")
    dials = guest.evening.window.findChildren(ClockDial)
    dial = next(each for each in dials if each.view is not None and each.view.name == _SECRET)
    await guest.click(dial, _segment(dial, 3))
    view = guest.clock(_SECRET)
    _expect(view is not None and view.filled == 3, "a click on a segment does not fill up to it")


async def _dice_and_note(guest: Guest) -> None:
    await guest.press("Ctrl+D")
    await guest.line("d100 b1")
    await guest.line("30 60 8")
    await guest.escape()
    report = guest.evening.desk.log.entry(0).report
    # Two tens dice, the lower counts, and the unit: 3, 6 and 8.
    _expect(isinstance(report, RollMade) and report.roll.total == 38, "the dice were not taken")
    before = len(guest.evening.desk.document.undo_steps)
    await guest.press("N")
    await guest.line(_NOTE)  # its title; Enter leads on to the text
    await guest.text(_MORE)
    _expect(len(guest.evening.desk.document.undo_steps) > before, "no note was written")


async def _players(guest: Guest) -> None:
    await guest.press("F11")
    choice = guest.window_of(ScreenChoice)
    if choice is not None:
        choice.window_chosen.emit()
        choice.close()
        await asyncio.sleep(_PAUSE)
    await guest.until(guest.evening.players.isVisible, "the players' screen does not open")
    await guest.press("Ctrl+2")
    views = guest.evening.desk.clocks.views
    shown = {view.name for view in views if view.visibility == "shown" and view.name}
    # What players see for the first time fades in: it can be read once that is over.
    await guest.until(
        lambda: shown <= guest.players_texts(), "the players do not see what is shown"
    )
    texts = guest.players_texts()
    _expect(not any(_SECRET in text for text in texts), "the players see what is hidden")


async def _chase(guest: Guest) -> None:
    await guest.press("F1")
    board = guest.evening.desk.chase_board
    before = board.view.active if board.view is not None else None
    _expect(before is not None, "nobody is on the move")
    await guest.click(board.end)
    after = board.view.active if board.view is not None else None
    _expect(after not in {before, None}, "the turn does not go on")
    await guest.press("Ctrl+H")
    shelf = guest.evening.desk.shelf.list
    await guest.until(lambda: bool(shelf.rows), "the shelf is empty")


async def _paper(guest: Guest) -> None:
    await guest.press("Ctrl+P")
    choice = _there(guest.window_of(PrintDialog), "nothing asks what is to be printed")
    await guest.click(choice.save)
    dialogs = guest.evening.window.findChildren(QFileDialog)
    dialog = _there(next(iter(dialogs), None), "nothing asks where the paper goes")
    target = Path(dialog.selectedFiles()[0])  # what is proposed
    dialog.accept()
    await guest.until(target.is_file, "no paper is written")
    await guest.until(lambda: target.read_bytes().endswith(_PDF_END), "the paper has no end")


async def _again(guest: Guest, begun: Table) -> None:
    before = guest.table
    path = guest.restart()
    await guest.until(lambda: guest.program.evening is not None, "it does not open again")
    _expect(guest.evening.path == path, "another campaign opens")
    _expect(guest.table == before, "closing loses something")
    for _ in range(len(guest.evening.desk.document.undo_steps)):
        if guest.table == begun:
            break
        await guest.press("Ctrl+Z")
    _expect(guest.table == begun, "undo does not lead back to the beginning")


def _segment(dial: ClockDial, segment: int) -> QPointF:
    """The middle of a segment, 1 for the first, in the dial's own pixels."""
    size = dial.view.size if dial.view is not None else None
    angle = math.tau * (segment - 0.5) / (size or 1)
    middle = dial.width() / 2
    radius = _RIM * middle
    return QPointF(middle + radius * math.sin(angle), middle - radius * math.cos(angle))


def _expect(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - an assertion of our own
    if not holds:
        raise EveningError(otherwise)


def _there(thing: _T | None, otherwise: str) -> _T:
    if thing is None:
        raise EveningError(otherwise)
    return thing
