"""The one way to paint text: centred by cap height, wrapped, cut with an ellipsis, on record."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from duskboard.i18n.words import Language
from duskboard.theme.look import Look
from duskboard.theme.painted import PaintedText
from duskboard.theme.token import Role, TextStyle
from duskboard.theme.typesetting import typeset

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
"""Left, in the middle of the height."""
CENTER = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
"""In the middle of both."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
"""Right, in the middle of the height."""
_LOCAL_FORMS = QFont.Tag("locl")
"""The feature that gives a Chinese letter the form of the language."""


def paint_text(  # noqa: PLR0913, PLR0917 - a text has that many sides, all but five with a default
    painter: QPainter,
    look: Look,
    rect: QRectF,
    text: str,
    style: TextStyle,
    role: Role | QColor,
    *,
    weight: int | None = None,
    px: float | None = None,
    align: Qt.AlignmentFlag = LEFT,
    lines: int = 1,
    ground: Role | QColor | None = None,
) -> QRectF:
    """Paint text within `rect` and return the box that its lines took.

    Args:
        painter: Painter; its font and pen are changed.
        look: The look.
        rect: Where to paint. Text that is too wide wraps, then ends in "…".
        text: The text; a line feed begins a new line.
        style: The style of type.
        role: The colour.
        weight: Another weight than the style's.
        px: Another size than the style's, in pixels as they are painted.
        align: Horizontal and vertical alignment. Vertically the middle of the capitals counts, so
            that Latin and Chinese stand on one line.
        lines: The most lines to paint.
        ground: The colour beneath, for the record only.
    """
    set_ = typeset(look, text, style, weight=weight, px=px, width=rect.width(), lines=lines)
    height = look.line(style, px=px)
    top = _top(rect, height * len(set_.lines), align)
    color = look.color(role) if isinstance(role, Role) else role
    painter.setFont(set_.font)
    painter.setPen(color)
    box = QRectF(_left(rect, 0.0, align), top, 0.0, height * len(set_.lines))
    for place, (line, width) in enumerate(zip(set_.lines, set_.widths, strict=True)):
        left = _left(rect, width, align)
        baseline = top + height * (place + 0.5) + set_.cap_height / 2
        _draw(painter, look, QPointF(left, baseline), line)
        box = box.united(QRectF(left, top + height * place, width, height))
    if look.text_record is not None:
        device = painter.combinedTransform()
        look.text_record.append(
            PaintedText(
                text=text,
                lines=set_.lines,
                room=device.mapRect(rect),
                box=device.mapRect(box),
                font=set_.font,
                color=color,
                ground=look.color(ground) if isinstance(ground, Role) else ground,
            )
        )
    return box


def measure_text(  # noqa: PLR0913 - the same sides as the text that will be painted
    look: Look,
    text: str,
    style: TextStyle,
    *,
    weight: int | None = None,
    px: float | None = None,
    width: float | None = None,
    lines: int = 1,
) -> QSizeF:
    """Return the size that `paint_text` takes, wrapped to `width` where that is given."""
    room = float(1 << 20) if width is None else width
    set_ = typeset(look, text, style, weight=weight, px=px, width=room, lines=lines)
    return QSizeF(max(set_.widths), look.line(style, px=px) * len(set_.lines))


def _draw(painter: QPainter, look: Look, at: QPointF, line: str) -> None:
    """Draw a line with the font and the pen of the painter."""
    if not look.is_paper or look.language is not Language.SIMPLIFIED_CHINESE:
        painter.drawText(at, line)
        return
    # The forms of 简体 are drawn as shapes: in a file nothing says which letters these glyphs of
    # the font are. What is found, copied and read aloud lies over them unseen, in its other forms.
    font, color = painter.font(), painter.pen().color()
    shapes = QPainterPath()
    shapes.addText(at, font, line)
    painter.fillPath(shapes, color)
    plain = QFont(font)
    plain.setFeature(_LOCAL_FORMS, 0)
    painter.setFont(plain)
    painter.setPen(QColor(0, 0, 0, 0))
    painter.drawText(at, line)
    painter.setFont(font)
    painter.setPen(color)


def _top(rect: QRectF, height: float, align: Qt.AlignmentFlag) -> float:
    return rect.top() + (rect.height() - height) * _shares(align)[1]


def _left(rect: QRectF, width: float, align: Qt.AlignmentFlag) -> float:
    return rect.left() + (rect.width() - width) * _shares(align)[0]


@cache  # flags are slow to take apart, and few
def _shares(align: Qt.AlignmentFlag) -> tuple[float, float]:
    """Return how much of the room that is left over lies to the left, and how much above."""
    across, down = 0.0, 0.5
    if align & Qt.AlignmentFlag.AlignRight:
        across = 1.0
    elif align & Qt.AlignmentFlag.AlignHCenter:
        across = 0.5
    if align & Qt.AlignmentFlag.AlignTop:
        down = 0.0
    elif align & Qt.AlignmentFlag.AlignBottom:
        down = 1.0
    return across, down
