"""The way of Tab through widgets that come and go: as they stand, not as they were made."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

from duskboard.panels.step_face import StepAct


class TabWay:
    """Keeps the way of Tab through a panel."""

    def __init__(self) -> None:
        self._way: tuple[QWidget, ...] = ()

    def go(self, way: Sequence[QWidget]) -> None:
        """Have Tab go through widgets in order."""
        if tuple(way) == self._way:
            return
        self._way = tuple(way)
        for before, after in pairwise(self._way):
            QWidget.setTabOrder(before, after)


def as_laid_out(widget: QWidget) -> Iterator[QWidget]:
    """Yield what Tab comes to within a widget, in the order of its layouts."""
    layout = widget.layout()
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    if layout is not None:
        yield from _within(layout)


def focused_act(buttons: Sequence[QWidget], acts: Sequence[StepAct]) -> str:
    """Return the act whose button has the keyboard, or ""."""
    pairs = zip(buttons, acts, strict=False)
    return next((act.act for button, act in pairs if button.hasFocus()), "")


def follow_act(buttons: Sequence[QWidget], acts: Sequence[StepAct], wanted: str) -> None:
    """Give the keyboard to the button of an act, which may be another one than before."""
    for button, act in zip(buttons, acts, strict=True):
        if act.act == wanted and not button.hasFocus():
            button.setFocus(Qt.FocusReason.OtherFocusReason)


def _within(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner, widget = (None, None) if item is None else (item.layout(), item.widget())
        if inner is not None:
            yield from _within(inner)
        elif widget is not None:
            yield from as_laid_out(widget)
