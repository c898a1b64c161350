"""Dragging a clock over the wall, and away from it to the players' screen."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.wall_canvas import WallCanvas
from duskboard.theme.look import Look
from duskboard.widgets.clock_card import ClockCard
from duskboard.widgets.clock_host import ClockHost

_EDGE = 16.0
"""So near the left or right edge of a card something is put between, not dropped on it."""
_SCROLL_EDGE = 24
_SCROLL_STEP = 12
_GHOST = 0.8


@dataclass(frozen=True, slots=True, kw_only=True)
class Between:
    """The clock would go before the card or row in that place."""

    group: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Onto:
    """The clock would race another one (left half of its card) or open it (right half)."""

    clock_id: EntityId
    opens: bool


Target = Between | Onto | None
"""Where a clock would land; None for nowhere on the wall."""


def target_at(canvas: WallCanvas, moved: EntityId, point: QPoint, edge: int) -> Target:
    """Return where a clock would land at a point of the canvas.

    Args:
        canvas: The wall.
        moved: The clock that is dragged.
        point: The point.
        edge: How far from the edges of a card something goes between cards, in pixels.
    """
    own = canvas.host_of(moved)
    for group, host in enumerate(canvas.hosts):
        rect = host.geometry()
        if not rect.contains(point):
            continue
        if isinstance(host, ClockCard) and host is not own:
            inner = rect.adjusted(edge, 0, -edge, 0)
            clock_id = host.clock_at(point - rect.topLeft())
            if inner.contains(point) and clock_id is not None:
                return Onto(clock_id=clock_id, opens=point.x() >= rect.center().x())
        return Between(group=group if _is_first_half(host, rect, point) else group + 1)
    return Between(group=_nearest(canvas, point)) if canvas.hosts else None


def _is_first_half(host: ClockHost, rect: QRect, point: QPoint) -> bool:
    if isinstance(host, ClockCard):
        return point.x() < rect.center().x()
    return point.y() < rect.center().y()


def _nearest(canvas: WallCanvas, point: QPoint) -> int:
    """Return the place that a point between the cards or behind the last one means."""
    for group, host in enumerate(canvas.hosts):
        rect = host.geometry()
        if point.y() <= rect.bottom() and (
            not isinstance(host, ClockCard) or point.x() < rect.center().x()
        ):
            return group
    return len(canvas.hosts)


class WallDrag(QObject):
    """One drag, from the press that became one to release or Esc. No loop of its own.

    Signals:
        moved(object, QPoint): The pointer moved; the clock and the point on the screen.
        dropped(object, object): It was let go on the wall; the clock and the `Target`.
        left(object, QPoint): It was let go elsewhere; the clock and the point on the screen.
        ended(): The drag is over, whatever became of it.
    """

    moved = Signal(object, QPoint)
    dropped = Signal(object, object)
    left = Signal(object, QPoint)
    ended = Signal()

    def __init__(
        self, look: Look, words: Words, canvas: WallCanvas, area: QScrollArea, clock_id: EntityId
    ) -> None:
        super().__init__(area)
        self._look, self._words, self._canvas, self._area = look, words, canvas, area
        self._clock_id = clock_id
        self._target: Target = None
        self._marked: ClockCard | None = None
        host = canvas.host_of(clock_id)
        picture = host.grab() if host is not None else QPixmap()
        self._ghost = _Ghost(picture, area.window())
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    @property
    def target(self) -> Target:
        """Where the clock would land now."""
        return self._target

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            return self._mouse(event)
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.cancel()
            event.accept()
            return True
        if event.type() == QEvent.Type.ApplicationDeactivate:
            self.cancel()
        return False

    def cancel(self) -> None:
        """Let nothing have happened."""
        self._end()

    def _mouse(self, event: QMouseEvent) -> bool:
        at = event.globalPosition().toPoint()
        if event.type() == QEvent.Type.MouseMove:
            if not event.buttons() & Qt.MouseButton.LeftButton:
                self.cancel()  # the release was lost
                return False
            self._move(at)
            return True
        if event.type() == QEvent.Type.MouseButtonRelease:
            if event.button() == Qt.MouseButton.LeftButton:
                self._move(at)
                self._drop(at)
            return True
        return event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}

    def _move(self, at: QPoint) -> None:
        self._ghost.follow(at)
        self._scroll(at)
        viewport = self._area.viewport()
        inside = viewport.rect().contains(viewport.mapFromGlobal(at))
        edge = round(self._look.px(_EDGE))
        point = self._canvas.mapFromGlobal(at)
        self._target = target_at(self._canvas, self._clock_id, point, edge) if inside else None
        self._show()
        self.moved.emit(self._clock_id, at)

    def _scroll(self, at: QPoint) -> None:
        viewport, bar = self._area.viewport(), self._area.verticalScrollBar()
        point = viewport.mapFromGlobal(at)
        if not viewport.rect().contains(point):
            return
        if point.y() < _SCROLL_EDGE:
            bar.setValue(bar.value() - _SCROLL_STEP)
        elif point.y() > viewport.height() - _SCROLL_EDGE:
            bar.setValue(bar.value() + _SCROLL_STEP)

    def _show(self) -> None:
        """Show on the wall what letting go would do."""
        target = self._target
        card = self._canvas.host_of(target.clock_id) if isinstance(target, Onto) else None
        if self._marked is not None and self._marked is not card:
            self._marked.mark_drop()
        self._marked = card if isinstance(card, ClockCard) else None
        if self._marked is not None and isinstance(target, Onto):
            words = self._words
            text = (
                words.pgettext("drop", "Opens") if target.opens else words.pgettext("drop", "Race")
            )
            self._marked.mark_drop(text, right=target.opens)
        if isinstance(target, Between):
            self._canvas.mark(self._canvas.gap_before(target.group))
        else:
            self._canvas.mark(QRect())

    def _drop(self, at: QPoint) -> None:
        target, clock_id = self._target, self._clock_id
        self._end()
        if target is None:
            self.left.emit(clock_id, at)
        else:
            self.dropped.emit(clock_id, target)

    def _end(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._target = None
        self._show()
        self._ghost.hide()
        self._ghost.deleteLater()
        self.ended.emit()
        self.deleteLater()


class _Ghost(QWidget):
    """The picture of what is dragged, beside the pointer."""

    def __init__(self, picture: QPixmap, window: QWidget) -> None:
        super().__init__(window)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(picture.deviceIndependentSize().toSize())

    def follow(self, at: QPoint) -> None:
        """Stand below the pointer."""
        window = self.parentWidget()
        if window is not None:
            self.move(window.mapFromGlobal(at) + QPoint(self.width() // 8, self.height() // 8))
            self.show()
            self.raise_()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(_GHOST)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
