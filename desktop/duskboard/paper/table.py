"""Tables on paper: a head that comes again on the next page, and rows that may stay empty."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from duskboard.paper.leaf import Block
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_HEAD = 24.0
_ROW = 26.0
_TALL_ROW = 40.0
_PAD = 6.0
_NUMBER_PAD = 16.0
_LINES = 2
_BOX = 12.0
_BOX_GAP = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column of a table.

    Attributes:
        title: Its head.
        share: What it takes of the width; the shares of a table make 1.
        is_number: Whether it stands at the right.
        boxes: Empty boxes to tick, in place of text.
    """

    title: str
    share: float
    is_number: bool = False
    boxes: int = 0


def table(
    look: Look, columns: Sequence[Column], rows: Sequence[Sequence[str]], width: float
) -> Iterator[Block]:
    """Yield the head and the rows of a table; a row may be all of empty texts.

    The last row never stands alone on a page: the one before it goes along.

    Args:
        look: The look of the paper.
        columns: The columns.
        rows: A text for each column; one that is too long takes a second line.
        width: The width of the table, in pixels.
    """

    def paint_head(painter: QPainter, rect: QRectF) -> None:
        _paint(painter, look, rect, columns, [one.title for one in columns], is_head=True)

    yield Block(height=_HEAD, paint=paint_head, repeats=True)
    heights = [_TALL_ROW if _wraps(look, columns, row, width) else _ROW for row in rows]
    for place, (row, height) in enumerate(zip(rows, heights, strict=True)):
        needs = heights[-1] if place == len(rows) - 2 else 0.0
        yield Block(height=height, paint=_row_painter(look, columns, tuple(row)), needs=needs)


def _wraps(look: Look, columns: Sequence[Column], row: Sequence[str], width: float) -> bool:
    return any(
        measure_text(look, text, TextStyle.BODY).width() > column.share * width - _PAD
        for column, text in zip(columns, row, strict=True)
    )


def _row_painter(look: Look, columns: Sequence[Column], row: tuple[str, ...]) -> "_Painter":
    return _Painter(look=look, columns=tuple(columns), row=row)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Painter:
    look: Look
    columns: tuple[Column, ...]
    row: tuple[str, ...]

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        _paint(painter, self.look, rect, self.columns, self.row, is_head=False)


def _paint(  # noqa: PLR0913 - a row of a table
    painter: QPainter,
    look: Look,
    rect: QRectF,
    columns: Sequence[Column],
    texts: Sequence[str],
    *,
    is_head: bool,
) -> None:
    rule = Role.TEXT2 if is_head else Role.LINE
    painter.fillRect(
        QRectF(rect.left(), rect.bottom() - 0.75, rect.width(), 0.75), look.color(rule)
    )
    style = TextStyle.CAPTION if is_head else TextStyle.BODY
    role = Role.TEXT2 if is_head else Role.TEXT
    left = rect.left()
    for column, text in zip(columns, texts, strict=True):
        width = rect.width() * column.share
        pad = _NUMBER_PAD if column.is_number else _PAD
        room = QRectF(left, rect.top(), width, rect.height()).adjusted(0, 0, -pad, 0)
        if column.boxes and not is_head:
            _paint_boxes(painter, look, room, column.boxes)
        else:
            align = RIGHT if column.is_number else LEFT
            paint_text(
                painter, look, room, text, style, role,
                align=align, lines=_LINES, ground=Role.BG2,
            )  # fmt: skip
        left += width


def _paint_boxes(painter: QPainter, look: Look, room: QRectF, count: int) -> None:
    painter.setPen(look.pen(Role.LINE_STRONG, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    top = room.center().y() - _BOX / 2
    for place in range(count):
        left = room.left() + place * (_BOX + _BOX_GAP)
        if left + _BOX <= room.right():
            painter.drawRect(QRectF(left, top, _BOX, _BOX))
