"""The vehicle dock: what rides who is chosen on the track, and what is written there."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt

from duskboard.app.chase_march import MarchHand
from duskboard.app.desk import Desk
from duskboard.app.vehicle_hand import VehicleHand
from duskboard.app.wiring.chase_menus import do_wish
from duskboard.core.identity import EntityId
from duskboard.windows.workspace import DockName


def wire_vehicle(desk: Desk, march: MarchHand, show_dock: Callable[[str], None]) -> None:
    """Connect the vehicle dock; `show_dock` brings it to the front."""
    board, tracks, panel = desk.chase_board, desk.track_list, desk.vehicle_panel
    held = VehicleHand(desk, panel)

    def on_sheet_requested(thing: EntityId) -> None:
        view = desk.board_model.board
        if view is None or view.vehicle(thing) is None:
            return
        held.show(thing)
        show_dock(DockName.VEHICLE)
        panel.take_keyboard()

    def on_left() -> None:
        board.track.setFocus(Qt.FocusReason.OtherFocusReason)

    for source in (board.track, desk.setup_panel.track, tracks):
        source.sheet_requested.connect(on_sheet_requested)
    board.selected.connect(held.follow)
    tracks.selected.connect(held.follow)
    desk.board_model.board_changed.connect(held.follow_turn)
    panel.written.connect(held.write)
    panel.chosen.connect(held.show)
    panel.left.connect(on_left)
    panel.wished.connect(partial(do_wish, desk, board.track, march))
    held.follow_turn(desk.board_model.board)
