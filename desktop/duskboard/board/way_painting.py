"""Painting the ways between places: rails, hazards, barriers, and what stands under them."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from duskboard.board.brush import Brush, type_px
from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.text import measure_text
from duskboard.theme.token import Role, TextStyle
from duskboard.theme.typesetting import typeset

LABEL_PX = 12.5
"""The size of type of what stands under a way."""
LABEL_STEP = 16.0
"""From line to line of it."""
_MOST_BELOW = 2
"""Lines under the name of what lies on a way."""

_RAIL = 4.0
_PATH = 6.0
_DIAMOND = 16.0
_ARMED_REACH = 5.0
_HOVER_REACH = 4.5
_SMALL_DIAMOND = 9.0
_DASH = (4.0, 3.0)
_BAR = (14.0, 60.0)
_BAR_CORNER = 3.0
_FRAME = 3.5
_STUMP = 18.0
_CHEVRON, _ABOVE = (6.0, 12.0), 10.0
_ARROW, _HEAD = 20.0, 5.0
_SWUNG, _LEAF = 48.0, 0.38
"""How far the leaf of an open barrier is turned, in degrees, and how much of the bar it is."""
_NOTCH = 5.0
_UNKNOWN = 13.0
_EYE = 15.0
_LABEL_GAP = (11.5, 5.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardFace:
    """A hazard to paint.

    Attributes:
        is_armed: Whether somebody is about to cross it.
        is_passed: Whether everybody is beyond it.
        is_hovered: Whether the pointer is over it.
        is_hidden: Whether players do not see it.
        is_origin: Whether it is dragged away from here.
        drift: 1 where it moves on, -1 where it moves back, 0 where it stays.
        only: 1 where only who goes on meets it, -1 where only who comes back does, 0 for both.
    """

    is_armed: bool = False
    is_passed: bool = False
    is_hovered: bool = False
    is_hidden: bool = False
    is_origin: bool = False
    drift: int = 0
    only: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrierFace:
    """A barrier to paint.

    Attributes:
        share: What is left of it, 0 to 1; broken at 0.
        has_hazard: Whether it is a hazard to those who come the other way.
        is_open: Whether it stands open for all.
        is_armed: Whether somebody is about to try it.
        is_passed: Whether everybody is beyond it.
        is_hovered: Whether the pointer is over it.
        is_hidden: Whether players do not see it.
        is_origin: Whether it is dragged away from here.
        only: 1 where only who goes on meets it, -1 where only who comes back does, 0 for both.
    """

    share: float
    has_hazard: bool = False
    is_open: bool = False
    is_armed: bool = False
    is_passed: bool = False
    is_hovered: bool = False
    is_hidden: bool = False
    is_origin: bool = False
    only: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelFace:
    """What stands under a way.

    Attributes:
        name: What lies there.
        detail: How to get past it, or "".
        more: What else there is to say, or "".
        is_armed: Whether somebody is about to.
        is_dim: Whether it does not matter any more.
        is_hidden: Whether players do not see it.
    """

    name: str
    detail: str = ""
    more: str = ""
    is_armed: bool = False
    is_dim: bool = False
    is_hidden: bool = False


def diamond(center: QPointF, half: float) -> QPolygonF:
    """Return a square on its corner, with half of its diagonal."""
    side, up = QPointF(half, 0), QPointF(0, half)
    return QPolygonF([center - up, center + side, center + up, center - side])


def paint_rail(brush: Brush, start: QPointF, end: QPointF, *, is_path: bool = False) -> None:
    """Paint the rail between two plates, or the path that lies on it."""
    brush.pen(Role.NOW if is_path else Role.LINE_STRONG, _PATH if is_path else _RAIL)
    brush.painter.drawLine(QLineF(start, end))


def paint_bent_rail(brush: Brush, line: QPainterPath, *, is_path: bool = False) -> None:
    """Paint the rail between plates of two rows, or the path that lies on it."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.pen(Role.NOW if is_path else Role.LINE_STRONG, _PATH if is_path else _RAIL)
    brush.fill(None)
    brush.painter.drawPath(line)
    brush.painter.restore()


