"""The board as a widget in tests: real mouse and key events, and what is wished."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from tests.board.chase import (
    EDDA,
    place_id,
    way_id,
)

from duskboard.board.aim import Aim, Phase, Plan
from duskboard.board.drawing import TokenDrawing
from duskboard.board.pip_painting import Pip
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId

LEFT = Qt.MouseButton.LeftButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
WISHES = (
    "move_requested", "refused", "go_requested", "cancel_requested", "obstacle_move_requested",
    "place_move_requested", "caution_requested", "delay_requested", "end_turn_requested",
    "actions_requested", "debt_requested", "hazard_requested", "barrier_requested",
    "insert_requested", "remove_requested", "visibility_requested", "renamed", "split_requested",
    "join_requested", "split_menu_requested", "join_menu_requested", "line_typed",
    "turn_requested",
)  # fmt: skip
Show = Callable[..., TrackView]


def wishes(track: TrackView) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    for name in WISHES:

        def hear(*values: object, name: str = name) -> None:
            heard.append((name, *values))

        getattr(track, name).connect(hear)
    return heard


def at(track: TrackView, entity_id: EntityId) -> QPoint:
    part = track.board.part_of(entity_id)
    assert part is not None
    box = track.board.box_of(entity_id)
    assert box is not None
    point = part.at if not part.at.isNull() else box.center()
    if entity_id.startswith("way"):
        point = QPointF(box.center().x(), track.board.measures.rail_y)
    return track.mapFromScene(point)


def pip_points(track: TrackView, person_id: EntityId, kind: Pip) -> list[QPoint]:
    """Every point of the view at which a pip of somebody is found."""
    part = track.board.part_of(person_id)
    assert part is not None
    drawing = part.drawing
    assert isinstance(drawing, TokenDrawing)
    lines = drawing.touch.intersected(QRectF(-200, 0, 400, 200))  # they stand under the token
    view = track.mapFromScene(lines.translated(part.at)).boundingRect()
    return [
        QPoint(x, y)
        for y in range(view.top(), view.bottom() + 1)
        for x in range(view.left(), view.right() + 1)
        if drawing.pip_at(track._look, track.mapToScene(x, y) - part.at) is kind
    ]


def pip_point(track: TrackView, person_id: EntityId, kind: Pip) -> QPoint:
    """The middle of the pips of a kind, or next to it."""
    points = pip_points(track, person_id, kind)
    assert points
    return points[len(points) // 2]


def press(
    track: TrackView, point: QPoint, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.mousePress(track.viewport(), LEFT, modifier, point)


def move(track: TrackView, *points: QPoint) -> None:
    for point in points:
        QTest.mouseMove(track.viewport(), point)


def release(track: TrackView, point: QPoint) -> None:
    QTest.mouseRelease(track.viewport(), LEFT, NONE, point)


def drag(track: TrackView, start: QPoint, end: QPoint) -> None:
    press(track, start)
    move(track, start + QPoint(12, 0), (start + end) / 2, end)
    release(track, end)


def click(track: TrackView, point: QPoint) -> None:
    QTest.mouseClick(track.viewport(), LEFT, NONE, point)


def key(track: TrackView, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    for one in keys:
        QTest.keyClick(track, one, modifier)


def armed() -> Aim:
    plan = Plan(goal=place_id(6), is_legal=True, price=1, places=(place_id(6),), obstacle=way_id(5))
    return Aim(person_id=EDDA, plan=plan, phase=Phase.ARMED, price=2)
