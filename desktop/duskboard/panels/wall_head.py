"""The head of a group of clocks on the wall: fold it, or tick all of it at once."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget
from typing_extensions import override

from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.wall_order import WallGroup, WallGrouping
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton


class WallHead(QWidget):
    """Mirrors the head of a group.

    Signals:
        fold_requested(str): Put its cards up, or take them down; its key.
        tick_requested(tuple, int): Tick all its clocks, given by identifier, by so many.
        visibility_requested(tuple, object): Have players see all of them by a `Visibility`.
        heading_requested(tuple, str): Put all of them under another heading, or under none.
        rename_requested(WallGroup): Ask for another heading.
    """

    fold_requested = Signal(str)
    tick_requested = Signal(tuple, int)
    visibility_requested = Signal(tuple, object)
    heading_requested = Signal(tuple, str)
    rename_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._group: WallGroup | None = None
        self._grouping = WallGrouping.NONE
        self.fold = GlyphButton(look, "", glyph="chevron-down", role="quiet", small=True)
        self.tick = GlyphButton(look, "+1", role="tool", small=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.fold)
        row.addStretch()
        row.addWidget(self.tick)
        self.fold.clicked.connect(self._on_fold_clicked)
        self.tick.clicked.connect(self._on_tick_clicked)

    @property
    def group(self) -> WallGroup | None:
        """What it is the head of."""
        return self._group

    def mirror(self, group: WallGroup, grouping: WallGrouping) -> None:
        """Show a group."""
        self._group, self._grouping = group, grouping
        self._say()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        group, words = self._group, self._words
        if group is None:
            return
        ids = tuple(clock.clock_id for clock in group.clocks)
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        if self._grouping is WallGrouping.HEADING and group.key:
            rename = words.gettext("Another heading…")
            menu.addAction(rename, lambda: self.rename_requested.emit(group))
            away = words.gettext("Take the heading away")
            menu.addAction(away, lambda: self.heading_requested.emit(ids, ""))
            menu.addSeparator()
        shown, hidden = words.gettext("Show all to players"), words.gettext("Hide all from players")
        see = self.visibility_requested
        menu.addAction(shown, lambda: see.emit(ids, Visibility.SHOWN))
        menu.addAction(hidden, lambda: see.emit(ids, Visibility.HIDDEN))
        menu.popup(event.globalPos())

    def _say(self) -> None:
        group, words = self._group, self._words
        if group is None:
            return
        texts = {"heading": self._title(group), "count": len(group.clocks)}
        said = words.pgettext("clocks", "%(heading)s  %(count)d") % texts
        self.fold.setText(said.replace("&", "&&"))  # else the next letter were a key
        self.fold.setAccessibleName(said)
        self.fold.set_glyph("chevron-right" if group.is_folded else "chevron-down")
        state = words.gettext("folded") if group.is_folded else words.gettext("unfolded")
        self.fold.setAccessibleDescription(state)
        ticks = words.gettext("Tick all of “%(heading)s” by 1") % texts
        self.tick.setToolTip(ticks)
        self.tick.setAccessibleName(ticks)
        self.tick.setEnabled(any(_can_tick(clock) for clock in group.clocks))
        self.tick.setVisible(self._ticks_as_one(group))

    def _ticks_as_one(self, group: WallGroup) -> bool:
        """Return whether the clocks of a group have to do with each other."""
        if self._grouping is WallGrouping.KIND:
            return group.key == ClockKind.FACTION
        return bool(group.key)

    def _title(self, group: WallGroup) -> str:
        if not group.key:
            return self._words.pgettext("clocks", "Others")
        if self._grouping is WallGrouping.KIND:
            return enum_text(self._words, ClockKind(group.key))
        return group.key

    def _on_fold_clicked(self) -> None:
        if self._group is not None:
            self.fold_requested.emit(self._group.key)

    def _on_tick_clicked(self) -> None:
        if self._group is not None:
            ids = tuple(clock.clock_id for clock in self._group.clocks if _can_tick(clock))
            self.tick_requested.emit(ids, 1)


def _can_tick(clock: ClockView) -> bool:
    return not clock.locked and not clock.is_full
