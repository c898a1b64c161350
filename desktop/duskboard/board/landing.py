"""Where on the track something lands that is dragged there from elsewhere."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF

from duskboard.board.curve import nearest_way
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView
from duskboard.table.obstacle_view import BarrierView, HazardView


@dataclass(frozen=True, slots=True, kw_only=True)
class Landing:
    """A place on the track for something new.

    Attributes:
        way: The way that a hazard or barrier would lie on, or None for places.
        after: The place that new places would come behind, or None for the very first.
        gap: How many places would stand before them.
    """

    way: EntityId | None = None
    after: EntityId | None = None
    gap: int = 0


class Landings:
    """Finds and shows where something would land on one board."""

    def __init__(self, track: TrackView) -> None:
        self._track = track

    def find(self, at: QPoint, brought: HazardView | BarrierView | None) -> Landing | None:
        """Return where it would land at a point of the screen, or None for nowhere.

        Args:
            at: The point.
            brought: A hazard or barrier; None for places.
        """
        viewport = self._track.viewport()
        local = viewport.mapFromGlobal(at)
        if not self._track.isVisible() or not viewport.rect().contains(local):
            return None
        view = self._track.desk.view
        if view is None or not view.places:
            return None if brought is not None else Landing()
        point = self._track.mapToScene(local)
        return self._gap(view, point) if brought is None else self._way(view, point)

    def show(self, landing: Landing | None, brought: HazardView | BarrierView | None) -> None:
        """Show it there; None shows nothing."""
        scene = self._track.board
        if landing is None:
            hand = replace(scene.hand, brought=None, target=None, gap=None)
        elif landing.way is not None:
            hand = replace(scene.hand, brought=brought, target=landing.way, gap=None)
        else:
            gap = None if scene.is_empty else landing.gap
            hand = replace(scene.hand, brought=None, target=None, gap=gap)
        scene.hold(hand)

    def chosen(self, brought: HazardView | BarrierView | None) -> Landing | None:
        """Return where it would land by what has the keyboard on the board.

        A way takes it itself, a place the way that leads on from it (the last one the way that
        leads there); places come behind it. Without any, places go to the end of the track.
        """
        view, focus = self._track.desk.view, self._track.desk.focus
        places = view.places if view is not None else ()
        ways = view.ways if view is not None else ()
        way = next((one for one in ways if one.edge_id == focus), None)
        if brought is None:
            after = way.start_id if way is not None else focus
            known = next((p for p, one in enumerate(places) if one.place_id == after), None)
            at = len(places) - 1 if known is None else known
            return Landing(after=places[at].place_id, gap=at + 1) if places else Landing()
        if way is None:
            onward = [one for one in ways if one.start_id == focus]
            back = [one for one in ways if one.end_id == focus]
            way = next(iter((*onward, *back)), None)
        return Landing(way=way.edge_id) if way is not None else None

    def _gap(self, view: BoardView, point: QPointF) -> Landing:
        measures = self._track.board.measures
        gap = round((point.x() - measures.column_x(0)) / measures.pitch + 0.5)
        gap = max(0, min(len(view.places), gap))
        ordered = sorted(view.places, key=lambda place: place.column)
        return Landing(after=ordered[gap - 1].place_id if gap else None, gap=gap)

    def _way(self, view: BoardView, point: QPointF) -> Landing | None:
        measures = self._track.board.measures
        nearest = nearest_way(view, measures, list(view.ways), point)
        if nearest is None or nearest[1] > measures.pitch:
            return None
        return Landing(way=nearest[0].edge_id)
