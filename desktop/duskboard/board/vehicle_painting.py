"""Painting vehicles: bodies with wheels and seats, and their Build as boxes."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from duskboard.board.brush import Brush, type_px
from duskboard.core.chase.vehicle import Condition
from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.text import CENTER, LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_WIDTHS = ((3.0, 62.0), (4.0, 72.0), (6.0, 76.0))
_WIDEST = 86.0
"""Up to a full Build of 3 a motorcycle, of 4 a small car, of 6 a car; else a lorry."""
_WHEEL, _HUB, _WHEEL_IN = 6.5, 1.6, 17.0
_SEAT, _SEAT_STEP, _SEAT_UP, _MOST_SEATS = 3.6, 11.0, 13.0, 6
_BOX, _BOX_GAP, _BOX_PEN = 9.0, 2.0, 1.25
_TICK_OUT = 3.0
_MOST_BOXES = 10
_TEXT_PX = 12.0
_TEXT_GAP = 8.0
_PILL_PAD, _PILL_HIGH = 8.0, 17.0


@dataclass(frozen=True, slots=True, kw_only=True)
class VehicleFace:
    """What makes a vehicle of a token.

    Attributes:
        width: How wide its body is at full size.
        aboard: How many sit in it.
        seats: How many may.
        wheels: Whether it has any.
    """

    width: float
    aboard: int
    seats: int
    wheels: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildFace:
    """The Build of a vehicle to paint.

    Attributes:
        build: Build now, or None where only its condition is known.
        full: Build when whole.
        condition: What it is still good for.
        text: What stands beside the boxes.
        pill: What its condition means, or "".
        planned: Build of what is left that it would likeliest lose by what is in hand.
        is_short: Whether the pill stands in place of the text, where lines are dear.
    """

    build: float | None
    full: float
    condition: Condition
    text: str
    pill: str = ""
    is_short: bool = False
    planned: int = 0


def vehicle_width(full_build: float) -> float:
    """Return how wide the body of a vehicle is at full size."""
    return next((width for most, width in _WIDTHS if full_build <= most), _WIDEST)


def wheel_middles(center: QPointF, width: float, k: float) -> tuple[QPointF, QPointF]:
    """Return the middles of both wheels."""
    out, down = (width / 2 - _WHEEL_IN) * k, 22.0 * k
    return center + QPointF(-out, down), center + QPointF(out, down)


def with_wheels(
    body: QPainterPath, center: QPointF, face: VehicleFace, k: float, grow: float
) -> QPainterPath:
    """Return the outline of a body and its wheels together."""
    if not face.wheels:
        return body
    for middle in wheel_middles(center, face.width, k):
        wheel = QPainterPath()
        wheel.addEllipse(middle, _WHEEL * k + grow, _WHEEL * k + grow)
        body = body.united(wheel)
    return body


def paint_wheels(brush: Brush, center: QPointF, face: VehicleFace, k: float, edge: Role) -> None:
    """Paint the wheels of a vehicle, over its body."""
    if not face.wheels:
        return
    for middle in wheel_middles(center, face.width, k):
        brush.painter.setPen(brush.look.pen(edge, 2.0 * min(brush.line, max(0.75, k))))
        brush.fill(brush.ground)
        brush.painter.drawEllipse(middle, _WHEEL * k, _WHEEL * k)
        brush.no_pen()
        brush.fill(edge)
        brush.painter.drawEllipse(middle, _HUB * k, _HUB * k)


def paint_seats(  # noqa: PLR0913, PLR0917 - what it is, and what it is painted with
    brush: Brush, center: QPointF, face: VehicleFace, k: float, role: Role, beneath: Role
) -> None:
    """Paint the seats along the upper edge: filled for people aboard, or their number."""
    middle = center - QPointF(0, _SEAT_UP * k)
    if face.seats > _MOST_SEATS:
        room = QRectF(0, 0, face.width * k, 14 * k)
        room.moveCenter(middle)
        paint_text(
            brush.painter, brush.look, room, f"{face.aboard}/{face.seats}", TextStyle.CAPTION, role,
            weight=650, px=10.5 * k, align=CENTER, ground=beneath,
        )  # fmt: skip
        return
    left = middle - QPointF(_SEAT_STEP * (face.seats - 1) / 2 * k, 0)
    for seat in range(face.seats):
        brush.painter.setPen(brush.look.pen(role, 1.25 * min(brush.line, max(0.75, k))))
        brush.fill(role if seat < face.aboard else None)
        at = left + QPointF(_SEAT_STEP * seat * k, 0)
        brush.painter.drawEllipse(at, _SEAT * k, _SEAT * k)


def build_size(look: Look, face: BuildFace, scale: float) -> QSizeF:
    """Return the size of the boxes of Build with the text beside them."""
    size = measure_text(
        look, face.text, TextStyle.BODY, weight=450, px=type_px(face.text, _TEXT_PX) * scale
    )
    boxes = _boxes_width(face) * scale
    gap = _TEXT_GAP * scale if boxes else 0.0
    beside = pill_width(look, face, scale) if face.is_short else size.width()
    return QSizeF(boxes + gap + beside, 16 * scale)


def paint_build(brush: Brush, at: QPointF, face: BuildFace) -> None:
    """Paint Build from a point at the left middle: boxes, a tick at half, and the number."""
    scale, painter = brush.type, brush.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left = at.x()
    for box in range(_boxes(face)):
        side = _BOX * scale
        place = QRectF(left, at.y() - side / 2, side, side)
        is_left = face.build is not None and box < face.build
        is_planned = face.build is not None and is_left and box >= face.build - face.planned
        _paint_box(brush, place, is_left=is_left, is_planned=is_planned)
        left += (_BOX + _BOX_GAP) * scale
    if _boxes(face) > 1:
        half = int(face.full // 2)
        x = at.x() + (half * (_BOX + _BOX_GAP) - _BOX_GAP / 2) * scale
        up = (_BOX / 2 + _TICK_OUT) * scale
        painter.setPen(brush.look.pen(Role.TEXT, _BOX_PEN * brush.line))
        painter.drawLine(QLineF(x, at.y() - up, x, at.y() + up))
    if _boxes(face):
        left += (_TEXT_GAP - _BOX_GAP) * scale
    painter.restore()
    if face.is_short:
        paint_condition(brush, QPointF(left, at.y()), face)
        return
    wide = build_size(brush.look, face, scale).width() - (left - at.x()) + 2
    room = QRectF(left, at.y() - 9 * scale, wide, 18 * scale)
    brush.text(room, face.text, TextStyle.BODY, Role.TEXT2, weight=450, px=_TEXT_PX, align=LEFT)


def pill_width(look: Look, face: BuildFace, scale: float) -> float:
    """Return how wide the pill of a condition is."""
    px = type_px(face.pill, _TEXT_PX) * scale
    wide = measure_text(look, face.pill, TextStyle.LABEL, weight=600, px=px).width()
    return wide + 2 * _PILL_PAD * scale


def paint_condition(brush: Brush, at: QPointF, face: BuildFace) -> None:
    """Paint the pill of a condition from a point at its left middle."""
    scale = brush.type
    high = _PILL_HIGH * scale
    box = QRectF(at.x(), at.y() - high / 2, pill_width(brush.look, face, scale), high)
    brush.painter.save()
    brush.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.pen(Role.BAD, 1.25)
    brush.fill(Role.BAD_DIM)
    brush.painter.drawRoundedRect(box, high / 2, high / 2)
    brush.painter.restore()
    brush.text(
        box, face.pill, TextStyle.LABEL, Role.BAD, weight=600, px=_TEXT_PX, beneath=Role.BAD_DIM
    )


def _boxes(face: BuildFace) -> int:
    """Return how many boxes are drawn: none where there would be too many, or it is not known."""
    if face.build is None or face.full > _MOST_BOXES:
        return 0
    return max(1, int(face.full))


def _boxes_width(face: BuildFace) -> float:
    count = _boxes(face)
    return count * _BOX + max(0, count - 1) * _BOX_GAP


def _paint_box(brush: Brush, place: QRectF, *, is_left: bool, is_planned: bool) -> None:
    path = QPainterPath()
    path.addRoundedRect(place, 1.5 * brush.line, 1.5 * brush.line)
    if is_left and not is_planned:
        brush.no_pen()
        brush.fill(Role.BARRIER)
        brush.painter.drawPath(path)
        return
    role = Role.NOW if is_planned else Role.LINE_STRONG
    paint_hatch(brush.painter, brush.look, path, role, size=0.7)
    brush.pen(role, _BOX_PEN)
    brush.fill(None)
    brush.painter.drawPath(path)
