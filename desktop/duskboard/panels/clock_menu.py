"""The menu of a clock, and the shorter one of a clock that is full."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.core.clocks.clock import MAX_SIZE, MIN_SIZE, ClockKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.clock_choice import MOST_PLAIN, clock_line
from duskboard.panels.clock_deed_menu import DeedMenu, Surroundings
from duskboard.panels.menu_under import add_filter
from duskboard.play.clock_about import ClockField
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.theme.name_key import NAME_KEY

COMMON_SIZES = (3, 4, 5, 6, 8, 10, 12)
"""Sizes that are offered first."""


class ClockMenu(QMenu):
    """Everything that can be done with a clock.

    Signals: each with the clock, then what is wished of it.
    """

    rename_requested = Signal(object)
    resize_requested = Signal(object, int)
    kind_requested = Signal(object, object)
    visibility_requested = Signal(object, object)
    clear_requested = Signal(object)
    race_requested = Signal(object, object)
    link_requested = Signal(object, object)
    free_requested = Signal(object)
    note_requested = Signal(object)
    remove_requested = Signal(object)
    wished = Signal(object)
    """A `ClockWish`."""
    asked = Signal(object, object, str)
    """The clock, a `ClockField` that is to be asked in words, and what stands there now."""

    def __init__(
        self,
        words: Words,
        view: ClockView,
        others: Sequence[ClockView],
        around: Surroundings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the menu of a clock among `others`, which it may race or open."""
        super().__init__(parent)
        self._words, self._view = words, view
        self._around = around or Surroundings()
        self._deeds = DeedMenu(words, view, self.wished.emit, self._ask)
        self._others = [other for other in others if other.clock_id != view.clock_id]
        self.aboutToHide.connect(self.deleteLater)

    def fill(self) -> None:
        """Offer everything."""
        words, view, key = self._words, self._view, self._view.clock_id
        rename = f"{words.gettext('Rename')}\t{NAME_KEY}"
        self.addAction(rename, lambda: self.rename_requested.emit(key))
        self._add_sizes()
        self._add_kinds()
        self._add_visibilities()
        self.addSeparator()
        if view.is_at_end:
            self._deeds.add_answers(self)
        empty = self.addAction(words.gettext("Empty"), lambda: self.clear_requested.emit(key))
        empty.setEnabled(bool(view.filled))
        self.addSeparator()
        self._deeds.add_deeds(self, self._around)
        self.addSeparator()
        self._add_others(words.gettext("Race with"), self.race_requested)
        self._add_others(words.gettext("Opens"), self.link_requested)
        free = words.gettext("Free from race and links")
        freed = self.addAction(free, lambda: self.free_requested.emit(key))
        opened = any(key in other.opens for other in self._others)
        freed.setEnabled(bool(view.opens or view.locked or opened or view.race))
        self.addSeparator()
        self._add_note()
        self._deeds.add_rest(self)
        self.addSeparator()
        self._add_remove()

    def fill_for_full(self) -> None:
        """Offer what is done with a clock that is full."""
        self._deeds.add_answers(self)
        waiting = [one.name for one in self._others if one.locked and self._opens(one)]
        self._deeds.add_next(self, waiting)
        self.addSeparator()
        self._add_note()
        self._deeds.add_away(self)
        self._add_remove()
        self.addSeparator()
        leave = self._words.gettext("Leave it full")
        if not self._view.is_full:
            leave = self._words.gettext("Leave it empty")
        self.addAction(leave)

    def fill_for_race(self) -> None:
        """Offer the clocks that it may race."""
        self.addSection(self._words.gettext("Race with"))
        for other in self._others:
            self._add_other(self, other, self.race_requested)

    def fill_for_link(self) -> None:
        """Offer the clocks that it may open."""
        self.addSection(self._words.gettext("Opens"))
        for other in self._others:
            self._add_other(self, other, self.link_requested)

    def _opens(self, other: ClockView) -> bool:
        return other.clock_id in self._view.opens

    def _ask(self, field: ClockField, now: str) -> None:
        self.asked.emit(self._view.clock_id, field, now)

    def _add_note(self) -> None:
        key = self._view.clock_id
        text = self._words.gettext("Note on it")
        self.addAction(text, lambda: self.note_requested.emit(key))

    def _add_remove(self) -> None:
        key = self._view.clock_id
        text = self._words.gettext("Remove")
        self.addAction(text, lambda: self.remove_requested.emit(key))

    def _add_sizes(self) -> None:
        menu = self.addMenu(self._words.gettext("Size"))
        for size in COMMON_SIZES:
            self._add_size(menu, size)
        more = menu.addMenu(self._words.gettext("Other"))
        for size in range(MIN_SIZE, MAX_SIZE + 1):
            if size not in COMMON_SIZES:
                self._add_size(more, size)

    def _add_size(self, menu: QMenu, size: int) -> None:
        key = self._view.clock_id
        action = menu.addAction(str(size), lambda: self.resize_requested.emit(key, size))
        action.setCheckable(True)
        action.setChecked(size == self._view.size)

    def _add_kinds(self) -> None:
        menu = self.addMenu(self._words.gettext("Kind"))
        for kind in ClockKind:
            self._add_kind(menu, kind)

    def _add_kind(self, menu: QMenu, kind: ClockKind) -> None:
        key = self._view.clock_id
        text = enum_text(self._words, kind)
        action = menu.addAction(text, lambda: self.kind_requested.emit(key, kind))
        action.setCheckable(True)
        action.setChecked(kind is self._view.kind)

    def _add_visibilities(self) -> None:
        words = self._words
        menu = self.addMenu(words.gettext("Players see"))
        for visibility, text in (
            (Visibility.SHOWN, words.gettext("Show to players")),
            (Visibility.MASKED, words.gettext("Name only")),
            (Visibility.HIDDEN, words.gettext("Hide")),
        ):
            self._add_visibility(menu, visibility, text)

    def _add_visibility(self, menu: QMenu, visibility: Visibility, text: str) -> None:
        key = self._view.clock_id
        action = menu.addAction(text, lambda: self.visibility_requested.emit(key, visibility))
        action.setCheckable(True)
        action.setChecked(visibility is self._view.visibility)

    def _add_others(self, text: str, signal: SignalInstance) -> None:
        menu = self.addMenu(text)
        for other in self._others:
            self._add_other(menu, other, signal)
        menu.setEnabled(bool(self._others))
        if len(self._others) > MOST_PLAIN:
            add_filter(menu, self._words.pgettext("clock choice", "Find a clock"))

    def _add_other(self, menu: QMenu, other: ClockView, signal: SignalInstance) -> None:
        key = self._view.clock_id
        text = clock_line(
            self._words,
            other.name,
            kind=other.kind,
            filled=other.filled,
            size=other.size,
            is_locked=other.locked,
        )
        menu.addAction(text, lambda: signal.emit(key, other.clock_id))
