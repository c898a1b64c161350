"""Vehicles: Build, condition, who is aboard (rules/chase.md 7.5, 7.6, 9.4, 10.3, 10.4).

Who sits in a vehicle stands with the people (`Participant.seat`), so that nobody can sit in two;
the functions here gather them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.skill import SkillId
from duskboard.core.chase.speed import LEAST_MOV
from duskboard.core.identity import EntityId

LEAST_BUILD = 0.5
"""The Build of a bicycle, the only one that is no whole number (10.3, Q11)."""
USUAL_TYRES = 4
"""The tyres of a car."""
IMPAIRED_PENALTY = 1
"""Penalty dice on every driving roll of an impaired vehicle (10.4)."""


class Condition(StrEnum):
    """What a vehicle is still good for (10.4).

    Stalled: worn down to nothing bit by bit, it rolls to a stop. Destroyed: one blow took all.
    """

    SOUND = "sound"
    IMPAIRED = "impaired"
    STALLED = "stalled"
    DESTROYED = "destroyed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Vehicle:
    """Something to ride, drive, fly or steer.

    Attributes:
        name: What it is called.
        mov: MOV before the driver's speed roll.
        build: Build now; 0 for a wreck.
        full_build: Build when whole, at least a half; whole numbers above.
        armour: What it takes off harm to those inside.
        seats: How many may be aboard, the driver among them.
        skill: What it is driven with, a `SkillId` or a word of the table's own.
        place: Where it stands, with all who are aboard, or None for not on the track.
        tyres: Its tyres when whole; 0 for a boat, a horse or tracks.
        burst: How many of these are burst.
        is_destroyed: Whether a single blow took all of it, rather than one after the other.
        is_helped: Whether a passenger's help takes a penalty die off the next run at full speed.
    """

    name: str
    mov: int
    build: float
    full_build: float
    armour: int = 0
    seats: int = 1
    skill: str = SkillId.DRIVE
    place: EntityId | None = None
    tyres: int = USUAL_TYRES
    burst: int = 0
    is_destroyed: bool = False
    is_helped: bool = False

    def __post_init__(self) -> None:
        """Refuse a vehicle that cannot be.

        Raises:
            ValueError: A text is blank, or a number is out of bounds.
        """
        if not self.name.strip() or not self.skill.strip():
            msg = f"Vehicle.name or skill is blank: {self.name!r} {self.skill!r}"
            raise ValueError(msg)
        if self.mov < LEAST_MOV or self.seats < 1 or self.armour < 0:
            msg = f"Vehicle.mov, seats or armour is too low: {self.mov} {self.seats} {self.armour}"
            raise ValueError(msg)
        if self.full_build < LEAST_BUILD or not 0 <= self.build <= self.full_build:
            msg = f"Vehicle.build is not within 0 to full: {self.build} {self.full_build}"
            raise ValueError(msg)
        if any(build != LEAST_BUILD and build != int(build) for build in self._builds):
            msg = f"Vehicle.build is no whole number: {self.build} {self.full_build}"
            raise ValueError(msg)
        if not 0 <= self.burst <= self.tyres:
            msg = f"Vehicle.burst is not within 0 to its tyres: {self.burst}"
            raise ValueError(msg)
        if self.is_destroyed and self.build:
            msg = f"Vehicle.is_destroyed with Build left: {self.build}"
            raise ValueError(msg)

    @property
    def _builds(self) -> tuple[float, float]:
        return self.build, self.full_build

    @property
    def is_wreck(self) -> bool:
        """Whether it goes nowhere any more (10.4)."""
        return self.build == 0

    @property
    def is_impaired(self) -> bool:
        """Whether Build is at or below half of the full one, rounded down, and not gone (10.4)."""
        return 0 < self.build <= self.full_build // 2

    @property
    def condition(self) -> Condition:
        """What it is still good for (10.4)."""
        if self.is_wreck:
            return Condition.DESTROYED if self.is_destroyed else Condition.STALLED
        return Condition.IMPAIRED if self.is_impaired else Condition.SOUND

    @property
    def penalty(self) -> int:
        """Penalty dice on every driving roll: 1 while it is impaired (10.4)."""
        return IMPAIRED_PENALTY if self.is_impaired else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Damaged:
    """A vehicle after losing Build.

    Attributes:
        vehicle: It.
        lost: What it lost; never more than it had.
        before: Its condition before.
    """

    vehicle: Vehicle
    lost: float
    before: Condition

    @property
    def after(self) -> Condition:
        """Its condition now."""
        return self.vehicle.condition


def damaged(vehicle: Vehicle, build: int) -> Damaged:
    """Return a vehicle after one incident that takes so much Build (10.4).

    Whole before it and gone after it, it is destroyed; worn down, it stalls.

    Raises:
        ValueError: Less than nothing is lost.
    """
    if build < 0:
        msg = f"Build lost is below 0: {build}"
        raise ValueError(msg)
    left = max(0.0, vehicle.build - build)
    at_once = left == 0 and vehicle.build == vehicle.full_build
    after = replace(vehicle, build=left, is_destroyed=vehicle.is_destroyed or at_once)
    return Damaged(vehicle=after, lost=vehicle.build - left, before=vehicle.condition)


def wrecked(vehicle: Vehicle) -> Damaged:
    """Return a vehicle that is wrecked by a single incident, whatever Build it had (6.7, Q5)."""
    after = replace(vehicle, build=0, is_destroyed=True)
    return Damaged(vehicle=after, lost=vehicle.build, before=vehicle.condition)


def aboard(people: Mapping[EntityId, Participant], vehicle: EntityId) -> tuple[EntityId, ...]:
    """Return who sits in a vehicle, the driver first."""
    found = [
        (not one.seat.drives, key)
        for key, one in people.items()
        if one.seat is not None and one.seat.vehicle == vehicle
    ]
    return tuple(key for _, key in sorted(found, key=lambda each: each[0]))


def driver(people: Mapping[EntityId, Participant], vehicle: EntityId) -> EntityId | None:
    """Return who drives a vehicle, or None."""
    return next((key for key in aboard(people, vehicle) if people[key].drives), None)


def passengers(people: Mapping[EntityId, Participant], vehicle: EntityId) -> tuple[EntityId, ...]:
    """Return who rides along, by rank."""
    return tuple(key for key in aboard(people, vehicle) if not people[key].drives)
