"""The window on the players' screen: where it stands, and what happens when that screen goes.

It takes no focus, has no frame and no parent, and never jumps onto the game master's screen.
"""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QMoveEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.projector.page import PictureSource
from duskboard.projector.page_keys import turn_of
from duskboard.projector.screen_key import ScreenKey, find, key_of
from duskboard.projector.stage import Stage
from duskboard.table.public_frame import PublicFrame
from duskboard.theme.look import Look

_CURSOR_REST_MS = 2000
_SETTLE_MS = 500
_WINDOW_SIZE = (960, 540)
_MOST_TRIES = 3
"""How often the window goes back to its screen when the window system has put it elsewhere."""


class PlayerWindow(QWidget):
    """Shows public frames on one screen.

    Signals:
        lost(str): The screen with that name went; the window is hidden.
        restored(str): It came back, and the window with it.
        closed(): The window was closed by its own means, as a window on one screen can be.
        pressed(): Somebody clicked on it.
        turned(int): Its picture shall turn so many pages on.
        placed(): It stands on a screen, elsewhere than before, or on none any more.
    """

    lost = Signal(str)
    restored = Signal(str)
    closed = Signal()
    placed = Signal()
    pressed = Signal()
    turned = Signal(int)

    def __init__(self, look: Look, words: Words, pictures: PictureSource) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setObjectName("player_window")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # noqa: FBT003 - Qt's own form
        self.setWindowTitle("Duskboard")
        self.setMouseTracking(True)
        self._stage = Stage(look, words, pictures, is_prompt=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stage)
        self._key: ScreenKey | None = None
        self._target: QScreen | None = None
        self._full = False
        self._tries = 0
        self._cursor_timer = QTimer(self, singleShot=True, interval=_CURSOR_REST_MS)
        self._cursor_timer.timeout.connect(self._on_cursor_timer_timeout)
        self._settle_timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle_timer.timeout.connect(self._on_settle_timer_timeout)
        self._stray_timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._stray_timer.timeout.connect(self._on_stray_timer_timeout)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.connect(self._on_application_screen_removed)
            application.screenAdded.connect(self._on_application_screen_added)

    @property
    def key(self) -> ScreenKey | None:
        """The screen it was put on, to be remembered, or None."""
        return self._key

    @property
    def is_open(self) -> bool:
        """Whether it is wanted on a screen, even one that is away."""
        return self._key is not None

    @property
    def is_full(self) -> bool:
        """Whether it was put full on its screen."""
        return self._full

    @property
    def target(self) -> QScreen | None:
        """The screen it was put on, or None while that is away."""
        return self._target

    @property
    def stage(self) -> Stage:
        """The picture itself."""
        return self._stage

    def mirror(self, frame: PublicFrame) -> None:
        """Show a frame."""
        self._stage.mirror(frame)

    def show_on(self, screen: QScreen, *, full: bool) -> None:
        """Stand on a screen, full or as an ordinary window.

        A full window is moved by way of hiding it, and gets both its screen and its place:
        window systems honour one or the other.
        """
        self._tries = 0
        self._take_place(screen, full=full)

    def _take_place(self, screen: QScreen, *, full: bool) -> None:
        self._forget_target()
        self._key, self._target, self._full = key_of(screen), screen, full
        screen.geometryChanged.connect(self._on_screen_geometry_changed)
        self.hide()
        frameless = Qt.WindowType.FramelessWindowHint
        self.setWindowFlag(frameless, full)
        self.setScreen(screen)
        if full:
            self.setGeometry(screen.geometry())
            # Not showFullScreen(): that would ask for the focus as well.
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        else:
            area = screen.availableGeometry()
            width = min(_WINDOW_SIZE[0], area.width())
            height = min(_WINDOW_SIZE[1], area.height())
            self.setWindowState(Qt.WindowState.WindowNoState)
            left, top = area.right() + 1 - width, area.bottom() + 1 - height
            self.setGeometry(left, top, width, height)
        self.show()
        self._cursor_timer.start()
        self.placed.emit()

    def leave(self) -> None:
        """Leave the screen for good."""
        self._forget_target()
        self._key = None
        self.hide()
        self.placed.emit()

    @override
    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._stray_timer.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stray_timer.start()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A window system may give it the keyboard all the same: its keys end here.
        if turn_of(event):
            self.turned.emit(turn_of(event))
        event.accept()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.unsetCursor()
        self._cursor_timer.start()
        super().mouseMoveEvent(event)

    @override
    def closeEvent(self, event: object) -> None:
        self.leave()
        self.closed.emit()

    def _forget_target(self) -> None:
        if self._target is not None:
            self._target.geometryChanged.disconnect(self._on_screen_geometry_changed)
            self._target = None

    def _on_cursor_timer_timeout(self) -> None:
        self.setCursor(Qt.CursorShape.BlankCursor)

    def _on_stray_timer_timeout(self) -> None:
        """Go back where a window system has put a whole window elsewhere; give up in the end."""
        target = self._target
        if target is None or not (self._full and self.isVisible()):
            return
        if self.geometry() == target.geometry():
            self._tries = 0
        elif self._tries < _MOST_TRIES:
            self._tries += 1
            self._take_place(target, full=True)
        elif not target.geometry().contains(self.geometry().center()):
            self._lose(target)

    def _lose(self, screen: QScreen) -> None:
        """Hide, before Qt hands the window to the screen of the game master."""
        name = screen.name()
        self._target = None
        self.hide()
        self.placed.emit()
        self.lost.emit(name)

    def _on_screen_geometry_changed(self) -> None:
        if self._target is not None:
            self.show_on(self._target, full=self._full)

    def _on_application_screen_removed(self, screen: QScreen) -> None:
        if screen is self._target:
            self._lose(screen)

    def _on_application_screen_added(self, screen: QScreen) -> None:
        waiting = self._key is not None and self._target is None
        if waiting and self._key is not None and find(self._key, [key_of(screen)]) is not None:
            self._settle_timer.start()

    def _on_settle_timer_timeout(self) -> None:
        screens = QGuiApplication.screens()
        place = None if self._key is None else find(self._key, [key_of(one) for one in screens])
        if place is not None and self._target is None:
            self.show_on(screens[place], full=self._full)
            self.restored.emit(screens[place].name())
