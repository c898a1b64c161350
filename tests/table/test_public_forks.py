"""What players see of a track that forks, and of vehicles: nothing that is hidden shows."""

from collections.abc import Iterable

from tests.play.chase.roads import BACK_WAY, CAR, LANE, LANE_WAY, LORRY, YARD, YARD_WAY, roads
from tests.play.chase.scenes import EDDA, FINN, HOB, PLACES, TOM, done, laid
from tests.play.chase.test_boarding import turn_of

from duskboard.core.chase.vehicle import Condition
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.chase.boarding import get_out
from duskboard.play.chase.colliding import say_build
from duskboard.play.chase.forking import join_ways
from duskboard.play.chase.moving import move
from duskboard.play.chase.overruling import overrule_move
from duskboard.play.chase.running import start_chase
from duskboard.play.visibility import set_visibility
from duskboard.table.board_view import BoardView
from duskboard.table.entity import Visibility
from duskboard.table.public_board import public_board, reveals_board
from duskboard.table.table import Table

HIDDEN, SHOWN = Visibility.HIDDEN, Visibility.SHOWN


def seen(table: Table) -> BoardView:
    board = public_board(table)
    assert board is not None
    return board


def with_hidden(table: Table, keys: Iterable[EntityId]) -> Table:
    for key in keys:
        table = done(table, set_visibility(table, key, HIDDEN))
    return table


def ways(board: BoardView) -> set[tuple[str, str]]:
    return {(way.start_id, way.end_id) for way in board.ways}


def test_players_see_both_ways_of_a_fork_that_is_shown() -> None:
    board = seen(roads())
    rows = {place.name: place.row for place in board.places}
    assert (rows["Cooper’s lane"], rows["Back lane"], rows["Net lane"]) == (-1, 1, 0)
    assert {place.label for place in board.places} == {""}
    assert {place.away for place in board.places} == {None}


def test_a_hidden_way_of_a_fork_does_not_show_at_all() -> None:
    table = with_hidden(roads(), (LANE, YARD, LANE_WAY, YARD_WAY, BACK_WAY))
    plain = roads(is_forked=False)
    assert [place.name for place in seen(table).places] == [
        place.name for place in seen(plain).places
    ]
    assert ways(seen(table)) == ways(seen(plain))
    assert not seen(table).is_forked
    assert not reveals_board(seen(plain), seen(table))
    half = with_hidden(roads(), (YARD, YARD_WAY, BACK_WAY))
    names = [place.name for place in seen(half).places]
    assert ("Back lane" in names, names.count(None)) == (True, 1)  # it leads on, nobody knows how


def test_both_ways_hidden_are_one_question_mark() -> None:
    keys = (LANE, YARD, PLACES[3], PLACES[4])
    table = done(roads(), overrule_move(roads(), EDDA, PLACES[6]))
    board = seen(with_hidden(table, keys))
    assert [place.name for place in board.places] == [
        "Ferry steps", "Fish market", "Net lane", None, "Chapel yard", "Tram depot", "Night tram",
    ]  # fmt: skip
    assert not board.is_forked


def test_a_hidden_way_shows_as_a_question_mark_once_somebody_known_is_there() -> None:
    table = with_hidden(roads(), (LANE, YARD, LANE_WAY, YARD_WAY, BACK_WAY))
    table = done(table, overrule_move(table, HOB, YARD))
    board = seen(table)
    hob = board.token(HOB)
    assert hob is not None
    place = board.place(hob.place_id)
    assert place is not None
    assert (place.name, place.visibility) == (None, Visibility.MASKED)
    assert (PLACES[2], place.place_id) in ways(board)
    gone = with_hidden(table, [HOB])
    assert None not in {one.name for one in seen(gone).places}


def test_a_secret_way_between_places_that_are_known_does_not_show() -> None:
    table = laid(6)
    secret = done(table, join_ways(table, PLACES[1], PLACES[4], EntityId("tunnel")))
    assert ways(seen(secret)) == ways(seen(table))
    shown = done(secret, set_visibility(secret, EntityId("tunnel"), SHOWN))
    assert (PLACES[1], PLACES[4]) in ways(seen(shown))
    bow = next(way for way in seen(shown).ways if way.end_id == PLACES[4] and way.bow is not None)
    assert bow.bow == -1


def test_players_see_a_vehicle_and_its_condition_but_no_numbers() -> None:
    table = roads()
    car = seen(done(table, say_build(table, CAR, 2))).vehicle(CAR)
    assert car is not None
    assert (car.name, car.build, car.mov, car.armour, car.skill) == ("Saloon", None, None, None, "")
    assert (car.condition, car.aboard, car.has_driver) == (Condition.IMPAIRED, (EDDA, TOM), True)
    masked = done(table, set_visibility(table, CAR, Visibility.MASKED))
    stranger = seen(masked).vehicle(CAR)
    assert stranger is not None
    assert (stranger.name, stranger.condition) == (None, Condition.SOUND)


def test_a_hidden_vehicle_and_hidden_people_aboard_do_not_show() -> None:
    table = with_hidden(roads(), (CAR, FINN))
    board = seen(table)
    assert [one.vehicle_id for one in board.vehicles] == [LORRY]
    lorry = board.vehicle(LORRY)
    assert lorry is not None
    assert (lorry.aboard, lorry.has_driver) == ((), False)
    unknown = with_hidden(roads(), (EDDA, CAR, TOM))
    begun = turn_of(done(unknown, start_chase(unknown, ScriptedDice([]))), EDDA)
    moved = done(begun, move(begun, EDDA, PLACES[5]))
    assert seen(moved) == seen(begun)
    on_foot = done(begun, get_out(begun, TOM))
    assert seen(on_foot) == seen(begun)
