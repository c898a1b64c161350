"""Painting a clock: a face in, pixels out. The same painter serves every window and size."""

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from duskboard.core.clocks.clock import ClockKind
from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_dots, paint_hatch
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_face import ClockFace, ring_of
from duskboard.widgets.clock_geometry import BASE, SMALL, Ring

_FOCUS_OUTSIDE = 6.0
_FOCUS_OUTSIDE_SMALL = 3.0
_FOCUS_RADIUS = 8.0
_BADGE_RADIUS = 10.0
_BADGE_AT = (33.0, -39.0)
_VALUE_PX = 19.0
_ALONE_PX = 23.0
_SIZE_PX = 11.8
_RING_LEAST = 1.5
_SMALL_HATCH = 0.5
_HUB_ROOM = 1.9
"""Width of the hub's text, in radii of the hub."""
_EMPTY_SMALL = 0.75
"""Share of `lineStrong` in the empty segments of a small clock."""


Shows = Callable[[QRectF], bool]
"""Says whether anything of a place is to be painted now."""


def _everywhere(_place: QRectF) -> bool:
    return True


def clock_margin(diameter: float, *, has_badge: bool = False) -> float:
    """Return how far rings, hand, focus frame and badge reach beyond the diameter, in pixels."""
    if diameter < SMALL:
        return _FOCUS_OUTSIDE_SMALL + 1
    k = diameter / BASE
    return max(_FOCUS_OUTSIDE + 2, 5 * k, 11 * k if has_badge else 0.0)


