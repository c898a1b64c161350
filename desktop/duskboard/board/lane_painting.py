"""Painting what lies across the board: contacts, badges, the arc of a move, the ruler."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from duskboard.board.brush import Brush, type_px
from duskboard.board.token_painting import token_outline
from duskboard.core.chase.participant import Side
from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text
from duskboard.theme.token import Role, TextStyle
from duskboard.theme.typesetting import typeset

BADGE_HIGH = 23.0
"""Height of the badge over a plate."""
BADGE_GAP = 7.0
"""From the badge to the plate."""

_BADGE_PAD = 12.0
_BADGE_PX = 12.0
_BADGE_DASH = (4.0, 3.0)
_PILL_HIGH = 22.0
_PILL_PAD = 10.0
_PILL_PX = 12.4  # 12 on the desk, and no less than 36 on the players' screen
_BRACKET_DASH = (5.0, 4.0)
_BRACKET_CORNER = 10.0
_BRACKET_PEN = 1.5
_RULER_PEN = 1.5
_TICK = 6.0
_RULER_PX = 12.0
_RULER_DROP = 17.5
_ARC_DOT = 1.35
_ARC_STEP = 6.5
_ARC_RISE = 40.0
_CAPTION_PX = 12.0
_CAPTION_SIGN = 14.0
_CHIP_HIGH = 22.0
_CHIP_PAD = 9.0


@dataclass(frozen=True, slots=True, kw_only=True)
class BadgeFace:
    """What stands over a plate while a token is in hand.

    Attributes:
        text: The price, or why not.
        is_legal: Whether the token may be dropped there.
        is_aimed: Whether it is the target.
    """

    text: str
    is_legal: bool
    is_aimed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick:
    """A place on the ruler.

    Attributes:
        text: What stands under it.
        is_here: Whether it is the active token's.
        goes_back: Whether the ruler goes on to the left.
        goes_on: Whether it goes on to the right.
    """

    text: str
    is_here: bool
    goes_back: bool
    goes_on: bool


def badge_size(look: Look, text: str, scale: float) -> QSizeF:
    """Return the size of a badge over a plate."""
    size = measure_text(
        look, text, TextStyle.LABEL, weight=700, px=type_px(text, _BADGE_PX) * scale
    )
    return QSizeF(size.width() + 2 * _BADGE_PAD * scale, BADGE_HIGH * scale)


def paint_badge(brush: Brush, box: QRectF, face: BadgeFace) -> None:
    """Paint the badge over a plate."""
    painter = brush.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = box.height() / 2
    if face.is_legal:
        brush.no_pen()
        brush.fill(Role.NOW)
        painter.drawRoundedRect(box, radius, radius)
        ink, beneath, weight = Role.ON_NOW, Role.NOW, 700
    else:
        brush.pen(Role.BAD if face.is_aimed else Role.LINE_STRONG, 1.5, dash=_BADGE_DASH)
        brush.fill(brush.ground)
        inset = 0.75 * brush.line
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
        ink = Role.BAD if face.is_aimed else Role.TEXT2
        beneath, weight = brush.ground, 500
    pad = _BADGE_PAD * brush.type * 0.6
    room = box.adjusted(pad, 0, -pad, 0)
    brush.text(room, face.text, TextStyle.LABEL, ink, weight=weight, px=_BADGE_PX, beneath=beneath)
    painter.restore()


def pill_size(look: Look, text: str, scale: float) -> QSizeF:
    """Return the size of the pill under a contact."""
    size = measure_text(look, text, TextStyle.LABEL, weight=600, px=type_px(text, _PILL_PX) * scale)
    return QSizeF(size.width() + 2 * _PILL_PAD * scale, _PILL_HIGH * scale)


def paint_contact(brush: Brush, column: QRectF, gap: QRectF, pill: QRectF, text: str) -> None:
    """Paint the brackets round a column, broken at the rail, and the pill that closes them.

    Args:
        brush: What to paint with.
        column: The brackets, from their top to the pill.
        gap: Where they are broken.
        pill: The pill.
        text: What it says.
    """
    painter = brush.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.pen(Role.BAD, _BRACKET_PEN, dash=_BRACKET_DASH)
    brush.fill(None)
    corner = _BRACKET_CORNER * brush.line
    upper = QPainterPath(QPointF(column.left(), gap.top()))
    upper.lineTo(column.left(), column.top() + corner)
    upper.quadTo(column.left(), column.top(), column.left() + corner, column.top())
    upper.lineTo(column.right() - corner, column.top())
    upper.quadTo(column.right(), column.top(), column.right(), column.top() + corner)
    upper.lineTo(column.right(), gap.top())
    painter.drawPath(upper)
    foot = pill.center().y()
    lower = QPainterPath(QPointF(column.left(), gap.bottom()))
    if pill.width() < column.width() - 2 * corner:
        lower.lineTo(column.left(), foot - corner)
        lower.quadTo(column.left(), foot, column.left() + corner, foot)
        lower.lineTo(column.right() - corner, foot)
        lower.quadTo(column.right(), foot, column.right(), foot - corner)
    else:
        lower.lineTo(column.left(), foot)
        lower.moveTo(column.right(), foot)
    lower.lineTo(column.right(), gap.bottom())
    painter.drawPath(lower)
    brush.pen(Role.BAD, _BRACKET_PEN)
    brush.fill(brush.ground)
    radius = pill.height() / 2
    painter.drawRoundedRect(pill, radius, radius)
    brush.text(pill, text, TextStyle.LABEL, Role.BAD, weight=600, px=_PILL_PX)
    painter.restore()


def arc_points(start: QPointF, end: QPointF, size: float) -> list[QPointF]:
    """Return the dots of the arc from one token to another, which both stay clear of it."""
    path = QPainterPath(start)
    rise = QPointF(0, _ARC_RISE * size)
    path.quadTo((start + end) / 2 - rise, end)
    count = int(path.length() / (_ARC_STEP * size))
    if count < 1:
        return []
    return [path.pointAtPercent(place / count) for place in range(count + 1)]


def paint_arc(brush: Brush, points: list[QPointF], size: float) -> None:
    """Paint the dots of an arc."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.no_pen()
    brush.fill(Role.NOW)
    radius = _ARC_DOT * size
    for point in points:
        brush.painter.drawEllipse(point, radius, radius)
    brush.painter.restore()


