"""Rows of a sheet on paper: dots, boxes, health, lines to be written on."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from duskboard.paper.leaf import Block
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.health_box import BoxMark, paint_mark

_ROW = 20.0
_TITLE = 26.0
_GAP = 18.0
_DOT = 4.4
_DOT_STEP = 11.6
_NUMBER = 16.0
_BOX = 11.0
_BOX_STEP = 14.0
_BOX_ROW = 18.0
_MARK = 14.0
_LINE = 24.0
_PAD = 4.0
_NEEDS = 50.0
"""What stands under a title at least: the head of a table and a row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DotsLine:
    """A trait on paper.

    Attributes:
        text: Its name, or "" for a line to be written on.
        note: What stands beside it, or "".
        rating: Filled dots; 0 on a form.
        size: Dots in all.
        is_form: Whether the number is to be filled in by hand.
    """

    text: str
    note: str = ""
    rating: int = 0
    size: int = 5
    is_form: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxesLine:
    """A row of boxes on paper: so many filled."""

    text: str
    says: str
    filled: int
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HealthLine:
    """A health box on paper."""

    text: str
    penalty: str
    mark: BoxMark


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldLine:
    """A word about somebody on paper, or a line to write it on."""

    text: str
    value: str


Line = DotsLine | BoxesLine | HealthLine | FieldLine