def paint_hazard(brush: Brush, center: QPointF, face: HazardFace, size: float = 1.0) -> None:
    """Paint a hazard; `size` is 1 at full size."""
    painter, look = brush.painter, brush.look
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = _DIAMOND * size
    if face.is_armed or face.is_hovered:
        reach = (_ARMED_REACH if face.is_armed else _HOVER_REACH) * size
        brush.pen(Role.NOW if face.is_armed else Role.TEXT2, 2.0 if face.is_armed else 1.25)
        brush.fill(None)
        painter.drawPolygon(diamond(center, half + reach))
    is_quiet = (face.is_passed or face.is_origin) and not face.is_armed
    pen = Role.LINE_STRONG if is_quiet else Role.HAZARD
    width = 1.75 if is_quiet else 2.5 if face.is_hovered else 2.0
    is_dashed = (face.is_hidden and not face.is_armed) or face.is_origin
    brush.pen(pen, width, dash=_DASH if is_dashed else None)
    is_hollow = is_quiet or is_dashed
    fill = Role.HAZARD_FILL if face.is_armed else brush.ground if is_hollow else Role.HAZARD_DIM
    brush.fill(fill)
    painter.drawPolygon(diamond(center, half))
    mark = Role.ON_HAZARD if face.is_armed else pen
    thick = 2.6 * size
    painter.setPen(look.pen(mark, thick, cap=Qt.PenCapStyle.RoundCap))
    top, foot = QPointF(0, -6 * size), QPointF(0, 1 * size)
    painter.drawLine(QLineF(center + top, center + foot))
    brush.no_pen()
    brush.fill(mark)
    painter.drawEllipse(center + QPointF(0, 5.6 * size), thick / 2, thick / 2)
    if face.drift:
        _paint_chevrons(brush, center - QPointF(0, half + _ABOVE * size), face.drift, pen, size)
    if face.only:
        rise = half + (_ABOVE + (_CHEVRON[1] if face.drift else 0.0)) * size
        _paint_arrow(brush, center - QPointF(0, rise), face.only, pen, size)
    painter.restore()


