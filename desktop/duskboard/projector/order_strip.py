"""Who acts after whom, in one line at the foot of the chase: as many as fit, and how many more."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from duskboard.core.chase.person_name import short_name
from duskboard.i18n.words import Words
from duskboard.projector.order_page import paint_turn_token, turn_name
from duskboard.projector.page import SMALL, SMALL_NAME, Canvas
from duskboard.table.turn_view import OrderView, TurnState, TurnView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, measure_text
from duskboard.theme.token import Role, TextStyle

_GAP = 22.0
_TOKEN = 64.0


@dataclass(frozen=True, slots=True, kw_only=True)
class _OrderStrip:
    """Where the turns stand.

    Attributes:
        head: The label.
        cells: Each turn by its place in the order.
        rest: How many are not seen, in words, or "".
        foot: Where that is said.
    """

    head: QRectF
    cells: tuple[tuple[int, QRectF], ...]
    rest: str
    foot: QRectF


def paint_order_strip(canvas: Canvas, order: OrderView, box: QRectF) -> None:
    """Paint who acts after whom, as many as fit, the one in turn among them."""
    strip = _order_strip(canvas.look, canvas.words, order, box)
    canvas.painter.setPen(canvas.look.pen(Role.LINE, 2))
    line = box.top() - 20
    canvas.painter.drawLine(QPointF(box.left(), line), QPointF(box.right(), line))
    if canvas.shows(strip.head):
        label = _order_label(canvas.words)
        canvas.text(strip.head, label, Role.TEXT2, SMALL, style=TextStyle.BODY)
    for place, cell in strip.cells:
        if canvas.shows(cell):
            _paint_turn(canvas, order.rows[place], cell)
    if strip.rest and canvas.shows(strip.foot):
        canvas.text(strip.foot, strip.rest, Role.TEXT2, SMALL, style=TextStyle.BODY, align=RIGHT)


def _order_strip(look: Look, words: Words, order: OrderView, box: QRectF) -> _OrderStrip:
    """Return where the turns stand."""
    label = measure_text(look, _order_label(words), TextStyle.BODY, px=SMALL).width() + 8
    head = QRectF(box.left(), box.top(), label, box.height())
    widths = [_cell(look, words, row) for row in order.rows]
    x = head.right() + 2 * _GAP
    now, room = order.now or 0, box.right() - x
    seen, rest, foot = _fitting(widths, now, room), "", 0.0
    if len(seen) < len(widths):
        # Said for all but one: no other number takes more room by more than a digit.
        foot = _rest_width(look, words, len(widths) - 1)
        seen = _fitting(widths, now, room - foot - _GAP)
        rest = _rest(words, len(widths) - len(seen))
    cells: list[tuple[int, QRectF]] = []
    for place in seen:
        cells.append((place, QRectF(x, box.top(), widths[place], box.height())))
        x += widths[place] + _GAP
    at_end = QRectF(box.right() - foot, box.top(), foot, box.height())
    return _OrderStrip(head=head, cells=tuple(cells), rest=rest, foot=at_end)


def _rest(words: Words, count: int) -> str:
    return words.npgettext("chase", "%(count)d more", "%(count)d more", count) % {"count": count}


def _rest_width(look: Look, words: Words, count: int) -> float:
    return measure_text(look, _rest(words, count), TextStyle.BODY, px=SMALL).width() + 8


def changed_turns(
    look: Look, words: Words, before: OrderView | None, after: OrderView | None, box: QRectF
) -> tuple[QRectF, ...]:
    """Return which parts of the order look otherwise."""
    if before is None or after is None:
        return (box,)
    old = _order_strip(look, words, before, box)
    new = _order_strip(look, words, after, box)
    if old != new:
        return (box,)
    return tuple(cell for place, cell in new.cells if before.rows[place] != after.rows[place])


def _order_label(words: Words) -> str:
    return words.pgettext("chase", "Order")


def _fitting(cells: list[float], now: int, room: float) -> range:
    """Return the longest row of cells that fits, from the first where the one in turn is in it."""
    first = 0
    while True:
        end, used = first, 0.0
        while end < len(cells) and used + cells[end] <= room:
            used += cells[end] + _GAP
            end += 1
        if now < end or first >= now:
            return range(first, max(end, min(first + 1, len(cells))))
        first += 1


def short_turn_name(words: Words, turn: TurnView) -> str:
    """Return what somebody is called where there is little room."""
    name = turn_name(words, turn)
    if turn.name is None or turn.count > 1:
        return name
    return turn.short or short_name(turn.name)


def _cell(look: Look, words: Words, turn: TurnView) -> float:
    text = short_turn_name(words, turn)
    width = measure_text(look, text, TextStyle.HEAD, weight=600, px=SMALL_NAME).width()
    return width + _TOKEN + _beside(turn) + 2 * 18


def _beside(turn: TurnView) -> float:
    """Return how far from a token its name stands: a group has a second outline."""
    return 14.0 if turn.count == 1 else 22.0


def _paint_turn(canvas: Canvas, turn: TurnView, box: QRectF) -> None:
    ground = Role.BG0
    if turn.state is TurnState.NOW:
        ground = Role.NOW_DIM
        canvas.painter.setPen(canvas.look.pen(Role.NOW, 4))
        canvas.painter.setBrush(canvas.look.color(Role.NOW_DIM))
        canvas.painter.drawRoundedRect(box, 12, 12)
    middle = QPointF(box.left() + 18 + _TOKEN / 2, box.center().y())
    paint_turn_token(canvas, turn, middle, _TOKEN, ground)
    left = middle.x() + _TOKEN / 2 + _beside(turn)
    room = QRectF(left, box.top(), box.right() - left, box.height())
    role = Role.TEXT2 if turn.state is TurnState.DONE else Role.TEXT
    weight = 700 if turn.state is TurnState.NOW else 600
    canvas.text(
        room, short_turn_name(canvas.words, turn), role, SMALL_NAME, weight=weight, ground=ground
    )
