"""Forks and vehicles: their keys on the board, plates moved by hand, what there is to drive."""

from functools import partial

from duskboard.app.chase_march import MarchHand
from duskboard.app.desk import Desk
from duskboard.app.road_acts import forked, shifted
from duskboard.app.wiring.chase_menus import do_wish
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.panels.person_menu import PersonMenu
from duskboard.panels.road_menu import SpeedMenu


def wire_roads(desk: Desk, march: MarchHand) -> None:
    """Connect what the boards wish of forks and vehicles."""
    for track in (desk.chase_board.track, desk.setup_panel.track):
        _wire(desk, track, march)


def _wire(desk: Desk, track: TrackView, march: MarchHand) -> None:
    clerk, words = desk.clerk, desk.room.words

    def on_plate_move_requested(place: EntityId, along: int, across: int) -> None:
        clerk.do(lambda table: shifted(table, place, along, across))

    def on_letter_requested(letter: str, thing: EntityId) -> None:
        view = track.desk.view
        if view is None:
            return
        if letter == "F" and view.place(thing) is not None:
            clerk.do(lambda table: forked(table, thing, words))
            return
        vehicle, token = view.vehicle_of(thing), view.token(thing)
        menu: SpeedMenu | PersonMenu | None = None
        if letter == "F" and vehicle is not None and vehicle.driver == thing:
            menu = SpeedMenu(words, view, vehicle, track)
            menu.fill()
        elif letter == "K" and token is not None:
            menu = PersonMenu(words, view, token, track)
            menu.kinds = desk.vehicle_kinds()
            menu.fill_for_ride()
        if menu is not None:
            menu.chosen.connect(partial(do_wish, desk, track, march))
            menu.popup(track.point_of(thing))

    track.plate_move_requested.connect(on_plate_move_requested)
    track.letter_requested.connect(on_letter_requested)
