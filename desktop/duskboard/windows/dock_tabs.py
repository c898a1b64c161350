"""The titles of docks that share a place, as tabs: whole, and the rest in a menu."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.windows.bar_button import BarButton, BarFrame
from duskboard.windows.run import Part, glyph_part, run_width, text_part

_PADDING = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class DockTab:
    """A dock that shares the place: its object name and its title in words."""

    name: str
    title: str


class DockTabs(QWidget):
    """As many tabs as there is room for, the one in front among them; a menu has the others.

    Signals:
        chosen(str): Bring a dock to the front, by its object name.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._tabs: tuple[DockTab, ...] = ()
        self._current = ""
        self._buttons: dict[str, BarButton] = {}
        self._menu = QMenu(self)
        self._more = self._button()
        self._more.clicked.connect(self._on_more_clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._more)
        self._row.addStretch(1)

    @property
    def folded(self) -> tuple[DockTab, ...]:
        """The tabs that are in the menu."""
        return tuple(tab for tab in self._tabs if self._buttons[tab.name].isHidden())

    def mirror(self, tabs: Sequence[DockTab], current: str) -> None:
        """Show tabs, one of them in front."""
        if [tab.name for tab in tabs] != list(self._buttons):
            self._rebuild(tabs)
        self._tabs, self._current = tuple(tabs), current
        for tab in tabs:
            button = self._buttons[tab.name]
            is_current = tab.name == current
            button.setChecked(is_current)
            role = Role.TEXT if is_current else Role.TEXT2
            weight = 600 if is_current else 500
            button.set_parts([text_part(tab.title, role=role, weight=weight, gives=True)])
            button.set_label(tab.title)
        self.fit()

    def fit(self) -> None:
        """Show the tabs that are whole in the width that there is."""
        shown = self._that_fit()
        for name, button in self._buttons.items():
            button.setVisible(name in shown)
        self._more.setVisible(len(shown) < len(self._buttons))
        self._say_more(len(self._buttons) - len(shown))
        # At once: otherwise they are painted in the places they had while more of them was shown.
        self._row.activate()

    @property
    def least(self) -> int:
        """Pixels of the tab in front, and of the button that has all others."""
        button = self._buttons.get(self._current)
        front = 0 if button is None else button.sizeHint().width()
        more = run_width(self._look, self._more_parts(len(self._buttons) - 1))
        return front + math.ceil(more + 2 * self._look.px(_PADDING))

    @override
    def sizeHint(self) -> QSize:
        width = sum(button.sizeHint().width() for button in self._buttons.values())
        return QSize(width, self._more.sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._more.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), self._look.color(Role.BG1))
        painter.end()

    def _that_fit(self) -> set[str]:
        widths = {name: button.sizeHint().width() for name, button in self._buttons.items()}
        if sum(widths.values()) <= self.width():
            return set(widths)
        self._say_more(len(widths) - 1)
        shown = {self._current}
        left = self.width() - self._more.sizeHint().width() - widths.pop(self._current, 0)
        for name, width in widths.items():
            left -= width
            if left < 0:
                break
            shown.add(name)
        return shown

    def _say_more(self, count: int) -> None:
        label = self._words.ngettext("%(count)d more panel", "%(count)d more panels", count)
        self._more.set_parts(self._more_parts(count))
        self._more.set_label(label % {"count": count})

    def _more_parts(self, count: int) -> list[Part]:
        text = self._words.pgettext("docks", "%(count)d more") % {"count": count}
        glyph = glyph_part("chevron-down", side=14, gap=4)
        return [text_part(text, role=Role.TEXT2, weight=500), glyph]

    def _button(self) -> BarButton:
        button = BarButton(self._look, BarFrame.DOCK_TAB, padding=_PADDING, parent=self)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        return button

    def _rebuild(self, tabs: Sequence[DockTab]) -> None:
        for button in self._buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for place, tab in enumerate(tabs):
            button = self._button()
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(partial(self._on_button_clicked, tab.name))
            self._row.insertWidget(place, button)
            self._buttons[tab.name] = button

    def _on_button_clicked(self, name: str) -> None:
        self.chosen.emit(name)

    def _on_more_clicked(self) -> None:
        self._menu.clear()
        for tab in self.folded:
            action = self._menu.addAction(tab.title)
            action.triggered.connect(partial(self._on_button_clicked, tab.name))
        corner = QPoint(self._more.rect().left(), self._more.rect().bottom())
        self._menu.popup(self._more.mapToGlobal(corner))
