"""The head of a dock: its title, or the titles of all docks that share its place, as tabs."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.widgets.dock_title import DockTitle
from duskboard.windows.dock_tabs import DockTab, DockTabs

_TOOLS = 64
"""What is kept free for tools beside the tabs, in logical pixels."""
_WHOLE = 680.0
"""So wide, in logical pixels, no head folds its tabs; where there are more, some wait in a menu."""
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
        self._measured: tuple[QSize, QSize] | None = None
        self.bar = DockTitle(look, words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.bar)
        self._tabs = DockTabs(look, words, self)
        self._tabs.hide()
        self._tabs.chosen.connect(self.tab_chosen)
        self.bar.close_requested.connect(self.close_requested)
        self.bar.menu_requested.connect(self.menu_requested)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def mirror(self, title: str, subtitle: str = "") -> None:
        """Show a title and, quieter, a subtitle; tabs leave no room for that."""
        self._title, self._subtitle = title, subtitle
        self._measured = None
        self.bar.mirror(title, "" if self._shown else subtitle)

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

    @override
    def sizeHint(self) -> QSize:
        return self._hints()[0]

    @override
    def minimumSizeHint(self) -> QSize:
        return self._hints()[1]

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() in _MEASURE_AGAIN:
            self._measured = None
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

    def _hints(self) -> tuple[QSize, QSize]:
        """Return the size that it wants and the least: asked thousands of times in one layout."""
        if self._measured is None:
            wanted = self._measure()
            least = min(wanted.width(), round(self._look.px(_WHOLE)))
            self._measured = wanted, QSize(least, wanted.height())
        return self._measured

    def _measure(self) -> QSize:
        hint = self.bar.sizeHint()
        if not self._shown:
            return hint
        tabs = self._tabs.sizeHint().width() + round(self._look.px(_TOOLS))
        return QSize(max(hint.width(), tabs), hint.height())

    def _place(self) -> None:
        """Lay the tabs over the title, which is the first of them or stands behind them."""
        hair = max(1, round(self._look.size("stroke.hair")))
        room = self.width() - round(self._look.px(_TOOLS))
        width = min(self._tabs.sizeHint().width(), max(0, room))
        self._tabs.setGeometry(0, 0, width, self.height() - hair)
        self._tabs.fit()
        self._tabs.raise_()
