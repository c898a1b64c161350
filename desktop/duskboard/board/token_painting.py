"""Painting tokens: a disc for the quarry, a pentagon for pursuers, a square for strangers."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from duskboard.board.brush import Brush
from duskboard.board.label import is_cjk
from duskboard.board.vehicle_painting import (
    VehicleFace,
    paint_seats,
    paint_wheels,
    with_wheels,
)
from duskboard.core.chase.participant import Side
from duskboard.table.entity import Visibility
from duskboard.theme.pattern import paint_hatch
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle

BASE = 44.0
"""The diameter that the measures below are for."""

_NOSE = 0.42
_CORNER = 5.0
_WIDE = 50.0
_LABEL_SHIFT = 5.0
_LABEL_PX = 16.0
_VEHICLE_LABEL = 6.0
_CJK_LABEL_PX = 19.0
_PEN = 2.0
_HOVER_PEN = 2.6
_DASH = (4.0, 3.0)
_LAMP = 4.5
_LAMP_PEN = 2.5
_HOVER_REACH = 4.0
_HOVER_RING = 1.25
_CARET = (12.0, 7.0, 36.0)
_BADGE = (18.0, 17.0, 4.0, 5.0)
_GROUP = (24.0, 16.0, 24.0)
"""Width and height of the badge of a group, and how far right of its place it ends."""
_GROUP_AT = QPointF(4.0, 12.0)
_BEHIND = QPointF(5.0, -5.0)
_SHADE = 3.0
_SQUARE = 41.0
_SQUARE_CORNER = 6.5
_EYE = 15.0
_EYE_AT = QPointF(-17.0, 17.0)
_SMALL_EYE_AT = QPointF(-20.0, -22.0)
"""On small tokens it stands where an order would: beneath there is no room beside a count."""
_BADGE_PX = 12.0
_LEAST_BADGE = 0.85


class Pose(StrEnum):
    """How a token stands."""

    REST = "rest"
    ACTIVE = "active"
    SPENT = "spent"
    ORIGIN = "origin"
    PREVIEW = "preview"
    REFUSED = "refused"
    DRAGGED = "dragged"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenFace:
    """A token to paint.

    Attributes:
        side: Quarry or pursuer, or None for a stranger.
        label: One or two signs.
        pose: How it stands.
        order: Its place in the acting order, or None for no badge.
        count: How many people it stands for.
        is_hovered: Whether the pointer is over it.
        is_lifted: Whether it is dragged about.
        visibility: What players may know; shown where that is not marked.
        vehicle: What makes a vehicle of it, or None.
    """

    side: Side | None
    label: str
    pose: Pose = Pose.REST
    order: int | None = None
    count: int = 1
    is_hovered: bool = False
    is_lifted: bool = False
    visibility: Visibility = Visibility.SHOWN
    vehicle: VehicleFace | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Hue:
    solid: Role
    dim: Role
    on: Role


_HUES = {
    Side.QUARRY: _Hue(solid=Role.QUARRY, dim=Role.QUARRY_DIM, on=Role.ON_QUARRY),
    Side.PURSUER: _Hue(solid=Role.PURSUER, dim=Role.PURSUER_DIM, on=Role.ON_PURSUER),
    None: _Hue(solid=Role.TEXT2, dim=Role.BG2, on=Role.BG1),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Work:
    """What a token is painted with, for the parts below."""

    brush: Brush
    center: QPointF
    size: float
    face: TokenFace

    @property
    def line(self) -> float:
        """How thick pens are: thinner on small tokens."""
        return min(self.brush.line, max(0.75, self.k))

    @property
    def k(self) -> float:
        """How large, 1 at full size."""
        return self.size / BASE

    @property
    def hue(self) -> _Hue:
        """The colours of the side."""
        return _HUES[self.face.side]

    @property
    def is_solid(self) -> bool:
        """Whether it is filled with its hue."""
        return self.face.pose in {Pose.ACTIVE, Pose.DRAGGED}

    @property
    def edge(self) -> Role:
        """The colour of its outline."""
        if self.face.pose is Pose.REFUSED:
            return Role.BAD
        if self.face.pose in {Pose.SPENT, Pose.ORIGIN}:
            return Role.LINE_STRONG
        return self.hue.solid

    def outline(self, grow: float = 0.0) -> QPainterPath:
        """The outline of the body, grown by so many pixels."""
        wide = self.face.vehicle.width if self.face.vehicle is not None else None
        return token_outline(self.face.side, self.center, self.size, grow, wide=wide)

    def whole(self, grow: float) -> QPainterPath:
        """The outline with the wheels of a vehicle, grown by so many pixels."""
        body, vehicle = self.outline(grow), self.face.vehicle
        return body if vehicle is None else with_wheels(body, self.center, vehicle, self.k, grow)


def token_outline(
    side: Side | None, center: QPointF, size: float, grow: float = 0, *, wide: float | None = None
) -> QPainterPath:
    """Return the outline of a token of a diameter, grown; `wide` is that of a vehicle's body."""
    k = size / BASE
    path = QPainterPath()
    match side:
        case Side.QUARRY if wide is None:
            radius = size / 2 + grow
            path.addEllipse(center, radius, radius)
        case Side.PURSUER:
            _add_pentagon(path, center, k, grow, _WIDE if wide is None else wide)
        case _:
            is_quarry = side is Side.QUARRY
            high = (BASE if is_quarry or wide is not None else _SQUARE) * k / 2 + grow
            half = (_SQUARE if wide is None else wide) * k / 2 + grow
            corner = high if is_quarry else max(1.0, _SQUARE_CORNER * k + grow)
            box = QRectF(center.x() - half, center.y() - high, 2 * half, 2 * high)
            path.addRoundedRect(box, corner, corner)
    return path


