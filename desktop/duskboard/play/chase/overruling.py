"""The word of the game master in a chase, rules or no rules (rules/chase.md 3.9, 5.7, 6.2)."""

from dataclasses import dataclass, replace

from duskboard.core.chase.movement import NoWayError
from duskboard.core.chase.participant import Participant, Turn, lose
from duskboard.core.chase.rounds import (
    NotRunningError,
    NotStartedError,
    hand_on,
    hand_to,
    joined,
)
from duskboard.core.dice import Dice, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.chase.crossing import rolled_loss
from duskboard.play.chase.scene import changes, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MOST_ACTIONS = 20
"""The most actions that the game master gives or has somebody owe."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveOverruled(Report):
    """The game master moved somebody against the rules: from where, or "", to where."""

    who: EntityId
    name: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsOverruled(Report):
    """The game master said how many actions somebody has left and owes."""

    who: EntityId
    name: str
    left_before: int
    left_after: int
    debt_before: int
    debt_after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnOverruled(Report):
    """The game master gave the turn to somebody; before is who had it, or ""."""

    who: EntityId
    name: str
    before: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsLost(Report):
    """Somebody lost actions.

    Attributes:
        who: Who.
        name: Their name.
        lost: Actions lost.
        owed: Actions owed afterwards.
        told: Whether the number was said by the table and not rolled here.
    """

    who: EntityId
    name: str
    lost: int
    owed: int
    told: bool


class ActionsError(PlayError):
    """Nobody has or owes so many actions. Args: the number, the most."""


def overrule_move(table: Table, who: EntityId, place: EntityId) -> Transaction:
    """Return the step in which the game master puts somebody anywhere, rules or no rules.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NoWayError: There is no such place.
        NothingToChangeError: That one is there.
    """
    chase = scene(table)
    person = chase.person(who)
    if place not in chase.track.locations:
        raise NoWayError
    if person.place == place:
        raise NothingToChangeError
    moved = replace(person, place=place, prepared=None)
    if person.place is None:
        moved = joined(chase.course, moved)
    report = MoveOverruled(
        who=who,
        name=person.name,
        before=chase.place_name(person.place),
        after=chase.place_name(place),
    )
    return Transaction(report=report, changes=changes(table, people={who: moved}))


def overrule_actions(
    table: Table, who: EntityId, *, left: int | None = None, debt: int | None = None
) -> Transaction:
    """Return the step in which the game master says what somebody has left and owes.

    Who is given actions after having acted may act again this round. None leaves a number as it
    is.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotStartedError: No round runs.
        ActionsError: A number is below 0 or above 20.
        NothingToChangeError: It is so already.
    """
    chase = scene(table)
    person = chase.person(who)
    if not chase.is_running:
        raise NotStartedError
    for number in (left, debt):
        if number is not None and not 0 <= number <= MOST_ACTIONS:
            raise ActionsError(number, MOST_ACTIONS)
    after = _with_actions(
        person,
        left=person.left if left is None else left,
        debt=person.debt if debt is None else debt,
    )
    if after == person:
        raise NothingToChangeError
    course = chase.course
    if course.active is None:
        course = hand_on(course, {**chase.people, who: after})
    report = ActionsOverruled(
        who=who,
        name=person.name,
        left_before=person.left,
        left_after=after.left,
        debt_before=person.debt,
        debt_after=after.debt,
    )
    return Transaction(report=report, changes=changes(table, people={who: after}, course=course))


def overrule_turn(table: Table, who: EntityId) -> Transaction:
    """Return the step in which the game master gives the turn to anybody in the chase.

    Who had it acts later, with what is left.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        NothingToChangeError: It is that one's turn.
    """
    chase = scene(table)
    person = chase.person(who)
    if not chase.is_running:
        raise NotStartedError
    if not person.is_running:
        raise NotRunningError(person.name)
    if chase.course.active == who:
        raise NothingToChangeError
    report = TurnOverruled(who=who, name=person.name, before=chase.name(chase.course.active))
    given = replace(person, turn=Turn.TO_ACT)
    course = hand_to(chase.course, who)
    return Transaction(report=report, changes=changes(table, people={who: given}, course=course))


def lose_actions(table: Table, who: EntityId, loss: Dice | ReportedTotal) -> Transaction:
    """Return the step in which somebody loses 1D3 actions, or as many as the table says.

    What is not there is owed (3.9). It serves where the keeper has a barrier delay (6.2), or harm.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NotStartedError: No round runs.
        NotRunningError: That one is not in the chase.
        NothingToChangeError: None are lost.
        DiceError: Typed faces or the number told do not fit.
    """
    chase = scene(table)
    person = chase.person(who)
    if not chase.is_running:
        raise NotStartedError
    if not person.is_running:
        raise NotRunningError(person.name)
    lost = rolled_loss(loss)
    if not lost:
        raise NothingToChangeError
    after = lose(person, lost)
    report = ActionsLost(
        who=who,
        name=person.name,
        lost=lost,
        owed=after.debt,
        told=isinstance(loss, ReportedTotal),
    )
    return Transaction(report=report, changes=changes(table, people={who: after}))


def _with_actions(person: Participant, *, left: int, debt: int) -> Participant:
    granted = max(person.granted, left)
    spent = min(max(0, person.spent + person.left - left), granted - left)
    turn = Turn.TO_ACT if left > person.left and person.turn is Turn.ACTED else person.turn
    return replace(person, granted=granted, spent=spent, left=left, debt=debt, turn=turn)