def paint_barrier(brush: Brush, center: QPointF, face: BarrierFace, size: float = 1.0) -> None:
    """Paint a barrier; `size` is 1 at full size."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide, high = _BAR[0] * size, _BAR[1] * size
    box = QRectF(center.x() - wide / 2, center.y() - high / 2, wide, high)
    if face.is_armed or face.is_hovered:
        reach = _FRAME * brush.line
        brush.pen(Role.NOW if face.is_armed else Role.TEXT2, 2.0 if face.is_armed else 1.5)
        brush.fill(brush.ground)
        corner = _BAR_CORNER * brush.line + reach
        brush.painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), corner, corner)
    if face.share <= 0:
        _paint_stumps(brush, box, size)
    elif face.is_open:
        _paint_leaf(brush, box, face, size)
    else:
        _paint_bar(brush, box, face, size)
    if face.has_hazard:
        small = _SMALL_DIAMOND * size
        brush.pen(Role.HAZARD, 1.75)
        brush.fill(Role.HAZARD_DIM)
        brush.painter.drawPolygon(diamond(QPointF(box.right(), box.bottom() - small), small))
    if face.only:
        role = Role.LINE_STRONG if face.is_passed or face.share <= 0 else Role.BARRIER
        at = QPointF(center.x(), box.top() - _ABOVE * size)
        _paint_arrow(brush, at, face.only, role, size)
    brush.painter.restore()


def paint_unknown(brush: Brush, center: QPointF, size: float = 1.0) -> None:
    """Paint that something lies there, and that players do not know what."""
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = _UNKNOWN * size
    brush.pen(Role.TEXT2, 1.5)
    brush.fill(brush.ground)
    brush.painter.drawEllipse(center, radius, radius)
    room = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    brush.text(room, "?", TextStyle.TITLE, Role.TEXT2, weight=700, px=14 * size / brush.type)
    brush.painter.restore()


def paint_label(brush: Brush, top: QPointF, face: LabelFace, room: float, size: float) -> None:
    """Paint what stands under a way.

    Args:
        brush: What to paint with.
        top: The middle of the lower edge of the plates.
        face: What it says.
        room: How wide it may be.
        size: 1 at full size.
    """
    middle = top.y() + label_drop(brush.type, size)
    step = LABEL_STEP * brush.type
    name = QRectF(top.x() - room / 2, middle - step / 2, room, step)
    role = Role.NOW if face.is_armed else Role.TEXT3 if face.is_dim else Role.TEXT
    brush.text(name, face.name, TextStyle.LABEL, role, weight=600, px=LABEL_PX)
    line = name.translated(0, step)
    quiet = role if face.is_armed or face.is_dim else Role.TEXT2
    box, below = QRectF(), _lines_below(brush, face, room)
    for text in below:
        box = brush.text(line, text, TextStyle.BODY, quiet, weight=450, px=LABEL_PX)
        line = line.translated(0, step)
    if face.is_hidden:
        side = _EYE * brush.type
        eye = QPointF(top.x(), line.center().y() + brush.type)
        if len(below) == _MOST_BELOW:  # a fourth line would stand among the tokens
            eye = QPointF(box.right() + side * 0.75, box.center().y())
        mark = QRectF(eye.x() - side / 2, eye.y() - side / 2, side, side)
        color = brush.look.color(Role.TEXT2)
        brush.look.glyphs.paint_glyph(brush.painter, mark, "eye-closed", color)


def _lines_below(brush: Brush, face: LabelFace, room: float) -> tuple[str, ...]:
    """Return the lines under the name: how to get past goes on in a second one that is free."""
    if face.more or not face.detail:
        return tuple(filter(None, (face.detail, face.more)))
    px = type_px(face.detail, LABEL_PX) * brush.type
    return typeset(
        brush.look, face.detail, TextStyle.BODY,
        weight=450, px=px, width=room, lines=_MOST_BELOW,
    ).lines  # fmt: skip


def label_ink(
    look: Look, top: QPointF, face: LabelFace, room: float, sizes: tuple[float, float]
) -> QRectF:
    """Return about what the lines under a way take; `sizes` are those of shapes and of text."""
    shape, scale = sizes
    lines = [one for one in (face.name, face.detail, face.more) if one]
    wide = max(
        measure_text(
            look, one, TextStyle.LABEL, weight=600, px=type_px(one, LABEL_PX) * scale
        ).width()
        for one in lines
    )
    wide, step = min(wide, room), LABEL_STEP * scale
    upper = top.y() + label_drop(scale, shape) - step / 2
    rows = len(lines) + int(face.is_hidden and len(lines) <= _MOST_BELOW)  # the eye under them
    return QRectF(top.x() - wide / 2, upper, wide, step * rows)


def label_drop(scale: float, size: float) -> float:
    """Return how far under the plates the middle of the first line of a label is."""
    return _LABEL_GAP[0] * scale + _LABEL_GAP[1] * size


def _paint_bar(brush: Brush, box: QRectF, face: BarrierFace, size: float) -> None:
    painter = brush.painter
    is_quiet = (face.is_passed or face.is_origin) and not face.is_armed
    is_dashed = (face.is_hidden and not face.is_armed) or face.is_origin
    solid = Role.BARRIER_DIM if is_dashed else Role.BG3 if is_quiet else Role.BARRIER
    edge = Role.LINE_STRONG if is_quiet else Role.BARRIER
    corner = _BAR_CORNER * brush.line
    inner = QPainterPath()
    inner.addRoundedRect(box, corner, corner)
    painter.save()
    painter.fillPath(inner, brush.look.color(brush.ground))
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    top = box.top() + box.height() * (1 - min(1.0, face.share))
    left = QPainterPath()
    left.addPolygon(_torn(box, top, size if face.share < 1 else 0.0))
    painter.fillPath(left, brush.look.color(solid))
    if face.share < 1:
        lost = QPainterPath()
        lost.addRect(QRectF(box.left(), box.top(), box.width(), top - box.top() - 2 * size))
        paint_hatch(painter, brush.look, lost, Role.LINE_STRONG, size=max(0.8, size))
    painter.restore()
    brush.pen(edge, 2.0, dash=_DASH if is_dashed else None)
    brush.fill(None)
    painter.drawRoundedRect(box, corner, corner)


def _torn(box: QRectF, top: float, size: float) -> QPolygonF:
    """Return what is left of a bar below a torn edge, whose teeth are as large as `size`."""
    width = box.width()
    teeth = ((0.0, 1.5), (0.32, -1.5), (0.5, 3.0), (0.72, -1.0), (1.0, 2.0))
    edge = [QPointF(box.left() + width * x, top + y * size) for x, y in teeth]
    return QPolygonF([*edge, box.bottomRight(), box.bottomLeft()])


def _paint_chevrons(brush: Brush, at: QPointF, way: int, role: Role, size: float) -> None:
    """Paint two chevrons over a hazard that point the way it moves."""
    painter = brush.painter
    painter.setPen(brush.look.pen(role, 2.2 * size, cap=Qt.PenCapStyle.RoundCap))
    wide, high = _CHEVRON[0] * size * way, _CHEVRON[1] * size
    for left in (-1.1 * wide, 0.1 * wide):
        tip = QPointF(at.x() + left + wide, at.y())
        for up in (-high / 2, high / 2):
            painter.drawLine(QLineF(QPointF(at.x() + left, at.y() + up), tip))


def _paint_arrow(brush: Brush, at: QPointF, way: int, role: Role, size: float) -> None:
    """Paint an arrow over what is met in one direction only: the way of whoever meets it."""
    painter = brush.painter
    painter.setPen(brush.look.pen(role, 2.0 * size, cap=Qt.PenCapStyle.RoundCap))
    half, head = QPointF(_ARROW / 2 * size * way, 0), _HEAD * size
    tip = at + half
    painter.drawLine(QLineF(at - half, tip))
    for up in (-head, head):
        painter.drawLine(QLineF(tip - QPointF(head * way, up), tip))


def _paint_leaf(brush: Brush, box: QRectF, face: BarrierFace, size: float) -> None:
    """Paint a barrier that stands open: its leaf turned out of the way, from the upper post."""
    painter = brush.painter
    role = Role.LINE_STRONG if face.is_passed else Role.BARRIER
    brush.pen(role, 2.0, dash=_DASH if face.is_hidden else None)
    brush.fill(brush.ground if face.is_hidden or face.is_passed else Role.BARRIER_DIM)
    hinge = QPointF(box.center().x(), box.top() + box.width() / 2)
    angle = math.radians(_SWUNG)
    along = QPointF(math.sin(angle), math.cos(angle)) * (box.height() * _LEAF)
    across = QPointF(math.cos(angle), -math.sin(angle)) * (box.width() / 3)
    painter.drawPolygon(
        QPolygonF([hinge - across, hinge + across, hinge + along + across, hinge + along - across])
    )
    corner = _BAR_CORNER * size
    for top in (box.top(), box.bottom() - box.width()):
        post = QRectF(box.left(), top, box.width(), box.width())
        painter.drawRoundedRect(post, corner, corner)


def _paint_stumps(brush: Brush, box: QRectF, size: float) -> None:
    brush.pen(Role.LINE_STRONG, 1.5)
    brush.fill(brush.ground)
    inner = box.adjusted(0.75, 0.75, -0.75, -0.75)
    high, notch = _STUMP * size, _NOTCH * size
    upper, lower = inner.top() + high, inner.bottom() - high
    middle = inner.center().x()
    brush.painter.drawPolygon(
        QPolygonF(
            [
                inner.topLeft(),
                inner.topRight(),
                QPointF(inner.right(), upper),
                QPointF(middle, upper - notch),
                QPointF(inner.left(), upper),
            ]
        )
    )
    brush.painter.drawPolygon(
        QPolygonF(
            [
                inner.bottomLeft(),
                inner.bottomRight(),
                QPointF(inner.right(), lower),
                QPointF(middle, lower + notch),
                QPointF(inner.left(), lower),
            ]
        )
    )