def token_box(
    side: Side | None, center: QPointF, size: float, vehicle: VehicleFace | None = None
) -> QRectF:
    """Return the box round the outline of a token, with the wheels of a vehicle."""
    k = size / BASE
    width = {Side.QUARRY: BASE, Side.PURSUER: _WIDE, None: _SQUARE}[side] * k
    height = (_SQUARE if side is None else BASE) * k
    if vehicle is not None:
        width, high = vehicle.width * k, BASE * k
        height = high + (7 * k if vehicle.wheels else 0.0)
        return QRectF(center.x() - width / 2, center.y() - high / 2, width, height)
    return QRectF(center.x() - width / 2, center.y() - height / 2, width, height)


def token_reach(center: QPointF, size: float, vehicle: VehicleFace | None = None) -> QRectF:
    """Return the box of all that belongs to a token: badges, lamp, caret, second outline."""
    k = size / BASE
    more = (vehicle.width - BASE) / 2 * k if vehicle is not None else 0.0
    reach = QRectF(center.x() - 36 * k, center.y() - 38 * k, 74 * k, 74 * k)
    return reach.adjusted(-more, 0, more, 0)


def paint_token(brush: Brush, center: QPointF, size: float, face: TokenFace) -> None:
    """Paint a token.

    Args:
        brush: What to paint with.
        center: Its middle.
        size: Its diameter, in pixels as they are painted.
        face: The token.
    """
    painter = brush.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    work = _Work(brush=brush, center=center, size=size, face=face)
    if face.is_lifted and face.pose is not Pose.REFUSED:
        brush.no_pen()
        brush.fill(Role.BG0)
        painter.drawPath(work.whole(0.0).translated(0, _SHADE * work.k))
    if face.count > 1:
        _paint_second(work)
    _paint_rings(work)
    _paint_body(work)
    _paint_label(work)
    if face.order is not None:
        _paint_order(work)
    if face.count > 1:
        _paint_count(work)
    if face.visibility is not Visibility.SHOWN:
        _paint_eye(work)
    painter.restore()


