"""Who acts after whom, for the players: the order of a chase or of a fight.

A masked participant keeps a row; a hidden one has none, and the numbers of a chase close up.
"""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.participant import Fate, Side, Turn
from duskboard.core.identity import EntityId
from duskboard.table.board_view import BoardView, TokenView


class TurnState(StrEnum):
    """Where somebody stands in the round."""

    TO_COME = "to-come"
    NOW = "now"
    WAITING = "waiting"
    DONE = "done"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnView:
    """Somebody in the order.

    Attributes:
        person_id: Who.
        number: The place in the order, or what decides it; None where players may not know.
        name: The name, or None where players see a stranger.
        side: Quarry or pursuer; None where players see neither, and in a fight without sides.
        state: Where in the round.
        count: How many people the row stands for.
        extra: Actions that come at the end of the turn.
        short: What this one is called for short, other than anybody else; None as the name.
    """

    person_id: EntityId
    number: int | None
    name: str | None
    side: Side | None
    state: TurnState
    count: int = 1
    extra: int = 0
    short: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderView:
    """Who acts after whom.

    Attributes:
        name: What it is about; "" where players may not know.
        round: Which round or turn; 0 before the first.
        rows: Those who act, the first one first.
        is_combat: Whether it is a fight: the highest number acts first, by turns and not by rounds.
        are_ties_one: Whether those with one number act at the same moment.
    """

    name: str
    round: int
    rows: tuple[TurnView, ...]
    is_combat: bool = False
    are_ties_one: bool = False

    @property
    def now(self) -> int | None:
        """The place of whoever acts now, 0 for the first row, or None."""
        places = (place for place, row in enumerate(self.rows) if row.state is TurnState.NOW)
        return next(places, None)


def chase_order(board: BoardView | None) -> OrderView | None:
    """Return the order of a chase as players may know it, or None where nobody acts.

    It is made from the public board alone: DEX, which decides it, is nobody's business.
    """
    if board is None or not board.order:
        return None
    tokens = [token for key in board.order if (token := board.token(key)) is not None]
    rows = tuple(_row(place, token) for place, token in enumerate(tokens, start=1))
    return OrderView(name=board.name, round=board.round, rows=rows)


def _row(place: int, token: TokenView) -> TurnView:
    return TurnView(
        person_id=token.person_id,
        number=place,
        name=token.name,
        side=token.side,
        state=_state(token),
        count=token.count,
        short=token.short,
    )


def _state(token: TokenView) -> TurnState:
    if token.is_active and token.fate is Fate.RUNNING:
        return TurnState.NOW
    match token.turn:
        case Turn.ACTED:
            return TurnState.DONE
        case Turn.WAITING:
            return TurnState.WAITING
        case Turn.TO_ACT:
            return TurnState.TO_COME