def paint_clock(  # noqa: PLR0913 - where, how large and on what it is painted
    painter: QPainter,
    look: Look,
    center: QPointF,
    diameter: float,
    face: ClockFace,
    *,
    ground: Role = Role.BG1,
    value_only: bool = False,
    shows: Shows = _everywhere,
) -> None:
    """Paint a clock.

    Args:
        painter: Painter, set to antialiasing here.
        look: The look.
        center: The middle of the clock.
        diameter: Its diameter, in pixels as they are painted. Below 40 the number is left out:
            whoever paints so small a clock writes it beside.
        face: What shows.
        ground: What lies beneath.
        value_only: Whether the hub leaves out the number of segments, as the players' screen does
            for clocks under 200.
        shows: Says whether anything of a place is to be painted now.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = ring_of(face, center, diameter)
    if face.is_focused:
        _paint_focus(painter, look, ring)
    if face.size is None:
        _paint_unknown(painter, look, ring, ground)
        painter.restore()
        return
    _paint_rims(painter, look, ring, face)
    for index, box in enumerate(ring.boxes):
        if shows(box):
            _paint_segment(painter, look, ring, face, index)
    _paint_marks(painter, look, ring, face, ground)
    if not ring.is_small and shows(ring.hub_box):
        _paint_hub(painter, look, ring, face, value_only=value_only, ground=ground)
    if face.is_hidden:
        _paint_badge(painter, look, ring, ground)
    painter.restore()


def _paint_focus(painter: QPainter, look: Look, ring: Ring) -> None:
    outside = _FOCUS_OUTSIDE_SMALL if ring.is_small else _FOCUS_OUTSIDE
    reach = ring.diameter / 2 + outside
    painter.setPen(look.pen(Role.FOCUS, look.tokens.sizes["stroke.focus"]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(ring.center.x() - reach, ring.center.y() - reach, 2 * reach, 2 * reach)
    painter.drawRoundedRect(box, _FOCUS_RADIUS, _FOCUS_RADIUS)


def _paint_unknown(painter: QPainter, look: Look, ring: Ring, ground: Role) -> None:
    width = 1.25 * ring.pen
    path = QPainterPath()
    path.addEllipse(ring.center, ring.outer - width / 2, ring.outer - width / 2)
    path.addEllipse(ring.center, ring.hub + width / 2, ring.hub + width / 2)
    painter.setPen(look.pen(Role.LINE_STRONG, width))
    painter.setBrush(look.color(Role.BG3))
    painter.drawPath(path)
    if not ring.is_small:
        _paint_hub_text(painter, look, ring, "?", "", ground)


def _paint_rims(painter: QPainter, look: Look, ring: Ring, face: ClockFace) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = ring.diameter / 2
    if face.calls and face.is_lit:
        width = max(_RING_LEAST, 2.5 * ring.k)
        reach = half + ring.k + width
        painter.setPen(look.pen(Role.NOW, width))
        painter.drawEllipse(ring.center, reach, reach)
    elif face.is_hidden:
        painter.setPen(look.pen(Role.TEXT3, 1.5, dash=(5, 4)))
        painter.drawEllipse(ring.center, half + 3 * ring.k, half + 3 * ring.k)
    if ring.has_rim and not ring.is_small:
        painter.setPen(look.pen(Role.FACTION, 1.5 * ring.pen))
        painter.drawEllipse(ring.center, half - 1, half - 1)


def _paint_segment(painter: QPainter, look: Look, ring: Ring, face: ClockFace, index: int) -> None:
    drawn = face.shown_fill
    planned = _planned(face, index)
    if face.is_locked:
        width = 1.2 * ring.pen
        painter.setPen(look.pen(Role.LINE_STRONG, width, dash=(3, 3)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(ring.segment(index, width))
    elif planned is not None:
        _paint_hatched(painter, look, ring, index, planned)
    elif index + 1 <= drawn:
        _paint_filled(painter, look, ring, face, index)
    else:
        _paint_empty(painter, look, ring, face, index)
        if drawn > index:
            _paint_filled(painter, look, ring, face, index, drawn - index)


def _planned(face: ClockFace, index: int) -> Role | None:
    """Return the colour in which a segment is hatched, or None."""
    if face.target is not None:
        if face.filled <= index < face.target:
            return face.hue
        return Role.TEXT3 if face.target <= index < face.filled else None
    low, high = sorted((face.filled, face.filled + face.pending))
    return Role.NOW if low <= index < high else None


def _paint_filled(  # noqa: PLR0913, PLR0917 - a part of paint_clock
    painter: QPainter, look: Look, ring: Ring, face: ClockFace, index: int, part: float = 1.0
) -> None:
    if face.hue is Role.HAZARD:
        # Its fill alone is too light for a white ground.
        width = 1.25 * ring.pen
        painter.setPen(look.pen(Role.HAZARD, width))
        painter.setBrush(look.color(Role.HAZARD_FILL))
        painter.drawPath(ring.segment(index, width, part))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color(face.hue))
    painter.drawPath(ring.segment(index, part=part))


def _paint_hatched(painter: QPainter, look: Look, ring: Ring, index: int, role: Role) -> None:
    width = 1.0 if ring.is_small else 1.75 * ring.pen
    path = ring.segment(index, width)
    size = _SMALL_HATCH if ring.is_small else max(1.0, ring.pen)
    paint_hatch(painter, look, path, role, size=size)
    painter.setPen(look.pen(role, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _paint_empty(painter: QPainter, look: Look, ring: Ring, face: ClockFace, index: int) -> None:
    if ring.is_small:
        color = look.blend(Role.BG1, Role.LINE_STRONG, _EMPTY_SMALL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPath(ring.segment(index))
        return
    if face.kind is ClockKind.TUG_OF_WAR:
        width = 1.2 * ring.pen
        path = ring.segment(index, width)
        paint_dots(painter, look, path, Role.PURSUER, size=max(1.0, ring.pen))
        painter.setPen(look.pen(Role.PURSUER, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        stands_out = face.is_last and face.is_lit
        width = (2.25 if stands_out else 1.25) * ring.pen
        path = ring.segment(index, width)
        painter.setPen(look.pen(face.hue if stands_out else Role.LINE_STRONG, width))
        painter.setBrush(look.color(Role.BG3))
    painter.drawPath(path)


def _paint_marks(painter: QPainter, look: Look, ring: Ring, face: ClockFace, ground: Role) -> None:
    k, half = ring.k, ring.diameter / 2
    if face.kind is ClockKind.MISSION and not face.is_full and not face.is_locked:
        turn = face.shown_fill / ring.size
        painter.setPen(look.pen(Role.TEXT, 2.5 * k, cap=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(ring.at(turn, ring.hub - 1), ring.at(turn, half + 4 * k)))
    if face.is_adverse:
        top = ring.center - QPointF(0, half + 3 * k)
        corners = (top - QPointF(5 * k, 0), top + QPointF(5 * k, 0), top + QPointF(0, 8 * k))
        painter.setPen(look.pen(ground, 1.5 * k))
        painter.setBrush(look.color(Role.LINE_STRONG if face.is_locked else Role.PURSUER))
        painter.drawPolygon(QPolygonF(corners))
    if face.kind is ClockKind.TUG_OF_WAR and not face.is_locked:
        top = ring.center + QPointF(0, half)
        corners = (top, top + QPointF(3.5 * k, 5.5 * k), top + QPointF(-3.5 * k, 5.5 * k))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color(Role.TEXT))
        painter.drawPolygon(QPolygonF(corners))


def _paint_hub(  # noqa: PLR0913 - a part of paint_clock
    painter: QPainter, look: Look, ring: Ring, face: ClockFace, *, value_only: bool, ground: Role
) -> None:
    k, center = ring.k, ring.center
    if face.is_locked:
        side = 17 * k
        box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
        look.glyphs.paint_glyph(painter, box, "padlock", look.color(Role.TEXT2))
    elif face.is_full and face.target is None:
        role = Role.NOW if face.calls else Role.TEXT2
        painter.setPen(look.pen(role, 3 * k, cap=Qt.PenCapStyle.RoundCap))
        corner = center + QPointF(-2 * k, 5.5 * k)
        painter.drawLine(QLineF(center + QPointF(-7 * k, 0.5 * k), corner))
        painter.drawLine(QLineF(corner, center + QPointF(7.5 * k, -4.5 * k)))
    else:
        value = str(face.filled if face.target is None else face.target)
        size = "" if value_only else f"/{face.size}"
        _paint_hub_text(painter, look, ring, value, size, ground)


def _paint_hub_text(  # noqa: PLR0913, PLR0917 - a part of paint_clock
    painter: QPainter, look: Look, ring: Ring, value: str, size: str, ground: Role
) -> None:
    big, little = (_VALUE_PX if size else _ALONE_PX) * ring.k, _SIZE_PX * ring.k
    body = TextStyle.BODY
    wide = measure_text(look, value, body, weight=700, px=big).width()
    narrow = measure_text(look, size, body, weight=500, px=little).width()
    fit = min(1.0, _HUB_ROOM * ring.hub / (wide + narrow))
    if fit < 1.0:
        big, little = big * fit, little * fit
        wide = measure_text(look, value, body, weight=700, px=big).width()
        narrow = measure_text(look, size, body, weight=500, px=little).width()
    left = ring.center.x() - (wide + narrow) / 2
    box = QRectF(left, ring.center.y() - big, wide, 2 * big)
    paint_text(painter, look, box, value, body, Role.TEXT, weight=700, px=big, ground=ground)
    if size:
        # Both stand on one line: the middle of the smaller capitals lies lower.
        drop = look.cap_height(body, px=big) / 2 - look.cap_height(body, px=little) / 2
        box = QRectF(left + wide, ring.center.y() - big + drop, narrow, 2 * big)
        paint_text(painter, look, box, size, body, Role.TEXT2, weight=500, px=little, ground=ground)


def _paint_badge(painter: QPainter, look: Look, ring: Ring, ground: Role) -> None:
    k = ring.k
    radius = _BADGE_RADIUS * min(1.0, k) if not ring.is_small else 5.0
    center = ring.center + QPointF(_BADGE_AT[0] * k, _BADGE_AT[1] * k)
    painter.setPen(look.pen(Role.LINE_STRONG, 1))
    painter.setBrush(look.color(ground))
    painter.drawEllipse(center, radius, radius)
    side = 1.5 * radius
    box = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    look.glyphs.paint_glyph(painter, box, "eye-closed", look.color(Role.TEXT2), weight=1.25)
