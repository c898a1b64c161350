"""Where things lie on a card of clocks: in one column each, in rows of as many as fit."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.i18n.words import Words
from duskboard.table.view import CardView, ClockView
from duskboard.theme.look import Look
from duskboard.theme.text import measure_text
from duskboard.theme.token import TextStyle
from duskboard.widgets.clock_words import card_caption

PAD = 9.0
"""Between the edge of a card and what is on it, logical pixels."""
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
_WORDS_REACH = 4.0
_CAPTION_LIFT = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """Where one clock of a card lies.

    Attributes:
        dial: The square of the dial without what reaches beyond it.
        name: The lines of the name.
        caption: The line below; without a height where there is none.
    """

    dial: QRectF
    name: QRectF
    caption: QRectF


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
    fit = max(2, int((room + between) // (look.px(COLUMN) + between)))
    in_row = min(count, fit)
    column = room if in_row == 1 else max(dial, (room - between * (in_row - 1)) / in_row)
    step = column + (room - column * in_row) / max(1, in_row - 1)
    top = pad + look.px(HEADER + _ABOVE_DIAL)
    for first in range(0, count, in_row):
        row = view.clocks[first : first + in_row]
        slots = [
            _slot(look, words, clock, QRectF(pad + step * place, top, column, dial))
            for place, clock in enumerate(row)
        ]
        yield from slots
        top = max(slot.caption.bottom() for slot in slots) + look.px(_ABOVE_DIAL)


def _slot(look: Look, words: Words, clock: ClockView, column: QRectF) -> Slot:
    dial = QRectF(0, 0, column.height(), column.height())
    dial.moveCenter(column.center())
    # Words may come nearer to the edge than pictures.
    reach = look.px(_WORDS_REACH)
    left, width = column.left() - reach, column.width() + 2 * reach
    size = measure_text(look, clock.name, TextStyle.LABEL, width=width, lines=NAME_LINES)
    name = QRectF(left, dial.bottom() + look.px(_BELOW_DIAL), width, size.height())
    if not card_caption(clock, words):
        return Slot(dial=dial, name=name, caption=QRectF(left, name.bottom(), width, 0))
    height = look.line(TextStyle.CAPTION)
    top = name.bottom() - look.px(_CAPTION_LIFT)
    return Slot(dial=dial, name=name, caption=QRectF(left, top, width, height))
