"""Who is in the chase and has no place yet: a row of small tokens by the caption of their lane."""

from PySide6.QtCore import QPointF

from duskboard.board.geometry import Measures
from duskboard.board.stacking import Spot
from duskboard.core.chase.participant import Fate, Side
from duskboard.table.board_view import BoardView, TokenView

_BENCH = 26.0
_BENCH_STEPS = (42.0, 62.0)
"""From one on the bench to the next, and from a group, whose count stands at its right."""


def benched(view: BoardView, measures: Measures) -> list[tuple[TokenView, QPointF, Spot]]:
    """Return those who have no place yet, with the middle of each token."""
    found: list[tuple[TokenView, QPointF, Spot]] = []
    size = _BENCH * measures.type
    for side in Side:
        at = bench_start(measures, side)
        for token in view.tokens:
            if token.side is not side or token.place_id is not None:
                continue
            if token.fate is Fate.RUNNING:
                spot = Spot(offset=QPointF(), size=size, named=False, room=0.0)
                found.append((token, at + QPointF(size / 2, 0), spot))
                at += QPointF(_BENCH_STEPS[token.count > 1] * measures.type, 0)
    return found


def bench_start(measures: Measures, side: Side) -> QPointF:
    """Return the left end of the row of those of a side who have no place yet."""
    scale = measures.type
    if side is Side.QUARRY:
        return QPointF(measures.left + 96 * scale, measures.quarry_y - 44 * scale)
    return QPointF(measures.left + 96 * scale, measures.pill_y + 3 * scale)
