"""A dock: a panel under a head, a named group for screen readers."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QGroupBox,
    QMainWindow,
    QMenu,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.windows.dock_head import DockHead


class PanelDock(QDockWidget):
    """Holds one panel. It remembers which part of it had the keyboard.

    Attributes:
        head: The title bar.
        panel: The panel.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what it holds, and where it will stand
        self,
        look: Look,
        words: Words,
        name: str,
        title: Callable[[Words], str],
        panel: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._title = title
        self._subtitle = ""
        self._acts: tuple[QAction, ...] = ()
        self._last: QWidget | None = None
        self._sizes: dict[PanelDock, QSize] = {}
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self.panel = panel
        self._group = _Group(look)
        self.head = DockHead(look, words)
        self.setTitleBarWidget(self.head)
        self.setWidget(self._group)
        # Last, and with the window above already: what gets a new parent is styled anew as a whole.
        self._group.hold(panel)
        self._menu = QMenu(self)
        self.head.menu_requested.connect(self._on_head_menu_requested)
        self.head.close_requested.connect(self.close)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)
        self.retranslate()

    @property
    def title(self) -> str:
        """Its title in words."""
        return self._title(self._words)

    def set_subtitle(self, subtitle: str) -> None:
        """Show a subtitle beside the title."""
        self._subtitle = subtitle
        self.head.mirror(self.title, subtitle)

    def set_acts(self, acts: Sequence[QAction]) -> None:
        """Put acts of the panel at the top of the menu."""
        self._acts = tuple(acts)

    def retranslate(self) -> None:
        """Say the title anew."""
        self.setWindowTitle(self.title)
        self._group.setAccessibleName(self.title)
        self.head.mirror(self.title, self._subtitle)

    def give_back(self, widget: QWidget) -> None:
        """Give the keyboard back to a part that lost it as docks were laid out anew.

        Whoever writes or ticks while text grows goes on where he is, though the place be behind
        another now; a dock that the layout has closed stays so.
        """
        if self.isHidden():
            return
        self.raise_()
        if isValid(widget) and widget.isVisibleTo(self):
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.take_focus()

    def take_focus(self) -> bool:
        """Give the keyboard to the part that had it last, or the first; return whether one did."""
        last = [self._last] if self._last is not None and isValid(self._last) else []
        for widget in (*last, *_followers(self._group), *_followers(self.head)):
            if _takes_keys(widget):
                widget.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @override
    def event(self, event: QEvent) -> bool:
        was_floating = self.isFloating()
        is_double = event.type() == QEvent.Type.MouseButtonDblClick
        if is_double or event.type() == QEvent.Type.MouseButtonPress:
            self._note_sizes()
        done = super().event(event)
        if is_double and was_floating and not self.isFloating():
            QTimer.singleShot(0, self, self._come_home)
        return done

    def _note_sizes(self) -> None:
        """Note how large the docks are before this one floats."""
        window = self.parentWidget()
        if isinstance(window, QMainWindow) and not self.isFloating():
            docks = window.findChildren(PanelDock)
            seen = [one for one in docks if not (one.isFloating() or one.visibleRegion().isEmpty())]
            self._sizes = {one: one.size() for one in seen}

    def _come_home(self) -> None:
        """Stand in front again, all docks as large as before: Qt gives what is back the least."""
        window = self.parentWidget()
        if self.isFloating() or not isinstance(window, QMainWindow):
            return
        self.raise_()
        sizes = {one: size for one, size in self._sizes.items() if not one.isFloating()}
        for across, by in ((QSize.width, Qt.Orientation.Horizontal),
                           (QSize.height, Qt.Orientation.Vertical)):  # fmt: skip
            window.resizeDocks(list(sizes), [across(size) for size in sizes.values()], by)

    def _on_application_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._group.isAncestorOf(now):
            self._last = now

    def _on_head_menu_requested(self, at: QPoint) -> None:
        self._menu.clear()
        if self._acts:
            self._menu.addActions(self._acts)
            self._menu.addSeparator()
        words = self._words
        text = words.gettext("Put back") if self.isFloating() else words.gettext("Float")
        self._menu.addAction(text).triggered.connect(self._on_float_triggered)
        self._menu.addAction(words.gettext("Close")).triggered.connect(self.close)
        self._menu.popup(at)

    def _on_float_triggered(self) -> None:
        was_floating = self.isFloating()
        self._note_sizes()
        self.setFloating(not was_floating)
        if was_floating:
            # Once the window has laid out what is back.
            QTimer.singleShot(0, self, self._come_home)


class _Group(QGroupBox):
    """A group box without a frame: its role is what it is for."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing beneath need be painted
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._free()

    def hold(self, panel: QWidget) -> None:
        """Take the panel in."""
        self._column.addWidget(panel)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._free()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._free()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.color(Role.BG1))
        painter.end()

    def _free(self) -> None:
        """Undo the margins that a group box keeps for its frame."""
        self.setContentsMargins(0, 0, 0, 0)


def _followers(start: QWidget) -> list[QWidget]:
    """Return the widgets within `start` in the order of Tab."""
    found: list[QWidget] = []
    widget = start.nextInFocusChain()
    while widget is not None and widget is not start:
        if start.isAncestorOf(widget):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def _takes_keys(widget: QWidget) -> bool:
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.isVisible() and widget.isEnabled()
