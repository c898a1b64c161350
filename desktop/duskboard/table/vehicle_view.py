"""Vehicles of a chase to draw: Build, who is aboard, where they stand."""

from collections.abc import Mapping
from dataclasses import dataclass

from duskboard.core.chase.participant import Participant
from duskboard.core.chase.vehicle import Condition, Vehicle, aboard
from duskboard.core.identity import EntityId
from duskboard.table.entity import Entity, Visibility


@dataclass(frozen=True, slots=True, kw_only=True)
class VehicleView:
    """A vehicle to draw.

    Attributes:
        vehicle_id: The vehicle.
        name: Its name, or None where players see a stranger's.
        aboard: Who sits in it, the driver first.
        has_driver: Whether the first of these drives.
        place_id: Where it stands, or None.
        build: Build now, or None where players may not know.
        full_build: Build when whole.
        condition: What it is still good for.
        mov: MOV; None where players may not know.
        armour: Armour for those inside; None where players may not know.
        seats: How many may be aboard.
        tyres: Its tyres when whole.
        burst: How many of these are burst.
        skill: What it is driven with; "" where players see it.
        is_helped: Whether a passenger's help waits for the next run at full speed.
        visibility: What players may know.
    """

    vehicle_id: EntityId
    name: str | None
    aboard: tuple[EntityId, ...]
    has_driver: bool
    place_id: EntityId | None
    build: float | None
    full_build: float
    condition: Condition
    mov: int | None
    armour: int | None
    seats: int
    tyres: int
    burst: int
    skill: str
    is_helped: bool
    visibility: Visibility

    @property
    def driver(self) -> EntityId | None:
        """Who drives it, or None."""
        return self.aboard[0] if self.has_driver else None

    @property
    def carrier(self) -> EntityId | None:
        """Whose token stands for it on the board: the driver's, or else the first passenger's."""
        return self.aboard[0] if self.aboard else None


def seen_vehicle(entity: Entity, people: Mapping[EntityId, Participant]) -> VehicleView:
    """Return a vehicle as the game master sees it."""
    vehicle = entity.value
    if not isinstance(vehicle, Vehicle):
        msg = f"not a vehicle: {entity.entity_id}"
        raise TypeError(msg)
    riding = aboard(people, entity.entity_id)
    return VehicleView(
        vehicle_id=entity.entity_id,
        name=vehicle.name,
        aboard=riding,
        has_driver=bool(riding) and people[riding[0]].drives,
        place_id=vehicle.place,
        build=vehicle.build,
        full_build=vehicle.full_build,
        condition=vehicle.condition,
        mov=vehicle.mov,
        armour=vehicle.armour,
        seats=vehicle.seats,
        tyres=vehicle.tyres,
        burst=vehicle.burst,
        skill=vehicle.skill,
        is_helped=vehicle.is_helped,
        visibility=entity.visibility,
    )


def ridden_name(person: Participant, vehicles: Mapping[EntityId, Vehicle]) -> str:
    """Return the name of what somebody sits in; "" for who is on foot."""
    vehicle = vehicles.get(person.seat.vehicle) if person.seat is not None else None
    return vehicle.name if vehicle is not None else ""
