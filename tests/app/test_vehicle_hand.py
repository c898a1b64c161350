"""What is written on a vehicle on screen becomes of it."""

from dataclasses import replace

import pytest

from duskboard.app.vehicle_hand import written
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.panels.vehicle_wish import VehicleField, WriteVehicle

SALOON = Vehicle(name="Saloon", mov=14, build=5, full_build=5, armour=2, seats=4)
WRECK = replace(SALOON, build=0, is_destroyed=True)


def wish(field: VehicleField, number: float = 0, full: float = 0, text: str = "") -> WriteVehicle:
    key = EntityId("car")
    return WriteVehicle(vehicle_id=key, field=field, number=number, full=full, text=text)


@pytest.mark.rule("chase 9.5")
def test_with_each_burst_tyre_goes_one_build_and_comes_back_with_it() -> None:
    burst = written(SALOON, wish(VehicleField.TYRES, 2, 4))
    assert (burst.burst, burst.tyres, burst.build) == (2, 4, 3)
    assert written(burst, wish(VehicleField.TYRES, 4, 4)) == SALOON
    all_gone = written(replace(SALOON, build=1), wish(VehicleField.TYRES, 0, 4))
    assert (all_gone.burst, all_gone.build, all_gone.is_destroyed) == (4, 0, False)
    more = written(SALOON, wish(VehicleField.TYRES, 6, 6))
    assert (more.tyres, more.burst, more.build) == (6, 0, 5)


def test_a_wreck_that_is_given_build_is_none_any_more() -> None:
    assert written(WRECK, wish(VehicleField.BUILD, 2, 5)) == replace(SALOON, build=2)
    assert written(WRECK, wish(VehicleField.BUILD, 0, 7)) == replace(WRECK, full_build=7)


def test_words_and_numbers_are_written() -> None:
    assert written(SALOON, wish(VehicleField.NAME, text="Hearse")).name == "Hearse"
    assert written(SALOON, wish(VehicleField.SKILL, text="pilot")).skill == "pilot"
    assert written(SALOON, wish(VehicleField.MOV, 16)).mov == 16
    assert written(SALOON, wish(VehicleField.ARMOUR, 0)).armour == 0
    assert written(SALOON, wish(VehicleField.SEATS, 2)).seats == 2
