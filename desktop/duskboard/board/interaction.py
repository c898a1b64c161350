"""Drags on a board as objects: they begin, move, are given up with Esc, and end with a wish.

Whatever is dragged goes back where it was; the table then moves it.
"""

from abc import ABC, abstractmethod
from dataclasses import replace

from PySide6.QtCore import QPointF
from typing_extensions import override

from duskboard.board.curve import nearest_way
from duskboard.board.desk import Desk
from duskboard.board.geometry import Measures
from duskboard.board.scene import Hit, HitKind
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, PlaceView, WayView

_PULL = 0.35
"""How much a token follows the pointer away from the column that it has snapped to."""


class Interaction(ABC):
    """A drag in progress."""

    @abstractmethod
    def move(self, point: QPointF, *, overrules: bool) -> None:
        """Follow the pointer to a point of the scene."""

    @abstractmethod
    def end(self) -> None:
        """Let go: put back what was dragged and wish what it was dragged for."""

    @abstractmethod
    def cancel(self) -> None:
        """Put back what was dragged, and wish nothing."""

    def count(self, number: int) -> None:  # noqa: B027 - most things cannot be counted
        """Take so many along, where what is dragged can be counted."""

    @abstractmethod
    def holds(self) -> bool:
        """Whether what is dragged is still on the board."""


class TokenDrag(Interaction):
    """Somebody is dragged along the track, snaps to places, and shows what that would come to.

    Dragged onto another of the same side at the same place, the two become one. Where some leave
    a group (`taken`), they are dragged and the group stays.
    """

    def __init__(self, desk: Desk, person_id: EntityId, taken: int = 0) -> None:
        self._desk, self._person_id, self._taken = desk, person_id, taken
        self._overrules = False
        self._point = QPointF()

    @override
    def move(self, point: QPointF, *, overrules: bool) -> None:
        """Snap to the nearest place."""
        view, measures = self._desk.view, self._desk.scene.measures
        if view is None or not view.places:
            return
        self._overrules, self._point = overrules, point
        place = _nearest_place(view, measures, point)
        goal = place.place_id
        self._desk.choose(
            (self._person_id, goal),
            is_dragging=True,
            overrules=overrules,
            taken=self._taken,
            joins=None if self._taken else self._mate(view, goal, point),
        )
        away = point.x() - measures.column_x(place.x)
        half = measures.pitch / 2
        x = measures.column_x(place.x) + max(-half, min(half, away)) * _PULL
        self._desk.scene.lift_to(self._person_id, x)

    @override
    def end(self) -> None:
        """Wish that one to the place."""
        chosen = self._desk.chosen
        self._back()
        if chosen is None:
            return
        goal = chosen.plan.goal
        if chosen.joins is not None:
            self._desk.join_requested.emit(self._person_id, chosen.joins)
        elif chosen.taken:
            self._desk.wish_split(self._person_id, goal, chosen.taken, overrules=self._overrules)
        elif chosen.plan.places:
            self._desk.wish_move(self._person_id, goal, overrules=self._overrules)

    @override
    def count(self, number: int) -> None:
        """Take so many of the group along, as far as one stays."""
        view = self._desk.view
        token = view.token(self._person_id) if view is not None else None
        if self._taken and token is not None:
            self._taken = max(1, min(number, token.count - 1))
            self.move(self._point, overrules=self._overrules)

    @override
    def cancel(self) -> None:
        """Put the token back."""
        self._back()

    @override
    def holds(self) -> bool:
        """Whether that one is still in the chase."""
        view = self._desk.view
        return view is not None and view.token(self._person_id) is not None

    def _mate(self, view: BoardView, goal: EntityId, point: QPointF) -> EntityId | None:
        """Return the other of the same side at the same place that the pointer is over."""
        own = view.token(self._person_id)
        if own is None or goal != own.place_id:
            return None
        for other in view.tokens:
            box = self._desk.scene.box_of(other.person_id)
            is_mate = (other.side, other.place_id, other.fate) == (own.side, goal, own.fate)
            is_other = other.person_id != own.person_id
            if is_other and is_mate and box is not None and box.contains(point):
                return other.person_id
        return None

    def _back(self) -> None:
        self._desk.choose(None)
        self._desk.scene.settle_down()


class ObstacleDrag(Interaction):
    """A hazard or a barrier is dragged to another way."""

    def __init__(self, desk: Desk, edge_id: EntityId) -> None:
        self._desk, self._edge_id = desk, edge_id

    @override
    def move(self, point: QPointF, *, overrules: bool) -> None:
        """Snap to the nearest open way."""
        del overrules
        view, measures = self._desk.view, self._desk.scene.measures
        if view is None:
            return
        free = [way for way in view.ways if _is_open(way) or way.edge_id == self._edge_id]
        found = nearest_way(view, measures, free, point)
        if found is not None:
            self._hold(self._edge_id, found[0].edge_id)

    @override
    def end(self) -> None:
        """Wish it there."""
        target = self._desk.scene.hand.target
        self._hold(None, None)
        if target is not None and target != self._edge_id:
            self._desk.obstacle_move_requested.emit(self._edge_id, target)

    @override
    def cancel(self) -> None:
        """Put it back."""
        self._hold(None, None)

    @override
    def holds(self) -> bool:
        """Whether something still lies on the way."""
        way = _way(self._desk.view, self._edge_id)
        return way is not None and not _is_open(way)

    def _hold(self, carried: EntityId | None, target: EntityId | None) -> None:
        scene = self._desk.scene
        scene.hold(replace(scene.hand, carried=carried, target=target))


