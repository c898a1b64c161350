"""Measure a wall of two hundred clocks: a frame of its scrolling, and a tick on it."""

import sys
from itertools import cycle, islice
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.bench.bench_seat import PaintCount, Seat, segment_point
from tests.seat.stopwatch import Printout, Samples

from duskboard.app.campaigns import Campaigns
from duskboard.app.clerk import new_id
from duskboard.core.clocks.clock import ClockKind
from duskboard.panels.wall_order import WallGrouping
from duskboard.play.clock_set import ClockDraft, ClockSet, make_clocks
from duskboard.table.clock_view import ClockView

FRAME_MS = 16.0
"""The most for a frame: one picture of a 60 Hz screen."""

_CLOCKS = 200
_FRAMES = 40
_STEP = 60
_SIZES = (4, 6, 8, 10, 12)


def measure_wall(application: QApplication, printout: Printout, folder: Path) -> None:
    """Scroll two hundred clocks, tick one, and all the same in groups."""
    seat = Seat(application, folder / "wall", still=True)
    seat.open(Campaigns(seat.room).copy_sample())
    seat.evening.window.workspaces.select("table")
    seat.evening.desk.clerk.do(lambda table: make_clocks(table, _many()))
    seat.rest()
    for grouping in (WallGrouping.NONE, WallGrouping.KIND):
        seat.evening.desk.wall.view.group_by(grouping)
        seat.rest()
        name = "" if grouping is WallGrouping.NONE else ", in groups"
        printout.times(f"{_CLOCKS} clocks: a frame of scrolling{name}", _scroll(seat), FRAME_MS)
        printout.times(f"{_CLOCKS} clocks: tick -> painted{name}", _tick(seat), FRAME_MS)
    seat.program.close()
    seat.rest()


def _is_open(clock: ClockView | None) -> bool:
    return clock is not None and not clock.locked and clock.kind is ClockKind.PROGRESS


def _many() -> ClockSet:
    kinds = islice(cycle(ClockKind), _CLOCKS)
    sizes = islice(cycle(_SIZES), _CLOCKS)
    drafts = tuple(
        ClockDraft(clock_id=new_id(), name=f"Clock number {number}", kind=kind, size=size)
        for number, (kind, size) in enumerate(zip(kinds, sizes, strict=True))
    )
    return ClockSet(drafts=drafts)


def _scroll(seat: Seat) -> Samples:
    samples, view = Samples(), seat.evening.desk.wall.view
    bar, count = view.area.verticalScrollBar(), PaintCount(view.canvas)
    if bar.maximum() < _STEP * _FRAMES / 2:
        sys.exit("the wall does not scroll")
    bar.setValue(0)
    seat.rest()
    for number in range(_FRAMES):
        count.clear()
        down = number < _FRAMES // 2
        with samples.lap():
            bar.setValue(bar.value() + (_STEP if down else -_STEP))
            seat.paint(count)
        seat.rest()
    return samples


def _tick(seat: Seat) -> Samples:
    samples, wall = Samples(), seat.evening.desk.wall
    dial = next(dial for dial in wall.view.canvas.dials if _is_open(dial.view))
    wall.view.area.ensureWidgetVisible(dial)
    dial.setFocus()
    seat.rest()
    count, button = PaintCount(dial), Qt.MouseButton.LeftButton
    for number in range(_FRAMES):
        at = segment_point(dial, 1 + number % 2)
        QTest.mouseMove(dial, at)
        QTest.mousePress(dial, button, pos=at)
        seat.rest()
        count.clear()
        with samples.lap():
            QTest.mouseRelease(dial, button, pos=at)
            seat.paint(count, strictly=True)
        seat.rest()
    return samples
