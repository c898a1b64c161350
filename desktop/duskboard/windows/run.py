"""Runs: texts, glyphs and key caps side by side on one line, measured and painted."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from duskboard.theme.look import Look
from duskboard.theme.text import LEFT, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.key_cap import key_cap_size, paint_key_cap

_LEAST = 12
"""The least a text that gives way keeps, in logical pixels."""


class PartKind(StrEnum):
    """What a part of a run is."""

    TEXT = "text"
    GLYPH = "glyph"
    KEY = "key"
    STRETCH = "stretch"


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of a run.

    Attributes:
        kind: What it is.
        value: The text, the name of the glyph, or what stands on the key cap.
        style: Style of type of a text.
        role: Its colour.
        weight: Another weight than the style's, or None.
        gap: Logical pixels before it, unless it is the first.
        side: Logical pixels of a glyph.
        gives: Whether it is cut first where room is short.
    """

    kind: PartKind
    value: str = ""
    style: TextStyle = TextStyle.BODY
    role: Role = Role.TEXT2
    weight: int | None = None
    gap: float = 8
    side: float = 16
    gives: bool = False


def text_part(  # noqa: PLR0913 - a text has that many sides
    value: str,
    *,
    style: TextStyle = TextStyle.BODY,
    role: Role = Role.TEXT2,
    weight: int | None = None,
    gap: float = 8,
    gives: bool = False,
) -> Part:
    """Return a text."""
    return Part(
        kind=PartKind.TEXT,
        value=value,
        style=style,
        role=role,
        weight=weight,
        gap=gap,
        gives=gives,
    )


def glyph_part(name: str, *, role: Role = Role.TEXT2, side: float = 16, gap: float = 8) -> Part:
    """Return a glyph."""
    return Part(kind=PartKind.GLYPH, value=name, role=role, side=side, gap=gap)


def key_part(value: str, *, gap: float = 8) -> Part:
    """Return a key cap."""
    return Part(kind=PartKind.KEY, value=value, gap=gap)


def stretch() -> Part:
    """Return the place where a run that is wider than it needs leaves a gap."""
    return Part(kind=PartKind.STRETCH, gap=0)


def run_width(look: Look, parts: Sequence[Part]) -> float:
    """Return how wide a run wants to be, in pixels."""
    gaps = sum(part.gap for part in parts[1:])
    return sum(_width(look, part) for part in parts) + look.px(gaps)


def paint_run(  # noqa: PLR0913 - where, what and on what
    painter: QPainter,
    look: Look,
    rect: QRectF,
    parts: Sequence[Part],
    *,
    ground: Role = Role.BG1,
    role: Role | None = None,
) -> None:
    """Paint a run from the left of a rectangle, in the middle of its height.

    Args:
        painter: Painter, set to antialiasing.
        look: The look.
        rect: Where.
        parts: What.
        ground: What lies beneath.
        role: One colour for all texts and glyphs, where they do not keep their own.
    """
    over = run_width(look, parts) - rect.width()
    left = rect.left()
    for place, part in enumerate(parts):
        left += look.px(part.gap) if place else 0.0
        width = _width(look, part)
        if part.gives and over > 0:
            width = max(look.px(_LEAST), width - over)
        elif part.kind is PartKind.STRETCH:
            width = max(0.0, -over)
        box = QRectF(left, rect.top(), width, rect.height())
        _paint(painter, look, box, part, ground, role or part.role)
        left += width


def _width(look: Look, part: Part) -> float:
    match part.kind:
        case PartKind.TEXT:
            return measure_text(look, part.value, part.style, weight=part.weight).width()
        case PartKind.GLYPH:
            return look.px(part.side)
        case PartKind.KEY:
            return key_cap_size(look, part.value).width()
        case PartKind.STRETCH:
            return 0.0
        case _:
            assert_never(part.kind)


def _paint(  # noqa: PLR0913, PLR0917 - a part of paint_run
    painter: QPainter,
    look: Look,
    box: QRectF,
    part: Part,
    ground: Role,
    role: Role,
) -> None:
    match part.kind:
        case PartKind.TEXT:
            paint_text(
                painter,
                look,
                box,
                part.value,
                part.style,
                role,
                weight=part.weight,
                align=LEFT,
                ground=ground,
            )
        case PartKind.GLYPH:
            look.glyphs.paint_glyph(painter, box, part.value, look.color(role))
        case PartKind.KEY:
            left = QPointF(box.left(), box.center().y())
            paint_key_cap(painter, look, left, part.value, ground=ground)
        case PartKind.STRETCH:
            pass
        case _:
            assert_never(part.kind)
