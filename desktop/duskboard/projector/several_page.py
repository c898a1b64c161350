"""Pools that fell side by side in the open: large on a page alone, or in a strip under clocks."""

import math

from PySide6.QtCore import QPointF, QRectF

from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.several_text import roller_text, several_text
from duskboard.i18n.storyteller_roll_text import (
    difficulty_text,
    successes_text,
    verdict_text,
)
from duskboard.i18n.words import Words
from duskboard.projector.page import BODY, HERO, INDENT, SMALL, Canvas
from duskboard.table.pool_view import PoolRollView
from duskboard.table.several_roll import RolledFor
from duskboard.table.several_view import SeveralRollView
from duskboard.theme.text import CENTER, LEFT, RIGHT, measure_text
from duskboard.theme.token import Role, TextStyle

_ROW = 76.0
_OUTCOME = HERO * 1.3
_GAP = 36.0
_GLYPH = 52.0
_COLUMN = 1080.0
"""The widest that a name and what it came to stand apart."""
_LEAST_SAID = 300.0
_WORD = 60.0
"""The largest size of what it came to in a strip."""
_PADDING = 52.0
_NARROW = 760.0
"""A strip that is narrower than this has no glyph."""
_TALL = 180.0
"""One that is not so tall has room for two lines."""
_GLYPHS = {
    PoolVerdict.SUCCESS: ("disc-tick", Role.GOOD),
    PoolVerdict.FAILURE: ("ring-cross", Role.BAD),
    PoolVerdict.BOTCH: ("octagon", Role.BAD),
}


def paint_several(canvas: Canvas, view: SeveralRollView) -> None:
    """Paint a page with the rolls alone: what they came to, then each of them."""
    wide = canvas.width - 2 * INDENT
    free = canvas.height - 2 * INDENT - _OUTCOME - _GAP
    rows = max(1, math.floor(free / _ROW))
    columns = math.ceil(len(view.lines) / rows)
    rows = math.ceil(len(view.lines) / columns)
    top = (canvas.height - _OUTCOME - _GAP - rows * _ROW) / 2
    room = QRectF(INDENT, top, wide, _OUTCOME)
    _paint_outcome(canvas, view, room)
    across = min(wide, columns * _COLUMN)
    each = (across - (columns - 1) * _GAP) / columns
    left, top = (canvas.width - across) / 2, room.bottom() + _GAP
    for place, line in enumerate(view.lines):
        column, row = divmod(place, rows)
        at = QPointF(left + column * (each + _GAP), top + row * _ROW)
        _paint_line(canvas, line, QRectF(at.x(), at.y(), each, _ROW))


def paint_several_strip(canvas: Canvas, view: SeveralRollView, box: QRectF) -> None:
    """Paint the strip: who against whom, and what it came to."""
    canvas.panel(box, pen=Role.LINE, width=2, fill=Role.BG2)
    words = canvas.words
    left, right = box.left() + _PADDING, box.right() - _PADDING
    if box.width() >= _NARROW:
        side = min(112.0, box.height() - 24)
        place = QRectF(left, box.center().y() - side / 2, side, side)
        glyphs = canvas.look.glyphs
        glyphs.paint_glyph(canvas.painter, place, "scales", canvas.look.color(_hue(view)))
        left += side + 48
    high = box.height()
    size = max(SMALL, min(BODY, high * 0.26))
    lines = [
        (_stand(words, view), Role.TEXT2, size, None),
        (several_text(words, view), _hue(view), min(_WORD, high * 0.4), 700),
    ]
    if high >= _TALL and view.why:
        lines.insert(0, (view.why, Role.TEXT2, SMALL, None))
    heights = [canvas.look.line(TextStyle.BODY, px=line[2]) for line in lines]
    top = box.center().y() - sum(heights) / 2
    for (text, role, px, weight), height in zip(lines, heights, strict=True):
        at = QRectF(left, top, right - left, height)
        style = TextStyle.BODY if weight is None else TextStyle.HEAD
        canvas.text(at, text, role, px, style=style, weight=weight, ground=Role.BG2)
        top += height


def _paint_outcome(canvas: Canvas, view: SeveralRollView, room: QRectF) -> None:
    """Paint what they came to, as large as it fits."""
    text = several_text(canvas.words, view)
    if view.purpose is RolledFor.TEAM:  # who botched is told below
        text = successes_text(canvas.words, view.total)
    size = measure_text(canvas.look, text, TextStyle.HEAD, weight=700, px=HERO)
    px = max(BODY, min(HERO, HERO * room.width() / (size.width() + 8)))
    canvas.text(room, text, _hue(view), px, weight=700, align=CENTER)


def _paint_line(canvas: Canvas, line: PoolRollView, room: QRectF) -> None:
    """Paint who rolled, and at the right what that came to."""
    glyph, hue = _GLYPHS[line.verdict]
    middle = room.center().y()
    place = QRectF(room.left(), middle - _GLYPH / 2, _GLYPH, _GLYPH)
    canvas.look.glyphs.paint_glyph(canvas.painter, place, glyph, canvas.look.color(hue))
    said = verdict_text(canvas.words, line.verdict, line.net)
    size = measure_text(canvas.look, said, TextStyle.HEAD, weight=700, px=BODY)
    wide = min(max(_LEAST_SAID, size.width() + 8), room.width() / 2)
    at = QRectF(room.right() - wide, room.top(), wide, room.height())
    canvas.text(at, said, hue, BODY, weight=700, align=RIGHT)
    left = place.right() + _GAP / 2
    at = QRectF(left, room.top(), room.right() - wide - _GAP / 2 - left, room.height())
    who = roller_text(canvas.words, line)
    against = ""
    if line.target is not None:
        hard = line.target.difficulty
        against = difficulty_text(canvas.words, hard, hard)
    text = dotted(canvas.words, [who, against])
    canvas.text(at, text, Role.TEXT, BODY, style=TextStyle.BODY, align=LEFT)


def _stand(words: Words, view: SeveralRollView) -> str:
    """Return who stands against whom: "Ilse 4 : 2 Guard"; of a team, who they are."""
    said = [roller_text(words, line) for line in view.lines]
    if view.purpose is RolledFor.TEAM:
        return names(words, said)
    first, second = (line.net for line in view.lines)
    texts = {"who": said[0], "first": first, "second": second, "other": said[1]}
    return words.pgettext("vampire", "%(who)s %(first)d : %(second)d %(other)s") % texts


def _hue(view: SeveralRollView) -> Role:
    if view.purpose is not RolledFor.TEAM:
        return Role.TEXT
    if view.has_botch:
        return Role.HAZARD
    return Role.GOOD if view.total else Role.BAD
