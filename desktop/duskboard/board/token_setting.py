"""What the parts of a board are laid out with."""

from dataclasses import dataclass

from duskboard.board.geometry import Measures
from duskboard.board.part import Hand
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenSetting:
    """What tokens are laid out with."""

    look: Look
    words: Words
    view: BoardView
    measures: Measures
    hand: Hand
