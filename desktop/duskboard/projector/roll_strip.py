"""The last roll made in the open, in a strip at the foot of the players' screen."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from duskboard.core.dice import Percentile
from duskboard.i18n.roll_text import roll_name, total_text
from duskboard.i18n.words import Words
from duskboard.projector.page import BODY, HERO, MARGIN, RADIUS, SMALL, WIDTH
from duskboard.table.view import RollView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

TALL = QRectF(MARGIN, 806, WIDTH - 2 * MARGIN, 214)
"""Where the strip stands under one row of clocks."""
LOW = QRectF(MARGIN, 912, WIDTH - 2 * MARGIN, 140)
"""Where the strip stands under two rows of clocks."""

_MOST_FACES = 8
_NAME = 60.0


def paint_roll(painter: QPainter, look: Look, words: Words, roll: RollView, box: QRectF) -> None:
    """Paint the strip in units of the page."""
    painter.setPen(look.pen(Role.LINE, 2))
    painter.setBrush(look.color(Role.BG2))
    painter.drawRoundedRect(box, RADIUS, RADIUS)
    side = min(112.0, box.height() - 24)
    glyph = QRectF(box.left() + 52, box.center().y() - side / 2, side, side)
    look.glyphs.paint_glyph(painter, glyph, "told" if roll.told else "die", look.color(Role.TEXT2))
    figure = total_text(roll.what, roll.total)
    px = min(HERO, box.height() * 0.75)
    width = measure_text(look, figure, TextStyle.RESULT, px=px).width()
    right = box.right() - 52
    paint_text(
        painter,
        look,
        QRectF(right - width - 8, box.top(), width + 8, box.height()),
        figure,
        TextStyle.RESULT,
        Role.TEXT,
        px=px,
        align=RIGHT,
        ground=Role.BG2,
    )
    faces = _faces(roll)
    faces_width = 0.0
    if faces:
        faces_width = measure_text(look, faces, TextStyle.BODY, px=SMALL).width() + 48
        paint_text(
            painter,
            look,
            QRectF(right - width - faces_width, box.top(), faces_width - 40, box.height()),
            faces,
            TextStyle.BODY,
            Role.TEXT2,
            px=SMALL,
            align=RIGHT,
            ground=Role.BG2,
        )
    left = glyph.right() + 48
    room = QRectF(left, box.top(), right - width - faces_width - 24 - left, box.height())
    _paint_words(painter, look, words, roll, room)


def _paint_words(painter: QPainter, look: Look, words: Words, roll: RollView, room: QRectF) -> None:
    name = roll_name(words, roll.what)
    upper = _who_and_why(words, roll)
    if not upper:
        paint_text(painter, look, room, name, TextStyle.HEAD, Role.TEXT, px=_NAME, ground=Role.BG2)
        return
    upper_px = min(BODY, room.height() * 0.26)
    name_px = min(_NAME, room.height() * 0.32)
    above = look.line(TextStyle.BODY, px=upper_px)
    below = look.line(TextStyle.HEAD, px=name_px)
    top = QRectF(room.left(), room.center().y() - (above + below) / 2, room.width(), above)
    bottom = QRectF(room.left(), top.bottom(), room.width(), below)
    paint_text(painter, look, top, upper, TextStyle.BODY, Role.TEXT2, px=upper_px, ground=Role.BG2)
    paint_text(painter, look, bottom, name, TextStyle.HEAD, Role.TEXT, px=name_px, ground=Role.BG2)


def _who_and_why(words: Words, roll: RollView) -> str:
    if roll.who and roll.why:
        return words.gettext("%(who)s: %(why)s") % {"who": roll.who, "why": roll.why}
    return roll.who or roll.why


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
