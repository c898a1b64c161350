"""Who acts after whom, one row each: seven at the most, then pages."""

from PySide6.QtCore import QPointF, QRectF

from duskboard.board.brush import Brush
from duskboard.board.label import initials
from duskboard.board.token_painting import BASE, Pose, TokenFace, paint_token
from duskboard.core.chase.person_name import short_name
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.projector.page import BODY, HEADING, INDENT, MARGIN, Canvas
from duskboard.projector.page_number import paint_page_number
from duskboard.table.turn_view import OrderView, TurnState, TurnView
from duskboard.theme.text import RIGHT, measure_text
from duskboard.theme.token import Role, TextStyle

_TOP = 206.0
_PITCH = 118.0
_MOST_ROWS = 7
_ROW = 104.0
_TOKEN = 82.0
_NUMBER = 52.0
_NAME = 50.0
_NOTE = 38.0
_NUMBER_RIGHT = 168.0
_TOKEN_AT = 250.0
_NAME_LEFT = 338.0
_BRACKET = (56.0, 72.0)
_LINE = 2.5
_WIDE = 1300.0
"""A page that is not so wide says notes of those only who act now, and less of the head."""


def rows_of(order: OrderView, page: int | None, height: float) -> tuple[range, int, int]:
    """Return the places of the rows on a page, which page that is, and how many there are.

    Args:
        order: The order.
        page: The page; None for the one with whoever acts now.
        height: Of the page, in its units.
    """
    size = max(1, min(_MOST_ROWS, int((height - _TOP - MARGIN + (_PITCH - _ROW)) // _PITCH)))
    pages = max(1, -(-len(order.rows) // size))
    number = (order.now or 0) // size if page is None else min(page, pages - 1)
    return range(number * size, min(len(order.rows), (number + 1) * size)), number, pages


def coming_rows(
    before: OrderView, after: OrderView, page: int | None, room: QRectF
) -> tuple[QRectF, ...]:
    """Return where on a page those stand who were not in the order before.

    Args:
        before: The order on show.
        after: The one that takes its place.
        page: The page; None for the one with whoever acts now.
        room: The page, in its units.
    """
    known = {turn.person_id for turn in before.rows}
    places, _, _ = rows_of(after, page, room.height())
    return tuple(
        _row_box(at, room.width()).adjusted(-4, -4, 4, 4)
        for at, place in enumerate(places)
        if after.rows[place].person_id not in known
    )


def paint_order(canvas: Canvas, order: OrderView, page: int | None) -> None:
    """Paint the order; `page` is None where it follows whoever acts now."""
    places, number, pages = rows_of(order, page, canvas.height)
    _paint_head(canvas, order)
    paint_page_number(canvas, number, pages, top=120.0)
    for at, place in enumerate(places):
        _paint_row(canvas, order, place, _row_box(at, canvas.width))
    if order.are_ties_one:
        _paint_brackets(canvas, order, places)


def heading(words: Words, order: OrderView) -> str:
    """Return which round or turn it is; what the order is about before the first."""
    if not order.round:
        return order.name
    number = {"number": order.round}
    if not order.is_combat:
        return words.pgettext("chase", "Round %(number)d") % number
    return words.pgettext("combat", "Turn %(number)d") % number


def turn_name(words: Words, turn: TurnView) -> str:
    """Return what somebody is called, "Stranger" as on the track where there is no name."""
    if turn.name is None:
        return words.pgettext("chase", "Stranger")
    if turn.count > 1:
        texts = {"name": turn.name, "count": turn.count}
        return words.pgettext("chase", "%(name)s ×%(count)d") % texts
    return turn.name


def turn_face(words: Words, turn: TurnView) -> TokenFace:
    """Return the token of somebody in the order."""
    label = words.pgettext("chase", "?") if turn.name is None else initials(turn.name)
    pose = {TurnState.NOW: Pose.ACTIVE, TurnState.DONE: Pose.SPENT}.get(turn.state, Pose.REST)
    return TokenFace(side=turn.side, label=label, pose=pose, count=turn.count)


def paint_turn_token(
    canvas: Canvas, turn: TurnView, middle: QPointF, size: float, ground: Role = Role.BG0
) -> None:
    """Paint the token of somebody in the order; the row says whose turn it is, not a caret."""
    brush = Brush(
        painter=canvas.painter,
        look=canvas.look,
        line=_LINE,
        type=size / BASE,
        ground=ground,
    )
    face = turn_face(canvas.words, turn)
    if face.pose is Pose.ACTIVE:
        face = TokenFace(side=face.side, label=face.label, pose=Pose.DRAGGED, count=face.count)
    paint_token(brush, middle, size, face)


def _paint_head(canvas: Canvas, order: OrderView) -> None:
    is_wide = canvas.width >= _WIDE
    room = QRectF(INDENT, 36, canvas.width - 2 * INDENT, 84)
    canvas.text(room, heading(canvas.words, order), Role.TEXT, HEADING, weight=700)
    if order.round:
        room = QRectF(INDENT, 118, canvas.width - 2 * INDENT - 300, 56)
        canvas.text(room, order.name, Role.TEXT2, BODY, style=TextStyle.BODY)
    if is_wide and order.is_combat:
        text = canvas.words.pgettext("combat", "Highest acts first")
        room = QRectF(canvas.width / 2, 44, canvas.width / 2 - INDENT, 68)
        canvas.text(room, text, Role.TEXT2, BODY, style=TextStyle.BODY, align=RIGHT)


def _row_box(at: int, width: float) -> QRectF:
    return QRectF(MARGIN + 4, _TOP + at * _PITCH, width - 2 * MARGIN - 8, _ROW)


def _paint_row(canvas: Canvas, order: OrderView, place: int, box: QRectF) -> None:
    turn, top = order.rows[place], box.top()
    is_now, is_done = turn.state is TurnState.NOW, turn.state is TurnState.DONE
    ground = Role.NOW_DIM if is_now else Role.BG0
    if is_now:
        canvas.painter.setPen(canvas.look.pen(Role.NOW, 4))
        canvas.painter.setBrush(canvas.look.color(Role.NOW_DIM))
        canvas.painter.drawRoundedRect(box, 14, 14)
    else:
        canvas.painter.setPen(canvas.look.pen(Role.LINE, 2))
        y = top + _ROW + (_PITCH - _ROW) / 2
        canvas.painter.drawLine(QPointF(INDENT + 14, y), QPointF(canvas.width - INDENT - 14, y))
    role = Role.TEXT3 if is_done else Role.TEXT
    if turn.number is not None:
        room = QRectF(MARGIN + 40, top, _NUMBER_RIGHT - MARGIN - 40, _ROW)
        canvas.text(
            room,
            str(turn.number),
            role,
            _NUMBER,
            weight=700,
            style=TextStyle.NUMBER,
            align=RIGHT,
            ground=ground,
        )
    paint_turn_token(canvas, turn, QPointF(_TOKEN_AT, top + _ROW / 2), _TOKEN, ground)
    right = _paint_note(canvas, order, place, box, ground)
    room = QRectF(_NAME_LEFT, top, right - _NAME_LEFT, _ROW)
    name = _fitting_name(canvas, turn, room.width())
    canvas.text(room, name, role, _NAME, weight=600, ground=ground)


def _fitting_name(canvas: Canvas, turn: TurnView, room: float) -> str:
    """Return what somebody is called; for short where there is no room for all of it."""
    name = turn_name(canvas.words, turn)
    if turn.name is None or turn.count > 1:
        return name
    wide = measure_text(canvas.look, name, TextStyle.HEAD, weight=600, px=_NAME).width()
    return (turn.short or short_name(turn.name)) if wide > room else name


def _paint_note(canvas: Canvas, order: OrderView, place: int, box: QRectF, ground: Role) -> float:
    """Paint the one note of a row and return where the room for its name ends."""
    turn = order.rows[place]
    right = box.right() - 60
    note = _note(canvas.words, order, place)
    if not note or canvas.width < _WIDE:
        return right
    width = measure_text(canvas.look, note, TextStyle.BODY, px=_NOTE).width() + 8
    width = min(width, canvas.width / 2 - 80)
    room = QRectF(right - width, box.top(), width, box.height())
    role = Role.NOW if turn.state is TurnState.NOW else Role.TEXT2
    canvas.text(room, note, role, _NOTE, style=TextStyle.BODY, align=RIGHT, ground=ground)
    return right - width - 32


def _note(words: Words, order: OrderView, place: int) -> str:
    turn = order.rows[place]
    if turn.state is not TurnState.TO_COME:
        return enum_text(words, turn.state)
    if turn.extra:
        text = words.npgettext(
            "turn", "%(count)d action more, at the end", "%(count)d actions more, at the end",
            turn.extra,
        )  # fmt: skip
        return text % {"count": turn.extra}
    if order.are_ties_one and _is_tied(order, place):
        return words.pgettext("turn", "at the same moment")
    return ""


def _is_tied(order: OrderView, place: int) -> bool:
    number = order.rows[place].number
    return number is not None and sum(row.number == number for row in order.rows) > 1


def _paint_brackets(canvas: Canvas, order: OrderView, places: range) -> None:
    """Brace those who act at the same moment."""
    outer, inner = _BRACKET
    canvas.painter.setPen(canvas.look.pen(Role.TEXT2, 4))
    groups: dict[int, list[int]] = {}
    for at, place in enumerate(places):
        number = order.rows[place].number
        if number is not None:
            groups.setdefault(number, []).append(at)
    for rows in groups.values():
        if len(rows) < 2:
            continue
        top = _TOP + rows[0] * _PITCH + _ROW / 2
        bottom = _TOP + rows[-1] * _PITCH + _ROW / 2
        canvas.painter.drawLine(QPointF(outer, top), QPointF(outer, bottom))
        for y in (top, bottom):
            canvas.painter.drawLine(QPointF(outer - 2, y), QPointF(inner, y))
