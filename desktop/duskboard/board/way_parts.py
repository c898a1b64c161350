"""The ways of a board as parts, what can be added to them, and contacts."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.aim import Aim
from duskboard.board.board_words import way_lines, way_more
from duskboard.board.curve import curve_of, way_ends
from duskboard.board.lane_painting import chip_size, pill_size
from duskboard.board.overlay_drawing import ChipDrawing, ContactDrawing
from duskboard.board.part import ORIGIN, Chip, Hand, Part, PartKind
from duskboard.board.stacking import stack
from duskboard.board.token_parts import bracket_half
from duskboard.board.token_setting import TokenSetting
from duskboard.board.vehicle_parts import standing_tokens
from duskboard.board.way_drawing import WayDrawing
from duskboard.board.way_painting import BarrierFace, HazardFace, LabelFace, label_drop
from duskboard.core.chase.participant import Side
from duskboard.core.chase.track import Direction
from duskboard.table.board_view import BoardView, PlaceView, WayView
from duskboard.table.entity import Visibility
from duskboard.table.obstacle_view import BarrierView, HazardView

_LOWER = 20.0
_CLEAR = 48.0
"""So much lower a label stands on a small board where another hangs under the trunk beside it."""
_ASIDE = 96.0
"""Room for a label beside a steep way, at full size."""


def way_parts(setting: TokenSetting) -> Iterator[Part]:
    """Yield every way, and what can be added to the open one under the pointer."""
    for way in setting.view.ways:
        drawing = _way(setting, way)
        if drawing is None:
            continue
        yield Part(key=(PartKind.WAY, str(way.edge_id)), drawing=drawing, at=ORIGIN)
        if _takes_chips(way, setting.hand):
            yield from _chips(setting, way, drawing)


def _way(setting: TokenSetting, way: WayView) -> WayDrawing | None:
    measures, hand = setting.measures, setting.hand
    ends = way_ends(setting.view, measures, way)
    if ends is None:
        return None
    shown = _shown_way(setting.view, way, hand)
    is_origin = hand.carried == way.edge_id and hand.target != way.edge_id
    is_armed = _is_armed(hand.aim, way)
    is_hovered = hand.hover == way.edge_id and hand.aim is None
    is_hidden = shown.visibility is Visibility.HIDDEN and not measures.is_public
    hazard = HazardFace(
        is_armed=is_armed,
        is_passed=shown.is_passed,
        is_hovered=is_hovered,
        is_hidden=is_hidden,
        is_origin=is_origin,
        drift=_drift(shown.hazard),
        only=one_way(shown.hazard),
    )
    barrier = BarrierFace(
        share=shown.barrier.share if shown.barrier is not None else 0.0,
        has_hazard=shown.hazard is not None,
        is_open=shown.barrier is not None and shown.barrier.is_open,
        is_armed=is_armed,
        is_passed=shown.is_passed,
        is_hovered=is_hovered,
        is_hidden=is_hidden,
        is_origin=is_origin,
        only=one_way(shown.barrier),
    )
    curve, (aside, lower) = curve_of(measures, way, *ends), _label_side(setting, way)
    room = measures.pitch * (1.0 if measures.is_public else 0.96)
    if aside:
        room = _ASIDE * measures.type
    return WayDrawing(
        start=ends[0],
        end=ends[1],
        curve=curve,
        aside=aside,
        lower=lower,
        is_path=_is_path(setting.view, way, hand.aim),
        hazard=hazard if shown.hazard is not None else None,
        barrier=barrier if shown.barrier is not None else None,
        is_unknown=_is_unknown(shown),
        label=_label(setting, shown, is_armed=is_armed),
        plate_height=measures.plate_height,
        room=room,
        shape=measures.shape,
        scale=measures.type,
    )


def _label_side(setting: TokenSetting, way: WayView) -> tuple[int, float]:
    """Return at which side of a steep way there is room for a label, and how much lower.

    It is outside of the fork, between plates and tokens; under the fork itself a note stands.
    """
    view, measures = setting.view, setting.measures
    start, end = view.place(way.start_id), view.place(way.end_id)
    if start is None or end is None or way.bow is not None or start.row == end.row:
        return 0, 0.0
    leaves, is_above = abs(end.row) > abs(start.row), min(start.row, end.row) < 0
    side = -1 if leaves and is_above else 1
    if measures.is_small:  # under the junction hangs what lies before the place after it
        return side, 0.0 if leaves or is_above else _CLEAR * measures.type
    lower = -_LOWER / 2 if leaves and not is_above else _LOWER
    return side, lower * measures.shape


def _drift(hazard: HazardView | None) -> int:
    """Return 1 for a hazard that moves on, -1 for one that moves back, 0 for one that stays."""
    if hazard is None or hazard.drift is None:
        return 0
    return 1 if hazard.drift.direction is Direction.FORWARD else -1


def _label(setting: TokenSetting, way: WayView, *, is_armed: bool) -> LabelFace | None:
    name, detail = way_lines(setting.words, way)
    if not name:
        return None
    is_free = way.barrier is not None and not way.barrier.is_in_the_way
    is_broken = way.barrier is not None and way.barrier.share <= 0
    is_public = setting.measures.is_public
    if is_public and (way.is_passed or is_broken):
        return None
    return LabelFace(
        name=name,
        detail=detail,
        is_armed=is_armed and not is_public,
        is_dim=way.is_passed or is_free,
        more=way_more(setting.words, way) if not is_public else "",  # the arrow says it
        is_hidden=way.visibility is Visibility.HIDDEN and not is_public,
    )


def _chips(setting: TokenSetting, way: WayView, drawing: WayDrawing) -> Iterator[Part]:
    words, measures = setting.words, setting.measures
    texts = (
        (Chip.HAZARD, words.pgettext("chase", "+ hazard")),
        (Chip.BARRIER, words.pgettext("chase", "+ barrier")),
    )
    top = drawing.middle.y() + measures.plate_height / 2 + 6 * measures.type
    for chip, text in texts:
        size = chip_size(setting.look, text, measures.type)
        box = QRectF(drawing.middle.x() - size.width() / 2, top, size.width(), size.height())
        is_hovered = setting.hand.chip is chip
        yield Part(
            key=(PartKind.CHIP, f"{way.edge_id}|{chip}"),
            drawing=ChipDrawing(box=box, text=text, is_hovered=is_hovered),
            at=ORIGIN,
        )
        top = box.bottom() + 4 * measures.type


def contact_parts(setting: TokenSetting) -> Iterator[Part]:
    """Yield the brackets round every place where both sides stand."""
    measures, words = setting.measures, setting.words
    text = words.pgettext("chase", "Contact")
    if measures.is_public:
        text = words.pgettext("chase", "Caught up")
    size = pill_size(setting.look, text, measures.type)
    size.setWidth(min(size.width(), measures.pitch - 6 * measures.type))  # beside another one
    for place_id in setting.view.contacts:
        place = setting.view.place(place_id)
        if place is None:
            continue
        plate = measures.plate(place.x, place.row)
        pill = QRectF(ORIGIN, size)
        pill.moveCenter(QPointF(plate.center().x(), _pill_y(setting, place)))
        top = _top(setting, place)
        half = bracket_half(setting, place_id)
        left = plate.center().x() - half
        column = QRectF(left, top, 2 * half, pill.center().y() - top)
        gap = QRectF(plate).adjusted(0, -14 * measures.shape, 0, 0)
        low = label_drop(measures.type, measures.shape) + 34 * measures.type
        gap.setBottom(plate.bottom() + (low if not measures.is_public else 78))
        drawing = ContactDrawing(column=column, gap=gap, pill=pill, text=text)
        yield Part(key=(PartKind.CONTACT, str(place_id)), drawing=drawing, at=ORIGIN)


def one_way(laid: HazardView | BarrierView | None) -> int:
    """Return 1 for what is met going on only, -1 for going back only, 0 for both."""
    if laid is None or len(laid.ways) > 1:
        return 0
    return 1 if Direction.FORWARD in laid.ways else -1


def _shown_way(view: BoardView, way: WayView, hand: Hand) -> WayView:
    """Return a way as it would be with what is carried, or brought, dropped on it."""
    if hand.brought is not None and hand.target == way.edge_id:
        hazard = None if isinstance(hand.brought, BarrierView) else hand.brought
        barrier = hand.brought if isinstance(hand.brought, BarrierView) else None
        return replace(_beside(way, hazard, barrier), is_passed=False)
    if hand.carried is None or hand.target != way.edge_id or hand.carried == hand.target:
        return way
    source = next((one for one in view.ways if one.edge_id == hand.carried), None)
    if source is None:
        return way
    return replace(way, hazard=source.hazard, barrier=source.barrier, visibility=source.visibility)


def _beside(way: WayView, hazard: HazardView | None, barrier: BarrierView | None) -> WayView:
    """Return a way with what is brought, beside what holds in the other direction only (6.3)."""
    laid = (way.hazard if hazard is None else None) or (way.barrier if barrier is None else None)
    free = frozenset(Direction) - laid.ways if laid is not None else frozenset()
    if not free:
        return replace(way, hazard=hazard, barrier=barrier)
    if hazard is not None:
        return replace(way, hazard=replace(hazard, ways=free))
    return replace(way, barrier=replace(barrier, ways=free)) if barrier is not None else way


def _is_unknown(way: WayView) -> bool:
    nothing = way.hazard is None and way.barrier is None
    return nothing and way.visibility is Visibility.MASKED


def _takes_chips(way: WayView, hand: Hand) -> bool:
    is_open = way.hazard is None and way.barrier is None
    return is_open and hand.is_editable and hand.hover == way.edge_id and hand.aim is None


def _is_armed(aim: Aim | None, way: WayView) -> bool:
    return aim is not None and aim.plan.is_legal and aim.plan.obstacle == way.edge_id


def _is_path(view: BoardView, way: WayView, aim: Aim | None) -> bool:
    """Whether a way lies between two neighbours of the path in hand."""
    if aim is None or not aim.plan.is_legal or not aim.plan.places:
        return False
    token = view.token(aim.person_id)
    if token is None or token.place_id is None:
        return False
    stops = (token.place_id, *aim.plan.places)
    steps = {frozenset(pair) for pair in itertools.pairwise(stops)}
    return frozenset((way.start_id, way.end_id)) in steps


def _pursuers_at(view: BoardView, place: PlaceView) -> int:
    return sum(
        1
        for token in standing_tokens(view)
        if token.place_id == place.place_id and token.side is not Side.QUARRY
    )


def _pill_y(setting: TokenSetting, place: PlaceView) -> float:
    """Return the middle of the pill: lower where the stack above it reaches further down."""
    measures = setting.measures
    laid = stack(measures, Side.PURSUER, _pursuers_at(setting.view, place))
    lane = measures.lane_y(Side.PURSUER, place.row)
    usual = measures.pill_at(place.row)
    if laid.caption is None:
        lowest = max((spot.offset.y() for spot in laid.spots), default=0.0)
        return usual + lowest if measures.is_forked else usual
    return max(usual, lane + laid.caption.y() + 20 * measures.type)


def _top(setting: TokenSetting, place: PlaceView) -> float:
    """Return the upper edge of the brackets: over the highest of the quarry."""
    measures = setting.measures
    count = sum(
        1
        for token in standing_tokens(setting.view)
        if token.place_id == place.place_id and token.side is Side.QUARRY
    )
    usual = measures.token / 2 + 22 * measures.shape
    laid = stack(measures, Side.QUARRY, count)
    highest = max((spot.size / 2 - spot.offset.y() for spot in laid.spots), default=0.0)
    size = laid.spots[0].size if laid.spots else measures.token
    rise = highest + usual - measures.token / 2 if size == measures.token else highest + 14
    return max(2.0, measures.lane_y(Side.QUARRY, place.row) - max(usual, rise))
