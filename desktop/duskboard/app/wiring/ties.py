"""Equal DEX settled: rolled here, told by the table, or put in order by hand."""

from duskboard.app.desk import Desk
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.dice import DiceError, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.change import PlayError
from duskboard.play.chase.running import (
    arrange_ties,
    roll_ties,
)
from duskboard.play.chase.throwing import ThrowsWantedError

Group = tuple[EntityId, ...]


def wire_ties(desk: Desk) -> None:
    """Connect the bar of equal DEX and the strip of turns."""
    board, clerk, room = desk.chase_board, desk.clerk, desk.room

    def on_roll_requested(group: Group) -> None:
        clerk.do(lambda table: roll_ties(table, room.dice, group))

    def on_told(group: Group, totals: tuple[int, ...]) -> None:
        said = [ReportedTotal(total=total) for total in totals]
        try:
            roll_ties(clerk.table, said, group)
        except ThrowsWantedError as error:
            board.ties.ask_again(error.who, totals)
            return
        except (ChaseError, DiceError, PlayError) as error:
            clerk.refuse(error)
            return
        clerk.do(lambda table: roll_ties(table, said, group))

    def on_arrange_requested(wanted: Group) -> None:
        clerk.do(lambda table: arrange_ties(table, wanted))

    board.ties.roll_requested.connect(on_roll_requested)
    board.ties.told.connect(on_told)
    board.strip.arrange_requested.connect(on_arrange_requested)
