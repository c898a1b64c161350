"""All of a side about to move, before it is done: where each goes, what it takes, what stops it."""

from dataclasses import dataclass

from duskboard.board.aim import Aim
from duskboard.core.chase.participant import Side
from duskboard.table.board_view import TokenView


@dataclass(frozen=True, slots=True, kw_only=True)
class MarchLine:
    """One of the side.

    Attributes:
        token: Who.
        place: The name of the place where that one comes to stand.
        price: Actions for it; 0 for who stays.
        obstacle: The name of what that one stops before, or "".
        aims: What the board shows of it: the way, and what stops it.
    """

    token: TokenView
    place: str
    price: int
    obstacle: str
    aims: tuple[Aim, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarchOffer:
    """What moving all of a side would come to.

    Attributes:
        side: Who.
        lines: Everybody with actions who would move, or is stopped.
        is_far: Whether each goes as far as the actions last, and not one step.
    """

    side: Side
    lines: tuple[MarchLine, ...]
    is_far: bool

    @property
    def price(self) -> int:
        """The actions of all together."""
        return sum(line.price for line in self.lines)

    @property
    def aims(self) -> tuple[Aim, ...]:
        """What the board shows of it."""
        return tuple(aim for line in self.lines for aim in line.aims)
