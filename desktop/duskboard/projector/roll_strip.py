"""The last roll made in the open: in a strip at the foot of clocks, or large on a page alone."""

from PySide6.QtCore import QRectF

from duskboard.core.dice import Percentile
from duskboard.i18n.roll_text import roll_name, total_text
from duskboard.i18n.sheet_check_text import rolled_name
from duskboard.i18n.storyteller_trait_text import gear_text
from duskboard.i18n.words import Words
from duskboard.projector.blades_page import paint_blades, paint_blades_strip
from duskboard.projector.page import BODY, HEADING, HERO, INDENT, MARGIN, SMALL, Canvas
from duskboard.projector.pool_page import paint_pool, paint_pool_strip
from duskboard.projector.several_page import paint_several, paint_several_strip
from duskboard.table.action_view import BladesRollView
from duskboard.table.pool_view import PoolRollView
from duskboard.table.public_view import AnyRollView
from duskboard.table.several_view import SeveralRollView
from duskboard.table.view import RollView
from duskboard.theme.text import CENTER, LEFT, RIGHT, measure_text
from duskboard.theme.token import Role, TextStyle

_MOST_FACES = 8
_NAME = 60.0
_PADDING = 52.0
_WIDE = 1500.0
"""A strip that is not so wide leaves the faces out."""
_NARROW = 760.0
"""And one that is narrower than this its glyph."""
_NEEDED = 260.0
_TOTAL = 260.0
_LEAST_TOTAL = 120.0
_ROOMY = 1.15
"""The room of the figure, in its sizes."""
_GLYPH, _UPPER, _LOWER, _BELOW = 136.0, 68.0, 92.0, 76.0
"""The rooms of what stands above and below the figure."""


def tall_strip(room: QRectF) -> QRectF:
    """Return where the strip stands under one row of clocks."""
    return QRectF(MARGIN, room.height() - 274, room.width() - 2 * MARGIN, 214)


def low_strip(room: QRectF) -> QRectF:
    """Return where the strip stands under two rows of clocks."""
    return QRectF(MARGIN, room.height() - 168, room.width() - 2 * MARGIN, 140)


def paint_roll_strip(canvas: Canvas, roll: AnyRollView, box: QRectF) -> None:
    """Paint the strip."""
    match roll:
        case PoolRollView():
            paint_pool_strip(canvas, roll, box)
        case SeveralRollView():
            paint_several_strip(canvas, roll, box)
        case BladesRollView():
            paint_blades_strip(canvas, roll, box)
        case RollView():
            _paint_strip(canvas, roll, box)


def _paint_strip(canvas: Canvas, roll: RollView, box: QRectF) -> None:
    canvas.panel(box, pen=Role.LINE, width=2, fill=Role.BG2)
    left = box.left() + _PADDING
    if box.width() >= _NARROW:
        side = min(112.0, box.height() - 24)
        _paint_glyph(canvas, roll, QRectF(left, box.center().y() - side / 2, side, side))
        left += side + 48
    right = _paint_needed(canvas, roll, box)
    figure = total_text(roll.what, roll.total)
    px = min(HERO, box.height() * 0.75)
    width = measure_text(canvas.look, figure, TextStyle.RESULT, px=px).width() + 8
    room = QRectF(right - width, box.top(), width, box.height())
    canvas.text(room, figure, Role.TEXT, px, style=TextStyle.RESULT, align=RIGHT, ground=Role.BG2)
    right -= width
    faces = _faces(roll) if box.width() >= _WIDE else ""
    if faces:
        wide = measure_text(canvas.look, faces, TextStyle.BODY, px=SMALL).width() + 8
        room = QRectF(right - 40 - wide, box.top(), wide, box.height())
        canvas.text(
            room, faces, Role.TEXT2, SMALL, style=TextStyle.BODY, align=RIGHT, ground=Role.BG2
        )
        right -= wide + 40
    _paint_words(canvas, roll, QRectF(left, box.top(), right - 24 - left, box.height()))


def paint_roll(canvas: Canvas, roll: AnyRollView) -> None:
    """Paint a page with the roll alone."""
    match roll:
        case PoolRollView():
            paint_pool(canvas, roll)
        case SeveralRollView():
            paint_several(canvas, roll)
        case BladesRollView():
            paint_blades(canvas, roll)
        case RollView():
            _paint_page(canvas, roll)


