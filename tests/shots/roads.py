"""A chase by car over a track that forks, drawn for looking at."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtGui import QPixmap
from tests.shots.sitting import LARGE, Sitting

from duskboard.app.chase_acts import wished
from duskboard.core.identity import EntityId
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicPage


def the_roads(sitting: Sitting) -> Iterator[tuple[str, QPixmap]]:
    """A fork with two cars, one of them impaired, at the game master's and for the players."""
    desk = sitting.evening.desk
    sitting.evening.window.workspaces.select("chase")
    sitting.resize(LARGE)

    def do(verb: ChaseVerb, thing: EntityId, value: object = None) -> None:
        wish = ChaseWish(verb=verb, thing=thing, value=value)
        words, dice = desk.room.words, desk.room.dice
        desk.clerk.do(lambda table: wished(table, wish, words, dice))

    view = desk.board_model.board
    if view is None:
        return
    do(ChaseVerb.FORK, view.places[3].place_id)
    cars = desk.vehicle_kinds()[0][1]
    for token, car in zip(view.tokens, (cars[1], cars[5], cars[0]), strict=False):
        do(ChaseVerb.VEHICLE, token.person_id, replace(car))
    driven = desk.board_model.board
    for vehicle in driven.vehicles if driven is not None else ():
        do(ChaseVerb.SEE, vehicle.vehicle_id, Visibility.SHOWN)
    if driven is not None and driven.vehicles:
        do(ChaseVerb.BUILD, driven.vehicles[0].vehicle_id, 2)
    sitting.rest()
    yield "chase-roads", sitting.picture()
    sitting.show_players(PublicPage.CHASE)
    yield "players-roads", sitting.evening.players.grab()
