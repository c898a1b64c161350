"""The chase as players see it: round, track, whose turn it is and who follows."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from duskboard.board.scene import BoardScene
from duskboard.i18n.words import Words
from duskboard.projector.page import BODY, MARGIN, NAME, RADIUS, SMALL, WIDTH, Shows
from duskboard.table.board_view import BoardView, TokenView
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_TRACK = QRectF(0, 196, WIDTH, 700)
_ROUND = QRectF(60, 40, 860, 76)
_ABOUT = QRectF(60, 116, 860, 60)
_ACTIVE = QRectF(1010, 40, 852, 132)
_ORDER_TOP = 946.0
_ORDER_HEIGHT = 96.0
_GAP = 22.0
_PIP = (56.0, 34.0)
_MOST_PIPS = 6


def paint_chase(  # noqa: PLR0913, PLR0917 - what is painted and with what
    painter: QPainter,
    look: Look,
    words: Words,
    scene: BoardScene,
    board: BoardView,
    shows: Shows,
) -> None:
    """Paint the page in units of the page; `scene` mirrors the board already."""
    if board.round and (shows(_ROUND) or shows(_ABOUT)):
        text = words.pgettext("chase", "Round %(number)d") % {"number": board.round}
        _text(painter, look, _ROUND, text, Role.TEXT, NAME + 12, weight=700)
        _text(painter, look, _ABOUT, board.name, Role.TEXT2, BODY)
    elif not board.round:
        _text(painter, look, _ROUND, board.name, Role.TEXT, NAME + 12, weight=700)
    active = board.token(board.active)
    if active is not None and shows(_ACTIVE):
        _paint_active(painter, look, words, active)
    scene.render(painter, _TRACK, QRectF(0, 0, WIDTH, _TRACK.height()))
    _paint_order(painter, look, words, board)


def _paint_active(painter: QPainter, look: Look, words: Words, active: TokenView) -> None:
    painter.setPen(look.pen(Role.NOW, 4))
    painter.setBrush(look.color(Role.NOW_DIM))
    painter.drawRoundedRect(_ACTIVE, RADIUS, RADIUS)
    left = active.left or 0
    pips = min(left, _MOST_PIPS)
    width = pips * (_PIP[0] + 12)
    room = _ACTIVE.adjusted(40, 14, -40 - width, -14)
    half = room.height() / 2
    name = QRectF(room.left(), room.top(), room.width(), half)
    _text(painter, look, name, _name(words, active), Role.TEXT, NAME, weight=700)
    if active.left is not None:
        text = words.npgettext("chase", "%(count)d action left", "%(count)d actions left", left) % {
            "count": left
        }
        below = QRectF(room.left(), room.top() + half, room.width(), half)
        _text(painter, look, below, text, Role.TEXT2, SMALL)
    painter.setPen(look.pen(Role.NOW, 1))
    painter.setBrush(look.color(Role.NOW))
    for place in range(pips):
        x = _ACTIVE.right() - 40 - width + place * (_PIP[0] + 12) + 12
        pip = QRectF(x, _ACTIVE.center().y() - _PIP[1] / 2, *_PIP)
        painter.drawRoundedRect(pip, 10, 10)


def _paint_order(painter: QPainter, look: Look, words: Words, board: BoardView) -> None:
    """Paint who acts after whom, as many as fit, the one in turn among them."""
    if not board.order:
        return
    label = words.pgettext("chase", "Order")
    head = QRectF(60, _ORDER_TOP, 150, _ORDER_HEIGHT)
    _text(painter, look, head, label, Role.TEXT2, SMALL)
    x = head.right() + _GAP
    for key in board.order:
        token = board.token(key)
        if token is None:
            continue
        name = _name(words, token)
        width = measure_text(look, name, TextStyle.HEAD, px=BODY - 4).width() + 48
        if x + width > WIDTH - MARGIN:
            break
        box = QRectF(x, _ORDER_TOP, width, _ORDER_HEIGHT)
        ground = Role.BG0
        if token.is_active:
            painter.setPen(look.pen(Role.NOW, 4))
            painter.setBrush(look.color(Role.NOW_DIM))
            painter.drawRoundedRect(box, 12, 12)
            ground = Role.NOW_DIM
        role = Role.TEXT if token.is_active else Role.TEXT2
        paint_text(
            painter,
            look,
            box,
            name,
            TextStyle.HEAD,
            role,
            px=BODY - 4,
            align=CENTER,
            ground=ground,
        )
        x += width + _GAP


def _name(words: Words, token: TokenView) -> str:
    return token.name if token.name is not None else words.pgettext("chase", "Stranger")


def _text(  # noqa: PLR0913, PLR0917 - the sides of a text
    painter: QPainter,
    look: Look,
    room: QRectF,
    text: str,
    role: Role,
    px: float,
    *,
    weight: int | None = None,
) -> None:
    paint_text(
        painter,
        look,
        room,
        text,
        TextStyle.HEAD,
        role,
        weight=weight,
        px=px,
        align=LEFT,
        ground=Role.BG0,
    )
