"""The sheets of Vampire as tabs, and what makes a new one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu
from typing_extensions import override

from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.panels.tab_strip import TabStrip


class SheetTabs(TabStrip):
    """The tabs of Vampire: "+" asks what kind of body.

    Signals:
        new_requested(Creature): Somebody new.
        line_requested(): Sheets shall be typed in one line.
    """

    new_requested = Signal(object)
    line_requested = Signal()

    @override
    def begin_new(self) -> None:
        menu = QMenu(self)
        for creature in Creature:
            act = menu.addAction(enum_text(self._words, creature))
            act.triggered.connect(lambda _on, one=creature: self.new_requested.emit(one))
        menu.addSeparator()
        several = self._words.pgettext("vampire", "Several in one line…")
        menu.addAction(several, self.line_requested.emit)
        self.pop_up(menu, self.new)