def paint_tick(brush: Brush, at: QPointF, tick: Tick, pitch: float) -> None:
    """Paint a place on the ruler under the board, and the line halfway to the next."""
    painter = brush.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.pen(Role.LINE_STRONG, _RULER_PEN)
    half = _RULER_PEN * brush.line / 2
    left = at.x() - (pitch / 2 if tick.goes_back else half)
    right = at.x() + (pitch / 2 if tick.goes_on else half)
    painter.drawLines(
        [
            QLineF(left, at.y(), right, at.y()),
            QLineF(at.x(), at.y() - half, at.x(), at.y() + _TICK * brush.line),
        ]
    )
    painter.restore()
    high = 18 * brush.type
    middle = at.y() + _RULER_DROP * brush.type
    room = QRectF(at.x() - pitch / 2, middle - high / 2, pitch, high)
    role, weight = (Role.TEXT, 600) if tick.is_here else (Role.TEXT2, 450)
    brush.text(room, tick.text, TextStyle.BODY, role, weight=weight, px=_RULER_PX)


def paint_lane_caption(brush: Brush, at: QPointF, side: Side, text: str) -> None:
    """Paint a side's sign, whose left edge has its middle at a point, and its name."""
    painter = brush.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = _CAPTION_SIGN * brush.type
    wide = size * 50 / 44 if side is Side.PURSUER else size
    brush.pen(Role.PURSUER if side is Side.PURSUER else Role.QUARRY, 2.0)
    brush.fill(None)
    center = at + QPointF(wide / 2, 0)
    painter.drawPath(token_outline(side, center, size, -brush.line))
    painter.restore()
    left = at.x() + wide + 6 * brush.type
    high = 18 * brush.type
    room = QRectF(left, at.y() - high / 2, 200 * brush.type, high)
    brush.text(room, text, TextStyle.CAPTION, Role.TEXT2, weight=600, px=_CAPTION_PX, align=LEFT)


