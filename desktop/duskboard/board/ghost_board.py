"""What stands where no chase is yet: plates without names, and who begins where."""

from PySide6.QtCore import QPointF

from duskboard.board.board_words import lane_name
from duskboard.board.drawing import NAME_PX, PlateDrawing, TokenDrawing
from duskboard.board.geometry import Measures
from duskboard.board.overlay_drawing import CaptionDrawing, LeadDrawing
from duskboard.board.part import ORIGIN, Part, PartKind
from duskboard.board.plate_painting import PlateFace, PlateState
from duskboard.board.token_painting import Pose, TokenFace
from duskboard.board.way_drawing import WayDrawing
from duskboard.core.chase.participant import Side
from duskboard.i18n.words import Words
from duskboard.theme.token import Role

GHOSTS = 5
"""How many plates are shown before there are any."""

_AHEAD = 2
_NAME_PX = 13.0


def ghost_parts(words: Words, measures: Measures) -> list[Part]:
    """Return numbered plates without names, with the quarry two places ahead of a pursuer."""
    name = words.pgettext("chase place", "name it")
    parts: list[Part] = []
    for column in range(GHOSTS):
        number = str(column + 1)
        face = PlateFace(
            lines=(name,),
            name_px=_NAME_PX,
            number=number,
            state=PlateState.GHOST,
            number_above=measures.is_small,
        )
        plate = PlateDrawing(box=measures.plate(column), face=face, radius=measures.radius)
        parts.append(Part(key=(PartKind.PLATE, f"ghost-{number}"), drawing=plate, at=ORIGIN))
        if column:
            parts.append(_rail(measures, column))
    parts += [_token(measures, Side.QUARRY, _AHEAD), _token(measures, Side.PURSUER, 0)]
    parts += [_caption(words, measures, side) for side in Side if measures.ruler_y is not None]
    parts.append(_lead(words, measures))
    return parts


def _rail(measures: Measures, column: int) -> Part:
    before, after = measures.plate(column - 1), measures.plate(column)
    drawing = WayDrawing(
        start=QPointF(before.right(), measures.rail_y),
        end=QPointF(after.left(), measures.rail_y),
        is_path=False,
        hazard=None,
        barrier=None,
        is_unknown=False,
        label=None,
        plate_height=measures.plate_height,
        room=0.0,
        shape=measures.shape,
        scale=measures.type,
    )
    return Part(key=(PartKind.WAY, f"ghost-{column}"), drawing=drawing, at=ORIGIN)


def _token(measures: Measures, side: Side, column: int) -> Part:
    drawing = TokenDrawing(
        face=TokenFace(side=side, label="", pose=Pose.ORIGIN),
        size=measures.token,
        name="",
        name_role=Role.TEXT,
        name_px=NAME_PX,
        pips=None,
        detail="",
        room=0.0,
        scale=measures.type,
    )
    at = QPointF(measures.column_x(column), measures.lane_y(side))
    return Part(key=(PartKind.GHOST, side.value), drawing=drawing, at=at)


def _caption(words: Words, measures: Measures, side: Side) -> Part:
    scale = measures.type
    is_quarry = side is Side.QUARRY
    y = measures.quarry_y - 36 * scale if is_quarry else measures.pill_y - 18 * scale
    drawing = CaptionDrawing(
        at=QPointF(measures.left, y), side=side, text=lane_name(words, side),
        width=90 * scale, scale=scale,
    )  # fmt: skip
    return Part(key=(PartKind.CAPTION, side.value), drawing=drawing, at=ORIGIN)


def _lead(words: Words, measures: Measures) -> Part:
    text = words.pgettext("chase", "%(count)d ahead") % {"count": _AHEAD}
    top = measures.plate_top - 24 * measures.type
    drawing = LeadDrawing(
        start=QPointF(measures.column_x(0), top),
        end=QPointF(measures.column_x(_AHEAD), top),
        foot=measures.plate_top - 10 * measures.type,
        text=text,
    )
    return Part(key=(PartKind.LEAD, ""), drawing=drawing, at=ORIGIN)
