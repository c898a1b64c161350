"""A roll of Blades in the Dark in the open: large on a page alone, or in a strip under clocks.

Position and effect, the dice, and what they came to: all of that is said aloud at a table.
"""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duskboard.core.clocks.effect import Outcome
from duskboard.i18n.blades_view_text import (
    line_name,
    line_outcome,
    view_name,
    view_outcome,
    view_title,
    view_verdict,
)
from duskboard.i18n.listing import dotted
from duskboard.projector.dice_grid import dice_grid, paint_dice
from duskboard.projector.page import BODY, HERO, INDENT, SMALL, Canvas
from duskboard.table.action_view import BladesLineView, BladesRollView
from duskboard.table.pool_view import PoolDieView
from duskboard.theme.text import CENTER, LEFT, RIGHT, measure_text
from duskboard.theme.token import Role, TextStyle

_SIDES = 6
_LINE = 64.0
_OUTCOME = HERO * 1.3
_DIE = 150.0
_GAP = 36.0
_ROW = 96.0
_COLUMN = 1180.0
"""The widest that a name and what it came to stand apart."""
_LEAST_SAID = 240.0
_ROW_DIE = 76.0
_ROW_DICE = 420.0
_GLYPH = 52.0
_WORD = 60.0
"""The largest size of what it came to in a strip."""
_STRIP_DIE = 90.0
_LEAST_DIE = 82.0
"""With a figure that is legible at three metres."""
_PADDING = 52.0
_WIDE = 1500.0
"""A strip that is not so wide leaves the dice out."""
_NARROW = 760.0
"""And one that is narrower than this its glyph."""
_LEAST_WORDS = 700.0
_TALL = 180.0
"""A strip that is not so tall has room for two lines."""
_GLYPHS = {
    Outcome.BAD: ("ring-cross", Role.BAD),
    Outcome.PARTIAL: ("half-disc", Role.HAZARD),
    Outcome.FULL: ("disc-tick", Role.GOOD),
    Outcome.CRITICAL: ("burst", Role.GOOD),
}


def paint_blades(canvas: Canvas, view: BladesRollView) -> None:
    """Paint a page with the roll alone."""
    if len(view.lines) > 1:
        _paint_several(canvas, view)
    else:
        _paint_one(canvas, view)


def paint_blades_strip(canvas: Canvas, view: BladesRollView, box: QRectF) -> None:
    """Paint the strip: dice where there is room for all of them, and what it came to."""
    canvas.panel(box, pen=Role.LINE, width=2, fill=Role.BG2)
    left, right = box.left() + _PADDING, box.right() - _PADDING
    if box.width() >= _NARROW:
        side = min(112.0, box.height() - 24)
        _paint_glyph(canvas, _mark(view), QRectF(left, box.center().y() - side / 2, side, side))
        left += side + 48
    if box.width() >= _WIDE and len(view.lines) == 1:
        free = QSizeF(right - left - _LEAST_WORDS, box.height() - 32)
        grid = dice_grid(_waves(view.lines[0]), free, _STRIP_DIE, _LEAST_DIE)
        if grid is not None:
            right -= grid.extent.width()
            top = box.center().y() - grid.extent.height() / 2
            paint_dice(canvas, grid, QPointF(right, top), Role.BG2, sides=_SIDES)
            right -= _GAP
    _paint_words(canvas, view, QRectF(left, box.top(), right - left, box.height()))


def _paint_one(canvas: Canvas, view: BladesRollView) -> None:
    words, wide = canvas.words, canvas.width - 2 * INDENT
    below = [text for text in (view_name(words, view), view_verdict(words, view)) if text]
    around = _LINE + _OUTCOME + _GAP + _GAP / 2 + _LINE * len(below)
    free = QSizeF(wide, canvas.height - 2 * INDENT - around)
    grid = dice_grid(_waves(view.lines[0]), free, _DIE)
    high = grid.extent.height() if grid is not None else 0.0
    room = QRectF(INDENT, (canvas.height - around - high) / 2, wide, _LINE)
    canvas.text(room, view_title(words, view), Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)
    room = QRectF(INDENT, room.bottom(), wide, _OUTCOME)
    _paint_outcome(canvas, view, room)
    top = room.bottom() + _GAP
    if grid is not None:
        left = (canvas.width - grid.extent.width()) / 2
        paint_dice(canvas, grid, QPointF(left, top), Role.BG0, sides=_SIDES)
    room = QRectF(INDENT, top + high + _GAP / 2, wide, _LINE)
    for text in below:
        canvas.text(room, text, Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)
        room.translate(0, _LINE)


