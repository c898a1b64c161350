"""The scoundrels of a campaign as tabs, each with its stress."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton
from typing_extensions import override

from duskboard.panels.tab_strip import TabFace, TabStrip
from duskboard.widgets.track_tab import TrackTab

_HIGH = 48.0
_MANY = 4


class ScoundrelTabs(TabStrip):
    """The tabs of scoundrels; "+" makes another one.

    Signals:
        new_requested(): Somebody new.
    """

    new_requested = Signal()

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
    def begin_new(self) -> None:
        self.new_requested.emit()
