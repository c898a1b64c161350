"""What the keys do on a board."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from duskboard.board.desk import Desk
from duskboard.board.pip_keys import step_of_key
from duskboard.core.identity import EntityId
from duskboard.table.board_view import PlaceView, WayView
from duskboard.theme.name_key import is_name_key

_PLAIN = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier
_IGNORED = Qt.KeyboardModifier.KeypadModifier
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_DICE = "0123456789="
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Half steps along the board and across it."""
BY_KEY = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)
"""How the keyboard comes to the board by keys rather than by a click."""
SCROLLING = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
"""The keys that scroll where nothing else takes them."""
VERB_KEYS = "ARNFKPUOLYWXIQZ."
"""The letters of what the one in turn may do, and the dot for all of it."""


class TrackKeys(QObject):
    """Turns keys into steps of the hand and into wishes.

    Signals: see `duskboard.board.track_view.TrackView`, and
        rename_requested(EntityId): A name shall be edited.
        typed(str): A digit or "=" while somebody is about to roll: what real dice show.
        verb_requested(str): The letter of something that the one in turn may do.
    """

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
    rename_requested = Signal(object)
    typed = Signal(str)
    split_menu_requested = Signal(object)
    join_menu_requested = Signal(object)
    sheet_requested = Signal(object)
    fork_requested = Signal(object)
    verb_requested = Signal(str)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._steps: dict[Qt.Key, Callable[[], bool]] = {
            Qt.Key.Key_Left: lambda: desk.step(-1),
            Qt.Key.Key_Right: lambda: desk.step(1),
            Qt.Key.Key_Up: lambda: desk.step_across(-1),
            Qt.Key.Key_Down: lambda: desk.step_across(1),
            Qt.Key.Key_Escape: desk.escape,
            Qt.Key.Key_B: self._on_b,
            Qt.Key.Key_H: self._on_h,
            Qt.Key.Key_T: self._on_t,
            Qt.Key.Key_D: lambda: self._if_active(self.delay_requested.emit),
            Qt.Key.Key_E: lambda: self._if_active(self.end_turn_requested.emit),
            Qt.Key.Key_V: lambda: self._about(self.visibility_requested.emit),
            Qt.Key.Key_Delete: lambda: self._about(self.remove_requested.emit),
            Qt.Key.Key_Insert: self._on_insert,
            Qt.Key.Key_G: lambda: self._about_token(self.split_menu_requested.emit),
            Qt.Key.Key_J: lambda: self._about_token(self.join_menu_requested.emit),
            Qt.Key.Key_F: self._on_f,
            Qt.Key.Key_S: self._on_s,
        }

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is for the board rather than for a command of the window."""
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~_IGNORED
        if key in _ENTER:
            return modifiers in {_PLAIN, _ALT}
        if key == Qt.Key.Key_B:
            return modifiers in {_PLAIN, _SHIFT}
        if is_name_key(event):
            return True
        if is_of_dice(event):
            return self._takes_dice or self._barrier() is not None
        if step_of_key(event) is not None or self._verb(event):
            return True
        return key in self._steps and modifiers == _PLAIN

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; whether it stood for something."""
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~_IGNORED
        if self._digit(event) or self._take_verb(event) or self._take_name(event):
            return True
        if key in _ENTER and modifiers in {_PLAIN, _ALT}:
            return self._desk.confirm(overrules=modifiers == _ALT)
        if key == Qt.Key.Key_B and modifiers == _SHIFT:
            return self._caution(-1)
        if modifiers == _ALT and key in _STEPS:
            return self._shift(*_STEPS[key]) or self._sort(_STEPS[key][0])
        step = step_of_key(event)
        if step is None and (modifiers != _PLAIN or key not in self._steps):
            return False
        return self._steps[key]() if step is None else self._actions(*step)

    def _take_name(self, event: QKeyEvent) -> bool:
        return is_name_key(event) and self._about(self.rename_requested.emit)

    def _verb(self, event: QKeyEvent) -> str:
        """Return the letter of a verb that was pressed while a chase runs; "" for none."""
        view = self._desk.view
        runs = view is not None and view.round > 0 and self._desk.is_editable
        return verb_letter(event) if runs else ""

    def _take_verb(self, event: QKeyEvent) -> bool:
        verb = self._verb(event)
        if verb == "F" and self._place() is not None:
            return False  # of a place it is another way from there
        if verb:
            self.verb_requested.emit(verb)
        return bool(verb)

    def _digit(self, event: QKeyEvent) -> bool:
        """Take a digit as of real dice where a roll is in hand, else as damage to a barrier."""
        barrier = self._barrier()
        if not is_of_dice(event):
            return False
        if self._takes_dice:
            self._desk.choose(None)  # the dice are of what is armed, not of what is looked at
            self.typed.emit(event.text())
        elif barrier is not None:
            self.damage_requested.emit(barrier, event.text())
        else:
            return False
        return True

    @property
    def _takes_dice(self) -> bool:
        """Whether something is in hand whose dice may be typed."""
        return self._desk.armed is not None or self._desk.has_deed

    def _on_b(self) -> bool:
        way = self._way()
        if way is None:
            return self._caution(1)
        if self._desk.is_editable:
            self.barrier_requested.emit(way.edge_id)
        return True

    def _on_h(self) -> bool:
        way = self._way()
        if way is None:
            return self._about_token(lambda who: self.damage_requested.emit(who, ""))
        if self._desk.is_editable:
            self.hazard_requested.emit(way.edge_id)
        return True

    def _on_s(self) -> bool:
        view, focus = self._desk.view, self._desk.focus
        if view is None or (view.token(focus) or view.vehicle(focus)) is None:
            return False
        return self._desk.is_editable and self._about(self.sheet_requested.emit)

    def _on_t(self) -> bool:
        way = self._way()
        is_open = way is None or (way.hazard is None and way.barrier is None)
        if way is None or is_open or not self._desk.is_editable:
            return False
        self.turn_requested.emit(way.edge_id)
        return True

    def _on_f(self) -> bool:
        place = self._place()
        return place is not None and self._about(self.fork_requested.emit)

    def _on_insert(self) -> bool:
        place = self._place()
        thing = place.place_id if place is not None else None
        way = self._way()
        thing = way.edge_id if way is not None else thing
        if thing is None or not self._desk.is_editable:
            return False
        self.insert_requested.emit(thing)
        return True

    def _caution(self, step: int) -> bool:
        if not self._takes_dice:
            return False
        self.caution_requested.emit(step)
        return True

    def _if_active(self, act: Callable[[], None]) -> bool:
        view = self._desk.view
        if view is None or view.active is None:
            return False
        act()
        return True

    def _about(self, act: Callable[[EntityId], None]) -> bool:
        focus = self._desk.focus
        if focus is None or not self._desk.is_editable:
            return False
        act(focus)
        return True

    def _about_token(self, act: Callable[[EntityId], None]) -> bool:
        view, focus = self._desk.view, self._desk.focus
        if view is None or view.token(focus) is None or not self._desk.is_editable:
            return False
        return self._about(act)

    def _actions(self, left: int, owed: int) -> bool:
        view, focus = self._desk.view, self._desk.focus
        if view is None or view.token(focus) is None or focus is None:
            return False
        if left:
            self.actions_requested.emit(focus, left)
        else:
            self.debt_requested.emit(focus, owed)
        return True

    def _sort(self, step: int) -> bool:
        """Move a place along the track, before the first round."""
        view, place = self._desk.view, self._place()
        if view is None or place is None or view.round or not (step and self._desk.is_editable):
            return False
        column = place.column + step
        if not 0 <= column < len(view.places):
            return True
        last = column if step > 0 else column - 1
        after = next((one.place_id for one in view.places if one.column == last), None)
        self._desk.place_move_requested.emit(place.place_id, after)
        return True

    def _shift(self, along: int, across: int) -> bool:
        """Move a plate of a track that forks by half a step."""
        view, place = self._desk.view, self._place()
        if view is None or place is None or not view.is_forked or not self._desk.is_editable:
            return False
        self._desk.plate_move_requested.emit(place.place_id, along, across)
        return True

    def _place(self) -> PlaceView | None:
        view = self._desk.view
        return view.place(self._desk.focus) if view is not None else None

    def _barrier(self) -> EntityId | None:
        """Return the barrier that has the keyboard."""
        focus = self._desk.focus
        return focus if self._desk.is_barrier(focus) else None

    def _way(self) -> WayView | None:
        view = self._desk.view
        ways = view.ways if view is not None else ()
        return next((way for way in ways if way.edge_id == self._desk.focus), None)


def verb_letter(event: QKeyEvent) -> str:
    """Return the letter of a verb that a key is, or the dot for all of them; "" for none."""
    text = event.text().upper()
    is_plain = event.modifiers() & ~_IGNORED == _PLAIN
    return text if is_plain and len(text) == 1 and text in VERB_KEYS else ""


def is_of_dice(event: QKeyEvent) -> bool:
    """Whether a key begins what real dice show: a digit or "=", without Ctrl or Alt."""
    is_plain = not event.modifiers() & ~(_IGNORED | _SHIFT)
    return is_plain and len(event.text()) == 1 and event.text() in _DICE
