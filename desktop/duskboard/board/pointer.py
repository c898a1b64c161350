"""What the mouse does on a board: pointing, clicking, dragging things and the view itself."""

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from duskboard.board.desk import Desk
from duskboard.board.interaction import Interaction, drag_of
from duskboard.board.part import Chip
from duskboard.board.pip_keys import step_of_click
from duskboard.board.scene import Hit, HitKind
from duskboard.board.sight import Sight

_EDGE = 36
"""So near to the edge of the view, in pixels, a drag moves the view."""
_EDGE_STEP = 14
_EDGE_PACE = 30
_LEFT = Qt.MouseButton.LeftButton
_MIDDLE = Qt.MouseButton.MiddleButton
_NONE = Qt.KeyboardModifier.NoModifier


class Pointer(QObject):
    """Follows the mouse over a view.

    Signals:
        hazard_requested(EntityId), barrier_requested(EntityId): A chip of a way was clicked.
        damage_requested(EntityId, str): A barrier was clicked.
        actions_requested(EntityId, int), debt_requested(EntityId, int): A pip was clicked, so
            that somebody shall have or owe an action more (1) or less (-1).
        ended(): Something was let go.
    """

    hazard_requested = Signal(object)
    barrier_requested = Signal(object)
    damage_requested = Signal(object, str)
    actions_requested = Signal(object, int)
    debt_requested = Signal(object, int)
    ended = Signal()

    def __init__(self, view: QGraphicsView, desk: Desk, sight: Sight) -> None:
        super().__init__(view)
        self._view, self._desk, self._sight = view, desk, sight
        self._pressed: tuple[Hit | None, QPoint] | None = None
        self._splits = self._gave_up = False
        self._drag: Interaction | None = None
        self._pan_from: QPoint | None = None
        self._at = QPoint()
        self._modifiers = _NONE
        self._pace = QTimer(self)
        self._pace.setInterval(_EDGE_PACE)
        self._pace.timeout.connect(self._on_pace_timeout)

    @property
    def is_dragging(self) -> bool:
        """Whether a thing is being dragged."""
        return self._drag is not None

    @property
    def gave_up(self) -> bool:
        """Whether the last press gave up a drag: no menu belongs to it."""
        return self._gave_up

    def hit(self, at: QPoint) -> Hit | None:
        """Return what is at a point of the view."""
        scene = self._desk.scene
        return None if scene.is_empty else scene.hit(self._view.mapToScene(at))

    def press(self, event: QMouseEvent) -> None:
        """Take hold of what is under the pointer."""
        at = event.position().toPoint()
        self._gave_up = self.is_dragging and event.button() != _LEFT
        if event.button() != _LEFT:
            self.drop()  # another button gives up what the left one holds
            self._pan_from = at if event.button() == _MIDDLE and not self._gave_up else None
            return
        if self._drag is not None:
            return
        hit = self.hit(at)
        self._pressed = (hit, at)
        self._splits = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if hit is not None and hit.kind is not HitKind.CHIP:
            self._desk.focus_on(hit.entity_id, is_framed=False)

    def move(self, event: QMouseEvent) -> None:
        """Go on with whatever is in hand, or point at something."""
        self._at, self._modifiers = event.position().toPoint(), event.modifiers()
        if self._drag is not None:
            self.follow()
        elif self._pan_from is not None:
            self._sight.pan(self._pan_from - self._at)
            self._pan_from = self._at
        elif self._pressed is None:
            self._desk.hover(self.hit(self._at))
        elif (self._at - self._pressed[1]).manhattanLength() >= QApplication.startDragDistance():
            self._begin()

    def release(self, event: QMouseEvent) -> None:
        """Let go."""
        if event.button() in {_LEFT, _MIDDLE}:
            self._pan_from = None
        if event.button() != _LEFT:
            return
        pressed, self._pressed = self._pressed, None
        drag, self._drag = self._drag, None
        self._pace.stop()
        if drag is not None:
            drag.end()
            self.ended.emit()
        elif pressed is not None and pressed[0] is not None:
            self._click(pressed[0], self.hit(event.position().toPoint()), event.modifiers())

    def drop(self) -> None:
        """Put back what is dragged; nothing comes of it."""
        drag, self._drag = self._drag, None
        self._pressed, self._pan_from = None, None
        self._pace.stop()
        if drag is not None:
            drag.cancel()
            self.ended.emit()

    def follow(self, modifiers: Qt.KeyboardModifier | None = None) -> None:
        """Have what is dragged follow the pointer, with other modifiers where some are given."""
        if modifiers is not None:
            self._modifiers = modifiers
        if self._drag is None:
            return
        if self._view.viewport().rect().contains(self._at):
            overrules = bool(self._modifiers & Qt.KeyboardModifier.AltModifier)
            self._drag.move(self._view.mapToScene(self._at), overrules=overrules)
        else:
            self._drag.cancel()  # off the board nothing comes of it; the way back goes on with it

    def count(self, number: int) -> None:
        """Take so many along, where some of a group are dragged."""
        if self._drag is not None:
            self._drag.count(number)

    def settle(self) -> None:
        """Go on after the board has changed, where what is dragged is still there."""
        if self._drag is not None and not self._drag.holds():
            self.drop()
        else:
            self.follow()

    def _begin(self) -> None:
        hit, begin = self._pressed if self._pressed is not None else (None, self._at)
        self._pressed = None
        if hit is None:
            self._pan_from = self._at
            return
        # Some desktops keep Alt-drags to themselves: Alt may come after the button, too.
        splits = self._splits or bool(self._modifiers & Qt.KeyboardModifier.AltModifier)
        self._drag = drag_of(self._desk, hit, splits=splits, at=self._view.mapToScene(begin))
        if self._drag is not None:
            self._desk.hover(None)
            self._pace.start()
            self.follow()

    def _click(self, pressed: Hit, released: Hit | None, modifiers: Qt.KeyboardModifier) -> None:
        if released != pressed:
            return
        if pressed.pip is not None:
            left, owed = step_of_click(pressed.pip, modifiers)
            if left:
                self.actions_requested.emit(pressed.entity_id, left)
            else:
                self.debt_requested.emit(pressed.entity_id, owed)
        elif pressed.chip is Chip.HAZARD:
            self.hazard_requested.emit(pressed.entity_id)
        elif pressed.chip is Chip.BARRIER:
            self.barrier_requested.emit(pressed.entity_id)
        elif pressed.kind is HitKind.WAY and self._desk.is_barrier(pressed.entity_id):
            self.damage_requested.emit(pressed.entity_id, "")

    def _on_pace_timeout(self) -> None:
        """Go on along the track while something is held at the edge of the view."""
        width = self._view.viewport().width()
        is_before, is_after = self._at.x() < _EDGE, self._at.x() > width - _EDGE
        if self._drag is not None and (is_before or is_after):
            self._sight.pan(QPoint(_EDGE_STEP if is_after else -_EDGE_STEP, 0))
            self.follow()
