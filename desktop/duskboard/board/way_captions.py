"""What stands before each way of a fork: which one it is, and how long ("Upper way, 3 stops")."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from duskboard.board.geometry import Measures
from duskboard.board.overlay_drawing import TextDrawing
from duskboard.board.part import ORIGIN, Part, PartKind
from duskboard.board.token_setting import TokenSetting
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView, PlaceView
from duskboard.theme.token import Role

_WIDE, _HIGH = 150.0, 18.0
_OUT, _UP = 28.0, 24.0
"""How far left of the first plate of a way it ends, and how far above its middle it stands."""
_LOW_OUT, _LOW_DOWN = 56.0, 4.0
"""The same for a way below the trunk, whose line comes down before its plate."""
_PX = 12.0


def way_captions(setting: TokenSetting) -> Iterator[Part]:
    """Yield what stands before the ways of each fork; nothing on a line."""
    view, measures = setting.view, setting.measures
    if not measures.is_forked or measures.is_public:
        return
    for fork in (place for place in view.places if place.is_fork):
        firsts = sorted(_firsts(view, fork), key=lambda place: place.row)
        for at, first in enumerate(firsts):
            box = _box(measures, first)
            if _is_free(view, measures, box, first):
                text = _text(setting.words, view, firsts, at)
                drawing = TextDrawing(
                    box=box, text=text, role=Role.TEXT2, px=_PX, weight=600, is_right=True
                )
                key = (PartKind.CAPTION, f"way|{first.place_id}")
                yield Part(key=key, drawing=drawing, at=ORIGIN)


def stops_on(view: BoardView, first: PlaceView) -> int:
    """Return how many places stand on the way of a fork that begins with one."""
    count, here, seen = 1, first, {first.place_id}
    while True:
        ends = [view.place(way.end_id) for way in view.ways if way.start_id == here.place_id]
        onward = [one for one in ends if one is not None and one.letter and one.row == first.row]
        if not onward or onward[0].place_id in seen:
            return count
        here = onward[0]
        seen.add(here.place_id)
        count += 1


def _firsts(view: BoardView, fork: PlaceView) -> list[PlaceView]:
    """Return the first place of each way of a fork that has rows of its own."""
    ends = [view.place(way.end_id) for way in view.ways if way.start_id == fork.place_id]
    return [one for one in ends if one is not None and one.letter and one.row != fork.row]


def _box(measures: Measures, first: PlaceView) -> QRectF:
    """Return where the words stand: they end left of the line that bends to the first plate."""
    scale, plate = measures.type, measures.plate(first.x, first.row)
    is_low = first.row > 0
    right = plate.left() - (_LOW_OUT if is_low else _OUT) * scale
    middle = plate.center().y() + (_LOW_DOWN if is_low else -_UP) * scale
    return QRectF(right - _WIDE * scale, middle - _HIGH * scale / 2, _WIDE * scale, _HIGH * scale)


def _is_free(view: BoardView, measures: Measures, box: QRectF, first: PlaceView) -> bool:
    """Whether no plate stands there, and the words begin on the board."""
    plates = (measures.plate(one.x, one.row) for one in view.places if one is not first)
    return box.left() >= 0 and not any(plate.intersects(box) for plate in plates)


def _text(words: Words, view: BoardView, firsts: Sequence[PlaceView], at: int) -> str:
    first = firsts[at]
    stops = stops_on(view, first)
    counted = words.npgettext("chase way", "%(count)d stop", "%(count)d stops", stops)
    texts = {"way": _way(words, firsts, at), "stops": counted % {"count": stops}}
    return words.pgettext("chase way", "%(way)s, %(stops)s") % texts


def _way(words: Words, firsts: Sequence[PlaceView], at: int) -> str:
    first = firsts[at]
    names = {
        -1: words.pgettext("chase way", "Upper way"),
        0: words.pgettext("chase way", "Middle way"),
        1: words.pgettext("chase way", "Lower way"),
    }
    if len(firsts) == 1:
        return names[-1 if first.row < 0 else 1]
    if len(firsts) == 2:
        return names[2 * at - 1]
    if len(firsts) == 3:
        return names[at - 1]
    return words.pgettext("chase way", "Way %(letter)s") % {"letter": first.letter}
