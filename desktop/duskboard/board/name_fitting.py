"""Names and numbers of tokens where there is little room for them."""

from duskboard.board.board_words import called, person_name
from duskboard.board.brush import type_px
from duskboard.board.drawing import DETAIL_GAP, DETAIL_PX, NAME_PX, name_width
from duskboard.board.label import has_cjk
from duskboard.board.pip_painting import PipsFace, pips_width
from duskboard.board.stacking import Spot
from duskboard.board.token_setting import TokenSetting
from duskboard.i18n.listing import dotted
from duskboard.table.board_view import TokenView
from duskboard.theme.text import measure_text
from duskboard.theme.token import TextStyle


def name_place(setting: TokenSetting, spot: Spot, name: str, px: float) -> tuple[float, float]:
    """Return how wide a name is, and how far beside its token.

    A name that has a line of its own stands under its token, or as near as its column lets it.
    """
    if spot.line is None:
        return spot.room, 0.0
    width = min(spot.room, name_width(setting.look, name, px, setting.measures.type) + 1)
    most = (spot.room - width) / 2
    return width, max(-most, min(most, spot.offset.x())) - spot.offset.x()


def fitting_mov(setting: TokenSetting, mov: int, pips: PipsFace | None, room: float) -> str:
    """Return MOV in words, or "" where there is no room for it beside the actions."""
    text = setting.words.pgettext("chase", "MOV %(mov)d") % {"mov": mov}
    scale = setting.measures.type
    size = type_px(text, DETAIL_PX) * scale
    wide = measure_text(setting.look, text, TextStyle.BODY, px=size).width()
    beside = pips_width(pips, scale) + DETAIL_GAP * scale if pips is not None else 0.0
    return text if beside + wide <= room else ""


def fitting_name(
    setting: TokenSetting, token: TokenView, spot: Spot, px: float, pips: PipsFace | None
) -> str:
    """Return the whole name, or the short one of players and of pairs that have no room for it."""
    name, short = person_name(setting.words, token), called(setting.words, token)
    if setting.measures.is_public:
        return short
    width = name_width(setting.look, name, px, setting.measures.type)
    is_told = len(short) > 2 or has_cjk(short)
    is_pair = spot.is_tight or spot.offset.x() != 0
    room = spot.room
    if spot.is_tight and pips is not None:
        room -= pips_width(pips, setting.measures.type) + DETAIL_GAP * setting.measures.type
    return short if width > room and is_pair and is_told else name


def with_vehicle(setting: TokenSetting, token: TokenView, name: str, spot: Spot) -> str:
    """Return a driver's name with that of the vehicle, where there is room for both."""
    vehicle = setting.view.vehicle_of(token.person_id)
    if vehicle is None or vehicle.name is None:
        return name
    both = dotted(setting.words, [name, vehicle.name])
    width = name_width(setting.look, both, NAME_PX, setting.measures.type)
    return both if width <= spot.room else name
