"""The vehicle on screen: which is shown, and what is written on it as acts at the table."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from duskboard.app.desk import Desk
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.identity import EntityId
from duskboard.panels.vehicle_wish import VehicleField, WriteVehicle
from duskboard.play.chase.boarding import edit_vehicle
from duskboard.table.board_view import BoardView

_WORDS = frozenset({VehicleField.NAME, VehicleField.SKILL})
"""What is written in words rather than numbers."""


class VehicleHand(QObject):
    """Holds which vehicle is shown: that of who was chosen last, or is in turn since."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._vehicle: EntityId | None = None
        self._active: EntityId | None = None

    def show(self, vehicle_id: EntityId) -> None:
        """Show a vehicle."""
        self._vehicle = vehicle_id
        self.refresh()

    def follow(self, thing: EntityId | None) -> None:
        """Show the vehicle that was chosen, or that of who was; nothing changes for others."""
        board = self._desk.board_model.board
        if board is None:
            return
        found = board.vehicle_of(thing) or board.vehicle(thing)
        if found is not None:
            self.show(found.vehicle_id)

    def follow_turn(self, board: BoardView | None) -> None:
        """Show the vehicle of who is in turn, when that is another one than before."""
        active = board.active if board is not None else None
        riding = board.vehicle_of(active) if board is not None else None
        if active != self._active and riding is not None:
            self._vehicle = riding.vehicle_id
        self._active = active
        if board is not None and board.vehicle(self._vehicle) is None:
            self._vehicle = next((one.vehicle_id for one in board.vehicles), None)
        self.refresh()

    def refresh(self) -> None:
        """Show what is so now."""
        self._desk.vehicle_panel.mirror(self._desk.board_model.board, self._vehicle)

    def write(self, wish: WriteVehicle) -> None:
        """Write a number or a word on a vehicle."""
        before = self._desk.clerk.table.value(wish.vehicle_id, Vehicle)
        if before is not None:
            after = written(before, wish)
            self._desk.clerk.do(lambda table: edit_vehicle(table, wish.vehicle_id, after))


def written(before: Vehicle, wish: WriteVehicle) -> Vehicle:
    """Return a vehicle after something was written on it.

    With each tyre that bursts goes one Build, and comes back with it (rules/chase.md 9.5).
    """
    if wish.field is VehicleField.BUILD:
        return _built(before, wish.number, wish.full)
    if wish.field is VehicleField.TYRES:
        burst = int(wish.full - wish.number)
        after = replace(before, tyres=int(wish.full), burst=burst)
        gone = before.build - (burst - before.burst)
        return _built(after, max(0.0, min(before.full_build, gone)), before.full_build)
    value: str | int = wish.text if wish.field in _WORDS else int(wish.number)
    changed: dict[str, Any] = {wish.field.value: value}
    return replace(before, **changed)


def _built(before: Vehicle, build: float, full: float) -> Vehicle:
    """Return a vehicle with another Build: one that has any is no wreck any more."""
    is_destroyed = before.is_destroyed and not build
    return replace(before, build=build, full_build=full, is_destroyed=is_destroyed)