def title(look: Look, text: str, says: str = "") -> Block:
    """Return the title of a part; what follows stands under it again on a new page."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        low = QRectF(rect.left(), rect.bottom() - 2, rect.width(), 1)
        painter.fillRect(low, look.color(Role.TEXT2))
        room = rect.adjusted(0, 4, 0, -2)
        paint_text(
            painter, look, room, text, TextStyle.LABEL, Role.TEXT, weight=700, align=LEFT,
            ground=Role.BG2,
        )  # fmt: skip
        paint_text(
            painter, look, room, says, TextStyle.CAPTION, Role.TEXT2, align=RIGHT,
            ground=Role.BG2,
        )  # fmt: skip

    return Block(height=_TITLE, paint=paint, needs=_NEEDS)


def side_by_side(
    look: Look, columns: Sequence[Sequence[Line]], heads: Sequence[str]
) -> list[Block]:
    """Return lines in columns, row by row.

    Args:
        look: The look of the paper.
        columns: The lines of each column.
        heads: What stands above each, or none.
    """
    blocks = [Block(height=_ROW, paint=_Heads(look=look, heads=tuple(heads)))] if heads else []
    count = max((len(one) for one in columns), default=0)
    for place in range(count):
        row = tuple(one[place] if place < len(one) else None for one in columns)
        high = max(_height(one) for one in row)
        blocks.append(Block(height=high, paint=_Row(look=look, row=row)))
    return blocks


def beside(look: Look, columns: Sequence[Sequence[Line]]) -> Block:
    """Return columns that run down each by itself, as one block."""
    heights = [sum(_height(line) for line in column) for column in columns]

    def paint(painter: QPainter, rect: QRectF) -> None:
        for room, column in zip(_rooms(rect, len(columns)), columns, strict=True):
            top = room.top()
            for line in column:
                place = QRectF(room.left(), top, room.width(), _height(line))
                _paint_line(painter, look, place, line)
                top += place.height()

    return Block(height=max(heights), paint=paint)


def writing(look: Look, text: str, lines: int, width: float) -> list[Block]:
    """Return a text over as many lines as it takes, or empty lines to write on."""
    if not text:
        return [Block(height=_LINE, paint=_Ruled(look=look)) for _ in range(lines)]
    found = []
    for paragraph in text.splitlines():
        size = measure_text(look, paragraph, TextStyle.BODY)
        count = max(1, -int(-size.width() * 1.08 // width))
        height = count * (size.height() + 2) + 4
        found.append(Block(height=height, paint=_Text(look=look, text=paragraph, lines=count)))
    return found


def _height(line: Line | None) -> float:
    if isinstance(line, BoxesLine):
        return _ROW + _BOX_ROW * max(1, -(-line.size // 20))
    return _ROW


@dataclass(frozen=True, slots=True, kw_only=True)
class _Text:
    look: Look
    text: str
    lines: int

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        paint_text(
            painter, self.look, rect, self.text, TextStyle.BODY, Role.TEXT, align=LEFT,
            lines=self.lines, ground=Role.BG2,
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class _Ruled:
    look: Look

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        line = QRectF(rect.left(), rect.bottom() - 1, rect.width(), 0.75)
        painter.fillRect(line, self.look.color(Role.LINE_STRONG))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Heads:
    look: Look
    heads: tuple[str, ...]

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        for room, text in zip(_rooms(rect, len(self.heads)), self.heads, strict=True):
            paint_text(
                painter, self.look, room, text, TextStyle.CAPTION, Role.TEXT2, align=LEFT,
                ground=Role.BG2,
            )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    look: Look
    row: tuple[Line | None, ...]

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        for room, line in zip(_rooms(rect, len(self.row)), self.row, strict=True):
            _paint_line(painter, self.look, room, line)


def _paint_line(painter: QPainter, look: Look, room: QRectF, line: Line | None) -> None:
    match line:
        case DotsLine():
            _paint_dots(painter, look, room, line)
        case BoxesLine():
            _paint_boxes(painter, look, room, line)
        case HealthLine():
            _paint_health(painter, look, room, line)
        case FieldLine():
            _paint_field(painter, look, room, line)
        case None:
            pass


def _rooms(rect: QRectF, count: int) -> list[QRectF]:
    wide = (rect.width() - _GAP * (count - 1)) / count
    return [
        QRectF(rect.left() + place * (wide + _GAP), rect.top(), wide, rect.height())
        for place in range(count)
    ]


def _paint_dots(painter: QPainter, look: Look, room: QRectF, line: DotsLine) -> None:
    painter.setPen(look.pen(Role.TEXT, 1.0))
    wide = line.size * _DOT_STEP
    left = room.right() - _NUMBER - wide
    for place in range(line.size):
        full = place < line.rating
        painter.setBrush(look.color(Role.TEXT) if full else Qt.BrushStyle.NoBrush)
        at = QPointF(left + (place + 0.5) * _DOT_STEP, room.center().y())
        painter.drawEllipse(at, _DOT, _DOT)
    if not line.is_form:
        figure = QRectF(room.right() - _NUMBER, room.top(), _NUMBER, room.height())
        paint_text(
            painter, look, figure, str(line.rating), TextStyle.CAPTION, Role.TEXT2, align=RIGHT,
            ground=Role.BG2,
        )  # fmt: skip
    name = QRectF(room.left(), room.top(), left - room.left() - _PAD, room.height())
    if not line.text:
        low = QRectF(name.left(), name.bottom() - 3, name.width(), 0.75)
        painter.fillRect(low, look.color(Role.LINE_STRONG))
        return
    said = paint_text(
        painter, look, name, line.text, TextStyle.BODY, Role.TEXT, align=LEFT, ground=Role.BG2
    )
    if line.note:
        note = QRectF(name)
        note.setLeft(said.right() + _PAD)
        paint_text(
            painter, look, note, line.note, TextStyle.CAPTION, Role.TEXT2, align=LEFT,
            ground=Role.BG2,
        )  # fmt: skip


def _paint_boxes(painter: QPainter, look: Look, room: QRectF, line: BoxesLine) -> None:
    head = QRectF(room.left(), room.top(), room.width(), _ROW)
    paint_text(
        painter, look, head, line.text, TextStyle.BODY, Role.TEXT, align=LEFT, ground=Role.BG2
    )
    paint_text(
        painter, look, head, line.says, TextStyle.CAPTION, Role.TEXT2, align=RIGHT,
        ground=Role.BG2,
    )  # fmt: skip
    each = min(20, max(1, int(room.width() // _BOX_STEP)))
    painter.setPen(look.pen(Role.TEXT, 1.0))
    for place in range(line.size):
        row, column = divmod(place, each)
        full = place < line.filled
        painter.setBrush(look.color(Role.TEXT) if full else Qt.BrushStyle.NoBrush)
        left, top = room.left() + column * _BOX_STEP, head.bottom() + row * _BOX_ROW + 1
        painter.drawRect(QRectF(left, top, _BOX, _BOX))


def _paint_health(painter: QPainter, look: Look, room: QRectF, line: HealthLine) -> None:
    top = room.center().y() - _MARK / 2
    paint_mark(painter, look, QRectF(room.left(), top, _MARK, _MARK), line.mark)
    name = room.adjusted(_MARK + 2 * _PAD, 0, 0, 0)
    paint_text(
        painter, look, name, line.text, TextStyle.BODY, Role.TEXT, align=LEFT, ground=Role.BG2
    )
    paint_text(
        painter, look, name, line.penalty, TextStyle.BODY, Role.TEXT2, align=RIGHT,
        ground=Role.BG2,
    )  # fmt: skip


def _paint_field(painter: QPainter, look: Look, room: QRectF, line: FieldLine) -> None:
    said = paint_text(
        painter, look, room, line.text, TextStyle.CAPTION, Role.TEXT2, align=LEFT,
        ground=Role.BG2,
    )  # fmt: skip
    rest = QRectF(room)
    rest.setLeft(said.right() + _PAD)
    low = QRectF(rest.left(), rest.bottom() - 3, rest.width(), 0.75)
    painter.fillRect(low, look.color(Role.LINE))
    paint_text(
        painter, look, rest, line.value, TextStyle.BODY, Role.TEXT, align=LEFT, ground=Role.BG2
    )
