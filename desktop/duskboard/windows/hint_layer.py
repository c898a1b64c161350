"""Hints over the main window: one at a time, beside the thing it speaks of.

A hint may lie over what can be clicked, so it gives way to the pointer.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QCursor, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.hint import Hint

_GAP = 8
_MARGIN = 8
_NARROWEST = 220
"""So wide a hint may be where the panel that it speaks of is narrower."""
_POINTING = frozenset({QEvent.Type.MouseMove, QEvent.Type.Leave})
_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show})


class HintLayer(QObject):
    """Shows a hint at a widget of the window and moves with it.

    Signals:
        dismissed(str): The user has read the hint with this id.
    """

    dismissed = Signal(str)

    def __init__(self, look: Look, words: Words, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._words = words
        self._window = window
        self._hint_id = ""
        self._hint: Hint | None = None
        self._anchor: QWidget | None = None
        self._find: Callable[[], QWidget | None] | None = None
        self._around: list[QWidget] = []
        self._handle: QWindow | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._place)
        window.installEventFilter(self)

    @property
    def hint_id(self) -> str:
        """The id of the hint shown, or ""."""
        return self._hint_id

    def show_hint(self, hint_id: str, text: str, find: Callable[[], QWidget | None]) -> None:
        """Show a hint below a widget, in place of any other.

        Args:
            hint_id: Its id.
            text: What it says.
            find: Finds the widget, again whenever the one that was found is gone: cards of a wall
                come and go.
        """
        self.clear()
        self._hint_id, self._find = hint_id, find
        self._hint = Hint(self._look, self._words, text, parent=self._window)
        self._hint.dismissed.connect(self._on_hint_dismissed)
        self._find_anchor()

    def tell(self, text: str) -> None:
        """Say the hint in other words, after the language was switched."""
        if self._hint is not None:
            self._hint.tell(text)
            self._place()

    def clear(self) -> None:
        """Show no hint."""
        self._watch(None)
        if self._hint is not None:
            self._hint.hide()
            self._hint.deleteLater()
        self._hint, self._anchor, self._find, self._hint_id = None, None, None, ""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _POINTING:
            self._give_way()
        elif event.type() in _MOVES:
            self._later.start()  # once the layouts around have settled, too
        return False

    def _find_anchor(self) -> None:
        if self._find is None or (self._anchor is not None and isValid(self._anchor)):
            return
        self._anchor = self._find()
        self._watch(self._anchor)
        if self._anchor is not None:
            self._anchor.destroyed.connect(self._on_anchor_destroyed)
        self._place()

    def _give_way(self) -> None:
        """Step aside while the pointer is where the hint lies."""
        if self._hint is not None and self._hint.isVisible():
            at = self._hint.mapFromGlobal(QCursor.pos())
            self._hint.step_aside(is_aside=self._hint.rect().contains(at))

    def _hear_pointer(self) -> None:
        """Hear of the pointer over all of the window; a widget hears of it over itself alone."""
        handle = self._window.windowHandle()
        if handle is not self._handle:
            self._handle = handle
            handle.installEventFilter(self)

    def _watch(self, anchor: QWidget | None) -> None:
        """Hear of moves of a widget and of all that it stands in, up to the window; or of none."""
        for widget in self._around:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._around.clear()
        while anchor is not None and anchor is not self._window:
            anchor.installEventFilter(self)
            self._around.append(anchor)
            anchor = anchor.parentWidget()

    def _on_anchor_destroyed(self) -> None:
        if self._hint is not None:
            self._hint.hide()
            # Whatever takes its place is made in a moment.
            QTimer.singleShot(0, self, self._find_anchor)

    def _place(self) -> None:
        hint, anchor = self._hint, self._anchor
        if hint is None or anchor is None or not isValid(anchor):
            return
        is_seen = anchor.isVisible() and not anchor.visibleRegion().isEmpty()
        if not is_seen or anchor.window() is not self._window:
            hint.hide()
            return
        margin, gap = round(self._look.px(_MARGIN)), round(self._look.px(_GAP))
        area = self._window.rect().adjusted(margin, margin, -margin, -margin)
        size = self._size(area.width())
        place = QRect(anchor.mapTo(self._window, QPoint(0, anchor.height() + gap)), size)
        place = min((place, self._below_all(place, gap)), key=self._covered)
        if place.bottom() > area.bottom():
            place.moveBottom(anchor.mapTo(self._window, QPoint(0, -gap)).y())
        place.moveLeft(max(area.left(), min(place.left(), area.right() - place.width())))
        place.moveTop(max(area.top(), min(place.top(), area.bottom() - place.height())))
        hint.setGeometry(place)
        hint.show()
        hint.raise_()
        self._hear_pointer()

    def _others(self) -> list[QRect]:
        """Return where what stands beside the thing is seen, in the window; itself too."""
        around = self._anchor.parentWidget() if self._anchor is not None else None
        if around is None:
            return []
        seen = around.visibleRegion().boundingRect()
        beside = [one for one in around.children() if isinstance(one, QWidget) and one.isVisible()]
        boxes = (one.geometry().intersected(seen) for one in beside if not one.isWindow())
        start = around.mapTo(self._window, QPoint())
        return [box.translated(start) for box in boxes if not box.isEmpty()]

    def _below_all(self, place: QRect, gap: int) -> QRect:
        """Return a place for the hint below all that stands there, or at the foot of its view."""
        around = self._anchor.parentWidget() if self._anchor is not None else None
        others = self._others()
        if around is None or not others:
            return place
        seen = around.visibleRegion().boundingRect()
        foot = around.mapTo(self._window, QPoint(0, seen.bottom())).y() - gap
        lowest = max(box.bottom() for box in others) + gap
        top = min(lowest, foot - place.height())
        return QRect(place.x(), top, place.width(), place.height())

    def _covered(self, place: QRect) -> int:
        """Return how much the hint would lie over, in pixels."""
        parts = (box.intersected(place) for box in self._others())
        return sum(part.width() * part.height() for part in parts)

    def _size(self, most: int) -> QSize:
        """Return how large the hint is: within the panel that it speaks of, where that is wide."""
        hint = self._hint
        if hint is None or not self._around:
            return QSize()
        anchor, panel = self._around[0], self._around[-1]
        room = panel.width() - (anchor.mapTo(panel, QPoint()).x() if panel is not anchor else 0)
        widest = min(most, max(room - _MARGIN, round(self._look.px(_NARROWEST))))
        width = min(hint.sizeHint().width(), widest)
        return QSize(width, max(hint.sizeHint().height(), hint.heightForWidth(width)))

    def _on_hint_dismissed(self) -> None:
        hint_id = self._hint_id
        self.clear()
        self.dismissed.emit(hint_id)
