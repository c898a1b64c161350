"""The tokens of a board as parts: alone, in pairs, in stacks, dragged, and off the track."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.aim import Aim, Phase
from duskboard.board.board_words import fate_text
from duskboard.board.drawing import BESIDE, NAME_PX, TokenDrawing
from duskboard.board.geometry import Measures
from duskboard.board.name_fitting import fitting_mov, fitting_name, name_place, with_vehicle
from duskboard.board.overlay_drawing import TextDrawing
from duskboard.board.part import Part, PartKind
from duskboard.board.side_choice import settled
from duskboard.board.stacking import Spot, stack
from duskboard.board.token_bench import benched
from duskboard.board.token_face import pips_face, token_face
from duskboard.board.token_painting import Pose, TokenFace, token_box
from duskboard.board.token_setting import TokenSetting
from duskboard.board.vehicle_painting import BuildFace
from duskboard.board.vehicle_parts import (
    build_face,
    side_rooms,
    standing_tokens,
    vehicle_at,
    vehicle_face,
)
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import dotted
from duskboard.table.board_view import BoardView, TokenView
from duskboard.table.entity import Visibility
from duskboard.theme.token import Role

_PAIR = 2
_NARROW = 0.74
"""Two vehicles side by side are so much smaller, or they would overlap."""
_PAIR_PX = 12.0
_BRACKET, _WIDE_BRACKET, _SCREEN_BRACKET = 7.0, 12.0, 6.0
_BRACKET_PAD = 4.0
_COUNT_HIGH = 18.0

_PIPS_PAD, _TIGHT_PIPS = 4.0, 0.55
"""Kept free beside the actions of one of a pair, and their share of a line with the name."""

Once = Callable[[Hashable, object, Callable[[], Iterable[Part]]], Iterable[Part]]
"""Makes parts that have a name, unless it has them from the same source already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a token stands.

    Attributes:
        at: Its middle.
        size: Its diameter.
        spot: Where that is in its stack.
    """

    at: QPointF
    size: float
    spot: Spot


def token_parts(setting: TokenSetting, once: Once) -> Iterator[Part]:
    """Yield every token, the marks of stacks, and the origin or the preview of the one in hand.

    `once` makes the parts of a lane, or has them already.
    """
    view = setting.view
    if setting.taken:
        setting = replace(setting, taken=(*setting.taken, *_bodies(setting)))
    for group in _groups(view):
        place_id = group[0].place_id
        sharing = [token for token in view.tokens if token.place_id == place_id]
        riding = tuple(vehicle_at(view, token.person_id) for token in group)
        room = view.tokens if setting.measures.is_forked else ()
        source = (group, sharing, riding, room, view.place(place_id), place_id in view.contacts)
        yield from once(
            (place_id, group[0].side),
            (source, setting.measures, setting.hand, setting.taken),
            partial(_lane_parts, setting, group),
        )
    yield from _bench_parts(setting)
    yield from _ghost_parts(setting)


def standing(setting: TokenSetting, person_id: EntityId) -> Standing | None:
    """Return where a token stands by the view, whatever is in hand; None where it is not drawn."""
    for group in _groups(setting.view):
        for token, place in _placed(setting, group):
            if token.person_id == person_id:
                return place
    return next((place for token, place in _benched(setting) if token.person_id == person_id), None)


def _benched(setting: TokenSetting) -> list[tuple[TokenView, Standing]]:
    return [
        (token, Standing(at=at, size=spot.size, spot=spot))
        for token, at, spot in benched(setting.view, setting.measures)
    ]


def _groups(view: BoardView) -> list[list[TokenView]]:
    """Return who shares a lane of a place; whose turn it is comes first, then the acting order."""
    groups: dict[tuple[EntityId, Side], list[TokenView]] = {}
    known = {place.place_id for place in view.places}
    for token in standing_tokens(view):
        if token.place_id is not None and token.place_id in known:
            groups.setdefault((token.place_id, _lane(token)), []).append(token)
    return [sorted(group, key=_rank) for group in groups.values()]


def _lane(token: TokenView) -> Side:
    """Return whose lane somebody stands in: who may be of any side is with the pursuers."""
    return Side.QUARRY if token.side is Side.QUARRY else Side.PURSUER


def _rank(token: TokenView) -> tuple[bool, int]:
    return (token.fate is not Fate.RUNNING, token.order or len(token.person_id) + 1000)


def _placed(setting: TokenSetting, group: Sequence[TokenView]) -> list[tuple[TokenView, Standing]]:
    """Return those of a lane that are drawn; the active and the focused one always are."""
    measures = setting.measures
    first = group[0]
    place = setting.view.place(first.place_id)
    if place is None:
        return []
    middle = QPointF(measures.column_x(place.x), measures.lane_y(first.side, place.row))
    laid = stack(measures, _lane(first), len(group))
    shown = list(group[: len(laid.spots)])
    for token in group[len(laid.spots) :]:
        if token.is_active or token.person_id == setting.hand.focus:
            shown[-1 if shown[0].is_active else 0] = token
    return [
        (token, Standing(at=middle + spot.offset, size=spot.size, spot=spot))
        for token, spot in zip(shown, laid.spots, strict=True)
    ]


def _lane_parts(setting: TokenSetting, group: Sequence[TokenView]) -> Iterator[Part]:
    for token, place in _placed(setting, group):
        yield _token_part(setting, token, place)
    measures, first = setting.measures, group[0]
    laid = stack(measures, _lane(first), len(group))
    if laid.caption is None:
        return
    here = setting.view.place(first.place_id)
    x, row = (here.x, here.row) if here is not None else (0.0, 0.0)
    middle = QPointF(measures.column_x(x), measures.lane_y(first.side, row))
    key = f"{first.place_id}|{first.side}"
    words = setting.words
    if laid.hidden:
        text = words.pgettext("chase stack", "+%(count)d") % {"count": laid.hidden}
        yield _text_part(setting, f"more|{key}", middle + laid.more, text, Role.TEXT2)
    people = sum(token.count for token in group)
    text = words.npgettext("chase stack", "%(count)d here", "%(count)d here", people)
    counted = text % {"count": people}
    yield _text_part(setting, f"count|{key}", middle + laid.caption, counted, Role.TEXT)


def _text_part(setting: TokenSetting, key: str, middle: QPointF, text: str, role: Role) -> Part:
    scale = setting.measures.type
    wide, high = setting.measures.pitch - 6 * scale, _COUNT_HIGH * scale
    box = QRectF(-wide / 2, -high / 2, wide, high)
    if key.startswith("more"):
        box = QRectF(-16 * scale, -high / 2, 32 * scale, high)
    drawing = TextDrawing(box=box, text=text, role=role, px=NAME_PX, weight=600)
    return Part(key=(PartKind.COUNT, key), drawing=drawing, at=middle)


def _token_part(setting: TokenSetting, token: TokenView, place: Standing) -> Part:
    hand = setting.hand
    aim = hand.aim_of(token.person_id)
    if aim is not None and aim.taken:  # those who leave are drawn; the others stay
        token = replace(token, count=token.count - aim.taken)
    face = token_face(setting.words, token)
    vehicle = vehicle_at(setting.view, token.person_id)
    if vehicle is not None:
        face = replace(face, vehicle=vehicle_face(vehicle, setting.view))
    at, is_lifted, spot = place.at, False, place.spot
    is_held = aim is not None and aim.phase is Phase.CHOOSING and not aim.taken
    if aim is not None and is_held and aim.plan.places:
        at = goal_at(setting, aim, token.side)
        pose = _held_pose(token, aim)
        face = replace(face, pose=pose, is_lifted=hand.is_dragging)
        is_lifted = True
        spot = _alone(setting.measures)
    elif hand.hover == token.person_id and not token.is_active:
        face = replace(face, is_hovered=True)
    if setting.measures.is_public:
        face = replace(face, order=None, visibility=Visibility.SHOWN)
    if not spot.beside and not is_lifted:
        spot = replace(spot, room=_room(setting, token, spot))
    if vehicle is not None and spot.offset.x() and not spot.beside:
        spot = replace(spot, size=spot.size * _NARROW)
    spots = side_rooms(setting.view, setting.measures, token, spot, face) if spot.beside else [spot]
    drawings = [_drawing(setting, token, face, one, aim) for one in spots]
    drawing = settled(setting, at, token.side, drawings) if setting.taken else drawings[0]
    key = (PartKind.TOKEN, str(token.person_id))
    return Part(key=key, drawing=drawing, at=at, is_lifted=is_lifted)


def _bodies(setting: TokenSetting) -> Iterator[QRectF]:
    """Yield where tokens themselves stand."""
    for group in _groups(setting.view):
        for token, place in _placed(setting, group):
            vehicle = vehicle_at(setting.view, token.person_id)
            face = vehicle_face(vehicle, setting.view) if vehicle is not None else None
            yield token_box(token.side, place.at, place.size, face)


def _held_pose(token: TokenView, aim: Aim) -> Pose:
    if not aim.plan.is_legal:
        return Pose.REFUSED
    return Pose.ACTIVE if token.is_active else Pose.DRAGGED


def goal_at(setting: TokenSetting, aim: Aim, side: Side | None) -> QPointF:
    """Return where the token of somebody would stand at the place that it is on the way to."""
    place, measures = setting.view.place(aim.plan.goal), setting.measures
    x, row = (place.x, place.row) if place is not None else (0.0, 0.0)
    return QPointF(measures.column_x(x), measures.lane_y(side, row))


def _alone(measures: Measures) -> Spot:
    return stack(measures, Side.QUARRY, 1).spots[0]


def _drawing(
    setting: TokenSetting, token: TokenView, face: TokenFace, spot: Spot, aim: Aim | None
) -> TokenDrawing:
    measures, words = setting.measures, setting.words
    if not spot.named:
        return TokenDrawing(
            face=replace(face, order=None) if spot.size < measures.token else face,
            size=spot.size, name="", name_role=Role.TEXT, name_px=NAME_PX,
            pips=None, detail="", room=0.0, scale=measures.type,
        )  # fmt: skip
    is_pair = spot.offset.x() != 0
    name_px = _PAIR_PX if is_pair and spot.line is None else NAME_PX
    pips = None
    if not measures.is_public:
        hand, planned = setting.hand, aim.planned if aim is not None else 0
        hovered = hand.pip if hand.hover == token.person_id else None
        pips = pips_face(token, planned, hovered)
        if pips is not None:
            share = _TIGHT_PIPS if spot.is_tight else 1.0
            pips = replace(pips, room=max(0.0, spot.room / measures.type * share - _PIPS_PAD))
    detail = fate_text(words, token.fate)
    if not detail and token.mov is not None and not is_pair and not spot.is_tight:
        detail = fitting_mov(setting, token.mov, pips, spot.room)
    is_quiet = measures.is_public and face.pose is Pose.SPENT
    name = fitting_name(setting, token, spot, name_px, pips)
    if spot.beside:
        name = with_vehicle(setting, token, name, spot)
    if measures.is_public and token.fate is not Fate.RUNNING:
        name, detail = dotted(words, [name, detail]), ""  # one line stands over a plate there
    room, aside = name_place(setting, spot, name, name_px)
    if spot.beside:
        aside = _beyond_bracket(setting, token, face, spot)
    return TokenDrawing(
        face=face,
        size=spot.size,
        name=name,
        name_role=Role.TEXT2 if is_quiet or token.fate is not Fate.RUNNING else Role.TEXT,
        name_px=name_px,
        pips=pips if token.fate is Fate.RUNNING else None,
        detail=detail,
        room=room,
        scale=measures.type,
        is_tight=spot.is_tight,
        line=spot.line or 0,
        aside=aside,
        build=_build(setting, token) if spot.beside or not (is_pair or spot.is_tight) else None,
        beside=spot.beside,
    )


def _build(setting: TokenSetting, token: TokenView) -> BuildFace | None:
    vehicle = vehicle_at(setting.view, token.person_id)
    if vehicle is None:
        return None
    is_small = setting.measures.is_forked and setting.measures.is_small
    planned = dict(setting.hand.losses).get(vehicle.vehicle_id, 0)
    face = build_face(setting.words, vehicle, is_small=is_small)
    return replace(face, planned=planned) if face is not None and planned else face


def _beyond_bracket(setting: TokenSetting, token: TokenView, face: TokenFace, spot: Spot) -> float:
    """Return how much further out lines beside a token begin, so that no bracket runs through."""
    place_id, scale = token.place_id, setting.measures.type
    if place_id is None or place_id not in setting.view.contacts:
        return 0.0
    half = token_box(face.side, QPointF(), spot.size, face.vehicle).width() / 2
    bracket = bracket_half(setting, place_id) + _BRACKET_PAD * scale
    return max(0.0, bracket - half - BESIDE * scale)


def bracket_half(setting: TokenSetting, place_id: EntityId) -> float:
    """Return how far from the middle of its column the brackets of a contact stand.

    They are wider round pairs, whose names need the room, and where players read names from afar.
    """
    measures = setting.measures
    pairs = any(
        len(group) == _PAIR and group[0].place_id == place_id for group in _groups(setting.view)
    )
    beyond = _WIDE_BRACKET if pairs else _BRACKET
    if measures.is_public:
        beyond = _SCREEN_BRACKET
    return measures.plate_width / 2 + beyond * measures.line


def _room(setting: TokenSetting, token: TokenView, spot: Spot) -> float:
    """Return how wide name and actions may be: within the brackets where there is a contact."""
    if token.place_id is None or token.place_id not in setting.view.contacts:
        return spot.room
    inner = bracket_half(setting, token.place_id) - _BRACKET_PAD * setting.measures.type
    beside = abs(spot.offset.x()) if spot.line is None else 0.0
    return min(spot.room, 2 * (inner - beside))


def _ghost_parts(setting: TokenSetting) -> Iterator[Part]:
    """Yield where the token in hand came from, or where each of those on the way is to go."""
    aims = [setting.hand.aim] if setting.hand.aim is not None else []
    for aim in (*aims, *setting.hand.marches):
        token = setting.view.token(aim.person_id)
        if token is None or not aim.plan.places:
            continue
        if aim.taken:
            yield _taken_part(setting, token, aim)
        else:
            yield from _ghost_part(setting, token, aim)


def _taken_part(setting: TokenSetting, token: TokenView, aim: Aim) -> Part:
    """Return those who leave a group, in hand."""
    pose = Pose.DRAGGED if aim.plan.is_legal else Pose.REFUSED
    face = token_face(setting.words, replace(token, count=aim.taken), pose)
    face = replace(face, order=None, visibility=Visibility.SHOWN, is_lifted=True)
    drawing = _drawing(
        setting, replace(token, count=aim.taken), face, _alone(setting.measures), aim
    )
    at = goal_at(setting, aim, token.side)
    key = (PartKind.GHOST, str(token.person_id))
    return Part(key=key, drawing=drawing, at=at, is_lifted=True)


def _ghost_part(setting: TokenSetting, token: TokenView, aim: Aim) -> Iterator[Part]:
    place = standing(setting, token.person_id)
    if aim.phase is Phase.CHOOSING:
        if place is None:
            return
        face, at, size = token_face(setting.words, token, Pose.ORIGIN), place.at, place.size
    else:
        face = token_face(setting.words, token, Pose.PREVIEW)
        at = goal_at(setting, aim, token.side)
        size = setting.measures.token
        at = _beside(setting, token, aim, at)
    face = replace(face, order=None, count=1, visibility=Visibility.SHOWN)
    drawing = TokenDrawing(
        face=face, size=size, name="", name_role=Role.TEXT, name_px=NAME_PX,
        pips=None, detail="", room=0.0, scale=setting.measures.type,
    )  # fmt: skip
    yield Part(key=(PartKind.GHOST, str(token.person_id)), drawing=drawing, at=at)


def _beside(setting: TokenSetting, token: TokenView, aim: Aim, at: QPointF) -> QPointF:
    """Return where a preview stands so that whoever is at the goal already can be seen."""
    is_taken = any(
        other.place_id == aim.plan.goal and other.side is token.side
        for other in setting.view.tokens
    )
    return at - QPointF(setting.measures.token * 0.95, 0) if is_taken else at


def _bench_parts(setting: TokenSetting) -> Iterator[Part]:
    if not setting.measures.is_public:
        for token, place in _benched(setting):
            yield _token_part(setting, token, place)
