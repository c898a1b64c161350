"""The lines of ways between plates: straight, bent to another row, or round a place in the way."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from duskboard.board.geometry import Measures
from duskboard.table.board_view import BoardView, WayView

_PULL = 34.0
"""How far the control points of a bent way stand out from the plates."""
_MIDDLE = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Curve:
    """A way that is not straight: cubic pieces, each by two control points and its end."""

    start: QPointF
    pieces: tuple[tuple[QPointF, QPointF, QPointF], ...]

    @property
    def path(self) -> QPainterPath:
        """The line itself."""
        path = QPainterPath(self.start)
        for first, second, end in self.pieces:
            path.cubicTo(first, second, end)
        return path

    @property
    def middle(self) -> QPointF:
        """Where what lies on it stands."""
        if len(self.pieces) > 1:
            return self.pieces[len(self.pieces) // 2 - 1][2]
        first, second, end = self.pieces[0]
        return (self.start + first * 3 + second * 3 + end) / 8

    @property
    def bounds(self) -> QRectF:
        """All that it takes."""
        return self.path.boundingRect()


def way_ends(view: BoardView, measures: Measures, way: WayView) -> tuple[QPointF, QPointF] | None:
    """Return where the line of a way begins and ends, at the edges of plates; None for nowhere."""
    start, end = view.place(way.start_id), view.place(way.end_id)
    if start is None or end is None:
        return None
    first, last = measures.plate(start.x, start.row), measures.plate(end.x, end.row)
    return (
        QPointF(first.right(), first.center().y()),
        QPointF(last.left(), last.center().y()),
    )


def curve_of(measures: Measures, way: WayView, start: QPointF, end: QPointF) -> Curve | None:
    """Return how a way is bent, or None for a straight one."""
    pull = QPointF(max(_PULL * measures.shape, abs(end.x() - start.x()) * 0.45), 0)
    if way.bow is not None:
        middle = QPointF((start.x() + end.x()) / 2, measures.rail_at(way.bow))
        flat = QPointF((end.x() - start.x()) / 4, 0)
        short = QPointF(_PULL * measures.shape, 0)
        return Curve(
            start=start,
            pieces=(
                (start + short, middle - flat, middle),
                (middle + flat, end - short, end),
            ),
        )
    if abs(end.y() - start.y()) < 1:
        return None
    return Curve(start=start, pieces=((start + pull, end - pull, end),))


def way_middle(view: BoardView, measures: Measures, way: WayView) -> QPointF | None:
    """Return the middle of a way, or None where it leads nowhere."""
    ends = way_ends(view, measures, way)
    if ends is None:
        return None
    curve = curve_of(measures, way, *ends)
    return curve.middle if curve is not None else (ends[0] + ends[1]) / 2


def nearest_way(
    view: BoardView, measures: Measures, ways: list[WayView], point: QPointF
) -> tuple[WayView, float] | None:
    """Return the way that is nearest to a point, and how far: along the track only on a line."""
    found: list[tuple[float, int, WayView]] = []
    for at, way in enumerate(ways):
        middle = way_middle(view, measures, way)
        if middle is not None:
            away = middle - point
            far = abs(away.x()) + (abs(away.y()) if measures.is_forked else 0.0)
            found.append((far, at, way))
    best = min(found, default=None, key=lambda one: one[:2])
    return (best[2], best[0]) if best is not None else None
