"""A clock that one can turn: it shows what the table has and says what is wished."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QApplication, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.theme.name_key import is_name_key
from duskboard.theme.token import Role
from duskboard.widgets.clock_aim import resolves, stepped, target_at
from duskboard.widgets.clock_face import ClockFace, changed_places, face_of, ring_of
from duskboard.widgets.clock_geometry import Ring
from duskboard.widgets.clock_hover import ClockHover
from duskboard.widgets.clock_keys import NOT_ITS_OWN, fill_of, is_step_up
from duskboard.widgets.clock_motion import ClockMotion
from duskboard.widgets.clock_painting import clock_margin, paint_clock
from duskboard.widgets.clock_words import clock_state, clock_title
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.wheel_turns import WheelTurns

__all__ = ["ClockDial", "ClockFace", "clock_margin", "face_of", "paint_clock"]


class ClockDial(QAbstractSlider):
    """Shows one clock and asks for changes; it never shows a fill that the table has not.

    Long, for a third of it are overrides of Qt: mouse, keys, wheel, focus and menu of one control.

    Signals:
        fill_requested(object, int): The clock, and to how many segments it shall be filled:
            more than it has where more was wished, for what does not fit is said.
        resolve_requested(object): A full clock was pressed.
        visibility_requested(object): Show or hide it.
        rename_requested(object): Edit its name.
        remove_requested(object): Take it off the table.
        menu_requested(object, QPoint): Open its menu at a point of the screen.
        refused(object): The clock is locked.
        drag_started(object): It is being dragged away.
        aim_requested(object): A success of the roll in hand shall tick it (Alt and a click, or T).
    """

    fill_requested = Signal(object, int)
    resolve_requested = Signal(object)
    visibility_requested = Signal(object)
    rename_requested = Signal(object)
    remove_requested = Signal(object)
    menu_requested = Signal(object, QPoint)
    refused = Signal(object)
    drag_started = Signal(object)
    aim_requested = Signal(object)

    def __init__(  # noqa: PLR0913 - where it stands decides how it looks
        self,
        look: Look,
        words: Words,
        *,
        diameter: str = "clock.card",
        marks_hidden: bool = True,
        ground: Role = Role.BG1,
        parent: QWidget | None = None,
    ) -> None:
        """Make a dial without a clock.

        Args:
            look: The look.
            words: The words.
            diameter: The name of its size among the tokens.
            marks_hidden: Whether the dial itself says that players cannot see the clock.
            ground: What lies beneath.
            parent: Its parent.
        """
        super().__init__(parent)
        self._look, self._words = look, words
        self._diameter, self._marks_hidden, self._ground = diameter, marks_hidden, ground
        self._view: ClockView | None = None
        self._pending = 0
        self._known: ClockFace | None = None
        self._hover = ClockHover(self)
        self._hover.changed.connect(self._renew)
        self._pressed_at: QPointF | None = None
        self._clicked: int | None = None
        self._wheel = WheelTurns(self)
        self._wheel.changed.connect(self._renew)
        self._wheel.rested.connect(self._on_wheel_rested)
        self._shows_focus = False
        self._motion = ClockMotion(look, self)
        self._motion.changed.connect(self._renew)
        self.actionTriggered.connect(self._on_self_action_triggered)
        self.valueChanged.connect(self._on_self_value_changed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setRange(0, 0)

    @property
    def view(self) -> ClockView | None:
        """The clock shown."""
        return self._view

    @property
    def clock_id(self) -> EntityId | None:
        """The clock shown, or None."""
        return self._view.clock_id if self._view else None

    @property
    def face(self) -> ClockFace | None:
        """What is painted now."""
        if self._view is None:
            return None
        face = face_of(self._view, marks_hidden=self._marks_hidden)
        return replace(
            face,
            target=self._target(),
            pending=self._pending,
            is_focused=self._shows_focus and self.hasFocus(),
            drawn=self._motion.drawn,
            is_lit=self._motion.is_lit,
        )

    def mirror(self, view: ClockView, *, pending: int = 0) -> None:
        """Show a clock, with segments planned for it."""
        if (view, pending) != (self._view, self._pending):
            self._hover.forget()
        before, self._view, self._pending = self._view, view, pending
        size, filled = view.size or 0, view.filled or 0
        self._motion.follow(before, view)
        self.setRange(0, size)
        self.setPageStep(max(1, size // 4))
        self.setValue(filled)
        self._say()
        self._renew()

    def set_diameter(self, diameter: str) -> None:
        """Be of another size, by its name among the tokens."""
        self._diameter = diameter
        self.updateGeometry()
        self.update()

    def settle(self, *, ground: Role, marks_hidden: bool) -> None:
        """Lie on another ground, and say or leave unsaid that players cannot see the clock."""
        if (ground, marks_hidden) != (self._ground, self._marks_hidden):
            self._ground, self._marks_hidden = ground, marks_hidden
            self.update()

    @override
    def sizeHint(self) -> QSize:
        diameter = self._look.size(self._diameter)
        margin = clock_margin(diameter, has_badge=True)
        side = round(diameter + 2 * margin)
        if not self._marks_hidden:
            # Without a badge it needs less, and all that it takes hides what lies beneath.
            side -= 2 * int(margin - clock_margin(diameter))
        return QSize(side, side)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        region, face = event.region(), self.face
        painter = QPainter(self)
        # What lies beneath is one colour: painted here, whatever holds the dial need not be.
        painter.fillRect(event.rect(), self._look.color(self._ground))
        if face is not None:
            diameter = self._look.size(self._diameter)
            paint_clock(
                painter, self._look, self._center(), diameter, face, ground=self._ground,
                shows=lambda place: region.intersects(place.toAlignedRect()),
            )  # fmt: skip
        painter.end()

    @override
    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        # Qt would paint all of it anew: what has changed is found by comparing faces.
        pass

    @override
    def event(self, event: QEvent) -> bool:
        # A single key means the clock in hand, whatever commands the window has on it.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if plain in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier}:
                key = Qt.Key(event.key())
                is_own = fill_of(key, 0) is not None or key in self._commands()
                if is_own or is_name_key(event):
                    event.accept()
                    return True
        done = super().event(event)
        if event.type() in {QEvent.Type.Polish, QEvent.Type.StyleChange}:
            # Qt's style takes it from every slider.
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        return done

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._shows_focus = True
        self._renew()
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._view is None or plain & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        elif (wanted := fill_of(key, self._view.filled or 0)) is not None:
            # A key held down fills the clock; that is no wish for ever more.
            if not (event.isAutoRepeat() and self._view.is_full and is_step_up(key)):
                self._wish(wanted)
        elif is_name_key(event):
            self.rename_requested.emit(self._view.clock_id)
        elif key in self._commands():
            self._commands()[key].emit(self._view.clock_id)
        elif key in NOT_ITS_OWN:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position()
        self._hover.forget(event)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Who clicks twice wants the segment filled, not filled and emptied again.
        if self._clicked != self._segment(event.position()):
            self.mousePressEvent(event)
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons():
            self._hover.move(event)
        if self._pressed_at is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = (event.position() - self._pressed_at).manhattanLength()
        if way >= QApplication.startDragDistance() and self._view is not None:
            self._pressed_at = None
            self.drag_started.emit(self._view.clock_id)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        self._hover.forget(event)
        if pressed is None or self._view is None:
            return
        self._clicked = self._segment(event.position())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.aim_requested.emit(self._view.clock_id)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._click(event.position(), unfills=shift)
        elif event.button() == Qt.MouseButton.RightButton:
            self._right_click(event.position(), event.globalPosition().toPoint())

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # A press of the right button was understood already, as the release of a click.
        if event.reason() != QContextMenuEvent.Reason.Mouse and self._view is not None:
            self.menu_requested.emit(self._view.clock_id, self.mapToGlobal(self.rect().center()))
        event.accept()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier or self._view is None:
            event.ignore()
            return
        self._wheel.take(event)
        event.accept()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self._shows_focus = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self._renew()

    def _on_self_action_triggered(self, _action: int) -> None:
        wished = self.sliderPosition()
        self.setSliderPosition(self.value())
        self._wish(wished)

    def _on_self_value_changed(self, value: int) -> None:
        """Undo what others (a screen reader) set on the slider, and take it as a wish."""
        filled = (self._view.filled or 0) if self._view is not None else 0
        if value != filled:
            self.setValue(filled)
            self._wish(value)

    def _on_wheel_rested(self, steps: int) -> None:
        if self._view is not None:
            self._wish((self._view.filled or 0) + steps)

    def _click(self, point: QPointF, *, unfills: bool) -> None:
        if self._view is None:
            return
        if resolves(self._view, self._ring(), point):
            self.resolve_requested.emit(self._view.clock_id)
            return
        target = target_at(self._view, self._ring(), point, unfills=unfills)
        if target is not None:
            self._wish(target)

    def _segment(self, point: QPointF) -> int | None:
        if self._view is None:
            return None
        return target_at(replace(self._view, filled=0), self._ring(), point, unfills=False)

    def _right_click(self, point: QPointF, at: QPoint) -> None:
        if self._view is None:
            return
        target = target_at(self._view, self._ring(), point, unfills=True)
        if target is not None and not self._view.locked:
            self._wish(target)
        else:
            self.menu_requested.emit(self._view.clock_id, at)

    def _target(self) -> int | None:
        """Return the fill that pointer or wheel are about to ask for, or None."""
        if self._view is None or self._view.locked or not self.isEnabled():
            return None
        if self._wheel.is_turning:
            return stepped(self._view, self._wheel.steps)
        point = self._hover.point
        if point is None or resolves(self._view, self._ring(), point):
            return None
        return target_at(self._view, self._ring(), point, unfills=self._hover.unfills)

    def _wish(self, filled: int) -> None:
        view = self._view
        if view is None or view.size is None:
            return
        if view.locked:
            self.refused.emit(view.clock_id)
            return
        wanted = max(0, filled)
        if wanted != view.filled:
            self.fill_requested.emit(view.clock_id, wanted)

    def _renew(self) -> None:
        """Have painted what differs from the face that was known."""
        before, self._known = self._known, self.face
        if before == self._known:
            return
        places, diameter = None, self._look.size(self._diameter)
        if before is not None and self._known is not None:
            places = changed_places(before, self._known, self._center(), diameter)
        if places is None:
            self.update()
            return
        region = QRegion()
        for place in places:
            region += place.toAlignedRect()
        self.update(region)

    def _commands(self) -> dict[Qt.Key, SignalInstance]:
        commands = {
            Qt.Key.Key_T: self.aim_requested,
            Qt.Key.Key_V: self.visibility_requested,
            Qt.Key.Key_Delete: self.remove_requested,
        }
        if self._view is not None and self._view.is_at_end and not self._view.locked:
            commands[Qt.Key.Key_Return] = self.resolve_requested
            commands[Qt.Key.Key_Enter] = self.resolve_requested
        return commands

    def _say(self) -> None:
        if self._view is not None:
            self.setAccessibleName(clock_title(self._view, self._words))
            self.setAccessibleDescription(clock_state(self._view, self._words))

    def _center(self) -> QPointF:
        return QRectF(self.rect()).center()

    def _ring(self) -> Ring:
        face = face_of(self._view) if self._view else ClockFace(kind=None, size=None, filled=0)
        return ring_of(face, self._center(), self._look.size(self._diameter))
