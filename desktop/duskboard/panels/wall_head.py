"""The head of a group of clocks on the wall: fold it, or tick all of it at once."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.wall_order import WallGroup, WallGrouping
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton


class WallHead(QWidget):
    """Mirrors the head of a group.

    Signals:
        fold_requested(str): Put its cards up, or take them down; its key.
        tick_requested(tuple, int): Tick all its clocks, given by identifier, by so many.
    """

    fold_requested = Signal(str)
    tick_requested = Signal(tuple, int)

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

    def _say(self) -> None:
        group, words = self._group, self._words
        if group is None:
            return
        texts = {"heading": self._title(group), "count": len(group.clocks)}
        self.fold.setText(words.pgettext("clocks", "%(heading)s  %(count)d") % texts)
        self.fold.set_glyph("chevron-right" if group.is_folded else "chevron-down")
        state = words.gettext("folded") if group.is_folded else words.gettext("unfolded")
        self.fold.setAccessibleDescription(state)
        ticks = words.gettext("Tick all of “%(heading)s” by 1") % texts
        self.tick.setToolTip(ticks)
        self.tick.setAccessibleName(ticks)
        self.tick.setEnabled(any(_can_tick(clock) for clock in group.clocks))

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
