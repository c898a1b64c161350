"""A program with two screens, which come and go: prints what was seen as one line of JSON.

Run as a process of its own, since the screens stand before there is an application. How screens
are plugged in and out is told by the first argument: "offscreen", or "x11" for a virtual X server
with a window manager and `xrandr`.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolTip, QWidget
from tests.seat.hot_plug import HotPlugError, plug
from tests.seat.screens import screen_of, two_screens

from duskboard.app.evening import Evening
from duskboard.app.opening import make_room
from duskboard.app.program import Program
from duskboard.app.start import make_application
from duskboard.app.wiring import players
from duskboard.paths import resources
from duskboard.projector import window
from duskboard.projector.screen_key import ScreenKey, key_of
from duskboard.settings import option
from duskboard.windows.curtain import Curtain
from duskboard.windows.workspace import DockName

LAPTOP = {"offscreen": QRect(0, 0, 1920, 1080), "x11": QRect(0, 0, 1440, 900)}
PROJECTOR = {"offscreen": QRect(1920, 0, 1920, 1080), "x11": QRect(1440, 0, 1920, 1080)}


OWN = {
    "projector": ("Acme", "Beam", "77"),
    "elsewhere": ("Acme", "Beam", "77"),
    "other": ("Acme", "Beam", "78"),
}
"""What screens say of themselves, by the name of the connector; a virtual one says nothing."""


def key_with_data(screen: QScreen) -> ScreenKey:
    """Return the key of a virtual screen as if it said something of itself."""
    maker, model, serial = OWN.get(screen.name(), ("", "", ""))
    return replace(key_of(screen), manufacturer=maker, model=model, serial=serial)


class Offscreen:
    """Screens of the offscreen platform."""

    def set(self, screens: Mapping[str, QRect]) -> None:
        plug([screen_of(name, area) for name, area in screens.items()])


class X11:
    """Monitors of a virtual X server."""

    def __init__(self) -> None:
        self._there = {"laptop": LAPTOP["x11"], "projector": PROJECTOR["x11"]}

    def set(self, screens: Mapping[str, QRect]) -> None:
        for name, area in self._there.items():
            if screens.get(name) != area:
                _xrandr("--delmonitor", name)
        for name, area in screens.items():
            if self._there.get(name) != area:
                size = f"{area.width()}/508x{area.height()}/286+{area.x()}+{area.y()}"
                _xrandr("--setmonitor", name, size, "screen" if name == "laptop" else "none")
        self._there = dict(screens)


def _xrandr(*arguments: str) -> None:
    subprocess.run(["xrandr", *arguments], check=True, capture_output=True)  # noqa: S607 - a tool of the system


def _point(*what: str | int) -> None:
    words = [str(word) for word in what]
    subprocess.run(["xdotool", *words], check=True, capture_output=True)  # noqa: S607 - as above


class Scene:
    """The program, opened on the sample, and what was seen of it."""

    def __init__(self, application: QApplication, kind: str, home: Path) -> None:
        self.kind = kind
        self.seen: dict[str, object] = {}
        self.screens: Offscreen | X11 = Offscreen() if kind == "offscreen" else X11()
        room = make_room(resources(), home)
        room.settings.set(option.HINTS_SEEN, frozenset({"click", "drag", "dice"}))
        room.settings.set(option.REDUCE_MOTION, value=True)
        self.program = Program(application, room)
        self.program.files.open_sample()
        self.laptop, self.projector = LAPTOP[kind], PROJECTOR[kind]
        self.evening.window.setGeometry(self.laptop.adjusted(40, 60, -200, -100))
        QTest.qWait(200)

    @property
    def evening(self) -> Evening:
        evening = self.program.evening
        assert evening is not None
        return evening

    @property
    def players(self) -> QWidget:
        return self.evening.players

    def note(self, name: str, value: object) -> None:
        self.seen[name] = value

    def wait(self, happens: Callable[[], bool], most: int = 3000) -> bool:
        for _ in range(most // 20):
            if happens():
                return True
            QTest.qWait(20)
        return happens()

    def stands_on(self, area: QRect) -> bool:
        return self.players.isVisible() and self.players.geometry() == area

    def play(self) -> None:
        """Go through everything, one after the other."""
        self._open()
        self._hide_cursor()
        self._unplug()
        self._cover()
        self._keep_menus()
        if self.kind == "x11":  # offscreen, nobody drags
            self._drag()
        self._resize()
        self._lose_the_laptop()
        self.program.close()

    def _open(self) -> None:
        window = self.evening.window
        window.activateWindow()
        self.wait(window.isActiveWindow)
        QTest.keyClick(window, Qt.Key.Key_F11)
        self.note(
            "opens full on the other screen", self.wait(lambda: self.stands_on(self.projector))
        )
        QTest.qWait(200)
        if self.kind == "x11":  # offscreen, whatever is shown becomes active
            self.note("leaves the keyboard", window.isActiveWindow())
        self.note("is whole", self.players.isFullScreen())

    def _hide_cursor(self) -> None:
        players = self.evening.players
        players._cursor_timer.setInterval(50)
        at = players.rect().center()
        QTest.mouseMove(players.stage, at)
        QTest.mouseMove(players.stage, at + QPoint(5, 5))
        blank = Qt.CursorShape.BlankCursor
        self.note("hides the cursor", self.wait(lambda: players.cursor().shape() == blank))

    def _unplug(self) -> None:
        bar = self.evening.window.error_bar
        self.screens.set({"laptop": self.laptop})
        self.note("hides with its screen", self.wait(lambda: not self.players.isVisible()))
        self.note("says so", self.wait(bar.isVisible))
        QTest.qWait(700)
        self.note("stays hidden", not self.players.isVisible())
        self.screens.set({"laptop": self.laptop, "other": self.projector})
        QTest.qWait(900)
        self.note("takes no other screen", not self.players.isVisible())
        self.screens.set({"laptop": self.laptop})
        QTest.qWait(200)
        self.screens.set({"laptop": self.laptop, "elsewhere": self.projector})
        self.note(
            "knows it at another connector", self.wait(lambda: self.stands_on(self.projector))
        )
        self.screens.set({"laptop": self.laptop})
        QTest.qWait(200)
        self.screens.set({"laptop": self.laptop, "projector": self.projector})
        self.note("comes back", self.wait(lambda: self.stands_on(self.projector)))
        self.note("and says no more", self.wait(lambda: not bar.isVisible()))
        mine = self.evening.window.geometry()
        self.note("leaves the other window alone", self.laptop.contains(mine.center()))

    def _cover(self) -> None:
        dock = self.evening.window.dock(DockName.TRAY)
        dock.setFloating(True)
        dock.show()
        QTest.qWait(200)
        self.note("a dock at home is seen", not self._is_covered(dock))
        dock.move(self.projector.topLeft() + QPoint(300, 200))
        self.note("a dock over there is covered", self.wait(lambda: self._is_covered(dock)))
        curtain = dock.findChild(Curtain)
        assert curtain is not None
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
        self.note("a click shows it", self.wait(lambda: not self._is_covered(dock)))
        dock.move(self.laptop.topLeft() + QPoint(200, 200))
        QTest.qWait(200)
        dock.move(self.projector.topLeft() + QPoint(300, 200))
        self.note("the next time it is covered", self.wait(lambda: self._is_covered(dock)))
        dock.move(self.laptop.topLeft() + QPoint(200, 200))
        self.note("at home it is seen again", self.wait(lambda: not self._is_covered(dock)))
        dock.setFloating(False)
        dialog = QDialog(self.evening.window)
        dialog.resize(400, 300)
        dialog.move(self.projector.topLeft() + QPoint(200, 200))
        dialog.show()
        dialog.move(self.projector.topLeft() + QPoint(200, 200))
        self.note("a dialog is covered", self.wait(lambda: self._is_covered(dialog)))
        dialog.close()

    def _drag(self) -> None:
        """Drag the window by the frame of the window manager, which says nothing until it is done.

        The curtain falls before anything of it is over the edge, and also on one that flies there.
        """
        window = self.evening.window
        there, grip = window.geometry(), QPoint(200, window.frameGeometry().top() + 8)
        far = self.projector.left() + 400
        _point("mousemove", grip.x(), grip.y(), "mousedown", 1)
        QTest.qWait(200)
        edge = self.projector.left() - there.right() + grip.x()
        for x in range(grip.x() + 10, edge, 20):
            _point("mousemove", x, grip.y())
            QTest.qWait(30)
        self.note("covered before it is dragged over the edge", self._is_covered(window))
        _point("mousemove", far, grip.y())
        QTest.qWait(400)
        over = self._is_covered(window) and window.geometry() == there
        self.note("covered while it is dragged over there", over)
        _point("mousemove", grip.x(), grip.y())
        self.note("seen once it is dragged home", self.wait(lambda: not self._is_covered(window)))
        _point("mouseup", 1)
        QTest.qWait(200)

    def _keep_menus(self) -> None:
        menu = QMenu(self.evening.window)
        menu.addAction("The Sexton is the ghoul")
        menu.popup(self.projector.topLeft() + QPoint(300, 300))
        at_home = lambda: self.laptop.contains(menu.geometry())  # noqa: E731 - asked again and again
        self.note("a menu stays at home", self.wait(at_home))
        menu.close()
        QToolTip.showText(self.projector.topLeft() + QPoint(300, 300), "The Sexton is the ghoul")
        QTest.qWait(300)
        tips = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
        places = [self.laptop.contains(each.geometry()) for each in tips if each.isVisible()]
        self.note("a tooltip stays at home", all(places))

    def _resize(self) -> None:
        small = QRect(self.projector.topLeft(), self.projector.size() * 0.5)
        self._change_projector(small)
        self.note("follows another resolution", self.wait(lambda: self.stands_on(small)))
        self._change_projector(self.projector)
        self.note("and back", self.wait(lambda: self.stands_on(self.projector)))
        if self.kind == "x11":  # a window manager that moves windows as it likes
            _xrandr("--delmonitor", "projector")
            size = "1920/508x1080/286+1440+0"
            _xrandr("--setmonitor", "projector", size, "none")
            QTest.qWait(1000)
            self.note("goes back by itself", self.wait(lambda: self.stands_on(self.projector)))

    def _change_projector(self, area: QRect) -> None:
        if self.kind == "x11":  # Qt overlooks a monitor that is taken away for a moment
            self.screens.set({"laptop": self.laptop})
            self.wait(lambda: not self.players.isVisible())
        self.screens.set({"laptop": self.laptop, "projector": area})

    def _lose_the_laptop(self) -> None:
        """The lid is closed: the game master's window lands on the screen of the players."""
        window = self.evening.window
        self.screens.set({"projector": self.projector})
        QTest.qWait(300)
        over_there = self.projector.adjusted(100, 100, -300, -200)
        window.setGeometry(over_there)  # as a window manager does
        self.note(
            "the main window over there is covered", self.wait(lambda: self._is_covered(window))
        )
        self.note("players see their picture", self.players.isVisible())

    def _is_covered(self, window: QWidget) -> bool:
        return any(
            each.isVisible() and each.geometry() == window.rect()
            for each in window.findChildren(Curtain)
        )


def main(kind: str) -> int:
    with tempfile.TemporaryDirectory(prefix="duskboard-screens-") as name:
        folder = Path(name)
        if kind == "offscreen":
            os.environ["QT_QPA_PLATFORM"] = two_screens(folder)
        for module in (window, players):
            setattr(module, "key_of", key_with_data)  # noqa: B010 - in place of what it imports
        application = make_application()
        scene = Scene(application, kind, folder / "home")
        try:
            scene.play()
        except HotPlugError as error:
            scene.seen = {"skip": str(error)}
        print(json.dumps(scene.seen))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
