"""The shelf: hazards, barriers and places to put on the track of a chase."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.content.fault import ContentError
from duskboard.content.preset import Presets
from duskboard.i18n.words import Words
from duskboard.panels.content_fault_text import content_error_text
from duskboard.panels.search_field import SearchField
from duskboard.panels.shelf_list import ShelfList
from duskboard.panels.shelf_rows import ShelfPart, ShelfRow, shelf_rows
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel


class Shelf(QWidget):
    """Everything that there is to put on a track; read when it is shown for the first time.

    Signals:
        put_requested(ShelfItem): It shall lie where the board has the keyboard.
        dragged(RowDrag): Something is being dragged away.
    """

    put_requested = Signal(object)
    dragged = Signal(object)

    def __init__(
        self,
        look: Look,
        words: Words,
        load: Callable[[], Presets],
        parent: QWidget | None = None,
    ) -> None:
        """Make a shelf that is still empty; `load` is asked for what stands on it."""
        super().__init__(parent)
        self._look, self._words, self._load = look, words, load
        self._presets: Presets | None = None
        self._fault: ContentError | None = None
        self._part: ShelfPart | None = ShelfPart.FOOT
        self._opened: frozenset[str] = frozenset()
        self.parts = SegmentedControl(look)
        self.search = SearchField(look)
        self.list = ShelfList(look, words)
        self._none = EmptyState(look, "")
        self._advice = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT3, lines=3)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.list)
        self._say()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._presets is None and self._fault is None:
            try:
                self._presets = self._load()
            except ContentError as error:
                self._fault = error
        self._say()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def open_search(self) -> None:
        """Give the keyboard to the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _lay_out(self) -> None:
        side, gap = round(self._look.size("space.m")), round(self._look.size("space.s"))
        top = QVBoxLayout()
        top.setContentsMargins(side, gap, side, gap)
        top.setSpacing(gap)
        top.addWidget(self.search)
        top.addWidget(self.parts)
        foot = QVBoxLayout()
        foot.setContentsMargins(side, gap, side, gap)
        foot.addWidget(self._advice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.list, 1)
        column.addWidget(self._none, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.parts.chosen.connect(self._on_parts_chosen)
        self.search.textChanged.connect(self._say)
        self.search.returnPressed.connect(self._take_list)
        self.search.left.connect(self._take_list)
        self.list.search_requested.connect(self.open_search)
        self.list.put_requested.connect(self.put_requested)
        self.list.dragged.connect(self.dragged)
        self.list.opened.connect(self._on_list_opened)
        self.list.menu_requested.connect(self._on_list_menu_requested)

    def _say(self) -> None:
        words = self._words
        options = (
            Option(value=ShelfPart.FOOT, text=words.pgettext("shelf", "On foot")),
            Option(value=ShelfPart.ROAD, text=words.pgettext("shelf", "Road")),
            Option(value=ShelfPart.PLACES, text=words.pgettext("shelf", "Places")),
        )
        self.parts.mirror(options, self._part)
        self.parts.setAccessibleName(words.gettext("What stands on the shelf"))
        self.search.setPlaceholderText(words.gettext("Find a hazard, barrier or place"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.list.setAccessibleName(words.gettext("Shelf"))
        self._advice.setText(
            words.gettext("Drag onto the track, or press Enter to put it where the board is.")
        )
        rows: tuple[ShelfRow, ...] = ()
        if self._presets is not None:
            query = self.search.text()
            rows = shelf_rows(words, self._presets, self._part, query, self._opened)
        self.list.mirror(rows)
        self.list.setVisible(bool(rows))
        self._none.setVisible(not rows)
        unread = words.gettext("The shelf cannot be read: %(fault)s")
        none = words.gettext("Nothing found.")
        if self._fault is not None:
            self._none.tell(unread % {"fault": content_error_text(words, self._fault)})
        else:
            self._none.tell(none)

    def _take_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_parts_chosen(self, value: object) -> None:
        if isinstance(value, ShelfPart):
            self._part = value
            self.search.clear()
            self._say()

    def _on_list_opened(self, key: str) -> None:
        self._opened = self._opened ^ {key}
        self._say()

    def _on_list_menu_requested(self, row: ShelfRow, at: QPoint) -> None:
        words, menu = self._words, QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        text = words.gettext("Put on the track")
        menu.addAction(f"{text}\tEnter", lambda: self.put_requested.emit(row.item))
        if row.is_open is not None:
            opens = words.gettext("Hide its places") if row.is_open else ""
            opens = opens or words.gettext("Show its places")
            menu.addAction(opens, lambda: self._on_list_opened(row.key))
        menu.popup(at)
