"""Which workspace is open, how each was left, and the ones that the user made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.windows.dock_layout import lay_out
from duskboard.windows.panel_dock import PanelDock
from duskboard.windows.workspace import (
    OwnWorkspace,
    WidthClass,
    Workspace,
    columns_for,
)

LAYOUT_VERSION = 2
"""Raised when docks are renamed or layouts were wrong: those of another version are dropped."""

_OWN_PREFIX = "own-"


@dataclass(frozen=True, slots=True, kw_only=True)
class BookMemory:
    """What is kept of the workspaces from one evening to the next.

    Attributes:
        current: Id of the open workspace.
        layouts: What Qt wrote of a layout, by "workspace/room".
        own: The workspaces that the user made.
    """

    current: str = ""
    layouts: Mapping[str, bytes] = field(default_factory=dict)
    own: tuple[OwnWorkspace, ...] = ()


class WorkspaceBook(QObject):
    """Lays out the docks of a main window, one workspace at a time.

    Signals:
        changed(): Another workspace is open, or there are others.
        laid_out(): Docks were put elsewhere by this book.
    """

    changed = Signal()
    laid_out = Signal()

    def __init__(
        self,
        window: QMainWindow,
        look: Look,
        words: Words,
        workspaces: Sequence[Workspace],
    ) -> None:
        """Take the workspaces that there are; the first is open until another is chosen.

        Raises:
            ValueError: There is none.
        """
        super().__init__(window)
        if not workspaces:
            msg = "workspaces: none"
            raise ValueError(msg)
        self._window = window
        self._look = look
        self._words = words
        self._given = tuple(workspaces)
        self._docks: dict[str, PanelDock] = {}
        self._own: tuple[OwnWorkspace, ...] = ()
        self._layouts: dict[str, bytes] = {}
        self._left: dict[str, bytes] = {}
        self._current = workspaces[0].workspace_id
        self._before = self._current
        self._room = WidthClass.WIDE

    @property
    def current(self) -> str:
        """Id of the open workspace."""
        return self._current

    @property
    def room(self) -> WidthClass:
        """The width that is laid out for."""
        return self._room

    @property
    def workspaces(self) -> tuple[Workspace, ...]:
        """Every workspace, the user's own last."""
        given = {each.workspace_id: each for each in self._given}
        made = []
        for own in self._own:
            origin = given.get(own.origin, self._given[0])
            made.append(_made(own, origin))
        return (*self._given, *made)

    def add_dock(self, dock: PanelDock) -> None:
        """Take a dock in; it shows with the next layout."""
        self._docks[dock.objectName()] = dock

    def select(self, workspace_id: str) -> None:
        """Open a workspace as it was left; an unknown id is ignored."""
        if workspace_id == self._current or workspace_id not in self._ids():
            return
        self.note()
        if not self._is_aside(self._current):
            self._before = self._current
        self._current = workspace_id
        self.restore()
        self.changed.emit()

    def leave(self) -> None:
        """Go back from a workspace that one only looked into."""
        if self._is_aside(self._current):
            self.select(self._before if self._before in self._ids() else self._first())

    def set_room(self, room: WidthClass) -> None:
        """Lay out for another width, as it was left at that width."""
        if room is self._room:
            return
        self._room, now = room, self._window.focusWidget()
        dock = next((each for each in self._docks.values() if _holds(each, now)), None)
        self.restore()
        if dock is not None and now is not None:
            # Once the docks are shown where they stand now: till then none can have the keyboard.
            QTimer.singleShot(0, dock, partial(dock.give_back, now))

    def note(self) -> None:
        """Remember how the open workspace stands."""
        state = self._window.saveState(LAYOUT_VERSION)
        self._layouts[self._key()] = bytes(state.data())

    def restore(self) -> None:
        """Lay out the open workspace as it was left, or as it is at first."""
        state = self._layouts.get(self._key())
        if state is None or not self._restored(state):
            self._lay_out_default()
        self.laid_out.emit()

    def restore_left(self) -> None:
        """Lay out the open workspace as it was when the window was recalled."""
        key = self._key()
        self._layouts.pop(key, None)
        if key in self._left:
            self._layouts[key] = self._left[key]
        self.restore()

    def reset(self, workspace_id: str) -> None:
        """Lay out a workspace as it is at first, at every width."""
        for room in WidthClass:
            self._layouts.pop(f"{workspace_id}/{room}", None)
        if workspace_id == self._current:
            self.restore()

    def add_own(self) -> str:
        """Make a workspace that begins as the open one stands, open it and return its id."""
        self.note()
        numbers = [int(own.workspace_id.removeprefix(_OWN_PREFIX)) for own in self._own]
        number = max(numbers, default=0) + 1
        origin = next((o.origin for o in self._own if o.workspace_id == self._current), None)
        name = self._words.gettext("My table %(number)d") % {"number": number}
        own = OwnWorkspace(
            workspace_id=f"{_OWN_PREFIX}{number}", name=name, origin=origin or self._current
        )
        stands = self._layouts[self._key()]
        self._own = (*self._own, own)
        self._current = own.workspace_id
        self._layouts[self._key()] = stands
        self.changed.emit()
        return own.workspace_id

    def rename(self, workspace_id: str, name: str) -> None:
        """Call one of the user's own by another name."""
        self._own = tuple(
            replace(own, name=name) if own.workspace_id == workspace_id else own
            for own in self._own
        )
        self.changed.emit()

    def remove(self, workspace_id: str) -> None:
        """Take away one of the user's own; the first workspace opens if it was open."""
        if workspace_id == self._current:
            self.select(self._first())
        self._own = tuple(own for own in self._own if own.workspace_id != workspace_id)
        for room in WidthClass:
            self._layouts.pop(f"{workspace_id}/{room}", None)
        self.changed.emit()

    def memory(self) -> BookMemory:
        """Return what is to be kept."""
        self.note()
        current = self._before if self._is_aside(self._current) else self._current
        return BookMemory(current=current, layouts=dict(self._layouts), own=self._own)

    def recall(self, memory: BookMemory) -> None:
        """Go on as it was left; what does not fit any more is dropped."""
        self._own = tuple(own for own in memory.own if _is_own_id(own.workspace_id))
        self._layouts = dict(memory.layouts)
        self._left = dict(memory.layouts)
        if memory.current in self._ids() and not self._is_aside(memory.current):
            self._current = memory.current
        self.restore()
        self.changed.emit()

    def _ids(self) -> frozenset[str]:
        return frozenset(each.workspace_id for each in self.workspaces)

    def _is_aside(self, workspace_id: str) -> bool:
        return any(one.is_aside and one.workspace_id == workspace_id for one in self._given)

    def _first(self) -> str:
        return self._given[0].workspace_id

    def _key(self) -> str:
        return f"{self._current}/{self._room}"

    def _restored(self, state: bytes) -> bool:
        # A dock that the layout does not know would stay as it is.
        for dock in self._docks.values():
            dock.hide()
        if not self._window.restoreState(QByteArray(state), LAYOUT_VERSION):
            return False
        return any(not dock.isHidden() for dock in self._docks.values())

    def _lay_out_default(self) -> None:
        by_id = {each.workspace_id: each for each in self.workspaces}
        columns = columns_for(by_id[self._current].columns, self._room)
        lay_out(self._window, self._docks, columns, self._look)


def _holds(dock: PanelDock, widget: QWidget | None) -> bool:
    return widget is not None and dock.isAncestorOf(widget)


def _made(own: OwnWorkspace, origin: Workspace) -> Workspace:
    return Workspace(
        workspace_id=own.workspace_id,
        label=lambda _words: own.name,
        columns=origin.columns,
        is_own=True,
    )


def _is_own_id(workspace_id: str) -> bool:
    return workspace_id.startswith(_OWN_PREFIX) and workspace_id[len(_OWN_PREFIX) :].isdecimal()
