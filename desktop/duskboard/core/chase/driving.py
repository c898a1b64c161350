"""Driving hard: full speed, a passenger's help, a driver who is hurt (rules/chase.md 9.3-9.6)."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.participant import Participant, spend
from duskboard.core.chase.rounds import ChaseError
from duskboard.core.chase.seat import LEAST_REACH, MOST_REACH, Pedal
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.dice import Expression, Handful

PEDAL_PRICE = 1
"""Actions for a run at full speed, however far it goes (9.3)."""
FAR_REACH = 4
"""From so many places on a run at full speed takes a penalty die more (9.3)."""
HELPING_SKILLS = (SkillId.SPOT, SkillId.NAVIGATE)
"""What helps a driver (9.4)."""


class Sight(StrEnum):
    """How far one sees at full speed, which bounds what can be declared (9.3)."""

    TOWN = "town"
    SUBURB = "suburb"
    OPEN_ROAD = "open-road"


SIGHT_DICE: Mapping[Sight, Expression] = MappingProxyType(
    {
        sight: Expression(handfuls=(Handful(count=1, sides=sides),))
        for sight, sides in ((Sight.TOWN, 3), (Sight.SUBURB, 6), (Sight.OPEN_ROAD, 10))
    }
)
"""How many places are in sight (9.3)."""


class DriverHurt(StrEnum):
    """What became of a driver: awake with a major wound, or not awake any more (9.6)."""

    WOUNDED = "wounded"
    UNCONSCIOUS = "unconscious"


class NotDrivingError(ChaseError):
    """This one drives no vehicle. Args: the name."""


class PassengerError(ChaseError):
    """A passenger does not move by themselves. Args: the name."""


class WreckError(ChaseError):
    """The vehicle goes nowhere any more. Args: its name."""


class ReachError(ChaseError):
    """A run at full speed covers 2 to 5 places. Args: the places asked for."""


class RunningOnError(ChaseError):
    """A run at full speed is declared and cannot be changed. Args: the name, the places left."""


class TooFewActionsError(ChaseError):
    """No action is left for it. Args: the name."""


def pedal_penalty(reach: int, *, is_helped: bool = False) -> int:
    """Return the penalty dice on every hazard of a run at full speed (9.3, 9.4).

    Raises:
        ReachError: The places are out of bounds.
    """
    if not LEAST_REACH <= reach <= MOST_REACH:
        raise ReachError(reach)
    return (1 if reach < FAR_REACH else 2) - is_helped


def declare_run(person: Participant, vehicle: Vehicle | None, reach: int) -> Participant:
    """Return a driver after declaring and paying a run at full speed (9.3).

    Raises:
        NotDrivingError: This one drives nothing.
        WreckError: The vehicle goes nowhere.
        RunningOnError: A run is on already.
        ReachError: The places are out of bounds.
        TooFewActionsError: No action is left.
    """
    if vehicle is None or not person.drives:
        raise NotDrivingError(person.name)
    if vehicle.is_wreck:
        raise WreckError(vehicle.name)
    if person.pedal is not None:
        raise RunningOnError(person.name, person.pedal.left)
    penalty = pedal_penalty(reach, is_helped=vehicle.is_helped)
    if person.left < PEDAL_PRICE:
        raise TooFewActionsError(person.name)
    return replace(spend(person, PEDAL_PRICE), pedal=Pedal(reach=reach, penalty=penalty))


def run_on(person: Participant, places: int) -> Participant:
    """Return somebody after covering places of a run; it is over when all are covered (9.3)."""
    if person.pedal is None:
        return person
    gone = min(person.pedal.reach, person.pedal.gone + places)
    is_over = gone == person.pedal.reach
    return replace(person, pedal=None if is_over else replace(person.pedal, gone=gone))


def run_ended(person: Participant) -> Participant:
    """Return somebody whose run at full speed is over, as at the first failed hazard (9.3)."""
    return person if person.pedal is None else replace(person, pedal=None)


def refuse_seated(person: Participant, vehicle: Vehicle | None) -> None:
    """Refuse a move to passengers, and to whoever sits in a wreck (9.4, 10.4).

    Raises:
        PassengerError: A passenger.
        WreckError: The vehicle goes nowhere any more.
    """
    if vehicle is None:
        return
    if person.is_passenger:
        raise PassengerError(person.name)
    if vehicle.is_wreck:
        raise WreckError(vehicle.name)


def driver_hurt(person: Participant, lost: int) -> DriverHurt | None:
    """Return what a loss of hit points, already taken off, makes of a driver, or None (9.6).

    A major wound is a loss of half the full hit points or more at one time; at none left nobody
    is awake. Where hit points are not known the keeper says.
    """
    left, full = person.vitals.hit_points, person.vitals.full_hit_points
    if not person.drives or lost < 1 or left is None:
        return None
    if left == 0:
        return DriverHurt.UNCONSCIOUS
    return DriverHurt.WOUNDED if full is not None and lost * 2 >= full else None
