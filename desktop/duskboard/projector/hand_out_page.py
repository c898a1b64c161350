"""A hand-out: a picture or a sheet of paper, uncropped, with what it is beside it.

What is too long to be read at three metres goes on on further pages.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage

from duskboard.projector.companion import SIZE, companion, paint_companion
from duskboard.projector.page import BODY, INDENT, MARGIN, SMALL, Canvas
from duskboard.projector.page_number import paint_page_number
from duskboard.projector.title_page import paint_name, paint_picture
from duskboard.table.hand_out_view import HandOutView
from duskboard.table.public_view import PublicView
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text
from duskboard.theme.token import Role, TextStyle
from duskboard.theme.typesetting import typeset

_ROOM = (120.0, 60.0, 820.0, 960.0)
_PADDING = (72.0, 56.0)
_TITLE = 60.0
_TITLE_LINES = 3
_WIDE = 1600.0
_BESIDE = 1010.0
_LEAST_PAPER = SMALL
_MOST_PAPER = 48.0
_LINES = 40
_MOST_LINES = 4000
_SLACK = 16.0
"""A line that was broken for a page has as much room to spare: it is not broken again."""
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True, kw_only=True)
class _Rooms:
    thing: QRectF
    words: QRectF
    card: QRectF | None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Paper:
    """What is written, page by page, and how large; none where there is nothing to go on."""

    px: float
    pages: tuple[str, ...]


def paint_hand_out(
    canvas: Canvas,
    view: PublicView,
    hand_out: HandOutView | None,
    picture: QImage | None,
    page_number: int = 0,
) -> None:
    """Paint a page of a hand-out; the name of the campaign where there is none."""
    if hand_out is None:
        paint_name(canvas, view.title.name)
        return
    rooms = _rooms(canvas.room)
    has_picture = picture is not None and not picture.isNull()
    paper = _paper(canvas.look, hand_out, rooms, has_picture=has_picture)
    pages = hand_out_pages(canvas.look, hand_out, canvas.room, has_picture=has_picture)
    page = min(page_number, pages - 1)
    if picture is not None and has_picture and page == 0:
        paint_picture(canvas, picture, rooms.thing)
    else:
        _paint_paper(canvas, paper.px, paper.pages[page - has_picture], rooms.thing)
    used = canvas.text(
        rooms.words,
        hand_out.title,
        Role.TEXT,
        _TITLE,
        weight=700,
        align=_TOP_LEFT,
        lines=_TITLE_LINES,
    )
    below = QRectF(rooms.words)
    below.setTop(used.bottom() + 16)
    about = _about(hand_out, has_picture=has_picture and not paper.pages)
    if about:
        lines = max(1, int(below.height() // (BODY * 1.3)))
        canvas.text(
            below, about, Role.TEXT2, BODY, style=TextStyle.BODY, align=_TOP_LEFT, lines=lines
        )
    top = 8.0 if rooms.card is not None else canvas.height - 60
    paint_page_number(canvas, page, pages, top)
    clock = companion(view)
    if clock is not None and rooms.card is not None:
        paint_companion(canvas, clock, rooms.card)


def hand_out_pages(look: Look, hand_out: HandOutView, room: QRectF, *, has_picture: bool) -> int:
    """Return how many pages a hand-out takes in the room of a page."""
    paper = _paper(look, hand_out, _rooms(room), has_picture=has_picture)
    return max(1, len(paper.pages) + has_picture)


def chosen_hand_out(view: PublicView, wanted: str | None) -> HandOutView | None:
    """Return the hand-out that was chosen; the last one where none was; None once it is gone."""
    if wanted is None:
        return view.hand_outs[-1] if view.hand_outs else None
    return next((one for one in view.hand_outs if one.hand_out_id == wanted), None)


def _about(hand_out: HandOutView, *, has_picture: bool) -> str:
    """Return what stands under the title: beside a picture what is written, too."""
    if not (has_picture and hand_out.text):
        return hand_out.about
    return f"{hand_out.about}\n{hand_out.text}" if hand_out.about else hand_out.text


def _paper(look: Look, hand_out: HandOutView, rooms: _Rooms, *, has_picture: bool) -> _Paper:
    """Return what is written; nothing where it stands beside a picture, and has room there."""
    if has_picture and _fits_beside(look, hand_out, rooms.words):
        return _Paper(px=_LEAST_PAPER, pages=())
    padding, above = _PADDING
    room = rooms.thing.size() - QSizeF(2 * padding, 2 * above)
    text = hand_out.text or hand_out.title
    px = _MOST_PAPER
    while px > _LEAST_PAPER and _height(look, text, px, room.width()) > room.height():
        px -= 2
    most = max(1, int(room.height() // look.line(TextStyle.BODY, px=px)))
    if _height(look, text, px, room.width()) <= most * look.line(TextStyle.BODY, px=px):
        return _Paper(px=px, pages=(text,))
    lines = typeset(
        look, text, TextStyle.BODY,
        weight=None, px=px, width=room.width() - _SLACK, lines=_MOST_LINES,
    ).lines  # fmt: skip
    pages = tuple("\n".join(lines[at : at + most]) for at in range(0, len(lines), most))
    return _Paper(px=px, pages=pages)


def _fits_beside(look: Look, hand_out: HandOutView, room: QRectF) -> bool:
    """Return whether title and text have room beside a picture."""
    about, wide = _about(hand_out, has_picture=True), room.width()
    title = measure_text(
        look, hand_out.title, TextStyle.HEAD, weight=700, px=_TITLE, width=wide, lines=_TITLE_LINES
    )
    free = room.height() - title.height() - 16
    lines = max(1, int(free // (BODY * 1.3)))
    set_ = typeset(look, about, TextStyle.BODY, weight=None, px=BODY, width=wide, lines=_MOST_LINES)
    return not hand_out.text or len(set_.lines) <= lines


def _rooms(page: QRectF) -> _Rooms:
    wide, high = page.width(), page.height()
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


def _paint_paper(canvas: Canvas, px: float, text: str, room: QRectF) -> None:
    """Paint what is written as a sheet of its own, as large as it can be read on it."""
    canvas.panel(room, pen=Role.LINE_STRONG, width=2, fill=Role.BG2)
    padding, above = _PADDING
    inner = room.adjusted(padding, above, -padding, -above)
    lines = max(1, int(inner.height() // canvas.look.line(TextStyle.BODY, px=px)))
    canvas.text(
        inner, text, Role.TEXT, px,
        style=TextStyle.BODY, align=_TOP_LEFT, lines=lines, ground=Role.BG2,
    )  # fmt: skip


def _height(look: Look, text: str, px: float, width: float) -> float:
    size = measure_text(look, text, TextStyle.BODY, px=px, width=width, lines=_LINES)
    return size.height()