def _paint_page(canvas: Canvas, roll: RollView) -> None:
    upper, lower = _lines(canvas.words, roll)
    needed = needed_text(canvas.words, roll.needed) if roll.needed is not None else ""
    below = [text for text in (_faces(roll), needed) if text]
    free = canvas.height - 2 * MARGIN - _UPPER - _LOWER - _BELOW * len(below)
    px = max(_LEAST_TOTAL, min(_TOTAL, (free - _GLYPH) / _ROOMY))
    glyph = _GLYPH if px * _ROOMY + _GLYPH <= free else 0.0
    top = MARGIN + (free - px * _ROOMY - glyph) / 2
    if glyph:
        _paint_glyph(canvas, roll, QRectF((canvas.width - 112) / 2, top, 112, 112))
    room = QRectF(INDENT, top + glyph, canvas.width - 2 * INDENT, _UPPER)
    canvas.text(room, upper, Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)
    room = QRectF(INDENT, room.bottom(), room.width(), _LOWER)
    canvas.text(room, lower, _hue(roll), HEADING, weight=700, align=CENTER)
    room = QRectF(INDENT, room.bottom(), room.width(), px * _ROOMY)
    figure = total_text(roll.what, roll.total)
    canvas.text(room, figure, Role.TEXT, px, style=TextStyle.RESULT, align=CENTER)
    room = QRectF(INDENT, room.bottom(), room.width(), _BELOW)
    for text in below:
        canvas.text(room, text, Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)
        room.translate(0, _BELOW)


def needed_text(words: Words, needed: int) -> str:
    """Return what a d100 had to come to."""
    return words.gettext("needed %(target)d or less") % {"target": needed}


def _paint_glyph(canvas: Canvas, roll: RollView, box: QRectF) -> None:
    name, role = "told" if roll.told else "die", Role.TEXT2
    if roll.passed is not None:
        name, role = "disc-tick" if roll.passed else "ring-cross", _hue(roll)
    canvas.look.glyphs.paint_glyph(canvas.painter, box, name, canvas.look.color(role))


def _paint_needed(canvas: Canvas, roll: RollView, box: QRectF) -> float:
    """Paint what the roll had to come to, and return what is left to the rest, at the right."""
    right = box.right() - _PADDING
    if roll.needed is None:
        return right
    text = needed_text(canvas.words, roll.needed)
    room = QRectF(right - _NEEDED, box.top(), _NEEDED, box.height())
    canvas.text(
        room, text, Role.TEXT2, SMALL, style=TextStyle.BODY, align=LEFT, lines=2, ground=Role.BG2
    )
    return room.left() - 36


def _paint_words(canvas: Canvas, roll: RollView, room: QRectF) -> None:
    upper, lower = _lines(canvas.words, roll)
    if not upper:
        canvas.text(room, lower, _hue(roll), _NAME, ground=Role.BG2)
        return
    upper_px = max(SMALL, min(BODY, room.height() * 0.26))
    lower_px = min(_NAME, room.height() * 0.36)
    above = canvas.look.line(TextStyle.BODY, px=upper_px)
    below = canvas.look.line(TextStyle.HEAD, px=lower_px)
    top = QRectF(room.left(), room.center().y() - (above + below) / 2, room.width(), above)
    bottom = QRectF(room.left(), top.bottom(), room.width(), below)
    canvas.text(top, upper, Role.TEXT2, upper_px, style=TextStyle.BODY, ground=Role.BG2)
    weight = 700 if roll.passed is not None else None
    canvas.text(bottom, lower, _hue(roll), lower_px, weight=weight, ground=Role.BG2)


def _lines(words: Words, roll: RollView) -> tuple[str, str]:
    """Return who rolled and what for, and what it came to: the verdict, or the dice."""
    why = gear_text(words, roll.why) or (rolled_name(words, roll) if roll.skill else "")
    upper = roll.who or why
    if roll.who and why:
        upper = words.gettext("%(who)s: %(why)s") % {"who": roll.who, "why": why}
    if roll.passed is None:
        return upper, roll_name(words, roll.what)
    good, bad = words.pgettext("verdict", "Success"), words.pgettext("verdict", "Failure")
    return upper, good if roll.passed else bad


def _hue(roll: RollView) -> Role:
    if roll.passed is None:
        return Role.TEXT
    return Role.GOOD if roll.passed else Role.BAD


def _faces(roll: RollView) -> str:
    """Return the faces in the order rolled, or "" where one die says it all."""
    shown = [face for handful in roll.faces for face in handful]
    if isinstance(roll.what, Percentile):
        if len(roll.faces) < 2 or len(roll.faces[0]) < 2:
            return ""
        return f"{'  '.join(f'{ten:02d}' for ten in roll.faces[0])}  ·  {roll.faces[1][0]}"
    if len(shown) < 2 or len(shown) > _MOST_FACES:
        return ""
    return "  ".join(str(face) for face in shown)
