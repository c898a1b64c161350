"""What the game master makes of a step: harm, a loss, a roll that is due; how a chase ends."""

from PySide6.QtCore import QObject, QTimer

from duskboard.app.chase_acts import wished
from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.core.chase.ending import Ending, Proposal
from duskboard.core.chase.participant import Fate
from duskboard.models.document import Step
from duskboard.panels.action_offer import ActionOffer
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.log_consequences import Consequence, ConsequenceKind, consequences_of
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.harming import take_harm
from duskboard.play.chase.laying import clear_chase
from duskboard.play.chase.opening import restart
from duskboard.play.chase.overruling import lose_actions
from duskboard.play.chase.person import settle_fate
from duskboard.storage.journal import Act

_FATES = {
    Ending.CAUGHT: Fate.CAUGHT,
    Ending.ESCAPED: Fate.ESCAPED,
    Ending.DOWN: Fate.OUT,
}
"""What becomes of somebody when an end that is proposed is taken."""


class _Meetings(QObject):
    """Takes in hand, one after the other, who has to roll for a hazard that came along (5.10).

    Whoever is put down is left to the button on the card of the log.
    """

    def __init__(self, desk: Desk, hand: ChaseHand) -> None:
        super().__init__(hand)
        self._desk, self._hand = desk, hand
        self._due: list[Consequence] = []
        self._is_new = self._is_rolled = False
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)  # once everybody has heard of the step, and of an empty hand
        self._next.timeout.connect(self._on_next_timeout)
        desk.document.changed.connect(self._on_document_changed)
        hand.changed.connect(self._on_hand_changed)

    def _on_document_changed(self, step: Step) -> None:
        if step.row.act is not Act.DO:
            self._due.clear()
            return
        found = consequences_of(self._desk.room.words, step.report)
        due = [one for one in found if one.kind is ConsequenceKind.MEET]
        if due:
            self._due, self._is_new = due, True
            self._next.start()
        elif isinstance(step.report, ObstacleTried) and self._due:
            self._is_rolled = self._due[0].who == step.report.who

    def _on_hand_changed(self, offer: ActionOffer | None) -> None:
        if offer is None and self._due:
            self._next.start()

    def _on_next_timeout(self) -> None:
        if not self._is_new:
            self._due = self._due[1:] if self._is_rolled else []
        self._is_new = self._is_rolled = False
        if self._due and self._due[0].edge is not None:
            self._hand.meet(self._due[0].who, self._due[0].edge)


def wire_consequences(desk: Desk, hand: ChaseHand) -> None:
    """Connect the buttons on the cards of the log, and the bar that proposes an end."""
    clerk, ends = desk.clerk, desk.chase_board.ends

    def on_consequence_requested(wanted: Consequence) -> None:
        _take(desk, hand, wanted)

    def on_accepted(proposal: Proposal) -> None:
        who, fate = proposal.who, _FATES.get(proposal.ending)
        if who is not None and fate is not None:
            clerk.do(lambda table: settle_fate(table, who, fate))

    def on_restart_requested() -> None:
        clerk.do(restart)

    def on_clear_requested() -> None:
        clerk.do(clear_chase)

    _Meetings(desk, hand)
    desk.log_panel.consequence_requested.connect(on_consequence_requested)
    ends.accepted.connect(on_accepted)
    ends.restart_requested.connect(on_restart_requested)
    ends.clear_requested.connect(on_clear_requested)


def _take(desk: Desk, hand: ChaseHand, wanted: Consequence) -> None:
    """Do what a button on a card stands for."""
    clerk, dice, words = desk.clerk, desk.room.dice, desk.room.words
    severity, fate, way = wanted.severity, wanted.fate, wanted.edge
    if fate is not None:
        clerk.do(lambda table: settle_fate(table, wanted.who, fate))
    elif severity is not None:
        clerk.do(lambda table: take_harm(table, wanted.who, severity, dice))
    elif wanted.kind is ConsequenceKind.LOSS:
        clerk.do(lambda table: lose_actions(table, wanted.who, dice))
    elif wanted.kind is ConsequenceKind.DEBRIS:
        wish = ChaseWish(verb=ChaseVerb.DEBRIS, thing=way)
        clerk.do(lambda table: wished(table, wish, words, dice))
    elif way is not None:
        hand.meet(wanted.who, way)
