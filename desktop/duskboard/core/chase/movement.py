"""Moving along the track: prices, stepping, hazards and barriers (rules/chase.md 4-6)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.driving import run_ended, run_on
from duskboard.core.chase.participant import MOST_CAUTION, Participant, Prepared, lose, spend
from duskboard.core.chase.physique import Stance
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.track import Barrier, Direction, Edge, Hazard, Leg, Track
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Caution, FailedHazard, OtherPrice, Rulings, StepBack

LOSS_SIDES = 3
"""A failed hazard costs 1D3 actions (rules/chase.md 5.7)."""
_FLOWN_OVER = frozenset({SkillId.CLIMB, SkillId.JUMP})
FAILED_RULING = "chase.failed_hazard"
"""The ruling that says what a failed hazard costs."""


class Stop(StrEnum):
    """Why a way ends before its goal."""

    HAZARD = "hazard"
    BARRIER = "barrier"
    ACTIONS = "actions"


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    """What a move to a place comes to.

    Attributes:
        legs: The ways that are walked without a roll.
        price: Actions for these and for crossing the first obstacle, 1 each (4.1, 5.4); nothing
            on a run at full speed, which is paid (9.3).
        stop: Why it ends before its goal, or None.
        obstacle: The way with the first obstacle, which is not in `legs`, or None.
        goal: The place asked for.
        length: Ways from here to there, whatever lies on them.
    """

    legs: tuple[Leg, ...]
    price: int
    stop: Stop | None
    obstacle: Leg | None
    goal: EntityId
    length: int

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


class PrepareError(ChaseError):
    """This table buys caution from the actions in hand only (ruling chase.caution)."""


class StandsError(ChaseError):
    """Who stood still for a shot does not move this round (9.5). Args: the name."""


def path(
    track: Track,
    person: Participant,
    goal: EntityId,
    rulings: Rulings,
    who: EntityId | None = None,
) -> Path:
    """Return what moving to a place comes to: it ends at the first obstacle, or out of actions.

    On a run at full speed it ends where that does (9.3). `who` names the participant, whom a
    moving hazard meets once a round only (5.10).

    Raises:
        NoWayError: No way leads there, or the participant is nowhere.
        StepBackError: It leads back, and the ruling forbids it.
    """
    route = track.route(person.place, goal) if person.place is not None else None
    if not route:
        raise NoWayError
    legs: list[Leg] = []
    stop: Stop | None = None
    obstacle: Leg | None = None
    most = person.left if person.pedal is None else person.pedal.left
    for leg in route:
        refuse_step_back(leg, rulings)
        if len(legs) >= most:
            stop = Stop.ACTIONS
            break
        met = lying(track.edges[leg.edge], leg.direction, who, flies=person.physique.flies)
        if met is not None:
            stop = Stop.HAZARD if isinstance(met, Hazard) else Stop.BARRIER
            obstacle = leg
            break
        legs.append(leg)
    price = (len(legs) + (obstacle is not None)) * step_price(person)
    return Path(
        legs=tuple(legs),
        price=price,
        stop=stop,
        obstacle=obstacle,
        goal=goal,
        length=len(route),
    )


def refuse_step_back(leg: Leg, rulings: Rulings) -> None:
    """Refuse a way that leads back where the table does not go back (4.2, Q13).

    Raises:
        StepBackError: It does.
    """
    if leg.direction is Direction.BACKWARD and rulings.chase.step_back is StepBack.REFUSED:
        raise StepBackError


def step_price(person: Participant) -> int:
    """Return the actions for going one way: 1, or none on a run at full speed (4.1, 9.3)."""
    return 1 if person.pedal is None else 0


def step(person: Participant, legs: tuple[Leg, ...]) -> Participant:
    """Return the participant after walking ways without obstacles, 1 action each (4.1).

    Raises:
        NoActionsLeftError: There are not as many actions.
        StandsError: That one stood still for a shot.
    """
    refuse_standing(person)
    if person.pedal is not None:
        moved = run_on(on_the_move(person), len(legs))
        return replace(moved, place=legs[-1].place, prepared=None)
    _refuse_unpaid(person, len(legs))
    return replace(spend(on_the_move(person), len(legs)), place=legs[-1].place)


def crossing_price(person: Participant, caution: int) -> int:
    """Return the actions for crossing and for bonus dice, 1 each (5.3, 5.4).

    Raises:
        CautionError: More than two bonus dice, or fewer than none.
    """
    if not 0 <= caution <= MOST_CAUTION:
        raise CautionError(caution)
    return step_price(person) + caution


def pay_crossing(person: Participant, caution: int) -> Participant:
    """Return the participant after paying for a crossing, before the roll.

    Dice that were bought ahead are used up by it: count them before.

    Raises:
        CautionError: More than two bonus dice.
        NoActionsLeftError: There are not as many actions.
        StandsError: That one stood still for a shot.
    """
    price = crossing_price(person, caution)
    refuse_standing(person)
    _refuse_unpaid(person, price)
    return replace(spend(on_the_move(person), price), pedal=person.pedal)


def refuse_standing(person: Participant) -> None:
    """Refuse a move of who stood still for a shot this round (9.5).

    Raises:
        StandsError: That one did.
    """
    if person.deeds.stance is Stance.STOOD:
        raise StandsError(person.name)


def on_the_move(person: Participant) -> Participant:
    """Return somebody who has moved this round, and does not stand still for a shot (9.5)."""
    return replace(person, deeds=replace(person.deeds, stance=Stance.MOVED))


def prepare(person: Participant, leg: Leg, dice: int, rulings: Rulings) -> Participant:
    """Return the participant after buying bonus dice for crossing a way in a later round (Q3).

    The dice are tied to the way, add to those bought for it before, and are lost with the next
    action that is spent on anything else.

    Raises:
        PrepareError: The ruling has them bought with the crossing only.
        CautionError: More than two dice in all, or none.
        NoActionsLeftError: There are not as many actions.
    """
    if rulings.chase.caution is Caution.IN_HAND:
        raise PrepareError
    in_all = person.prepared_for(leg.edge) + dice
    if dice < 1 or in_all > MOST_CAUTION:
        raise CautionError(in_all)
    _refuse_unpaid(person, dice)
    return replace(spend(person, dice), prepared=Prepared(edge=leg.edge, dice=in_all))


def cross_hazard(
    person: Participant, leg: Leg, *, passed: bool, loss: int, rulings: Rulings
) -> Crossing:
    """Return what a hazard did to somebody who has paid for crossing it.

    Arrival is sure; a failure costs `loss` actions more, the 1D3 that was rolled (5.5-5.7).
    By the ruling the crossing counts towards it. A run at full speed ends with a failure (9.3).
    """
    arrived = replace(person, place=leg.place)
    if passed:
        return Crossing(person=run_on(arrived, 1), arrived=True)
    arrived = run_ended(arrived)
    in_all = rulings.chase.failed_hazard is FailedHazard.IN_ALL
    lost = max(0, loss - 1) if in_all else loss
    return Crossing(person=lose(arrived, lost), arrived=True, lost=lost, ruling=FAILED_RULING)


def cross_barrier(person: Participant, leg: Leg, *, passed: bool) -> Crossing:
    """Return what a barrier did to somebody who has paid for trying it.

    Success includes the step (Q9); after a failure one just stays (6.1, 6.2).
    """
    if not passed:
        return Crossing(person=run_ended(person), arrived=False)
    return Crossing(person=run_on(replace(person, place=leg.place), 1), arrived=True)


def obstacle(
    track: Track, leg: Leg, who: EntityId | None = None, *, flies: bool = False
) -> Hazard | Barrier:
    """Return what lies on a way, for somebody.

    Raises:
        NoObstacleError: Nothing does.
    """
    met = lying(track.edges[leg.edge], leg.direction, who, flies=flies)
    if met is None:
        raise NoObstacleError
    return met


def lying(
    edge: Edge, direction: Direction, who: EntityId | None, *, flies: bool
) -> Hazard | Barrier | None:
    """Return what somebody meets along a way, or None; fliers meet nothing to climb or jump (9.11).

    Args:
        edge: The way.
        direction: Along it or back.
        who: Who, for whom a moving hazard counts once a round.
        flies: Whether that one flies.
    """
    met = edge.met(direction, who)
    if met is not None and flies and met.skills and set(met.skills) <= _FLOWN_OVER:
        return None
    return met


def other_price(person: Participant, rulings: Rulings) -> int | None:
    """Return the actions that a spell, a lock or another act takes; None: ask (3.10, 3.13, Q12)."""
    match rulings.chase.other_action_price:
        case OtherPrice.ONE:
            return 1
        case OtherPrice.NONE:
            return 0
        case OtherPrice.WHOLE_ROUND:
            return max(1, person.granted)
        case OtherPrice.ASK:
            return None


def act_otherwise(person: Participant, price: int) -> Participant:
    """Return the participant after something else that takes time (3.10, 3.13).

    Raises:
        NoActionsLeftError: There are not as many actions.
    """
    _refuse_unpaid(person, price)
    return spend(person, price)


def _refuse_unpaid(person: Participant, price: int) -> None:
    if person.left < price:
        raise NoActionsLeftError(person.name, price, person.left)
