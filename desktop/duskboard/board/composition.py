"""A view of a chase put together from parts: what stands where, and how."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from duskboard.board.aim import Aim, Plan
from duskboard.board.aim_parts import aim_parts
from duskboard.board.board_words import called, distance_text, lane_name
from duskboard.board.brush import type_px
from duskboard.board.drawing import PlateDrawing
from duskboard.board.geometry import Measures
from duskboard.board.label import plate_lines
from duskboard.board.lane_painting import (
    Tick,
)
from duskboard.board.overlay_drawing import CaptionDrawing, GapDrawing, NoteDrawing, TickDrawing
from duskboard.board.part import ORIGIN, Hand, Part, PartKind
from duskboard.board.plate_painting import NAME_ROOM, NAME_SIZES, PlateFace, PlateState
from duskboard.board.side_choice import taken_by
from duskboard.board.token_parts import token_parts
from duskboard.board.token_setting import TokenSetting
from duskboard.board.way_captions import way_captions
from duskboard.board.way_parts import contact_parts, way_parts
from duskboard.core.chase.participant import Side
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView, PlaceView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle

_SCREEN_NAME = 38.0
"""The size of type on the players' plates."""
_CAPTION_ROOM = 90.0
_CAPTION_LEFT = 34.0
_GAP_WIDTH = 4.0
_NOTE = (116.0, 38.0)
_MOST_KNOWN = 200


class Composer:
    """Puts boards together; what was put together before is taken again as it is."""

    def __init__(self, look: Look, words: Words) -> None:
        self._look, self._words = look, words
        self._lines: dict[tuple[str, float, float], tuple[tuple[str, ...], float]] = {}
        self._known: dict[Hashable, tuple[object, tuple[Part, ...]]] = {}

    def forget(self) -> None:
        """Put everything together anew: the look or the words have changed."""
        self._lines.clear()
        self._known.clear()

    def parts(self, view: BoardView, measures: Measures, hand: Hand) -> list[Part]:
        """Return every part of a board."""
        setting = TokenSetting(
            look=self._look, words=self._words, view=view, measures=measures, hand=hand
        )
        active = view.token(view.active)
        here = active.place_id if active is not None else None
        plain = (view.places, measures, hand)
        found = [
            *self._once("ways", (*plain, view.ways), lambda: way_parts(setting)),
            *self._once("plates", (*plain, here), lambda: self._plates(setting)),
        ]
        if measures.is_forked:  # names stand beside the tokens, where other things do
            setting = replace(setting, taken=taken_by(self._look, found, measures))
        found += token_parts(setting, self._once)
        found += [*contact_parts(setting), *aim_parts(setting)]
        if not measures.is_public:
            found += [*self._captions(setting), *way_captions(setting)]
            found += [*self._ruler(setting), *_gap(setting)]
        return found

    def _once(
        self, name: Hashable, source: object, make: Callable[[], Iterable[Part]]
    ) -> tuple[Part, ...]:
        """Return parts as they are already, as long as what they are made from is the same."""
        known = self._known.get(name)
        if known is not None and known[0] == source:
            return known[1]
        if len(self._known) > _MOST_KNOWN:
            self._known.clear()
        parts = tuple(make())
        self._known[name] = (source, parts)
        return parts

    def _plates(self, setting: TokenSetting) -> Iterator[Part]:
        active = setting.view.token(setting.view.active)
        for place in setting.view.places:
            is_here = active is not None and active.place_id == place.place_id
            state = _plate_state(place, setting.hand.aim, is_here=is_here)
            if setting.measures.is_public and is_here:
                state = PlateState.LEGAL
            drawing = PlateDrawing(
                box=setting.measures.plate(place.x, place.row),
                face=self._plate_face(setting, place, state),
                radius=setting.measures.radius,
            )
            moved = setting.hand.moved
            at = moved[1] if moved is not None and moved[0] == place.place_id else ORIGIN
            key = (PartKind.PLATE, str(place.place_id))
            yield Part(key=key, drawing=drawing, at=at, is_lifted=at != ORIGIN)
            if place.is_fork and not setting.measures.is_public:
                yield self._fork_note(setting, place)

    def _plate_face(self, setting: TokenSetting, place: PlaceView, state: PlateState) -> PlateFace:
        measures, hand = setting.measures, setting.hand
        if place.name is None:
            return PlateFace(
                lines=("?",),
                name_px=NAME_SIZES[0] * 1.4,
                state=state,
                is_hidden=True,
                has_eye=False,
            )
        lines, px = self.plate_name(place.name, measures)
        is_aimed = hand.aim is not None and state in {PlateState.LEGAL, PlateState.REFUSED}
        number = place.label
        if measures.is_small and (is_aimed or _badge_plan(place, hand.aim) is not None):
            number = ""  # it stands in the badge
        return PlateFace(
            lines=lines,
            name_px=px,
            number=number,
            state=state,
            is_exit=place.is_exit,
            is_hovered=hand.aim is None and place.place_id in {hand.hover, hand.sorted_place},
            is_hidden=place.visibility is Visibility.HIDDEN,
            is_masked=place.visibility is Visibility.MASKED,
            number_above=measures.is_small,
            distance=self._distance(setting, place),
        )

    def _distance(self, setting: TokenSetting, place: PlaceView) -> str:
        """Return how far a place is, on a track that forks: it has no ruler."""
        away = setting.view.distance(place) if setting.measures.is_forked else None
        if away is None:
            return ""
        here = self._words.pgettext("chase distance", "here")
        return distance_text(self._words, away) if away else here

    def _fork_note(self, setting: TokenSetting, place: PlaceView) -> Part:
        """Return the note under a fork: who chooses the way (9.1)."""
        measures = setting.measures
        text = self._words.pgettext("chase", "Fork: the first quarry chooses")
        plate = measures.plate(place.x, place.row)
        box = QRectF(0, 0, _NOTE[0] * measures.type, _NOTE[1] * measures.type)
        box.moveCenter(QPointF(plate.center().x(), 0))
        box.moveTop(plate.bottom() + 8 * measures.type)
        key = (PartKind.CAPTION, f"fork|{place.place_id}")
        return Part(key=key, drawing=NoteDrawing(box=box, text=text), at=ORIGIN)

    def plate_name(self, name: str, measures: Measures) -> tuple[tuple[str, ...], float]:
        """Return the lines of a name on a plate, and their size of type before scaling."""
        room = measures.plate_width - NAME_ROOM * measures.type
        key = (name, room, measures.type)
        if key not in self._lines:
            is_large = measures.is_public and not measures.is_forked
            sizes = (_SCREEN_NAME / measures.type,) if is_large else NAME_SIZES

            def width(text: str, px: float) -> float:
                font = self._look.font(
                    TextStyle.TITLE, weight=600, px=type_px(text, px) * measures.type
                )
                return QFontMetricsF(font).horizontalAdvance(text)

            self._lines[key] = plate_lines(name, room, sizes, width)
        return self._lines[key]

    def _captions(self, setting: TokenSetting) -> Iterator[Part]:
        measures = setting.measures
        if measures.pans or (measures.ruler_y is None and not measures.is_forked):
            return
        scale = measures.type
        heights = {
            Side.QUARRY: measures.quarry_y - 36 * scale,
            Side.PURSUER: measures.pill_y - 4 * scale,
        }
        if measures.is_forked:
            heights = {Side.QUARRY: 18 * scale, Side.PURSUER: measures.height - 18 * scale}
        for side, y in heights.items():
            drawing = CaptionDrawing(
                at=QPointF(_CAPTION_LEFT * scale if measures.is_forked else measures.left, y),
                side=side,
                text=_caption(self._words, side, is_forked=measures.is_forked),
                width=_CAPTION_ROOM * (2 if measures.is_forked else 1) * scale,
                scale=scale,
            )
            yield Part(key=(PartKind.CAPTION, side.value), drawing=drawing, at=ORIGIN)

    def _ruler(self, setting: TokenSetting) -> Iterator[Part]:
        measures, view = setting.measures, setting.view
        active = view.token(view.active)
        here = view.place(active.place_id) if active is not None else None
        if measures.ruler_y is None or active is None or here is None:
            return
        for place in view.places:
            is_here = place is here
            away = setting.view.distance(place) or 0
            name = called(self._words, active)
            tick = Tick(
                text=name if is_here else distance_text(self._words, away),
                is_here=is_here,
                goes_back=place is not view.places[0],
                goes_on=place is not view.places[-1],
            )
            drawing = TickDrawing(
                at=QPointF(measures.column_x(place.column), measures.ruler_y),
                tick=tick,
                pitch=measures.pitch,
                scale=measures.type,
            )
            yield Part(key=(PartKind.RULER, str(place.place_id)), drawing=drawing, at=ORIGIN)


