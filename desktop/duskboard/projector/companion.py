"""The one clock that stands beside something else, in the corner."""

from PySide6.QtCore import QPointF, QRectF

from duskboard.core.clocks.clock import ClockKind
from duskboard.projector.page import SMALL_NAME, Canvas
from duskboard.table.clock_view import ClockView
from duskboard.table.public_view import PublicView
from duskboard.theme.token import Role
from duskboard.widgets.clock_face import face_of
from duskboard.widgets.clock_painting import paint_clock

SIZE = (432.0, 174.0)
"""Width and height of the card."""

_DIAMETER = 134.0
_PADDING = 24.0


def companion(view: PublicView) -> ClockView | None:
    """Return the clock that counts: the first shown one that runs down, else the first shown."""
    shown = [clock for clock in view.clocks if clock.size is not None and not clock.is_full]
    counting = (clock for clock in shown if clock.kind is ClockKind.MISSION)
    return next(counting, shown[0] if shown else None)


def paint_companion(canvas: Canvas, clock: ClockView, box: QRectF) -> None:
    """Paint the card."""
    canvas.panel(box, pen=Role.LINE, width=2, fill=Role.BG2)
    middle = QPointF(box.left() + _PADDING + _DIAMETER / 2, box.center().y())
    paint_clock(
        canvas.painter,
        canvas.look,
        middle,
        _DIAMETER,
        face_of(clock, marks_hidden=False),
        ground=Role.BG2,
        value_only=True,
    )
    left = middle.x() + _DIAMETER / 2 + _PADDING
    room = QRectF(left, box.top(), box.right() - 12 - left, box.height())
    canvas.text(room, clock.name, Role.TEXT, SMALL_NAME, weight=600, lines=2, ground=Role.BG2)
