"""Putting docks where a layout wants them, and asking Qt which share a place."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QTabWidget
from shiboken6 import getCppPointer

from duskboard.theme.look import Look
from duskboard.windows.workspace import Column, Stack

_LEAST_REST = 260
"""Logical pixels that a dock which takes the rest is left with."""


def prepare(window: QMainWindow) -> None:
    """Set up a main window whose docks fill it: nesting, corners to left and right, no centre."""
    window.setDockNestingEnabled(True)
    window.setAnimated(False)
    left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
    window.setCorner(Qt.Corner.TopLeftCorner, left)
    window.setCorner(Qt.Corner.BottomLeftCorner, left)
    window.setCorner(Qt.Corner.TopRightCorner, right)
    window.setCorner(Qt.Corner.BottomRightCorner, right)
    areas = Qt.DockWidgetArea.AllDockWidgetAreas
    window.setTabPosition(areas, QTabWidget.TabPosition.North)


def lay_out(
    window: QMainWindow, docks: Mapping[str, QDockWidget], columns: Sequence[Column], look: Look
) -> None:
    """Put docks where the columns say; docks that are in none are closed, unknown names skipped."""
    for dock in docks.values():
        if window.dockWidgetArea(dock) is not Qt.DockWidgetArea.NoDockWidgetArea:
            dock.setFloating(False)
            dock.hide()
            window.removeDockWidget(dock)
    known = [found for column in columns if (found := _known(column, docks)).stacks]
    fronts = [[docks[stack.docks[0]] for stack in column.stacks] for column in known]
    for place, front in enumerate(fronts):
        if place == 0:
            window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, front[0])
        elif place == 1:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, front[0])
        else:
            before = fronts[place - 1][0]
            window.splitDockWidget(before, front[0], Qt.Orientation.Horizontal)
    for column, front in zip(known, fronts, strict=True):
        for above, below in pairwise(front):
            window.splitDockWidget(above, below, Qt.Orientation.Vertical)
        for stack, first in zip(column.stacks, front, strict=True):
            _put_beside(window, docks, first, stack)  # before tabs: a split of tabs makes a tab
            for name in stack.docks[1:]:
                window.tabifyDockWidget(first, docks[name])
                docks[name].show()
            first.show()
            first.raise_()
    _resize(window, known, fronts, look)


def tab_order(window: QMainWindow, dock: QDockWidget) -> tuple[QDockWidget, ...]:
    """Return the docks that share the place of a dock, itself included, in the order of tabs."""
    others = window.tabifiedDockWidgets(dock)
    if not others or dock.isFloating():
        return (dock,)
    by_address = {getCppPointer(each)[0]: each for each in (dock, *others)}
    for bar in _tab_bars(window):
        # Qt keeps the address of each dock as the data of its tab.
        addresses = [bar.tabData(place) for place in range(bar.count())]
        if set(addresses) == set(by_address):
            return tuple(by_address[address] for address in addresses)
    return (dock, *others)


def quiet_tab_bars(window: QMainWindow) -> None:
    """Keep the keyboard from going to the tab bars that Qt makes, which nobody sees."""
    for bar in _tab_bars(window):
        bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def _tab_bars(window: QMainWindow) -> list[QTabBar]:
    options = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChildren(QTabBar, options=options)


def _known(column: Column, docks: Mapping[str, QDockWidget]) -> Column:
    stacks = []
    for stack in column.stacks:
        names = tuple(name for name in stack.docks if name in docks)
        if names:
            beside = tuple(name for name in stack.beside if name in docks)
            stacks.append(replace(stack, docks=names, beside=beside))
    return Column(stacks=tuple(stacks), width=column.width)


def _put_beside(
    window: QMainWindow, docks: Mapping[str, QDockWidget], first: QDockWidget, stack: Stack
) -> None:
    """Put the docks that stand beside a stack at its right, as a stack of their own."""
    if not stack.beside:
        return
    front, *others = (docks[name] for name in stack.beside)
    window.splitDockWidget(first, front, Qt.Orientation.Horizontal)
    for other in others:
        window.tabifyDockWidget(front, other)
        other.show()
    front.show()
    front.raise_()


def _resize(
    window: QMainWindow,
    columns: Sequence[Column],
    fronts: Sequence[Sequence[QDockWidget]],
    look: Look,
) -> None:
    widths = _shares([column.width for column in columns], window.width(), look)
    first = [front[0] for front in fronts]
    if first:
        window.resizeDocks(first, widths, Qt.Orientation.Horizontal)
    for column, front in zip(columns, fronts, strict=True):
        if len(front) > 1:
            wanted = [stack.height for stack in column.stacks]
            least = [stack.least for stack in column.stacks]
            heights = _shares(wanted, _room_for_docks(window), look, least)
            window.resizeDocks(list(front), heights, Qt.Orientation.Vertical)
    layout = window.layout()
    if layout is not None:
        # The sizes wanted may not add up with what docks need at least: fit them in now.
        layout.invalidate()
        layout.activate()


def _room_for_docks(window: QMainWindow) -> int:
    """Return the height between the bars, in pixels."""
    bars = [bar for bar in (window.menuWidget(), window.statusBar()) if bar is not None]
    return window.height() - sum(bar.sizeHint().height() for bar in bars)


def _shares(
    wanted: Sequence[int], whole: int, look: Look, kept: Sequence[int] | None = None
) -> list[int]:
    """Return the sizes wanted in pixels; what takes the rest (0) divides it evenly.

    Where hardly anything would be left for the rest, the others give way in proportion, but for
    what they keep.
    """
    lows = [round(look.px(size)) for size in kept or (0,) * len(wanted)]
    sizes = [round(look.px(size)) for size in wanted]
    room = whole - round(look.size("separator")) * (len(sizes) - 1)
    open_ones = sizes.count(0)
    least = round(look.px(_LEAST_REST)) * open_ones
    fixed = sum(sizes)
    if fixed > room - least:
        share = max(0, room - least)
        sizes = [max(low, size * share // fixed) for size, low in zip(sizes, lows, strict=True)]
    rest = max(open_ones, room - sum(sizes))
    return [size if wish else rest // open_ones for size, wish in zip(sizes, wanted, strict=True)]
