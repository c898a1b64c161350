"""Measure the board of a chase: the frames of a drag, and a long track painted whole.

A drag is measured against the same frames without our classes: every call that our items make of
the painter is written down, frame by frame, and a plain scene then makes them again. Its items
know a list of calls, a box and a place, and change exactly when ours did; it gets the mouse too.
What it lacks is what is measured: the press and the snap, plans and prices, the parts put together
and compared, and the docks round the board.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
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
from duskboard.board.paint_list import Call, PaintList
from duskboard.board.part_item import PartItem
from duskboard.board.scene import BoardScene
from duskboard.board.track_view import TrackView
from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import Hazard, Location
from duskboard.core.identity import EntityId
from duskboard.play.chase.laying import NewLocation, add_location
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.person import NewPerson, add_people
from duskboard.storage.campaign_file import CampaignFile
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicPage
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What an item shows in a frame."""

    at: QPointF
    level: float
    box: QRectF
    calls: tuple[Call, ...]


Frame = dict[int, Shown]
"""What every item shows, by a number of its own."""


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
    """Writes down what every item of a board shows."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board
        self._seen: dict[int, Shown] = {}
        self._kept: list[QGraphicsItem] = []  # numbers are not given to others while it is kept

    def frame(self) -> Frame:
        """Return what they show now; what has not changed is the same value."""
        found: Frame = {}
        for item in self._board.items():
            if not isinstance(item, PartItem):
                continue
            self._kept.append(item)
            drawing = item.part.drawing
            calls = PaintList(lambda clerk: drawing.paint(self._board.brush(clerk))).calls  # noqa: B023 - called at once
            before = self._seen.get(id(item))
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

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Not for the items: looking for the one beneath would take longer than the picture."""

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
    ours, plain = drags(seat, track)
    printout.times("a frame of a drag, 1920×1080, players see the chase", ours, DRAG_MS)
    printout.times("the same calls of the painter in a plain scene", plain)
    printout.ratio("drag : plain", ours, plain, DRAG_RATIO)
    seat.program.close()
    path = Campaigns(seat.room).copy_sample()
    lengthen(path, _PLACES)
    seat.open(path)
    track = seated(seat)
    printout.times(f"{_PLACES} places, the view painted anew", repaints(seat, track), REPAINT_MS)
    printout.times(f"{_PLACES} places, a step at the table, painted", steps(seat, track))
    name = f"{_PLACES} places, all of them into a picture 9,000 wide"
    printout.times(name, renderings(track))
    seat.program.close()
    seat.rest()


def seated(seat: Seat) -> TrackView:
    """Go to the chase, on both screens, and return the board."""
    seat.evening.window.workspaces.select("chase")
    seat.show_players(PublicPage.CHASE)
    seat.rest(50)
    return seat.evening.desk.chase_board.track


def drags(seat: Seat, track: TrackView) -> tuple[Samples, Samples]:
    """Drag the token in turn over all places and back, then replay that in a plain scene, again."""
    points, notebook = list(along(track)), Notebook(track.board)
    _warm, frames = drag(seat, track, points, notebook.frame)
    board = PlainBoard(track)
    board.show()
    replay(seat, board, frames, points)
    ours, plain = Samples(), Samples()
    for _ in range(_ROUNDS):  # in turns, so that both have the same share of a busy machine
        ours.laps += drag(seat, track, points, dict)[0].laps
        plain.laps += replay(seat, board, frames, points).laps
    board.close()
    board.deleteLater()
    seat.rest()
    return ours, plain


def drag(
    seat: Seat, track: TrackView, points: list[QPoint], note: Callable[[], Frame]
) -> tuple[Samples, list[Frame]]:
    """Drag the token in turn along points, and give the drag up; return times and frames."""
    samples, frames = Samples(), list[Frame]()
    viewport, count = track.viewport(), PaintCount(track.viewport())
    start = points[0]
    QTest.mousePress(viewport, _LEFT, Qt.KeyboardModifier.NoModifier, start)
    for point in points[1:]:
        count.clear()
        with samples.lap():
            QTest.mouseMove(viewport, point)
            seat.paint(count, strictly=True)
        if not track.board.hand.is_dragging:
            sys.exit("nothing is dragged")
        frames.append(note())
    QTest.keyClick(track, Qt.Key.Key_Escape)
    QTest.mouseRelease(viewport, _LEFT, Qt.KeyboardModifier.NoModifier, points[-1])
    seat.rest()
    return samples, frames


def along(track: TrackView) -> Iterator[QPoint]:
    """Yield points from the token in turn, and then from the first place to the last and back."""
    measures, view = track.board.measures, track.board.view
    token = view.token(view.active) if view is not None else None
    box = track.board.box_of(token.person_id) if token is not None else None
    if view is None or box is None:
        sys.exit("nobody is in turn")
    start = track.mapFromScene(box.center())
    yield start
    edges = [
        track.mapFromScene(QPointF(measures.column_x(at), 0)).x()
        for at in (0, len(view.places) - 1)
    ]
    there = range(edges[0], edges[1], _STEP)
    for x in (*there, *(back - 4 for back in reversed(there))):
        yield QPoint(x, start.y())


def replay(seat: Seat, board: PlainBoard, frames: list[Frame], points: list[QPoint]) -> Samples:
    """Show the frames of a drag in a plain scene, which is told of the mouse as well."""
    samples, count = Samples(), PaintCount(board.viewport())
    board.take(frames[-1])
    seat.rest()
    for frame, point in zip(frames, points[1:], strict=True):
        count.clear()
        with samples.lap():
            seat.application.sendEvent(board.viewport(), moved(point))
            board.take(frame)
            seat.paint(count, strictly=True)
    return samples


def moved(point: QPoint) -> QMouseEvent:
    """Return the event of the mouse at a point: not from the screen, where our window is too."""
    at = QPointF(point)
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    return QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, plain)


def repaints(seat: Seat, track: TrackView) -> Samples:
    """Paint all of the view anew, again and again."""
    samples, count = Samples(), PaintCount(track.viewport())
    for _ in range(_REPAINTS):
        count.clear()
        with samples.lap():
            track.viewport().update()
            seat.paint(count, strictly=True)
    return samples


def steps(seat: Seat, track: TrackView) -> Samples:
    """Show the board of another round, again and again: put together, compared, painted anew."""
    samples, count, view = Samples(), PaintCount(track.viewport()), track.board.view
    if view is None or view.active is None:
        sys.exit("nobody is in turn")
    for number in range(_REPAINTS):
        other = view.tokens[number % len(view.tokens)].person_id
        shown = replace(view, round=number, active=other)
        count.clear()
        with samples.lap():
            track.mirror(shown)
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
