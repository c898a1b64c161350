"""The chase as a list: everything that the board shows and does, in rows."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget
from typing_extensions import override

from duskboard.board.aim import Aim
from duskboard.board.name_edit import LONGEST_LINE, LONGEST_NAME, NameEdit
from duskboard.board.pip_keys import step_of_key
from duskboard.board.track_keys import is_of_dice, verb_letter
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.board_model import BoardRow, RowKind
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.row_keys import ENTER, is_barrier, is_fork_key, wants, wish_of
from duskboard.panels.row_painting import Index
from duskboard.panels.row_pips import RowPips
from duskboard.panels.track_delegate import TrackDelegate
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.name_key import is_name_key
from duskboard.widgets.painted_button import LOOK_EVENTS

_NARROWEST, _WIDEST = 400, 620


class TrackList(QListView):
    """Rows of places, people and ways. Its wishes are those of the board.

    Attributes:
        has_deed: Whether a deed is in hand, which Enter does and Esc puts down.

    Signals:
        move_requested(EntityId, EntityId, bool): The one in turn shall go to a place; whether
            against the rules.
        go_requested(), cancel_requested(): About what is armed.
        caution_requested(int): A bonus die more (1) or less (-1).
        delay_requested(), end_turn_requested(): About the active turn.
        take_turn_requested(EntityId): Somebody who waits acts now.
        actions_requested(EntityId, int), debt_requested(EntityId, int): Somebody shall have or
            owe an action more (1) or less (-1).
        hazard_requested(EntityId), barrier_requested(EntityId): Something shall lie on a way.
        turn_requested(EntityId): What lies on a way shall be met in other directions.
        damage_requested(EntityId, str): Somebody or a barrier shall be hurt; what was typed so far.
        insert_requested(EntityId): A place shall come after this place, or on this way.
        remove_requested(EntityId), visibility_requested(EntityId): About whatever it is.
        renamed(EntityId, str, ObstacleKind | None): A thing shall have another name; which of two.
        typed(str): A digit or "=" while somebody is about to roll: what real dice show.
        line_typed(EntityId, str): Somebody's numbers were changed in one line.
        split_menu_requested(EntityId), join_menu_requested(EntityId): How many leave a group, or
            whom somebody joins, is to be chosen.
        menu_requested(EntityId, QPoint): The menu of a thing is wanted.
        sheet_requested(EntityId): Somebody's quick sheet is wanted.
        selected(EntityId | None): Something else has the keyboard.
        jump_requested(EntityId | None): The same thing on the board is wanted (Ctrl+L).
        fork_requested(EntityId): Another way from a place is wanted.
        verb_requested(str): The letter of something that the one in turn may do.
    """

    move_requested = Signal(object, object, bool)
    go_requested = Signal()
    cancel_requested = Signal()
    caution_requested = Signal(int)
    delay_requested = Signal()
    end_turn_requested = Signal()
    take_turn_requested = Signal(object)
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
    line_typed = Signal(object, str)
    split_menu_requested = Signal(object)
    join_menu_requested = Signal(object)
    menu_requested = Signal(object, QPoint)
    sheet_requested = Signal(object)
    selected = Signal(object)
    jump_requested = Signal(object)
    fork_requested = Signal(object)
    verb_requested = Signal(str)

    def __init__(
        self,
        look: Look,
        words: Words,
        model: QAbstractItemModel,
        parent: QWidget | None = None,
    ) -> None:
        """Show the rows of a `BoardModel`, or of a model with the same rows."""
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: BoardView | None = None
        self._armed: Aim | None = None
        self.has_deed = False
        self._delegate = TrackDelegate(look, words, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pips = RowPips(self, self._delegate, words)
        self._pips.stepped.connect(self._on_pips_stepped)
        self.editor = NameEdit(self.viewport())
        self.editor.renamed.connect(self._on_editor_renamed)
        self._lined: EntityId | None = None
        self._kind: ObstacleKind | None = None
        self.editor.left.connect(self._on_editor_left)
        self.doubleClicked.connect(self._on_row_double_clicked)
        self.say()

    def mirror(self, view: BoardView | None) -> None:
        """Take the chase that the rows are of, for whose turn it is."""
        self._view = view

    def mirror_aim(self, aim: Aim | None, chance: str = "") -> None:
        """Show somebody on the way to a place, and how likely that comes off."""
        self._armed = aim
        self._delegate.aim, self._delegate.chance = aim, chance
        self.viewport().update()

    def mirror_march(self, marches: Sequence[Aim]) -> None:
        """Show all of a side on the way; none for nobody."""
        self._delegate.marches = tuple(marches)
        self.viewport().update()

    @property
    def current(self) -> EntityId | None:
        """What has the keyboard."""
        row = self._row(self.currentIndex())
        return row.key if row is not None else None

    def select(self, entity_id: EntityId | None) -> None:
        """Frame a thing, as the board does; says nothing."""
        if entity_id is None or entity_id == self.current:
            return
        index = self._index_of(entity_id)
        if index.isValid():
            blocked = self.blockSignals(True)  # noqa: FBT003 - Qt's own signature
            self.setCurrentIndex(index)
            self.blockSignals(blocked)

    def begin_rename(self, entity_id: EntityId, kind: ObstacleKind | None = None) -> None:
        """Edit the name of a thing in its row; of two on a way, that of a kind."""
        self.select(entity_id)
        row = self._row(self.currentIndex())
        name = row.name(kind) if row is not None else None
        if name is not None:
            self._kind = kind
            self._edit(name, self._words.gettext("New name"))

    def begin_line(self, entity_id: EntityId, line: str) -> None:
        """Edit somebody's numbers in one line, in their row."""
        self.select(entity_id)
        self._lined = entity_id
        self._edit(line, self._words.pgettext("chase", "Name and numbers"), LONGEST_LINE)

    def point_of(self, entity_id: EntityId) -> QPoint:
        """Return the middle of a thing's row, on the screen: where its menu opens."""
        self.select(entity_id)
        middle = self.visualRect(self.currentIndex()).center()
        return self.viewport().mapToGlobal(middle)

    def say(self) -> None:
        """Name the list in the words of now."""
        self.setAccessibleName(self._words.pgettext("chase", "Chase as a list"))

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(_WIDEST)), round(self._look.px(640)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(_NARROWEST)), round(self._look.px(96)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        if event.type() in LOOK_EVENTS:
            self.scheduleDelayedItemsLayout()

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        row = self._row(current)
        self.selected.emit(row.key if row is not None else None)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self._view is not None:
            self.setCurrentIndex(self._index_of(self._view.active))
        super().focusInEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take(event):
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of the chase here, not the beginning of a name."""

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
        row = self._row(index)
        if row is not None:
            at = event.globalPos()
            if event.reason() == QContextMenuEvent.Reason.Keyboard:
                at = self.viewport().mapToGlobal(self.visualRect(index).center())
            self.menu_requested.emit(row.key, at)

    def _index_of(self, entity_id: EntityId | None) -> QModelIndex:
        model = self.model()
        rows = (model.index(place, 0) for place in range(model.rowCount()))
        found = (index for index in rows if index.data(ModelRole.KEY) == entity_id)
        return next(found, QModelIndex())

    def _edit(self, text: str, label: str, longest: int = LONGEST_NAME) -> None:
        index = self.currentIndex()
        row = self._row(index)
        if row is not None:
            box = self.visualRect(index)
            box.setLeft(round(self._look.px(82)))
            self.editor.begin(row.key, text, box, label, longest=longest)

    def _row(self, index: Index) -> BoardRow | None:
        row = index.data(ModelRole.VIEW) if index.isValid() else None
        return row if isinstance(row, BoardRow) else None

    @property
    def _has_hand(self) -> bool:
        return self._armed is not None or self.has_deed

    def _wants(self, event: QKeyEvent) -> bool:
        row = self._row(self.currentIndex())
        runs = self._view is not None and self._view.round > 0
        return wants(event, row, is_armed=self._has_hand, is_running=runs)

    def _take(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; whether it stood for something."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if key == Qt.Key.Key_L and modifiers == Qt.KeyboardModifier.ControlModifier:
            self.jump_requested.emit(self.current)
            return True
        if not self._wants(event):
            return False
        row = self._row(self.currentIndex())
        if key in ENTER:
            return self._enter(row, overrules=modifiers == Qt.KeyboardModifier.AltModifier)
        return (
            self._adjust(event, row)
            or self._strike(event, row)
            or self._step(event, row)
            or self._rename(event, row)
            or self._verb(event, row)
            or self._act(key, row)
        )

    def _adjust(self, event: QKeyEvent, row: BoardRow | None) -> bool:
        """Take a key as about what is armed: real dice, bonus dice, giving it up."""
        key = Qt.Key(event.key())
        if self._has_hand and is_of_dice(event):
            self.typed.emit(event.text())
        elif key == Qt.Key.Key_Escape and (self._has_hand or self._delegate.marches):
            self.cancel_requested.emit()
        elif key == Qt.Key.Key_B and (row is None or row.kind is not RowKind.WAY):
            less = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
            self.caution_requested.emit(-1 if less else 1)
        else:
            return False
        return True

    def _strike(self, event: QKeyEvent, row: BoardRow | None) -> bool:
        """Take a key as about hit points: of a barrier by digits, of somebody by H."""
        if row is None:
            return False
        if is_barrier(row) and is_of_dice(event):
            self.damage_requested.emit(row.key, event.text())
        elif row.kind is RowKind.PERSON and event.key() == Qt.Key.Key_H:
            self.damage_requested.emit(row.key, "")
        else:
            return False
        return True

    def _step(self, event: QKeyEvent, row: BoardRow | None) -> bool:
        """Take a key as about the actions of somebody."""
        step = step_of_key(event)
        if step is None or row is None or row.token is None:
            return step is not None
        self._on_pips_stepped(row.key, *step)
        return True

    def _enter(self, row: BoardRow | None, *, overrules: bool) -> bool:
        """Arm the row, or do what is armed; somebody who waits acts now."""
        active = self._view.active if self._view is not None else None
        aim = self._armed
        is_goal = row is not None and aim is not None and row.key in aim.things
        if (
            is_goal
            or self.has_deed
            or self._delegate.marches
            or (self._armed is not None and row is None)
        ):
            self.go_requested.emit()
        elif row is not None and row.place is not None and active is not None:
            self.move_requested.emit(active, row.key, overrules)
        elif row is not None and row.token is not None and row.token.left is not None:
            self._enter_person(row)
        else:
            return False
        return True

    def _enter_person(self, row: BoardRow) -> None:
        if self._armed is not None and row.token is not None and row.token.is_active:
            self.go_requested.emit()
        elif row.token is not None and not row.token.is_active:
            self.take_turn_requested.emit(row.key)

    def _rename(self, event: QKeyEvent, row: BoardRow | None) -> bool:
        if row is None or not is_name_key(event):
            return False
        self.begin_rename(row.key)
        return True

    def _verb(self, event: QKeyEvent, row: BoardRow | None) -> bool:
        """Take a key as the letter of a verb; of a place F is another way from there."""
        letter = verb_letter(event)
        if row is not None and is_fork_key(event, row):
            self.fork_requested.emit(row.key)
        elif letter:
            self.verb_requested.emit(letter)
        return bool(letter)

    def _act(self, key: Qt.Key, row: BoardRow | None) -> bool:
        if key == Qt.Key.Key_D:
            self.delay_requested.emit()
        elif key == Qt.Key.Key_E:
            self.end_turn_requested.emit()
        elif row is None or key == Qt.Key.Key_Escape:
            return False
        else:
            name = wish_of(key, row.kind)
            if name is not None:
                getattr(self, name).emit(row.key)
        return True

    def _on_pips_stepped(self, person_id: EntityId, left: int, owed: int) -> None:
        if left:
            self.actions_requested.emit(person_id, left)
        else:
            self.debt_requested.emit(person_id, owed)

    def _on_row_double_clicked(self, index: QModelIndex) -> None:
        row = self._row(index)
        if row is not None:
            is_somebody = row.kind is RowKind.PERSON
            (self.sheet_requested.emit if is_somebody else self.begin_rename)(row.key)

    def _on_editor_renamed(self, entity_id: EntityId, text: str) -> None:
        if entity_id == self._lined:
            self.line_typed.emit(entity_id, text)
        else:
            self.renamed.emit(entity_id, text, self._kind)

    def _on_editor_left(self) -> None:
        self._lined = self._kind = None
        self.setFocus(Qt.FocusReason.OtherFocusReason)
