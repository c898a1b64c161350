"""The clocks that players may see, with the last roll at the foot."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.projector.clocks_layout import (
    LARGE,
    ClocksLayout,
    PlacedClock,
    lay_out,
    row_length,
)
from duskboard.projector.page import NAME, SMALL, SMALL_NAME, Canvas
from duskboard.projector.page_number import paint_page_number
from duskboard.projector.roll_strip import low_strip, paint_roll_strip, tall_strip
from duskboard.projector.title_page import paint_name
from duskboard.table.clock_view import CardKind, CardView, ClockView, RaceView
from duskboard.table.public_view import PublicView
from duskboard.theme.text import CENTER
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets import clock_face
from duskboard.widgets.clock_face import ClockFace, face_of
from duskboard.widgets.clock_painting import paint_clock

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
_TALL_PAGE = 900.0
_SIDE = 16.0
_MARKS = 0.069
"""How far rings, hand and triangles reach beyond a dial, in diameters."""

Drawn = Mapping[EntityId, float]
"""How far clocks are filled on screen while their fills move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksPage:
    """What stands on a page of clocks, and where.

    Attributes:
        clocks: The clocks.
        strip: Where the last roll stands.
    """

    clocks: ClocksLayout
    strip: QRectF


def clocks_page(
    view: PublicView, page_number: int, room: QRectF, *, spare: float = 0.0
) -> ClocksPage:
    """Return where everything stands on a page of clocks.

    Args:
        view: What players see.
        page_number: Which page, 0 for the first.
        room: The page.
        spare: How much higher it is than on a common screen.
    """
    low = len(view.clocks) > row_length(room.width()) or room.height() < _TALL_PAGE
    strip = low_strip(room) if low else tall_strip(room)
    above = _LOW_ABOVE_STRIP if low else _ABOVE_STRIP
    bottom = strip.top() - above if view.roll is not None else room.height() - _TOP
    top = _LOW_TOP if low else max(_TOP, (_TOP + bottom - _ROW_HEIGHT) / 2)
    height = bottom - top if low else _ROW_HEIGHT
    if spare and not low:
        top, height = _LOW_TOP, bottom - _LOW_TOP
    place = QRectF(0, top, room.width(), height)
    clocks = lay_out(view.clocks, page_number, place, spare=spare)
    return ClocksPage(clocks=clocks, strip=strip)


def paint_clocks(canvas: Canvas, view: PublicView, page: ClocksPage, drawn: Drawn) -> None:
    """Paint those places of the page that are to be painted now."""
    if view.clocks:
        _paint_page(canvas, page.clocks, drawn)
    if view.roll is not None and canvas.shows(page.strip):
        paint_roll_strip(canvas, view.roll, page.strip)
    if not view.clocks and view.roll is None:
        paint_name(canvas, view.title.name)


def changed_places(
    words: Words, before: PublicView, after: PublicView, page: ClocksPage
) -> tuple[QRectF, ...] | None:
    """Return where two views of this page differ, in its units; None for everywhere.

    Args:
        words: The words.
        before: The view on show.
        after: The view that takes its place.
        page: Where the clocks of that stand.
    """
    if not (before.clocks and after.clocks):
        return None
    if (before.roll is None) is not (after.roll is None) or _order(before) != _order(after):
        return None
    known = {clock.clock_id: clock for clock in before.clocks}
    places: list[QRectF] = []
    for placed in page.clocks.clocks:
        clock = known[placed.clock.clock_id]
        if clock == placed.clock:
            continue
        places.extend(moved_places(clock, placed, page.clocks.diameter))
        said = (clock.name, _caption(words, clock))
        if said != (placed.clock.name, _caption(words, placed.clock)):
            places.append(_words_box(placed, page.clocks.diameter))
    if before.roll != after.roll:
        places.append(page.strip)
    return tuple(places)


def moved_places(
    before: ClockView,
    placed: PlacedClock,
    diameter: float,
    drawn_before: float | None = None,
    drawn: float | None = None,
) -> tuple[QRectF, ...]:
    """Return where two states of a dial differ, each with how far it is drawn while it moves."""
    was = _face(before, drawn_before)
    now = _face(placed.clock, drawn)
    places = clock_face.changed_places(was, now, _center(placed, diameter), diameter)
    return (dial_box(placed, diameter),) if places is None else places


def dial_box(placed: PlacedClock, diameter: float) -> QRectF:
    """Return what a dial takes with all its marks."""
    reach = diameter / 2 + _MARKS * diameter
    center = _center(placed, diameter)
    return QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)


