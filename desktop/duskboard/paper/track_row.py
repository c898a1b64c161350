"""A piece of the track on paper: places in a row, what lies between, who stands where."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from duskboard.board.board_words import person_name, way_lines, way_more
from duskboard.board.brush import Brush
from duskboard.board.way_painting import BarrierFace, HazardFace, paint_barrier, paint_hazard
from duskboard.board.way_parts import one_way
from duskboard.core.chase.participant import Fate, Side
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.paper.leaf import Block
from duskboard.table.board_view import BoardView, PlaceView, TokenView, WayView
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, LEFT, paint_text
from duskboard.theme.token import Role, TextStyle

PER_ROW = 6
"""Places in a row: room to write beside each."""
_LANE = 58.0
_PLATE = (112.0, 58.0)
_LABELS = 42.0
_GAP = 10.0
_HEIGHT = _LANE + _PLATE[1] + _LABELS + _LANE + _GAP
_LINE = 17.0
_LEAD = 40.0
"""Room at the left for what lies on the way from the row above."""
_MOST_NAMES = 3
_MARK = 4.5
_SYMBOL = 0.8
_BAR = 0.75
_RADIUS = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """A place with the way that leads there.

    Attributes:
        place: The place; None on a form where it is still to be written.
        number: Its number, 1 for the first.
        way: The way there, or None for the first place and on a form.
        tokens: Who stands there.
    """

    number: int
    place: PlaceView | None = None
    way: WayView | None = None
    tokens: tuple[TokenView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Pen:
    """What a row is painted with."""

    painter: QPainter
    look: Look
    words: Words

    def text(  # noqa: PLR0913 - the sides of a text
        self,
        room: QRectF,
        text: str,
        style: TextStyle,
        role: Role = Role.TEXT,
        *,
        align: Qt.AlignmentFlag = CENTER,
        lines: int = 1,
        weight: int | None = None,
    ) -> QRectF:
        """Paint text on white."""
        return paint_text(
            self.painter, self.look, room, text, style, role,
            weight=weight, align=align, lines=lines, ground=Role.BG2,
        )  # fmt: skip


def stops(view: BoardView, *, with_people: bool = True) -> tuple[Stop, ...]:
    """Return the places of a chase in order; people stand there, or the track is bare."""
    ways = {way.end_id: way for way in view.ways}
    ordered = sorted(view.places, key=lambda place: place.column)
    running = [token for token in view.tokens if token.fate is Fate.RUNNING and with_people]
    return tuple(
        Stop(
            number=place.column + 1,
            place=place,
            way=ways.get(place.place_id),
            tokens=tuple(token for token in running if token.place_id == place.place_id),
        )
        for place in ordered
    )


def form(count: int) -> tuple[Stop, ...]:
    """Return so many places to be written by hand."""
    return tuple(Stop(number=number) for number in range(1, count + 1))


def track_rows(look: Look, words: Words, track: tuple[Stop, ...]) -> tuple[Block, ...]:
    """Return the track in rows, each a block."""
    rows = [track[start : start + PER_ROW] for start in range(0, len(track), PER_ROW)]
    return tuple(
        Block(height=_HEIGHT, paint=_Row(look=look, words=words, row=row, is_last=row is rows[-1]))
        for row in rows
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    look: Look
    words: Words
    row: tuple[Stop, ...]
    is_last: bool

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = _Pen(painter=painter, look=self.look, words=self.words)
        pitch = (rect.width() - _LEAD) / PER_ROW
        for place, stop in enumerate(self.row):
            left = rect.left() + _LEAD + place * pitch + (pitch - _PLATE[0])
            plate = QRectF(left, rect.top() + _LANE, *_PLATE)
            self._paint_way(pen, plate, pitch, stop, is_first=place == 0)
            _paint_plate(pen, plate, stop)
            for side in Side:
                _paint_lane(pen, plate, stop, side)
        if not self.is_last:
            end = QPointF(
                rect.left() + _LEAD + len(self.row) * pitch, rect.top() + _LANE + _PLATE[1] / 2
            )
            painter.setPen(self.look.pen(Role.LINE_STRONG, 2))
            painter.drawLine(end, QPointF(rect.right() + 14, end.y()))

    def _paint_way(
        self, pen: _Pen, plate: QRectF, pitch: float, stop: Stop, *, is_first: bool
    ) -> None:
        if stop.number == 1:
            return
        gap = pitch - plate.width()
        y = plate.center().y()
        pen.painter.setPen(pen.look.pen(Role.LINE_STRONG, 2))
        start = plate.left() - gap - (_LEAD if is_first else 0)
        pen.painter.drawLine(QPointF(start, y), QPointF(plate.left(), y))
        middle = QPointF(plate.left() - gap / 2, y)
        brush = Brush(painter=pen.painter, look=pen.look, ground=Role.BG2)
        label = QRectF(middle.x() - pitch * 0.49, plate.bottom() + 3, pitch * 0.98, _LABELS)
        if stop.place is None:
            _paint_open_way(pen, middle, label)
            return
        if stop.way is None or (stop.way.hazard is None and stop.way.barrier is None):
            return
        if stop.way.barrier is not None:
            face = BarrierFace(
                share=stop.way.barrier.share,
                has_hazard=stop.way.hazard is not None,
                is_open=stop.way.barrier.is_open,
                only=one_way(stop.way.barrier),
            )
            paint_barrier(brush, middle, face, _BAR)
        else:
            paint_hazard(brush, middle, HazardFace(only=one_way(stop.way.hazard)), _SYMBOL)
        name, check = way_lines(pen.words, stop.way)
        check = clauses(pen.words, [check, way_more(pen.words, stop.way)])
        upper, lower = QRectF(label), QRectF(label)
        upper.setHeight(_LINE + 2)
        lower.setTop(upper.bottom())
        lower.setHeight(_LINE)
        pen.text(upper, name, TextStyle.LABEL)
        pen.text(lower, check, TextStyle.CAPTION, Role.TEXT2)


def _paint_open_way(pen: _Pen, middle: QPointF, label: QRectF) -> None:
    """Paint the outline of a hazard, and lines to write on."""
    pen.painter.setPen(pen.look.pen(Role.LINE_STRONG, 0.9, dash=(3.0, 2.5)))
    pen.painter.setBrush(pen.look.color(Role.BG2))
    half = 12.0
    pen.painter.drawPolygon(
        [
            middle + QPointF(0, -half),
            middle + QPointF(half, 0),
            middle + QPointF(0, half),
            middle + QPointF(-half, 0),
        ]
    )
    pen.painter.setPen(pen.look.pen(Role.LINE_STRONG, 0.6))
    inset = label.width() * 0.12
    for y in (label.top() + 15, label.top() + 33):
        pen.painter.drawLine(QPointF(label.left() + inset, y), QPointF(label.right() - inset, y))


def _paint_plate(pen: _Pen, plate: QRectF, stop: Stop) -> None:
    pen.painter.setPen(pen.look.pen(Role.TEXT, 1.5))
    pen.painter.setBrush(pen.look.color(Role.BG2))
    pen.painter.drawRoundedRect(plate, _RADIUS, _RADIUS)
    if stop.place is not None and stop.place.is_exit:
        pen.painter.setPen(pen.look.pen(Role.TEXT, 0.9))
        pen.painter.drawRoundedRect(plate.adjusted(4, 4, -4, -4), _RADIUS - 2, _RADIUS - 2)
    number = QRectF(plate.left() + 8, plate.top() + 5, 30, 14)
    text = stop.place.label if stop.place is not None else ""
    pen.text(number, text or str(stop.number), TextStyle.CAPTION, Role.TEXT2, align=LEFT)
    if stop.place is None:
        pen.painter.setPen(pen.look.pen(Role.LINE_STRONG, 0.6))
        y = plate.bottom() - 14
        pen.painter.drawLine(QPointF(plate.left() + 10, y), QPointF(plate.right() - 10, y))
        return
    name = plate.adjusted(6, 15, -6, -4)
    pen.text(name, stop.place.name or "", TextStyle.LABEL, lines=2)


def _paint_lane(pen: _Pen, plate: QRectF, stop: Stop, side: Side) -> None:
    """Paint who of a side stands at a place: the quarry above it, pursuers below."""
    here = [token for token in stop.tokens if token.side is side]
    shown = here if len(here) <= _MOST_NAMES else here[: _MOST_NAMES - 1]
    left = plate.left() - 14
    width = plate.width() + 14
    count = len(shown) + (len(shown) < len(here))
    top = plate.top() - 6 - count * _LINE
    if side is Side.PURSUER:
        top = plate.bottom() + _LABELS + 4
    for row, token in enumerate(shown):
        line = QRectF(left, top + row * _LINE, width, _LINE)
        _paint_mark(pen, QPointF(line.left() + 6, line.center().y()), side)
        name = person_name(pen.words, token)
        weight = 700 if token.is_active else 500
        room = line.adjusted(16, 0, 0, 0)
        pen.text(room, name, TextStyle.BODY, align=LEFT, weight=weight)
    if len(shown) < len(here):
        rest = {"count": len(here) - len(shown)}
        text = pen.words.npgettext(
            "chase", "and %(count)d more", "and %(count)d more", rest["count"]
        )
        line = QRectF(left + 16, top + len(shown) * _LINE, width - 16, _LINE)
        pen.text(line, text % rest, TextStyle.BODY, Role.TEXT2, align=LEFT)


def _paint_mark(pen: _Pen, at: QPointF, side: Side) -> None:
    """Paint the shape of a side: a ring for the quarry, a filled arrow for pursuers."""
    pen.painter.setPen(pen.look.pen(Role.TEXT, 1.4))
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    if side is Side.QUARRY:
        pen.painter.drawEllipse(at, _MARK, _MARK)
        return
    pen.painter.setBrush(pen.look.color(Role.TEXT))
    back, nose, high = QPointF(-_MARK, 0), QPointF(_MARK + 1.5, 0), QPointF(0, _MARK)
    pen.painter.drawPolygon(
        [at + back - high, at + high * -1, at + nose, at + high, at + back + high]
    )
