"""Painting a card of clocks: ground, header, names, captions and what lies between the clocks."""

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.table.clock_view import CardKind, CardView, ClockView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.clock_card_layout import EYE, HEADER, NAME_LINES, PAD, Slot, is_mixed_card
from duskboard.widgets.clock_face import face_of
from duskboard.widgets.clock_kind import KIND_GLYPH
from duskboard.widgets.clock_words import card_caption, is_quiet

_ARROW = 46.0
_RACE_GLYPH = 18.0
_LINE = 1.75
_DASH = (4.0, 3.0)
_DOTS = (1.0, 3.0)


def card_ground(view: CardView) -> Role:
    """Return what lies beneath the clocks of a card."""
    return Role.BG1 if is_hidden_card(view) else Role.BG2


def is_hidden_card(view: CardView) -> bool:
    """Whether players see nothing of a card."""
    return all(clock.visibility is Visibility.HIDDEN for clock in view.clocks)


def card_title(view: CardView, words: Words) -> str:
    """Return what the header of a card says."""
    if view.kind is not CardKind.SINGLE:
        return enum_text(words, view.kind)
    kind = view.clocks[0].kind
    return enum_text(words, kind) if kind is not None else ""


def paint_card(  # noqa: PLR0913, PLR0917 - what is painted, and where
    painter: QPainter,
    look: Look,
    words: Words,
    rect: QRectF,
    view: CardView,
    slots: Sequence[Slot],
    exposed: QRectF,
) -> None:
    """Paint a card into a rectangle that begins at the origin, without dials and eyes.

    Args:
        painter: Painter, set to antialiasing here.
        look: The look.
        words: The words.
        rect: The card.
        view: What is on it.
        slots: Where its clocks lie, as `card_slots` says.
        exposed: What of the card has to be painted; words that lie elsewhere are left out.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, look, view, rect)
    if exposed.top() < look.px(PAD + HEADER):
        _paint_header(painter, look, words, view, rect.width())
    ground = card_ground(view)
    for slot, clock in zip(slots, view.clocks, strict=True):
        if exposed.intersects(slot.name.united(slot.caption)):
            _paint_words(painter, look, words, slot, clock, ground)
    for place, (before, after) in enumerate(itertools.pairwise(slots)):
        if view.kind is CardKind.RACE:
            _paint_race(painter, look, before.dial, after.dial)
        else:
            is_open = not view.clocks[place + 1].locked
            _paint_arrow(painter, look, before.dial, after.dial, is_open=is_open)
    painter.restore()


def _paint_ground(painter: QPainter, look: Look, view: CardView, rect: QRectF) -> None:
    if is_hidden_card(view):
        painter.setPen(look.pen(Role.LINE_STRONG, 1, dash=_DASH))
    elif all(clock.visibility is Visibility.MASKED for clock in view.clocks):
        painter.setPen(look.pen(Role.TEXT3, _LINE, dash=_DOTS))
    else:
        painter.setPen(look.pen(Role.LINE, 1))
    painter.setBrush(look.color(card_ground(view)))
    radius = look.size("radius.card")
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_header(
    painter: QPainter, look: Look, words: Words, view: CardView, width: float
) -> None:
    pad, side = look.px(PAD), look.px(HEADER)
    box = QRectF(pad, pad, side, side).adjusted(0, 0.5, -1, -0.5)
    look.glyphs.paint_glyph(painter, box, _glyph(view), look.color(_hue(view)))
    if fits_title(look, words, view, width):
        paint_text(
            painter, look, _title_room(look, view, width), card_title(view, words),
            TextStyle.CAPTION, Role.TEXT2, weight=400, ground=card_ground(view),
        )  # fmt: skip


def _title_room(look: Look, view: CardView, width: float) -> QRectF:
    pad, side = look.px(PAD), look.px(HEADER)
    left = pad + side - 1 + look.px(4)
    eye = 0.0 if is_mixed_card(view) else look.px(EYE)
    return QRectF(left, pad, max(0.0, width - pad - eye - left), side)


def fits_title(look: Look, words: Words, view: CardView, width: float) -> bool:
    """Return whether a card has room for its title; half a word says less than its glyph."""
    title = measure_text(look, card_title(view, words), TextStyle.CAPTION, weight=400)
    return title.width() <= _title_room(look, view, width).width()


def _paint_words(  # noqa: PLR0913, PLR0917 - a part of paint_card
    painter: QPainter, look: Look, words: Words, slot: Slot, clock: ClockView, ground: Role
) -> None:
    paint_text(
        painter, look, slot.name, clock.name, TextStyle.LABEL,
        Role.TEXT2 if clock.locked else Role.TEXT,
        align=CENTER, lines=NAME_LINES, ground=ground,
    )  # fmt: skip
    caption = card_caption(clock, words)
    wide = measure_text(look, caption, TextStyle.CAPTION).width()
    if clock.locked and not clock.filled and wide > slot.caption.width():
        caption = words.pgettext("clock", "locked")
    if caption:
        paint_text(
            painter, look, slot.caption, caption, TextStyle.CAPTION,
            _caption_role(clock), align=CENTER, ground=ground,
        )  # fmt: skip


def _paint_race(painter: QPainter, look: Look, before: QRectF, after: QRectF) -> None:
    side = look.px(_RACE_GLYPH)
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF((before.right() + after.left()) / 2, before.center().y()))
    look.glyphs.paint_glyph(painter, box, "race", look.color(Role.TEXT3))


def _paint_arrow(
    painter: QPainter, look: Look, before: QRectF, after: QRectF, *, is_open: bool
) -> None:
    """Paint an arrow from one clock to the next, or towards the first of the next row."""
    if after.center().y() > before.center().y():
        length = look.px(2 * PAD)
        middle = QPointF(after.left() - length / 2 - look.px(4), after.center().y())
    else:
        length = min(look.px(_ARROW), after.left() - before.right() - look.px(PAD))
        middle = QPointF((before.right() + after.left()) / 2, before.center().y())
    start, tip = middle - QPointF(length / 2, 0), middle + QPointF(length / 2, 0)
    role = Role.NOW if is_open else Role.LINE_STRONG
    painter.setPen(look.pen(role, _LINE, dash=None if is_open else _DASH))
    painter.drawLine(QLineF(start, tip))
    painter.setPen(look.pen(role, _LINE, cap=Qt.PenCapStyle.RoundCap))
    reach = look.px(5)
    for rise in (-reach, reach):
        painter.drawLine(QLineF(tip, tip + QPointF(-1.4 * reach, rise)))


def _glyph(view: CardView) -> str:
    match view.kind:
        case CardKind.RACE:
            return "race"
        case CardKind.CHAIN:
            return "link"
        case CardKind.SINGLE:
            return KIND_GLYPH[view.clocks[0].kind or ClockKind.PROGRESS]


def _hue(view: CardView) -> Role:
    return Role.QUARRY if view.kind is not CardKind.SINGLE else face_of(view.clocks[0]).hue


def _caption_role(clock: ClockView) -> Role:
    if clock.locked or clock.visibility is Visibility.MASKED:
        return Role.TEXT3
    if clock.is_at_end:
        return Role.NOW if clock.calls else Role.TEXT2
    return Role.TEXT3 if is_quiet(clock) else face_of(clock).hue
