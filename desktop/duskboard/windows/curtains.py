"""Curtains over whatever of the game master's stands on the players' screen.

Windows, floating docks and dialogs are covered, with whatever comes to lie in them later; menus and
tooltips move to a screen that players do not see.

A window manager of X11 says that a window was dragged once it is let go. So there the windows are
looked for all the while, and the curtain falls on one that is about to come over the edge. What is
thrown there in one go, by a key of the window manager, is covered as soon as it is found; and under
Wayland, where nobody is told where windows are, what hangs over an edge is not.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.curtain import Curtain
from duskboard.windows.true_place import TruePlace, asker, place_of_screen, told_place

_LEAST = 16
"""So many pixels of a window on the players' screen are an accident of frames, and no more."""
_ASK_MS, _WATCH_MS = 60, 30
"""How often windows are looked for where nobody says that they are dragged, and while they are."""
_AHEAD = 6
"""So many times as far as it came since, a dragged window is taken to have come already."""
_NEAR = 200
"""Nearer than so many pixels, a window that is being dragged is as good as there."""
_RESTS = 10
"""A window that was found at one place so often is dragged no more."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class _Asked:
    """Where a window was found, and how it came there.

    Attributes:
        place: Where it was.
        way: How far it had come since it was asked for before, or the time it moved last.
        rests: How often it was found at rest since then.
    """

    place: QRect
    way: QPoint = field(default_factory=QPoint)
    rests: int = _RESTS

    def followed(self, place: QRect) -> "_Asked":
        """Return what is known once it is found at a place."""
        if place == self.place:
            return replace(self, rests=self.rests + 1)
        if place.size() != self.place.size():
            return _Asked(place=place)
        return _Asked(place=place, way=place.topLeft() - self.place.topLeft(), rests=0)

    @property
    def is_dragged(self) -> bool:
        """Whether it is on its way."""
        return self.rests < _RESTS

    @property
    def reach(self) -> QRect:
        """Where it may be by the time a curtain has fallen."""
        if not self.is_dragged:
            return self.place
        near = self.place.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
        return near.united(self.place.translated(self.way * _AHEAD))


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
        self._ask: TruePlace | None = None
        self._asked: dict[QWidget, _Asked | None] = {}
        self._timer = QTimer(self, interval=_ASK_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._drawn: dict[QWidget, Curtain] = {}
        self._lifted: set[QWidget] = set()

    @property
    def covered(self) -> tuple[QWidget, ...]:
        """The windows that are covered now."""
        return tuple(window for window, curtain in self._living() if curtain.isVisibleTo(window))

    def guard(self, screen: QScreen | None) -> None:
        """Guard a screen that players look at; None for none."""
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            return
        if screen is not None and self._area is None:
            application.installEventFilter(self)
            self._ask = asker()
        elif screen is None and self._area is not None:
            application.removeEventFilter(self)
        self._area = None if screen is None else place_of_screen(screen)
        self._asked.clear()
        if self._area is not None and self._ask is not None:
            self._timer.start()
        else:
            self._timer.stop()
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                self._note(window)
                self._look_at(window)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # In this order: every event of the program comes here, few are of a window.
        if isinstance(watched, QWidget):
            if watched.isWindow():
                if event.type() in _WATCHED:
                    self._note(watched)
                    self._look_at(watched)
                elif event.type() == QEvent.Type.Hide:
                    self._asked.pop(watched, None)
                    self._lifted.discard(watched)  # what is opened again was not asked for yet
            elif self._drawn and event.type() in _RAISED:
                self._keep_under(watched)
        return False

    def _note(self, window: QWidget) -> None:
        """Take note of a window that may be dragged."""
        is_loose = window is not self._players and window.windowType() not in _FLEETING
        if is_loose and self._ask is not None:
            self._asked.setdefault(window, None)

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
        """Whether players could read any of it, wherever Qt was told that it is."""
        now = self._ask(window) if self._ask is not None else None
        return self._is_seen(told_place(window)) or (now is not None and self._is_seen(now))

    def _is_seen(self, place: QRect) -> bool:
        if self._area is None:
            return False
        seen = place.intersected(self._area)
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
        area = self._area or QRect()
        for screen in (self._owner().screen(), *QGuiApplication.screens()):
            if not place_of_screen(screen).intersects(area):
                return screen.availableGeometry()
        return None

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

    def _on_timer_timeout(self) -> None:
        """Look for every window that may be dragged, and cover what comes before it is there."""
        is_dragged = False
        for window, before in list(self._asked.items()):
            now = self._ask(window) if isValid(window) and self._ask is not None else None
            if now is None:
                del self._asked[window]
            elif before is None or before.is_dragged or before.place != now:
                asked = (before or _Asked(place=now)).followed(now)
                self._asked[window] = asked
                is_dragged |= asked.is_dragged
                if self._is_seen(asked.reach):
                    self._cover(window)
                else:
                    self._look_at(window)
        self._timer.setInterval(_WATCH_MS if is_dragged else _ASK_MS)

    def _on_window_destroyed(self) -> None:
        self._drawn = dict(self._living())
        self._lifted = {window for window in self._lifted if isValid(window)}
