"""Measure the players' screen: from a click to its picture, and what each of its frames costs."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.bench.bench_seat import PaintCount, Seat
from tests.seat.stopwatch import Lap, Printout, Samples

from duskboard.app.campaigns import Campaigns
from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.play.chase.overruling import overrule_move
from duskboard.play.clock import fill_clock
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicPage
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

CLICK_MS = 16.0
"""The most from the game master's click to the players' picture."""
FRAME_MS = 4.0
"""The most that the players' screen costs in a frame, at 1920×1080."""

_CLICKS = 40
_FRAMES = 40
_REPAINTS = 20

Act = Callable[[Table], Transaction]


def measure_projector(application: QApplication, printout: Printout, folder: Path) -> None:
    """The click that ends a turn, frames of fills and tokens on their way, pages painted whole."""
    seat = Seat(application, folder / "projector", still=True)
    seat.open(Campaigns(seat.room).copy_sample())
    seat.evening.window.workspaces.select("chase")
    seat.show_players(PublicPage.CHASE)
    printout.times("end of turn clicked -> players' chase painted", _turns(seat), CLICK_MS)
    printout.times("a step of a token, mirrored and painted", _steps(seat), FRAME_MS)
    for page in (PublicPage.CHASE, PublicPage.CLOCKS, PublicPage.ORDER):
        printout.times(f"the whole page painted anew: {page}", _whole(seat, page))
    seat.program.close()
    seat.rest()
    moving = Seat(application, folder / "projector-moving", still=False)
    moving.open(Campaigns(moving.room).copy_sample())
    moving.show_players(PublicPage.CHASE)
    printout.times("a frame of a token on its way", _walk(moving), FRAME_MS)
    moving.evening.desk.projection.choose(PublicPage.CLOCKS)
    printout.times("a frame of a fill on its way", _fills(moving), FRAME_MS)
    moving.program.close()
    moving.rest()


def _turns(seat: Seat) -> Samples:
    """Click the button that ends a turn, again and again, until the last picture of each click."""
    samples, board, watch = Samples(), seat.evening.desk.chase_board, _Watch(seat)
    for _ in range(_CLICKS):
        seat.rest(5)
        at = board.end.rect().center()
        QTest.mousePress(board.end, Qt.MouseButton.LeftButton, pos=at)
        seat.rest()
        begun = watch.now()
        QTest.mouseRelease(board.end, Qt.MouseButton.LeftButton, pos=at)
        seat.rest()
        last = watch.laps[-1][1]
        samples.laps.append(Lap(wall=last[0] - begun[0], cpu=last[1] - begun[1]))
    watch.end()
    return samples


class _Watch:
    """Writes down when each picture of the players' screen was begun and done, in milliseconds."""

    def __init__(self, seat: Seat) -> None:
        self.laps: list[tuple[tuple[float, float], tuple[float, float]]] = []
        self._stage = seat.evening.players.stage
        self._painting = self._stage.paintEvent
        self._stage.paintEvent = self._timed  # type: ignore[method-assign]  # a watch round it

    def end(self) -> None:
        """Watch no more."""
        self._stage.paintEvent = self._painting  # type: ignore[method-assign]  # as it was

    def now(self) -> tuple[float, float]:
        """Return the time on the clock, and that of the processor."""
        return time.perf_counter_ns() / 1e6, time.process_time_ns() / 1e6

    def _timed(self, event: QPaintEvent) -> None:
        begun = self.now()
        self._painting(event)
        self.laps.append((begun, self.now()))


def _steps(seat: Seat) -> Samples:
    """Give the stage the frames of a token that goes to and fro: what its picture alone costs."""
    samples, frames = Samples(), []
    stage, projection = seat.evening.players.stage, seat.evening.desk.projection
    for act in _moves(seat):
        seat.evening.desk.clerk.do(act)
        frames.append(projection.frame)
    seat.rest()
    count = PaintCount(stage)
    for number in range(_FRAMES):
        count.clear()
        with samples.lap():
            stage.mirror(frames[number % 2])
            seat.paint(count, strictly=True)
        seat.rest()
    return samples


def _moves(seat: Seat) -> tuple[Act, Act]:
    """Return the acts that take somebody a place further, and back."""
    board = seat.evening.desk.projection.frame.view.board
    token = board.token(board.active) if board is not None else None
    here = board.place(token.place_id) if board is not None and token is not None else None
    if board is None or token is None or here is None:
        sys.exit("nobody runs")
    there = board.places[here.column + (1 if here.column + 1 < len(board.places) else -1)]
    who, back, on = token.person_id, here.place_id, there.place_id
    return (
        lambda table: overrule_move(table, who, on),
        lambda table: overrule_move(table, who, back),
    )


def _whole(seat: Seat, page: PublicPage) -> Samples:
    samples, stage = Samples(), seat.evening.players.stage
    seat.evening.desk.projection.choose(page)
    seat.rest()
    for _ in range(_REPAINTS):
        with samples.lap():
            stage.repaint()
    return samples


def _walk(seat: Seat) -> Samples:
    """Take the time of every picture while a token walks."""
    return _painted(seat, _moves(seat))


def _fills(seat: Seat) -> Samples:
    """Take the time of every picture while a clock fills."""
    table = seat.evening.desk.document.table
    key = next(
        entity.entity_id
        for entity in table.of(Clock)
        if entity.visibility is Visibility.SHOWN
        and isinstance(entity.value, Clock)
        and entity.value.size > 4
    )

    def fill(to: int) -> Act:
        return lambda table: fill_clock(table, EntityId(key), to)

    return _painted(seat, (fill(3), fill(2)))


def _painted(seat: Seat, acts: tuple[Act, Act]) -> Samples:
    """Do two acts in turn, and take the time of each picture of the players' screen until rest."""
    watch = _Watch(seat)
    while len(watch.laps) < _FRAMES:
        for act in acts:
            seat.evening.desk.clerk.do(act)
            seat.rest(600)
    watch.end()
    laps = [Lap(wall=done[0] - begun[0], cpu=done[1] - begun[1]) for begun, done in watch.laps]
    return Samples(laps=laps)
