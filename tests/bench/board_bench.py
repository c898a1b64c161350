"""Measure the board of a chase: the frames of a drag, and a long track painted whole.

A drag is measured against the same frames without our classes: every call that our items make of
the painter is written down, frame by frame, and a plain scene then makes them again. Its items
know a list of calls, a box and a place, and change exactly when ours did; it gets the mouse too.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)
from tests.bench.bench_seat import PaintCount, Seat, commit
from tests.seat.stopwatch import Printout, Samples
from typing_extensions import override

from duskboard.app.campaigns import Campaigns
from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import Hazard, Location
from duskboard.core.identity import EntityId
from duskboard.play.chase.laying import NewLocation, add_location
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.person import NewPerson, add_people
from duskboard.storage.campaign_file import CampaignFile
from duskboard.table.entity import Visibility
from duskboard.table.public_view import PublicPage
from duskboard.table.transaction import Transaction

DRAG_MS = 6.0
"""The most that a frame of a drag takes."""
DRAG_RATIO = 2.0
"""The most that it takes in frames of a plain scene with the same calls of the painter."""
REPAINT_MS = 20.0
"""The most that 60 places take to be painted anew."""

_STEP = 9
"""Pixels from one frame of a drag to the next."""
_ROUNDS = 3
_PLACES = 60
_REPAINTS = 30
_LEFT = Qt.MouseButton.LeftButton

Call = tuple[Callable[..., object], tuple[object, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What an item shows in a frame."""

    at: QPointF
    level: float
    box: QRectF
    calls: tuple[Call, ...]


Frame = dict[int, Shown]
"""What every item shows, by a number of its own."""


class Recorder:
    """Stands in for a painter and writes down what is called."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        method = getattr(QPainter, name)

        def note(*values: object) -> None:
            self.calls.append((method, values))

        return note


class PlainItem(QGraphicsItem):
    """Makes calls of the painter, and nothing else."""

    def __init__(self, shown: Shown) -> None:
        super().__init__()
        self._shown = shown
        self.setPos(shown.at)
        self.setZValue(shown.level)

    def take(self, shown: Shown) -> None:
        """Show something else."""
        before = self._shown
        if before.box != shown.box:
            self.prepareGeometryChange()
        self._shown = shown
        if before.at != shown.at:
            self.setPos(shown.at)
        if before.level != shown.level:
            self.setZValue(shown.level)
        if before.calls is not shown.calls:
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._shown.box

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        for method, values in self._shown.calls:
            method(painter, *values)


class Notebook:
    """Writes down what every item of a scene shows."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._seen: dict[int, Shown] = {}
        self._kept: list[QGraphicsItem] = []  # numbers are not given to others while it is kept

    def frame(self) -> Frame:
        """Return what they show now; what has not changed is the same value."""
        found: Frame = {}
        for item in self._scene.items():
            self._kept.append(item)
            recorder = Recorder()
            item.paint(cast(QPainter, recorder), QStyleOptionGraphicsItem())
            before = self._seen.get(id(item))
            calls = tuple(recorder.calls)
            if before is not None and before.calls == calls:
                calls = before.calls
            found[id(item)] = Shown(
                at=item.pos(), level=item.zValue(), box=item.boundingRect(), calls=calls
            )
        self._seen = found
        return found


class PlainBoard(QGraphicsView):
    """A scene of plain items in a view that is set up as the board's is."""

    def __init__(self, model: QGraphicsView) -> None:
        scene = QGraphicsScene(model.sceneRect())
        super().__init__(scene)
        scene.setParent(self)
        self._items: dict[int, PlainItem] = {}
        self.setFrameShape(model.frameShape())
        self.setViewportUpdateMode(model.viewportUpdateMode())
        self.setRenderHints(model.renderHints())
        self.setAlignment(model.alignment())
        self.setBackgroundBrush(model.backgroundBrush())
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.resize(model.size())

    def take(self, frame: Frame) -> None:
        """Show a frame: what has not changed is left alone."""
        scene = self.scene()
        for key in [key for key in self._items if key not in frame]:
            scene.removeItem(self._items.pop(key))
        for key, shown in frame.items():
            item = self._items.get(key)
            if item is None:
                item = self._items[key] = PlainItem(shown)
                scene.addItem(item)
            else:
                item.take(shown)


def measure_board(application: QApplication, printout: Printout, folder: Path) -> None:
    """A token dragged along the sample's track, and 60 places, while players see the chase."""
    seat = Seat(application, folder / "board", still=True)
    seat.open(Campaigns(seat.room).copy_sample())
    track = seated(seat)
    ours, frames, points = drag(seat, track)
    plain = replay(seat, track, frames, points)
    printout.times("a frame of a drag, 1920×1080, players see the chase", ours, DRAG_MS)
    printout.times("the same calls of the painter in a plain scene", plain)
    printout.ratio("drag : plain", ours, plain, DRAG_RATIO)
    seat.program.close()
    path = Campaigns(seat.room).copy_sample()
    lengthen(path, _PLACES)
    seat.open(path)
    track = seated(seat)
    printout.times(f"{_PLACES} places, the view painted anew", repaints(seat, track), REPAINT_MS)
    name = f"{_PLACES} places, all of them painted, also out of sight"
    printout.times(name, renderings(track), REPAINT_MS)
    seat.program.close()
    seat.rest()