def _caption(words: Words, side: Side, *, is_forked: bool) -> str:
    """Return where the tokens of a side stand: above or below each way, where there are several."""
    if not is_forked:
        return lane_name(words, side)
    if side is Side.QUARRY:
        return words.pgettext("chase lane", "Quarry above each way")
    return words.pgettext("chase lane", "Pursuers below")


def _gap(setting: TokenSetting) -> Iterator[Part]:
    """Yield the mark of the gap that a dragged place would be put into."""
    hand, measures = setting.hand, setting.measures
    if hand.gap is None:
        return
    wide = _GAP_WIDTH * measures.line
    x = measures.column_x(hand.gap - 0.5)
    box = QRectF(x - wide / 2, measures.plate_top - 8 * measures.type, wide, 0.0)
    box.setBottom(measures.plate_bottom + 8 * measures.type)
    yield Part(key=(PartKind.GAP, ""), drawing=GapDrawing(box=box), at=ORIGIN)


def _plate_state(place: PlaceView, aim: Aim | None, *, is_here: bool) -> PlateState:
    if aim is not None and aim.plan.places:
        if aim.plan.goal == place.place_id:
            return PlateState.LEGAL if aim.plan.is_legal else PlateState.REFUSED
        if place.place_id in aim.others and not aim.others[place.place_id].is_legal:
            return PlateState.DIM
    return PlateState.HERE if is_here else PlateState.REST


def _badge_plan(place: PlaceView, aim: Aim | None) -> Plan | None:
    return aim.others.get(place.place_id) if aim is not None else None