def _order(view: PublicView) -> list[tuple[object, ...]]:
    """Return what decides where each clock stands: a change of anything else stays in its cell."""
    return [
        (clock.clock_id, clock.opens, clock.race and (clock.race.rival_id, clock.race.is_second))
        for clock in view.clocks
    ]


def _paint_page(canvas: Canvas, page: ClocksLayout, drawn: Drawn) -> None:
    for box, _ in page.panels:
        if canvas.shows(box):
            canvas.panel(box, pen=Role.LINE, width=2, fill=Role.BG1)
    grounded = {clock.clock_id for _, card in page.panels for clock in card.clocks}
    for placed in page.clocks:
        ground = Role.BG1 if placed.clock.clock_id in grounded else Role.BG0
        if canvas.shows(dial_box(placed, page.diameter)):
            _paint_dial(canvas, placed, page.diameter, ground, drawn)
        if canvas.shows(_words_box(placed, page.diameter)):
            _paint_words(canvas, placed, page.diameter, ground)
    for box, card in page.panels:
        if canvas.shows(box):
            _paint_relation(canvas, page, card)
    paint_page_number(canvas, page.page, page.pages)


def _paint_dial(
    canvas: Canvas, placed: PlacedClock, diameter: float, ground: Role, drawn: Drawn
) -> None:
    paint_clock(
        canvas.painter,
        canvas.look,
        _center(placed, diameter),
        diameter,
        _face(placed.clock, drawn.get(placed.clock.clock_id)),
        ground=ground,
        value_only=diameter < _VALUE_ONLY_BELOW,
        shows=canvas.shows,
    )


def _face(clock: ClockView, drawn: float | None) -> ClockFace:
    face = face_of(clock, marks_hidden=False)
    return face if drawn is None else replace(face, drawn=drawn)


def _paint_words(canvas: Canvas, placed: PlacedClock, diameter: float, ground: Role) -> None:
    clock, large = placed.clock, diameter >= LARGE
    px = NAME if large else SMALL_NAME
    room = _words_box(placed, diameter).adjusted(_SIDE, 0, -_SIDE, 0)
    room.setHeight(px * 1.15 * 2)
    used = canvas.text(
        room, clock.name, Role.TEXT, px, weight=700, align=_TOP_CENTER, lines=2, ground=ground
    )
    caption = _caption(canvas.words, clock)
    if caption:
        line = QRectF(room.left(), used.bottom() + 4, room.width(), _CAPTION * 1.2)
        canvas.text(
            line,
            caption,
            face_of(clock).hue,
            _CAPTION if large else SMALL,
            weight=500,
            style=TextStyle.BODY,
            align=CENTER,
            ground=ground,
        )


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
    """Return the line under a name: who leads, that it is full, or what is left when it counts.

    The hub of a full clock holds a tick, so its number stands here.
    """
    if clock.is_full:
        numbers = {"filled": clock.filled, "size": clock.size}
        number = words.pgettext("clock", "%(filled)d/%(size)d") % numbers
        return dotted(words, (words.pgettext("clock state", "Full"), number))
    if clock.race is not None:
        return _race_caption(words, clock.race)
    face = face_of(clock)
    if clock.left is not None and (face.is_last or clock.kind in _COUNTED):
        return words.ngettext("%(count)d left", "%(count)d left", clock.left) % {
            "count": clock.left
        }
    return ""


def _race_caption(words: Words, race: RaceView) -> str:
    """Return who leads, said once of two rivals; "" before either has a segment."""
    if race.is_begun and race.lead > 0:
        return words.ngettext("leads by %(count)d", "leads by %(count)d", race.lead) % {
            "count": race.lead
        }
    is_level = race.is_begun and race.lead == 0 and not race.is_second
    return words.pgettext("race", "level") if is_level else ""


def _paint_relation(canvas: Canvas, page: ClocksLayout, card: CardView) -> None:
    """Paint the sign between two clocks of a card: rivals, or one that opened the next."""
    where = {placed.clock.clock_id: placed for placed in page.clocks}
    name = "race" if card.kind is CardKind.RACE else "arrow-right"
    for first, second in zip(card.clocks, card.clocks[1:], strict=False):
        left = _center(where[first.clock_id], page.diameter)
        right = _center(where[second.clock_id], page.diameter)
        middle = QPointF((left.x() + right.x()) / 2, (left.y() + right.y()) / 2)
        box = QRectF(middle.x() - _GLYPH / 2, middle.y() - _GLYPH / 2, _GLYPH, _GLYPH)
        canvas.look.glyphs.paint_glyph(canvas.painter, box, name, canvas.look.color(Role.TEXT2))
