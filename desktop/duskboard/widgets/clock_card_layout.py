"""Where things lie on a card of clocks: in one column each, in rows of as many as fit."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.i18n.words import Words
from duskboard.table.clock_view import CardView, ClockView
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text
from duskboard.theme.token import TextStyle
from duskboard.widgets.clock_words import card_caption

PAD = 9.0
"""Between the edge of a card and what is on it, logical pixels."""
EYE = 24.0
"""Side of the button that shows and hides, logical pixels."""
HEADER = 16.0
"""Height of the header of a card, logical pixels."""
BETWEEN = 53.0
"""Between two clocks on a card, logical pixels."""
COLUMN = 104.0
"""Width of a column of a card with several clocks, logical pixels."""
NAME_LINES = 2
"""The most lines of a name."""

_ABOVE_DIAL = 8.0
_BELOW_DIAL = 9.0
_WORDS_REACH = 1.0
"""Words may come nearer to the edge than pictures, but never nearer than 8 px."""
_CAPTION_LIFT = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """Where one clock of a card lies.

    Attributes:
        dial: The square of the dial without what reaches beyond it.
        name: The lines of the name.
        caption: The line below; without a height where there is none.
        eye: Where the clock's own eye lies, beside its name; empty where one eye in the header
            speaks for the whole card.
    """

    dial: QRectF
    name: QRectF
    caption: QRectF
    eye: QRectF


def is_mixed_card(view: CardView) -> bool:
    """Whether players see more of one clock of a card than of another."""
    return len({clock.visibility for clock in view.clocks}) > 1


def card_slots(
    look: Look, words: Words, view: CardView, dial: float, width: float
) -> tuple[Slot, ...]:
    """Return where each clock lies on a card.

    Args:
        look: The look.
        words: The words, since captions take room.
        view: The card.
        dial: Diameter of its dials, in pixels as they are painted.
        width: Width of the card, in pixels as they are painted.
    """
    return tuple(_slots(look, words, view, dial, width))


def _slots(look: Look, words: Words, view: CardView, dial: float, width: float) -> Iterator[Slot]:
    pad, between = look.px(PAD), look.px(BETWEEN)
    room = width - 2 * pad
    count = len(view.clocks)
    eye = look.px(EYE) if is_mixed_card(view) else 0.0
    fit = max(2, int((room + between) // (look.px(COLUMN) + between)))
    in_row = min(count, fit)
    column = room if in_row == 1 else max(dial, (room - between * (in_row - 1)) / in_row)
    step = column + (room - column * in_row) / max(1, in_row - 1)
    top = pad + look.px(HEADER + _ABOVE_DIAL)
    for first in range(0, count, in_row):
        row = view.clocks[first : first + in_row]
        slots = [
            _slot(look, words, clock, QRectF(pad + step * place, top, column, dial), eye)
            for place, clock in enumerate(row)
        ]
        yield from slots
        top = max(slot.caption.bottom() for slot in slots) + look.px(_ABOVE_DIAL)


def _slot(look: Look, words: Words, clock: ClockView, column: QRectF, eye: float) -> Slot:
    dial = QRectF(0, 0, column.height(), column.height())
    dial.moveCenter(column.center())
    reach = look.px(_WORDS_REACH)
    left, width = column.left() - reach, column.width() + 2 * reach
    size = measure_text(look, clock.name, TextStyle.LABEL, width=width - eye, lines=NAME_LINES)
    name = QRectF(left, dial.bottom() + look.px(_BELOW_DIAL), width, size.height())
    beside = QRectF()
    if eye:
        # Name and eye lie in the middle of the column together.
        name.setWidth(min(width - eye, math.ceil(size.width()) + 1.0))
        name.moveLeft(column.center().x() - (name.width() + eye) / 2)
        middle = name.top() + look.line(TextStyle.LABEL) / 2
        beside = QRectF(name.right(), middle - eye / 2, eye, eye)
    if not card_caption(clock, words):
        none = QRectF(left, name.bottom(), width, 0)
        return Slot(dial=dial, name=name, caption=none, eye=beside)
    height = look.line(TextStyle.CAPTION)
    top = name.bottom() - look.px(_CAPTION_LIFT)
    caption = QRectF(left, top, width, height)
    return Slot(dial=dial, name=name, caption=caption, eye=beside)
