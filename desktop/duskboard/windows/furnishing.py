"""What stands in the main window: bars and docks, made once the window itself is there.

The window is painted first and furnished then: this module and all that it imports are read after
the first picture (see `MainWindow.furnish`).
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.style_sheet import style_sheet
from duskboard.widgets.error_bar import ErrorBar
from duskboard.windows.command import CommandTable, bind, key_words
from duskboard.windows.dock_layout import prepare, quiet_tab_bars, tab_order
from duskboard.windows.dock_tabs import DockTab
from duskboard.windows.hint_layer import HintLayer
from duskboard.windows.panel_dock import PanelDock
from duskboard.windows.status_bar import StatusBar
from duskboard.windows.top_bar import TopBar
from duskboard.windows.window_memory import WindowMemory
from duskboard.windows.workspace import WidthClass, Workspace, width_class
from duskboard.windows.workspace import workspaces as all_workspaces
from duskboard.windows.workspace_book import WorkspaceBook
from duskboard.windows.workspace_tabs import WorkspaceTab

_FRESH_MS = 3000
"""So long after it was shown a window may still be on its way to the size that it was left with."""


class Furniture(QObject):
    """The bars and docks of one main window. See `MainWindow` for the attributes."""

    def __init__(
        self,
        window: QMainWindow,
        look: Look,
        words: Words,
        commands: CommandTable,
        workspaces: Sequence[Workspace] | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._words = words
        self.docks: dict[str, PanelDock] = {}
        self.later = QTimer(self)
        self.later.setSingleShot(True)
        self.later.timeout.connect(self._on_later_timeout)
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        self._fresh.setInterval(_FRESH_MS)
        self._laid_for = window.size()
        self.bindings = bind(window, commands, words)
        self.top_bar = TopBar(look, words, commands, self.bindings)
        self.error_bar = ErrorBar(look, words)
        self.status_bar = StatusBar(look, words)
        self.workspaces = WorkspaceBook(window, look, words, workspaces or all_workspaces())
        self._build()
        self.hints = HintLayer(look, words, window)
        self._connect()

    def add_panel(
        self, object_name: str, title: Callable[[Words], str], panel: QWidget, *tools: QWidget
    ) -> PanelDock:
        """Put a panel into a dock and return it; it shows where the workspace wants it.

        Args:
            object_name: Stable name; saved layouts hold it.
            title: Title in the words given.
            panel: The panel.
            tools: Up to three small widgets for the title bar.
        """
        dock = PanelDock(self._look, self._words, object_name, title, panel, self._window)
        dock.hide()  # until a layout wants it: a window shows what was not hidden in so many words
        for tool in tools:
            dock.head.add_widget(tool)
        self.docks[object_name] = dock
        self.workspaces.add_dock(dock)
        dock.dockLocationChanged.connect(self._on_dock_changed)
        dock.topLevelChanged.connect(self._on_dock_changed)
        dock.visibilityChanged.connect(self._on_dock_changed)
        dock.head.tab_chosen.connect(self._on_head_tab_chosen)
        return dock

    def dock(self, object_name: str) -> PanelDock:
        """Return a dock by its name."""
        return self.docks[object_name]

    def is_dock_shown(self, object_name: str) -> bool:
        """Return whether a dock is open, be it behind others."""
        return not self.docks[object_name].isHidden()

    def toggle_dock(self, object_name: str) -> None:
        """Close a dock, or open it in front of others."""
        dock = self.docks[object_name]
        if self.is_dock_shown(object_name):
            dock.close()
        else:
            self.show_dock(object_name)

    def show_dock(self, object_name: str) -> None:
        """Open a dock in front of others and give it the keyboard."""
        dock = self.docks[object_name]
        self._place(dock)
        dock.show()
        dock.raise_()
        dock.take_focus()

    def focus_next_dock(self, steps: int = 1) -> None:
        """Give the keyboard to the next dock that can be seen, from left to right."""
        seen = [dock for dock in self.docks.values() if not dock.visibleRegion().isEmpty()]
        seen.sort(key=lambda dock: (dock.isFloating(), dock.x(), dock.y()))
        now = QApplication.focusWidget()
        here = next((place for place, dock in enumerate(seen) if _holds(dock, now)), None)
        start = here if here is not None else (-1 if steps > 0 else 0)
        for away in range(1, len(seen) + 1):
            step = away if steps > 0 else -away
            if seen[(start + step) % len(seen)].take_focus():
                return

    def lay_out(self) -> None:
        """Lay out the docks as the open workspace wants them in the room that there is."""
        self.workspaces.set_room(self._room())

    def begin(self) -> None:
        """Lay out once more what is given another size as it comes onto the screen.

        A window that was maximized is so again only when the window system gets round to it; Qt
        would give what it grows by to the docks at the left, more with every evening.
        """
        self._fresh.start()

    def memory(self, geometry: bytes) -> WindowMemory:
        """Return what is to be kept of the window that stands so."""
        return WindowMemory(geometry=geometry, book=self.workspaces.memory())

    def retranslate(self) -> None:
        """Say anew what the bars do not say by themselves."""
        self.bindings.refresh()
        self._on_workspaces_changed()

    def _place(self, dock: PanelDock) -> None:
        """Give a dock that this workspace has no place for one with the last at the right."""
        window = self._window
        if dock.isFloating() or window.dockWidgetArea(dock) != Qt.DockWidgetArea.NoDockWidgetArea:
            return
        seen = [one for one in self.docks.values() if not (one.isHidden() or one.isFloating())]
        if seen:
            window.tabifyDockWidget(max(seen, key=lambda one: (one.x(), one.y())), dock)
        else:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)

    def _room(self) -> WidthClass:
        window = self._window
        return width_class(window.width(), window.height(), self._look.scale)

    def _build(self) -> None:
        window = self._window
        window.setStyleSheet(style_sheet(self._look))
        prepare(window)
        bars = QWidget()
        column = QVBoxLayout(bars)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.error_bar)
        window.setMenuWidget(bars)
        window.setStatusBar(self.status_bar)

    def _connect(self) -> None:
        book, tabs = self.workspaces, self.top_bar.tabs
        tabs.chosen.connect(book.select)
        tabs.add_requested.connect(self._on_tabs_add_requested)
        tabs.reset_requested.connect(book.reset)
        tabs.renamed.connect(book.rename)
        tabs.remove_requested.connect(book.remove)
        book.changed.connect(self._on_workspaces_changed)
        book.laid_out.connect(self._on_book_laid_out)
        self._window.tabifiedDockWidgetActivated.connect(self._on_dock_changed)
        self._on_workspaces_changed()

    def _on_later_timeout(self) -> None:
        """Follow a change: another width, docks elsewhere, other tabs in front."""
        room = self._room()
        if room is not self.workspaces.room:
            self.workspaces.set_room(room)
        elif self._fresh.isActive() and self._window.size() != self._laid_for:
            self.workspaces.restore_left()
        else:
            self.workspaces.note()
        quiet_tab_bars(self._window)
        for name, dock in self.docks.items():
            order = tab_order(self._window, dock)
            tabs = [DockTab(name=each.objectName(), title=each.windowTitle()) for each in order]
            dock.head.mirror_tabs(tabs, name)

    def _on_book_laid_out(self) -> None:
        self._laid_for = self._window.size()
        self.later.start()

    def _on_dock_changed(self) -> None:
        self.later.start()

    def _on_head_tab_chosen(self, name: str) -> None:
        self.docks[name].raise_()
        self.docks[name].take_focus()

    def _on_tabs_add_requested(self) -> None:
        self.top_bar.tabs.rename(self.workspaces.add_own())

    def _on_workspaces_changed(self) -> None:
        tabs = [
            WorkspaceTab(
                workspace_id=each.workspace_id,
                label=each.label(self._words),
                key=key_words(each.key) if each.key else "",
                is_own=each.is_own,
            )
            for each in self.workspaces.workspaces
            if not each.is_aside or each.workspace_id == self.workspaces.current
        ]
        self.top_bar.mirror_workspaces(tabs, self.workspaces.current)


def _holds(dock: PanelDock, widget: QWidget | None) -> bool:
    return widget is not None and dock.isAncestorOf(widget)
