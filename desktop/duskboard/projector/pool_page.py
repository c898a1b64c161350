"""A pool that fell in the open: large on a page alone, or in a strip at the foot of clocks.

The faces, what ones took, and what it came to in words. What the dice were held against stands
there only where players are told numbers.
"""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.storyteller_roll_text import (
    dice_text,
    difficulty_text,
    ones_text,
    rated_labels,
    verdict_text,
)
from duskboard.i18n.words import Words
from duskboard.projector.dice_grid import dice_grid, paint_dice
from duskboard.projector.page import BODY, HERO, INDENT, SMALL, Canvas
from duskboard.table.pool_view import PoolRollView, PoolTargetView
from duskboard.theme.text import CENTER, measure_text
from duskboard.theme.token import Role, TextStyle

_LINE = 64.0
_OUTCOME = HERO * 1.3
_DIE = 150.0
_GAP = 36.0

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


def paint_pool(canvas: Canvas, roll: PoolRollView) -> None:
    """Paint a page with the roll alone."""
    words, wide = canvas.words, canvas.width - 2 * INDENT
    lower = _Lower(canvas, _happened(words, roll), _target(words, roll.target), wide)
    around = _LINE + _OUTCOME + _GAP + _GAP / 2 + lower.height
    free = QSizeF(wide, canvas.height - 2 * INDENT - around)
    grid = dice_grid(roll.waves, free, _DIE)
    high = grid.extent.height() if grid is not None else 0.0
    room = QRectF(INDENT, (canvas.height - around - high) / 2, wide, _LINE)
    said = _upper(words, roll)
    canvas.text(room, said, Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER)
    room = QRectF(INDENT, room.bottom(), wide, _OUTCOME)
    _paint_outcome(canvas, roll, room)
    top = room.bottom() + _GAP
    if grid is not None:
        left = (canvas.width - grid.extent.width()) / 2
        paint_dice(canvas, grid, QPointF(left, top), Role.BG0)
    lower.paint(QPointF(INDENT, top + high + _GAP / 2))


def paint_pool_strip(canvas: Canvas, roll: PoolRollView, box: QRectF) -> None:
    """Paint the strip: dice where there is room for all of them, and what it came to."""
    canvas.panel(box, pen=Role.LINE, width=2, fill=Role.BG2)
    left, right = box.left() + _PADDING, box.right() - _PADDING
    if box.width() >= _NARROW:
        side = min(112.0, box.height() - 24)
        _paint_glyph(canvas, roll, QRectF(left, box.center().y() - side / 2, side, side))
        left += side + 48
    if box.width() >= _WIDE:
        free = QSizeF(right - left - _LEAST_WORDS, box.height() - 32)
        grid = dice_grid(roll.waves, free, _STRIP_DIE, _LEAST_DIE)
        if grid is not None:
            right -= grid.extent.width()
            top = box.center().y() - grid.extent.height() / 2
            paint_dice(canvas, grid, QPointF(right, top), Role.BG2)
            right -= _GAP
    _paint_words(canvas, roll, QRectF(left, box.top(), right - left, box.height()))


class _Lower:
    """What is said below the dice, each text in two lines where one is not enough."""

    def __init__(self, canvas: Canvas, happened: str, target: str, width: float) -> None:
        self._canvas, self._width = canvas, width
        self._texts = [(text, self._height(text)) for text in (happened, target) if text]
        self.height = sum(height for _, height in self._texts)

    def paint(self, at: QPointF) -> None:
        """Paint it, its left upper corner at a point."""
        room = QRectF(at, QSizeF(self._width, 0))
        for text, height in self._texts:
            room.setHeight(height)
            self._canvas.text(
                room, text, Role.TEXT2, BODY, style=TextStyle.BODY, align=CENTER, lines=2
            )
            room.translate(0, height)

    def _height(self, text: str) -> float:
        look = self._canvas.look
        size = measure_text(look, text, TextStyle.BODY, px=BODY, width=self._width, lines=2)
        return max(_LINE, size.height())


def _paint_outcome(canvas: Canvas, roll: PoolRollView, room: QRectF) -> None:
    """Paint what it came to with its glyph before it, both centred as one."""
    text = verdict_text(canvas.words, roll.verdict, roll.net)
    side = HERO
    wide = measure_text(canvas.look, text, TextStyle.HEAD, weight=700, px=HERO).width() + 8
    wide = min(wide, room.width() - side - _GAP)
    left = room.center().x() - (side + _GAP + wide) / 2
    _paint_glyph(canvas, roll, QRectF(left, room.center().y() - side / 2, side, side))
    at = QRectF(left + side + _GAP, room.top(), wide, room.height())
    canvas.text(at, text, _hue(roll), HERO, weight=700)


def _paint_words(canvas: Canvas, roll: PoolRollView, room: QRectF) -> None:
    """Paint who rolled, what it came to, and what there is to say of it, one below the other."""
    words, target = canvas.words, roll.target
    upper, lower = _upper(words, roll), _happened(words, roll)
    if target is not None:
        against = difficulty_text(words, target.difficulty, target.difficulty)
        lower = dotted(words, [lower, against])
    if room.height() < _TALL:
        upper, lower = dotted(words, [upper, lower]), ""
    outcome = verdict_text(words, roll.verdict, roll.net)
    lines = [
        (upper, Role.TEXT2, max(SMALL, min(BODY, room.height() * 0.26)), None),
        (outcome, _hue(roll), min(_WORD, room.height() * 0.4), 700),
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


def _paint_glyph(canvas: Canvas, roll: PoolRollView, box: QRectF) -> None:
    glyphs = {
        PoolVerdict.SUCCESS: "disc-tick",
        PoolVerdict.FAILURE: "ring-cross",
        PoolVerdict.BOTCH: "octagon",
    }
    name, color = glyphs[roll.verdict], canvas.look.color(_hue(roll))
    canvas.look.glyphs.paint_glyph(canvas.painter, box, name, color)


def _hue(roll: PoolRollView) -> Role:
    return Role.GOOD if roll.verdict is PoolVerdict.SUCCESS else Role.BAD


def _upper(words: Words, roll: PoolRollView) -> str:
    """Return who rolled and what for."""
    why = roll.why or (enum_text(words, roll.kind) if roll.kind.is_harm else "")
    if roll.who and why:
        return words.gettext("%(who)s: %(why)s") % {"who": roll.who, "why": why}
    return roll.who or why


def _happened(words: Words, roll: PoolRollView) -> str:
    """Return what ones took and Willpower bought."""
    said = words.gettext("told by the player") if roll.told else ""
    took = ones_text(words, roll.taken) if roll.taken else ""
    bought = words.pgettext("vampire", "one bought with Willpower") if roll.bought else ""
    return dotted(words, [said, took, bought])


def _target(words: Words, target: PoolTargetView | None) -> str:
    """Return what the dice were held against and what they were made of, what counts first."""
    if target is None:
        return ""
    against = difficulty_text(words, target.difficulty, target.difficulty)
    made = rated_labels(words, target.parts)
    return dotted(words, [against, dice_text(words, target.dice), made])
