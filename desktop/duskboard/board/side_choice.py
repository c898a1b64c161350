"""At which side of a token its lines stand, and how high, so that they run into little else."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.drawing import PlateDrawing, TokenDrawing
from duskboard.board.geometry import Measures
from duskboard.board.part import Part
from duskboard.board.token_setting import TokenSetting
from duskboard.board.way_drawing import WayDrawing
from duskboard.core.chase.participant import Side
from duskboard.theme.look import Look

_STEPS = (0.0, 9.0, 18.0, 27.0)
"""So far away from their plates lines may stand, logical pixels."""
_AWAY_COST = 6.0
"""What a pixel away from the middle costs, and what standing at the other side does, as area."""
_OTHER_COST = 60.0
_OFF_COST = 40.0
"""What a pixel off the board costs."""
_NUMBER = (-18.0, -2.0)
"""Where the number above a plate stands on a small board, from its upper edge."""


def taken_by(look: Look, parts: Iterable[Part], measures: Measures) -> tuple[QRectF, ...]:
    """Return where plates with their numbers, what lies on ways, and their labels stand."""
    found: list[QRectF] = []
    for part in parts:
        drawing = part.drawing
        if isinstance(drawing, PlateDrawing):
            up = _NUMBER[0] * measures.type if measures.is_small else 0.0
            found.append(drawing.box.adjusted(0, up, 0, 0))
        elif isinstance(drawing, WayDrawing):
            if drawing.hazard is not None or drawing.barrier is not None:
                found.append(drawing.thing_box)
            if drawing.label is not None:
                found.append(drawing.inked(look))
    return tuple(found)


def settled(
    setting: TokenSetting, at: QPointF, side: Side | None, drawings: Sequence[TokenDrawing]
) -> TokenDrawing:
    """Return a token whose lines stand where they run into least.

    Args:
        setting: What tokens are laid out with.
        at: Where the token stands.
        side: Whose it is: the lines of the quarry may stand higher, those of pursuers lower.
        drawings: The token with its lines at one side or the other, the better one first.
    """
    away = -1 if side is Side.QUARRY else 1
    best: tuple[float, TokenDrawing] | None = None
    for place, drawing in enumerate(drawings):
        for step in _STEPS:
            drop = away * step * setting.measures.type
            cost = step * _AWAY_COST + place * _OTHER_COST
            tried = replace(drawing, drop=drop)
            cost += _overlap(setting, tried.lines.inked(setting.look).translated(at))
            if best is None or cost < best[0]:
                best = (cost, tried)
    return best[1] if best is not None else drawings[0]


def _overlap(setting: TokenSetting, box: QRectF) -> float:
    """Return how much of a box other things take, or is off the board."""
    measures = setting.measures
    area = 0.0
    for other in setting.taken:
        shared = box.intersected(other)
        area += max(0.0, shared.width()) * max(0.0, shared.height())
    off = max(0.0, -box.top()) + max(0.0, box.bottom() - measures.height) + max(0.0, -box.left())
    return area / measures.type**2 + off * _OFF_COST