def _add_pentagon(path: QPainterPath, center: QPointF, k: float, grow: float, wide: float) -> None:
    # The nose is sharper than a right angle: sides moved out by `grow` meet further out than that.
    left, right = center.x() - wide * k / 2 - grow, center.x() + wide * k / 2 + grow * 1.4
    top, bottom = center.y() - BASE * k / 2 - grow, center.y() + BASE * k / 2 + grow
    shoulder = right - _NOSE * (bottom - top)
    corner = max(1.0, _CORNER * k + grow)
    path.moveTo(left + corner, top)
    path.lineTo(shoulder, top)
    path.lineTo(right, center.y())
    path.lineTo(shoulder, bottom)
    path.lineTo(left + corner, bottom)
    path.quadTo(left, bottom, left, bottom - corner)
    path.lineTo(left, top + corner)
    path.quadTo(left, top, left + corner, top)
    path.closeSubpath()


def _paint_second(work: _Work) -> None:
    """Paint the outline behind a group's own, which covers most of it."""
    painter, look = work.brush.painter, work.brush.look
    at = work.center + _BEHIND * work.k
    painter.setPen(look.pen(work.edge, 1.5 * work.line))
    work.brush.fill(work.brush.ground)
    painter.drawPath(token_outline(work.face.side, at, work.size, -work.line * 0.75))
    work.brush.no_pen()
    painter.drawPath(work.outline(1.5 * work.line))


def _paint_rings(work: _Work) -> None:
    brush, look, k = work.brush, work.brush.look, work.k
    painter = brush.painter
    brush.fill(None)
    if work.face.pose is Pose.ACTIVE:
        painter.setPen(look.pen(Role.NOW, _LAMP_PEN * work.line))
        painter.drawPath(work.whole(_LAMP * k))
        wide, high, above = (length * k for length in _CARET)
        base = QPointF(work.center.x(), work.center.y() - above)
        half, tip = QPointF(wide / 2, 0), base + QPointF(0, high)
        brush.no_pen()
        brush.fill(Role.NOW)
        painter.drawPolygon(QPolygonF([base - half, base + half, tip]))
    elif work.face.is_hovered:
        painter.setPen(look.pen(Role.TEXT2, _HOVER_RING * work.line))
        painter.drawPath(work.whole(_HOVER_REACH * k))


def _paint_body(work: _Work) -> None:
    painter, look, face = work.brush.painter, work.brush.look, work.face
    wide = (_HOVER_PEN if face.is_hovered else _PEN) * work.line
    inner = work.outline(-wide / 2)
    if face.pose is Pose.PREVIEW:
        painter.fillPath(inner, look.color(work.brush.ground))
        paint_hatch(painter, look, inner, work.hue.solid, size=max(0.7, work.k))
    is_dashed = not work.is_solid and (
        face.pose in {Pose.ORIGIN, Pose.REFUSED} or face.visibility is Visibility.HIDDEN
    )
    dash = (_DASH[0] * work.line, _DASH[1] * work.line) if is_dashed else None
    painter.setPen(look.pen(work.edge, wide, dash=dash))
    work.brush.fill(_filling(work))
    painter.drawPath(inner)
    if face.vehicle is not None:
        paint_wheels(work.brush, work.center, face.vehicle, work.k, work.edge)


def _filling(work: _Work) -> Role | None:
    """Return what a token is filled with: a hollow one hides what it stands before."""
    if work.is_solid:
        return work.hue.solid
    if work.face.pose is Pose.PREVIEW:
        return None  # it is hatched already
    return work.hue.dim if work.face.pose is Pose.REST else work.brush.ground


