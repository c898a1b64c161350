"""Moving along the track: prices, stepping, hazards and barriers (rules/chase.md 4-6)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.participant import Participant, lose, spend
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.track import Barrier, Direction, Hazard, Track
from duskboard.core.identity import EntityId
from duskboard.core.rulings import FailedHazard, Rulings, StepBack

MOST_CAUTION = 2
"""The most bonus dice that caution buys for one roll (rules/chase.md 5.3)."""
LOSS_SIDES = 3
"""A failed hazard costs 1D3 actions (rules/chase.md 5.7)."""


class Stop(StrEnum):
    """Why a way ends before its goal."""

    HAZARD = "hazard"
    BARRIER = "barrier"
    ACTIONS = "actions"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leg:
    """One way of a path.

    Attributes:
        edge: The way.
        direction: Along it or back.
        place: Where it leads.
    """

    edge: EntityId
    direction: Direction
    place: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    """What a move to a place comes to.

    Attributes:
        legs: The ways that are walked without a roll.
        price: Actions for these and for crossing the first obstacle, 1 each (4.1, 5.4).
        stop: Why it ends before its goal, or None.
        obstacle: The way with the first obstacle, which is not in `legs`, or None.
        goal: The place asked for.
    """

    legs: tuple[Leg, ...]
    price: int
    stop: Stop | None
    obstacle: Leg | None
    goal: EntityId

    @property
    def place(self) -> EntityId | None:
        """Where it leads without a roll, or None when it does not leave its place."""
        return self.legs[-1].place if self.legs else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossing:
    """What the try to get past an obstacle did.

    Attributes:
        person: The participant after it.
        arrived: Whether the participant is in the next place.
        lost: Actions lost beyond the price of crossing and caution.
        ruling: The ruling that decided the loss, or None.
    """

    person: Participant
    arrived: bool
    lost: int = 0
    ruling: str | None = None


class NoWayError(ChaseError):
    """No way leads there."""


class NoActionsLeftError(ChaseError):
    """Fewer actions are left than it takes. Args: the name, actions wanted, actions left."""


class ObstacleError(ChaseError):
    """Something lies on the way that wants a roll. Args: the name of the obstacle."""


class NoObstacleError(ChaseError):
    """Nothing lies on the way: it is a step, not a crossing."""


class StepBackError(ChaseError):
    """This table does not go back along the track (ruling chase.step_back)."""


class CautionError(ChaseError):
    """More caution than two bonus dice. Args: the bonus dice wanted."""


def path(track: Track, person: Participant, goal: EntityId, rulings: Rulings) -> Path:
    """Return what moving to a place comes to: it ends at the first obstacle, or out of actions.

    Raises:
        NoWayError: No way leads there, or the participant is nowhere.
        StepBackError: It leads back, and the ruling forbids it.
    """
    route = track.route(person.place, goal) if person.place is not None else None
    if not route:
        raise NoWayError
    legs: list[Leg] = []
    for edge_id, direction, place in route:
        leg = Leg(edge=edge_id, direction=direction, place=place)
        if direction is Direction.BACKWARD and rulings.chase.step_back is StepBack.REFUSED:
            raise StepBackError
        if len(legs) >= person.left:
            return Path(
                legs=tuple(legs), price=len(legs), stop=Stop.ACTIONS, obstacle=None, goal=goal
            )
        met = track.edges[edge_id].met(direction)
        if met is not None:
            stop = Stop.HAZARD if isinstance(met, Hazard) else Stop.BARRIER
            return Path(legs=tuple(legs), price=len(legs) + 1, stop=stop, obstacle=leg, goal=goal)
        legs.append(leg)
    return Path(legs=tuple(legs), price=len(legs), stop=None, obstacle=None, goal=goal)


def step(person: Participant, legs: tuple[Leg, ...]) -> Participant:
    """Return the participant after walking ways without obstacles, 1 action each (4.1).

    Raises:
        NoActionsLeftError: There are not as many actions.
    """
    if person.left < len(legs):
        raise NoActionsLeftError(person.name, len(legs), person.left)
    return replace(spend(person, len(legs)), place=legs[-1].place)


def crossing_price(caution: int) -> int:
    """Return the actions for crossing and for bonus dice, 1 each (5.3, 5.4).

    Raises:
        CautionError: More than two bonus dice, or fewer than none.
    """
    if not 0 <= caution <= MOST_CAUTION:
        raise CautionError(caution)
    return 1 + caution


def pay_crossing(person: Participant, caution: int) -> Participant:
    """Return the participant after paying for a crossing, before the roll.

    Raises:
        CautionError: More than two bonus dice.
        NoActionsLeftError: There are not as many actions.
    """
    price = crossing_price(caution)
    if person.left < price:
        raise NoActionsLeftError(person.name, price, person.left)
    return spend(person, price)


def cross_hazard(
    person: Participant, leg: Leg, *, passed: bool, loss: int, rulings: Rulings
) -> Crossing:
    """Return what a hazard did to somebody who has paid for crossing it.

    Arrival is sure; a failure costs `loss` actions more, the 1D3 that was rolled (5.5-5.7).
    By the ruling the crossing counts towards it.
    """
    arrived = replace(person, place=leg.place)
    if passed:
        return Crossing(person=arrived, arrived=True)
    in_all = rulings.chase.failed_hazard is FailedHazard.IN_ALL
    lost = max(0, loss - 1) if in_all else loss
    return Crossing(
        person=lose(arrived, lost), arrived=True, lost=lost, ruling="chase.failed_hazard"
    )


def cross_barrier(person: Participant, leg: Leg, *, passed: bool) -> Crossing:
    """Return what a barrier did to somebody who has paid for trying it.

    Success includes the step (Q9); after a failure one just stays (6.1, 6.2).
    """
    if not passed:
        return Crossing(person=person, arrived=False)
    return Crossing(person=replace(person, place=leg.place), arrived=True)


def obstacle(track: Track, leg: Leg) -> Hazard | Barrier:
    """Return what lies on a way.

    Raises:
        NoObstacleError: Nothing does.
    """
    met = track.edges[leg.edge].met(leg.direction)
    if met is None:
        raise NoObstacleError
    return met