def chip_size(look: Look, text: str, scale: float) -> QSizeF:
    """Return the size of a chip, such as "+ hazard" under a way."""
    size = measure_text(look, text, TextStyle.CAPTION, px=type_px(text, _CAPTION_PX) * scale)
    return QSizeF(size.width() + 2 * _CHIP_PAD * scale, _CHIP_HIGH * scale)


def paint_chip(brush: Brush, box: QRectF, text: str, *, is_hovered: bool) -> None:
    """Paint a chip, which can be pressed."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.pen(Role.LINE_STRONG, 1.0)
    fill = Role.BG3 if is_hovered else brush.ground
    brush.fill(fill)
    inset = brush.line / 2
    radius = box.height() / 2
    inner = box.adjusted(inset, inset, -inset, -inset)
    brush.painter.drawRoundedRect(inner, radius, radius)
    ink = Role.TEXT if is_hovered else Role.TEXT2
    brush.text(box, text, TextStyle.CAPTION, ink, px=12, beneath=fill)
    brush.painter.restore()


def paint_note(brush: Brush, box: QRectF, text: str) -> None:
    """Paint a note in a thin frame, in up to two lines."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.pen(Role.LINE_STRONG, 1.0)
    brush.fill(Role.BG2)
    corner = 5 * brush.line
    brush.painter.drawRoundedRect(box, corner, corner)
    brush.painter.restore()
    px = type_px(text, _CAPTION_PX) * brush.type
    lines = typeset(
        brush.look,
        text,
        TextStyle.BODY,
        weight=500,
        px=px,
        width=box.width() - 10 * brush.type,
        lines=2,
    ).lines
    step = 15 * brush.type
    top = box.center().y() - step * len(lines) / 2
    for at, line in enumerate(lines):
        room = QRectF(box.left(), top + at * step, box.width(), step)
        brush.text(
            room, line, TextStyle.BODY, Role.TEXT2, weight=500, px=_CAPTION_PX, beneath=Role.BG2
        )


def paint_focus(brush: Brush, box: QRectF) -> None:
    """Frame what has the keyboard: 6 px outside of its box, whatever its shape."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = brush.look.tokens.sizes["stroke.focus"]
    brush.pen(Role.FOCUS, pen)
    brush.fill(None)
    reach = focus_reach(brush.line)
    radius = 8 * brush.line
    brush.painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius, radius)
    brush.painter.restore()


def focus_reach(line: float) -> float:
    """Return how far outside of a box the middle of the focus frame runs."""
    return 5.0 * line


def paint_lead(brush: Brush, start: QPointF, end: QPointF, foot: float, text: str) -> None:
    """Paint a bracket between two columns, open below, with what it says in its middle.

    Args:
        brush: What to paint with.
        start: The left corner.
        end: The right corner.
        foot: How far down its ends reach.
        text: What it says.
    """
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = measure_text(brush.look, text, TextStyle.BODY, px=type_px(text, _RULER_PX) * brush.type)
    middle = (start.x() + end.x()) / 2
    brush.pen(Role.LINE_STRONG, _BRACKET_PEN)
    brush.painter.drawLines(
        [
            QLineF(start.x(), foot, start.x(), start.y()),
            QLineF(start.x(), start.y(), end.x(), start.y()),
            QLineF(end.x(), start.y(), end.x(), foot),
        ]
    )
    high = size.height()
    box = QRectF(middle - size.width() / 2 - 2, start.y() - high - 2, size.width() + 4, high)
    brush.text(box, text, TextStyle.BODY, Role.TEXT2, px=_RULER_PX)
    brush.painter.restore()
