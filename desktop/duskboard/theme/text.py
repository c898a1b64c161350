"""The one way to paint text: centred by cap height, wrapped, cut with an ellipsis, on record."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from duskboard.theme.look import Look
from duskboard.theme.painted import PaintedText
from duskboard.theme.token import Role, TextStyle

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
"""Left, in the middle of the height."""
CENTER = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
"""In the middle of both."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
"""Right, in the middle of the height."""

_SLACK = 0.01
"""Room for rounding: a text as wide as it was measured is not cut."""


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
    font = look.font(style, weight=weight, px=px, tabular=_has_figures(text))
    metrics = QFontMetricsF(font)
    broken = _break(text, font, metrics, rect.width(), lines)
    height = look.line(style, px=px)
    top = _top(rect, height * len(broken), align)
    color = look.color(role) if isinstance(role, Role) else role
    painter.setFont(font)
    painter.setPen(color)
    box = QRectF(_left(rect, 0.0, align), top, 0.0, height * len(broken))
    for place, line in enumerate(broken):
        width = metrics.horizontalAdvance(line)
        left = _left(rect, width, align)
        baseline = top + height * (place + 0.5) + metrics.capHeight() / 2
        painter.drawText(QPointF(left, baseline), line)
        box = box.united(QRectF(left, top + height * place, width, height))
    if look.text_record is not None:
        device = painter.combinedTransform()
        look.text_record.append(
            PaintedText(
                text=text,
                lines=tuple(broken),
                room=device.mapRect(rect),
                box=device.mapRect(box),
                font=font,
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
    font = look.font(style, weight=weight, px=px, tabular=_has_figures(text))
    metrics = QFontMetricsF(font)
    room = float(1 << 20) if width is None else width
    broken = _break(text, font, metrics, room, lines)
    widest = max(metrics.horizontalAdvance(line) for line in broken)
    return QSizeF(widest, look.line(style, px=px) * len(broken))


def _has_figures(text: str) -> bool:
    # Where figures are all of one width so is the hyphen, which then tears words apart.
    return "-" not in text and any(sign.isdigit() for sign in text)


def _break(text: str, font: QFont, metrics: QFontMetricsF, width: float, lines: int) -> list[str]:
    """Return the text in at most `lines` lines, the last with an ellipsis where it was cut."""
    if lines == 1:
        return [_elide(text.replace("\n", " "), metrics, width)]
    broken: list[str] = []
    paragraphs = text.split("\n")
    for place, paragraph in enumerate(paragraphs):
        free = lines - len(broken)
        wrapped = _wrap(paragraph, font, width)
        is_last = place == len(paragraphs) - 1
        if len(wrapped) > free or (len(wrapped) == free and not is_last):
            broken.extend(wrapped[: free - 1])
            rest = "".join(wrapped[free - 1 :])
            broken.append(_elide(rest if is_last else f"{rest.rstrip()}…", metrics, width))
            break
        broken.extend(_elide(line, metrics, width) for line in wrapped)
    return [line.rstrip() for line in broken]


def _wrap(text: str, font: QFont, width: float) -> list[str]:
    if not text:
        return [""]
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    parts: list[str] = []
    encoded = text.encode("utf-16-le")  # Qt counts in UTF-16 units
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width + _SLACK)
        start = line.textStart() * 2
        parts.append(encoded[start : start + line.textLength() * 2].decode("utf-16-le"))
    layout.endLayout()
    return parts


def _elide(text: str, metrics: QFontMetricsF, width: float) -> str:
    if metrics.horizontalAdvance(text.rstrip()) <= width + _SLACK:
        return text.rstrip()
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))


def _top(rect: QRectF, height: float, align: Qt.AlignmentFlag) -> float:
    if align & Qt.AlignmentFlag.AlignTop:
        return rect.top()
    if align & Qt.AlignmentFlag.AlignBottom:
        return rect.bottom() - height
    return rect.center().y() - height / 2


def _left(rect: QRectF, width: float, align: Qt.AlignmentFlag) -> float:
    if align & Qt.AlignmentFlag.AlignRight:
        return rect.right() - width
    if align & Qt.AlignmentFlag.AlignHCenter:
        return rect.center().x() - width / 2
    return rect.left()
