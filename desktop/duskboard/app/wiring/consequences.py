"""What the game master makes of a step: harm, a loss, a roll that is due; how a chase ends."""

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.core.chase.ending import Ending, Proposal
from duskboard.core.chase.participant import Fate
from duskboard.panels.log_consequences import Consequence, ConsequenceKind
from duskboard.play.chase.harming import take_harm
from duskboard.play.chase.laying import clear_chase
from duskboard.play.chase.opening import restart
from duskboard.play.chase.overruling import lose_actions
from duskboard.play.chase.person import settle_fate

_FATES = {
    Ending.CAUGHT: Fate.CAUGHT,
    Ending.ESCAPED: Fate.ESCAPED,
    Ending.DOWN: Fate.OUT,
}
"""What becomes of somebody when an end that is proposed is taken."""


def wire_consequences(desk: Desk, hand: ChaseHand) -> None:
    """Connect the buttons on the cards of the log, and the bar that proposes an end."""
    clerk, dice, ends = desk.clerk, desk.room.dice, desk.chase_board.ends

    def on_consequence_requested(wanted: Consequence) -> None:
        severity = wanted.severity
        if severity is not None:
            clerk.do(lambda table: take_harm(table, wanted.who, severity, dice))
        elif wanted.kind is ConsequenceKind.LOSS:
            clerk.do(lambda table: lose_actions(table, wanted.who, dice))
        elif wanted.edge is not None:
            hand.meet(wanted.who, wanted.edge)

    def on_accepted(proposal: Proposal) -> None:
        who, fate = proposal.who, _FATES.get(proposal.ending)
        if who is not None and fate is not None:
            clerk.do(lambda table: settle_fate(table, who, fate))

    def on_restart_requested() -> None:
        clerk.do(restart)

    def on_clear_requested() -> None:
        clerk.do(clear_chase)

    desk.log_panel.consequence_requested.connect(on_consequence_requested)
    ends.accepted.connect(on_accepted)
    ends.restart_requested.connect(on_restart_requested)
    ends.clear_requested.connect(on_clear_requested)
