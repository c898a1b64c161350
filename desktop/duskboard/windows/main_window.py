"""The main window: lays out docks and bars, and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QByteArray, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.error_bar import ErrorBar
from duskboard.windows.command import CommandTable, bind, key_words
from duskboard.windows.curtain import Curtain
from duskboard.windows.dock_head import DockTab
from duskboard.windows.dock_layout import NO_TAB_BARS, fitted, prepare, quiet_tab_bars, tab_order
from duskboard.windows.hint_layer import HintLayer
from duskboard.windows.panel_dock import PanelDock
from duskboard.windows.status_bar import StatusBar
from duskboard.windows.top_bar import TopBar, TopBarState
from duskboard.windows.workspace import Workspace, table_workspace, width_class
from duskboard.windows.workspace_book import BookMemory, WorkspaceBook
from duskboard.windows.workspace_tabs import WorkspaceTab

_LEAST = (960, 600)
_FIRST_SHARE = 0.92
"""Share of the screen that the window takes when nothing is remembered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowMemory:
    """What is kept of the window: its place as Qt writes it, and its workspaces."""

    geometry: bytes = b""
    book: BookMemory = field(default_factory=BookMemory)


class MainWindow(QMainWindow):
    """Docks between a top bar and a status bar.

    Attributes:
        top_bar: The bar at the top.
        error_bar: Trouble with file or screen, under the top bar.
        status_bar: The bar at the foot.
        workspaces: Which workspace is open, and how each was left.
        hints: Hints over the window.
        curtain: Covers everything while the window stands on the players' screen.

    Signals:
        closing(): It is about to close.
    """

    closing = Signal()

    def __init__(
        self,
        look: Look,
        words: Words,
        commands: CommandTable,
        workspaces: Sequence[Workspace] | None = None,
    ) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self._docks: dict[str, PanelDock] = {}
        self._campaign = ""
        self._is_laid_out = False
        self.bindings = bind(self, commands, words)
        self.top_bar = TopBar(look, words, commands, self.bindings)
        self.error_bar = ErrorBar(look, words)
        self.status_bar = StatusBar(look, words)
        self.workspaces = WorkspaceBook(self, look, words, workspaces or (table_workspace(),))
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._settle_docks)
        self._build()
        self.hints = HintLayer(look, words, self)
        self.curtain = Curtain(look, words, self)
        self._connect()
        self._retitle()

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
        dock = PanelDock(self._look, self._words, object_name, title, panel)
        for tool in tools:
            dock.head.bar.add_widget(tool)
        self._docks[object_name] = dock
        self.workspaces.add_dock(dock)
        dock.dockLocationChanged.connect(self._on_dock_changed)
        dock.topLevelChanged.connect(self._on_dock_changed)
        dock.visibilityChanged.connect(self._on_dock_changed)
        dock.head.tab_chosen.connect(self._on_head_tab_chosen)
        return dock

    def dock(self, object_name: str) -> PanelDock:
        """Return a dock by its name."""
        return self._docks[object_name]

    def is_dock_shown(self, object_name: str) -> bool:
        """Return whether a dock is open, be it behind others."""
        return not self._docks[object_name].isHidden()

    def toggle_dock(self, object_name: str) -> None:
        """Close a dock, or open it in front of others."""
        dock = self._docks[object_name]
        if self.is_dock_shown(object_name):
            dock.close()
        else:
            self.show_dock(object_name)

    def show_dock(self, object_name: str) -> None:
        """Open a dock in front of others and give it the keyboard."""
        dock = self._docks[object_name]
        dock.show()
        dock.raise_()
        dock.take_focus()

    def focus_next_dock(self, steps: int = 1) -> None:
        """Give the keyboard to the next dock that can be seen, from left to right."""
        seen = [dock for dock in self._docks.values() if not dock.visibleRegion().isEmpty()]
        seen.sort(key=lambda dock: (dock.isFloating(), dock.x(), dock.y()))
        now = QApplication.focusWidget()
        here = next((place for place, dock in enumerate(seen) if _holds(dock, now)), None)
        start = here if here is not None else (-1 if steps > 0 else 0)
        for away in range(1, len(seen) + 1):
            step = away if steps > 0 else -away
            if seen[(start + step) % len(seen)].take_focus():
                return

    def mirror(self, state: TopBarState) -> None:
        """Show what is so now in the top bar and the title of the window."""
        self._campaign = state.campaign
        self._retitle()
        self.top_bar.mirror(state)

    def memory(self) -> WindowMemory:
        """Return what is to be kept of the window."""
        geometry = bytes(self.saveGeometry().data())
        return WindowMemory(geometry=geometry, book=self.workspaces.memory())

    def recall(self, memory: WindowMemory) -> None:
        """Go on as the window was left, on the screens that there are now."""
        if not self.restoreGeometry(QByteArray(memory.geometry)):
            self._take_first_size()
        if not self.isMaximized() and not self.isFullScreen():
            areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(fitted(self.geometry(), areas))
        self.workspaces.set_room(width_class(self.width(), self._look.scale))
        self.workspaces.recall(memory.book)
        self._is_laid_out = True

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_laid_out:
            self._is_laid_out = True
            self.workspaces.set_room(width_class(self.width(), self._look.scale))
            self.workspaces.restore()
        self._later.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._later.start()  # a separator was dragged
        return done

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.bindings.refresh()
            self._retitle()
            self._on_workspaces_changed()
            self._later.start()
        elif event.type() == QEvent.Type.StyleChange:
            self._later.start()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def _build(self) -> None:
        self.setObjectName("main")
        self.setMinimumSize(QSize(*_LEAST))
        self.setStyleSheet(NO_TAB_BARS)
        prepare(self)
        centre = QWidget()
        self.setCentralWidget(centre)
        centre.hide()
        bars = QWidget()
        column = QVBoxLayout(bars)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.error_bar)
        self.setMenuWidget(bars)
        self.setStatusBar(self.status_bar)

    def _connect(self) -> None:
        book, tabs = self.workspaces, self.top_bar.tabs
        tabs.chosen.connect(book.select)
        tabs.add_requested.connect(self._on_tabs_add_requested)
        tabs.reset_requested.connect(book.reset)
        tabs.renamed.connect(book.rename)
        tabs.remove_requested.connect(book.remove)
        book.changed.connect(self._on_workspaces_changed)
        book.laid_out.connect(self._later.start)
        self.tabifiedDockWidgetActivated.connect(self._on_dock_changed)
        self._on_workspaces_changed()

    def _take_first_size(self) -> None:
        area = self.screen().availableGeometry()
        self.resize(area.size() * _FIRST_SHARE)
        frame = self.geometry()
        frame.moveCenter(area.center())
        self.setGeometry(frame)

    def _retitle(self) -> None:
        name = {"campaign": self._campaign}
        titled = self._words.gettext("%(campaign)s – Duskboard") % name
        self.setWindowTitle(titled if self._campaign else "Duskboard")

    def _settle_docks(self) -> None:
        """Follow a change: another width, docks elsewhere, other tabs in front."""
        room = width_class(self.width(), self._look.scale)
        if room is self.workspaces.room:
            self.workspaces.note()
        else:
            self.workspaces.set_room(room)
        quiet_tab_bars(self)
        for name, dock in self._docks.items():
            order = tab_order(self, dock)
            tabs = [DockTab(name=each.objectName(), title=each.windowTitle()) for each in order]
            dock.head.mirror_tabs(tabs, name)

    def _on_dock_changed(self) -> None:
        self._later.start()

    def _on_head_tab_chosen(self, name: str) -> None:
        self._docks[name].raise_()
        self._docks[name].take_focus()

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
        ]
        self.top_bar.mirror_workspaces(tabs, self.workspaces.current)


def _holds(dock: PanelDock, widget: QWidget | None) -> bool:
    return widget is not None and dock.isAncestorOf(widget)
