"""The sheets of a game as tabs, and what is done about the one that is open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.drag_start import DragStart
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS

_HIGH = 36.0
_WHEEL = 2
"""Eighths of a degree of the wheel for each pixel that the tabs move."""
_WIDEST, _WIDEST_ROW = 180.0, 420.0
"""Logical pixels that a name takes at most, on a tab and in the list."""
_FEW = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class TabFace:
    """A sheet among the others.

    Attributes:
        sheet_id: The sheet.
        name: Who it is of.
        filled: Marks of the track below the name.
        size: Boxes of that track; 0 for a tab without one.
        is_high: Whether the track is nearly full.
        says: What screen readers say of it beside the name.
    """

    sheet_id: EntityId
    name: str
    filled: int = 0
    size: int = 0
    is_high: bool = False
    says: str = ""


class TabStrip(QWidget):
    """A tab for each sheet; those beyond the edge are in the list at the right.

    Each game says in a class of its own what a tab is, and what "+" makes.

    Signals:
        chosen(EntityId): Another sheet shall be shown.
        edit_toggled(bool): The sheet shall be written on, or played.
        duplicate_requested(), remove_requested(): About the sheet that is shown.
        dragged(RowDrag): A tab is being dragged away; the drag's item is the sheet.
    """

    chosen = Signal(object)
    edit_toggled = Signal(bool)
    duplicate_requested = Signal()
    remove_requested = Signal()
    dragged = Signal(object)

    high = _HIGH
    """How high it is, in logical pixels."""
    few = _FEW
    """So many sheets need no list."""
    more_glyph = "more"
    """The glyph of what does more about the sheet."""
    holds_tools = True
    """Whether "+", the pencil and more stand at its end, not elsewhere."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._tabs: tuple[TabFace, ...] = ()
        self._current: EntityId | None = None
        self.buttons: dict[EntityId, QAbstractButton] = {}
        self._inner = QWidget()
        self._row = QHBoxLayout(self._inner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addStretch(1)
        self._area = _strip(self._inner)
        self._all = GlyphButton(look, "", glyph="chevron-down", role="tool", small=True)
        # Of the strip until something else takes them: what has no parent is a window once shown.
        self.new = GlyphButton(look, "", glyph="plus", role="tool", small=True, parent=self)
        self.edit = GlyphButton(look, "", glyph="pencil", role="toggle", small=True, parent=self)
        self._more = GlyphButton(
            look, "", glyph=self.more_glyph, role="tool", small=True, parent=self
        )
        row = self._line = QHBoxLayout(self)
        row.addWidget(self._area, 1)
        for button in (self._all, *(self.tools if self.holds_tools else ())):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in () if self.holds_tools else self.tools:
            # Until they stand elsewhere: one without a parent would be shown as a window.
            button.setParent(self)
        self._measure()
        self._all.clicked.connect(self._on_all_clicked)
        self.new.clicked.connect(self.begin_new)
        self.edit.clicked.connect(self._on_edit_clicked)
        self._more.clicked.connect(self._on_more_clicked)
        self.say()

    def mirror(
        self, tabs: Sequence[TabFace], current: EntityId | None, *, is_editing: bool
    ) -> None:
        """Show the sheets, one of them as the one that is open."""
        is_other = current != self._current or len(tabs) != len(self._tabs)
        self._tabs, self._current = tuple(tabs), current
        if [tab.sheet_id for tab in tabs] != list(self.buttons):
            self._rebuild()
        for tab in tabs:
            self.buttons[tab.sheet_id].setChecked(tab.sheet_id == current)
        self._say_names()
        self.edit.setChecked(is_editing)
        has_one = current is not None
        self.edit.setVisible(has_one)
        self._more.setVisible(has_one)
        self._offer_list()
        if is_other:
            # New tabs take their places with the layout, which comes after this.
            QTimer.singleShot(0, self, self._show_current)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_list()

    def _offer_list(self) -> None:
        """Offer the list of all sheets where there are many, or not all tabs have room."""
        tools = sum(one.width() for one in self.tools) if self.holds_tools else 0
        wide = sum(button.sizeHint().width() for button in self.buttons.values())
        is_cut = bool(self._tabs) and wide > self.width() - tools
        self._all.setVisible(is_cut or len(self._tabs) > self.few)

    @property
    def tools(self) -> tuple[QWidget, ...]:
        """What makes a sheet, writes on it, and does more about it."""
        return self.new, self.edit, self._more

    def make(self) -> QAbstractButton:
        """Return a tab to be told what it is of."""
        return GlyphButton(self._look, "", role="tab", small=True)

    def tell(self, button: QAbstractButton, tab: TabFace) -> None:
        """Have a tab show its sheet, whose name is no longer than there is room for."""
        button.setText(tab.name.replace("&", "&&"))

    def begin_new(self) -> None:
        """Have somebody new come."""
        raise NotImplementedError

    def fill_more(self, menu: QMenu) -> None:
        """Offer more about the sheet that is open, before the rest."""

    def pop_up(self, menu: QMenu, button: QWidget) -> None:
        """Open a menu below a button."""
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _show_current(self) -> None:
        button = self.buttons.get(self._current) if self._current is not None else None
        if button is not None:
            self._area.ensureWidgetVisible(button, 0, 0)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        for button, text in (
            (self._all, words.pgettext("sheet", "All sheets")),
            (self.new, words.pgettext("sheet", "New sheet")),
            (self.edit, words.pgettext("sheet", "Write on the sheet")),
            (self._more, words.pgettext("sheet", "More about the sheet")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        elif event.type() in LOOK_EVENTS:
            self._measure()
            self._say_names()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG1))
            line = QRectF(0, self.height() - 1, self.width(), 1)
            painter.fillRect(line, self._look.color(Role.LINE))

    def _measure(self) -> None:
        px = self._look.px
        self._line.setContentsMargins(0, 0, round(px(6)), 0)
        self._line.setSpacing(round(px(4)))
        self.setFixedHeight(round(px(self.high)))

    def _say_names(self) -> None:
        """Tell each tab whose it is: no wider than it may be, the whole name in the tip."""
        for tab, name in zip(self._tabs, self._names(), strict=True):
            button = self.buttons[tab.sheet_id]
            text = self._short(name, _WIDEST)
            button.setToolTip(name if text != name else "")
            button.setAccessibleName(name)
            self.tell(button, replace(tab, name=text))

    def _names(self) -> list[str]:
        """Return the names of all sheets; of several of one name the later ones have a number."""
        pattern = self._words.pgettext("sheet", "%(name)s (%(number)d)")
        taken = {tab.name for tab in self._tabs}
        names: list[str] = []
        for tab in self._tabs:
            name, number = tab.name, 1
            while name in names or (number > 1 and name in taken):
                number += 1
                name = pattern % {"name": tab.name, "number": number}
            names.append(name)
        return names

    def _short(self, name: str, widest: float) -> str:
        room = round(self._look.px(widest))
        return self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)

    def _rebuild(self) -> None:
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for place, tab in enumerate(self._tabs):
            button = self.make()
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            button.clicked.connect(self._on_button_clicked)
            DragStart(button, partial(_whole, button, tab.sheet_id)).dragged.connect(
                partial(self._let_go, button)
            )
            self._row.insertWidget(place, button)
            button.show()
            self.buttons[tab.sheet_id] = button

    def _let_go(self, button: QAbstractButton, drag: object) -> None:
        """Have a tab that is dragged away look as it did: the drag ends elsewhere."""
        button.setDown(False)
        self.dragged.emit(drag)

    def _on_button_clicked(self) -> None:
        for key, button in self.buttons.items():
            if button is self.sender():
                button.setChecked(key == self._current)
                self.chosen.emit(key)

    def _on_all_clicked(self) -> None:
        menu = QMenu(self)
        for tab, name in zip(self._tabs, self._names(), strict=True):
            act = menu.addAction(self._short(name, _WIDEST_ROW).replace("&", "&&"))
            act.setToolTip(name)
            act.setCheckable(True)
            act.setChecked(tab.sheet_id == self._current)
            act.triggered.connect(lambda _on, key=tab.sheet_id: self.chosen.emit(key))
        self.pop_up(menu, self._all)

    def _on_edit_clicked(self) -> None:
        self.edit_toggled.emit(self.edit.isChecked())

    def _on_more_clicked(self) -> None:
        menu, words = QMenu(self), self._words
        self.fill_more(menu)
        menu.addAction(words.pgettext("sheet", "Duplicate")).triggered.connect(
            self.duplicate_requested.emit
        )
        menu.addSeparator()
        menu.addAction(words.gettext("Remove")).triggered.connect(self.remove_requested.emit)
        self.pop_up(menu, self._more)


def _whole(button: QWidget, sheet_id: EntityId, _at: QPoint) -> tuple[object, QRect]:
    """Return the sheet that a tab stands for, and what is dragged of the tab: all of it."""
    return sheet_id, button.rect()


class _Strip(QScrollArea):
    """Tabs that the wheel moves sideways."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        bar, turned = self.horizontalScrollBar(), event.angleDelta()
        bar.setValue(bar.value() - (turned.y() or turned.x()) // _WHEEL)
        event.accept()


def _strip(inner: QWidget) -> QScrollArea:
    area = _Strip()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    return area
