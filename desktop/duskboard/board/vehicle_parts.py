"""What vehicles make of tokens: one carries all aboard, and an empty one stands by itself."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF

from duskboard.board.geometry import Measures
from duskboard.board.stacking import Spot
from duskboard.board.token_painting import TokenFace, token_box
from duskboard.board.vehicle_painting import BuildFace, VehicleFace, vehicle_width
from duskboard.core.chase.participant import Fate, Turn
from duskboard.core.chase.vehicle import Condition
from duskboard.i18n.chase_vehicle_text import build_text
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView, TokenView
from duskboard.table.vehicle_view import VehicleView

_BESIDE_GAP = 14.0
_MOST_ROOM, _ENOUGH, _LEAST_ROOM = 170.0, 120.0, 40.0
"""The most room for lines beside a token, what is enough, and the least, at full size."""


def standing_tokens(view: BoardView) -> Iterable[TokenView]:
    """Return the tokens that stand on the track: not those of passengers, but empty vehicles."""
    if not view.vehicles:
        return view.tokens
    riding = {who for one in view.vehicles for who in one.aboard if who != one.carrier}
    empty = [
        empty_token(one) for one in view.vehicles if not one.aboard and one.place_id is not None
    ]
    return [*(token for token in view.tokens if token.person_id not in riding), *empty]


def vehicle_at(view: BoardView, token_id: object) -> VehicleView | None:
    """Return the vehicle that a token stands for, or None."""
    return next(
        (
            one
            for one in view.vehicles
            if token_id == one.carrier or (not one.aboard and token_id == one.vehicle_id)
        ),
        None,
    )


def empty_token(vehicle: VehicleView) -> TokenView:
    """Return what stands for a vehicle that nobody sits in."""
    return TokenView(
        person_id=vehicle.vehicle_id,
        name=vehicle.name,
        side=None,
        place_id=vehicle.place_id,
        order=None,
        left=None,
        granted=None,
        owed=None,
        mov=vehicle.mov,
        dex=None,
        skills=(),
        is_active=False,
        turn=Turn.TO_ACT,
        fate=Fate.RUNNING,
        count=1,
        has_gun_ready=False,
        prepared=0,
        visibility=vehicle.visibility,
        short=vehicle.name,
    )


def vehicle_face(vehicle: VehicleView, view: BoardView) -> VehicleFace:
    """Return what makes a vehicle of a token."""
    people = [token for who in vehicle.aboard if (token := view.token(who)) is not None]
    return VehicleFace(
        width=vehicle_width(vehicle.full_build),
        aboard=sum(token.count for token in people),
        seats=vehicle.seats,
        wheels=vehicle.tyres > 0,
    )


def build_face(words: Words, vehicle: VehicleView, *, is_small: bool = False) -> BuildFace | None:
    """Return the Build of a vehicle, or None where nothing of it may be known."""
    pill = ""
    if vehicle.condition is Condition.IMPAIRED:
        pill = words.pgettext("chase vehicle", "impaired, 1 penalty")
        if is_small:
            pill = words.pgettext("chase vehicle", "impaired")
    elif vehicle.condition is Condition.STALLED:
        pill = words.pgettext("chase vehicle", "rolled to a stop")
    elif vehicle.condition is Condition.DESTROYED:
        pill = words.pgettext("chase vehicle", "destroyed")
    if vehicle.build is None and not pill:
        return None
    text = ""
    if vehicle.build is not None:
        texts = {"build": build_text(vehicle.build), "full": build_text(vehicle.full_build)}
        text = words.pgettext("chase vehicle", "Build %(build)s of %(full)s") % texts
        if vehicle.build == vehicle.full_build or is_small:  # the boxes say of how much
            text = words.pgettext("chase vehicle", "Build %(build)s") % texts
    return BuildFace(
        build=vehicle.build,
        full=vehicle.full_build,
        condition=vehicle.condition,
        text=text,
        pill=pill,
        is_short=is_small and bool(pill) and vehicle.build is not None,
    )


def side_rooms(
    view: BoardView, measures: Measures, token: TokenView, spot: Spot, face: TokenFace
) -> tuple[Spot, ...]:
    """Return the sides where lines beside a token may stand, the roomier first (design-2.md 3)."""
    here = view.place(token.place_id)
    if here is None:
        return (spot,)
    half = token_box(face.side, QPointF(), spot.size, face.vehicle).width() / 2
    gap = _BESIDE_GAP * measures.type
    middle = measures.column_x(here.x)
    rooms = {
        1: _MOST_ROOM * measures.type,
        -1: min(_MOST_ROOM * measures.type, middle - half - gap),
    }
    for other in standing_tokens(view):
        place = view.place(other.place_id)
        is_same = place is not None and place.row == here.row and place is not here
        if place is None or not is_same or other.side is not token.side:
            continue
        side = 1 if place.x > here.x else -1
        room = abs(place.x - here.x) * measures.pitch - 2 * half - 2 * gap
        rooms[side] = min(rooms[side], room)
    lane = measures.lane_y(token.side, here.row)
    for place in view.places:  # a plate of another row may stand as high as the lane
        is_level = abs(measures.rail_at(place.row) - lane) < measures.plate_height
        if is_level and place.x != here.x:
            side = 1 if place.x > here.x else -1
            away = abs(place.x - here.x) * measures.pitch - measures.plate_width / 2
            rooms[side] = min(rooms[side], away - half - gap)
    side = 1 if rooms[1] >= min(rooms[-1], _ENOUGH * measures.type) else -1
    least = _LEAST_ROOM * measures.type
    return tuple(replace(spot, beside=one, room=max(least, rooms[one])) for one in (side, -side))