def _paint_several(canvas: Canvas, view: BladesRollView) -> None:
    """Paint what several came to, then each of them."""
    words, wide = canvas.words, canvas.width - 2 * INDENT
    head = 2 * _LINE + _OUTCOME + _GAP
    rows = max(1, math.floor((canvas.height - 2 * INDENT - head) / _ROW))
    columns = math.ceil(len(view.lines) / rows)
    rows = math.ceil(len(view.lines) / columns)
    room = QRectF(INDENT, (canvas.height - head - rows * _ROW) / 2, wide, _LINE)
    canvas.text(room, view_title(words, view), Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)
    room = QRectF(INDENT, room.bottom(), wide, _OUTCOME)
    _paint_outcome(canvas, view, room)
    room = QRectF(INDENT, room.bottom(), wide, _LINE)
    canvas.text(room, view_name(words, view), Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)
    across = min(wide, columns * _COLUMN)
    each = (across - (columns - 1) * _GAP) / columns
    left, top = (canvas.width - across) / 2, room.bottom() + _GAP
    for place, line in enumerate(view.lines):
        column, row = divmod(place, rows)
        at = QPointF(left + column * (each + _GAP), top + row * _ROW)
        _paint_line(canvas, line, QRectF(at.x(), at.y(), each, _ROW))


def _paint_line(canvas: Canvas, line: BladesLineView, room: QRectF) -> None:
    """Paint who rolled, the dice, and at the right what they came to."""
    words, middle = canvas.words, room.center().y()
    box = QRectF(room.left(), middle - _GLYPH / 2, _GLYPH, _GLYPH)
    mark = _GLYPHS[line.outcome]
    _paint_glyph(canvas, mark, box)
    said, hue = line_outcome(words, line), mark[1]
    size = measure_text(canvas.look, said, TextStyle.HEAD, weight=700, px=BODY)
    wide = min(max(_LEAST_SAID, size.width() + 8), room.width() / 2)
    at = QRectF(room.right() - wide, room.top(), wide, room.height())
    canvas.text(at, said, hue, BODY, weight=700, align=RIGHT)
    right = at.left() - _GAP / 2
    grid = dice_grid(_waves(line), QSizeF(_ROW_DICE, _ROW - 8), _ROW_DIE)
    left = box.right() + _GAP / 2
    if grid is not None and right - grid.extent.width() - left >= _LEAST_SAID:
        right -= grid.extent.width()
        corner = QPointF(right, middle - grid.extent.height() / 2)
        paint_dice(canvas, grid, corner, Role.BG0, sides=_SIDES)
        right -= _GAP / 2
    at = QRectF(left, room.top(), right - left, room.height())
    canvas.text(at, line_name(words, line), Role.TEXT, BODY, style=TextStyle.BODY, align=LEFT)


def _paint_outcome(canvas: Canvas, view: BladesRollView, room: QRectF) -> None:
    """Paint what it came to with its glyph before it, both centred as one, as large as it fits."""
    text, side = view_outcome(canvas.words, view), HERO
    size = measure_text(canvas.look, text, TextStyle.HEAD, weight=700, px=HERO)
    free = room.width() - side - _GAP
    px = max(BODY, min(HERO, HERO * free / (size.width() + 8)))
    wide = min(free, (size.width() + 8) * px / HERO)
    left = room.center().x() - (side + _GAP + wide) / 2
    mark = _mark(view)
    _paint_glyph(canvas, mark, QRectF(left, room.center().y() - side / 2, side, side))
    at = QRectF(left + side + _GAP, room.top(), wide, room.height())
    canvas.text(at, text, mark[1], px, weight=700)


def _paint_words(canvas: Canvas, view: BladesRollView, room: QRectF) -> None:
    """Paint who rolled, what it came to, and what there is to say, one below the other."""
    words = canvas.words
    upper = dotted(words, [view_title(words, view), view_name(words, view)])
    lower = view_verdict(words, view)
    if room.height() < _TALL:
        upper, lower = dotted(words, [upper, lower]), ""
    lines = [
        (upper, Role.TEXT2, max(SMALL, min(BODY, room.height() * 0.26)), None),
        (view_outcome(words, view), _mark(view)[1], min(_WORD, room.height() * 0.4), 700),
        (lower, Role.TEXT2, SMALL, None),
    ]
    lines = [line for line in lines if line[0]]
    heights = [canvas.look.line(TextStyle.BODY, px=line[2]) for line in lines]
    top = room.center().y() - sum(heights) / 2
    for (text, role, px, weight), height in zip(lines, heights, strict=True):
        at = QRectF(room.left(), top, room.width(), height)
        style = TextStyle.BODY if weight is None else TextStyle.HEAD
        canvas.text(at, text, role, px, style=style, weight=weight, ground=Role.BG2)
        top += height


def _mark(view: BladesRollView) -> tuple[str, Role]:
    """Return the glyph of a roll and its colour; resisting always works (rules/blades.md 33)."""
    if view.is_pair:
        return "scales", Role.TEXT
    return _GLYPHS[Outcome.FULL if view.stress is not None else view.outcome]


def _paint_glyph(canvas: Canvas, mark: tuple[str, Role], box: QRectF) -> None:
    name, hue = mark
    canvas.look.glyphs.paint_glyph(canvas.painter, box, name, canvas.look.color(hue))


def _waves(line: BladesLineView) -> tuple[tuple[PoolDieView, ...], ...]:
    """Return the dice as the grid wants them."""
    dice = tuple(PoolDieView(face=die.face, counts=die.counts) for die in line.dice)
    return (dice,) if dice else ()
