"""All of a side in hand: shown with path and price, then done in one step."""

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk
from duskboard.board.aim import Aim, Phase, Plan
from duskboard.core.chase.participant import Side
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.track import Edge
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.march_offer import MarchLine, MarchOffer
from duskboard.play.change import PlayError
from duskboard.play.chase.marching import March, march, move_side
from duskboard.table.board_view import BoardView, board_view
from duskboard.table.table import Table


class MarchHand(QObject):
    """Holds the side that is about to move, or none.

    Signals:
        changed(MarchOffer | None): Another side is in hand, or it goes another way.
        refused(Exception): It cannot move.
    """

    changed = Signal(object)
    refused = Signal(object)

    def __init__(self, clerk: Clerk, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk, self._words = clerk, words
        self._side: Side | None = None
        self._is_far = False

    @property
    def is_armed(self) -> bool:
        """Whether a side is in hand."""
        return self._side is not None

    def arm(self, side: Side) -> None:
        """Take a side in hand; where it is in hand already, have it go further, or less far."""
        self._is_far = side is self._side and not self._is_far
        self._side = side
        self.say()

    def set_far(self, far: bool) -> None:  # noqa: FBT001 - as the signal of the bar says
        """Have each go as far as the actions last, or one step."""
        self._is_far = far
        self.say()

    def drop(self) -> None:
        """Put the side down; nothing has happened at the table."""
        if self._side is not None:
            self._side, self._is_far = None, False
            self.changed.emit(None)

    def go(self) -> None:
        """Move them all."""
        side, most = self._side, self._most
        if side is None:
            return
        if self._clerk.do(lambda table: move_side(table, side, most=most)) is not None:
            self.drop()

    def say(self) -> None:
        """Say what is in hand anew, as after another step at the table."""
        if self._side is None:
            return
        table = self._clerk.table
        try:
            marches = march(table, self._side, most=self._most)
        except (ChaseError, PlayError) as error:
            self.drop()
            self.refused.emit(error)
            return
        view = board_view(table)
        if view is None:
            self.drop()
            return
        lines = [self._line(table, view, one) for one in marches]
        offer = MarchOffer(
            side=self._side,
            lines=tuple(line for line in lines if line is not None),
            is_far=self._is_far,
        )
        self.changed.emit(offer)

    @property
    def _most(self) -> int | None:
        return None if self._is_far else 1

    def _line(self, table: Table, view: BoardView, one: March) -> MarchLine | None:
        token = view.token(one.who)
        if token is None:
            return None
        here = one.legs[-1].place if one.legs else token.place_id
        place = view.place(here)
        edge = table.value(one.obstacle, Edge) if one.obstacle is not None else None
        name = edge.names[0] if edge is not None and edge.names else ""
        return MarchLine(
            token=token,
            place=place.name or "" if place is not None else "",
            price=len(one.legs),
            obstacle=name,
            aims=tuple(self._aims(one, here, edge)),
        )

    def _aims(self, one: March, here: EntityId | None, edge: Edge | None) -> list[Aim]:
        """Return the way that one walks, and what stops it there."""
        found: list[Aim] = []
        places = tuple(leg.place for leg in one.legs)
        if places:
            plan = Plan(goal=places[-1], is_legal=True, price=len(places), places=places)
            found.append(Aim(person_id=one.who, plan=plan, phase=Phase.ARMED))
        if edge is not None:
            text = self._words.pgettext("chase", "Stopped")
            beyond = edge.end if edge.start == here else edge.start
            plan = Plan(goal=beyond, is_legal=False, refusal=text)
            found.append(Aim(person_id=one.who, plan=plan, phase=Phase.ARMED))
        return found
