"""What the parts of a board are laid out with."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from duskboard.board.geometry import Measures
from duskboard.board.part import Hand
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenSetting:
    """What tokens are laid out with.

    Attributes:
        look: The look.
        words: The words.
        view: The chase.
        measures: The measures of the board.
        hand: What is in hand.
        taken: Where other things stand that lines beside a token should not run into.
    """

    look: Look
    words: Words
    view: BoardView
    measures: Measures
    hand: Hand
    taken: tuple[QRectF, ...] = ()
