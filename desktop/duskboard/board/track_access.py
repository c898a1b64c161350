"""What screen readers find on a board: a list, with an item for each place, way and token."""

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from typing_extensions import override

from duskboard.board.thing_list import BoardThing
from duskboard.board.track_view import TrackView


class TrackAccess(QAccessibleWidget):
    """The board. What is on it comes before the widgets in it, such as scroll bars."""

    def __init__(self, track: TrackView) -> None:
        super().__init__(track, QAccessible.Role.List)
        self._track = track

    @override
    def childCount(self) -> int:
        return len(self._track.things.things) + super().childCount()

    @override
    def child(self, index: int) -> QAccessibleInterface:
        things = self._track.things.things
        if 0 <= index < len(things):
            return QAccessible.queryAccessibleInterface(things[index])
        return super().child(index - len(things))

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        things, thing = self._track.things.things, child.object()
        if isinstance(thing, BoardThing):
            return things.index(thing) if thing in things else -1
        place = super().indexOfChild(child)
        return place + len(things) if place >= 0 else -1

    @override
    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        thing = self._track.things.at(x, y)
        if thing is None:
            return super().childAt(x, y)
        return QAccessible.queryAccessibleInterface(thing)

    @override
    def focusChild(self) -> QAccessibleInterface:
        thing = self._track.things.focused
        if thing is None or not self._track.hasFocus():
            return super().focusChild()
        return QAccessible.queryAccessibleInterface(thing)


class ThingAccess(QAccessibleObject):
    """A thing on the board."""

    def __init__(self, thing: BoardThing) -> None:
        super().__init__(thing)
        self._thing = thing

    @override
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._thing.view)

    @override
    def childCount(self) -> int:
        return 0

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override] # Qt says null
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    @override
    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    @override
    def text(self, kind: QAccessible.Text) -> str:
        return self._thing.text if kind == QAccessible.Text.Name else ""

    @override
    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Change nothing: names are edited on the board."""

    @override
    def rect(self) -> QRect:
        return self._thing.box

    @override
    def window(self) -> QWindow:
        return self._thing.view.window().windowHandle()

    @override
    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = state.selected = self._thing.has_focus
        state.offscreen = not self._thing.is_in_sight
        return state


def board_access(_class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return what screen readers know a board or a thing on it by; None for anything else.

    It is for `QAccessible.installFactory`. What is returned belongs to Qt, and has to be kept here
    as well: Qt takes it back when the object is deleted.
    """
    if isinstance(thing, BoardThing):
        thing.access = ThingAccess(thing)
        return thing.access
    if isinstance(thing, TrackView):
        thing.access = TrackAccess(thing)
        return thing.access
    return None
