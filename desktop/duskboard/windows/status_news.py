"""What the bar at the foot of the window says of what just happened, always whole.

Undo and save make room for a sentence that has too little beside them; one that is wider than the
window takes more lines.
"""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle

_GLYPH = 16
_GAP = 8
_MOST_LINES = 6


class Tone(StrEnum):
    """How news is said."""

    INFO = "info"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewsPlace:
    """How much room a sentence takes.

    Attributes:
        lines: Lines that it is broken into.
        is_alone: Whether nothing has room beside it.
    """

    lines: int = 1
    is_alone: bool = False


def place_news(look: Look, text: str, tone: Tone, *, beside: float, room: float) -> NewsPlace:
    """Return how a sentence is laid out.

    Args:
        look: The look.
        text: The sentence.
        tone: How it is said; a refusal begins with a sign.
        beside: Pixels that it has where something stands beside it.
        room: Pixels that it has alone.
    """
    lead = _lead(look, tone)
    if measure_text(look, text, TextStyle.BODY).width() <= beside - lead:
        return NewsPlace()
    size = measure_text(look, text, TextStyle.BODY, width=room - lead, lines=_MOST_LINES)
    return NewsPlace(lines=round(size.height() / look.line(TextStyle.BODY)), is_alone=True)


def paint_news(painter: QPainter, look: Look, rect: QRectF, text: str, tone: Tone) -> None:
    """Paint a sentence in the middle of the height of `rect`, in all lines that it needs."""
    role, lead = Role.TEXT, _lead(look, tone)
    if tone is Tone.REFUSED:
        role = Role.BAD
        sign = QRectF(rect.left(), rect.top(), look.px(_GLYPH), rect.height())
        look.glyphs.paint_glyph(painter, sign, "warning", look.color(role))
    paint_text(
        painter,
        look,
        rect.adjusted(lead, 0, 0, 0),
        text,
        TextStyle.BODY,
        role,
        align=LEFT,
        lines=_MOST_LINES,
        ground=Role.BG1,
    )


def _lead(look: Look, tone: Tone) -> float:
    return look.px(_GLYPH + _GAP) if tone is Tone.REFUSED else 0.0