def seated(seat: Seat) -> TrackView:
    """Go to the chase, on both screens, and return the board."""
    seat.evening.window.workspaces.select("chase")
    seat.show_players(PublicPage.CHASE)
    seat.rest(50)
    return seat.evening.desk.chase_board.track


def drag(seat: Seat, track: TrackView) -> tuple[Samples, list[Frame], list[QPoint]]:
    """Drag the token in turn over all places and back; return times, frames and points."""
    view, samples, frames = track.board.view, Samples(), list[Frame]()
    token = view.token(view.active) if view is not None else None
    box = track.board.box_of(token.person_id) if token is not None else None
    if box is None:
        sys.exit("nobody is in turn")
    viewport, notebook, count = track.viewport(), Notebook(track.board), PaintCount(track.viewport())
    start = track.mapFromScene(box.center())
    points = list(along(track, start))
    QTest.mousePress(viewport, _LEFT, Qt.KeyboardModifier.NoModifier, start)
    for point in points:
        count.clear()
        with samples.lap():
            QTest.mouseMove(viewport, point)
            seat.paint(count, strictly=True)
        frames.append(notebook.frame())
    QTest.keyClick(track, Qt.Key.Key_Escape)
    QTest.mouseRelease(viewport, _LEFT, Qt.KeyboardModifier.NoModifier, points[-1])
    seat.rest()
    samples.laps = samples.laps[len(points) // _ROUNDS :]  # the first time round warms up
    return samples, frames, points


def along(track: TrackView, start: QPoint) -> Iterator[QPoint]:
    """Yield points from the first place to the last and back, some times."""
    measures, view = track.board.measures, track.board.view
    last = len(view.places) - 1 if view is not None else 0
    edges = [track.mapFromScene(QPointF(measures.column_x(at), 0)).x() for at in (0, last)]
    there = range(edges[0], edges[1], _STEP)
    for _ in range(_ROUNDS):
        for x in (*there, *(back - 4 for back in reversed(there))):
            yield QPoint(x, start.y())


def replay(seat: Seat, track: TrackView, frames: list[Frame], points: list[QPoint]) -> Samples:
    """Show the same frames in a plain scene."""
    board, samples = PlainBoard(track), Samples()
    board.take(frames[0])
    board.show()
    seat.rest(50)
    count = PaintCount(board.viewport())
    for frame, point in list(zip(frames, points, strict=True))[1:]:
        count.clear()
        with samples.lap():
            QTest.mouseMove(board.viewport(), point)
            board.take(frame)
            seat.paint(count, strictly=True)
    board.close()
    board.deleteLater()
    seat.rest()
    samples.laps = samples.laps[len(points) // _ROUNDS :]
    return samples


def repaints(seat: Seat, track: TrackView) -> Samples:
    """Paint all of the view anew, again and again."""
    samples, count = Samples(), PaintCount(track.viewport())
    for _ in range(_REPAINTS):
        count.clear()
        with samples.lap():
            track.viewport().update()
            seat.paint(count, strictly=True)
    return samples


def renderings(track: TrackView) -> Samples:
    """Paint all of the board into a picture, again and again."""
    samples, board = Samples(), track.board
    picture = QImage(board.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(track.backgroundBrush().color())
    for _ in range(_REPAINTS):
        with QPainter(picture) as painter:
            painter.setRenderHints(track.renderHints())
            with samples.lap():
                board.render(painter)
    return samples


def lengthen(path: Path, places: int) -> None:
    """Make the track of a campaign so long, with a hazard on every way and twelve people more."""
    with CampaignFile.open(path) as file:
        table = file.table()
        made: list[Transaction] = []

        def do(step: Transaction) -> None:
            nonlocal table
            made.append(step)
            table = table.applied(step.changes)

        for number in range(len(table.values(Location)), places):
            wish = NewLocation(
                location_id=EntityId(f"place{number}"),
                edge_id=EntityId(f"way{number}"),
                name=f"Stairs of the {number}th court",
                visibility=Visibility.SHOWN,
            )
            do(add_location(table, wish))
            hazard = Hazard(name="Wet steps", skills=("climb", "dex"))
            do(put_obstacle(table, wish.edge_id, hazard))
        do(add_people(table, [newcomer(number) for number in range(12)]))
        for step in made:
            commit(file, step)


def newcomer(number: int) -> NewPerson:
    """Return somebody who stands far along the track."""
    return NewPerson(
        person_id=EntityId(f"person{number}"),
        name=f"Constable {number}",
        side=Side.PURSUER,
        mov=8,
        dex=40 + number,
        place=EntityId(f"place{10 + 4 * number}"),
    )
