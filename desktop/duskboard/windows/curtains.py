"""Curtains over whatever of the game master's stands on the players' screen.

Windows, floating docks and dialogs are covered, with whatever comes to lie in them later; menus and
tooltips move to a screen that players do not see.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication
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
_RAISED = frozenset({QEvent.Type.Show, QEvent.Type.ZOrderChange})
"""What may lay a part of a window over its curtain."""
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
        if isinstance(watched, QWidget):
            if watched.isWindow():
                if event.type() in _WATCHED:
                    self._look_at(watched)
                elif event.type() == QEvent.Type.Hide:
                    self._lifted.discard(watched)  # what is opened again was not asked for yet
            elif self._drawn and event.type() in _RAISED:
                self._keep_under(watched)
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

    def _keep_under(self, part: QWidget) -> None:
        """Keep a part of a covered window under the curtain, as what opens by a key."""
        curtain = self._drawn.get(part.window())
        if curtain is None or not isValid(curtain) or part is curtain:
            return
        if part.parentWidget() is curtain.parentWidget() and curtain.isVisibleTo(part.window()):
            curtain.raise_()

    def _bring_home(self, popup: QWidget) -> None:
        """Move a menu to the edge of a screen that players do not see, as near as can be.

        It stays where it is over a window that the game master wants to see there.
        """
        opener = self._opener(popup)
        if opener in self._lifted:
            return
        home = self._home()
        if home is None:
            popup.move(-popup.width(), -popup.height())
            QTimer.singleShot(0, popup, popup.hide)  # nothing can be hidden while it is shown
            return
        place = popup.geometry()
        left = max(home.left(), min(place.left(), home.right() + 1 - place.width()))
        top = max(home.top(), min(place.top(), home.bottom() + 1 - place.height()))
        popup.move(left, top)

    def _home(self) -> QRect | None:
        """Return where a screen lies that players do not see: the game master's before others."""
        screens = [self._owner().screen(), *QGuiApplication.screens()]
        areas = (screen.availableGeometry() for screen in screens)
        return next((one for one in areas if not one.intersects(self._area or QRect())), None)

    def _opener(self, popup: QWidget) -> QWidget:
        """Return the window that a menu belongs to; that of the game master where none is known."""
        parent = popup.parentWidget()
        while parent is not None and parent.windowType() in _FLEETING:
            parent = parent.parentWidget()
        return parent.window() if parent is not None else self._owner()

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
