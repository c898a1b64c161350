"""The board as a widget: the mouse, the keys, names edited in place, and what is in sight."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget
from typing_extensions import override

from duskboard.board.aim import Aim, Planner
from duskboard.board.board_speech import pip_text, thing_text
from duskboard.board.desk import Desk
from duskboard.board.forwarding import forward
from duskboard.board.name_edit import NameEdit
from duskboard.board.pointer import Pointer
from duskboard.board.scene import BoardScene, Hit
from duskboard.board.sight import Sight
from duskboard.board.thing_list import ThingList
from duskboard.board.track_editing import TrackEditing
from duskboard.board.track_keys import BY_KEY, SCROLLING, TrackKeys
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.token import Role

_LOOK_EVENTS = frozenset(
    {QEvent.Type.StyleChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange}
)
_LEAST = (480, 200)
_WANTED = (1208, 474)
_LEFT_BUTTON = Qt.MouseButton.LeftButton


class TrackView(QGraphicsView):
    """Shows a chase and says what is wished of it; see `Desk` for what is in hand.

    Signals: those of `Desk`, and
        caution_requested(int): A bonus die more (1) or less (-1).
        delay_requested(), end_turn_requested(): About the active turn.
        actions_requested(EntityId, int): Somebody shall have an action more (1) or less (-1).
        debt_requested(EntityId, int): Somebody shall owe an action more (1) or less (-1).
        hazard_requested(EntityId), barrier_requested(EntityId): Something shall lie on a way.
        turn_requested(EntityId): What lies on a way shall be met in other directions.
        damage_requested(EntityId, str): Somebody or a barrier shall be hurt; what was typed so far.
        insert_requested(EntityId): A place shall come after this place, or on this way.
        remove_requested(EntityId), visibility_requested(EntityId): About whatever it is.
        renamed(EntityId, str, ObstacleKind | None): A thing shall have another name; which of two.
        typed(str): A digit or "=" while somebody is about to roll: what real dice show.
        spoken(str): What has the keyboard now, or is aimed at, in words.
        line_typed(EntityId, str): Somebody's numbers were changed in one line.
        split_menu_requested(EntityId), join_menu_requested(EntityId): How many leave a group, or
            whom somebody joins, is to be chosen.
        menu_requested(EntityId | None, QPoint): The menu of a thing, or of the board, is wanted.
        sheet_requested(EntityId): Somebody's quick sheet is wanted.
        fork_requested(EntityId): Another way shall leave a place.
        verb_requested(str): The letter of something that the one in turn may do.

    Attributes:
        access: What screen readers know the board by; kept here as long as Qt uses it.
    """

    move_requested = Signal(object, object, bool)
    refused = Signal(object, object)
    aimed = Signal(object, object)
    go_requested = Signal()
    cancel_requested = Signal()
    selected = Signal(object)
    obstacle_move_requested = Signal(object, object)
    place_move_requested = Signal(object, object)
    split_requested = Signal(object, object, int, bool)
    join_requested = Signal(object, object)
    plate_move_requested = Signal(object, int, int)
    split_menu_requested = Signal(object)
    join_menu_requested = Signal(object)
    line_typed = Signal(object, str)
    spoken = Signal(str)
    caution_requested = Signal(int)
    delay_requested = Signal()
    end_turn_requested = Signal()
    actions_requested = Signal(object, int)
    debt_requested = Signal(object, int)
    hazard_requested = Signal(object)
    barrier_requested = Signal(object)
    turn_requested = Signal(object)
    damage_requested = Signal(object, str)
    insert_requested = Signal(object)
    remove_requested = Signal(object)
    visibility_requested = Signal(object)
    renamed = Signal(object, str, object)
    typed = Signal(str)
    menu_requested = Signal(object, QPoint)
    sheet_requested = Signal(object)
    fork_requested = Signal(object)
    verb_requested = Signal(str)

    def __init__(
        self, look: Look, words: Words, planner: Planner, parent: QWidget | None = None
    ) -> None:
        """Make a board without a chase; `planner` is asked what a move would come to."""
        super().__init__(parent)
        self._look, self._words = look, words
        self._board = BoardScene(look, words, parent=self)
        self._desk = Desk(self._board, planner, self)
        self._keys = TrackKeys(self._desk, self)
        self._set_up()
        self._sight = Sight(look, words, self._board, self)
        self._pointer = Pointer(self, self._desk, self._sight)
        self._things = ThingList(self, self._desk, words)
        self._things.spoken.connect(self.spoken)
        self.access: QAccessibleInterface | None = None
        self._editing = TrackEditing(self, look, words, self._desk, self._sight)
        self._editing.renamed.connect(self.renamed)
        self._editing.line_typed.connect(self.line_typed)
        self._editing.field.left.connect(self._on_editor_left)
        forward(self, self._desk, self._keys, self._pointer)
        self._pointer.ended.connect(self._things.say)
        self._keys.rename_requested.connect(self.begin_rename)
        self._desk.selected.connect(self._on_desk_selected)
        self._desk.aimed.connect(self._things.say)
        self._things.say()

    @property
    def desk(self) -> Desk:
        """What is in hand."""
        return self._desk

    @property
    def board(self) -> BoardScene:
        """The scene."""
        return self._board

    @property
    def things(self) -> ThingList:
        """What is on the board, for screen readers."""
        return self._things

    @property
    def sight(self) -> Sight:
        """What is in sight."""
        return self._sight

    @property
    def editor(self) -> NameEdit:
        """The field for names."""
        return self._editing.field

    def wants_letter(self, event: QKeyEvent) -> bool:
        """Whether a key is a letter of the chase, such as D for delay."""
        is_letter = Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z
        return is_letter and self._is_ours(event)

    def hit(self, at: QPoint) -> Hit | None:
        """Return what is at a point of the viewport."""
        return self._pointer.hit(at)

    def drop(self) -> None:
        """Put back what is dragged; nothing comes of it."""
        self._pointer.drop()

    def mirror(self, view: BoardView | None) -> None:
        """Show a chase, or none. A drag goes on where that can be."""
        self._desk.mirror(view)
        self._board.fit(self.viewport().width(), self.viewport().height())
        self._pointer.settle()
        self._sight.follow()
        self._things.settle()
        self._things.say()

    def arm(self, aim: Aim | None) -> None:
        """Show what waits to be rolled or done, or that nothing does."""
        if aim is not None:
            self._pointer.drop()
        self._desk.arm(aim)
        self._things.say()

    def show_marches(self, marches: Sequence[Aim]) -> None:
        """Show all of a side on the way, before it is done; none for nobody."""
        if marches:
            self._pointer.drop()
        self._desk.show_marches(marches)

    def hold(self, *, has_deed: bool, losses: tuple[tuple[EntityId, int], ...] = ()) -> None:
        """Let Enter do and Esc drop something else that is in hand, or no more.

        `losses` is the Build that vehicles likeliest lose by it.
        """
        self._desk.has_deed = has_deed
        self._desk.scene.hold(replace(self._desk.scene.hand, losses=losses))

    def set_editable(self, *, is_editable: bool) -> None:
        """Let the track be changed, or only played on."""
        self._desk.set_editable(is_editable=is_editable)

    def select(self, entity_id: EntityId | None) -> None:
        """Frame a thing, as another list of the same things does."""
        self._desk.focus_on(entity_id, is_framed=True)
        self._sight.keep_thing(entity_id)

    def point_of(self, entity_id: EntityId) -> QPoint:
        """Return the middle of a thing, on the screen: where its menu opens."""
        self._sight.keep_thing(entity_id)
        box = self._board.box_of(entity_id)
        here = self.rect().center() if box is None else self.mapFromScene(box.center())
        return self.viewport().mapToGlobal(here)

    def begin_rename(self, entity_id: EntityId, kind: ObstacleKind | None = None) -> None:
        """Edit the name of a thing where it stands, if it has one; of two on a way, the kind's."""
        self._editing.begin_rename(entity_id, kind)

    def begin_line(self, entity_id: EntityId, line: str) -> None:
        """Edit somebody's numbers in one line, where the name stands."""
        self._editing.begin_line(entity_id, line)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_WANTED[0])), round(self._look.px(_WANTED[1])))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(_LEAST[0])), round(self._look.px(_LEAST[1])))

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_ours(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            hit = self._pointer.hit(event.pos())
            text = thing_text(self._words, self._desk.view, hit.entity_id) if hit else ""
            if hit is not None and hit.pip is not None:
                text = pip_text(self._words, hit.pip)
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._desk.hover(None)
        return super().viewportEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _LOOK_EVENTS or event.type() == QEvent.Type.LanguageChange:
            self._board.look_again()
            self.setBackgroundBrush(self._look.color(Role.BG1))
            self._sight.follow(anew=True)
            self._things.say()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._board.fit(self.viewport().width(), self.viewport().height())
        self._sight.follow(anew=True)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEY:
            self._desk.begin()
        self._things.tell_focus()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._pointer.drop()
            self._desk.frame(is_framed=False)

    @override
    def focusNextPrevChild(self, is_next: bool) -> bool:
        if not self._pointer.is_dragging and self._desk.step_token(1 if is_next else -1):
            return True
        return super().focusNextPrevChild(is_next)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._pointer.is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self._pointer.drop()
            elif event.key() == Qt.Key.Key_Alt:
                self._pointer.follow(Qt.KeyboardModifier.AltModifier)
            elif Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
                self._pointer.count(event.key() - Qt.Key.Key_0)
            return
        if self._keys.take(event):
            self._desk.frame(is_framed=True)
            chosen = self._desk.chosen
            self._sight.keep_thing(chosen.plan.goal if chosen is not None else self._desk.focus)
        elif event.key() in SCROLLING:
            event.accept()
        else:
            event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self._pointer.is_dragging and event.key() == Qt.Key.Key_Alt:
            self._pointer.follow(Qt.KeyboardModifier.NoModifier)
            return
        event.ignore()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        hit = self._pointer.hit(event.position().toPoint())
        if hit is not None and hit.pip is not None:
            self._pointer.press(event)  # two actions spent fast are two clicks
        elif event.button() == _LEFT_BUTTON and hit is not None and self._desk.is_editable:
            view = self._desk.view
            key = hit.entity_id
            rides = view is not None and (view.token(key) or view.vehicle(key)) is not None
            (self.sheet_requested.emit if rides else self.begin_rename)(key)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            focus = self._desk.focus
            middle = self.viewport().mapToGlobal(self.rect().center())
            at = self.point_of(focus) if focus is not None else middle
            self.menu_requested.emit(focus, at)
            return
        if self._pointer.gave_up:
            return
        hit = self._pointer.hit(event.pos())
        self.menu_requested.emit(hit.entity_id if hit is not None else None, event.globalPos())

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta()
        by = delta.x() if abs(delta.x()) > abs(delta.y()) else delta.y()
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        along, down = (bar.minimum() < bar.maximum() for bar in bars)
        if event.modifiers() or not (along or down):
            event.ignore()
            return
        self._sight.pan(QPoint(-by, 0) if along else QPoint(0, -by))
        event.accept()

    def _is_ours(self, event: QKeyEvent) -> bool:
        return self._pointer.is_dragging or self._keys.wants(event)

    def _set_up(self) -> None:
        self.setScene(self._board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setBackgroundBrush(self._look.color(Role.BG1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # The ground covers it all: without this the dock and the window would paint beneath it.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def _on_desk_selected(self) -> None:
        self._things.say()
        self._things.tell_focus()

    def _on_editor_left(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
