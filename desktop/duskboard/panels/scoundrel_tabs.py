"""The scoundrels of a campaign as tabs, each with its stress."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QMenu
from typing_extensions import override

from duskboard.panels.scoundrel_deed import ScoundrelDeed, deed_text
from duskboard.panels.tab_strip import TabFace, TabStrip
from duskboard.widgets.track_tab import TrackTab

_HIGH = 48.0
_MANY = 4


class ScoundrelTabs(TabStrip):
    """The tabs of scoundrels; "+" makes another one.

    Signals:
        new_requested(): Somebody new.
        line_requested(): Somebody new, typed in one line.
        session_requested(): The session ends for whoever is open.
        deed_requested(ScoundrelDeed): Something shall be done about whoever is open.
    """

    new_requested = Signal()
    line_requested = Signal()
    session_requested = Signal()
    deed_requested = Signal(object)

    high = _HIGH
    few = _MANY
    holds_tools = False
    more_glyph = "person"  # the dock that they stand in has a "more" of its own

    @override
    def make(self) -> QAbstractButton:
        return TrackTab(self._look)

    @override
    def tell(self, button: QAbstractButton, tab: TabFace) -> None:
        if isinstance(button, TrackTab):
            button.mirror(tab.name, tab.filled, tab.size, is_high=tab.is_high, says=tab.says)

    @override
    def fill_more(self, menu: QMenu) -> None:
        text = self._words.pgettext("blades", "End of the session: mark xp…")
        menu.addAction(text, self.session_requested.emit)
        line = self._words.pgettext("blades quick", "New scoundrels in one line…")
        menu.addAction(line, self.line_requested.emit)
        menu.addSeparator()
        for deed in ScoundrelDeed:
            act = menu.addAction(deed_text(self._words, deed))
            act.triggered.connect(lambda _on, one=deed: self.deed_requested.emit(one))
        menu.addSeparator()

    @override
    def begin_new(self) -> None:
        self.new_requested.emit()
