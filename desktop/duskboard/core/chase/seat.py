"""Where somebody sits in a vehicle, and a run at full speed (rules/chase.md 9.3, 9.4)."""

from dataclasses import dataclass

from duskboard.core.chase.speed import LEAST_MOV
from duskboard.core.identity import EntityId

LEAST_REACH = 2
"""At full speed a vehicle covers at least so many places for one action (9.3)."""
MOST_REACH = 5
"""And at most so many (9.3)."""
PASSENGER_ACTS = 1
"""A passenger has one act a round, and no movement (9.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A seat in a vehicle.

    Attributes:
        vehicle: The vehicle.
        drives: Whether this one drives; everybody else aboard is a passenger.
        foot_mov: MOV by the own body, before any speed roll; it counts again after getting out.
    """

    vehicle: EntityId
    drives: bool
    foot_mov: int

    def __post_init__(self) -> None:
        """Refuse a MOV that cannot be.

        Raises:
            ValueError: It is below 1.
        """
        if self.foot_mov < LEAST_MOV:
            msg = f"Seat.foot_mov is below {LEAST_MOV}: {self.foot_mov}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pedal:
    """A run at full speed that was declared and paid, and goes on until it is over (9.3).

    Attributes:
        reach: The places that were declared, 2 to 5.
        gone: The places covered of these.
        penalty: Penalty dice on every hazard that is met on it.
    """

    reach: int
    gone: int = 0
    penalty: int = 0

    def __post_init__(self) -> None:
        """Refuse a run that nobody can have declared.

        Raises:
            ValueError: The reach is out of bounds, more is gone than that, or dice are below 0.
        """
        if not LEAST_REACH <= self.reach <= MOST_REACH:
            msg = f"Pedal.reach is not within {LEAST_REACH} to {MOST_REACH}: {self.reach}"
            raise ValueError(msg)
        if not 0 <= self.gone <= self.reach or self.penalty < 0:
            msg = f"Pedal.gone or penalty is out of bounds: {self.gone} {self.penalty}"
            raise ValueError(msg)

    @property
    def left(self) -> int:
        """The places that may still be covered."""
        return self.reach - self.gone
