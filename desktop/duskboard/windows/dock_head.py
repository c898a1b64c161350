"""The head of a dock: its title, or the titles of all docks that share its place, as tabs."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.dock_title import DockTitle
from duskboard.windows.dock_tabs import DockTab, DockTabs

_TOOLS = 64
"""What is kept free at least for tools beside the tabs, in logical pixels."""
_WHOLE = 300.0
"""So much a head asks for its tabs, in logical pixels; those beyond wait in a menu."""
_MEASURE_AGAIN = frozenset(
    {
        QEvent.Type.FontChange,
        QEvent.Type.LanguageChange,
        QEvent.Type.LayoutRequest,
        QEvent.Type.StyleChange,
    }
)


class DockHead(QWidget):
    """A title bar for `QDockWidget.setTitleBarWidget`.

    Signals:
        tab_chosen(str): Bring a dock of this place to the front, by its object name.
        close_requested(): Close the dock.
        menu_requested(QPoint): Open the menu of the dock there, on the screen.
    """

    tab_chosen = Signal(str)
    close_requested = Signal()
    menu_requested = Signal(QPoint)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._subtitle = ""
        self._shown: tuple[DockTab, ...] = ()
        self._current = ""
        self._beside = 0
        self.bar = DockTitle(look, words)
        self._wanted = QSpacerItem(0, 0, QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.bar)
        # Qt asks for the sizes of a head thousands of times in one layout: the column remembers.
        self._column.addItem(self._wanted)
        self._tabs = DockTabs(look, words, self)
        self._tabs.hide()
        self._tabs.chosen.connect(self.tab_chosen)
        self.bar.close_requested.connect(self.close_requested)
        self.bar.menu_requested.connect(self.menu_requested)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def mirror(self, title: str, subtitle: str = "") -> None:
        """Show a title and, quieter, a subtitle; tabs leave no room for that."""
        self._title, self._subtitle = title, subtitle
        self.bar.mirror(title, "" if self._shown else subtitle)
        self._measure()

    def mirror_tabs(self, tabs: Sequence[DockTab], current: str) -> None:
        """Show the docks of this place; one alone shows its title."""
        shown = tuple(tabs) if len(tabs) > 1 else ()
        if shown == self._shown and current == self._current:
            return
        self._shown, self._current = shown, current
        self._tabs.mirror(shown, current)
        self._tabs.setVisible(bool(shown))
        self.mirror(self._title, self._subtitle)
        self._place()
        self.updateGeometry()

    def add_widget(self, tool: QWidget) -> None:
        """Add any small widget before the menu; see `DockTitle.add_widget`."""
        self.bar.add_widget(tool)
        self._measure()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() in _MEASURE_AGAIN:
            self._measure()
            if self.bar.tools_width != self._beside:
                self._place()
        return super().event(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._place()

    def _measure(self) -> None:
        """Ask for as much room as title or tabs take; where there are too many tabs, they fold."""
        look, wanted = self._look, self.bar.sizeHint().width()
        least = wanted
        if self._shown:
            # No more for tools that come and go: the docks beside it would move.
            tools = round(look.px(_TOOLS))
            wanted = max(wanted, self._tabs.sizeHint().width() + tools)
            least = min(wanted, max(round(look.px(_WHOLE)), self._tabs.least + tools))
        if (wanted, least) != (self._wanted.sizeHint().width(), self.bar.minimumWidth()):
            self.bar.setMinimumWidth(least)
            self._wanted.changeSize(wanted, 0, QSizePolicy.Policy.Preferred)
            self._column.invalidate()

    def _place(self) -> None:
        """Lay the tabs over the title, which is the first of them or stands behind them."""
        hair = max(1, round(self._look.size("stroke.hair")))
        self._beside = self.bar.tools_width
        room = self.width() - max(round(self._look.px(_TOOLS)), self._beside)
        width = min(self._tabs.sizeHint().width(), max(0, room))
        self._tabs.setGeometry(0, 0, width, self.height() - hair)
        self._tabs.fit()
        self._tabs.raise_()