class PlaceDrag(Interaction):
    """A place is dragged along the track, before the first round."""

    def __init__(self, desk: Desk, place_id: EntityId) -> None:
        self._desk, self._place_id = desk, place_id

    @override
    def move(self, point: QPointF, *, overrules: bool) -> None:
        """Mark the gap that it would be put into."""
        del overrules
        view, scene = self._desk.view, self._desk.scene
        if view is None:
            return
        measures = scene.measures
        gap = round((point.x() - measures.column_x(0)) / measures.pitch + 0.5)
        gap = max(0, min(len(view.places), gap))
        scene.hold(replace(scene.hand, sorted_place=self._place_id, gap=gap))

    @override
    def end(self) -> None:
        """Wish it there, if it would stand elsewhere then."""
        view, hand = self._desk.view, self._desk.scene.hand
        self.cancel()
        place = view.place(self._place_id) if view is not None else None
        if view is None or place is None or hand.gap in {None, place.column, place.column + 1}:
            return
        before = next(
            (one.place_id for one in view.places if one.column == (hand.gap or 0) - 1), None
        )
        self._desk.place_move_requested.emit(self._place_id, before)

    @override
    def cancel(self) -> None:
        """Take the mark away."""
        scene = self._desk.scene
        scene.hold(replace(scene.hand, sorted_place=None, gap=None))

    @override
    def holds(self) -> bool:
        """Whether the place is still there."""
        view = self._desk.view
        return view is not None and view.place(self._place_id) is not None


class PlateDrag(Interaction):
    """A plate of a track that forks is moved by hand; it snaps to half steps (design-2.md 3)."""

    def __init__(self, desk: Desk, place_id: EntityId, begin: QPointF) -> None:
        self._desk, self._place_id, self._begin = desk, place_id, begin
        self._steps = (0, 0)

    @override
    def move(self, point: QPointF, *, overrules: bool) -> None:
        """Snap to the nearest half step along and across."""
        del overrules
        scene = self._desk.scene
        along, across = scene.measures.pitch / 2, scene.measures.row_pitch / 2
        away = point - self._begin
        self._steps = (round(away.x() / along), round(away.y() / across) if across else 0)
        moved = QPointF(self._steps[0] * along, self._steps[1] * across)
        scene.hold(replace(scene.hand, moved=(self._place_id, moved)))

    @override
    def end(self) -> None:
        """Wish it there."""
        steps = self._steps
        self.cancel()
        if any(steps):
            self._desk.plate_move_requested.emit(self._place_id, *steps)

    @override
    def cancel(self) -> None:
        """Put it back."""
        scene = self._desk.scene
        scene.hold(replace(scene.hand, moved=None))

    @override
    def holds(self) -> bool:
        """Whether the place is still there, on a track that forks."""
        view = self._desk.view
        return view is not None and view.is_forked and view.place(self._place_id) is not None


def drag_of(
    desk: Desk, hit: Hit, *, splits: bool = False, at: QPointF | None = None
) -> Interaction | None:
    """Return the drag that begins on something, or None where it cannot be dragged.

    Args:
        desk: The hand.
        hit: Where it begins.
        splits: Whether one is taken out of a group, and not the whole.
        at: The point of the scene where it begins.
    """
    match hit.kind:
        case HitKind.TOKEN:
            token = desk.view.token(hit.entity_id) if desk.view is not None else None
            is_group = token is not None and token.count > 1
            return TokenDrag(desk, hit.entity_id, taken=int(splits and is_group))
        case HitKind.WAY:
            way = _way(desk.view, hit.entity_id)
            is_laid = way is not None and not _is_open(way)
            return ObstacleDrag(desk, hit.entity_id) if desk.is_editable and is_laid else None
        case HitKind.PLACE:
            is_forked = desk.view is not None and desk.view.is_forked
            if is_forked and desk.is_editable:
                return PlateDrag(desk, hit.entity_id, at if at is not None else QPointF())
            is_set_up = desk.view is not None and desk.view.round == 0
            return PlaceDrag(desk, hit.entity_id) if desk.is_editable and is_set_up else None
        case HitKind.CHIP:
            return None


def _nearest_place(view: BoardView, measures: Measures, point: QPointF) -> PlaceView:
    """Return the place nearest to a point: along the track, and across it where it forks."""

    def away(place: PlaceView) -> tuple[float, int]:
        across = abs(measures.rail_at(place.row) - point.y()) if measures.is_forked else 0.0
        return abs(measures.column_x(place.x) - point.x()) + across, place.column

    return min(view.places, key=away)


def _way(view: BoardView | None, edge_id: EntityId) -> WayView | None:
    ways = view.ways if view is not None else ()
    return next((way for way in ways if way.edge_id == edge_id), None)


def _is_open(way: WayView) -> bool:
    return way.hazard is None and way.barrier is None
