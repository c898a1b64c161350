"""The main window: there at once, furnished with bars and docks a moment later.

What stands in it is imported when it is furnished, after the window's first picture: so this module
imports next to nothing.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.windows.screen_room import fitted

if TYPE_CHECKING:
    from duskboard.widgets.error_bar import ErrorBar
    from duskboard.windows.command import Bindings, CommandTable
    from duskboard.windows.furnishing import Furniture
    from duskboard.windows.hint_layer import HintLayer
    from duskboard.windows.panel_dock import PanelDock
    from duskboard.windows.status_bar import StatusBar
    from duskboard.windows.top_bar import TopBar, TopBarState
    from duskboard.windows.window_memory import WindowMemory
    from duskboard.windows.workspace import Workspace
    from duskboard.windows.workspace_book import WorkspaceBook

_LEAST = (960, 600)
_FIRST_SHARE = 0.92
_WHOLE = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
"""Share of the screen that the window takes when nothing is remembered."""


class NotFurnishedError(Exception):
    """The window has neither bars nor docks yet."""


class MainWindow(QMainWindow):
    """Docks between a top bar and a status bar.

    Signals:
        closing(): It is about to close.
    """

    closing = Signal()

    def __init__(
        self,
        look: Look,
        words: Words,
        commands: "CommandTable | None" = None,
        workspaces: "Sequence[Workspace] | None" = None,
    ) -> None:
        """Make a window; without commands it stays bare until it is furnished."""
        super().__init__()
        self._look = look
        self._words = words
        self._furniture: Furniture | None = None
        self._campaign = ""
        self._is_laid_out = False
        self.setObjectName("main")
        self.setMinimumSize(QSize(*_LEAST))
        centre = QWidget()
        self.setCentralWidget(centre)
        centre.hide()
        if commands is not None:
            self.furnish(commands, workspaces)
        self._retitle()

    def furnish(
        self, commands: "CommandTable", workspaces: "Sequence[Workspace] | None" = None
    ) -> None:
        """Put bars and docks into a bare window."""
        from duskboard.windows.furnishing import Furniture

        self._furniture = Furniture(self, self._look, self._words, commands, workspaces)

    @property
    def furniture(self) -> "Furniture":
        """Bars and docks.

        Raises:
            NotFurnishedError: There are none yet.
        """
        if self._furniture is None:
            raise NotFurnishedError
        return self._furniture

    @property
    def bindings(self) -> "Bindings":
        """The actions and shortcuts."""
        return self.furniture.bindings

    @property
    def top_bar(self) -> "TopBar":
        """The bar at the top."""
        return self.furniture.top_bar

    @property
    def error_bar(self) -> "ErrorBar":
        """Trouble with file or screen, under the top bar."""
        return self.furniture.error_bar

    @property
    def status_bar(self) -> "StatusBar":
        """The bar at the foot."""
        return self.furniture.status_bar

    @property
    def workspaces(self) -> "WorkspaceBook":
        """Which workspace is open, and how each was left."""
        return self.furniture.workspaces

    @property
    def hints(self) -> "HintLayer":
        """Hints over the window."""
        return self.furniture.hints

    def add_panel(
        self,
        object_name: str,
        title: Callable[[Words], str],
        panel: QWidget,
        *tools: QWidget,
    ) -> "PanelDock":
        """Put a panel into a dock and return it; see `Furniture.add_panel`."""
        return self.furniture.add_panel(object_name, title, panel, *tools)

    def dock(self, object_name: str) -> "PanelDock":
        """Return a dock by its name."""
        return self.furniture.dock(object_name)

    def is_dock_shown(self, object_name: str) -> bool:
        """Return whether a dock is open, be it behind others."""
        return self.furniture.is_dock_shown(object_name)

    def toggle_dock(self, object_name: str) -> None:
        """Close a dock, or open it in front of others."""
        self.furniture.toggle_dock(object_name)

    def show_dock(self, object_name: str) -> None:
        """Open a dock in front of others and give it the keyboard."""
        self.furniture.show_dock(object_name)

    def focus_next_dock(self, steps: int = 1) -> None:
        """Give the keyboard to the next dock that can be seen, from left to right."""
        self.furniture.focus_next_dock(steps)

    def mirror(self, state: "TopBarState") -> None:
        """Show what is so now in the top bar and the title of the window."""
        if state.campaign != self._campaign:
            self._campaign = state.campaign
            self._retitle()
        self.top_bar.mirror(state)

    def memory(self) -> "WindowMemory":
        """Return what is to be kept of the window."""
        return self.furniture.memory(bytes(self.saveGeometry().data()))

    def take_place(self, geometry: bytes) -> None:
        """Stand where the window stood before, on the screens that there are now."""
        if not self.restoreGeometry(QByteArray(geometry)):
            self._take_first_size()
        if not self.isMaximized() and not self.isFullScreen():
            areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(fitted(self.geometry(), areas))

    def recall(self, memory: "WindowMemory") -> None:
        """Go on as the window was left; one that is shown already stays in its place."""
        if not self.isVisible():
            self.take_place(memory.geometry)
        # Qt keeps a layout that is given to a window on its way to the whole screen, to lay it out
        # again as that grows. We do so too, and it would then go on with docks that are gone.
        state = self.windowState()
        self.setWindowState(state & ~_WHOLE if self.isHidden() else state)
        self.furniture.lay_out()
        self.workspaces.recall(memory.book)
        self.setWindowState(state)
        self._is_laid_out = True
        self.furniture.begin()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._furniture is None:
            with QPainter(self) as painter:
                self._paint_bare(painter)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._furniture is None:
            return
        if not self._is_laid_out:
            self._is_laid_out = True
            self.furniture.lay_out()
            self.workspaces.restore()
        self.furniture.begin()
        self.furniture.later.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle_soon()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._settle_soon()  # a separator was dragged
        return done

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._furniture is not None:
            self.furniture.retranslate()
            self._retitle()
            self._settle_soon()
        elif event.type() == QEvent.Type.StyleChange:
            self._settle_soon()

    @override
    def focusNextPrevChild(self, next_: bool) -> bool:
        """Go on with Tab, over what lies in docks behind others: nobody sees the focus there."""
        seen: list[QWidget] = []
        while super().focusNextPrevChild(next_):
            now = self.focusWidget()
            if now in seen or not _is_behind(now):
                return True
            seen.append(now)
        return False

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def _paint_bare(self, painter: QPainter) -> None:
        """Paint the ground and the two bars of a window that is not furnished yet."""
        look, room = self._look, QRectF(self.rect())
        painter.fillRect(room, look.color(Role.BG0))
        bar, foot = look.size("topBar"), look.size("statusBar")
        painter.fillRect(QRectF(0, 0, room.width(), bar), look.color(Role.BG1))
        painter.fillRect(QRectF(0, room.height() - foot, room.width(), foot), look.color(Role.BG1))
        paint_text(
            painter,
            look,
            room,
            "Duskboard",
            TextStyle.HEAD,
            Role.TEXT3,
            align=CENTER,
            ground=Role.BG0,
        )

    def _settle_soon(self) -> None:
        if self._furniture is not None:
            self._furniture.later.start()

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


def _is_behind(widget: QWidget | None) -> bool:
    """Return whether a widget is in a dock that lies behind another."""
    around = widget
    while around is not None and not isinstance(around, QDockWidget):
        around = around.parentWidget()
    return around is not None and around.visibleRegion().isEmpty()
