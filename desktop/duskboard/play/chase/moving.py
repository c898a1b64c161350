"""Moving somebody in a chase over open ways, and other acts (rules/chase.md 3.10, 4)."""

from dataclasses import dataclass

from duskboard.core.chase.driving import refuse_seated
from duskboard.core.chase.movement import (
    NoActionsLeftError,
    ObstacleError,
    Path,
    Stop,
    act_otherwise,
    obstacle,
    other_price,
    path,
    step,
)
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import NotActiveError, NotRunningError, NotStartedError
from duskboard.core.identity import EntityId
from duskboard.play.change import NothingToChangeError, PlayError
from duskboard.play.chase.scene import Scene, changes, scene
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

PRICE_RULING = "chase.other_action_price"
"""The ruling that says what other acts take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stepped(Report):
    """Somebody moved over open ways."""

    who: EntityId
    name: str
    place: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherActed(Report):
    """Somebody did something else that takes time.

    Attributes:
        who: Who.
        name: The name.
        what: What it was, in the words of the game master, or "".
        price: Actions that it took.
        ruling: The ruling that said so, or None where the table did.
    """

    who: EntityId
    name: str
    what: str
    price: int
    ruling: str | None


class PriceWantedError(PlayError):
    """This table says each time what other acts take."""


def plan(table: Table, who: EntityId, goal: EntityId) -> Path:
    """Return what moving somebody to a place would come to, asked before anything is done.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        ChaseError: It cannot be done: not started, not the turn, no way, no going back.
    """
    chase = scene(table)
    return path(chase.track, traveller(chase, who), goal, table.rulings, who)


def move(table: Table, who: EntityId, goal: EntityId) -> Transaction:
    """Return the step that moves somebody all the way over open ways, 1 action each (4.1).

    Raises:
        NotOnTableError: There is no chase or no such participant.
        ObstacleError: Something on the way wants a roll.
        NoActionsLeftError: There are not as many actions.
        ChaseError: It cannot be done for another reason.
    """
    chase = scene(table)
    person = traveller(chase, who)
    found = path(chase.track, person, goal, table.rulings, who)
    if found.obstacle is not None:
        met = obstacle(chase.track, found.obstacle, who, flies=person.physique.flies)
        raise ObstacleError(met.name)
    if found.stop is Stop.ACTIONS:
        raise NoActionsLeftError(person.name, found.length, person.left)
    report = Stepped(who=who, name=person.name, place=chase.place_name(goal), price=found.price)
    moved = step(person, found.legs)
    return Transaction(report=report, changes=changes(table, people={who: moved}))


def move_up_to(table: Table, who: EntityId, found: Path) -> Transaction:
    """Return the step that moves somebody along the open part of a path.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        NothingToChangeError: The path does not leave its place.
        ChaseError: It cannot be done.
    """
    if found.place is None:
        raise NothingToChangeError
    return move(table, who, found.place)


def do_otherwise(
    table: Table, who: EntityId, what: str = "", price: int | None = None
) -> Transaction:
    """Return the step in which somebody attacks, casts, picks a lock or the like (3.10, 3.13).

    Args:
        table: The table.
        who: Who acts.
        what: What is done, in the words of the game master.
        price: Actions that it takes; None for what the ruling says.

    Raises:
        NotOnTableError: There is no chase or no such participant.
        PriceWantedError: The ruling has the table say it each time.
        NoActionsLeftError: There are not as many actions.
        ChaseError: It cannot be done for another reason.
        ValueError: The price is below 0.
    """
    chase = scene(table)
    person = mover(chase, who)
    takes = other_price(person, table.rulings) if price is None else price
    if takes is None:
        raise PriceWantedError
    acted = act_otherwise(person, takes)
    report = OtherActed(
        who=who,
        name=person.name,
        what=what.strip(),
        price=takes,
        ruling=PRICE_RULING if price is None else None,
    )
    return Transaction(report=report, changes=changes(table, people={who: acted}))


def mover(chase: Scene, who: EntityId) -> Participant:
    """Return somebody whose turn it is (3.10).

    Raises:
        NotOnTableError: There is no such participant.
        NotStartedError: The chase has not begun.
        NotRunningError: That one is not in it any more.
        NotActiveError: It is somebody else's turn.
    """
    person = chase.person(who)
    if not chase.is_running:
        raise NotStartedError
    if not person.is_running:
        raise NotRunningError(person.name)
    if chase.course.active != who:
        raise NotActiveError(person.name, chase.name(chase.course.active))
    return person


def traveller(chase: Scene, who: EntityId) -> Participant:
    """Return somebody whose turn it is and who can move: no passenger, and not in a wreck.

    Raises:
        NotOnTableError: There is no such participant.
        ChaseError: It is not that one's turn, or that one does not move (3.10, 9.4, 10.4).
    """
    person = mover(chase, who)
    refuse_seated(person, chase.vehicle_of(who))
    return person
