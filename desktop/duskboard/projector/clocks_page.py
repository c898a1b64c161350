"""The clocks that players may see, with the last roll at the foot."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.words import Words
from duskboard.projector.clocks_layout import LARGE, ROW, ClocksLayout, PlacedClock, lay_out
from duskboard.projector.page import (
    HEIGHT,
    MARGIN,
    NAME,
    RADIUS,
    SMALL,
    SMALL_NAME,
    WIDTH,
    Shows,
)
from duskboard.projector.roll_strip import LOW, TALL, paint_roll
from duskboard.table.public_frame import PublicFrame
from duskboard.table.view import CardKind, CardView, ClockView
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, RIGHT, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_painting import face_of, paint_clock

_COUNTED = frozenset({ClockKind.MISSION})
_TOP_CENTER = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_TOP = 60.0
_LOW_TOP = 36.0
_ABOVE_STRIP = 40.0
_LOW_ABOVE_STRIP = 12.0
_GLYPH = 60.0
_CAPTION = 40.0
_VALUE_ONLY_BELOW = 200.0
_ROW_HEIGHT = 706.0
_SIDE = 16.0
_MARKS = 0.069
"""How far rings, hand and triangles reach beyond a dial, in diameters."""


def paint_clocks(  # noqa: PLR0913, PLR0917 - what is painted, where and how much of it
    painter: QPainter,
    look: Look,
    words: Words,
    frame: PublicFrame,
    page: ClocksLayout,
    shows: Shows,
) -> None:
    """Paint those places of the page that `shows` wants, in units of the page."""
    view = frame.view
    strip = _strip(frame)
    if view.clocks:
        _paint_page(painter, look, words, page, shows)
    if view.roll is not None and shows(strip):
        paint_roll(painter, look, words, view.roll, strip)
    if not view.clocks and view.roll is None:
        _paint_nothing(painter, look, view.title.name)


def changed_places(
    words: Words, before: PublicFrame, after: PublicFrame, page: ClocksLayout
) -> tuple[QRectF, ...] | None:
    """Return where two frames of this page differ, in units of the page; None for everywhere.

    Args:
        words: The words.
        before: The frame on show.
        after: The frame that takes its place.
        page: Where the clocks of that stand.
    """
    if not (before.view.clocks and after.view.clocks):
        return None
    if (before.view.roll is None) is not (after.view.roll is None):
        return None
    if before.page_number != after.page_number or _order(before) != _order(after):
        return None
    known = {clock.clock_id: clock for clock in before.view.clocks}
    places: list[QRectF] = []
    for placed in page.clocks:
        clock = known[placed.clock.clock_id]
        if clock == placed.clock:
            continue
        places.append(_dial_box(placed, page.diameter))
        said = (clock.name, _caption(words, clock))
        if said != (placed.clock.name, _caption(words, placed.clock)):
            places.append(_words_box(placed, page.diameter))
    if before.view.roll != after.view.roll:
        places.append(_strip(after))
    return tuple(places)


def layout_of(frame: PublicFrame) -> ClocksLayout:
    """Return where the clocks of a frame stand, in units of the page."""
    low = _is_low(frame)
    above = _LOW_ABOVE_STRIP if low else _ABOVE_STRIP
    has_roll = frame.view.roll is not None
    bottom = _strip(frame).top() - above if has_roll else HEIGHT - _TOP
    top = _LOW_TOP if low else max(_TOP, (_TOP + bottom - _ROW_HEIGHT) / 2)
    return lay_out(frame.view.clocks, frame.page_number, top, bottom if low else top + _ROW_HEIGHT)


def _strip(frame: PublicFrame) -> QRectF:
    return LOW if _is_low(frame) else TALL


def _is_low(frame: PublicFrame) -> bool:
    """Whether there are two rows, which leave less room for the strip."""
    return len(frame.view.clocks) > ROW


def _order(frame: PublicFrame) -> list[tuple[object, ...]]:
    """Return what decides where each clock stands: a change of anything else stays in its cell."""
    return [
        (clock.clock_id, clock.opens, clock.race and (clock.race.rival_id, clock.race.is_second))
        for clock in frame.view.clocks
    ]


def _paint_page(
    painter: QPainter, look: Look, words: Words, page: ClocksLayout, shows: Shows
) -> None:
    for box, _ in page.panels:
        if shows(box):
            painter.setPen(look.pen(Role.LINE, 2))
            painter.setBrush(look.color(Role.BG1))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
    grounded = {clock.clock_id for _, card in page.panels for clock in card.clocks}
    for placed in page.clocks:
        if shows(placed.cell):
            ground = Role.BG1 if placed.clock.clock_id in grounded else Role.BG0
            if shows(_dial_box(placed, page.diameter)):
                _paint_dial(painter, look, placed, page.diameter, ground)
            if shows(_words_box(placed, page.diameter)):
                _paint_words(painter, look, words, placed, page.diameter, ground)
    for box, card in page.panels:
        if shows(box):
            _paint_relation(painter, look, page, card)
    if page.pages > 1:
        number = words.gettext("%(page)d of %(pages)d") % {
            "page": page.page + 1,
            "pages": page.pages,
        }
        room = QRectF(WIDTH - MARGIN - 400, 8, 400, 48)
        paint_text(
            painter,
            look,
            room,
            number,
            TextStyle.BODY,
            Role.TEXT2,
            px=SMALL,
            align=RIGHT,
            ground=Role.BG0,
        )


def _paint_dial(
    painter: QPainter, look: Look, placed: PlacedClock, diameter: float, ground: Role
) -> None:
    paint_clock(
        painter,
        look,
        _center(placed, diameter),
        diameter,
        face_of(placed.clock, marks_hidden=False),
        ground=ground,
        value_only=diameter < _VALUE_ONLY_BELOW,
    )


def _paint_words(  # noqa: PLR0913, PLR0917 - what is painted, where and on what
    painter: QPainter,
    look: Look,
    words: Words,
    placed: PlacedClock,
    diameter: float,
    ground: Role,
) -> None:
    clock, large = placed.clock, diameter >= LARGE
    px = NAME if large else SMALL_NAME
    room = _words_box(placed, diameter).adjusted(_SIDE, 0, -_SIDE, 0)
    room.setHeight(px * 1.15 * 2)
    used = paint_text(
        painter,
        look,
        room,
        clock.name,
        TextStyle.HEAD,
        Role.TEXT,
        weight=700,
        px=px,
        align=_TOP_CENTER,
        lines=2,
        ground=ground,
    )
    caption = _caption(words, clock)
    if caption:
        line = QRectF(room.left(), used.bottom() + 4, room.width(), _CAPTION * 1.2)
        hue = face_of(clock).hue
        paint_text(
            painter,
            look,
            line,
            caption,
            TextStyle.BODY,
            hue,
            weight=500,
            px=_CAPTION if large else SMALL,
            align=CENTER,
            ground=ground,
        )


def _dial_box(placed: PlacedClock, diameter: float) -> QRectF:
    """Return what a dial takes with all its marks."""
    reach = diameter / 2 + _MARKS * diameter
    center = _center(placed, diameter)
    return QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)


def _words_box(placed: PlacedClock, diameter: float) -> QRectF:
    """Return the part of a cell that is left to the words."""
    box = QRectF(placed.cell)
    gap = 26 if diameter >= LARGE else 20
    box.setTop(_center(placed, diameter).y() + diameter / 2 + gap)
    return box


def _center(placed: PlacedClock, diameter: float) -> QPointF:
    top = 90.0 if diameter >= LARGE else 24.0
    return QPointF(placed.cell.center().x(), placed.cell.top() + top + diameter / 2)


def _caption(words: Words, clock: ClockView) -> str:
    """Return the line under a name: who leads, that it is full, or what is left when it counts."""
    if clock.is_full:
        return words.pgettext("clock state", "Full")
    if clock.race is not None:
        if clock.race.lead <= 0:
            return ""
        return words.ngettext("leads by %(count)d", "leads by %(count)d", clock.race.lead) % {
            "count": clock.race.lead
        }
    face = face_of(clock)
    if clock.left is not None and (face.is_last or clock.kind in _COUNTED):
        return words.ngettext("%(count)d left", "%(count)d left", clock.left) % {
            "count": clock.left
        }
    return ""


def _paint_relation(painter: QPainter, look: Look, page: ClocksLayout, card: CardView) -> None:
    """Paint the sign between two clocks of a card: rivals, or one that opened the next."""
    where = {placed.clock.clock_id: placed for placed in page.clocks}
    name = "race" if card.kind is CardKind.RACE else "arrow-right"
    for first, second in zip(card.clocks, card.clocks[1:], strict=False):
        left = _center(where[first.clock_id], page.diameter)
        right = _center(where[second.clock_id], page.diameter)
        middle = QPointF((left.x() + right.x()) / 2, (left.y() + right.y()) / 2)
        box = QRectF(middle.x() - _GLYPH / 2, middle.y() - _GLYPH / 2, _GLYPH, _GLYPH)
        look.glyphs.paint_glyph(painter, box, name, look.color(Role.TEXT2))


def _paint_nothing(painter: QPainter, look: Look, name: str) -> None:
    """Paint the name of the campaign where nothing is shown: never a broken page."""
    paint_text(
        painter,
        look,
        QRectF(MARGIN, 0, WIDTH - 2 * MARGIN, HEIGHT),
        name,
        TextStyle.RESULT,
        Role.TEXT2,
        px=96,
        align=CENTER,
        ground=Role.BG0,
    )
