"""What can be written on a vehicle, as values."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.identity import EntityId


class VehicleField(StrEnum):
    """A number or a word of a vehicle."""

    NAME = "name"
    MOV = "mov"
    BUILD = "build"
    ARMOUR = "armour"
    SEATS = "seats"
    TYRES = "tyres"
    SKILL = "skill"


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteVehicle:
    """A vehicle shall be otherwise.

    Attributes:
        vehicle_id: The vehicle.
        field: What of it.
        number: The number, where it is one; of tyres those that are whole.
        full: The full Build beside it, or all tyres.
        text: The words, where it is words.
    """

    vehicle_id: EntityId
    field: VehicleField
    number: float = 0
    full: float = 0
    text: str = ""
