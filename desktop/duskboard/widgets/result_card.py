"""Painting what a roll came to: a glyph that tells by shape, words, and the big number."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

CARD_WIDTH = 232.0
"""Width of a card, logical pixels."""
CARD_HEIGHT = 96.0
"""Height of a card with a line of consequence, logical pixels."""
_HEAD_HEIGHT = 58.0


class Tone(StrEnum):
    """How a result is meant."""

    SUCCESS = "success"
    PRICE = "price"
    FAILURE = "failure"
    CRITICAL = "critical"
    BOTCH = "botch"
    PLAIN = "plain"
    UNSEEN = "unseen"


TONE_GLYPH: Mapping[Tone, str] = MappingProxyType(
    {
        Tone.SUCCESS: "disc-tick",
        Tone.PRICE: "half-disc",
        Tone.FAILURE: "ring-cross",
        Tone.CRITICAL: "burst",
        Tone.BOTCH: "octagon",
        Tone.PLAIN: "die",
        Tone.UNSEEN: "eye-closed",
    }
)
"""The glyph of each tone, by its name in glyphs.toml."""

TONE_HUE: Mapping[Tone, Role] = MappingProxyType(
    {
        Tone.SUCCESS: Role.GOOD,
        Tone.PRICE: Role.HAZARD,
        Tone.FAILURE: Role.BAD,
        Tone.CRITICAL: Role.GOOD,
        Tone.BOTCH: Role.BAD,
        Tone.PLAIN: Role.TEXT2,
        Tone.UNSEEN: Role.TEXT2,
    }
)
"""The colour of the glyph and the word of each tone."""

_SMALL = frozenset({Tone.PLAIN, Tone.UNSEEN})
_FRAMED = frozenset({Tone.CRITICAL, Tone.BOTCH})


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultFace:
    """A result to paint.

    Attributes:
        tone: How it is meant.
        title: Who and what: "Edda · Climb 45".
        word: The result in words: "Regular success".
        value: The big number, or "".
        consequence: One line under it, or "".
    """

    tone: Tone
    title: str
    word: str
    value: str = ""
    consequence: str = ""


def paint_result_glyph(painter: QPainter, look: Look, rect: QRectF, tone: Tone) -> None:
    """Paint the glyph of a tone as large as fits."""
    look.glyphs.paint_glyph(painter, rect, TONE_GLYPH[tone], look.color(TONE_HUE[tone]))


def result_card_height(look: Look, face: ResultFace) -> float:
    """Return the height of a card, in pixels as they are painted."""
    return look.px(CARD_HEIGHT if face.consequence else _HEAD_HEIGHT)


def paint_result_card(painter: QPainter, look: Look, rect: QRectF, face: ResultFace) -> None:
    """Paint a card into a rectangle: 232 by 96 at 100 %, 58 high without a consequence."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_frame(painter, look, rect, face.tone)
    pad = look.px(12)
    head = QRectF(rect.left() + pad, rect.top(), rect.width() - 2 * pad, look.px(_HEAD_HEIGHT))
    if face.consequence:
        head.translate(0, look.px(2))
    middle = head.center().y()
    # What is filled is drawn larger than its disc: glyphs keep a margin.
    side = look.px(24 if face.tone in _SMALL else 37)
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(head.left() + look.px(16), middle))
    paint_result_glyph(painter, look, box, face.tone)
    value_width = 0.0
    if face.value:
        paint_text(
            painter, look, head, face.value, TextStyle.RESULT, Role.TEXT,
            align=RIGHT, ground=Role.BG2,
        )  # fmt: skip
        value_width = measure_text(look, face.value, TextStyle.RESULT).width() + pad
    left = head.left() + look.px(43)
    line = look.line(TextStyle.LABEL) + look.px(1.5)
    words = QRectF(left, middle - line, head.right() - value_width - left, line)
    _paint_words(painter, look, words, face)
    if face.consequence:
        rule = rect.top() + look.px(_HEAD_HEIGHT) + 0.5
        painter.setPen(look.pen(Role.LINE, 1))
        painter.drawLine(QLineF(head.left(), rule, head.right(), rule))
        foot = QRectF(head.left(), rule, head.width(), rect.bottom() - rule - look.px(1))
        paint_text(
            painter, look, foot, face.consequence, TextStyle.BODY, Role.TEXT2, ground=Role.BG2
        )
    painter.restore()


def _paint_frame(painter: QPainter, look: Look, rect: QRectF, tone: Tone) -> None:
    width = 2.0 if tone in _FRAMED else 1.0
    inset = width / 2
    dash = (4.0, 3.0) if tone is Tone.UNSEEN else None
    if tone in _FRAMED:
        role = TONE_HUE[tone]
    else:
        role = Role.LINE_STRONG if tone is Tone.UNSEEN else Role.LINE
    painter.setPen(look.pen(role, width, dash=dash))
    painter.setBrush(look.color(Role.BG2))
    radius = look.size("radius.card")
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_words(painter: QPainter, look: Look, line: QRectF, face: ResultFace) -> None:
    """Paint title and word, one over the other; a secret has its word as a second line."""
    label, ground = TextStyle.LABEL, Role.BG2
    if not face.word:
        line.translate(0, line.height() / 2)
    paint_text(painter, look, line, face.title, label, Role.TEXT, ground=ground)
    if face.word:
        plain = face.tone in {Tone.PLAIN, Tone.UNSEEN}
        style = TextStyle.BODY if plain else label
        below = line.translated(0, line.height())
        paint_text(painter, look, below, face.word, style, TONE_HUE[face.tone], ground=ground)
