"""A hand-out: a picture or a sheet of paper, uncropped, with what it is beside it."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from duskboard.projector.companion import SIZE, companion, paint_companion
from duskboard.projector.page import BODY, INDENT, MARGIN, SMALL, Canvas
from duskboard.projector.title_page import paint_name, paint_picture
from duskboard.table.hand_out_view import HandOutView
from duskboard.table.public_view import PublicView
from duskboard.theme.text import measure_text
from duskboard.theme.token import Role, TextStyle

_ROOM = (120.0, 60.0, 820.0, 960.0)
_PAPER_PADDING = 72.0
_TITLE = 60.0
_WIDE = 1600.0
_BESIDE = 1010.0
_LEAST_PAPER = SMALL
_MOST_PAPER = 48.0
_LINES = 40
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True, kw_only=True)
class _Rooms:
    thing: QRectF
    words: QRectF
    card: QRectF | None


def paint_hand_out(
    canvas: Canvas, view: PublicView, hand_out: HandOutView | None, picture: QImage | None
) -> None:
    """Paint a hand-out; the name of the campaign where there is none."""
    if hand_out is None:
        paint_name(canvas, view.title.name)
        return
    rooms = _rooms(canvas)
    if picture is not None and not picture.isNull():
        paint_picture(canvas, picture, rooms.thing)
    else:
        _paint_paper(canvas, hand_out, rooms.thing)
    used = canvas.text(
        rooms.words, hand_out.title, Role.TEXT, _TITLE, weight=700, align=_TOP_LEFT, lines=3
    )
    below = QRectF(rooms.words)
    below.setTop(used.bottom() + 16)
    about = hand_out.about
    if picture is not None and hand_out.text:
        about = f"{about}\n{hand_out.text}" if about else hand_out.text
    if about:
        lines = max(1, int(below.height() // (BODY * 1.3)))
        canvas.text(
            below, about, Role.TEXT2, BODY, style=TextStyle.BODY, align=_TOP_LEFT, lines=lines
        )
    clock = companion(view)
    if clock is not None and rooms.card is not None:
        paint_companion(canvas, clock, rooms.card)


def chosen_hand_out(view: PublicView, wanted: str | None) -> HandOutView | None:
    """Return the hand-out that was chosen; the last one where none was; None once it is gone."""
    if wanted is None:
        return view.hand_outs[-1] if view.hand_outs else None
    return next((one for one in view.hand_outs if one.hand_out_id == wanted), None)


def _rooms(canvas: Canvas) -> _Rooms:
    wide, high = canvas.width, canvas.height
    if wide >= _WIDE:
        left, top, width, height = _ROOM
        thing = QRectF(left, top, width, min(height, high - 2 * top))
        words = QRectF(_BESIDE, 110, wide - INDENT - _BESIDE, high - 110 - MARGIN - SIZE[1] - 60)
        card = QRectF(_BESIDE, high - 80 - SIZE[1], wide - MARGIN - 20 - _BESIDE, SIZE[1])
        return _Rooms(thing=thing, words=words, card=card)
    foot = min(260.0, high * 0.28)
    thing = QRectF(INDENT, MARGIN, wide - 2 * INDENT, high - MARGIN - foot - 24)
    words = QRectF(INDENT, high - foot, wide - 2 * INDENT, foot - MARGIN / 2)
    return _Rooms(thing=thing, words=words, card=None)


def _paint_paper(canvas: Canvas, hand_out: HandOutView, room: QRectF) -> None:
    """Paint what is written as a sheet of its own, as large as it can be read on it."""
    canvas.panel(room, pen=Role.LINE_STRONG, width=2, fill=Role.BG2)
    inner = room.adjusted(_PAPER_PADDING, 56, -_PAPER_PADDING, -56)
    text = hand_out.text or hand_out.title
    px = _MOST_PAPER
    while px > _LEAST_PAPER and _height(canvas, text, px, inner.width()) > inner.height():
        px -= 2
    lines = max(1, int(inner.height() // canvas.look.line(TextStyle.BODY, px=px)))
    canvas.text(
        inner,
        text,
        Role.TEXT,
        px,
        style=TextStyle.BODY,
        align=_TOP_LEFT,
        lines=min(_LINES, lines),
        ground=Role.BG2,
    )


def _height(canvas: Canvas, text: str, px: float, width: float) -> float:
    size = measure_text(canvas.look, text, TextStyle.BODY, px=px, width=width, lines=_LINES)
    return size.height()