def _paint_label(work: _Work) -> None:
    face, k, brush = work.face, work.k, work.brush
    beneath, role = brush.ground, Role.TEXT
    if work.is_solid:
        role, beneath = work.hue.on, work.hue.solid
    elif face.pose is Pose.REST:
        beneath = work.hue.dim
    elif face.pose in {Pose.SPENT, Pose.REFUSED}:
        role = Role.TEXT2
    elif face.pose is Pose.ORIGIN:
        role = Role.TEXT3
    shift = _LABEL_SHIFT * k if face.side is Side.PURSUER else 0.0
    middle = QPointF(work.center.x() - shift, work.center.y())
    if face.vehicle is not None:
        seats = QPointF(middle)
        paint_seats(brush, seats, face.vehicle, k, role, beneath)
        middle += QPointF(0, _VEHICLE_LABEL * k)
    px = (_CJK_LABEL_PX if is_cjk(face.label) else _LABEL_PX) * k
    px *= min(1.0, 2.4 / max(1, len(face.label)))
    if face.pose is Pose.PREVIEW:  # a plain ground, so that the hatch does not run through it
        half = QPointF(px * 0.42 * max(1.6, len(face.label)), px * 0.62)
        brush.no_pen()
        brush.fill(brush.ground)
        brush.painter.drawRoundedRect(QRectF(middle - half, middle + half), 3 * k, 3 * k)
    room = QRectF(middle.x() - work.size / 2, middle.y() - work.size / 2, work.size, work.size)
    paint_text(
        brush.painter, brush.look, room, face.label, TextStyle.TITLE, role,
        weight=700, px=px, align=CENTER, ground=beneath,
    )  # fmt: skip


def _paint_order(work: _Work) -> None:
    k = max(_LEAST_BADGE, work.k)
    wide, high, _corner, out = (length * k for length in _BADGE)
    box = token_box(work.face.side, work.center, work.size, work.face.vehicle)
    text = str(work.face.order)
    badge = QRectF(box.left() - out, box.top() - out, wide * max(2, len(text)) / 2, high)
    is_now = work.face.pose is Pose.ACTIVE
    fill, role = (Role.NOW, Role.ON_NOW) if is_now else (Role.BG0, Role.TEXT2)
    _paint_badge(work, badge, text, fill, role, Role.NOW if is_now else Role.LINE_STRONG)


def _paint_count(work: _Work) -> None:
    k = max(_LEAST_BADGE, work.k)
    wide, high, out = _GROUP[0] * k, _GROUP[1] * k, _GROUP[2] * work.k
    text = f"×{work.face.count}"
    at = work.center + _GROUP_AT * work.k
    # Two figures need more room: it is taken over the token, where no neighbour stands.
    wide *= max(1.0, len(text) / 2.5)
    badge = QRectF(at.x() + out - wide, at.y(), wide, high)
    _paint_badge(work, badge, text, work.brush.ground, Role.TEXT, work.edge)


def _paint_badge(  # noqa: PLR0913, PLR0917 - its place, what it says, its three colours
    work: _Work, box: QRectF, text: str, fill: Role, role: Role, edge: Role
) -> None:
    brush, k = work.brush, max(_LEAST_BADGE, work.k)
    pen = 1.25 * min(k, 2.0)
    brush.painter.setPen(brush.look.pen(edge, pen))
    brush.fill(fill)
    inner = box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
    brush.painter.drawRoundedRect(inner, _BADGE[2] * k, _BADGE[2] * k)
    paint_text(
        brush.painter, brush.look, box, text, TextStyle.CAPTION, role,
        weight=700, px=_BADGE_PX * k, align=CENTER, ground=fill,
    )  # fmt: skip


def _paint_eye(work: _Work) -> None:
    """Mark that players do not see it: a closed eye, or "?" where they see a stranger."""
    brush = work.brush
    k = max(_LEAST_BADGE, work.k)
    is_small = work.k < _LEAST_BADGE and work.face.order is None
    at = work.center + (_SMALL_EYE_AT if is_small else _EYE_AT) * work.k
    side = _EYE * k
    box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    brush.painter.setPen(brush.look.pen(Role.LINE_STRONG, 1.25 * min(k, 2.0)))
    brush.fill(brush.ground)
    brush.painter.drawEllipse(box)
    if work.face.visibility is Visibility.HIDDEN:
        inset = 2 * k
        glyph = box.adjusted(inset, inset, -inset, -inset)
        color = brush.look.color(Role.TEXT2)
        brush.look.glyphs.paint_glyph(brush.painter, glyph, "eye-closed", color)
        return
    paint_text(
        brush.painter, brush.look, box, "?", TextStyle.CAPTION, Role.TEXT2,
        weight=700, px=_BADGE_PX * k, align=CENTER, ground=brush.ground,
    )  # fmt: skip
