"""The chase as players see it: round, track, whose turn it is and who follows."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from duskboard.board.geometry import SCREEN_PLACES, screen_measures
from duskboard.board.scene import BoardScene
from duskboard.board.window import first_shown, shown_part
from duskboard.i18n.words import Words
from duskboard.projector.companion import SIZE, companion, paint_companion
from duskboard.projector.order_page import paint_turn_token, turn_name
from duskboard.projector.order_strip import changed_turns, paint_order_strip, short_turn_name
from duskboard.projector.page import (
    BODY,
    HEADING,
    INDENT,
    MARGIN,
    NAME,
    RADIUS,
    SMALL,
    Canvas,
)
from duskboard.table.board_view import BoardView, TokenView
from duskboard.table.public_view import PublicView
from duskboard.table.turn_view import OrderView, TurnView
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER
from duskboard.theme.token import Role, TextStyle

_TRACK_TOP = 196.0
_TRACK_HEIGHT = 700.0
_SCENE_WIDTH = 1920.0
_FIRST_PLACE, _PITCH, _MARGINS = 192.0, 234.0, 90.0
_ORDER_UP = 134.0
_ORDER_HEIGHT = 96.0
_TALL = 900.0
"""A page that is not so high leaves the order out: the track needs the room."""
_CARD_WIDE = 1500.0
_ACTIVE_SIZE = (852.0, 132.0)
_ROUND_LEAST = 400.0
_NARROW_ROUND = 250.0
"""What a page that is not even half a screen wide leaves to the round."""
_NARROW_HEADING = 54.0
_NARROW = 800.0
_NAME_ONLY = 400.0
"""A place for the one in turn that is not so wide has room for the name alone."""
_PIP = (56.0, 34.0)
_MOST_PIPS = 6
_CHEVRONS = ("chevron-left", "chevron-right")
_CHEVRON = 56.0
_LEAST_EDGE, _MOST_EDGE = 40.0, 96.0
_COUNT_DOWN = 48.0
"""What the number under a chevron takes."""
_ACTIVE_TOKEN = 92.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChasePage:
    """Where everything stands on the page, in its units.

    Attributes:
        board: The part of the chase that is shown.
        first: The column of the whole track that it begins with.
        places: How many places fit at the most.
        round: Where the round stands.
        about: Where the name of the chase stands.
        active: Where the one in turn stands.
        track: Where the track stands.
        source: The part of the scene that is seen there.
        order: Where the order stands, or None.
        card: Where the one clock stands, or None.
        beyond: How many places lie before those that are shown, and how many after.
    """

    board: BoardView
    first: int
    places: int
    round: QRectF
    about: QRectF
    active: QRectF
    track: QRectF
    source: QRectF
    order: QRectF | None
    card: QRectF | None
    beyond: tuple[int, int]

    @property
    def scene_to_page(self) -> QTransform:
        """What turns units of the scene into those of the page."""
        scale = self.track.width() / self.source.width()
        moved = QTransform.fromTranslate(self.track.left(), self.track.top()).scale(scale, scale)
        return moved.translate(-self.source.left(), -self.source.top())


def chase_page(view: PublicView, board: BoardView, held: int | None, room: QRectF) -> ChasePage:
    """Return where everything stands; `held` is the first column, or None to follow the turn."""
    wide, high = room.width(), room.height()
    has_order = high >= _TALL and bool(board.order)
    foot = _ORDER_UP + 20 if high >= _TALL else 20.0
    scale = min(1.0, (high - _TRACK_TOP - foot) / _TRACK_HEIGHT)
    places = int((wide / scale - _MARGINS - _FIRST_PLACE) // _PITCH) + 1
    places = max(1, min(SCREEN_PLACES, places))
    first = first_shown(board, places, held)
    has_card = has_order and wide >= _CARD_WIDE and companion(view) is not None
    left = wide - 42 - SIZE[0]
    card = QRectF(left, high - 24 - SIZE[1], *SIZE) if has_card else None
    order = None
    if has_order:
        right = left - 26 if has_card else wide - MARGIN
        order = QRectF(INDENT, high - _ORDER_UP, right - INDENT, _ORDER_HEIGHT)
    least, edge, gap = (
        (_ROUND_LEAST, 58.0, 40.0) if wide >= _NARROW else (_NARROW_ROUND, MARGIN, 16.0)
    )
    active_wide = min(_ACTIVE_SIZE[0], wide - INDENT - least - edge)
    active = QRectF(wide - edge - active_wide, 40, active_wide, _ACTIVE_SIZE[1])
    head = active.left() - gap - INDENT
    shown = shown_part(board, places, held)
    return ChasePage(
        board=shown,
        first=first,
        places=places,
        round=QRectF(INDENT, 40, head, 84),
        about=QRectF(INDENT, 122, head, 56),
        active=active,
        track=QRectF(0, _TRACK_TOP, wide, _TRACK_HEIGHT * scale),
        source=QRectF((_SCENE_WIDTH - wide / scale) / 2, 0, wide / scale, _TRACK_HEIGHT),
        order=order,
        card=card,
        beyond=(first, len(board.places) - first - len(shown.places)),
    )


def paint_chase(canvas: Canvas, scene: BoardScene, view: PublicView, page: ChasePage) -> None:
    """Paint those places of the page that are to be painted; `scene` mirrors its board already."""
    board = view.board
    if board is None:
        return
    if canvas.shows(page.round.united(page.about)):
        _paint_head(canvas, board, page)
    active = board.token(board.active)
    if active is not None and canvas.shows(page.active):
        _paint_active(canvas, active, view.order, page.active)
    _paint_track(canvas, scene, page)
    for count, box, glyph in zip(page.beyond, _edges(page), _CHEVRONS, strict=True):
        if count and canvas.shows(box):
            _paint_beyond(canvas, count, box, glyph)
    if page.order is not None and view.order is not None and canvas.shows(page.order):
        paint_order_strip(canvas, view.order, page.order)
    clock = companion(view)
    if page.card is not None and clock is not None and canvas.shows(page.card):
        paint_companion(canvas, clock, page.card)


def changed_places(
    setting: tuple[Look, Words],
    before: PublicView,
    after: PublicView,
    was: ChasePage,
    page: ChasePage,
) -> tuple[QRectF, ...] | None:
    """Return where two views differ outside the track, which tells by itself; None: everywhere.

    Args:
        setting: The look and the words of the page.
        before: The view on show.
        after: The view that takes its place.
        was: Where everything stood.
        page: Where everything stands.
    """
    old, new = before.board, after.board
    if old is None or new is None:
        return None
    if _layout(was) != _layout(page):
        return None
    places: list[QRectF] = []
    if (old.round, old.name) != (new.round, new.name):
        places.append(page.round.united(page.about))
    if _told(old.token(old.active)) != _told(new.token(new.active)):
        places.append(page.active)
    if page.order is not None and before.order != after.order:
        places += changed_turns(*setting, before.order, after.order, page.order)
    if page.card is not None and companion(before) != companion(after):
        places.append(page.card)
    if was.beyond != page.beyond:
        places += (*_edges(was), *_edges(page))
    return tuple(place.adjusted(-4, -4, 4, 4) for place in places)


def _told(active: TokenView | None) -> tuple[object, ...]:
    """Return what is told of the one in turn, beside the track."""
    if active is None:
        return ()
    return active.person_id, active.name, active.side, active.left, active.count


def _layout(page: ChasePage) -> tuple[object, ...]:
    return page.active, page.track, page.source, page.order, page.card


def _edges(page: ChasePage) -> tuple[QRectF, QRectF]:
    """Return the room at both ends of the track, as high as its plates and what is said there."""
    measures, to_page = screen_measures(len(page.board.places)), page.scene_to_page
    first = to_page.mapRect(measures.plate(0))
    last = to_page.mapRect(measures.plate(len(page.board.places) - 1))
    wide = max(_LEAST_EDGE, min(_MOST_EDGE, first.left() - page.track.left()))
    box = QRectF(0, first.top(), wide, first.height() + _COUNT_DOWN)
    return box.translated(first.left() - wide, 0), box.translated(last.right(), 0)


def _paint_beyond(canvas: Canvas, count: int, box: QRectF, glyph: str) -> None:
    """Paint that the track goes on, and for how many places."""
    side = min(_CHEVRON, box.width())
    place = QRectF(0, 0, side, side)
    place.moveCenter(QPointF(box.center().x(), box.center().y() - _COUNT_DOWN / 2))
    color = canvas.look.color(Role.TEXT2)
    canvas.look.glyphs.paint_glyph(canvas.painter, place, glyph, color, weight=2.0)
    below = QRectF(box.left(), place.bottom(), box.width(), _COUNT_DOWN)
    canvas.text(below, str(count), Role.TEXT2, SMALL, style=TextStyle.BODY, align=CENTER)


def _paint_head(canvas: Canvas, board: BoardView, page: ChasePage) -> None:
    px = HEADING if canvas.width >= _NARROW else _NARROW_HEADING
    if not board.round:
        canvas.text(page.round, board.name, Role.TEXT, px, weight=700)
        return
    text = canvas.words.pgettext("chase", "Round %(number)d") % {"number": board.round}
    canvas.text(page.round, text, Role.TEXT, px, weight=700)
    canvas.text(page.about, board.name, Role.TEXT2, BODY, style=TextStyle.BODY)


def _paint_track(canvas: Canvas, scene: BoardScene, page: ChasePage) -> None:
    """Paint the parts of the track that are to be painted, and no others."""
    if not canvas.shows(page.track):
        return
    to_page, painter = page.scene_to_page, canvas.painter
    painter.save()
    painter.setClipRect(page.track, Qt.ClipOperation.IntersectClip)
    painter.setTransform(to_page, combine=True)
    plain = painter.transform()
    for item in scene.items(Qt.SortOrder.AscendingOrder):
        if canvas.shows(to_page.mapRect(item.sceneBoundingRect())):
            painter.setTransform(item.sceneTransform() * plain)
            item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.restore()


def _paint_active(canvas: Canvas, active: TokenView, order: OrderView | None, box: QRectF) -> None:
    words = canvas.words
    canvas.painter.setPen(canvas.look.pen(Role.NOW, 4))
    canvas.painter.setBrush(canvas.look.color(Role.NOW_DIM))
    canvas.painter.drawRoundedRect(box, RADIUS, RADIUS)
    turn = _turn_of(order, active)
    has_token = turn is not None and box.width() >= _NAME_ONLY
    left, inset = (box.left() + 36, 40) if has_token else (box.left() + 24, 16)
    if turn is not None and has_token:
        middle = QPointF(left + _ACTIVE_TOKEN / 2, box.center().y())
        paint_turn_token(canvas, turn, middle, _ACTIVE_TOKEN, Role.NOW_DIM)
        left += _ACTIVE_TOKEN + 28
    count = active.left or 0
    is_narrow = box.width() < _ACTIVE_SIZE[0] * 0.8
    pips = 0 if is_narrow else min(count, _MOST_PIPS)
    width = pips * (_PIP[0] + 12)
    name = words.pgettext("chase", "Stranger")
    if turn is not None:
        name = short_turn_name(words, turn) if is_narrow else turn_name(words, turn)
    half = (box.height() - 20) / 2
    top = box.center().y() - half / 2 if active.left is None else box.top() + 10
    room = QRectF(left, top, box.right() - inset - width - left, half)
    canvas.text(room, name, Role.TEXT, NAME, weight=700, ground=Role.NOW_DIM)
    if active.left is not None:
        text = words.npgettext("chase", "%(count)d action left", "%(count)d actions left", count)
        canvas.text(
            room.translated(0, half),
            text % {"count": count},
            Role.TEXT2,
            SMALL,
            style=TextStyle.BODY,
            ground=Role.NOW_DIM,
        )
    canvas.painter.setPen(canvas.look.pen(Role.NOW, 1))
    canvas.painter.setBrush(canvas.look.color(Role.NOW))
    for place in range(pips):
        x = box.right() - 40 - width + place * (_PIP[0] + 12) + 12
        pip = QRectF(x, box.center().y() - _PIP[1] / 2, *_PIP)
        canvas.painter.drawRoundedRect(pip, 10, 10)


def _turn_of(order: OrderView | None, token: TokenView) -> TurnView | None:
    rows = order.rows if order is not None else ()
    return next((row for row in rows if row.person_id == token.person_id), None)
