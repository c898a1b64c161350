"""Painting a clock: a face in, pixels out. The same painter serves every window and size."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from duskboard.core.clocks.clock import ClockKind
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.pattern import paint_dots, paint_hatch
from duskboard.theme.text import measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_geometry import BASE, SMALL, Ring
from duskboard.widgets.clock_kind import KIND_HUE

_URGENT = frozenset({ClockKind.DANGER, ClockKind.MISSION})
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


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockFace:
    """All that shows on a clock.

    Attributes:
        kind: Its kind; None where only the name is known.
        size: Segments; None where only the name is known.
        filled: Filled segments.
        is_rival: Whether it is the second of two in a race.
        is_locked: Whether it waits for another clock.
        is_hidden: Whether to mark that players cannot see it.
        target: Filled segments after what the pointer is about to do, or None.
        pending: Segments that are planned, to be filled or (below zero) emptied.
        is_focused: Whether it has the keyboard focus.
        drawn: The fill as drawn while it moves, or None where it stands.
        is_lit: False for the dark step of a flash.
    """

    kind: ClockKind | None
    size: int | None
    filled: int
    is_rival: bool = False
    is_locked: bool = False
    is_hidden: bool = False
    target: int | None = None
    pending: int = 0
    is_focused: bool = False
    drawn: float | None = None
    is_lit: bool = True

    @property
    def is_full(self) -> bool:
        """Whether it waits to be resolved; not yet while the fill still moves."""
        if self.size is None or self.is_locked or self.drawn is not None:
            return False
        return self.filled >= self.size

    @property
    def is_adverse(self) -> bool:
        """Whether it works against the players' side: a danger, or the rival in a race."""
        return self.kind is ClockKind.DANGER or self.is_rival

    @property
    def is_last(self) -> bool:
        """Whether one segment is left where that is a warning."""
        urgent = self.kind in _URGENT or self.is_rival
        return urgent and self.size is not None and self.size - self.filled == 1

    @property
    def hue(self) -> Role:
        """The colour of its kind."""
        if self.is_rival:
            return Role.PURSUER
        return KIND_HUE[self.kind] if self.kind is not None else Role.TEXT2

    @property
    def shown_fill(self) -> float:
        """How far it is filled on screen, in segments."""
        return float(self.filled) if self.drawn is None else self.drawn


def face_of(view: ClockView, *, marks_hidden: bool = True) -> ClockFace:
    """Return the face of a clock.

    Args:
        view: The clock.
        marks_hidden: Whether a clock that players cannot see says so itself (a card does it for
            the clocks on it).
    """
    return ClockFace(
        kind=view.kind,
        size=view.size,
        filled=view.filled or 0,
        is_rival=view.race is not None and view.race.is_second,
        is_locked=view.locked,
        is_hidden=marks_hidden and view.visibility is Visibility.HIDDEN,
    )


def ring_of(face: ClockFace, center: QPointF, diameter: float) -> Ring:
    """Return where the segments of a face lie; a face without a size has one."""
    has_rim = face.kind is ClockKind.FACTION
    return Ring(center=center, diameter=diameter, size=face.size or 1, has_rim=has_rim)


def changed_places(
    before: ClockFace, after: ClockFace, center: QPointF, diameter: float
) -> tuple[QRectF, ...] | None:
    """Return where two faces of a clock differ; None for anywhere on it.

    A tick changes a segment and the number: all else of a large clock stands as it is.
    """
    if (
        _beside_fill(before) != _beside_fill(after)
        or after.kind is ClockKind.MISSION
        or after.size is None
    ):
        return None
    if (before.is_full, before.is_last) != (after.is_full, after.is_last):
        return None
    ring = ring_of(after, center, diameter)
    low, high = sorted((before.shown_fill, after.shown_fill))
    pending = sorted((0, after.pending))
    first, last = math.floor(low + pending[0]), math.ceil(high + pending[1])
    segments = ring.boxes[max(0, first) : last]
    return segments if before.filled == after.filled else (*segments, ring.hub_box)


def _beside_fill(face: ClockFace) -> tuple[object, ...]:
    """Return all that shows on a face but how far it is filled."""
    marks = (face.is_rival, face.is_locked, face.is_hidden, face.is_focused, face.is_lit)
    return (face.kind, face.size, face.target, face.pending, marks)


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
    if face.is_full and face.is_lit:
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
        painter.setPen(look.pen(Role.NOW, 3 * k, cap=Qt.PenCapStyle.RoundCap))
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
