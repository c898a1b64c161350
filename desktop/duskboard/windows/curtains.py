"""Curtains over whatever of the game master's stands on the players' screen.

Windows, floating docks and dialogs are covered; menus and tooltips move to the game master's
screen.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.curtain import Curtain

_LEAST = 16
"""So many pixels of a window on the players' screen are an accident of frames, and no more."""
_WATCHED = frozenset(
    {
        QEvent.Type.Show,
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.WindowStateChange,
        QEvent.Type.ScreenChangeInternal,
    }
)
_FLEETING = frozenset({Qt.WindowType.Popup, Qt.WindowType.ToolTip, Qt.WindowType.SplashScreen})


class Curtains(QObject):
    """Watches every window of the program while players have a screen of their own."""

    def __init__(
        self,
        look: Look,
        words: Words,
        owner: Callable[[], QWidget],
        players: QWidget,
        parent: QObject | None = None,
    ) -> None:
        """Watch for `owner`, the game master's window; `players` is the one that is no secret."""
        super().__init__(parent)
        self._look, self._words = look, words
        self._owner, self._players = owner, players
        self._area: QRect | None = None
        self._drawn: dict[QWidget, Curtain] = {}
        self._lifted: set[QWidget] = set()

    @property
    def covered(self) -> tuple[QWidget, ...]:
        """The windows that are covered now."""
        return tuple(window for window, curtain in self._living() if curtain.isVisibleTo(window))

    def guard(self, area: QRect | None) -> None:
        """Guard a screen that players look at, given where it lies; None for none."""
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            return
        if area is not None and self._area is None:
            application.installEventFilter(self)
        elif area is None and self._area is not None:
            application.removeEventFilter(self)
        self._area = area
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                self._look_at(window)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # In this order: every event of the program comes here, few are of a window.
        if isinstance(watched, QWidget) and watched.isWindow() and event.type() in _WATCHED:
            self._look_at(watched)
        return False

    def _look_at(self, window: QWidget) -> None:
        if window is self._players:
            return
        kind = window.windowType()
        is_there = self._is_there(window)
        if kind in _FLEETING:
            if is_there:
                self._bring_home(window)
        elif is_there:
            self._cover(window)
        else:
            self._uncover(window)

    def _is_there(self, window: QWidget) -> bool:
        """Whether players could read any of it."""
        if self._area is None:
            return False
        seen = window.geometry().intersected(self._area)
        return seen.width() >= _LEAST and seen.height() >= _LEAST

    def _cover(self, window: QWidget) -> None:
        if window in self._lifted:
            return
        curtain = self._drawn.get(window)
        if curtain is None or not isValid(curtain):
            curtain = Curtain(self._look, self._words, window)
            curtain.lifted.connect(self._on_curtain_lifted)
            window.destroyed.connect(self._on_window_destroyed)
            self._drawn[window] = curtain
        if not curtain.isVisibleTo(window):
            curtain.draw()

    def _uncover(self, window: QWidget) -> None:
        """Take the curtain away; the next time it comes again, lifted or not."""
        self._lifted.discard(window)
        curtain = self._drawn.get(window)
        if curtain is not None and isValid(curtain):
            curtain.lift()

    def _bring_home(self, popup: QWidget) -> None:
        """Move a menu to the edge of the game master's screen, as near as can be."""
        home = self._owner().screen().availableGeometry()
        if self._area is not None and home.intersects(self._area):
            return  # the game master has no other screen, and has lifted the curtain to get here
        place = popup.geometry()
        left = max(home.left(), min(place.left(), home.right() + 1 - place.width()))
        top = max(home.top(), min(place.top(), home.bottom() + 1 - place.height()))
        popup.move(left, top)

    def _living(self) -> list[tuple[QWidget, Curtain]]:
        return [
            (window, curtain)
            for window, curtain in self._drawn.items()
            if isValid(window) and isValid(curtain)
        ]

    def _on_curtain_lifted(self) -> None:
        curtain = self.sender()
        for window, drawn in self._living():
            if drawn is curtain:
                self._lifted.add(window)

    def _on_window_destroyed(self) -> None:
        self._drawn = dict(self._living())
        self._lifted = {window for window in self._lifted if isValid(window)}
